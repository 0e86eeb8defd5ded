#include "physics/near.h"
#include "support/options.h"
#include "systems/track_rides.h"

#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <iostream>

using namespace talweg;
using namespace talweg::tests;

// Beads on curves y = Σ a exp(−((x − c)/w)²) against energy and the quadrature of dt = ds/v, with no solver's
// code. Arguments: --curves N [--seed S] try so many more than the usual ones.

namespace {

constexpr double g = 9.8;
constexpr std::size_t usual = 40;
std::size_t curves = usual;
unsigned seed = 1;

struct Bump {
    double height, place, width;
};

/// Hills and dips side by side.
class Hills {
public:
    Hills(std::vector<Bump> bumps, double from, double to)
        : m_bumps(std::move(bumps)), m_from(from), m_to(to) {
        m_places = {from, to};
        for (int i = 1; i < 100; ++i)
            m_places.push_back(from + (to - from) * i / 100);
        for (const Bump& b : m_bumps)
            for (int i = -56; i <= 56; ++i)
                if (const double x = b.place + b.width * i / 8; x > from && x < to) m_places.push_back(x);
        std::ranges::sort(m_places);
    }

    double y(double x) const {
        double sum = 0;
        for (const Bump& b : m_bumps)
            sum += b.height * std::exp(-std::pow((x - b.place) / b.width, 2));
        return sum;
    }
    double slope(double x) const {
        double sum = 0;
        for (const Bump& b : m_bumps) {
            const double u = (x - b.place) / b.width;
            sum -= 2 * u / b.width * b.height * std::exp(-u * u);
        }
        return sum;
    }
    /// y(x) − y(x + by), nothing cancelling.
    double fall(double x, double by) const {
        double sum = 0;
        for (const Bump& b : m_bumps) {
            const double u = (x - b.place) / b.width, du = by / b.width;
            sum += b.height
                   * (std::abs(du) > 0.1 || std::abs(u) > 30
                          ? std::exp(-u * u) - std::exp(-(u + du) * (u + du))
                          : -std::exp(-u * u) * std::expm1(-du * (2 * u + du)));
        }
        return sum;
    }

    /// The first place beyond x in a direction at which the elevation is reached, or the end; `closest` is
    /// set to the least distance in elevation of a summit passed or not reached.
    struct Way {
        double to;
        bool turns;
    };
    Way wayFrom(double x, int direction, double elevation, double& closest) const {
        double last = x;
        const auto tops = [&](double a, double b) { // a summit between, by its slope
            double lo = std::min(a, b), hi = std::max(a, b);
            if (!(slope(lo) > 0 && slope(hi) < 0)) return;
            for (int i = 0; i < 80; ++i) {
                const double middle = (lo + hi) / 2;
                (slope(middle) > 0 ? lo : hi) = middle;
            }
            m_top = lo;
        };
        const auto step = [&](double next) -> std::optional<Way> {
            m_top = next;
            tops(last, next);
            for (const double place : {m_top, next}) {
                closest = std::min(closest, std::abs(y(place) - elevation));
                if (y(place) < elevation) continue;
                double below = last, above = place;
                for (int i = 0; i < 200 && below != above; ++i) {
                    const double middle = below + (above - below) / 2;
                    if (middle == below || middle == above) break;
                    (y(middle) < elevation ? below : above) = middle;
                }
                return Way{below, true};
            }
            last = next;
            return {};
        };
        if (direction > 0) {
            for (auto p = std::ranges::upper_bound(m_places, x); p != m_places.end(); ++p)
                if (const auto way = step(*p)) return *way;
            return {m_to, false};
        }
        for (auto p = std::ranges::lower_bound(m_places, x); p-- != m_places.begin();)
            if (const auto way = step(*p)) return *way;
        return {m_from, false};
    }

    /// ∫ ds/v between two places, v² = 2 g (elevation − y); at those that say so the body turns.
    double time(double from, bool turnsFrom, double to, bool turnsTo, double elevation) const {
        if (from > to) return time(to, turnsTo, from, turnsFrom, elevation);
        std::vector<double> cuts{from};
        for (const double place : m_places)
            if (place > from && place < to) cuts.push_back(place);
        cuts.push_back(to);
        if (cuts.size() == 2) cuts.insert(cuts.begin() + 1, from + (to - from) / 2);
        using Rule = boost::math::quadrature::gauss_kronrod<double, 15>;
        double sum = 0;
        const auto pace = [&](double x) {
            return std::sqrt((1 + slope(x) * slope(x)) / (2 * g * (elevation - y(x))));
        };
        for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
            const double a = cuts[i], b = cuts[i + 1], width = b - a;
            const bool first = i == 0 && turnsFrom, last = i + 2 == cuts.size() && turnsTo;
            const auto beside = [&](double turn, double sign) {
                return [this, turn, sign, width](double s) {
                    const double by = sign * width * s * s, x = turn + by;
                    return 2 * width * s * std::sqrt((1 + slope(x) * slope(x)) / (2 * g * fall(turn, by)));
                };
            };
            if (first)
                sum += Rule::integrate(beside(a, 1), 0.0, 1.0, 12, 1e-9);
            else if (last)
                sum += Rule::integrate(beside(b, -1), 0.0, 1.0, 12, 1e-9);
            else
                sum += Rule::integrate(pace, a, b, 12, 1e-9);
        }
        return sum;
    }

    std::string expression() const {
        std::string text;
        for (const Bump& b : m_bumps)
            text += (text.empty() ? "" : " + ") + shortest(b.height) + "*exp(-((t - " + shortest(b.place)
                    + ")/" + shortest(b.width) + ")^2)";
        return text;
    }
    double relief() const {
        double max = 0;
        for (const Bump& b : m_bumps)
            max = std::max(max, std::abs(b.height));
        return max;
    }
    double from() const { return m_from; }
    double to() const { return m_to; }

private:
    std::vector<Bump> m_bumps;
    double m_from, m_to;
    std::vector<double> m_places;
    mutable double m_top = 0;
};

double rounded(double x) {
    return std::stod(QString::number(x, 'g', 6).toStdString());
}

Hills drawn(RandomSource& dice) {
    const double range = rounded(std::pow(10, dice.between(-1, 2)));
    const double from = dice.chance(0.5) ? 0 : rounded(-range * dice.between(0, 1));
    std::vector<Bump> bumps(1 + dice.below(4));
    for (Bump& b : bumps) {
        b.width = rounded(range * std::pow(10, dice.between(-4, 0)));
        b.height = rounded(range * std::pow(10, dice.between(-3, 0)) * (dice.chance(0.5) ? 1 : -1));
        b.place = rounded(from + range * dice.between(0, 1));
    }
    return {bumps, from, from + range};
}

} // namespace

class TestTrackBumps : public QObject {
    Q_OBJECT
private slots:
    /// A hill's long foot with a level place, and a narrow bump where that foot's cell ends. The period is
    /// the quadrature of `bumps`.
    void narrowBumpBesideALongFoot() {
        const auto run = trackRun({{"curve", std::string("custom")},
                                   {"x", std::string("t")},
                                   {"y", std::string("0.0292586*exp(-((t - 0.030888)/0.00192519)^2) - "
                                                     "0.027293*exp(-((t - 0.0107643)/0.00130509)^2) + "
                                                     "0.102621*exp(-((t - 0.150008)/0.0199929)^2)")},
                                   {"t_to", 0.18975},
                                   {"t_from", 0.0},
                                   {"x0", 0.111886},
                                   {"y0", 0.002705385515284858},
                                   {"v0", 0.195472}});
        QVERIFY(run->doubts.empty());
        QNEAR(measured(*run, "period"), 0.6565886063336727, 1e-9);
    }

    void bumps() {
        std::size_t turned = 0, swung = 0, passed = 0, tooClose = 0, wrong = 0;
        double worst = 0;
        for (std::size_t i = 0; i < curves; ++i) {
            RandomSource dice(seed * 1'000'003u + static_cast<unsigned>(i));
            const Hills hills = drawn(dice);
            const double range = hills.to() - hills.from();
            const double x0 = rounded(hills.from() + range * dice.between(0.01, 0.99));
            const double v0 =
                rounded(std::sqrt(2 * g * hills.relief() * std::pow(10, dice.between(-2, 0.3))));
            const double elevation = hills.y(x0) + v0 * v0 / (2 * g);
            // What follows from energy.
            double closest = elevation - hills.y(x0);
            const auto right = hills.wayFrom(x0, 1, elevation, closest);
            const auto left = right.turns ? hills.wayFrom(right.to, -1, elevation, closest) : right;
            if (closest < 1e-6 * (v0 * v0 / (2 * g))) { // a rounding decides
                ++tooClose;
                continue;
            }
            const auto timeAt = [&](double level) {
                double unused = 0;
                const auto one = hills.wayFrom(x0, 1, level, unused);
                const auto two = one.turns ? hills.wayFrom(one.to, -1, level, unused) : one;
                const double first = hills.time(x0, false, one.to, one.turns, level);
                if (!one.turns) return first;
                const double back = hills.time(one.to, true, two.to, two.turns, level);
                return two.turns ? 2 * back : first + back;
            };
            const double time = timeAt(elevation);
            const auto run = trackRun({{"curve", std::string("custom")},
                                       {"x", std::string("t")},
                                       {"y", hills.expression()},
                                       {"t_from", hills.from()},
                                       {"t_to", hills.to()},
                                       {"x0", x0},
                                       {"y0", hills.y(x0)},
                                       {"v0", v0},
                                       {"t_end", 10000.0}});
            const std::string what = hills.expression() + " on " + shortest(hills.from()) + " … "
                                     + shortest(hills.to()) + " from " + shortest(x0) + " at " + shortest(v0)
                                     + ": " + run->outcome.sentence;
            // The start is found as the nearest place: what that is off, time may be.
            const double offset = std::abs(quantityAt(*run, "x", 0) - x0);
            const double allowed = 1e-9 * time + 10 * offset / v0;
            double off = 0;
            bool ends = true;
            if (!right.turns || !left.turns) {
                (right.turns ? turned : passed) += 1;
                ends = run->outcome.sentence.find("eaves the track") != std::string::npos
                       && std::abs(measured(*run, "x") - left.to) < 1e-9 * range;
                off = measured(*run, "t") - time;
            } else {
                ++swung;
                off = measured(*run, "period") - time;
            }
            const double residual = measured(*run, "energy_residual");
            if (ends && offset < 1e-9 * range && std::abs(off) <= allowed && residual < 1e-9) {
                worst = std::max(worst, std::abs(off) / time);
                continue;
            }
            ++wrong;
            std::cout << what << " Off by " << off << " of " << shortest(time) << " s, allowed " << allowed
                      << "; residual " << residual << std::endl;
        }
        if (curves > usual)
            std::cout << passed << " passed, " << turned << " turned back, " << swung << " swing, "
                      << tooClose << " are too close to a summit; times agree to " << worst << std::endl;
        QCOMPARE(wrong, std::size_t(0));
        QVERIFY(tooClose < curves / 20 + 2);
    }
};

int tst_track_bumps(int argc, char* argv[]) {
    std::vector<char*> others = talweg::tests::takeOptions(
        argc, argv,
        {{"--curves", [](const std::string& text) { curves = std::stoul(text); }},
         {"--seed", [](const std::string& text) { seed = static_cast<unsigned>(std::stoul(text)); }}});
    TestTrackBumps test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_track_bumps.moc"
