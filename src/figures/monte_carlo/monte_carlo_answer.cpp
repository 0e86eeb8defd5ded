#include "figures/monte_carlo/monte_carlo_answer.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "figures/plot/style.h"
#include "figures/study/study_text.h"
#include "study/diagnostics.h"
#include "study/statistics.h"
#include "systems/in_units.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// A number as text, with as many digits as its uncertainty allows.
QString digits(double number, double uncertainty) {
    if (number == 0) return QStringLiteral("0");
    constexpr double perUncertainty = 300; // the last digit is then 1/3 to 1/30 of the uncertainty
    return readable(number, perUncertainty * uncertainty);
}

QString inFewDigits(double number) {
    return toQt(significant(number, 6)).replace(u'-', QChar(0x2212));
}

QString unitOf(const Quantity& quantity) {
    return quantity.unit.empty() ? QString() : u' ' + toQt(quantity.unit);
}

QString labelOf(const Quantity& measure) {
    const QString label = toQt(measure.label);
    return measure.symbol.empty() ? label : label + u' ' + toQt(measure.symbol);
}

QString successText(const MonteCarloShown& shown) {
    const MonteCarloResult& result = *shown.result;
    const auto [low, high] = result.percentageInterval;
    const double half = (high - low) / 2;
    return QCoreApplication::translate("talweg", "%1: %2 % of %3 runs; %6 % confidence interval %4–%5 %.")
        .arg(toQt(result.system->success.label), digits(result.percentage, half),
             countText(result.study.runs), digits(low, half), digits(high, half))
        .arg(confidenceOf(shown));
}

QString measureText(const MonteCarloShown& shown, std::size_t place, const DisplayUnits& units) {
    const MonteCarloResult& result = *shown.result;
    const Quantity& own = measureOf(*result.system, result.study.measures[place]);
    const Quantity measure = inUnits(own, units);
    const double factor = units.factor(own.unit);
    const Estimate& of = result.estimates[place];
    const QString name = labelOf(measure);
    if (std::isnan(of.mean))
        return QCoreApplication::translate("talweg", "%1: no mean, because some runs have no value.")
            .arg(name);
    const auto& values = result.values[place];
    if (std::ranges::all_of(values, [&](double value) { return value == values.front(); }))
        return QCoreApplication::translate("talweg", "%1: %2 in all runs.")
            .arg(name, inFewDigits(factor * of.mean) + unitOf(measure));
    const double mean = factor * of.mean;
    const double low = factor * of.meanInterval.interval.low, high = factor * of.meanInterval.interval.high;
    auto [five, half, most] = shown.quantiles[place];
    for (double* quantile : {&five, &half, &most})
        *quantile *= factor;
    const double spread = std::max(most - five, 1e-9 * std::abs(half)) / 100;
    const double unsure = std::isfinite(high - low) && high > low ? (high - low) / 2 : spread;
    const QString quantiles =
        QCoreApplication::translate("talweg", "5th percentile %1, median %2, 95th percentile %3.")
            .arg(digits(five, spread), digits(half, spread), digits(most, spread) + unitOf(measure));
    return QCoreApplication::translate("talweg", "%1: mean %2, %6 % confidence interval %3 to %4; %5")
        .arg(name, digits(mean, unsure), digits(low, unsure), digits(high, unsure) + unitOf(measure),
             quantiles)
        .arg(confidenceOf(shown));
}

} // namespace

std::vector<std::array<double, 3>> quantilesOf(const MonteCarloResult& result) {
    std::vector<std::array<double, 3>> quantiles;
    for (const auto& values : result.values) {
        std::vector<double> numbers;
        numbers.reserve(values.size());
        std::ranges::copy_if(values, std::back_inserter(numbers),
                             [](double value) { return !std::isnan(value); });
        std::array<double, 3>& of = quantiles.emplace_back();
        for (const auto& [place, share] : {std::pair(0u, 0.05), std::pair(1u, 0.5), std::pair(2u, 0.95)})
            of[place] = numbers.empty() ? nothing : quantileOf(numbers, share);
    }
    return quantiles;
}

double confidenceOf(const MonteCarloShown& shown) {
    const double confidence = shown.result->study.confidence;
    return shown.looks > 0 ? 100 - (1 - confidence) * 100 * static_cast<double>(shown.looks)
                           : 100 * confidence;
}

QStringList answersOf(const MonteCarloShown& shown, const std::string& measure, const DisplayUnits& units) {
    QStringList lines;
    const MonteCarloResult& result = *shown.result;
    if (!result.system->success.id.empty()) lines << successText(shown);
    const auto found = std::ranges::find(result.study.measures, measure);
    if (found != result.study.measures.end())
        lines << measureText(shown, static_cast<std::size_t>(found - result.study.measures.begin()), units);
    return lines;
}

QStringList warningsOf(const MonteCarloShown& shown, const DisplayUnits& units) {
    QStringList lines;
    const RunWarnings* warnings = shown.warnings ? &*shown.warnings : nullptr;
    for (const Diagnostic& one : diagnosticsOf(*shown.result, warnings, units))
        if (shown.isWhole || one.kind != Diagnostic::Kind::interval) lines << toQt(one.sentence);
    return lines;
}

} // namespace talweg
