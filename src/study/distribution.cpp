#include "study/distribution.h"

#include "base/text.h"
#include "base/translation.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

using Kind = Distribution::Kind;

/// Refuses a normal distribution of which less than this part is in the input's range, since it is taken for
/// a mistake: its mean is then three standard deviations out of range.
constexpr double minShare = 1e-3;

double normalBelow(double z) {
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

/// Two numbers "a:b".
std::optional<std::pair<double, double>> twoNumbers(const Parameter& parameter, std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    Parameter unbounded = parameter;
    unbounded.range = {};
    const Reading first = read(unbounded, text.substr(0, colon));
    const Reading second = read(unbounded, text.substr(colon + 1));
    if (!first.value || !second.value) return std::nullopt;
    const double* a = std::get_if<double>(&*first.value);
    const double* b = std::get_if<double>(&*second.value);
    if (!a || !b) return std::nullopt;
    return std::pair(*a, *b);
}

std::string complaintAboutUniform(const Parameter& parameter, double from, double to) {
    if (from >= to) return tr("from must be less than to.");
    Parameter closed = parameter;
    closed.range.minIncluded = closed.range.maxIncluded = true;
    for (const double end : {from, to})
        if (const std::string message = complaint(closed, end); !message.empty()) return message;
    return {};
}

std::string complaintAboutNormal(const Parameter& parameter, double mean, double sd) {
    if (sd <= 0) return tr("the standard deviation must be greater than 0.");
    const double within =
        normalBelow((parameter.range.max - mean) / sd) - normalBelow((parameter.range.min - mean) / sd);
    if (within < minShare)
        return tr("hardly any of it is in the input's range, which is %1.", allowed(parameter));
    return {};
}

/// Splits "kind:rest".
std::pair<std::string_view, std::string_view> kindAndRest(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return {text, {}};
    return {text.substr(0, colon), text.substr(colon + 1)};
}

} // namespace

DistributionReading readDistribution(const System& system, std::string_view id, std::string_view text) {
    const Parameter* parameter = find(system.parameters, id);
    const auto [kind, rest] = kindAndRest(text);
    if (!parameter || !canBeSwept(*parameter) || kind == "list") {
        AxisReading list = readAxis(system, id, kind == "list" ? rest : "1");
        if (!list.axis) return {{}, list.error};
        return {Distribution{parameter->id, Kind::list, std::move(list.axis->values)}, {}};
    }
    const auto wrong = [&](const std::string& why) {
        return DistributionReading{{}, tr("Distribution of %1 = %2: %3", parameter->id, inQuotes(text), why)};
    };
    if (kind != "uniform" && kind != "normal")
        return wrong(tr("write uniform:from:to, normal:mean:sd or list:v1,v2,…."));
    const auto numbers = twoNumbers(*parameter, rest);
    if (!numbers)
        return wrong(kind == "uniform"
                         ? tr("write uniform:from:to with two numbers, for example uniform:0.6:0.9.")
                         : tr("write normal:mean:sd with two numbers, for example normal:0.8:0.05."));
    const auto& [first, second] = *numbers;
    const std::string why = kind == "uniform" ? complaintAboutUniform(*parameter, first, second)
                                              : complaintAboutNormal(*parameter, first, second);
    if (!why.empty()) return wrong(why);
    return {Distribution{parameter->id, kind == "uniform" ? Kind::uniform : Kind::normal, {first, second}},
            {}};
}

std::string write(const Distribution& distribution) {
    const auto& numbers = distribution.numbers;
    if (distribution.kind == Kind::list) return "list:" + write(Axis{distribution.parameter, numbers});
    return (distribution.kind == Kind::uniform ? "uniform:" : "normal:") + shortest(numbers[0]) + ":"
           + shortest(numbers[1]);
}

const Range& rangeOf(const System& system, const Distribution& distribution) {
    return parameterOf(system.parameters, distribution.parameter).range;
}

Quantile::Quantile(const Distribution& distribution, const Range& range) : m_distribution(distribution) {
    const double infinity = std::numeric_limits<double>::infinity();
    m_least = range.minIncluded ? range.min : std::nextafter(range.min, infinity);
    m_most = range.maxIncluded ? range.max : std::nextafter(range.max, -infinity);
    if (distribution.kind != Kind::normal) return;
    const double mean = distribution.numbers[0], sd = distribution.numbers[1];
    m_below = normalBelow((range.min - mean) / sd);
    m_above = normalBelow((mean - range.max) / sd);
}

double Quantile::operator()(double p) const {
    const auto& numbers = m_distribution.numbers;
    double value = 0;
    switch (m_distribution.kind) {
    case Kind::uniform:
        value = std::clamp(numbers[0] + p * (numbers[1] - numbers[0]), numbers[0], numbers[1]);
        break;
    case Kind::normal:
        value = normal(p);
        break;
    case Kind::list: {
        const auto count = static_cast<double>(numbers.size());
        return numbers[static_cast<std::size_t>(std::min(std::floor(p * count), count - 1))];
    }
    }
    return std::clamp(value, m_least, m_most);
}

/// Worked out from whichever tail is nearer: a small probability keeps its digits, one near 1 does not.
double Quantile::normal(double p) const {
    const double mean = m_distribution.numbers[0], sd = m_distribution.numbers[1];
    const double inside = 1 - m_below - m_above;
    const double below = m_below + p * inside, above = m_above + (1 - p) * inside;
    const boost::math::normal_distribution<double> standard;
    const double z = below < above ? quantile(standard, below) : -quantile(standard, above);
    return mean + sd * z;
}

} // namespace talweg
