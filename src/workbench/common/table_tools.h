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

/// The table format that the user chose last. It applies to exported tables; its decimal sign also applies to
/// copied ones.
const TableForm& chosenTableForm();
void chooseTableForm(const TableForm& form);
/// The name of a format, e.g. "Semicolons, decimal commas".
QString nameOfForm(const TableForm& form);

/// Role of a cell's exact number. The display role provides a rounded text.
inline constexpr int exactRole = Qt::UserRole + 100;

/// The table as tab-separated text, for pasting into a spreadsheet. The first line contains the titles of the
/// visible columns, from left to right. The rows follow from top to bottom: the selected rows, or all rows if
/// none is selected or `all` is set. Numbers have all digits and the chosen decimal sign; numbers that are
/// not finite are left empty, as in CSV.
QString tabSeparated(const QTableView& table, bool all = false);

/// Makes a row the current one and selects only this row. While Ctrl is held down, e.g. in the shortcut
/// Ctrl+D, the view alone would extend its selection instead.
void selectOnly(QAbstractItemView& view, const QModelIndex& row);

/// Gives every table of results the same actions: rows are selected and copied by key or menu, and columns
/// are hidden by the menu of the header. A hidden column stays hidden when the table shows other columns in
/// the meantime. The object belongs to its table, whose model must not be replaced.
class TableTools : public QObject {
    Q_DECLARE_TR_FUNCTIONS(talweg::TableTools)
public:
    explicit TableTools(QTableView& table);

    /// Names the content of the table, e.g. "events/rover". Hides the columns that the user last hid for this
    /// content, in this session or an earlier one. Later changes are saved under this name.
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
    QString m_shown;        ///< name of the content; if empty, hidden columns are not saved
    QSet<QString> m_hidden; ///< titles of hidden columns
};

} // namespace talweg
