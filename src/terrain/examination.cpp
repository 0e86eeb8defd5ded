#include "terrain/examination.h"

#include "base/number.h"
#include "terrain/instruction.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace talweg {

namespace {

/// Depth of the search for breaks where bounds cannot exclude them. `usualHalvings` divides the range into
/// 4096 parts. Where the work limit allows, `maxHalvings` divides it into 1.2·10⁻¹⁰ of the range, the
/// resolution that isCertain promises.
constexpr int usualHalvings = 12, maxHalvings = 33;
/// Largest number of breaks. Expressions with more (abs(sin(1000 x)), for example) are rejected. Each break
/// adds a piece to the path.
constexpr std::size_t maxBreaks = 300;
/// Largest number of evaluated instructions, which take a few tenths of a second. Expressions that need more
/// are rejected as breaking too often. If too small, long expressions with many breaks are rejected; if too
/// large, every edit has a noticeable delay.
constexpr std::size_t maxWork = 8'000'000;
/// `maxFineWork`: largest number of instructions for depths beyond usualHalvings. It is a quarter of the
/// total, so that work remains for locating breaks. Beyond it, the examination is not certain. `boundsWork`:
/// cost of bounds relative to the cost of a value.
constexpr std::size_t maxFineWork = 2'000'000, boundsWork = 8;
/// Points closer than this fraction of the range count as one and are not divided further. Relevant only near
/// x = 0; elsewhere, adjacent numbers are farther apart.
constexpr double oneNumber = 1e-18;
/// Changes closer than this fraction of the range count as one, and shorter pieces are omitted. Different
/// parts of an expression locate the same point with rounding errors, which are many times smaller.
constexpr double onePlace = 1e-12;
/// `touching`: a guard touches zero if its minimum is below this fraction of its size nearby; the minimum is
/// accurate only to rounding. `besideTouch`: distance from the touching point at which both sides are
/// evaluated, in units of 1/4096 of the range.
constexpr double touching = 1e-10, besideTouch = 1e-9;
/// A slope counts as vertical if it is `verticalGain` times as steep as the slope at a distance of
/// `besideVertical` (a fraction of the range). True for √x at 0, false for 10⁶ x.
constexpr double besideVertical = 1e-6, verticalGain = 1e4;
/// Relative and absolute tolerances for changes at a point. Larger changes are a jump of the value, a kink of
/// the slope, or a bend of the second or third derivative. Higher derivatives of a sum have fewer accurate
/// digits and larger tolerances.
constexpr double sameValue = 1e-9, sameSlope = 1e-8, sameBend = 1e-6, sameBendRate = 1e-5;
/// Relative position in an interval at which its forks are evaluated. It is √2 − 1 because forks may differ
/// at a single round number (for x == 2, for example).
constexpr double generic = 0.41421356237309505;
/// `longestMend`: largest length of a cubic that replaces the expression, as a fraction of the range.
/// `mendHalvings`: number of halvings tried to find the length with the smallest error. Long cubics have a
/// truncation error; short ones suffer from cancellation.
constexpr double longestMend = 1.0 / 16;
constexpr int mendHalvings = 26;
/// Largest error of such a cubic: a fraction of the change of the expression over it, plus a number of
/// rounding errors. A larger error indicates a pole, root or kink instead of a limit. The error is 1 for 1/x
/// and 0.1 for √x.
constexpr double mendError = 1e-5, mendRoundings = 16;
/// Errors of such a cubic below this fraction of the expression count as zero. The longest cubic then has the
/// best error and is chosen, because the expression has cancellation next to a short one.
constexpr double smallMendError = 1e-14;

struct Probe {
    double x = 0;
    Jet jet;
    bool defined = false;
    expression::Trace trace;
};

/// Two points, adjacent to within rounding, between which something changes.
struct Change {
    Probe before, after;
    std::optional<expression::Trace::Guard> pole; ///< a guard whose zero is a pole and which changes sign or
                                                  ///< touches zero
    std::optional<double> ownPlace = {};          ///< a point in between that alone has different forks
};

class Examiner {
public:
    Examiner(const Expression& expression, double from, double to)
        : m_expression(expression), m_from(from), m_to(to), m_span(to - from) {}

    Examination examine() {
        search(probe(m_from), probe(m_to), 0);
        collect();
        return std::move(m_found);
    }

private:
    // --- locating changes ---------------------------------------------------------------------------

    void search(const Probe& left, const Probe& right, int halvings) {
        if (m_found.tooMany) return;
        using Breaks = Expression::Breaks;
        const Breaks breaks = m_expression.breaksOver(left.x, right.x);
        const std::size_t work = boundsWork * m_expression.length();
        m_work += work;
        if (halvings > usualHalvings) m_fineWork += work;
        if (breaks == Breaks::none) return;
        const bool deepEnough =
            halvings >= maxHalvings || (halvings >= usualHalvings && m_fineWork > maxFineWork);
        if (breaks == Breaks::visible || deepEnough) {
            m_found.isCertain = m_found.isCertain && (breaks == Breaks::visible || halvings >= maxHalvings);
            follow(left, right);
            return;
        }
        const Probe middle = probe(left.x + (right.x - left.x) / 2);
        search(left, middle, halvings + 1);
        search(middle, right, halvings + 1);
    }

    Probe probe(double x) {
        Probe p{x, {}, false, {}};
        p.jet = m_expression.at(x, p.trace);
        p.defined = std::isfinite(p.jet.value);
        m_work += m_expression.length();
        m_found.tooMany = m_found.tooMany || m_work > maxWork;
        return p;
    }

    static bool same(const Probe& a, const Probe& b) {
        return a.defined == b.defined && a.trace.forks == b.trace.forks
               && std::ranges::equal(a.trace.guards, b.trace.guards, [](const auto& g, const auto& h) {
                      return g.decides == h.decides && (g.value < 0) == (h.value < 0);
                  });
    }

    /// Finds all changes between two points and continues until the forks at both are equal.
    void follow(Probe left, const Probe& right) {
        while (!m_found.tooMany) {
            if (same(left, right)) {
                // Both points may be single points (poles, for example): their forks equal each other but not
                // those in between.
                const Probe between = probe(left.x + generic * (right.x - left.x));
                if (same(left, between)) break;
                follow(left, between);
                left = between;
                continue;
            }
            Probe lo = left, hi = right;
            while (!closeEnough(lo.x, hi.x)) {
                Probe between = probe(lo.x + generic * (hi.x - lo.x));
                (same(left, between) ? lo : hi) = std::move(between);
            }
            if (lo.x < 0 && hi.x > 0) { // halving may never reach 0 exactly
                Probe zero = probe(0);
                (same(left, zero) ? lo : hi) = std::move(zero);
            }
            touches(left, lo);
            left = hi;
            add({std::move(lo), std::move(hi), {}});
        }
        if (!m_found.tooMany) touches(left, right);
    }

    bool closeEnough(double lo, double hi) const {
        return hi - lo <= std::max(epsilon * std::max(std::abs(lo), std::abs(hi)), oneNumber * m_span);
    }

    /// Finds guards that touch zero between two points with equal forks.
    void touches(const Probe& left, const Probe& right) {
        for (std::size_t g = 0; g < left.trace.guards.size() && !m_found.tooMany; ++g) {
            const auto& l = left.trace.guards[g];
            const auto& r = right.trace.guards[g];
            if (!l.decides || !r.decides) continue;
            const double sign = l.value < 0 ? -1 : 1;
            if (!(sign * l.slope <= 0) || !(sign * r.slope >= 0) || l.slope == r.slope) continue;
            // A guard that curves away from zero stays above its tangents at both ends.
            const double width = right.x - left.x;
            const double meet = (r.value - l.value - r.slope * width) / (l.slope - r.slope);
            if (sign * (l.value + l.slope * meet) > 0) continue;
            touch(left, right, g, sign);
            return; // touch() has already found the rest
        }
    }

    void touch(const Probe& left, const Probe& right, std::size_t g, double sign) {
        Probe lo = left, hi = right;
        while (!closeEnough(lo.x, hi.x)) {
            Probe middle = probe(lo.x + (hi.x - lo.x) / 2);
            if (!same(left, middle)) {
                follow(left, middle);
                follow(middle, right);
                return;
            }
            (sign * middle.trace.guards[g].slope < 0 ? lo : hi) = std::move(middle);
        }
        const auto& l = left.trace.guards[g];
        const auto& r = right.trace.guards[g];
        const double beside = m_span / (1 << usualHalvings);
        const double scale =
            std::abs(l.value) + std::abs(r.value) + beside * (std::abs(l.slope) + std::abs(r.slope));
        if (!(std::abs(lo.trace.guards[g].value) <= touching * scale)) return;
        const double apart = besideTouch * beside;
        Change change{probe(lo.x - apart), probe(hi.x + apart), {}};
        if (lo.trace.guards[g].pole) change.pole = lo.trace.guards[g];
        add(std::move(change));
    }

    void add(Change change) {
        const auto& before = change.before.trace.guards;
        const auto& after = change.after.trace.guards;
        for (std::size_t g = 0; g < before.size() && !change.pole; ++g)
            if (before[g].pole && after[g].pole && (before[g].value < 0) != (after[g].value < 0))
                change.pole = after[g];
        m_changes.push_back(std::move(change));
        m_found.tooMany = m_found.tooMany || m_changes.size() > maxBreaks;
    }

    // --- classifying changes ------------------------------------------------------------------------

    void collect() {
        std::ranges::sort(m_changes, {}, [](const Change& c) { return c.before.x; });
        merge();
        const Probe first = firstProbe(), last = lastProbe();
        double begin = m_from; // start of the current defined or undefined part
        bool defined = first.defined;
        if (defined) noteIfVertical(m_from, first.jet, probe(m_from + besideVertical * m_span).jet);
        for (const Change& change : m_changes) {
            const double place = placeOf(change);
            if (defined != change.before.defined) continue; // inconsistent
            if (const auto piece = mended(change, begin)) {
                endPiece(begin, piece->from);
                m_found.pieces.push_back(*piece);
                begin = piece->to;
                continue;
            }
            if (defined) {
                if (isBreak(change)) endPiece(begin, place);
            } else {
                addUndefined(begin, place);
            }
            if (change.before.defined && change.after.defined) {
                if (change.pole)
                    addUndefined(place, place, undefinedBecause(change.pole->op, change.pole->position));
                else
                    addBreak(change, place);
                if (isBreak(change)) begin = place;
            } else {
                begin = place;
            }
            defined = change.after.defined;
        }
        if (defined)
            endPiece(begin, m_to);
        else
            addUndefined(begin, m_to);
        if (last.defined) noteIfVertical(m_to, last.jet, probe(m_to - besideVertical * m_span).jet);
        addDivergingEnds();
    }

    /// The ends of the range, or points just inside if the expression differs only at the end itself.
    Probe firstProbe() {
        Probe first = probe(m_from);
        if (m_changes.empty()) return first;
        const Change& change = m_changes.front();
        if (!isSinglePlace(change) || change.before.x - m_from > onePlace * m_span) return first;
        first = change.after;
        m_changes.erase(m_changes.begin());
        return first;
    }
    Probe lastProbe() {
        Probe last = probe(m_to);
        if (m_changes.empty()) return last;
        const Change& change = m_changes.back();
        if (!isSinglePlace(change) || m_to - change.after.x > onePlace * m_span) return last;
        last = change.before;
        m_changes.pop_back();
        return last;
    }
    /// @}

    static bool isSinglePlace(const Change& change) {
        const bool turns = change.before.trace.forks != change.after.trace.forks;
        return change.before.defined && change.after.defined && (turns || !change.pole);
    }

    // --- limits ------------------------------------------------------------------------------------

    /// A cubic around a change at which the value has a limit and only derivatives are missing; nothing for
    /// all other changes. The current piece starts at `begin`.
    std::optional<SmoothPiece> mended(const Change& change, double begin) {
        const double place = placeOf(change);
        const Forks& forks = change.after.trace.forks;
        if (!change.before.defined || !change.after.defined || change.before.trace.forks != forks) return {};
        if (change.pole ? !change.ownPlace : m_expression.at(place, forks).isSmooth()) return {};
        const auto next = std::ranges::upper_bound(m_changes, change.after.x, {},
                                                   [](const Change& c) { return c.before.x; });
        const double end = next == m_changes.end() ? m_to : next->before.x;
        const double reach = std::min(place - begin, end - place) / 2;
        return mended({place - reach, place + reach, forks}, place);
    }

    /// The cubic with the smallest error, on a shorter piece that has `place` in the same relative position
    /// as the piece `widest`: at an end or in the middle. Nothing if the error is always too large.
    std::optional<SmoothPiece> mended(const SmoothPiece& widest, double place) {
        std::optional<SmoothPiece> best;
        double least = std::numeric_limits<double>::infinity();
        SmoothPiece piece = widest;
        const double tooLong = std::max(1.0, (widest.to - widest.from) / (longestMend * m_span));
        const double left = (place - widest.from) / tooLong, right = (widest.to - place) / tooLong;
        for (int i = 0; i <= mendHalvings; ++i) {
            piece.from = place - std::ldexp(left, -i);
            piece.to = place + std::ldexp(right, -i);
            const double error = mend(piece, place);
            if (error >= least) continue;
            least = error;
            best = piece;
        }
        return best;
    }

    /// Sets the cubic of a piece. Returns its error relative to the largest value on the piece; infinite if
    /// the cubic is not accurate enough.
    double mend(SmoothPiece& piece, double place) {
        const auto at = [&](double x) { return m_expression.at(x, piece.forks); };
        const bool isLeftEnd = place == piece.from, isRightEnd = place == piece.to;
        const Jet left = isLeftEnd ? Jet{} : at(piece.from), right = isRightEnd ? Jet{} : at(piece.to);
        const double width = piece.to - piece.from;
        piece.mend = isLeftEnd    ? Cubic{piece.to, right}
                     : isRightEnd ? Cubic{piece.from, left}
                                  : Cubic::between(piece.from, left, piece.to, right);
        double error = 0, size = 0, min = std::numeric_limits<double>::infinity(), max = -min;
        for (const double part :
             {1.0 / 16, 1.0 / 8, 1.0 / 4, 3.0 / 8, 5.0 / 8, 3.0 / 4, 7.0 / 8, 15.0 / 16}) {
            const double x = piece.from + part * width, value = at(x).value;
            const double off = std::abs(piece.mend->at(x).value - value);
            if (!std::isfinite(off)) return std::numeric_limits<double>::infinity();
            error = std::max(error, off);
            size = std::max(size, std::abs(value));
            min = std::min(min, value);
            max = std::max(max, value);
        }
        m_work += 10 * m_expression.length();
        const bool isClose = error <= mendError * (max - min) + mendRoundings * epsilon * size;
        if (!isClose) return std::numeric_limits<double>::infinity();
        return size > 0 ? std::max(error / size, smallMendError) : smallMendError;
    }

    /// Whether a piece diverges at one of its ends. Its slope must be vertical there. Then changes of the
    /// value over intervals are compared, each a thousandth as long as the previous one: they must not
    /// decrease. For a logarithm they are all equal.
    bool diverges(const SmoothPiece& piece, double end, double other) const {
        constexpr double longest = 1e-6, shorter = 1e-3, smaller = 0.95;
        const auto at = [&](double part) { return piece.at(m_expression, end + part * (other - end)); };
        const Jet last = at(0), far = at(longest);
        if (piece.mend || !isVertical(last, far)) return false;
        const double middle = at(longest * shorter).value, near = at(longest * shorter * shorter).value;
        const double change = std::abs(near - middle);
        return change >= smaller * std::abs(middle - far.value)
               && !(std::abs(last.value - near) < smaller * change);
    }

    /// Marks ends of pieces as undefined if the expression has neither a value nor a limit there.
    void addDivergingEnds() {
        std::vector<UndefinedPart> missing;
        for (const SmoothPiece& piece : m_found.pieces)
            for (const auto& [end, other] :
                 {std::pair(piece.from, piece.to), std::pair(piece.to, piece.from)})
                if (diverges(piece, end, other))
                    missing.push_back({end, end, m_expression.reasonAt(end, piece.forks)});
        for (UndefinedPart& part : missing)
            if (std::ranges::none_of(m_found.undefined, [&](const UndefinedPart& known) {
                    return known.from <= part.from && part.to <= known.to;
                }))
                m_found.undefined.push_back(std::move(part));
        std::ranges::sort(m_found.undefined, {}, &UndefinedPart::from);
    }

    /// Merges changes at the same place.
    void merge() {
        std::vector<Change> merged;
        for (Change& change : m_changes) {
            if (merged.empty() || change.before.x - merged.back().after.x > onePlace * m_span) {
                merged.push_back(std::move(change));
                continue;
            }
            Change& last = merged.back();
            if (!last.after.defined && last.before.defined && change.after.defined && !last.pole)
                last.pole = culpritAt(last.after.x);
            if (last.after.defined && last.after.trace.forks != last.before.trace.forks)
                last.ownPlace = last.after.x;
            last.after = std::move(change.after);
            if (!last.pole) last.pole = change.pole;
        }
        m_changes = std::move(merged);
    }

    /// A guard for the instruction that makes the expression undefined at a single point.
    expression::Trace::Guard culpritAt(double x) {
        const expression::Instruction* culprit = probe(x).trace.culprit;
        if (!culprit) return {};
        return {.pole = true, .op = culprit->op, .position = culprit->position};
    }

    bool isBreak(const Change& change) const {
        return change.pole || !change.before.defined || !change.after.defined
               || change.before.trace.forks != change.after.trace.forks || kindOf(change).has_value();
    }

    std::optional<Break::Kind> kindOf(const Change& change) const {
        const Jet& a = change.before.jet;
        const Jet& b = change.after.jet;
        const double beside = besideVertical * m_span;
        if (isVertical(a, m_expression.at(change.before.x - beside))
            || isVertical(b, m_expression.at(change.after.x + beside)))
            return Break::Kind::vertical;
        const auto differ = [](double x, double y, double tolerance) {
            return !(std::abs(x - y) <= tolerance * (1 + std::abs(x) + std::abs(y)));
        };
        if (differ(a.value, b.value, sameValue)) return Break::Kind::jump;
        if (differ(a.first, b.first, sameSlope)) return Break::Kind::kink;
        if (differ(a.second, b.second, sameBend) || differ(a.third, b.third, sameBendRate))
            return Break::Kind::bend;
        return {};
    }

    static bool isVertical(const Jet& here, const Jet& beside) {
        return !std::isfinite(here.first)
               || std::abs(here.first) > verticalGain * (1 + std::abs(beside.first));
    }

    void noteIfVertical(double x, const Jet& here, const Jet& beside) {
        if (isVertical(here, beside)) m_found.breaks.push_back({x, Break::Kind::vertical, here, here});
    }

    void addBreak(const Change& change, double place) {
        const auto kind = kindOf(change);
        if (kind) m_found.breaks.push_back({place, *kind, change.before.jet, change.after.jet});
    }

    void addUndefined(double from, double to, std::string reason = {}) {
        if (reason.empty()) reason = m_expression.reasonAt(from + (to - from) / 2);
        m_found.undefined.push_back({from, to, std::move(reason)});
    }

    void endPiece(double from, double to) {
        if (to - from <= onePlace * m_span) return;
        SmoothPiece piece{from, to, m_expression.forksAt(from + generic * (to - from))};
        const double middle = from + (to - from) / 2;
        std::optional<SmoothPiece> head, tail;
        if (!piece.at(m_expression, from).isSmooth()) head = mended({from, middle, piece.forks}, from);
        if (!piece.at(m_expression, to).isSmooth()) tail = mended({middle, to, piece.forks}, to);
        if (head) m_found.pieces.push_back(*head);
        if (head) piece.from = head->to;
        if (tail) piece.to = tail->from;
        m_found.pieces.push_back(piece);
        if (tail) m_found.pieces.push_back(*tail);
    }

    /// The place of a change: the decimal number with the fewest digits that lies within it.
    static double placeOf(const Change& change) {
        if (change.ownPlace) return *change.ownPlace;
        const double lo = change.before.x, hi = change.after.x;
        if (lo <= 0 && hi >= 0) return 0;
        const double magnitude = std::floor(std::log10(std::abs(hi)));
        for (double digits = 1; digits < 15; ++digits) {
            const double unit = std::pow(10, digits - 1 - magnitude);
            const double rounded = std::round(hi * unit) / unit;
            if (rounded >= lo && rounded <= hi) return rounded;
        }
        return hi;
    }

    const Expression& m_expression;
    double m_from, m_to, m_span;
    std::size_t m_work = 0, m_fineWork = 0;
    std::vector<Change> m_changes;
    Examination m_found;
};

} // namespace

Examination examine(const Expression& expression, double from, double to) {
    return Examiner(expression, from, to).examine();
}

} // namespace talweg
