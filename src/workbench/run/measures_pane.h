#pragma once

#include "figures/run/shown.h"

#include <QSplitter>

class QTableView;

namespace talweg {

class MeasuresModel;
class ResultTables;

/// The results of a run with those of the pinned runs, and beside them the tables of its system.
class MeasuresPane : public QSplitter {
    Q_OBJECT
public:
    explicit MeasuresPane(QWidget* parent = nullptr);

    /// Sets the run; null shows none. A hidden pane is updated when it is shown.
    void setRun(std::shared_ptr<const Run> run);
    void setPinned(const std::vector<Pinned>& pinned);
    /// Restores the default widths of both parts.
    void restoreStandard();

    ResultTables* tables() const { return m_tables; }
    QTableView* measures() const { return m_measures; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    void fit();

    std::shared_ptr<const Run> m_run;
    MeasuresModel* m_model;
    ResultTables* m_tables;
    QTableView* m_measures;
    bool m_isMoved = false; ///< the user chose the widths
};

} // namespace talweg
