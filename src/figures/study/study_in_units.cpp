#include "figures/study/study_in_units.h"

#include "study/results_in_units.h"
#include "systems/in_units.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// The axis of an input, or the axis of the input that designs are evaluated over; null if the input has
/// none.
const Axis* sweptAxisOf(const Sweep& sweep, const std::string& input) {
    if (sweep.over.parameter == input) return &sweep.over;
    const auto axis = std::ranges::find(sweep.axes, input, &Axis::parameter);
    return axis == sweep.axes.end() ? nullptr : &*axis;
}

/// Replaces every number in a figure by `convert(number, id of its input)`.
template <class Convert>
StudyFigure converted(StudyFigure figure, const SweepResult& result, const Convert& convert) {
    for (double& member : figure.members)
        member = convert(member, figure.family);
    for (auto& [id, value] : figure.fixed)
        value = convert(value, id);
    for (double& value : figure.over)
        value = convert(value, result.sweep.over.parameter);
    return figure;
}

std::shared_ptr<const UnknownResult> inUnits(const StudyShown& shown, const UnknownResult& unknown,
                                             const DisplayUnits& units) {
    auto judged = unknown.judged;
    if (shown.requirement)
        judged = talweg::inUnits(std::move(judged), *shown.requirement, *unknown.result->system, units);
    return std::make_shared<const UnknownResult>(unknownResult(talweg::inUnits(unknown.result, units),
                                                               talweg::inUnits(unknown.noise, units),
                                                               std::move(judged), unknown.hasRequirement));
}

} // namespace

StudyShown inUnits(const StudyShown& shown, const DisplayUnits& units) {
    if (units.areOwn()) return shown;
    StudyShown converted = shown;
    converted.result = inUnits(shown.result, units);
    converted.noise = inUnits(shown.noise, units);
    if (shown.unknown) converted.unknown = inUnits(shown, *shown.unknown, units);
    if (shown.less) converted.less = std::make_shared<const StudyShown>(inUnits(*shown.less, units));
    if (shown.requirement && shown.result) {
        converted.verdicts = inUnits(shown.verdicts, *shown.requirement, *shown.result->system, units);
        converted.requirement = inUnits(*shown.requirement, shown.result, units);
    }
    return converted;
}

StudyPart inUnits(const StudyPart& part, const DisplayUnits& units) {
    if (units.areOwn()) return part;
    StudyPart converted = part;
    converted.shown = inUnits(part.shown, units);
    if (part.shown.requirement) {
        const double factor = marginFactor(*part.shown.requirement, *part.shown.result->system, units);
        for (double& margin : converted.margins)
            margin *= factor;
    }
    return converted;
}

std::vector<StudyPart> inUnits(const std::vector<StudyPart>& parts, const DisplayUnits& units) {
    std::vector<StudyPart> converted;
    for (const StudyPart& part : parts)
        converted.push_back(inUnits(part, units));
    return converted;
}

StudyFigure inUnits(StudyFigure figure, const SweepResult& result, const DisplayUnits& units) {
    return converted(std::move(figure), result, [&](double number, const std::string& id) {
        const Parameter* input = find(result.system->parameters, id);
        return input ? std::get<double>(inUnits(*input, Value(number), units)) : number;
    });
}

StudyFigure stored(StudyFigure figure, const SweepResult& result, const DisplayUnits& units) {
    return converted(std::move(figure), result, [&](double number, const std::string& id) {
        const Parameter* input = find(result.system->parameters, id);
        const Axis* axis = sweptAxisOf(result.sweep, id);
        return input && axis ? storedOnAxis(number, *axis, *input, units) : number;
    });
}

double storedOnAxis(double shown, const Axis& axis, const Parameter& input, const DisplayUnits& units) {
    for (const double value : axis.values)
        if (std::get<double>(inUnits(input, Value(value), units)) == shown) return value;
    return units.stored(shown, input.unit);
}

} // namespace talweg
