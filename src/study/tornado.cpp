#include "study/tornado.h"

#include "base/number.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// The measure in the run of these values; NaN if the inputs are incompatible or the run has no value.
double measureWith(const System& system, const Values& values, const std::string& measure,
                   const std::stop_token& stop) {
    const Preparation preparation = prepare(system, values);
    if (!preparation.inputs) return nothing;
    const auto run = preparation.inputs->conclude(stop);
    if (!run) return nothing;
    const auto found =
        std::ranges::find(run->measures, measure, [](const Measure& one) { return one.quantity.id; });
    return found == run->measures.end() ? nothing : found->value;
}

} // namespace

bool TornadoBar::isBent() const {
    constexpr double rounding = 1e-9;
    const double ends = std::abs(atHigh - atLow);
    return span() - ends > rounding * std::max(std::abs(range.low), std::abs(range.high));
}

std::optional<Tornado> tornadoOf(const System& system, const MonteCarlo& study, const std::string& measure,
                                 const std::stop_token& stop) {
    const auto solved = [&](const Values& values) {
        return measureWith(system, withTies(system, values, study.ties), measure, stop);
    };
    Tornado tornado{solved(study.base), {}};
    for (const Distribution& input : study.inputs) {
        const Quantile quantile(input, rangeOf(system, input));
        const Parameter& parameter = parameterOf(system.parameters, input.parameter);
        std::vector<double> outputs;
        for (int i = 0; i < tornadoValues; ++i) {
            Values values = study.base;
            assign(values, parameter,
                   quantile(std::lerp(tornadoLow, tornadoHigh, i / (tornadoValues - 1.0))));
            outputs.push_back(solved(values));
            if (stop.stop_requested()) return {};
        }
        TornadoBar bar{input.parameter, quantile(tornadoLow), quantile(tornadoHigh),
                       outputs.front(), outputs.back(),       {nothing, nothing}};
        std::erase_if(outputs, [](double output) { return std::isnan(output); });
        if (!outputs.empty()) bar.range = {std::ranges::min(outputs), std::ranges::max(outputs)};
        tornado.bars.push_back(std::move(bar));
    }
    std::ranges::stable_sort(tornado.bars, [](const TornadoBar& one, const TornadoBar& other) {
        const double a = one.span(), b = other.span();
        return std::isnan(b) ? !std::isnan(a) : a > b;
    });
    return tornado;
}

} // namespace talweg
