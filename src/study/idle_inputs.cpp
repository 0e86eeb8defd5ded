#include "study/idle_inputs.h"

#include "systems/wording.h"

#include <algorithm>

namespace talweg {

namespace {

/// The 0.1 % quantile of an input, or the 99.9 % quantile if `above`.
double rarely(const System& system, const Distribution& input, bool above) {
    constexpr double rare = 1e-3;
    return Quantile(input, rangeOf(system, input))(above ? 1 - rare : rare);
}

std::vector<Problem> idleAmong(const System& system, const Values& base, const std::vector<Ends>& varied,
                               const std::vector<Tie>& ties) {
    std::vector<Problem> idle;
    if (base.empty()) return idle; // the study comes from a table and has no other inputs
    for (const Ends& ends : varied)
        if (std::string why = whyIdleThroughout(system, *ends.parameter, base, varied, ties); !why.empty())
            idle.push_back({ends.parameter->id, std::move(why)});
    return idle;
}

} // namespace

std::vector<Ends> variedBetween(const System& system, const Sweep& sweep) {
    std::vector<Ends> varied;
    const auto add = [&](const Axis& axis) {
        if (!axis.values.empty())
            varied.push_back(
                {&parameterOf(system.parameters, axis.parameter), axis.values.front(), axis.values.back()});
    };
    for (const Axis& axis : sweep.axes)
        add(axis);
    add(sweep.over);
    return varied;
}

std::vector<Ends> variedBetween(const System& system, const MonteCarlo& study) {
    std::vector<Ends> varied;
    for (const Distribution& input : study.inputs)
        varied.push_back({&parameterOf(system.parameters, input.parameter), rarely(system, input, false),
                          rarely(system, input, true)});
    return varied;
}

std::vector<Ends> variedBetween(const System& system, const NoiseStudy& study) {
    std::vector<Ends> varied;
    for (const Uncertain& input : study.inputs)
        varied.push_back({&parameterOf(system.parameters, input.parameter),
                          rarely(system, input.of.front(), false), rarely(system, input.of.back(), true)});
    for (const Axis& axis : study.sweep.axes)
        if (!std::ranges::count(study.inputs, axis.parameter, &Uncertain::parameter))
            varied.push_back(
                {&parameterOf(system.parameters, axis.parameter), axis.values.front(), axis.values.back()});
    return varied;
}

std::string whyIdleThroughout(const System& system, const Parameter& parameter, const Values& base,
                              const std::vector<Ends>& varied, const std::vector<Tie>& ties) {
    std::string why = whyIdle(system.parameters, parameter, base);
    bool isIdle = true;
    forEachCorner(base, varied, [&](const Values& corner) {
        const std::string here =
            isIdle ? whyIdle(system.parameters, parameter, withTies(system, corner, ties)) : std::string();
        isIdle = !here.empty();
        if (isIdle) why = here;
    });
    return isIdle ? why : std::string();
}

std::vector<Problem> idleInputs(const System& system, const Sweep& sweep) {
    if (!sweep.following.empty()) return {};
    return idleAmong(system, sweep.base, variedBetween(system, sweep), sweep.ties);
}

std::vector<Problem> idleInputs(const System& system, const MonteCarlo& study) {
    return idleAmong(system, study.base, variedBetween(system, study), study.ties);
}

std::vector<Problem> idleInputs(const System& system, const NoiseStudy& study) {
    if (!study.sweep.following.empty()) return {};
    return idleAmong(system, study.sweep.base, variedBetween(system, study), study.sweep.ties);
}

} // namespace talweg
