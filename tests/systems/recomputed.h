#pragma once

#include "physics/near.h"
#include "systems/body_measures.h"
#include "systems/system.h"

#include <QString>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Fails the test unless the text, which describes errors, is empty.
#define QNOTHING(text)                                                                                       \
    do {                                                                                                     \
        const QString wrong = (text);                                                                        \
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong));                                                 \
    } while (false)

namespace talweg::tests {

/// A solved run whose outputs are recomputed. Its quantities are smooth between adjacent break times, which
/// are the times of its events and the times added by breakAt() and breakWhere().
class Record {
public:
    /// The run with default values except for `changes`.
    Record(const System& system, const Values& changes) : m_system(system) {
        m_values = defaultValues(system.parameters);
        for (const auto& [id, value] : changes)
            m_values.at(id) = value;
        for (const Problem& problem : problems(system, m_values))
            qFatal("%s", problem.message.c_str());
        m_run = system.prepare(m_values).inputs->solve({}, {});
        m_columns = columnsOf(system, *m_run);
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            m_places[m_columns[c].id] = c;
        m_breaks = {0, m_run->duration};
        for (const RunEvent& event : m_run->events)
            breakAt(event.t);
    }

    const Run& run() const { return *m_run; }
    const std::vector<Quantity>& columns() const { return m_columns; }
    const Values& values() const { return m_values; }
    double duration() const { return m_run->duration; }
    bool has(const std::string& column) const { return m_places.contains(column); }
    /// The value of a number input.
    double input(const std::string& id) const { return std::get<double>(m_values.at(id)); }
    bool holdsNumber(const std::string& id) const { return std::holds_alternative<double>(m_values.at(id)); }
    std::string word(const std::string& id) const { return std::get<std::string>(m_values.at(id)); }

    void breakAt(double t) {
        m_breaks.push_back(t);
        std::ranges::sort(m_breaks);
        m_breaks.erase(std::unique(m_breaks.begin(), m_breaks.end()), m_breaks.end());
    }
    /// Adds a break at each time at which a condition changes. It is evaluated at 99 places between adjacent
    /// breaks, and the time is then found by bisection.
    void breakWhere(const std::function<bool(double)>& isSo) {
        constexpr int looks = 100, halvings = 60;
        std::vector<double> found;
        for (std::size_t i = 1; i < m_breaks.size(); ++i)
            for (int n = 0; n + 1 < looks; ++n) {
                // Not at the breaks, where the values may belong to the other side.
                double low = std::lerp(m_breaks[i - 1], m_breaks[i], (n + 0.1) / looks);
                double high = std::lerp(m_breaks[i - 1], m_breaks[i], (n + 1.1) / looks);
                const bool before = isSo(low);
                if (isSo(high) == before) continue;
                for (int halving = 0; halving < halvings; ++halving) {
                    const double middle = 0.5 * (low + high);
                    (isSo(middle) == before ? low : high) = middle;
                }
                found.push_back(high);
            }
        for (const double t : found)
            breakAt(t);
    }
    const std::vector<double>& breaks() const { return m_breaks; }

    /// A column at time t; at a jump, its value just after it.
    double at(double t, const std::string& column) const {
        if (m_shown.size() > 100) m_shown.clear();
        auto& shown = m_shown[t];
        if (shown.empty()) shown = m_run->state(t);
        return shown.at(m_places.at(column));
    }
    /// A column just before a break, extrapolated from times before it.
    double before(double t, const std::string& column) const {
        const auto here = std::ranges::lower_bound(m_breaks, t);
        if (here == m_breaks.begin()) return at(t, column);
        const double h = std::min(1e-5, (t - *(here - 1)) / 8);
        return 3 * at(t - h, column) - 3 * at(t - 2 * h, column) + at(t - 3 * h, column);
    }
    /// A column just after a break, extrapolated from times after it, because an event's time may be rounded
    /// down.
    double after(double t, const std::string& column) const {
        const auto next = std::ranges::upper_bound(m_breaks, t);
        if (next == m_breaks.end()) return at(t, column);
        const double h = std::min(1e-5, (*next - t) / 8);
        return 3 * at(t + h, column) - 3 * at(t + 2 * h, column) + at(t + 3 * h, column);
    }
    /// The time derivative of a column by differences of fourth order, between adjacent breaks.
    double rate(double t, const std::string& column) const {
        const auto next = std::ranges::upper_bound(m_breaks, t);
        const double room = std::min(next == m_breaks.end() ? 1 : *next - t, t - *(next - 1));
        const double h = std::min(m_step, room / 3);
        return (8 * (at(t + h, column) - at(t - h, column)) - (at(t + 2 * h, column) - at(t - 2 * h, column)))
               / (12 * h);
    }
    /// Sets the largest time step for rate(), s.
    void setStep(double step) { m_step = step; }

    /// The integral of a rate from 0 to t by Gauss's rule of five points, on parts of the intervals between
    /// breaks. Integrals up to each break are cached under `name`.
    double sum(const std::string& name, double t, const std::function<double(double)>& rate) const {
        auto& sums = m_sums[name];
        if (sums.empty()) sums.push_back(0);
        std::size_t i = 1;
        for (; i < m_breaks.size() && m_breaks[i] <= t; ++i)
            if (i == sums.size()) sums.push_back(sums.back() + smoothSum(m_breaks[i - 1], m_breaks[i], rate));
        return i < m_breaks.size() && m_breaks[i - 1] < t ? sums[i - 1] + smoothSum(m_breaks[i - 1], t, rate)
                                                          : sums[i - 1];
    }

    /// Times between adjacent breaks. Intervals that are too short for differences have none.
    std::vector<double> instants(int each = 3) const {
        std::vector<double> all;
        for (std::size_t i = 1; i < m_breaks.size(); ++i)
            if (const double length = m_breaks[i] - m_breaks[i - 1]; length > 1e-3)
                for (int n = 0; n < each; ++n)
                    all.push_back(m_breaks[i - 1] + length * (n + 0.63) / (each + 0.1));
        return all;
    }

    /// The total length of the intervals between breaks in whose middle `asked` is true, s.
    double time(const std::function<bool(double)>& asked) const {
        double all = 0;
        for (std::size_t i = 1; i < m_breaks.size(); ++i)
            if (asked(0.5 * (m_breaks[i - 1] + m_breaks[i]))) all += m_breaks[i] - m_breaks[i - 1];
        return all;
    }
    /// The greatest value of a function, from the intervals between breaks that begin in the given time span
    /// and in whose middle `asked` is true. It is sought at many times, and then between the times next to
    /// the best one.
    double greatest(
        double from, double to, const std::function<double(double)>& of,
        const std::function<bool(double)>& asked = [](double) { return true; }) const {
        double most = -HUGE_VAL;
        for (std::size_t i = 1; i < m_breaks.size(); ++i) {
            const double begin = m_breaks[i - 1], end = m_breaks[i], inside = 1e-9 * (end - begin);
            if (begin < from - 1e-12 || begin >= to || !asked(0.5 * (begin + end))) continue;
            most = std::max(most, greatestWithin(begin + inside, end - inside, of));
        }
        return most;
    }

    double measure(const std::string& id) const {
        const auto found =
            std::ranges::find(m_run->measures, id, [](const Measure& one) { return one.quantity.id; });
        if (found == m_run->measures.end()) qFatal("there is no measure %s", id.c_str());
        return found->value;
    }
    double of(const RunEvent& event, const std::string& column) const {
        const auto found = std::ranges::find(m_system.eventColumns, column, &Quantity::id);
        return event.values.at(static_cast<std::size_t>(found - m_system.eventColumns.begin()));
    }
    /// Whether no other event has the same time as this one.
    bool isAlone(const RunEvent& event) const {
        return std::ranges::count(m_run->events, event.t, &RunEvent::t) == 1;
    }

private:
    static double greatestWithin(double low, double high, const std::function<double(double)>& of) {
        constexpr int parts = 200, narrowings = 60;
        double best = low;
        for (int n = 1; n <= parts; ++n)
            if (const double t = std::lerp(low, high, double(n) / parts); of(t) > of(best)) best = t;
        double left = std::max(low, best - (high - low) / parts);
        double right = std::min(high, best + (high - low) / parts);
        for (int n = 0; n < narrowings; ++n) {
            const double a = left + (right - left) / 3, c = right - (right - left) / 3;
            (of(a) < of(c) ? left : right) = of(a) < of(c) ? a : c;
        }
        return std::max(of(best), of(0.5 * (left + right)));
    }
    static double smoothSum(double from, double to, const std::function<double(double)>& rate) {
        constexpr std::array nodes{0.0, 0.5384693101056831, 0.9061798459386640};
        constexpr std::array weights{128.0 / 225, 0.4786286704993665, 0.2369268850561891};
        const int parts = 12 + static_cast<int>(10 * (to - from)); // each at most a tenth of a second
        double whole = 0;
        for (int part = 0; part < parts; ++part) {
            const double half = (to - from) / (2 * parts), middle = from + (2 * part + 1) * half;
            whole += half * weights[0] * rate(middle);
            for (const std::size_t n : {1U, 2U})
                whole +=
                    half * weights[n] * (rate(middle - half * nodes[n]) + rate(middle + half * nodes[n]));
        }
        return whole;
    }

    const System& m_system;
    Values m_values;
    std::shared_ptr<const Run> m_run;
    std::vector<Quantity> m_columns;
    std::map<std::string, std::size_t> m_places;
    std::vector<double> m_breaks;
    double m_step = 1e-3;
    mutable std::map<double, std::vector<double>> m_shown;
    mutable std::map<std::string, std::vector<double>> m_sums; ///< integrals from 0 to each break
};

/// The values that a column must have in the recomputed runs. They ensure that a wrong sign or a missing term
/// would be noticed.
enum class Seen { bothSigns, positive, zeroToo };

/// A second formula for a column. Without a value, it does not apply there; NaN means that the column must be
/// NaN too.
template <class... Where>
struct Formula {
    std::string id;
    std::function<std::optional<double>(const Record&, Where...)> value;
    double tolerance = 1e-9; ///< relative to the number, or to 1 if that is larger
    Seen seen = Seen::bothSigns;
};

/// Compares columns with their formulas and collects the errors.
template <class... Where>
class Recomputation {
public:
    explicit Recomputation(std::vector<Formula<Where...>> formulas) : m_formulas(std::move(formulas)) {}

    /// Requires a formula for every declared column, and no others.
    void require(const std::vector<Quantity>& declared) {
        for (const Quantity& quantity : declared)
            if (std::ranges::find(m_formulas, quantity.id, &Formula<Where...>::id) == m_formulas.end())
                complain(quantity.id, "has no second formula");
        for (const auto& formula : m_formulas)
            if (!find(declared, formula.id)) complain(formula.id, "is not a column");
    }

    /// `shown(id)` is the value of a column; `where` describes the place in messages.
    void compare(const Record& record, const QString& where,
                 const std::function<double(const std::string&)>& shown, Where... at) {
        for (const auto& formula : m_formulas) {
            const std::optional<double> wanted = formula.value(record, at...);
            if (!wanted) continue;
            const double got = shown(formula.id);
            Range& range = m_ranges[familyOf(formula.id)];
            if (std::isnan(*wanted) || std::isnan(got)) {
                if (std::isnan(*wanted) != std::isnan(got))
                    complain(formula.id, QString("is %1 for %2, %3").arg(got).arg(*wanted).arg(where));
                continue;
            }
            range = {std::min(range.least, got), std::max(range.greatest, got)};
            const double off = std::abs(got - *wanted);
            if (!(off <= formula.tolerance * std::max(1.0, std::abs(*wanted))))
                complain(formula.id, QString("is %1 for %2, off by %3, %4")
                                         .arg(got, 0, 'g', 12)
                                         .arg(*wanted, 0, 'g', 12)
                                         .arg(off, 0, 'g', 2)
                                         .arg(where));
        }
    }

    /// The errors; empty if all columns agree with their formulas and had the values that `Seen` demands.
    QString complaints() {
        for (const auto& formula : m_formulas) {
            const Range range = m_ranges[familyOf(formula.id)];
            const double tells = 100 * formula.tolerance;
            if (formula.seen == Seen::bothSigns && !(range.least < -tells && range.greatest > tells))
                complain(formula.id,
                         QString("is between %1 and %2 only").arg(range.least).arg(range.greatest));
            if (formula.seen == Seen::positive
                && !(range.greatest > tells && range.least >= -formula.tolerance))
                complain(formula.id, QString("goes from %1 to %2").arg(range.least).arg(range.greatest));
        }
        QStringList all;
        for (const auto& [id, first] : m_complaints)
            all << QString("%1 %2").arg(QString::fromStdString(id), first);
        return all.join("\n");
    }

private:
    struct Range {
        double least = 0, greatest = 0;
    };
    /// The common id for all bodies: “speed” for “speed_2”.
    static std::string familyOf(const std::string& id) {
        return bodyOfMeasure(id) > 0 ? id.substr(0, id.rfind('_')) : id;
    }
    void complain(const std::string& id, const QString& text) { m_complaints.try_emplace(id, text); }

    std::vector<Formula<Where...>> m_formulas;
    std::map<std::string, Range> m_ranges;
    std::map<std::string, QString> m_complaints; ///< the first error of each column
};

/// The formula of an event column that equals a quantity just before or after the event.
inline Formula<const RunEvent&> beside(const std::string& id, const std::string& column, bool after,
                                       Seen seen = Seen::bothSigns) {
    return {id,
            [column, after](const Record& r, const RunEvent& e) -> std::optional<double> {
                if (!r.isAlone(e)) return {};       // only the state after the last event is available
                if (e.kind == "contact") return {}; // unlisted bounces precede it
                return after ? r.after(e.t, column) : r.before(e.t, column);
            },
            1e-7, seen};
}

/// Errors in the columns of runs, at times between their breaks.
inline QString recomputedColumns(const std::vector<Quantity>& declared, std::vector<Formula<double>> formulas,
                                 const std::vector<Record>& records) {
    Recomputation<double> columns(std::move(formulas));
    columns.require(declared);
    for (std::size_t r = 0; r < records.size(); ++r)
        for (const double t : records[r].instants())
            columns.compare(
                records[r], QString("run %1 at %2 s").arg(r).arg(t, 0, 'g', 8),
                [&](const std::string& id) { return records[r].at(t, id); }, t);
    return columns.complaints();
}

/// Errors in the results of runs.
inline QString recomputedMeasures(const std::vector<Quantity>& declared, std::vector<Formula<>> formulas,
                                  const std::vector<Record>& records) {
    Recomputation<> measures(std::move(formulas));
    measures.require(declared);
    for (std::size_t r = 0; r < records.size(); ++r)
        measures.compare(records[r], QString("run %1").arg(r),
                         [&](const std::string& id) { return records[r].measure(id); });
    return measures.complaints();
}

/// Errors in the columns of the events of runs.
inline QString recomputedEvents(const std::vector<Quantity>& declared,
                                std::vector<Formula<const RunEvent&>> formulas,
                                const std::vector<Record>& records) {
    Recomputation<const RunEvent&> columns(std::move(formulas));
    columns.require(declared);
    for (std::size_t r = 0; r < records.size(); ++r)
        for (const RunEvent& event : records[r].run().events)
            columns.compare(
                records[r],
                QString("run %1, %2 at %3 s").arg(r).arg(event.kind.c_str()).arg(event.t, 0, 'g', 8),
                [&](const std::string& id) { return records[r].of(event, id); }, event);
    return columns.complaints();
}

} // namespace talweg::tests
