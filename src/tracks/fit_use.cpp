#include "tracks/fit_use.h"

#include "base/contract.h"
#include "base/number.h"
#include "tracks/fit_unknowns.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// Correlations smaller than this have no visible effect on random runs.
constexpr double leastCorrelation = 0.01;

bool hasFree(const FitRequest& request, const char* id) {
    return std::ranges::count(request.free, id) > 0;
}

/// The input that has a fitted unknown as its value; empty if it has none.
std::string inputOf(const std::string& id) {
    if (id == "K") return "rho";
    return id == "law_v" || isStartId(id) || id.ends_with(']') ? std::string() : id;
}

void setStart(Values& values, const rover::Inputs& in) {
    if (in.q1) values["q1"] = *in.q1;
    values["clearance"] = in.clearance;
    values["u4"] = in.u4;
    values["u5"] = in.u5;
    values["u3"] = in.u3 ? Value(*in.u3) : Value(std::string("rolling"));
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

Values fittedValues(const FitRequest& request, const Fit& fit) {
    TALWEG_EXPECTS(!fit.tracks.empty());
    Values values;
    const rover::Inputs& in = fit.tracks.front().inputs;
    setStart(values, in);
    values["until"] = std::string("rest"); // a verdict could end the run before the track ends
    for (const FittedParameter& one : fit.parameters) {
        const std::string input = inputOf(one.id);
        if (one.verdict != FitVerdict::estimated || input.empty()) continue;
        values[input] = one.id == "K" ? in.rho : one.estimate;
        if (one.id == "K") values["cd"] = in.cd;
        if (one.id == "mu" && !hasFree(request, "mu_k")) values["mu_k"] = one.estimate;
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
        const double scale = one.id == "K" ? density / one.estimate : 1;
        forget(study, input);
        study.uncertain.push_back(
            {input, "normal:" + shortest(scale * one.estimate) + ':' + shortest(scale * one.sd)});
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
