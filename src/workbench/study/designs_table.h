#pragma once

#include "workbench/study/designs_model.h"

#include <QTableView>
#include <QTimer>

namespace talweg {

class TableTools;

/// The table of a study's designs. Its selection is the current design.
class DesignsTable : public QTableView {
    Q_OBJECT
public:
    explicit DesignsTable(QWidget* parent = nullptr);

    DesignsModel* designs() const { return m_model; }
    /// Shows a study and selects the design nearest to the values `looked`.
    void setPart(const std::optional<StudyPart>& part, const Values& looked,
                 const std::optional<StudyShown>& reference = {});
    /// Selects the design nearest to these values, without emitting a signal.
    void look(const Values& looked);

signals:
    /// The user selected a design.
    void pointed(std::size_t design);
    /// The user adopts a design, with a double click or Enter.
    void chosen(std::size_t design);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    DesignsModel* m_model;
    TableTools* m_tools = nullptr;
    std::shared_ptr<const SweepResult> m_result;
    QTimer m_fitting; ///< delays fitting the columns until the changes are complete
    bool m_quiet = false;
};

} // namespace talweg
