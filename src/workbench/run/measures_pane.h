#pragma once

#include "figures/run/shown.h"

#include <QSplitter>

class QTableView;

namespace talweg {

class MeasuresModel;
class ResultTables;

/// Shows the results of a run next to those of the pinned runs, and beside them the result tables of the run.
class MeasuresPane : public QSplitter {
    Q_OBJECT
public:
    explicit MeasuresPane(QWidget* parent = nullptr);

    /// Sets the run; null for none. While hidden, the pane is not updated until it is shown.
    void setRun(std::shared_ptr<const Run> run);
    void setPinned(const std::vector<Pinned>& pinned);
    /// Restores the default widths of the two parts.
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
    bool m_isMoved = false; ///< whether the user changed the widths
};

} // namespace talweg
