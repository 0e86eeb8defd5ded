#pragma once

#include "study/tolerance.h"

#include <QWidget>
#include <memory>
#include <set>

class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace talweg {

class Draft;

/// Edits the tolerances of the inputs of a chosen design. It has a line for each varied input and for each
/// other input that the user adds. An empty line means that the input is exact. Can be collapsed.
class TolerancesEdit : public QWidget {
    Q_OBJECT
public:
    explicit TolerancesEdit(QWidget* parent = nullptr);

    /// Shows the tolerances of a study, with their problems. `base` contains the input values of the
    /// experiment.
    void setStudy(const std::shared_ptr<const System>& system, const Values& base, const Study& study,
                  const std::vector<Problem>& problems);

signals:
    /// This text is now in effect for an input. If empty, the input has no tolerance.
    void typed(const QString& parameter, const QString& text);
    void finished();

private:
    struct Row {
        std::string parameter;
        QLabel* label;
        QLineEdit* line;
        Draft* draft;
    };

    std::vector<std::string> inputsOf(const Study& study) const;
    void keepRows(const std::vector<std::string>& inputs);
    Row makeRow(const std::string& parameter);
    void showProblems(const std::vector<Problem>& problems);
    void showSummary(const Study& study);
    void fillAddMenu();
    void fold(bool folded);

    std::shared_ptr<const System> m_system;
    Values m_base;
    Study m_study;
    QToolButton* m_toggle;
    QLabel* m_summary; ///< shown while collapsed
    QWidget* m_body;
    QGridLayout* m_lines;
    QLabel* m_problem;
    QToolButton* m_add;
    std::vector<Row> m_rows;
    bool m_folded = true;
    std::set<std::string> m_chosen; ///< inputs that the user added and that are not varied
};

} // namespace talweg
