#pragma once

#include "workbench/inputs/value_editor.h"

class QLabel;
class QTableView;

namespace talweg {

class PointsModel;

/// A table of points to type into, to paste rows of a table into, or to fill from a CSV file. What is not
/// allowed changes nothing and is explained.
class PointsEditor : public ValueEditor {
    Q_OBJECT
public:
    PointsEditor(const Parameter& parameter, QWidget* parent);

    void setValue(const Value& value) override;
    void restore() override;
    void setMarked(bool marked) override;

    /// Takes the points of a CSV file; says below the field what is wrong with it.
    void importCsv(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takePoints();
    void showRefusal(const QString& why);
    std::vector<int> chosenRows() const;
    void copy() const;
    void paste();
    void remove();
    void showCount();
    void askForCsv();

    Parameter m_parameter;
    Value m_value; ///< of the document
    PointsModel* m_model;
    QTableView* m_table;
    QLabel* m_count;
};

} // namespace talweg
