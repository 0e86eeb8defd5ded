#pragma once

#include "workbench/study/designs_model.h"

#include <QTableView>
#include <QTimer>

namespace talweg {

class TableTools;

/// The table of a study's designs. The selected row is the current design.
class DesignsTable : public QTableView {
    Q_OBJECT
public:
    explicit DesignsTable(QWidget* parent = nullptr);

    DesignsModel* designs() const { return m_model; }
    /// Shows a study and selects the design nearest to the input values `looked`.
    void setPart(const std::optional<StudyPart>& part, const Values& looked,
                 const std::optional<StudyShown>& reference = {});
    /// Selects the design nearest to these input values, without emitting a signal.
    void look(const Values& looked);

signals:
    /// The user selected a design.
    void pointed(std::size_t design);
    /// The user requested by a double click or Enter that the experiment use this design.
    void chosen(std::size_t design);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    DesignsModel* m_model;
    TableTools* m_tools = nullptr;
    std::shared_ptr<const SweepResult> m_result;
    QTimer m_fitting; ///< fits the columns after a series of changes is complete
    bool m_quiet = false;
};

} // namespace talweg
