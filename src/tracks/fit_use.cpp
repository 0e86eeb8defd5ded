#include "tracks/fit_use.h"

#include "base/contract.h"
#include "base/number.h"
#include "tracks/fit_unknowns.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace talweg {

namespace {

/// Correlations smaller than this have no visible effect on random runs.
constexpr double leastCorrelation = 0.01;
/// Number of significant digits of standard deviations.
constexpr int sdDigits = 3;

bool hasFree(const FitRequest& request, const char* id) {
    return std::ranges::count(request.free, id) > 0;
}

/// The input that has a fitted unknown as its value; empty if it has none.
std::string inputOf(const std::string& id) {
    if (id == "K") return "rho";
    return id == "law_v" || isStartId(id) || id.ends_with(']') ? std::string() : id;
}

/// The number rounded to a thousandth of its standard deviation or finer. Unchanged without a standard
/// deviation.
double roundedBy(double number, double sd) {
    if (!(sd > 0) || !std::isfinite(sd) || number == 0) return number;
    const double digits = std::floor(std::log10(std::abs(number))) - std::floor(std::log10(sd / 1000)) + 1;
    return digits < 1 ? 0 : rounded(number, static_cast<int>(std::min(digits, 17.0)));
}

/// Sets the start of the first track. `number` rounds a start quantity, given by its id in the fit.
void setStart(Values& values, const rover::Inputs& in,
              const std::function<double(double, const char*)>& number) {
    if (in.q1) values["q1"] = number(*in.q1, "x0");
    values["clearance"] = number(in.clearance, "h0");
    values["u4"] = number(in.u4, "vx");
    values["u5"] = number(in.u5, "vy");
    values["u3"] = in.u3 ? Value(number(*in.u3, "w")) : Value(std::string("rolling"));
}

/// The standard deviation of an unknown of the first track; 0 if it was not fitted.
double sdOf(const Fit& fit, const std::string& id) {
    for (const FittedParameter& one : fit.parameters)
        if (one.id == id || one.id == id + "[1]") return one.sd;
    return 0;
}

/// The number that an input gets from a fit. `density` is the air density of the fit, kg/m³.
double inputNumber(const FittedParameter& one, double density) {
    return one.id == "K" ? roundedBy(density, one.sd * density / one.estimate)
                         : roundedBy(one.estimate, one.sd);
}

/// Removes everything that a study says about an input.
void forget(Study& study, const std::string& input) {
    for (auto* list : {&study.axes, &study.uncertain, &study.ties})
        std::erase_if(*list, [&input](const Study::Swept& one) { return one.parameter == input; });
    std::erase_if(study.correlations, [&input](const Study::Correlated& pair) {
        return pair.first == input || pair.second == input;
    });
}

/// Spearman's rank correlation of two normal variables with a linear correlation (Pearson 1907).
double rankCorrelation(double linear) {
    return 6 / std::numbers::pi * std::asin(std::clamp(linear, -1.0, 1.0) / 2);
}

} // namespace

bool isFittable(const Values& values) {
    return values.at("convention") == Value(std::string("consistent"))
           && values.at("solver") == Value(std::string("event"));
}

bool hasRoverLaw(const FitRequest& request) {
    return request.law == ImpactLaw::constant;
}

Values fittedValues(const FitRequest& request, const Fit& fit) {
    TALWEG_EXPECTS(!fit.tracks.empty());
    Values values;
    const rover::Inputs& in = fit.tracks.front().inputs;
    setStart(values, in, [&fit](double number, const char* id) { return roundedBy(number, sdOf(fit, id)); });
    values["until"] = std::string("rest"); // a verdict could end the run before the track ends
    for (const FittedParameter& one : fit.parameters) {
        const std::string input = inputOf(one.id);
        if (one.verdict != FitVerdict::estimated || input.empty()) continue;
        values[input] = inputNumber(one, in.rho);
        if (one.id == "K") values["cd"] = in.cd;
        if (one.id == "mu" && !hasFree(request, "mu_k")) values["mu_k"] = values[input];
    }
    std::erase_if(values,
                  [&request](const auto& entry) { return request.values.at(entry.first) == entry.second; });
    return values;
}

Study withFitted(Study study, const FitRequest& request, const Fit& fit) {
    const double density = fit.tracks.front().inputs.rho;
    for (const FittedParameter& one : fit.parameters) {
        const std::string input = inputOf(one.id);
        if (one.verdict != FitVerdict::estimated || input.empty() || !(one.sd > 0)) continue;
        const double number = inputNumber(one, density);
        const double sd = one.id == "K" ? one.sd * density / one.estimate : one.sd;
        forget(study, input);
        study.uncertain.push_back(
            {input, "normal:" + shortest(number) + ':' + shortest(rounded(sd, sdDigits))});
        if (one.id == "mu" && !hasFree(request, "mu_k")) {
            forget(study, "mu_k");
            study.ties.push_back({"mu_k", "mu"});
        }
    }
    for (std::size_t i = 0; i < fit.correlated.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const std::string first = inputOf(fit.correlated[k]), second = inputOf(fit.correlated[i]);
            const double rank = rankCorrelation(fit.correlations[i][k]);
            if (!first.empty() && !second.empty() && std::abs(rank) >= leastCorrelation)
                study.correlations.push_back({first, second, shortest(rounded(rank, 4))});
        }
    return study;
}

} // namespace talweg
