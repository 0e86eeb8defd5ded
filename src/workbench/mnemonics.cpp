#include "workbench/mnemonics.h"

#include "workbench/plain_text.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QEvent>
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

/// Something with a text that can mark a letter.
struct Entry {
    QString text;
    std::function<void(const QString&)> setText;
};

/// The letter a text marks; null where it marks none.
QChar markedIn(const QString& text) {
    const QKeySequence keys = QKeySequence::mnemonic(text);
    return keys.isEmpty() ? QChar() : QChar(static_cast<char16_t>(keys[0].key())).toUpper();
}

/// Where in a text a free letter is best marked: at the start of a word, otherwise anywhere; -1 where none
/// is.
qsizetype placeFor(const QString& text, const QSet<QChar>& taken) {
    const qsizetype end = text.indexOf(u'\t') < 0 ? text.size() : text.indexOf(u'\t');
    qsizetype anywhere = -1;
    for (qsizetype i = 0; i < end; ++i) {
        const bool isFree = text[i].isLetterOrNumber() && !taken.contains(text[i].toUpper());
        if (isFree && (i == 0 || !text[i - 1].isLetterOrNumber())) return i;
        if (isFree && anywhere < 0) anywhere = i;
    }
    return anywhere;
}

/// Entries that mark no letter of their own, or one that an earlier entry marks, get a free one.
void mark(std::vector<Entry> entries) {
    static const QRegularExpression singleMark(QStringLiteral("(?<!&)&(?!&)"));
    QSet<QChar> taken;
    for (Entry& entry : entries) {
        const QChar letter = markedIn(entry.text);
        if (taken.contains(letter)) entry.text.remove(singleMark);
        if (!letter.isNull()) taken << letter;
    }
    for (const Entry& entry : entries) {
        if (!markedIn(entry.text).isNull()) continue;
        const qsizetype place = placeFor(entry.text, taken);
        if (place < 0) continue;
        taken << entry.text[place].toUpper();
        entry.setText(QString(entry.text).insert(place, u'&'));
    }
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
