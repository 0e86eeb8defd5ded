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

/// The format of exported tables and the decimal sign of copied ones, as chosen last by the user.
const TableForm& chosenTableForm();
void chooseTableForm(const TableForm& form);
/// The name of a format, such as "Semicolons, decimal commas".
QString nameOfForm(const TableForm& form);

/// The role by which a model provides the exact number of a cell, instead of the displayed text.
inline constexpr int exactRole = Qt::UserRole + 100;

/// The visible columns, from left to right, as tab-separated lines below a line of their titles, for pasting
/// into a spreadsheet. Numbers have all digits and the chosen decimal sign; cells that are not finite are
/// empty, as in CSV. Contains the selected rows, or all rows if none is selected or `all` is set, from top to
/// bottom.
QString tabSeparated(const QTableView& table, bool all = false);

/// Makes a row the current one and selects only this row, even while Ctrl is held down, as in Ctrl+D; the
/// view alone would extend its selection then.
void selectOnly(QAbstractItemView& view, const QModelIndex& row);

/// Gives any table of results the same actions: rows are selected and copied by key or menu, and columns are
/// hidden by the menu of the header. A hidden column stays hidden if other columns are shown in between. The
/// object belongs to its table, whose model must not be replaced.
class TableTools : public QObject {
    Q_DECLARE_TR_FUNCTIONS(talweg::TableTools)
public:
    explicit TableTools(QTableView& table);

    /// Names the content of the table, such as "events/rover". Hides the columns that were last hidden for
    /// this content, in this session or an earlier one; later changes are remembered for it.
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
    QString m_shown;        ///< name of the content; empty: hidden columns are not remembered
    QSet<QString> m_hidden; ///< titles of hidden columns
};

} // namespace talweg
