#include "workbench/help/keys_page.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace talweg {

namespace {

/// Keys and names of the actions already listed. Several actions may have the same keys and name, because
/// they are created separately in each place.
using Listed = QSet<QString>;

/// The table row of an action; empty if the action has no keys or is already listed.
QString rowOf(const QAction& action, Listed& listed) {
    QStringList keys;
    for (const QKeySequence& sequence : action.shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    // iconText() has no mnemonics and does not name the step to undo.
    const QString name = action.text().isEmpty() ? action.toolTip() : action.iconText();
    const QString key = keys.join(QStringLiteral(", "));
    if (key.isEmpty() || name.isEmpty() || listed.contains(key + name)) return {};
    listed << key + name;
    return QStringLiteral("<tr><td>%1</td><td>%2</td></tr>").arg(key.toHtmlEscaped(), name.toHtmlEscaped());
}

/// The rows of a menu and its submenus.
QString rowsOf(const QMenu& menu, Listed& listed) {
    QString rows;
    for (const QAction* action : menu.actions())
        rows += action->menu() ? rowsOf(*action->menu(), listed) : rowOf(*action, listed);
    return rows;
}

QString tableOf(const QString& heading, const QString& rows) {
    if (rows.isEmpty()) return {};
    return QStringLiteral("<h3>%1</h3><table>%2</table>").arg(heading.toHtmlEscaped(), rows);
}

} // namespace

QString keysPage(const QMainWindow& window) {
    Listed listed;
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p>")
                       .arg(QCoreApplication::translate("talweg", "Keyboard shortcuts"),
                            QCoreApplication::translate(
                                "talweg", "Keyboard shortcuts of the window. In menus and dialogs, press Alt "
                                          "and an underlined letter to select that item."));
    for (const QAction* entry : window.menuWidget()->actions())
        if (entry->menu()) html += tableOf(entry->iconText(), rowsOf(*entry->menu(), listed));
    QString others;
    for (const QAction* action : window.findChildren<QAction*>())
        others += rowOf(*action, listed);
    return html + tableOf(QCoreApplication::translate("talweg", "Elsewhere in the window"), others);
}

} // namespace talweg
