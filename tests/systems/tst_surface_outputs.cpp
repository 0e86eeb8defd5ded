#include "support/test.h"
#include "systems/recomputed.h"
#include "systems/surface/surface_system.h"

#include <numbers>

using namespace talweg;
using tests::Formula;
using tests::Record;
using tests::Seen;

// Every quantity, measure and column of events of the ball on a surface against a second formula: rates and
// integrals of other columns, Newton's second law, and the geometry of a sine.

namespace {

constexpr double degrees = 180 / std::numbers::pi;
const double none = std::nan("");

Values with(Values some, const Values& more) {
    some.merge(Values(more));
    return some;
}

/// The ground 3 sin(x/4), between −20 and 30 m.
constexpr double amplitude = 3, length = 4, left = -20, right = 30;
constexpr const char* ground = "3*sin(x/4)";

/// What more is worked out of a run.
class Ball {
public:
    explicit Ball(const Record& record) : r(record), b(record.input("b")), g(record.input("g")) {}

    static double f(double x) { return amplitude * std::sin(x / length); }
    static double slope(double x) { return amplitude / length * std::cos(x / length); }
    static double curvature(double x) {
        return -f(x) / (length * length) / std::pow(1 + slope(x) * slope(x), 1.5);
    }
    /// Of a ball that touches the ground at x.
    Point centreOver(double x) const { return Point(x, f(x)) + b * Point(-slope(x), 1).normalized(); }

    bool isExact() const { return r.word("friction") == "exact"; }
    Point velocity(double t) const { return {r.at(t, "vx"), r.at(t, "vy")}; }
    /// Where it touches the ground, or would if it were lower.
    double contact(double t) const {
        double low = left - b, high = right + b;
        for (int n = 0; n < 100; ++n)
            (centreOver(0.5 * (low + high)).x() < r.at(t, "x") ? low : high) = 0.5 * (low + high);
        return 0.5 * (low + high);
    }
    bool touches(double t) const { return r.at(t, "y") - centreOver(contact(t)).y() < 1e-8; }
    bool slips(double t) const { return std::abs(slip(t)) > 1e-9; }
    Point tangent(double t) const { return Point(1, slope(contact(t))).normalized(); }
    Point normal(double t) const { return {-tangent(t).y(), tangent(t).x()}; }
    double slip(double t) const { return tangent(t).dot(velocity(t)) + b * r.at(t, "omega"); }

    /// All for each kilogram.
    double dragFactor() const {
        return r.input("rho") * r.input("cd") * std::numbers::pi * b * b / (2 * r.input("m"));
    }
    Point drag(double t) const { return -dragFactor() * velocity(t).norm() * velocity(t); }
    Point acceleration(double t) const { return {r.rate(t, "vx"), r.rate(t, "vy")}; }
    /// Of the ground, by Newton's second law.
    Point contactForce(double t) const { return acceleration(t) + Point(0, g) - drag(t); }
    /// The couple of rolling resistance over the radius: what the spin has beside the friction.
    double couple(double t) const {
        return r.input("k") * b * r.rate(t, "omega") - tangent(t).dot(contactForce(t));
    }
    double kinetic(double speed, double omega) const {
        return (speed * speed + r.input("k") * b * b * omega * omega) / 2;
    }
    double lowest() const {
        double y = 1e9;
        for (double x = left; x <= right; x += 1e-3)
            y = std::min(y, centreOver(x).y());
        return y;
    }
    double mechanical(double t) const {
        return kinetic(velocity(t).norm(), r.at(t, "omega")) + g * (r.at(t, "y") - lowest());
    }
    double scale() const { return std::max(mechanical(0), g * b); }
    double overEvents(double t, const std::function<double(const RunEvent&)>& of) const {
        double sum = 0;
        for (const RunEvent& event : r.run().events)
            if (event.t <= t) sum += of(event);
        return sum;
    }
    double lostIn(const RunEvent& e) const {
        const auto energy = [&](const char* vx, const char* vy, const char* omega) {
            return kinetic(std::hypot(r.of(e, vx), r.of(e, vy)), r.of(e, omega));
        };
        return energy("vx_before", "vy_before", "omega_before")
               - energy("vx_after", "vy_after", "omega_after");
    }
    double lost(double t) const {
        double all = 0;
        for (const char* id : {"dry_friction", "rolling_resistance", "impact_losses", "air_drag"})
            all += r.at(t, id);
        return all;
    }

    const Record& r;
    double b, g;
};

using Of = double (*)(const Ball&, double);

Formula<double> column(const char* id, Of of, double tolerance = 1e-9, Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r, double t) { return std::optional(of(Ball(r), t)); }, tolerance, seen};
}
/// The regularised model has other laws.
Formula<double> exact(const char* id, Of of, double tolerance = 1e-9, Seen seen = Seen::bothSigns) {
    return {id,
            [of](const Record& r, double t) -> std::optional<double> {
                if (!Ball(r).isExact()) return {};
                return of(Ball(r), t);
            },
            tolerance, seen};
}
double sum(const Ball& o, const char* name, double t, double (*rate)(const Ball&, double)) {
    return o.r.sum(name, t, [&](double at) { return rate(o, at); });
}

/// Of differences over a millisecond of what an integrator gives to 10⁻¹².
constexpr double differences = 1e-6;
/// Of integrals over stretches in which a speed turns, where the rate has a corner.
constexpr double corners = 1e-4;
/// Of sums over impacts: those slower than 1 mm/s are not listed.
constexpr double unlisted = 2e-4;

std::vector<Formula<double>> quantities() {
    return {
        exact(
            "x",
            [](const Ball& o, double t) {
                return o.centreOver(o.r.input("x0")).x()
                       + sum(o, "x", t, [](const Ball& p, double at) { return p.r.at(at, "vx"); });
            },
            unlisted),
        exact(
            "y",
            [](const Ball& o, double t) {
                return o.centreOver(o.r.input("x0")).y()
                       + sum(o, "y", t, [](const Ball& p, double at) { return p.r.at(at, "vy"); });
            },
            unlisted),
        exact(
            "vx", [](const Ball& o, double t) { return o.r.rate(t, "x"); }, differences),
        exact(
            "vy", [](const Ball& o, double t) { return o.r.rate(t, "y"); }, differences),
        column(
            "speed", [](const Ball& o, double t) { return o.velocity(t).norm(); }, 1e-12, Seen::positive),
        column("along", [](const Ball& o, double t) { return o.tangent(t).dot(o.velocity(t)); }),
        exact(
            "omega", [](const Ball& o, double t) { return o.r.rate(t, "angle") / degrees; }, differences),
        column(
            "rolling_speed", [](const Ball& o, double t) { return -o.b * o.r.at(t, "omega"); }, 1e-12),
        exact(
            "angle",
            [](const Ball& o, double t) {
                return degrees
                       * sum(o, "angle", t, [](const Ball& p, double at) { return p.r.at(at, "omega"); });
            },
            1e-5),
        column("slip", [](const Ball& o, double t) { return o.slip(t); }),
        exact(
            "normal", [](const Ball& o, double t) { return o.normal(t).dot(o.contactForce(t)); }, differences,
            Seen::positive),
        exact(
            "dry_force", [](const Ball& o, double t) { return o.tangent(t).dot(o.contactForce(t)); },
            differences),
        // A couple counter-clockwise, against rolling to the right, is a force to the left.
        exact(
            "rolling_force", [](const Ball& o, double t) { return -o.couple(t); }, differences),
        exact("drag_force", [](const Ball& o, double t) { return o.tangent(t).dot(o.drag(t)); }),
        exact(
            "tangential_acceleration",
            [](const Ball& o, double t) { return o.tangent(t).dot(o.acceleration(t)); }, differences),
        exact(
            "angular_acceleration", [](const Ball& o, double t) { return o.r.rate(t, "omega"); },
            differences),
        column("contact_x", [](const Ball& o, double t) { return o.contact(t); }),
        column("contact_y", [](const Ball& o, double t) { return o.f(o.contact(t)); }),
        column("ground_slope", [](const Ball& o, double t) { return o.slope(o.contact(t)); }),
        column("ground_curvature", [](const Ball& o, double t) { return o.curvature(o.contact(t)); }),
        column(
            "ground_radius", [](const Ball& o, double t) { return 1 / o.curvature(o.contact(t)); }, 1e-7),
        column("path_curvature",
               [](const Ball& o, double t) {
                   return 1 / (1 / o.curvature(o.contact(t)) - o.b); // the radius is less by b
               }),
        column(
            "distance",
            [](const Ball& o, double t) {
                const Point start = o.centreOver(o.r.input("x0"));
                return std::hypot(o.r.at(t, "x") - start.x(), o.r.at(t, "y") - start.y());
            },
            1e-9, Seen::positive),
        column(
            "translational", [](const Ball& o, double t) { return o.kinetic(o.velocity(t).norm(), 0); },
            1e-12, Seen::positive),
        column(
            "rotational", [](const Ball& o, double t) { return o.kinetic(0, o.r.at(t, "omega")); }, 1e-12,
            Seen::positive),
        column(
            "potential", [](const Ball& o, double t) { return o.g * (o.r.at(t, "y") - o.lowest()); }, 1e-5,
            Seen::positive),
        exact(
            "dry_friction",
            [](const Ball& o, double t) {
                return sum(o, "dry", t,
                           [](const Ball& p, double at) { return -p.r.at(at, "dry_force") * p.slip(at); });
            },
            corners, Seen::positive),
        exact(
            "rolling_resistance",
            [](const Ball& o, double t) {
                return sum(o, "rolling", t, [](const Ball& p, double at) {
                    return p.r.input("c_rr") * p.b * p.r.at(at, "normal") * std::abs(p.r.at(at, "omega"));
                });
            },
            corners, Seen::positive),
        exact(
            "impact_losses",
            [](const Ball& o, double t) {
                return o.overEvents(t, [&](const RunEvent& e) { return o.lostIn(e); });
            },
            unlisted, Seen::positive),
        exact(
            "air_drag",
            [](const Ball& o, double t) {
                return sum(o, "air", t,
                           [](const Ball& p, double at) { return -p.drag(at).dot(p.velocity(at)); });
            },
            1e-6, Seen::positive),
        exact(
            "total", [](const Ball& o, double) { return o.mechanical(0); }, 1e-5, Seen::positive),
        column(
            "energy_error",
            [](const Ball& o, double t) {
                return 100 * (o.mechanical(t) + o.lost(t) - o.mechanical(0)) / o.scale();
            },
            1e-5),
    };
}

Formula<> measure(const char* id, double (*of)(const Ball&), double tolerance = 1e-9,
                  Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r) { return std::optional(of(Ball(r))); }, tolerance, seen};
}
Formula<> exactMeasure(const char* id, double (*of)(const Ball&), double tolerance,
                       Seen seen = Seen::bothSigns) {
    return {id,
            [of](const Record& r) -> std::optional<double> {
                if (!Ball(r).isExact()) return {};
                return of(Ball(r));
            },
            tolerance, seen};
}
template <int sign>
double mostSlip(const Ball& o) {
    return sign
           * o.r.greatest(
               0, o.r.duration(), [&](double t) { return sign * o.slip(t); },
               [&](double t) { return o.touches(t); });
}
/// Of a column at the end.
template <class Id>
double last(const Ball& o, Id id) {
    return o.r.at(o.r.duration(), id);
}

std::vector<Formula<>> measures() {
    return {
        measure(
            "x", [](const Ball& o) { return last(o, "x"); }, 1e-12),
        measure(
            "y", [](const Ball& o) { return last(o, "y"); }, 1e-12),
        measure(
            "vx", [](const Ball& o) { return last(o, "vx"); }, 1e-12),
        measure(
            "vy", [](const Ball& o) { return last(o, "vy"); }, 1e-12),
        measure(
            "speed", [](const Ball& o) { return std::hypot(last(o, "vx"), last(o, "vy")); }, 1e-12,
            Seen::positive),
        measure(
            "omega", [](const Ball& o) { return last(o, "omega"); }, 1e-12),
        measure(
            "distance",
            [](const Ball& o) {
                return std::hypot(last(o, "x") - o.r.at(0, "x"), last(o, "y") - o.r.at(0, "y"));
            },
            1e-12, Seen::positive),
        measure(
            "t", [](const Ball& o) { return o.r.run().events.back().t; }, 1e-12, Seen::positive),
        measure(
            "highest",
            [](const Ball& o) {
                return o.r.greatest(0, o.r.duration(), [&](double t) { return o.r.at(t, "y"); });
            },
            1e-6, Seen::bothSigns),
        measure(
            "impacts",
            [](const Ball& o) {
                return o.overEvents(o.r.duration(), [&](const RunEvent& e) {
                    const Point before(o.r.of(e, "vx_before"), o.r.of(e, "vy_before"));
                    return e.kind == "impact" && -before.dot(o.normal(e.t)) >= 1e-3 ? 1.0 : 0.0;
                });
            },
            0, Seen::positive),
        exactMeasure(
            "air_time", [](const Ball& o) { return o.r.time([&](double t) { return !o.touches(t); }); }, 1e-9,
            Seen::positive),
        exactMeasure(
            "slip_time",
            [](const Ball& o) { return o.r.time([&](double t) { return o.touches(t) && o.slips(t); }); },
            1e-9, Seen::positive),
        exactMeasure("least_slip", mostSlip<-1>, unlisted, Seen::zeroToo),
        exactMeasure("greatest_slip", mostSlip<1>, unlisted, Seen::bothSigns),
        measure(
            "dry_friction", [](const Ball& o) { return last(o, "dry_friction"); }, 1e-12, Seen::positive),
        measure(
            "rolling_resistance", [](const Ball& o) { return last(o, "rolling_resistance"); }, 1e-12,
            Seen::positive),
        measure(
            "impact_losses", [](const Ball& o) { return last(o, "impact_losses"); }, 1e-12, Seen::positive),
        measure(
            "air_drag", [](const Ball& o) { return last(o, "air_drag"); }, 1e-12, Seen::positive),
        measure(
            "energy_error",
            [](const Ball& o) {
                const double error = o.r.measure("energy_error");
                return error >= 0 && (!o.isExact() || error < 1e-9) ? error : none;
            },
            0, Seen::positive),
        measure(
            "energy_change",
            [](const Ball& o) {
                return 100 * (o.mechanical(o.r.duration()) + o.lost(o.r.duration()) - o.mechanical(0))
                       / o.scale();
            },
            1e-5),
    };
}

std::vector<Formula<const RunEvent&>> eventColumns() {
    std::vector<Formula<const RunEvent&>> all;
    for (const char* id : {"vx", "vy", "omega"})
        for (const bool after : {false, true})
            all.push_back(tests::beside(std::string(id) + (after ? "_after" : "_before"), id, after));
    return all;
}

/// No two numbers alike.
std::vector<Record> runs(const System& system) {
    const Values start{{"y", std::string(ground)},
                       {"x_from", left},
                       {"x_to", right},
                       {"b", 0.8},
                       {"k", 0.45},
                       {"m", 30.0},
                       {"rho", 1.1},
                       {"cd", 0.6},
                       {"mu_s", 0.35},
                       {"mu_k", 0.25},
                       {"c_rr", 0.02},
                       {"e", 0.3},
                       {"g", 9.6},
                       {"t_end", 7.0}};
    const Values regularised{{"friction", std::string("regularised")}, {"rho", 0.0}};
    std::vector<Record> all;
    for (const Values& changes :
         {with({{"x0", 6.0}, {"v0", 8.0}}, start),
          with({{"x0", 11.0}, {"v0", -9.0}, {"omega0", -12.0}, {"t_end", 2.0}}, start),
          with({{"x0", -18.0}, {"v0", 3.0}, {"omega0", 9.0}, {"mu_s", 0.12}, {"mu_k", 0.1}}, start),
          with({{"x0", 20.0}, {"v0", -3.0}, {"t_end", 30.0}}, start)})
        all.emplace_back(system, changes);
    for (const Values& changes :
         {with({{"x0", 15.0}, {"v0", 2.0}}, start), with({{"x0", 6.0}, {"v0", 9.0}}, start)})
        all.emplace_back(system, with(regularised, changes));
    return all;
}

} // namespace

class TestSurfaceOutputs : public QObject {
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
    const System m_system = surface::system();
    const std::vector<Record> m_runs = runs(m_system);
};

TALWEG_TEST(tst_surface_outputs, TestSurfaceOutputs, QCoreApplication)
#include "tst_surface_outputs.moc"
