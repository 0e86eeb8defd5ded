#pragma once

#include "systems/study_recipe.h"
#include "systems/system.h"

#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace talweg {

class SweptEdit;

/// Edits the rank correlations of uncertain inputs, one row for each pair. Hidden if there are no rows and
/// fewer than two uncertain inputs.
class CorrelationsEdit : public QWidget {
    Q_OBJECT
public:
    explicit CorrelationsEdit(QWidget* parent = nullptr);

    /// Changes the correlations. Changes with the same key are merged into one undo step.
    using Correlations = std::vector<Study::Correlated>;
    using Change =
        std::function<void(const std::function<void(Correlations&)>& edit, const QString& mergeKey)>;
    void setChange(const Change& change) { m_change = change; }

    /// Shows the correlations of a study of this system.
    void show(const std::shared_ptr<const System>& system, const Study& study);
    void showProblem(const QString& problem);

signals:
    void finished();

private:
    QString nameOfInput(const std::string& id) const;
    SweptEdit* rowEdit(std::size_t place);
    void fillMenu();
    void add(const std::string& first, const std::string& second);

    Change m_change;
    std::shared_ptr<const System> m_system;
    std::vector<std::string> m_drawn; ///< ids of the uncertain inputs
    Correlations m_correlations;
    QVBoxLayout* m_layout;
    std::vector<SweptEdit*> m_rows;
    Correlations m_shown; ///< correlations for which the rows were created
    QLabel* m_problem;
    QToolButton* m_add;
};

} // namespace talweg
