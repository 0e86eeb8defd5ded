#pragma once

#include "cut_words.h"
#include "workbench/common/plain_text.h"

#include <QAction>
#include <QGroupBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QTranslator>

namespace talweg::tests {

/// A pseudo-translation: the text in accented letters, 40 % longer and between the marks ⟦ and ⟧.
/// Placeholders of arguments, HTML tags and entities stay unchanged.
inline QString pseudo(const QString& english) {
    static const QRegularExpression kept("<[^>]*>|&[a-z]+;|%L?\\d|%n");
    static const QString plain = "aceinosuyzACEINOSUYZ", accented = "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ";
    QString text;
    qsizetype letters = 0, from = 0;
    const auto accent = [&](const QString& part) {
        for (const QChar letter : part) {
            const qsizetype at = plain.indexOf(letter);
            text += at < 0 ? letter : accented[at];
            letters += letter.isLetter();
        }
    };
    for (auto it = kept.globalMatch(english); it.hasNext();) {
        const auto match = it.next();
        accent(english.mid(from, match.capturedStart() - from));
        text += match.captured();
        from = match.capturedEnd();
    }
    accent(english.mid(from));
    static const QString more = "łőñgér ", end = "⟧";
    QString longer;
    while (longer.size() < 2 * letters / 5)
        longer += more[longer.size() % more.size()];
    return "⟦" + text + (longer.isEmpty() ? QString() : ' ' + longer.trimmed()) + end;
}

class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        static const QRegularExpression keys("^((Ctrl|Alt|Shift|Meta)\\+)*(F?\\d+|\\S|[A-Z][a-z]+)$");
        const QString english = QString::fromUtf8(text);
        const bool isKey = qstrcmp(context, "QShortcut") == 0
                           || (english.contains('+') && keys.match(english).hasMatch())
                           || QRegularExpression("^F\\d+$").match(english).hasMatch();
        return english.isEmpty() || isKey ? english : pseudo(english);
    }
};

/// The part of a text that is not between marks.
inline QString outsideMarks(const QString& text) {
    QString outside;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == u'⟦') ++depth;
        if (depth == 0) outside += letter;
        if (letter == u'⟧') --depth;
    }
    return outside;
}

/// Whether a text contains words that are not translated. These have at least four letters; symbols, units
/// and ids are shorter.
inline bool isUntranslated(const QString& text, const QStringList& names) {
    QString left =
        outsideMarks(Qt::mightBeRichText(text) ? QString(text).remove(QRegularExpression("<[^>]*>")) : text);
    for (const QString& name : names)
        left.remove(name);
    return left.contains(QRegularExpression("\\p{L}{4,}"));
}

/// All texts that a widget shows.
inline QStringList textsOf(const QWidget& widget) {
    QStringList texts{widget.toolTip()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts << button->text();
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) texts << box->title();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) texts << line->placeholderText();
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
        for (int tab = 0; tab < bar->count(); ++tab)
            texts << bar->tabText(tab);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int entry = 0; entry < box->count(); ++entry)
            texts << box->itemText(entry);
    if (const auto* table = qobject_cast<const QTableView*>(&widget); table && table->model())
        for (int column = 0; column < table->model()->columnCount(); ++column)
            texts << table->model()->headerData(column, Qt::Horizontal).toString();
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip();
    return texts;
}

/// Whether a table has cells, and the tool tip of each is its whole text.
inline bool tipsRepeat(const QAbstractItemModel& model) {
    if (model.rowCount() == 0) return false;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            if (withoutMarks(cell.data(Qt::ToolTipRole).toString()) != cell.data().toString()) return false;
        }
    return true;
}

/// Whether a widget that is too narrow for its text shows all of it elsewhere. Tabs of panes and cells do so
/// in tool tips, boxes of a tool bar in their lists.
inline bool showsRest(const QWidget& widget) {
    if (const auto* table = qobject_cast<const QTableView*>(&widget)) return tipsRepeat(*table->model());
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab)
            if (bar->tabToolTip(tab) != bar->tabText(tab).remove(u'&')) return false;
        return bar->elideMode() != Qt::ElideNone;
    }
    return qobject_cast<const QComboBox*>(&widget) && !widget.toolTip().isEmpty();
}

/// Visible widgets whose texts are cut off and not shown elsewhere.
inline QStringList cutOffIn(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString words = widget->isVisible() && !showsRest(*widget) ? cut(*widget) : QString();
        if (!words.isEmpty())
            found << QStringLiteral("%1 %2 of %3 by %4: %5")
                         .arg(widget->metaObject()->className(), widget->objectName())
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(words);
    }
    return found;
}

} // namespace talweg::tests
