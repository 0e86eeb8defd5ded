#include "support/test.h"
#include "systems/recomputed.h"
#include "systems/track/track_system.h"

#include <complex>
#include <numbers>

using namespace talweg;
using tests::Formula;
using tests::Record;
using tests::Seen;

// Every quantity, measure and column of events of the track against a second formula: rates and integrals of
// other columns, Newton's second law, and the geometry of a circle and of waves.

namespace {

using std::numbers::pi;
constexpr double degrees = 180 / pi;
const double none = std::nan("");

Values with(Values some, const Values& more) {
    some.merge(Values(more));
    return some;
}

std::string word(const char* text) {
    return text;
}

/// Waves 1.5 sin(t/2) from −12 to 16, to the right or to the left; otherwise a circle, counter-clockwise from
/// its apex.
constexpr double amplitude = 1.5, wave = 2, from = -12, to = 16, radius = 3;
const Values toTheRight{
    {"curve", word("custom")}, {"x", word("t")}, {"y", word("1.5*sin(t/2)")}, {"t_from", from}, {"t_to", to}};
const Values toTheLeft{{"curve", word("custom")}, {"x", word("-t")}, {"y", word("1.5*sin(t/2)")},
                       {"t_from", from},          {"t_to", to},      {"side", word("right")}};
const Values circle{{"curve", word("circle")}, {"circle_r", radius}};

/// What more is worked out of a run.
class Body {
public:
    explicit Body(const Record& record)
        : r(record), isCircle(record.word("curve") == "circle"), isBall(record.word("mode") == "ball"),
          b(isBall ? record.input("b") : 0), m(record.input("m")), g(record.input("g")),
          side(record.word("side") == "left" ? 1 : -1) {}

    bool isExact() const { return r.word("method") == "exact"; }

    // --- the track, by its parameter ----------------------------------------------------------------

    double way() const { return r.word("x") == "-t" ? -1 : 1; }
    Point place(double t) const {
        if (isCircle) return {-radius * std::sin(t), radius * std::cos(t)};
        return {way() * t, amplitude * std::sin(t / wave)};
    }
    Point along(double t) const {
        if (isCircle) return {-std::cos(t), -std::sin(t)};
        return Point(way(), amplitude / wave * std::cos(t / wave)).normalized();
    }
    Point left(double t) const { return {-along(t).y(), along(t).x()}; }
    Point centreOver(double t) const { return place(t) + side * b * left(t); }
    double lengthTo(double t) const {
        if (isCircle) return radius * t;
        constexpr int parts = 1000; // Simpson's rule
        double sum = 0;
        for (int n = 0; n <= parts; ++n) {
            const double u = std::lerp(from, t, double(n) / parts),
                         slope = amplitude / wave * std::cos(u / wave);
            sum += (n == 0 || n == parts ? 1 : n % 2 ? 4 : 2) * std::hypot(1.0, slope);
        }
        return sum * (t - from) / (3 * parts);
    }
    double length() const { return isCircle ? 2 * pi * radius : lengthTo(to); }

    // --- the run ------------------------------------------------------------------------------------

    Point centre(double t) const { return {r.at(t, "x"), r.at(t, "y")}; }
    Point velocity(double t) const { return {r.at(t, "vx"), r.at(t, "vy")}; }
    /// Where it touches the track, or would above the same place.
    double parameter(double t) const {
        const Point c = centre(t);
        if (isCircle) {
            const double turn = std::atan2(-c.x(), c.y());
            return turn < 0 ? turn + 2 * pi : turn;
        }
        double low = from - b, high = to + b;
        for (int n = 0; n < 100; ++n) {
            const double middle = 0.5 * (low + high);
            (way() * (centreOver(middle).x() - c.x()) < 0 ? low : high) = middle;
        }
        return 0.5 * (low + high);
    }
    bool flies(double t) const {
        return r.word("mode") != "bound" && (centre(t) - centreOver(parameter(t))).norm() > 1e-8;
    }
    Point tangent(double t) const { return along(parameter(t)); }
    double speedAlong(double t) const { return tangent(t).dot(velocity(t)); }
    double slip(double t) const { return speedAlong(t) + side * b * r.at(t, "omega"); }

    Point drag(double t) const {
        const double section = pi * std::pow(isBall ? b : r.input("bead_r"), 2);
        return -r.input("rho") * r.input("cd") * section / 2 * velocity(t).norm() * velocity(t);
    }
    Point damping(double t) const { return -(flies(t) ? 0 : r.input("damping")) * velocity(t); }
    /// Of the track, by Newton's second law, N.
    Point contactForce(double t) const {
        return m * Point(r.rate(t, "vx"), r.rate(t, "vy") + g) - drag(t) - damping(t);
    }
    double rotational(double t) const {
        return isBall ? r.input("k") * m * b * b * r.at(t, "omega") * r.at(t, "omega") / 2 : 0;
    }
    double mechanical(double t) const {
        return m * (velocity(t).squaredNorm() / 2 + g * r.at(t, "y")) + rotational(t);
    }
    double lost(double t) const {
        double all = 0;
        for (const char* id : {"damping", "air", "dry", "rolling", "impact"})
            all += r.at(t, id);
        return all;
    }
    /// What ΔE is a part of: the energy at the start counted from the lowest place.
    double scale() const {
        const double lowest = isCircle ? -radius : b - amplitude; // of the centre, in a trough
        return mechanical(0) - m * g * lowest;
    }

    std::vector<double> times(const std::string& kind) const {
        std::vector<double> all;
        for (const RunEvent& event : r.run().events)
            if (event.kind == kind) all.push_back(event.t);
        return all;
    }
    std::optional<double> summit() const {
        for (const RunEvent& event : r.run().events)
            if (event.label.find("summit") != std::string::npos) return event.t;
        return {};
    }
    double most(double sign, bool ofSpeed) const {
        return sign
               * r.greatest(
                   0, r.duration(),
                   [&](double t) { return sign * (ofSpeed ? velocity(t).norm() : r.at(t, "normal")); },
                   [&](double t) { return ofSpeed || !flies(t); });
    }

    const Record& r;
    bool isCircle, isBall;
    double b, m, g, side;
};

using Of = double (*)(const Body&, double);

Formula<double> column(const char* id, Of of, double tolerance = 1e-9, Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r, double t) { return std::optional(of(Body(r), t)); }, tolerance, seen};
}
/// As published a bead goes along the chords of a table.
Formula<double> exact(const char* id, Of of, double tolerance = 1e-9, Seen seen = Seen::bothSigns) {
    return {id,
            [of](const Record& r, double t) -> std::optional<double> {
                if (!Body(r).isExact()) return {};
                return of(Body(r), t);
            },
            tolerance, seen};
}
double sum(const Body& o, const char* name, double t, double (*rate)(const Body&, double)) {
    return o.r.sum(name, t, [&](double at) { return rate(o, at); });
}

/// Of differences over a millisecond of what an integrator gives to 10⁻¹².
constexpr double differences = 1e-6;
/// Of integrals over stretches in which a speed turns, where the rate has a corner.
constexpr double corners = 1e-4;

std::vector<Formula<double>> quantities() {
    return {
        exact(
            "x",
            [](const Body& o, double t) {
                return o.r.at(0, "x")
                       + sum(o, "x", t, [](const Body& p, double at) { return p.r.at(at, "vx"); });
            },
            1e-7),
        exact(
            "y",
            [](const Body& o, double t) {
                return o.r.at(0, "y")
                       + sum(o, "y", t, [](const Body& p, double at) { return p.r.at(at, "vy"); });
            },
            1e-7),
        exact(
            "vx", [](const Body& o, double t) { return o.r.rate(t, "x"); }, differences),
        exact(
            "vy", [](const Body& o, double t) { return o.r.rate(t, "y"); }, differences),
        column(
            "speed", [](const Body& o, double t) { return o.velocity(t).norm(); }, 1e-12, Seen::positive),
        exact("v", [](const Body& o, double t) { return o.flies(t) ? none : o.speedAlong(t); }),
        exact(
            "omega", [](const Body& o, double t) { return o.r.rate(t, "angle") / degrees; }, differences),
        column(
            "v_r", [](const Body& o, double t) { return o.isBall ? o.b * o.r.at(t, "omega") : none; }, 1e-12),
        exact("slip", [](const Body& o, double t) { return o.isBall && !o.flies(t) ? o.slip(t) : none; }),
        exact(
            "angle",
            [](const Body& o, double t) {
                return degrees
                       * sum(o, "angle", t, [](const Body& p, double at) { return p.r.at(at, "omega"); });
            },
            1e-6),
        exact(
            "p", [](const Body& o, double t) { return o.flies(t) ? none : o.lengthTo(o.parameter(t)); }, 1e-9,
            Seen::positive),
        column(
            "d",
            [](const Body& o, double t) {
                return std::hypot(o.r.at(t, "x") - o.r.at(0, "x"), o.r.at(t, "y") - o.r.at(0, "y"));
            },
            1e-9, Seen::positive),
        exact(
            "slope",
            [](const Body& o, double t) {
                const Point along = o.tangent(t);
                return o.flies(t) ? none : degrees * std::arg(std::complex(along.x(), along.y()));
            },
            1e-7),
        exact(
            "normal",
            [](const Body& o, double t) {
                return o.flies(t) ? 0 : o.left(o.parameter(t)).dot(o.contactForce(t));
            },
            differences),
        column(
            "potential", [](const Body& o, double t) { return o.m * o.g * o.r.at(t, "y"); }, 1e-12),
        column(
            "kinetic", [](const Body& o, double t) { return o.m * o.velocity(t).squaredNorm() / 2; }, 1e-12,
            Seen::positive),
        column(
            "rotational", [](const Body& o, double t) { return o.rotational(t); }, 1e-12, Seen::positive),
        exact(
            "damping",
            [](const Body& o, double t) {
                return sum(o, "damping", t,
                           [](const Body& p, double at) { return -p.damping(at).dot(p.velocity(at)); });
            },
            1e-6, Seen::positive),
        exact(
            "air",
            [](const Body& o, double t) {
                return sum(o, "air", t,
                           [](const Body& p, double at) { return -p.drag(at).dot(p.velocity(at)); });
            },
            1e-6, Seen::positive),
        exact(
            "dry",
            [](const Body& o, double t) {
                if (!o.isBall || o.r.word("friction") != "finite") return 0.0;
                return sum(o, "dry", t, [](const Body& p, double at) {
                    if (p.flies(at) || std::abs(p.slip(at)) < 1e-9) return 0.0;
                    return p.r.input("mu_k") * std::abs(p.r.at(at, "normal") * p.slip(at));
                });
            },
            corners, Seen::positive),
        exact(
            "rolling",
            [](const Body& o, double t) {
                if (!o.isBall || o.r.word("friction") != "finite") return 0.0;
                return sum(o, "rolling", t, [](const Body& p, double at) {
                    return p.r.input("c_rr") * p.b * std::abs(p.r.at(at, "normal") * p.r.at(at, "omega"));
                });
            },
            corners, Seen::positive),
        exact(
            "impact",
            [](const Body& o, double t) {
                double lost = 0;
                for (const char* kind : {"bounce", "landing"})
                    for (const double at : o.times(kind))
                        for (const char* id : {"kinetic", "rotational"})
                            if (at <= t) lost += o.r.before(at, id) - o.r.at(at, id);
                return lost;
            },
            1e-6, Seen::positive),
        column(
            "total", [](const Body& o, double t) { return o.mechanical(t) + o.lost(t); }, 1e-12),
        column(
            "delta_e",
            [](const Body& o, double t) {
                return 100 * (o.mechanical(t) + o.lost(t) - o.mechanical(0)) / o.scale();
            },
            1e-7),
    };
}

Formula<> measure(const char* id, double (*of)(const Body&), double tolerance = 1e-9,
                  Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r) { return std::optional(of(Body(r))); }, tolerance, seen};
}
double last(const Body& o, const char* id) {
    return o.r.at(o.r.duration(), id);
}

std::vector<Formula<>> measures() {
    return {
        measure(
            "t", [](const Body& o) { return o.r.duration(); }, 1e-12, Seen::positive),
        measure(
            "x", [](const Body& o) { return last(o, "x"); }, 1e-12),
        measure(
            "y", [](const Body& o) { return last(o, "y"); }, 1e-12),
        measure(
            "vx", [](const Body& o) { return last(o, "vx"); }, 1e-12),
        measure(
            "vy", [](const Body& o) { return last(o, "vy"); }, 1e-12),
        measure(
            "omega", [](const Body& o) { return last(o, "omega"); }, 1e-12),
        {"p",
         [](const Record& r) -> std::optional<double> {
             const Body o(r);
             if (!o.isExact()) return {};
             // In flight: where it took off.
             double t = r.duration();
             if (o.flies(t))
                 for (const RunEvent& event : r.run().events)
                     if (event.kind == "take-off" || event.kind == "bounce") t = event.t;
             return o.lengthTo(o.parameter(t));
         },
         1e-8, Seen::positive},
        measure(
            "start_elevation", [](const Body& o) { return o.r.at(0, "y"); }, 1e-12),
        measure(
            "passing_time", [](const Body& o) { return o.summit().value_or(none); }, 1e-12, Seen::positive),
        measure(
            "passing_speed", [](const Body& o) { return o.summit() ? o.velocity(*o.summit()).norm() : none; },
            1e-9, Seen::positive),
        {"period",
         [](const Record& r) -> std::optional<double> {
             const Body o(r);
             if (!o.isExact()) return {};
             const bool keeps = o.lost(r.duration()) == 0 && r.run().outcome.id != "left";
             if (!keeps) return none;
             if (const auto turns = o.times("turn"); !turns.empty()) return 2 * (turns.at(1) - turns.at(0));
             const auto crests = o.times("crest");
             return crests.at(1) - crests.at(0);
         },
         1e-8, Seen::positive},
        measure("turn_height",
                [](const Body& o) {
                    const auto turns = o.times("turn");
                    return turns.empty() ? none : o.r.at(turns.back(), "y") - o.r.at(0, "y");
                }),
        measure(
            "greatest_speed", [](const Body& o) { return o.most(1, true); }, 1e-5, Seen::positive),
        measure(
            "least_normal", [](const Body& o) { return o.most(-1, false); }, 1e-5),
        measure(
            "greatest_normal", [](const Body& o) { return o.most(1, false); }, 1e-5, Seen::bothSigns),
        measure(
            "flights",
            [](const Body& o) { return double(o.times("take-off").size() + o.times("bounce").size()); }, 0,
            Seen::positive),
        measure(
            "crests", [](const Body& o) { return double(o.times("crest").size()); }, 0, Seen::positive),
        measure(
            "lost", [](const Body& o) { return o.lost(o.r.duration()); }, 1e-12, Seen::positive),
        measure(
            "lost_to_air", [](const Body& o) { return last(o, "air"); }, 1e-12, Seen::positive),
        {"length",
         [](const Record& r) -> std::optional<double> {
             if (!Body(r).isExact()) return {};
             return Body(r).length();
         },
         1e-9, Seen::positive},
        measure(
            "energy_residual",
            [](const Body& o) {
                const double residual = o.r.measure("energy_residual");
                return residual >= 0 && (!o.isExact() || residual < 1e-10) ? residual : none;
            },
            0, Seen::positive),
    };
}

std::vector<Formula<const RunEvent&>> eventColumns() {
    std::vector<Formula<const RunEvent&>> all;
    for (const char* id : {"vx", "vy"})
        for (const bool after : {false, true})
            all.push_back(tests::beside(std::string(id) + (after ? "_after" : "_before"), id, after));
    return all;
}

/// No two numbers alike.
std::vector<Record> runs(const System& system) {
    const Values start{{"m", 0.7},  {"g", 9.3},       {"damping", 0.05}, {"rho", 1.3},
                       {"cd", 0.8}, {"bead_r", 0.07}, {"e", 0.4},        {"stick", 0.3},
                       {"b", 0.3},  {"k", 0.55},      {"t_end", 6.0}};
    const Values still{{"damping", 0.0}, {"rho", 0.0}, {"t_end", 20.0}}, bead{{"mode", word("one-sided")}},
        ball{{"mode", word("ball")}},
        slippery{{"mode", word("ball")},
                 {"friction", word("finite")},
                 {"mu_s", 0.3},
                 {"mu_k", 0.2},
                 {"c_rr", 0.03}};
    const auto on = [&](double p0, double v0, const Values& track, const Values& more) {
        return with({{"p0", p0}, {"v0", v0}}, with(more, with(track, start)));
    };
    std::vector<Record> all;
    for (const Values& changes :
         {on(3.0, 5.0, circle, {}), on(4.0, -9.0, circle, {}), on(2.0, 0.0, circle, still),
          on(2.0, 9.0, circle, still), on(9.0, 13.0, toTheRight, bead), on(20.0, -13.0, toTheLeft, bead),
          on(7.0, 12.0, toTheRight, ball), on(11.0, 12.0, toTheRight, slippery),
          on(22.0, -12.0, toTheRight, slippery), on(9.0, 11.0, toTheLeft, slippery),
          on(8.0, 1.0, toTheRight,
             with({{"method", word("published")}, {"table_step", 0.05}, {"dt", 0.01}}, still))})
        all.emplace_back(system, changes);
    return all;
}

} // namespace

class TestTrackOutputs : public QObject {
    Q_OBJECT
private slots:
    void quantitiesFollowFromTheMotion() {
        QNOTHING(tests::recomputedColumns(m_system.quantities, quantities(), m_runs));
    }
    void columnsOfEventsFollowFromTheMotion() {
        QNOTHING(tests::recomputedEvents(m_system.eventColumns, eventColumns(), m_runs));
    }
    void measuresFollowFromTheMotion() {
        QNOTHING(tests::recomputedMeasures(m_system.measures, measures(), m_runs));
    }

private:
    const System m_system = track::system();
    const std::vector<Record> m_runs = runs(m_system);
};

TALWEG_TEST(tst_track_outputs, TestTrackOutputs, QCoreApplication)
#include "tst_track_outputs.moc"
