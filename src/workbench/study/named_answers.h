#pragma once

#include "figures/study/study_answer.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// Evaluates the project's named requirements for the results of a study, while the page is shown.
class NamedAnswers : public QObject {
    Q_OBJECT
public:
    explicit NamedAnswers(QObject* parent = nullptr);

    /// Evaluates each condition at the designs nearest to `values`, unless this was requested last. Numbers
    /// in the answers are in `units`.
    void ask(const std::vector<StudyPart>& parts, const std::vector<std::string>& conditions,
             const Values& values, const DisplayUnits& units);
    /// One answer for each condition of the last request; empty while they are unknown.
    const std::vector<NamedAnswer>& answers() const { return m_answers; }

signals:
    void changed();

private:
    struct Asked {
        std::vector<std::shared_ptr<const SweepResult>> results;
        std::vector<std::size_t> designs; ///< one for each result
        std::vector<std::string> conditions;
        std::string smallest;
        DisplayUnits units;
        bool operator==(const Asked&) const = default;
    };

    Asked m_asked;
    std::vector<NamedAnswer> m_answers;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
