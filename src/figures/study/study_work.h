#pragma once

#include "figures/study/study_solving.h"
#include "study/long_work.h"

namespace talweg {

class NoiseRuns;
class SweepRuns;

/// Everything on which the runs of an order depend, as text. This excludes the requirement.
std::string descriptionOf(const StudyOrder& order);

/// Solves the runs of a study, for one compared value after the other.
class StudyWork : public LongWork {
public:
    explicit StudyWork(const StudyOrder& order, unsigned threads = 0);
    ~StudyWork() override;

    std::size_t size() const override;
    std::size_t solved() const override;
    void resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                const Progress& progress) override;
    bool sumUp(const std::stop_token& stop) override;
    std::string state() const override;
    std::size_t stateSize() const override;
    bool restore(std::string_view state) override;

    /// The summarised results as parts of `order`, which must have the same description.
    std::vector<StudyPart> partsFor(const StudyOrder& order) const;
    /// Computing time, s.
    double seconds() const;

private:
    /// The runs for one compared value: either a sweep or random runs.
    struct Task {
        std::unique_ptr<SweepRuns> sweep;
        std::unique_ptr<NoiseRuns> noise;
        LongWork& runs() const;
    };
    std::vector<Task> m_tasks;
};

} // namespace talweg
