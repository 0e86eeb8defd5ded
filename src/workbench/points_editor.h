#pragma once

#include "workbench/value_editor.h"

class QLabel;
class QTableView;

namespace talweg {

class PointsModel;

/// A table of points to type into or to fill from a CSV file.
class PointsEditor : public ValueEditor {
    Q_OBJECT
public:
    PointsEditor(const Parameter& parameter, QWidget* parent);

    void setValue(const Value& value) override;
    void restore() override;
    void setMarked(bool marked) override;

    /// Takes the points of a CSV file; says below the field what is wrong with it.
    void importCsv(const QString& path);

private:
    void takePoints();
    void showCount();
    void askForCsv();

    Parameter m_parameter;
    Value m_value; ///< of the document
    PointsModel* m_model;
    QTableView* m_table;
    QLabel* m_count;
};

} // namespace talweg
