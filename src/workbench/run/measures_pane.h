#pragma once

#include "figures/run/shown.h"

#include <QSplitter>

class QTableView;

namespace talweg {

class MeasuresModel;
class ResultTables;

/// The tables that a run has of its own, and beside them its measures with those of the pinned runs.
class MeasuresPane : public QSplitter {
    Q_OBJECT
public:
    explicit MeasuresPane(QWidget* parent = nullptr);

    /// Null shows none. A pane that is not shown follows when it is.
    void setRun(std::shared_ptr<const Run> run);
    void setPinned(const std::vector<Pinned>& pinned);
    /// The widths that both have at first.
    void restoreStandard();

    ResultTables* tables() const { return m_tables; }
    QTableView* measures() const { return m_measures; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    std::shared_ptr<const Run> m_run;
    MeasuresModel* m_model;
    ResultTables* m_tables;
    QTableView* m_measures;
};

} // namespace talweg
