#include "study/distribution.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/measured_source.h"
#include "study/single_values.h"
#include "study/unreadable_column.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <array>
#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/gamma.hpp>
#include <boost/math/distributions/lognormal.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/triangular.hpp>
#include <boost/math/distributions/uniform.hpp>
#include <boost/math/distributions/weibull.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace talweg {

/// A distribution with a density, computed by Boost.
class Continuous {
public:
    explicit Continuous(const Distribution& distribution) : m_of(made(distribution)) {
        if (distribution.kind != Distribution::Kind::beta) return;
        m_origin = distribution.numbers[2];
        m_scale = distribution.numbers[3] - m_origin;
    }

    /// The probability of values below x.
    double below(double x) const {
        return visit(
            [](const auto& of, double ends, double y) { return ends < 0   ? 0
                                                               : ends > 0 ? 1
                                                                          : cdf(of, y); },
            x);
    }
    double above(double x) const {
        return visit(
            [](const auto& of, double ends, double y) {
                return ends < 0 ? 1 : ends > 0 ? 0 : cdf(boost::math::complement(of, y));
            },
            x);
    }
    /// The value whose cumulative probability is p.
    double fromBelow(double p) const {
        return m_origin + m_scale * std::visit([p](const auto& of) { return quantile(of, p); }, m_of);
    }
    double fromAbove(double p) const {
        return m_origin
               + m_scale
                     * std::visit([p](const auto& of) { return quantile(boost::math::complement(of, p)); },
                                  m_of);
    }
    double density(double x) const {
        return std::visit([this, x](const auto& of) { return pdf(of, (x - m_origin) / m_scale) / m_scale; },
                          m_of);
    }
    Moments moments() const {
        return std::visit(
            [this](const auto& of) {
                return Moments{m_origin + m_scale * mean(of), m_scale * standard_deviation(of),
                               std::clamp(double(kurtosis(of)), 1.0, std::numeric_limits<double>::max())};
            },
            m_of);
    }

private:
    // Computes in double precision only, which is accurate enough for samples and twice as fast. Overflow
    // gives infinity.
    using Policy = boost::math::policies::policy<
        boost::math::policies::promote_double<false>,
        boost::math::policies::overflow_error<boost::math::policies::ignore_error>>;
    template <template <class, class> class Of>
    using By = Of<double, Policy>;
    using Any = std::variant<By<boost::math::uniform_distribution>, By<boost::math::normal_distribution>,
                             By<boost::math::triangular_distribution>,
                             By<boost::math::lognormal_distribution>, By<boost::math::weibull_distribution>,
                             By<boost::math::gamma_distribution>, By<boost::math::beta_distribution>>;

    static Any made(const Distribution& distribution) {
        const auto& n = distribution.numbers;
        switch (distribution.kind) {
        case Distribution::Kind::normal:
            return By<boost::math::normal_distribution>(n[0], n[1]);
        case Distribution::Kind::triangular:
            return By<boost::math::triangular_distribution>(n[0], n[1], n[2]);
        case Distribution::Kind::lognormal:
            return By<boost::math::lognormal_distribution>(std::log(n[0]), std::log(n[1]));
        case Distribution::Kind::weibull:
            return By<boost::math::weibull_distribution>(n[0], n[1]);
        case Distribution::Kind::gamma:
            return By<boost::math::gamma_distribution>(n[0], n[1]);
        case Distribution::Kind::beta:
            return By<boost::math::beta_distribution>(n[0], n[1]);
        default:
            return By<boost::math::uniform_distribution>(n[0], n[1]);
        }
    }

    /// Calls `f(distribution, where, y)`, where y is x in Boost's distribution. `where` is −1 if y is at or
    /// below the lower end of that distribution, 1 if it is at or above the upper end, otherwise 0.
    template <class Function>
    double visit(const Function& f, double x) const {
        return std::visit(
            [&](const auto& of) {
                const auto [least, most] = support(of);
                const double y = (x - m_origin) / m_scale;
                return double(f(of, y <= least ? -1.0 : y >= most ? 1.0 : 0.0, y));
            },
            m_of);
    }

    Any m_of;
    double m_origin = 0, m_scale = 1; ///< map the beta distribution from its standard range, 0 to 1
};

namespace {

using Kind = Distribution::Kind;

/// Smallest part of a distribution that must lie in the input's range. A smaller part is considered a
/// mistake: the mean of a normal distribution is then three standard deviations outside the range.
constexpr double minShare = 1e-3;

/// Allowed range of the shapes of beta, gamma and Weibull distributions. Outside this range, nearly the whole
/// distribution is at its ends or at its mean, and quantiles cannot be computed.
constexpr double minShape = 0.05, maxShape = 10'000;

constexpr double infinite = std::numeric_limits<double>::infinity();

/// Notation of a continuous distribution.
struct Form {
    std::string_view name;
    Kind kind;
    std::size_t least, most; ///< least and greatest number of parameters
    std::string (*advice)();
};

constexpr std::array<Form, 7> continuousForms{{
    {"uniform", Kind::uniform, 2, 2,
     [] { return tr("write uniform:from:to with two numbers, for example uniform:0.6:0.9."); }},
    {"normal", Kind::normal, 2, 4,
     [] {
         return tr("write normal:mean:sd with two numbers, for example normal:0.8:0.05, or "
                   "normal:mean:sd:from:to with four numbers.");
     }},
    {"triangular", Kind::triangular, 3, 3,
     [] {
         return tr("write triangular:min:mode:max with three numbers, for example triangular:0.6:0.8:0.9.");
     }},
    {"lognormal", Kind::lognormal, 2, 2,
     [] {
         return tr(
             "write lognormal:median:gsd with the median and the geometric standard deviation. For example, "
             "with lognormal:0.2:1.5 about two thirds of the samples lie between 0.2/1.5 and 0.2·1.5.");
     }},
    {"weibull", Kind::weibull, 2, 2,
     [] { return tr("write weibull:shape:scale with two numbers, for example weibull:2:5."); }},
    {"gamma", Kind::gamma, 2, 2,
     [] {
         return tr("write gamma:shape:scale with two numbers, for example gamma:4:0.5, whose mean is 2.");
     }},
    {"beta", Kind::beta, 4, 4,
     [] { return tr("write beta:a:b:min:max with four numbers, for example beta:2:5:0.6:0.9."); }},
}};

const Form* formOf(Kind kind) {
    const auto form = std::ranges::find(continuousForms, kind, &Form::kind);
    return form == continuousForms.end() ? nullptr : &*form;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (auto at = text.find(separator); at != std::string_view::npos; at = text.find(separator)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

/// Returns nothing if a part is not a number.
std::optional<std::vector<double>> numbersOf(std::string_view text, char separator) {
    std::vector<double> numbers;
    for (const std::string_view part : partsOf(text, separator)) {
        const auto number = readNumber(part);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::string joined(const std::vector<double>& numbers, const char* separator) {
    std::string text;
    for (const double number : numbers)
        text += (text.empty() ? "" : separator) + shortest(number);
    return text;
}

// --- checks ----------------------------------------------------------------------------------------

/// The error in the ends of a distribution; empty if there is none. An end that the input's range excludes is
/// allowed.
std::string complaintAboutEnds(const Parameter& parameter, double from, double to) {
    Parameter closed = parameter;
    closed.range.minIncluded = closed.range.maxIncluded = true;
    for (const double end : {from, to})
        if (const std::string message = complaint(closed, end); !message.empty()) return message;
    return {};
}

std::string complaintAboutShapes(const std::vector<double>& shapes) {
    for (const double shape : shapes)
        if (!(shape >= minShape && shape <= maxShape))
            return tr("the shape %1 is not allowed; it must lie between %2 and %3.", shortest(shape),
                      shortest(minShape), inFull(maxShape));
    return {};
}

double shareBetween(const Distribution& distribution, double from, double to) {
    const Continuous of(distribution);
    return 1 - of.below(from) - of.above(to);
}

/// The error in the parameters of a distribution, regardless of its input; empty if there is none.
std::string complaintAboutNumbers(const Distribution& distribution) {
    const auto& n = distribution.numbers;
    switch (distribution.kind) {
    case Kind::uniform:
        return n[0] < n[1] ? "" : tr("“from” must be less than “to”.");
    case Kind::normal:
        if (n[1] <= 0) return tr("the standard deviation must be greater than 0.");
        if (n.size() == 2) return {};
        if (n[2] >= n[3]) return tr("“from” must be less than “to”.");
        return shareBetween(distribution, n[2], n[3]) < minShare
                   ? tr("almost none of the distribution lies between “from” and “to”.")
                   : "";
    case Kind::triangular:
        return n[0] <= n[1] && n[1] <= n[2] && n[0] < n[2]
                   ? ""
                   : tr("minimum, mode and maximum must be in ascending order and not all equal.");
    case Kind::lognormal:
        if (n[0] <= 0) return tr("the median must be greater than 0.");
        return n[1] > 1 ? "" : tr("the geometric standard deviation is a factor and must be greater than 1.");
    case Kind::weibull:
    case Kind::gamma:
        if (const std::string why = complaintAboutShapes({n[0]}); !why.empty()) return why;
        return n[1] > 0 ? "" : tr("the scale must be greater than 0.");
    case Kind::beta:
        if (const std::string why = complaintAboutShapes({n[0], n[1]}); !why.empty()) return why;
        return n[2] < n[3] ? "" : tr("min must be less than max.");
    case Kind::list:
    case Kind::weights:
    case Kind::file:
        break;
    }
    return {};
}

std::string complaintAboutWeights(const Distribution& distribution) {
    const auto& [parameter, kind, values, weights, source] = distribution;
    if (weights.size() != values.size()) return tr("each value needs a weight.");
    for (const double weight : weights)
        if (!(weight > 0) || !std::isfinite(weight))
            return tr("the weight %1 is not allowed; weights must be greater than 0.", shortest(weight));
    if (!std::isfinite(std::accumulate(weights.begin(), weights.end(), 0.0)))
        return tr("the sum of the weights is too large to represent.");
    std::vector<double> sorted = values;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    return twice == sorted.end() ? std::string() : tr("%1 is listed more than once.", shortest(*twice));
}

std::string complaintAboutValues(const Parameter& parameter, const Distribution& distribution) {
    if (distribution.numbers.empty()) return tr("at least one value is needed.");
    for (const double value : distribution.numbers)
        if (const std::string message = complaint(parameter, value); !message.empty()) return message;
    return distribution.kind == Kind::weights ? complaintAboutWeights(distribution) : std::string();
}

std::string complaintAboutShare(const Parameter& parameter, const Distribution& distribution) {
    const Moments moments = momentsOf(distribution);
    if (!std::isfinite(moments.mean) || !std::isfinite(moments.sd))
        return tr("its mean or standard deviation is too large to represent.");
    if (shareBetween(distribution, parameter.range.min, parameter.range.max) < minShare
        || 1 - Quantile(distribution, parameter.range).outside() < minShare)
        return tr("almost none of the distribution lies in the range of the input (%1).", allowed(parameter));
    return {};
}

std::string complaintAboutDistribution(const Parameter& parameter, const Distribution& distribution) {
    const Form* form = formOf(distribution.kind);
    if (!form) return complaintAboutValues(parameter, distribution);
    const auto& numbers = distribution.numbers;
    if (numbers.size() < form->least || numbers.size() > form->most
        || (form->kind == Kind::normal && numbers.size() == 3))
        return form->advice();
    if (const std::string why = complaintAboutNumbers(distribution); !why.empty()) return why;
    if (form->kind == Kind::uniform) return complaintAboutEnds(parameter, numbers[0], numbers[1]);
    if (form->kind == Kind::triangular) return complaintAboutEnds(parameter, numbers[0], numbers[2]);
    if (form->kind == Kind::beta) return complaintAboutEnds(parameter, numbers[2], numbers[3]);
    return complaintAboutShare(parameter, distribution);
}

std::string complaintSentence(const Parameter& parameter, std::string_view text, const std::string& why) {
    return tr("Distribution %2 of %1: %3", inSentence(parameter), inQuotes(text), why);
}

// --- reading ---------------------------------------------------------------------------------------

/// Splits "kind:rest".
std::pair<std::string_view, std::string_view> kindAndRest(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return {trimmed(text), {}};
    return {trimmed(text.substr(0, colon)), trimmed(text.substr(colon + 1))};
}

/// A distribution, or the reason why a text is not one.
struct Attempt {
    std::optional<Distribution> distribution;
    std::string why = {};
};

/// Reads the number after ±, such as "5%" or "0.1", as a distribution around the parameter's value in the
/// experiment.
Attempt readAbout(const Parameter& parameter, std::string_view text, const DistributionContext& context) {
    const bool isPart = text.ends_with('%');
    if (isPart) text.remove_suffix(1);
    const auto number = readNumber(text);
    if (!number || *number <= 0)
        return {{},
                tr("write a deviation such as ±5% or ±0.1, with a number greater than 0; pm:5% means the "
                   "same as ±5%.")};
    const Value own = context.base ? valueOf(parameter, *context.base) : Value();
    const double* value = std::get_if<double>(&own);
    if (!context.base || !value)
        return {{},
                tr("the input has no numeric value, so ± cannot be used; write uniform:from:to instead.")};
    const double half = isPart ? std::abs(*value) * *number / 100 : *number;
    if (half == 0)
        return {{},
                tr("the value of the input is 0, so this deviation is 0, too; enter an absolute deviation, "
                   "such as ±0.1.")};
    return {Distribution{parameter.id, Kind::uniform, {*value - half, *value + half}}};
}

Attempt readWeights(const Parameter& parameter, std::string_view text) {
    Distribution distribution{parameter.id, Kind::weights, {}};
    for (const std::string_view part : partsOf(text, ',')) {
        const auto pair = numbersOf(part, '=');
        if (!pair || pair->size() != 2)
            return {{}, tr("write weights:v1=w1,v2=w2,… with numbers, for example weights:0.2=3,0.4=1.")};
        distribution.numbers.push_back((*pair)[0]);
        distribution.weights.push_back((*pair)[1]);
    }
    return {std::move(distribution)};
}

/// The error if a column has another unit than the parameter; empty if the units are equal or the column has
/// none.
std::string complaintAboutUnit(const Parameter& parameter, const std::string& unit,
                               const MeasuredSource& from) {
    const std::string wanted = parameter.unit.empty() ? "1" : parameter.unit;
    if (unit.empty() || unit == wanted) return {};
    return tr("column \"%1\" of %2 has the unit %3, but %4 has the unit %5.", from.column, from.file, unit,
              inSentence(parameter.label), wanted);
}

Attempt readFile(const Parameter& parameter, std::string_view text, const DistributionContext& context) {
    const MeasuredSource from = measuredSource(text);
    if (from.file.empty() || from.column.empty())
        return {{}, tr("write file:NAME.csv:COLUMN with the name of a table and of one of its columns.")};
    if (!context.column) return {{}, tr("tables cannot be used here.")};
    try {
        ColumnNumbers numbers = context.column(from.file, from.column);
        if (std::string wrong = complaintAboutUnit(parameter, numbers.unit, from); !wrong.empty())
            return {{}, std::move(wrong)};
        return {Distribution{parameter.id, Kind::file, std::move(numbers.values), {}, std::string(text)}};
    } catch (const UnreadableColumn& why) {
        return {{}, why.what()};
    }
}

Attempt readContinuous(const Parameter& parameter, const Form& form, std::string_view text) {
    auto numbers = numbersOf(text, ':');
    if (!numbers) return {{}, form.advice()};
    return {Distribution{parameter.id, form.kind, std::move(*numbers)}};
}

/// Signs at the start of a distribution around the input's value.
constexpr std::array<std::string_view, 3> aboutSigns{"±", "+/-", "pm:"};

Attempt readKind(const Parameter& parameter, std::string_view text, const DistributionContext& context) {
    for (const std::string_view sign : aboutSigns)
        if (text.starts_with(sign)) return readAbout(parameter, trimmed(text.substr(sign.size())), context);
    const auto [kind, rest] = kindAndRest(text);
    if (kind == "weights") return readWeights(parameter, rest);
    if (kind == "file") return readFile(parameter, rest, context);
    const auto form = std::ranges::find(continuousForms, kind, &Form::name);
    if (form != continuousForms.end()) return readContinuous(parameter, *form, rest);
    return {{}, tr("write one of these forms: %1.", distributionForms())};
}

} // namespace

namespace {

/// Moments of a normal distribution truncated at both ends (Johnson, Kotz and Balakrishnan 1994, section
/// 13.10.1).
Moments cutNormal(const std::vector<double>& n) {
    const boost::math::normal_distribution<double> of;
    const double a = (n[2] - n[0]) / n[1], b = (n[3] - n[0]) / n[1];
    const double inside = a > 0 ? cdf(complement(of, a)) - cdf(complement(of, b)) : cdf(of, b) - cdf(of, a);
    const double shift = (pdf(of, a) - pdf(of, b)) / inside;
    const double variance = 1 + (a * pdf(of, a) - b * pdf(of, b)) / inside - shift * shift;
    return {n[0] + n[1] * shift, n[1] * std::sqrt(std::max(0.0, variance))};
}

/// Moments relative to the minimum, so that a narrow distribution far from 0 keeps its precision.
Moments triangularMoments(const std::vector<double>& n) {
    const double likeliest = n[1] - n[0], width = n[2] - n[0];
    return {n[0] + (likeliest + width) / 3,
            std::sqrt((likeliest * likeliest + width * width - likeliest * width) / 18), 2.4};
}

Moments momentsOfValues(const Distribution& distribution) {
    const auto& values = distribution.numbers;
    std::vector<double> weights = distribution.weights;
    weights.resize(values.size(), 1.0);
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    const double mean = std::inner_product(values.begin(), values.end(), weights.begin(), 0.0) / all;
    double squares = 0, fourths = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double square = (values[i] - mean) * (values[i] - mean);
        squares += weights[i] * square;
        fourths += weights[i] * square * square;
    }
    const double variance = squares / all;
    return {mean, std::sqrt(variance), variance > 0 ? fourths / all / (variance * variance) : 1};
}

} // namespace

std::string distributionForms() {
    return tr("uniform:from:to, ±5%, normal:mean:sd, normal:mean:sd:from:to, triangular:min:mode:max, "
              "lognormal:median:gsd, weibull:shape:scale, gamma:shape:scale, beta:a:b:min:max, list:v1,v2,…, "
              "weights:v1=w1,v2=w2,… or file:NAME.csv:COLUMN");
}

bool isAboutValue(std::string_view distribution) {
    return std::ranges::any_of(
        aboutSigns, [text = trimmed(distribution)](std::string_view sign) { return text.starts_with(sign); });
}

DistributionReading readDistribution(const System& system, std::string_view id, std::string_view text,
                                     const DistributionContext& context) {
    const Parameter* parameter = find(system.parameters, id);
    const auto [kind, rest] = kindAndRest(text);
    if (!parameter || !canBeSwept(*parameter) || kind == "list") {
        AxisReading list = readAxis(system, id, kind == "list" ? rest : "1");
        if (!list.axis) return {{}, list.error};
        return {Distribution{parameter->id, Kind::list, std::move(list.axis->values)}, {}};
    }
    Attempt attempt = readKind(*parameter, trimmed(text), context);
    if (attempt.distribution) attempt.why = complaintAboutDistribution(*parameter, *attempt.distribution);
    if (!attempt.why.empty()) return {{}, complaintSentence(*parameter, text, attempt.why)};
    return {std::move(attempt.distribution), {}};
}

std::string complaint(const System& system, const Distribution& distribution) {
    const Parameter* parameter = find(system.parameters, distribution.parameter);
    if (!parameter || !canBeSwept(*parameter) || distribution.kind == Kind::list)
        return readDistribution(system, distribution.parameter, write(distribution)).error;
    const std::string why = complaintAboutDistribution(*parameter, distribution);
    return why.empty() ? why : complaintSentence(*parameter, write(distribution), why);
}

std::string write(const Distribution& distribution) {
    const auto& numbers = distribution.numbers;
    switch (distribution.kind) {
    case Kind::list:
        return "list:" + write(Axis{distribution.parameter, numbers});
    case Kind::weights: {
        std::string text = "weights:";
        for (std::size_t i = 0; i < numbers.size(); ++i)
            text += (i ? "," : "") + shortest(numbers[i]) + "="
                    + shortest(i < distribution.weights.size() ? distribution.weights[i] : 0);
        return text;
    }
    case Kind::file:
        return "file:" + distribution.source;
    default:
        return std::string(formOf(distribution.kind)->name) + ":" + joined(numbers, ":");
    }
}

const Range& rangeOf(const System& system, const Distribution& distribution) {
    return parameterOf(system.parameters, distribution.parameter).range;
}

Moments momentsOf(const Distribution& distribution) {
    if (!formOf(distribution.kind)) return momentsOfValues(distribution);
    if (distribution.kind == Kind::normal && distribution.numbers.size() == 4)
        return cutNormal(distribution.numbers);
    if (distribution.kind == Kind::triangular) return triangularMoments(distribution.numbers);
    return Continuous(distribution).moments();
}

Asked askedOf(const System& system, const Distribution& distribution) {
    return {distribution.parameter, momentsOf(distribution),
            Quantile(distribution, rangeOf(system, distribution)).outside()};
}

double outsideOf(const Distribution& distribution, const std::vector<double>& values) {
    const auto [min, max] = std::ranges::minmax(values);
    if (!formOf(distribution.kind))
        return 1 - countedBetween(distribution.numbers, distribution.weights, min, max);
    const Continuous of(distribution);
    return of.below(min) + of.above(max);
}

std::vector<double> weightsOf(const Distribution& distribution, const std::vector<double>& values) {
    if (!formOf(distribution.kind)) return countedAt(distribution.numbers, distribution.weights, values);
    const Continuous of(distribution);
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&values](std::size_t place) { return values[place]; });
    std::vector<double> weights(values.size());
    double sum = 0, below = of.below(values[order.front()]);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double here = values[order[i]], next = values[order[std::min(i + 1, order.size() - 1)]];
        const double upTo = of.below(std::midpoint(here, next));
        sum += weights[order[i]] = upTo - below;
        below = upTo;
    }
    if (!(sum > 0)) return {};
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

Quantile::Quantile(const Distribution& distribution, const Range& range)
    : m_least(range.minIncluded ? range.min : std::nextafter(range.min, infinite)),
      m_most(range.maxIncluded ? range.max : std::nextafter(range.max, -infinite)),
      m_kind(distribution.kind) {
    const auto& numbers = distribution.numbers;
    if (!formOf(m_kind)) {
        m_values = numbers;
        double sum = 0;
        for (const double weight : distribution.weights)
            m_upTo.push_back(sum += weight);
        for (double& upTo : m_upTo)
            upTo /= sum;
        return;
    }
    m_of = std::make_shared<const Continuous>(distribution);
    const bool isBounded = !hasTails();
    if (isBounded) {
        const double from = numbers[m_kind == Kind::beta ? 2 : 0], to = numbers.back();
        m_least = std::max(m_least, from);
        m_most = std::min(m_most, to);
        return;
    }
    if (numbers.size() == 4) {
        m_inside = 1 - m_of->below(numbers[2]) - m_of->above(numbers[3]);
        m_least = std::max(m_least, numbers[2]);
        m_most = std::min(m_most, numbers[3]);
    }
    m_below = m_of->below(m_least);
    m_above = m_of->above(m_most);
}

bool Quantile::hasTails() const {
    return m_kind == Kind::normal || m_kind == Kind::lognormal || m_kind == Kind::weibull
           || m_kind == Kind::gamma;
}

double Quantile::outside() const {
    return std::clamp(1 - (1 - m_below - m_above) / m_inside, 0.0, 1.0);
}

double Quantile::density(double x) const {
    return m_of && x >= m_least && x <= m_most ? m_of->density(x) / (1 - m_below - m_above) : 0;
}

std::vector<std::pair<double, double>> Quantile::singleValues() const {
    std::map<double, double> shares;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        shares[m_values[i]] += m_upTo.empty() ? 1 / static_cast<double>(m_values.size())
                                              : m_upTo[i] - (i > 0 ? m_upTo[i - 1] : 0);
    return {shares.begin(), shares.end()};
}

double Quantile::operator()(double p) const {
    return m_of ? std::clamp(ofShape(p), m_least, m_most) : ofValues(p);
}

/// Uses the nearer tail, because a small probability is more precise than one near 1.
double Quantile::ofShape(double p) const {
    const double inside = 1 - m_below - m_above;
    const double below = m_below + p * inside, above = m_above + (1 - p) * inside;
    return below < above ? m_of->fromBelow(below) : m_of->fromAbove(above);
}

double Quantile::ofValues(double p) const {
    if (!m_upTo.empty()) {
        const auto found = std::ranges::upper_bound(m_upTo, p);
        return m_values[std::min(static_cast<std::size_t>(found - m_upTo.begin()), m_values.size() - 1)];
    }
    const auto count = static_cast<double>(m_values.size());
    return m_values[static_cast<std::size_t>(std::min(std::floor(p * count), count - 1))];
}

} // namespace talweg
