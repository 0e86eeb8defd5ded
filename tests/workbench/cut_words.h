#pragma once

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace talweg::tests {

/// The text of a widget that is cut off; empty if none is.
inline QString cut(const QLabel& label) {
    if (label.text().isEmpty()) return {};
    const QSize wanted = label.wordWrap() ? QSize(0, label.heightForWidth(label.width())) : label.sizeHint();
    return wanted.width() > label.width() || wanted.height() > label.height() ? label.text() : QString();
}

inline QString cut(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool words =
        !button.text().isEmpty() && (!tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly);
    return words && button.sizeHint().width() > button.width() ? button.text() : QString();
}

inline QString cut(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const QRect room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) > room.width() ? box.currentText()
                                                                                 : QString();
}

/// Checks the headings and cells of visible columns.
inline QString cut(const QTableView& table) {
    const QAbstractItemModel& model = *table.model();
    for (int column = 0; column < model.columnCount(); ++column) {
        if (table.isColumnHidden(column)) continue;
        const int width = table.columnWidth(column);
        if (table.horizontalHeader()->isVisible()
            && table.horizontalHeader()->sectionSizeHint(column) > width)
            return model.headerData(column, Qt::Horizontal).toString();
        for (int row = 0; row < std::min(model.rowCount(), 40); ++row) {
            const QModelIndex index = model.index(row, column);
            if (table.itemDelegate()->sizeHint({}, index).width() > width) return index.data().toString();
        }
    }
    return {};
}

inline QString cut(const QTabBar& bar) {
    for (int tab = 0; tab < bar.count(); ++tab) {
        const int words = bar.fontMetrics().horizontalAdvance(bar.tabText(tab));
        if (bar.isTabVisible(tab)
            && (words > bar.tabRect(tab).width() || bar.tabRect(tab).right() > bar.width()))
            return bar.tabText(tab);
    }
    return {};
}

inline QString cut(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return cut(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        if (button->objectName() == "qt_toolbar_ext_button") return "tools that have no room";
        return cut(*button);
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return cut(*box);
    if (const auto* table = qobject_cast<const QTableView*>(&widget)) return cut(*table);
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) return cut(*bar);
    return {};
}

/// The cut-off texts of a window, one per line.
inline QString cutIn(const QWidget& window) {
    QStringList lines;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const QString words = cut(*widget); !words.isEmpty())
            lines << QStringLiteral("%1 %2: %3")
                         .arg(widget->metaObject()->className(), widget->objectName(), words);
    }
    return lines.join('\n');
}

/// The same, after the layouts have been updated.
inline QString settledCutIn(const QWidget& window) {
    QTest::qWait(20);
    QString cut;
    return QTest::qWaitFor([&] { return (cut = cutIn(window)).isEmpty(); }, 2000) ? QString() : cut;
}

} // namespace talweg::tests
