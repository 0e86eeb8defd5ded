#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QSet>
#include <Qt>

class QAbstractItemModel;
class QAbstractItemView;
class QMenu;
class QModelIndex;
class QPoint;
class QTableView;

namespace talweg {

struct TableForm;

/// The form in which tables are exported, and whose decimal sign copies have, as the user chose it last.
const TableForm& chosenTableForm();
void chooseTableForm(const TableForm& form);
/// "Semicolons, decimal commas"
QString nameOfForm(const TableForm& form);

/// The role by which a model says what a cell holds exactly, as a number rather than as it is displayed.
inline constexpr int exactRole = Qt::UserRole + 100;

/// The columns shown, from left to right, as lines of cells with tabs between them under a line of their
/// titles, numbers in all their digits and with the chosen decimal sign, those that are not finite empty as
/// in CSV: what spreadsheets paste. Of the chosen rows, or of all where none is chosen or `all` is set, from
/// top to bottom.
QString tabSeparated(const QTableView& table, bool all = false);

/// Makes a row the current one and selects it alone, whatever keys are held down: by itself a view adds to
/// its selection while Ctrl is, as in Ctrl+D.
void selectOnly(QAbstractItemView& view, const QModelIndex& row);

/// What the user can do with any table of results: choose several rows and copy them by key or menu, and hide
/// columns by the menu of their heads. A column stays hidden while the table shows other columns meanwhile.
/// It belongs to its table, whose model does not change any more.
class TableTools : public QObject {
    Q_DECLARE_TR_FUNCTIONS(talweg::TableTools)
public:
    explicit TableTools(QTableView& table);

    /// From now on hides what was hidden last time where `what` was shown, such as "events/rover", also
    /// between sessions, and remembers what is hidden now as that.
    void setShown(const QString& what);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openMenu(const QPoint& place);
    void addColumns(QMenu& menu);
    void hideColumns();
    void remember() const;
    QString title(int column) const;

    QTableView& m_table;
    QString m_shown;        ///< what it shows; empty: nothing is remembered
    QSet<QString> m_hidden; ///< titles of columns
};

} // namespace talweg
