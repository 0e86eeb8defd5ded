#pragma once

#include "figures/study/study_answer.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// The answers of a study if designs are evaluated over more values, computed while the page is shown.
class FinerAnswers : public QObject {
    Q_OBJECT
public:
    explicit FinerAnswers(QObject* parent = nullptr);

    /// Computes them for the lines through `values`, unless they are the current ones.
    void ask(const std::vector<StudyPart>& parts, const Values& values);
    /// Of the part at that place among those asked about last: a sentence, empty until it is known and where
    /// there is none.
    QString sentence(const StudyPart& part, std::size_t place, const DisplayUnits& units) const;

signals:
    void changed();

private:
    /// A line of designs, by its first one.
    struct Line {
        std::shared_ptr<const SweepResult> result;
        std::string requirement, smallest;
        std::size_t first = 0;
        bool operator==(const Line&) const = default;
    };
    static Line lineOf(const StudyPart& part, const Values& values);

    std::vector<Line> m_asked;
    std::vector<std::vector<FinerThreshold>> m_answers; ///< per part; empty until they are known
    NewestJob m_job;                                    ///< last: its destructor waits for the job that runs
};

} // namespace talweg
