#pragma once

#include "figures/study/study_answer.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// Computes how a study would answer its requirement if designs were evaluated at more values. Active while
/// the page is shown.
class FinerAnswers : public QObject {
    Q_OBJECT
public:
    explicit FinerAnswers(QObject* parent = nullptr);

    /// Computes the answers for the lines of designs through `values`, unless these were requested last.
    /// Along a line, one input varies: the input whose smallest value is sought.
    void ask(const std::vector<StudyPart>& parts, const Values& values);
    /// The answer for the part with index `place` in the last request, as a sentence; empty while it is
    /// unknown or if there is none.
    QString sentence(const StudyPart& part, std::size_t place, const DisplayUnits& units) const;

signals:
    void changed();

private:
    /// A line of designs, identified by its first design.
    struct Line {
        std::shared_ptr<const SweepResult> result;
        std::string requirement, smallest;
        std::size_t first = 0;
        bool operator==(const Line&) const = default;
    };
    static Line lineOf(const StudyPart& part, const Values& values);

    std::vector<Line> m_asked;
    std::vector<std::vector<FinerThreshold>> m_answers; ///< for each part; empty while unknown
    NewestJob m_job;                                    ///< declared last, so that the running job ends first
};

} // namespace talweg
