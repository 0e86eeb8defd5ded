#include "study/requirement.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/requirement_text.h"
#include "terrain/expression.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

namespace talweg {

namespace {

using requirement::Call, requirement::Comparison, requirement::Mistake, requirement::Parts;

/// The names allowed in expressions: the percentage of success (an empty name if the system defines no
/// success), then mean, sd, min and max of each measure.
std::vector<std::string> namesFor(const System& system, const std::vector<std::string>& measures) {
    std::vector<std::string> names{system.success.id};
    for (const std::string& measure : measures)
        for (const char* ending : {"_mean", "_sd", "_min", "_max"})
            names.push_back(measure + ending);
    return names;
}

/// The percentage of values that fulfil the comparison of a call share(…).
double shareOf(std::span<const double> values, const Call& call) {
    const auto counts = [&call](double value) {
        return call.greater ? value > call.bound || (call.includes && value == call.bound)
                            : value < call.bound || (call.includes && value == call.bound);
    };
    return 100 * static_cast<double>(std::ranges::count_if(values, counts))
           / static_cast<double>(values.size());
}

/// The aggregates of a design in the order of namesFor, then the values of the calls.
std::vector<double> aggregatesOf(const SweepResult& result, std::size_t design,
                                 const std::vector<Call>& calls) {
    std::vector<double> aggregates{result.percentage[design]};
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Spread& spread = result.spread(design, m);
        aggregates.insert(aggregates.end(), {spread.mean, spread.sd, spread.min, spread.max});
    }
    for (const Call& call : calls) {
        if (call.kind == Call::Kind::probability) {
            aggregates.push_back(result.probability.empty() ? std::numeric_limits<double>::quiet_NaN()
                                                            : result.probability[design]);
            continue;
        }
        const auto runs = result.of(result.values[call.place], design);
        aggregates.push_back(call.kind == Call::Kind::share ? shareOf(runs, call)
                                                            : quantileOf(runs, call.bound));
    }
    return aggregates;
}

/// The quantity to which all names refer: the id of the success outcome or of a measure. Empty if there is
/// none or several.
std::string quantityOf(const System& system, const std::vector<std::string>& measures,
                       const std::vector<std::string>& names) {
    const auto speaksOf = [&](const std::string& id, const std::string& name) {
        return name == id || (id != system.success.id && name.substr(0, name.rfind('_')) == id);
    };
    std::vector<std::string> ids{system.success.id};
    ids.insert(ids.end(), measures.begin(), measures.end());
    for (const std::string& id : ids)
        if (!names.empty()
            && std::ranges::all_of(names, [&](const auto& name) { return speaksOf(id, name); }))
            return id;
    return {};
}

std::string sentence(std::string_view text, const Mistake& mistake) {
    if (mistake.at == std::string::npos) return tr("Requirement %1: %2.", inQuotes(text), mistake.what);
    return tr("Requirement %1, position %2: %3.", inQuotes(text),
              1 + requirement::characters(text, mistake.at), mistake.what);
}

/// One parsed comparison.
struct Condition {
    Expression left, right;
    bool greater = true, strict = false;

    /// Positive if the comparison is met. Sides that differ only by rounding errors count as equal.
    double margin(std::span<const double> aggregates) const {
        const double a = left.valueWith(aggregates), b = right.valueWith(aggregates);
        const double larger = std::max(std::abs(a), std::abs(b));
        const double rounding =
            std::isfinite(larger) ? 16 * std::numeric_limits<double>::epsilon() * larger : 0;
        const double difference = std::abs(a - b) <= rounding ? 0 : a - b;
        const double margin = greater ? difference : -difference;
        return strict && margin == 0 ? -std::numeric_limits<double>::denorm_min() : margin;
    }
};

/// Joins margins by "and" (`least`) or "or" (`most`). A NaN margin does not meet a requirement.
double least(double a, double b) {
    return std::isnan(a) || std::isnan(b) ? std::numeric_limits<double>::quiet_NaN() : std::min(a, b);
}
double most(double a, double b) {
    return std::isnan(a) ? b : std::isnan(b) ? a : std::max(a, b);
}

std::vector<std::size_t> placesIn(const Condition& condition) {
    std::vector<std::size_t> used = condition.left.namesUsed();
    const std::vector<std::size_t> right = condition.right.namesUsed();
    used.insert(used.end(), right.begin(), right.end());
    return used;
}

std::vector<std::size_t> placesIn(const std::vector<std::vector<Condition>>& either) {
    std::vector<std::size_t> used;
    for (const auto& all : either)
        for (const Condition& one : all)
            std::ranges::copy(placesIn(one), std::back_inserter(used));
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

/// The indices of aggregates for which random runs give bounds: proportions and quantiles. Each inner list is
/// one proportion or quantile. Aggregates are the percentage and four numbers for each measure, followed by
/// the calls.
std::vector<std::vector<std::size_t>> boundedIn(const std::vector<std::vector<Condition>>& either,
                                                const std::vector<Call>& asked, std::size_t measures) {
    const std::size_t calls = 1 + 4 * measures;
    std::vector<std::size_t> success;
    std::vector<std::vector<std::size_t>> proportions;
    for (const std::size_t name : placesIn(either)) {
        const Call* call = name < calls ? nullptr : &asked[name - calls];
        if (name == 0 || (call && call->kind == Call::Kind::probability)) success.push_back(name);
        if (call && call->kind != Call::Kind::probability) proportions.push_back({name});
    }
    if (!success.empty()) proportions.insert(proportions.begin(), std::move(success));
    return proportions;
}

/// The smallest and the largest margin of a condition if all proportions and quantiles in it lie within
/// `bounds`. `proportions` has the indices of each among the aggregates, and `bounds` an interval for each
/// index. If an aggregate is unknown, such as a mean with missing values, the result is unknown, too.
Interval boundsOfMargin(const Condition& condition, std::vector<double> aggregates,
                        const std::vector<std::vector<std::size_t>>& proportions,
                        const std::vector<std::vector<Interval>>& bounds) {
    std::vector<std::size_t> spoken;
    const std::vector<std::size_t> used = placesIn(condition);
    for (std::size_t i = 0; i < proportions.size(); ++i)
        if (std::ranges::find_first_of(proportions[i], used) != proportions[i].end()) spoken.push_back(i);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr std::size_t most = 10; // each further one doubles the number of corners
    if (spoken.size() > most) return {-infinity, infinity};
    Interval margin{infinity, -infinity};
    for (std::size_t corner = 0; corner < std::size_t{1} << spoken.size(); ++corner) {
        for (std::size_t i = 0; i < spoken.size(); ++i)
            for (std::size_t place = 0; place < proportions[spoken[i]].size(); ++place) {
                const Interval& between = bounds[spoken[i]][place];
                aggregates[proportions[spoken[i]][place]] = (corner >> i) % 2 ? between.high : between.low;
            }
        const double here = condition.margin(aggregates);
        if (std::isnan(here)) return {-infinity, infinity};
        margin = {std::min(margin.low, here), std::max(margin.high, here)};
    }
    return margin;
}

/// Bounds of a quantile by order statistics. The share of runs up to a value lies between bounds; the
/// quantile is the smallest value with a sufficient share. A missing value may be any number.
Interval quantileBetween(std::span<const double> values, double share, const Requirement::Bounds& bounds) {
    std::vector<double> known;
    std::ranges::copy_if(values, std::back_inserter(known), [](double value) { return !std::isnan(value); });
    std::ranges::sort(known);
    const std::size_t missing = values.size() - known.size();
    const double wanted = 100 * share * (1 - 4 * std::numeric_limits<double>::epsilon());
    std::vector<std::size_t> counts(known.size() + 1);
    std::iota(counts.begin(), counts.end(), std::size_t{0});
    const auto firstCount = [&](const auto& isSo) {
        return static_cast<std::size_t>(std::ranges::partition_point(counts, std::not_fn(isSo))
                                        - counts.begin());
    };
    const std::size_t enough =
        firstCount([&](std::size_t count) { return bounds(count, count + missing).low >= wanted; });
    const std::size_t tooMany =
        firstCount([&](std::size_t count) { return bounds(count, count + missing).high >= wanted; });
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (known.empty()) return {-infinity, infinity};
    return {tooMany == 0 ? -infinity : known[std::min(tooMany, known.size()) - 1],
            enough > known.size() ? infinity : known[std::max<std::size_t>(enough, 1) - 1]};
}

/// All conditions of a parsed requirement.
struct Joined {
    /// Alternatives; all conditions of one alternative must be met.
    std::vector<std::vector<Condition>> either;
    std::vector<Call> calls;
    /// For each proportion and quantile used, its indices among the aggregates. P(…) and the percentage of
    /// success are the same proportion, so it may have two.
    std::vector<std::vector<std::size_t>> bounded = {};

    /// Computes `of(condition)` for all conditions and joins the results by "and" and "or".
    template <class Of>
    double joined(const Of& of) const {
        double margin = std::numeric_limits<double>::quiet_NaN();
        for (const auto& all : either) {
            double together = of(all.front());
            for (const Condition& one : all)
                together = least(together, of(one));
            margin = most(margin, together);
        }
        return margin;
    }

    /// The share(…) or quantile(…) whose value has this index among the aggregates; null for percentages of
    /// success.
    const Call* callAt(const SweepResult& result, std::size_t place) const {
        const std::size_t firstCall = 1 + 4 * result.sweep.measures.size();
        const Call* call = place < firstCall ? nullptr : &calls[place - firstCall];
        return call && call->kind != Call::Kind::probability ? call : nullptr;
    }

    static std::span<const double> valuesOf(const SweepResult& result, std::size_t design, const Call& call) {
        return result.of(result.values[call.place], design);
    }

    /// Number of runs of a design that lack a value for the aggregate at `place`; each may have any value.
    std::size_t missing(const SweepResult& result, std::size_t design, std::size_t place) const {
        const Call* call = callAt(result, place);
        if (!call) return result.undecidedRuns(design);
        const auto runs = valuesOf(result, design, *call);
        return static_cast<std::size_t>(std::ranges::count_if(runs, [](double x) { return std::isnan(x); }));
    }

    /// The margin of a design. If values are missing, it is that of the worst case.
    double margin(const SweepResult& result, std::size_t design) const {
        const auto isMissed = [&](const auto& places) { return missing(result, design, places.front()) > 0; };
        if (std::ranges::any_of(bounded, isMissed)) {
            const double worst =
                marginBetween(result, design, Requirement::percentages(result.runCount(design))).low;
            return std::isinf(worst) ? std::numeric_limits<double>::quiet_NaN() : worst;
        }
        const std::vector<double> aggregates = aggregatesOf(result, design, calls);
        return joined([&](const Condition& one) { return one.margin(aggregates); });
    }

    Interval marginBetween(const SweepResult& result, std::size_t design,
                           const Requirement::Bounds& bounds) const {
        const std::vector<double> aggregates = aggregatesOf(result, design, calls);
        std::vector<std::vector<Interval>> between;
        for (const auto& places : bounded)
            between.push_back(boundsOf(result, design, places, aggregates, bounds));
        const auto of = [&](const Condition& one) {
            return boundsOfMargin(one, aggregates, bounded, between);
        };
        return {joined([&](const Condition& one) { return of(one).low; }),
                joined([&](const Condition& one) { return of(one).high; })};
    }

private:
    /// The bounds of one proportion or quantile, for each of its indices.
    std::vector<Interval> boundsOf(const SweepResult& result, std::size_t design,
                                   const std::vector<std::size_t>& places,
                                   const std::vector<double>& aggregates,
                                   const Requirement::Bounds& bounds) const {
        const Call* call = callAt(result, places.front());
        if (call && call->kind == Call::Kind::quantile)
            return {quantileBetween(valuesOf(result, design, *call), call->bound, bounds)};
        const double percentage = aggregates[call ? places.front() : 0];
        const auto count = static_cast<std::size_t>(
            std::llround(percentage / 100 * static_cast<double>(result.runCount(design))));
        std::vector<Interval> between(places.size(),
                                      bounds(count, count + missing(result, design, places.front())));
        if (!call && !result.isRandom && result.sweep.likely)
            for (std::size_t i = 0; i < places.size(); ++i)
                if (places[i] != 0) between[i] = weighedBounds(result, design, aggregates[places[i]]);
        return between;
    }

    /// Bounds of the probability of success by Sweep::likely, %. Runs that do not decide success count with
    /// their weights.
    static Interval weighedBounds(const SweepResult& result, std::size_t design, double probability) {
        const std::vector<double> weights = weightsOf(*result.sweep.likely, result.sweep.over.values);
        double undecided = 0;
        for (std::size_t run = 0; run < weights.size(); ++run)
            if (result.isUndecided(design * result.runsPerDesign + run)) undecided += weights[run];
        return {probability, std::min(100.0, probability + 100 * undecided)};
    }
};

/// The interval to which a comparison restricts a name, if it uses only this name.
struct Wanted {
    std::size_t name = 0;
    Interval between; ///< ends included
};

bool isEmpty(const Interval& interval) {
    return interval.low > interval.high;
}

Interval both(const Interval& a, const Interval& b) {
    return {std::max(a.low, b.low), std::min(a.high, b.high)};
}

/// Parses the comparisons of a requirement.
class Conditions {
public:
    Conditions(const System& system, const std::vector<std::string>& measures, const Parts& parts)
        : m_system(system), m_measures(measures), m_parts(parts), m_names(namesFor(system, measures)) {
        for (const Call& call : parts.calls)
            m_names.push_back(call.name);
    }

    /// Parses comparisons that must all be met.
    std::vector<Condition> read(const std::vector<Comparison>& all) {
        std::vector<Condition> conditions;
        std::vector<Wanted> wanted;
        for (const Comparison& one : all) {
            conditions.push_back(read(one));
            const auto here = wantedBy(conditions.back());
            if (here) checkWanted(wanted, *here, begin(one.from));
            const std::size_t compared = here ? proportionOf(here->name) : 0;
            m_areOneSided = m_areOneSided && here && !std::ranges::count(m_compared, compared);
            m_compared.push_back(compared);
        }
        return conditions;
    }

    /// Whether each comparison parsed so far compares one name with a number, and no name occurs twice.
    bool areOneSided() const { return m_areOneSided; }

    /// The only quantity of the last comparison if it is compared with a number; otherwise empty.
    const std::string& quantity() const { return m_quantity; }
    double level() const { return m_level; }

private:
    Condition read(const Comparison& one) {
        Condition condition{sideOf(one.from, one.leftEnd), sideOf(one.rightAt, one.to), one.greater,
                            one.strict};
        m_quantity.clear();
        checkSides(one, condition);
        return condition;
    }

    /// Index of the name that stands for a proportion. P(…) and the percentage of success share an index.
    std::size_t proportionOf(std::size_t name) const {
        const auto call = std::ranges::find(m_parts.calls, m_names[name], &Call::name);
        return call != m_parts.calls.end() && call->kind == Call::Kind::probability ? 0 : name;
    }

    /// Returns nothing if the comparison has several names or calculates with its name.
    static std::optional<Wanted> wantedBy(const Condition& one) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const bool isNameLeft = one.left.length() == 1 && one.left.namesUsed().size() == 1;
        const Expression &name = isNameLeft ? one.left : one.right,
                         &number = isNameLeft ? one.right : one.left;
        if (name.length() != 1 || name.namesUsed().size() != 1 || !number.namesUsed().empty()) return {};
        const bool isAbove = one.greater == isNameLeft;
        double bound = number.valueWith({});
        if (one.strict) bound = std::nextafter(bound, isAbove ? infinity : -infinity);
        return Wanted{name.namesUsed().front(),
                      isAbove ? Interval{bound, infinity} : Interval{-infinity, bound}};
    }

    /// The range of all possible values of a name.
    Interval rangeOfName(const std::string& name) const {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        if (name.ends_with("_sd")) return {0, infinity};
        const auto call = std::ranges::find(m_parts.calls, name, &Call::name);
        const bool isPercentage = name == m_system.success.id
                                  || (call != m_parts.calls.end() && call->kind != Call::Kind::quantile);
        return isPercentage ? Interval{0, 100} : Interval{-infinity, infinity};
    }

    /// Rejects comparisons whose result does not depend on the design. A comparison with an end of the range
    /// is allowed, because it is a common way to require nothing.
    void checkWanted(std::vector<Wanted>& before, const Wanted& here, std::size_t at) const {
        const Interval range = rangeOfName(m_names[here.name]);
        if (isEmpty(both(range, here.between)))
            throw Mistake{
                tr("this condition can never be met because the values are always %1", rangeText(range)), at};
        const bool isFromBelow = std::isinf(here.between.high) && here.between.low < range.low;
        const bool isFromAbove = std::isinf(here.between.low) && here.between.high > range.high;
        if (isFromBelow || isFromAbove)
            throw Mistake{
                tr("this condition is always met because the values are always %1", rangeText(range)), at};
        for (Wanted& one : before) {
            if (one.name != here.name) continue;
            one.between = both(one.between, here.between);
            if (isEmpty(one.between))
                throw Mistake{tr("this condition can never be met together with the conditions before it"),
                              at};
            return;
        }
        before.push_back(here);
    }

    static std::string rangeText(const Interval& range) {
        return std::isfinite(range.high)
                   ? tr("between %1 and %2 %", shortest(range.low), shortest(range.high))
                   : tr("0 or greater");
    }

    Expression sideOf(std::size_t from, std::size_t to) const {
        const std::string_view text = m_parts.text, side = text.substr(from, to - from);
        if (side.find_first_not_of(" \t") == std::string::npos)
            throw Mistake{tr("one side of the comparison is empty"), from};
        // Blanks replace the preceding text, so that positions in messages count from the beginning of the
        // requirement.
        auto read = Expression::readWith(
            std::string(requirement::characters(text, from), ' ') + std::string(side), m_names);
        if (const auto* mistake = std::get_if<Expression::Mistake>(&read))
            throw Mistake{mistake->what, requirement::bytes(text, mistake->position - 1)};
        return std::get<Expression>(std::move(read));
    }

    std::string_view sideText(std::size_t from, std::size_t to) const {
        return trimmed(std::string_view(m_parts.text).substr(from, to - from));
    }

    /// The first byte at or after `at` that is not a blank.
    std::size_t begin(std::size_t at) const { return m_parts.text.find_first_not_of(" \t", at); }

    std::vector<std::string> namesIn(const Expression& side) const {
        std::vector<std::string> used;
        for (const std::size_t name : side.namesUsed())
            used.push_back(m_names[name]);
        return used;
    }

    /// The unit of the value of a name.
    std::string unitOf(const std::string& name) const {
        if (name == m_system.success.id) return "%";
        for (const Call& call : m_parts.calls)
            if (call.name == name)
                return call.kind != Call::Kind::quantile ? "%" : measureOf(m_system, call.measure).unit;
        return measureOf(m_system, name.substr(0, name.rfind('_'))).unit;
    }

    void checkSides(const Comparison& one, const Condition& condition) {
        std::vector<std::string> used = namesIn(condition.left);
        const std::vector<std::string> right = namesIn(condition.right);
        used.insert(used.end(), right.begin(), right.end());
        if (used.empty())
            throw Mistake{
                tr("this condition uses no result of the study, so it is either always or never met"),
                begin(one.from)};
        if (sideText(one.from, one.leftEnd) == sideText(one.rightAt, one.to))
            throw Mistake{tr("both sides of the comparison are the same"), begin(one.from)};
        std::vector<std::string> units;
        for (const std::string& name : used)
            units.push_back(unitOf(name));
        bool percent = false;
        for (const auto& [unit, at] : m_parts.units) {
            if (at < one.from || at >= one.to) continue;
            if (std::ranges::find(units, unit) == units.end())
                throw Mistake{tr("no result in this comparison has the unit %1", unit), at};
            percent = percent || unit == "%";
        }
        for (const auto& [side, other, at] : {std::tuple(&condition.left, &condition.right, one.rightAt),
                                              std::tuple(&condition.right, &condition.left, one.from)})
            if (namesIn(*other).empty()) checkLevel(*side, units, other->valueWith({}), percent, at);
    }

    void checkLevel(const Expression& side, const std::vector<std::string>& units, double level, bool percent,
                    std::size_t at) {
        if (!std::isfinite(level))
            throw Mistake{tr("one side of the comparison is not a finite number"), begin(at)};
        const bool share = std::ranges::all_of(units, [](const auto& unit) { return unit == "%"; });
        const bool alone = side.length() == 1; // no arithmetic
        if (share && alone && !percent && level > 0 && level <= 1)
            throw Mistake{tr("this condition compares percentages, so %1 means %1 %; write %2 % or, if that "
                             "is what you mean, %1 %",
                             shortest(level), shortest(100 * level)),
                          begin(at)};
        const std::vector<std::string> names = namesIn(side);
        const bool isProbability = !names.empty() && std::ranges::all_of(names, [this](const auto& name) {
            const auto call = std::ranges::find(m_parts.calls, name, &Call::name);
            return call != m_parts.calls.end() && call->kind == Call::Kind::probability;
        });
        m_quantity =
            isProbability ? std::string(Requirement::probability) : quantityOf(m_system, m_measures, names);
        m_level = level;
    }

    const System& m_system;
    const std::vector<std::string>& m_measures;
    const Parts& m_parts;
    std::vector<std::string> m_names;
    std::string m_quantity;
    double m_level = 0;
    std::vector<std::size_t> m_compared; ///< indices of the names that have been compared
    bool m_areOneSided = true;
};

} // namespace

Requirement::Reading Requirement::read(const System& system, const std::vector<std::string>& measures,
                                       std::string_view text) {
    try {
        Parts parts = requirement::takeApart(system, measures, text);
        Conditions conditions(system, measures, parts);
        std::vector<std::vector<Condition>> either;
        for (const auto& all : parts.either)
            either.push_back(conditions.read(all));
        Requirement requirement;
        requirement.m_text = text;
        requirement.m_asksProbability = std::ranges::any_of(
            parts.calls, [](const Call& call) { return call.kind == Call::Kind::probability; });
        if (either.size() == 1 && either.front().size() == 1) {
            requirement.m_quantity = conditions.quantity();
            requirement.m_level = conditions.level();
        }
        const auto asked = std::make_shared<Joined>(Joined{std::move(either), std::move(parts.calls)});
        asked->bounded = boundedIn(asked->either, asked->calls, measures.size());
        std::size_t places = 0;
        for (const auto& one : asked->bounded)
            places += one.size();
        requirement.m_bounded = asked->bounded.size();
        requirement.m_quantiles =
            static_cast<std::size_t>(std::ranges::count(asked->calls, Call::Kind::quantile, &Call::kind));
        requirement.m_isOneSided = conditions.areOneSided();
        requirement.m_speaksOfMore = places < placesIn(asked->either).size();
        requirement.m_margin = [asked](const SweepResult& result, std::size_t design) {
            return asked->margin(result, design);
        };
        requirement.m_marginBetween = [asked](const SweepResult& result, std::size_t design,
                                              const Bounds& bounds) {
            return asked->marginBetween(result, design, bounds);
        };
        return {std::move(requirement), {}};
    } catch (const Mistake& mistake) {
        return {{}, sentence(text, mistake)};
    }
}

Requirement::Bounds Requirement::percentages(std::size_t runs) {
    return [all = static_cast<double>(runs)](std::size_t least, std::size_t most) {
        return Interval{100 * static_cast<double>(least) / all, 100 * static_cast<double>(most) / all};
    };
}

double Requirement::margin(const SweepResult& result, std::size_t design) const {
    return m_margin(result, design);
}

Interval Requirement::marginBetween(const SweepResult& result, std::size_t design,
                                    const Bounds& bounds) const {
    return m_marginBetween(result, design, bounds);
}

Requirement Requirement::askedOf(std::shared_ptr<const SweepResult> result, double factor) const {
    Requirement asked = *this;
    asked.m_level *= factor;
    asked.m_margin = [=, margin = m_margin](const SweepResult&, std::size_t design) {
        return factor * margin(*result, design);
    };
    asked.m_marginBetween = [=, margin = m_marginBetween](const SweepResult&, std::size_t design,
                                                          const Bounds& bounds) {
        const Interval between = margin(*result, design, bounds);
        return Interval{factor * between.low, factor * between.high};
    };
    return asked;
}

std::optional<double> Requirement::level(std::string_view quantity) const {
    if (m_quantity.empty() || m_quantity != quantity) return {};
    return m_level;
}

} // namespace talweg
