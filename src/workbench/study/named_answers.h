#pragma once

#include "figures/study/study_answer.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// What a study says of the project's named requirements, worked out while the page is shown.
class NamedAnswers : public QObject {
    Q_OBJECT
public:
    explicit NamedAnswers(QObject* parent = nullptr);

    /// Judges the designs nearest to `values` by each condition, unless that is done already;
    /// answers have numbers in `units`.
    void ask(const std::vector<StudyPart>& parts, const std::vector<std::string>& conditions,
             const Values& values, const DisplayUnits& units);
    /// One for each condition that was asked about last; empty until they are known.
    const std::vector<NamedAnswer>& answers() const { return m_answers; }

signals:
    void changed();

private:
    struct Asked {
        std::vector<std::shared_ptr<const SweepResult>> results;
        std::vector<std::size_t> designs; ///< one of each result
        std::vector<std::string> conditions;
        std::string smallest;
        DisplayUnits units;
        bool operator==(const Asked&) const = default;
    };

    Asked m_asked;
    std::vector<NamedAnswer> m_answers;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
