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

/// A table of points, or of rows of cells. Rows or a column can be typed, pasted or imported from a file.
/// Invalid changes have no effect; the reason is shown.
class RowsEditor : public ValueEditor {
    Q_OBJECT
public:
    /// For a parameter of Kind::points or Kind::table.
    RowsEditor(const Parameter& parameter, QWidget* parent);

    void setUnits(const DisplayUnits& units) override;
    void setValue(const Value& value) override;
    void restore() override;
    void setMarked(bool marked) override;

    const Value& value() const { return m_value; }
    /// Shows below the table from which file it was read; null for none.
    void setSource(const TableImport* source);

    /// Opens the import dialog for a file and imports the rows.
    void importCsv(const QString& path);

signals:
    /// A file was read with these settings; emitted before the value is edited.
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
    Value m_value;                ///< of the document
    RowsModel* m_model = nullptr; ///< the rows in the units shown
    QTableView* m_table;
    QLabel *m_count, *m_source;
    QToolButton* m_again;
    QString m_path; ///< of the file from which the value was read
};

} // namespace talweg
