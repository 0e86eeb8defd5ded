#pragma once

#include "figures/study/study_solving.h"
#include "study/long_work.h"

namespace talweg {

class NoiseRuns;
class SweepRuns;

/// Everything that the runs of an order depend on, as text; what is asked of its designs is no part of it.
std::string descriptionOf(const StudyOrder& order);

/// The runs of an experiment's study at one compared value after the other.
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

    /// What was summed up, by an order of the same description.
    std::vector<StudyPart> partsFor(const StudyOrder& order) const;
    /// How long it took.
    double seconds() const;

private:
    /// At one compared value: one of both.
    struct Task {
        std::unique_ptr<SweepRuns> sweep;
        std::unique_ptr<NoiseRuns> noise;
        LongWork& runs() const;
    };
    std::vector<Task> m_tasks;
};

} // namespace talweg
