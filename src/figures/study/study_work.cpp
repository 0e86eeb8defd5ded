#include "figures/study/study_work.h"

#include "base/contract.h"
#include "study/description.h"
#include "study/noise_runs.h"
#include "study/sweep_runs.h"

#include <cstdint>
#include <cstring>
#include <numeric>

namespace talweg {

std::string descriptionOf(const StudyOrder& order) {
    std::string text;
    for (const StudyTask& task : order.tasks)
        text += (task.noise ? descriptionOf(*order.system, *task.noise)
                            : descriptionOf(*order.system, task.sweep))
                + "\n\n";
    return text;
}

LongWork& StudyWork::Task::runs() const {
    return noise ? static_cast<LongWork&>(*noise) : *sweep;
}

StudyWork::StudyWork(const StudyOrder& order, unsigned threads) {
    for (const StudyTask& task : order.tasks) {
        Task& added = m_tasks.emplace_back();
        if (task.noise)
            added.noise = std::make_unique<NoiseRuns>(order.system, *task.noise, threads);
        else
            added.sweep =
                std::make_unique<SweepRuns>(order.system, task.sweep, SweepOptions{.threads = threads});
    }
}

StudyWork::~StudyWork() = default;

std::size_t StudyWork::size() const {
    return std::accumulate(m_tasks.begin(), m_tasks.end(), std::size_t{0},
                           [](std::size_t sum, const Task& task) { return sum + task.runs().size(); });
}

std::size_t StudyWork::solved() const {
    return std::accumulate(m_tasks.begin(), m_tasks.end(), std::size_t{0},
                           [](std::size_t sum, const Task& task) { return sum + task.runs().solved(); });
}

void StudyWork::resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                       const Progress& progress) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + patience;
    const auto all = static_cast<double>(size());
    double before = 0;
    for (const Task& task : m_tasks) {
        LongWork& runs = task.runs();
        const auto own = static_cast<double>(runs.size());
        while (!runs.isSolved() && !stop.stop_requested() && Clock::now() < end)
            runs.resume(std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()), stop,
                        [&](double part) { progress((before + part * own) / all); });
        before += own;
    }
}

bool StudyWork::sumUp(const std::stop_token& stop) {
    for (const Task& task : m_tasks)
        if (!task.runs().sumUp(stop)) return false;
    return true;
}

std::string StudyWork::state() const {
    std::string bytes;
    bytes.reserve(stateSize());
    for (const Task& task : m_tasks) {
        const std::string own = task.runs().state();
        const std::uint64_t length = own.size();
        bytes.append(reinterpret_cast<const char*>(&length), sizeof length);
        bytes += own;
    }
    return bytes;
}

std::size_t StudyWork::stateSize() const {
    std::size_t bytes = 0;
    for (const Task& task : m_tasks)
        bytes += sizeof(std::uint64_t) + task.runs().stateSize();
    return bytes;
}

bool StudyWork::restore(std::string_view state) {
    for (const Task& task : m_tasks) {
        std::uint64_t length = 0;
        if (state.size() < sizeof length) return false;
        std::memcpy(&length, state.data(), sizeof length);
        state.remove_prefix(sizeof length);
        if (state.size() < length || !task.runs().restore(state.substr(0, length))) return false;
        state.remove_prefix(length);
    }
    return state.empty();
}

std::vector<StudyPart> StudyWork::partsFor(const StudyOrder& order) const {
    TALWEG_EXPECTS(order.tasks.size() == m_tasks.size());
    std::vector<StudyPart> parts;
    for (std::size_t i = 0; i < m_tasks.size(); ++i) {
        const StudyTask& task = order.tasks[i];
        parts.push_back(m_tasks[i].noise ? partOf(order, task, m_tasks[i].noise->result())
                                         : partOf(order, task, m_tasks[i].sweep->result()));
    }
    return parts;
}

double StudyWork::seconds() const {
    double sum = 0;
    for (const Task& task : m_tasks)
        sum += task.noise ? task.noise->result()->seconds : task.sweep->result()->seconds;
    return sum;
}

} // namespace talweg
