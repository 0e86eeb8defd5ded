#include "workbench/common/mnemonics.h"

#include "workbench/common/plain_text.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QEvent>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QWidgetAction>
#include <functional>
#include <vector>

namespace talweg {

namespace {

/// An element with a text in which a mnemonic can be marked.
struct Entry {
    QString text;
    std::function<void(const QString&)> setText;
};

/// The mnemonic marked in a text; null if there is none.
QChar markedIn(const QString& text) {
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar() : QChar(static_cast<char16_t>(keys[0].key())).toUpper();
}

/// The positions in a text that can be marked, best first: starts of words, then other letters and digits.
std::vector<qsizetype> placesIn(const QString& text) {
    const qsizetype end = text.indexOf(u'\t') < 0 ? text.size() : text.indexOf(u'\t');
    std::vector<qsizetype> starts, others;
    for (qsizetype i = 0; i < end; ++i) {
        if (!text[i].isLetterOrNumber()) continue;
        const bool start = i == 0 || !text[i - 1].isLetterOrNumber();
        (start ? starts : others).push_back(i);
    }
    starts.insert(starts.end(), others.begin(), others.end());
    return starts;
}

/// Assigns a unique letter to each text while there are enough letters. The remaining texts share letters:
/// pressing a shared letter moves from one text to the next.
class Letters {
public:
    Letters(const std::vector<Entry>& entries, const QSet<QChar>& taken)
        : m_entries(entries), m_taken(taken) {}

    void give(std::size_t entry) {
        QSet<QChar> tried = m_taken;
        if (give(entry, tried)) return;
        const std::vector<qsizetype> places = placesIn(m_entries[entry].text);
        if (!places.empty()) m_places[entry] = places.front();
    }
    void write() const {
        for (auto place = m_places.begin(); place != m_places.end(); ++place)
            m_entries[place.key()].setText(QString(m_entries[place.key()].text).insert(place.value(), u'&'));
    }

private:
    /// Assigns a free letter, or the letter of another entry that can be given a different one. Returns
    /// whether it succeeded.
    bool give(std::size_t entry, QSet<QChar>& tried) {
        const QString& text = m_entries[entry].text;
        const std::vector<qsizetype> places = placesIn(text);
        for (const bool free : {true, false})
            for (const qsizetype place : places) {
                const QChar letter = text[place].toUpper();
                if (tried.contains(letter) || (free && m_owners.contains(letter))) continue;
                tried << letter;
                if (m_owners.contains(letter) && !give(m_owners[letter], tried)) continue;
                m_owners[letter] = entry;
                m_places[entry] = place;
                return true;
            }
        return false;
    }

    const std::vector<Entry>& m_entries;
    QSet<QChar> m_taken;
    QHash<QChar, std::size_t> m_owners;
    QHash<std::size_t, qsizetype> m_places;
};

/// Assigns mnemonics to entries without one, and to entries whose mnemonic an earlier entry already uses.
void mark(std::vector<Entry> entries) {
    static const QRegularExpression singleMark(QStringLiteral("(?<!&)&(?!&)"));
    QSet<QChar> taken;
    for (Entry& entry : entries) {
        const QChar letter = markedIn(entry.text);
        if (taken.contains(letter)) entry.text.remove(singleMark);
        if (!letter.isNull()) taken << letter;
    }
    Letters letters(entries, taken);
    for (std::size_t entry = 0; entry < entries.size(); ++entry)
        if (markedIn(entries[entry].text).isNull()) letters.give(entry);
    letters.write();
}

void markMenu(const QMenu& menu) {
    std::vector<Entry> entries;
    for (QAction* action : menu.actions())
        if (!action->isSeparator() && !qobject_cast<QWidgetAction*>(action))
            entries.push_back({action->text(), [action](const QString& text) { action->setText(text); }});
    mark(entries);
}

void markDialog(const QDialog& dialog) {
    std::vector<Entry> entries;
    for (QLabel* label : dialog.findChildren<QLabel*>())
        if (label->buddy() && !Qt::mightBeRichText(label->text()))
            entries.push_back({label->text(), [label](const QString& text) { label->setText(text); }});
    for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (!button->text().isEmpty())
            entries.push_back({button->text(), [button](const QString& text) { button->setText(text); }});
    mark(entries);
}

} // namespace

QAction* addHeading(QMenu& menu, const QString& text) {
    auto* label = new QLabel(text, &menu);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", "heading");
    label->setContentsMargins(10, 6, 10, 3);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(label);
    action->setText(menuText(text));
    action->setEnabled(false);
    menu.addAction(action);
    return action;
}

bool Mnemonics::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        if (const auto* menu = qobject_cast<QMenu*>(watched)) markMenu(*menu);
        if (const auto* dialog = qobject_cast<QDialog*>(watched)) markDialog(*dialog);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace talweg
