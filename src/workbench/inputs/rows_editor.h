#pragma once

#include "project/project.h"
#include "workbench/inputs/value_editor.h"

class QHBoxLayout;
class QLabel;
class QModelIndex;
class QTableView;
class QToolButton;

namespace talweg {

class RowsModel;
struct NumbersReading;
struct RowsReading;
struct RowsText;

/// An editor for points or for a table input. The user can type, paste or import rows, or paste one column.
/// Invalid changes have no effect, and the reason is shown.
class RowsEditor : public ValueEditor {
    Q_OBJECT
public:
    /// `parameter` is of Kind::points or Kind::table.
    RowsEditor(const Parameter& parameter, QWidget* parent);

    void setUnits(const DisplayUnits& units) override;
    void setValue(const Value& value) override;
    void restore() override;
    void setMarked(bool marked) override;

    const Value& value() const { return m_value; }
    /// Shows below the table from which file the rows were read; null for none.
    void setSource(const TableImport* source);

    /// Reads a file, opens the import dialog, and imports the rows.
    void importCsv(const QString& path);

signals:
    /// Rows were imported from a file or from pasted text. Emitted before the value is edited.
    void imported(const TableImport& read);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QHBoxLayout* makeButtons();
    QHBoxLayout* makeSource();
    void makeModel();
    void takeRows();
    void take(Value value);
    void showRefusal(const QString& why);
    std::vector<int> chosenRows() const;
    void choose(int first, int count);
    void add();
    void copy() const;
    void paste();
    void replaceChosen(RowsText text, const RowsReading& reading);
    void fill(const QModelIndex& cell, const NumbersReading& list);
    void ask(RowsText text, int first, int count, TableImport from = {});
    void put(const Value& rows);
    void remove();
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
    void move(int by);
    void showCount();
    void fitTable();
    void askForCsv();

    const Parameter m_parameter;
    DisplayUnits m_units;
    Value m_value;                ///< value in the document
    RowsModel* m_model = nullptr; ///< the rows in the displayed units
    QTableView* m_table;
    QLabel *m_count, *m_source;
    QToolButton* m_again;
    QString m_path; ///< path of the file from which the rows were read
};

} // namespace talweg
