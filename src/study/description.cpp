#include "study/description.h"

#include "base/text.h"
#include "systems/reading.h"

namespace talweg {

namespace {

void addLine(std::string& text, const std::string& name, const std::string& value) {
    text += "\n" + name + "=" + value;
}

void addBase(std::string& text, const System& system, const Values& base) {
    for (const auto& [id, value] : base)
        addLine(text, id, write(parameterOf(system.parameters, id), value));
}

/// Text of a distribution. For a table column it includes the numbers, because the name does not determine
/// them.
std::string wholeText(const Distribution& distribution) {
    std::string text = distribution.parameter + "~" + write(distribution);
    if (distribution.kind == Distribution::Kind::file)
        for (const double number : distribution.numbers)
            text += " " + shortest(number);
    return text;
}

void addTies(std::string& text, const std::vector<Tie>& ties) {
    for (const Tie& tie : ties)
        addLine(text, "tie-" + tie.parameter, tie.expression);
}

void addCorrelations(std::string& text, const std::vector<Correlation>& correlations) {
    for (const Correlation& one : correlations)
        addLine(text, "rank-" + one.first + "," + one.second, shortest(one.rank));
}

void addMeasures(std::string& text, const std::vector<std::string>& measures) {
    for (const std::string& measure : measures)
        addLine(text, "measure", measure);
}

void addSweep(std::string& text, const System& system, const Sweep& sweep) {
    addBase(text, system, sweep.base);
    for (const Axis& axis : sweep.axes)
        addLine(text, "axis-" + axis.parameter, write(axis));
    addLine(text, "over-" + sweep.over.parameter, write(sweep.over));
    if (sweep.likely) addLine(text, "likely", wholeText(*sweep.likely));
    addTies(text, sweep.ties);
    addMeasures(text, sweep.measures);
}

} // namespace

std::string descriptionOf(const System& system, const Sweep& sweep) {
    Sweep fixed = sweep;
    fixed.base.erase(sweep.over.parameter);
    for (const Axis& axis : sweep.axes)
        fixed.base.erase(axis.parameter);
    std::string text = "sweep-" + system.id;
    addSweep(text, system, fixed);
    return text;
}

std::string descriptionOf(const System& system, const NoiseStudy& study) {
    std::string text = "random-designs-" + system.id;
    addSweep(text, system, study.sweep);
    for (const Uncertain& input : study.inputs) {
        for (const Distribution& one : input.of)
            addLine(text, "drawn", wholeText(one));
        if (input.between)
            addLine(text, "between", shortest(input.between->low) + "," + shortest(input.between->high));
    }
    addCorrelations(text, study.correlations);
    addLine(text, "runs", std::to_string(study.runs));
    addLine(text, "seed", std::to_string(study.seed));
    addLine(text, "confidence", shortest(study.confidence));
    if (study.untilDecided)
        addLine(text, "until-decided-" + std::to_string(study.studies), study.untilDecided->text());
    return text;
}

std::string descriptionOf(const System& system, const MonteCarlo& study) {
    std::string text = "random-runs-" + system.id;
    addBase(text, system, study.base);
    for (const Distribution& input : study.inputs)
        addLine(text, "drawn", wholeText(input));
    addTies(text, study.ties);
    addCorrelations(text, study.correlations);
    addMeasures(text, study.measures);
    for (const auto& [measure, bounds] : study.bounds)
        addLine(text, "bounds-" + measure, shortest(bounds.low) + "," + shortest(bounds.high));
    addLine(text, "runs", std::to_string(study.runs));
    addLine(text, "seed", std::to_string(study.seed));
    addLine(text, "confidence", shortest(study.confidence));
    addLine(text, "points", study.sampling == Sampling::sobol ? "even" : "independent");
    return text;
}

} // namespace talweg
