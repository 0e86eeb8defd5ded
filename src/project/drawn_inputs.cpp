#include "project/drawn_inputs.h"

#include "base/text.h"
#include "study/default_study.h"
#include "study/density.h"
#include "study/results_in_units.h"
#include "systems/in_units.h"
#include "systems/wording.h"

#include <algorithm>

namespace talweg {

namespace {

constexpr std::string_view aboutSign = "±", typedSign = "+/-", aboutWord = "pm:";

/// Converts the text after ±, for example "0,05 m", to the syntax of studies. A text that is not a number is
/// kept and rejected later.
std::string aboutText(std::string_view typed, std::string_view unit, std::string_view plain) {
    std::string_view text = trimmed(typed);
    const bool isPart = text.ends_with('%');
    if (isPart) text = trimmed(text.substr(0, text.size() - 1));
    const TypedNumber number = isPart ? readTyped(text) : readTyped(text, unit, plain);
    const bool isPlain = number.number && number.expression.empty();
    return std::string(aboutSign) + (isPlain ? shortest(*number.number) : std::string(text))
           + (isPart ? "%" : "");
}

TypedNumber refusedDistribution(std::string why) {
    TypedNumber refused;
    refused.error = std::move(why);
    return refused;
}

/// The reason why an input cannot be uncertain with any distribution; empty if it can.
std::string drawComplaint(const System& system, const std::optional<Study>& study,
                          const Parameter& parameter) {
    if (!canBeSwept(parameter) || parameter.place) return tr("%1 cannot be uncertain.", fullName(parameter));
    if (system.studyMeasures.empty())
        return tr("Inputs cannot be uncertain here: runs of %1 have no results to compare.", system.name);
    if (!study) return {};
    const auto tie = std::ranges::find(study->ties, parameter.id, &Study::Swept::parameter);
    if (tie == study->ties.end()) return {};
    return tr("%1 cannot be uncertain because the study links it to %2.", inSentence(parameter),
              inQuotes(tie->values));
}

/// Reads a distribution whose numbers are in the display unit. Errors are in that unit too.
DistributionReading readInUnits(const Parameter& parameter, std::string_view text,
                                const DisplayUnits& units) {
    System shown;
    shown.parameters = {inUnits(parameter, units)};
    return readDistribution(shown, parameter.id, text);
}

} // namespace

std::string distributionIn(const std::optional<Study>& study, std::string_view id) {
    if (!study) return {};
    const auto found = std::ranges::find(study->uncertain, id, &Study::Swept::parameter);
    if (found != study->uncertain.end()) return found->values;
    return study->over.parameter == id ? study->likely : std::string();
}

std::optional<Study> withDistribution(const System& system, const Values& values, std::optional<Study> study,
                                      const std::string& id, const std::string& distribution) {
    if (!study && distribution.empty()) return study;
    if (!study) study = defaultStudy(system, values);
    const auto found = std::ranges::find(study->uncertain, id, &Study::Swept::parameter);
    const bool isThere = found != study->uncertain.end();
    if (study->over.parameter == id && !isThere) {
        study->likely = distribution;
    } else if (!distribution.empty()) {
        (isThere ? *found : study->uncertain.emplace_back(Study::Swept{id, {}})).values = distribution;
    } else if (isThere) {
        study->uncertain.erase(found);
    }
    if (distribution.empty())
        std::erase_if(study->correlations,
                      [&](const Study::Correlated& one) { return one.first == id || one.second == id; });
    return study;
}

std::optional<DistributionTyped> distributionTyped(std::string_view text, std::string_view unit,
                                                   std::string_view plain) {
    for (const std::string_view sign : {aboutSign, typedSign})
        if (const auto at = text.find(sign); at != std::string_view::npos)
            return DistributionTyped{std::string(trimmed(text.substr(0, at))),
                                     aboutText(text.substr(at + sign.size()), unit, plain)};
    if (text.find(':') == std::string_view::npos) return {};
    text = trimmed(text);
    if (text.starts_with(aboutWord))
        return DistributionTyped{{}, aboutText(text.substr(aboutWord.size()), unit, plain)};
    return DistributionTyped{{}, std::string(text)};
}

TypedNumber readTypedDistribution(const System& system, const Experiment& experiment,
                                  const ConstantTable& constants, const Parameter& parameter,
                                  const DistributionTyped& typed, const DisplayUnits& units,
                                  const ColumnReader& columns) {
    if (std::string why = drawComplaint(system, experiment.study, parameter); !why.empty())
        return refusedDistribution(std::move(why));
    TypedNumber about;
    if (!typed.value.empty()) {
        about = readTypedInput(system, experiment.values, experiment.expressions, constants, parameter,
                               typed.value, units);
        if (!about.number) return about;
        if (std::string wrong = complaint(parameter, *about.number, units); !wrong.empty())
            return refusedDistribution(std::move(wrong));
    } else if (const auto* own = std::get_if<double>(&experiment.values.at(parameter.id))) {
        about.number = *own;
        const auto expression = experiment.expressions.find(parameter.id);
        if (expression != experiment.expressions.end()) about.expression = expression->second;
    }
    Values values = experiment.values;
    if (about.number) values[parameter.id] = *about.number;
    const std::string shownUnit(units.unitFor(parameter.unit));
    const bool isOwn = !units.changes(parameter.unit) || isAboutValue(typed.distribution)
                       || trimmed(typed.distribution).starts_with("file:");
    const DistributionReading reading =
        isOwn ? readDistribution(system, parameter.id, typed.distribution, {&values, columns})
              : readInUnits(parameter, typed.distribution, units);
    if (!reading.distribution) return refusedDistribution(reading.error);
    const Distribution shown =
        isOwn ? inUnits(*reading.distribution, parameter.unit, units) : *reading.distribution;
    if (!isAboutValue(typed.distribution)) {
        about.number = units.stored(nominalOf(shown, inUnits(parameter, units)), parameter.unit);
        about.expression.clear();
    }
    about.workedOut = false;
    about.hint = inWords(shown, shownUnit);
    about.distribution = isOwn ? typed.distribution : write(stored(shown, parameter.unit, units));
    return about;
}

} // namespace talweg
