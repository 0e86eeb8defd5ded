#include "study/run_warnings.h"

#include "base/quantity_text.h"
#include "base/translation.h"
#include "study/draws.h"
#include "study/parallel.h"

#include <algorithm>

namespace talweg {

namespace {

/// The warnings of a run, with marked numbers where available.
std::vector<std::string> warningsOf(const System& system, const Values& values, const std::stop_token& stop) {
    const Preparation preparation = system.prepare(values);
    const auto run = preparation.inputs ? preparation.inputs->solve(stop, {}) : nullptr;
    if (!run) return {};
    std::vector<std::string> warnings = run->warnings;
    for (std::string& warning : warnings)
        if (const auto marked = run->marked.find(warning); marked != run->marked.end())
            warning = marked->second.front();
    return warnings;
}

/// The first of `warnings` whose text does not occur in `others`.
std::string newAmong(const std::vector<std::string>& warnings, const std::vector<std::string>& others) {
    const auto plain = [](const std::string& warning) { return inUnits(warning, {}); };
    const auto found = std::ranges::find_if(
        warnings, [&](const std::string& one) { return !std::ranges::count(others, plain(one), plain); });
    return found == warnings.end() ? std::string() : *found;
}

} // namespace

std::string RunWarnings::sentence(const DisplayUnits& units) const {
    constexpr std::size_t oneIn = 100;
    if (warned * oneIn <= looked) return {};
    return trCount(
        static_cast<std::int64_t>(warned), "%1 of the first %2 runs has a warning, for example: %3",
        "%1 of the first %2 runs have warnings, for example: %3", warned, looked, inUnits(example, units));
}

std::size_t lookedAt(std::size_t runs) {
    constexpr std::size_t part = 10, most = 100;
    return std::clamp<std::size_t>(runs / part, 1, most);
}

RunWarnings warningsAmong(const System& system, const MonteCarlo& study,
                          const std::vector<std::vector<double>>& inputs, unsigned threads,
                          std::stop_token stop) {
    const std::size_t looked = std::min(lookedAt(study.runs), inputs.front().size());
    const auto usual = warningsOf(system, study.base, stop);
    const std::vector<std::string> varied = variedIn(study);
    std::vector<std::vector<std::string>> found(looked);
    const auto work = [&](std::size_t first, std::size_t last) {
        Values values = study.base;
        for (std::size_t run = first; run < last; ++run) {
            for (std::size_t i = 0; i < varied.size(); ++i)
                assign(values, parameterOf(system.parameters, varied[i]), inputs[i][run]);
            found[run] = warningsOf(system, values, stop);
        }
    };
    if (!inParallel(looked, {1, threads}, stop, {}, work)) return {};
    RunWarnings all{looked, 0, {}};
    for (const auto& warnings : found) {
        if (warnings.size() <= usual.size()) continue;
        if (all.warned++ == 0) all.example = newAmong(warnings, usual);
    }
    return all;
}

} // namespace talweg
