#include "support/test.h"
#include "systems/recomputed.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/table.h"

#include <Eigen/Geometry>
#include <numbers>

using namespace talweg;
using tests::Formula;
using tests::Record;
using tests::Seen;

// Every quantity, measure and column of events of the rough plane against a second formula: rates and
// integrals of other columns, energies from the motion, the document's formulas written down once more.

namespace {

constexpr double degrees = 180 / std::numbers::pi;
const double none = std::nan("");

Values with(Values some, const Values& more) {
    some.merge(Values(more));
    return some;
}

std::string word(const char* text) {
    return text;
}

/// What more is worked out of a run.
class Slide {
public:
    explicit Slide(const Record& record) : r(record) {}

    double mass() const { return body() == "particles" ? 3 : r.input("m"); } // see `runs`
    std::string body() const { return r.word("body"); }
    double tilt() const { return r.input("phi") / degrees; }
    double slope() const { return r.input("g") * std::sin(tilt()); }
    double friction() const { return r.input("mu") * r.input("g") * std::cos(tilt()); }
    /// ρ², m².
    double gyration() const {
        const double a = r.input("half_a"), b = r.input("half_b");
        if (body() == "rod") return (cubed("L1") + cubed("L2")) / (3 * (r.input("L1") + r.input("L2")));
        if (body() == "particles") return 2.0 / 3; // see `runs`
        return body() == "particle" ? 0 : (a * a + b * b) / 3;
    }
    double translational(double t) const {
        return mass() / 2 * (r.at(t, "vx") * r.at(t, "vx") + r.at(t, "vw") * r.at(t, "vw"));
    }
    double rotational(double t) const { return mass() / 2 * gyration() * r.at(t, "spin") * r.at(t, "spin"); }
    double potential(double t) const { return mass() * slope() * r.at(t, "w"); }
    double mechanical(double t) const { return translational(t) + rotational(t) + potential(t); }
    double energyAtTheStart() const {
        const double vx = r.input("vx"), vw = r.input("vw"), spin = r.input("spin");
        return mass() * ((vx * vx + vw * vw + gyration() * spin * spin) / 2 + slope() * r.input("w0"));
    }

    std::optional<double> rest() const {
        for (const RunEvent& event : r.run().events)
            if (event.kind == "rest") return event.t;
        return {};
    }
    std::optional<double> back() const {
        for (const RunEvent& event : r.run().events)
            if (event.kind == "back") return event.t;
        return {};
    }
    /// Of the chosen model.
    double end() const {
        if (r.word("until") == "level" && back()) return std::min(*back(), rest().value_or(*back()));
        return std::min(rest().value_or(r.input("t_end")), r.input("t_end"));
    }
    /// Where the body is farthest uphill: of many instants, then between its neighbours.
    double topTime() const {
        constexpr int parts = 2000;
        int best = 0;
        for (int n = 0; n <= parts; ++n)
            if (r.at(end() * n / parts, "w") > r.at(end() * best / parts, "w")) best = n;
        double low = std::max(0.0, end() * (best - 1) / parts),
               high = std::min(end(), end() * (best + 1) / parts);
        for (int n = 0; n < 100; ++n) {
            const double a = low + (high - low) / 3, c = high - (high - low) / 3;
            (r.at(a, "w") < r.at(c, "w") ? low : high) = r.at(a, "w") < r.at(c, "w") ? a : c;
        }
        return best == 0 ? 0 : 0.5 * (low + high);
    }

    // --- as printed: a rod or a board on the level ------------------------------------------------------

    double launch() const { return std::hypot(r.input("vx"), r.input("vw")); }
    /// By the printed formula for a rod, t (1 − f t²/(2 |v0|)); a board's is right.
    double printedWay(double t) const {
        t = std::min(t, launch() / friction());
        return body() == "rod" ? t * (1 - friction() * t * t / (2 * launch()))
                               : t * (1 - friction() * t / (2 * launch()));
    }
    /// Of a rod or a board, from the centre of mass, m.
    double meanDistance() const {
        const double a = r.input("half_a"), b = r.input("half_b"), d = std::hypot(a, b);
        if (body() == "rod")
            return (std::pow(r.input("L1"), 2) + std::pow(r.input("L2"), 2)) / 2
                   / (r.input("L1") + r.input("L2"));
        return (4 * a * b * d + a * a * a * std::log((d + b) / (d - b))
                + b * b * b * std::log((d + a) / (d - a)))
               / (12 * a * b);
    }
    /// K, rad/s².
    double printedSlowing() const {
        const double a = r.input("half_a"), b = r.input("half_b"), d = std::hypot(a, b);
        if (body() == "rod") {
            const double L1 = r.input("L1"), L2 = r.input("L2");
            return -1.5 * friction() * (L1 * L1 + L2 * L2) / (cubed("L1") + cubed("L2"));
        }
        const double sum =
            4.0 / 3 * a * b * d
            + (a * a * a * std::log((d + b) / (d - b)) + b * b * b * std::log((d + a) / (d - a))) / 2;
        return friction() * sum / (4 * a * b) / gyration();
    }
    double printedSpin(double t) const {
        const double spin = r.input("spin"), sign = spin < 0 ? -1 : 1;
        return sign * std::max(0.0, std::abs(spin) - printedSlowing() * t);
    }
    double printedAngle(double t) const {
        const double spin = r.input("spin"), sign = spin < 0 ? -1 : 1, K = printedSlowing();
        if (body() == "rod") return r.input("theta0") + degrees * t * (spin - sign * K * t * t / 2);
        t = std::min(t, std::abs(spin) / K);
        return r.input("theta0") + degrees * t * (spin - sign * K * t / 2);
    }

    const Record& r;

private:
    double cubed(const char* id) const { return std::pow(r.input(id), 3); }
};

/// The same inputs with another model for the run's own.
const Record& sibling(const Record& record, const std::string& model) {
    static const System system = rough_plane::system();
    static std::map<std::pair<const Record*, std::string>, std::unique_ptr<Record>> known;
    auto& made = known[{&record, model}];
    if (!made) {
        Values values = record.values();
        values["model"] = model;
        values["formulas"] = word("corrected");
        made = std::make_unique<Record>(system, values);
    }
    return *made;
}

using Of = double (*)(const Slide&, double);
/// Of differences over a millisecond, and of integrals, where a point of the body comes to a stop and
/// friction turns there at once.
constexpr double differences = 1e-6, turns = 1e-5;

Formula<double> column(const char* id, Of of, double tolerance = 1e-9, Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r, double t) { return std::optional(of(Slide(r), t)); }, tolerance, seen};
}

/// Of a velocity; of the printed formulas nothing, for theirs do not belong to the places.
Formula<double> rateOf(const char* id, const char* place, double unit = 1) {
    return {id,
            [=](const Record& r, double t) -> std::optional<double> {
                if (r.word("formulas") == "printed") return {};
                return r.rate(t, place) / unit;
            },
            differences};
}
/// Of differences of velocities over a millisecond, where friction turns quickly.
constexpr double quickTurns = 2e-4;

/// Mass, or moment of inertia per mass, times acceleration; of the printed formulas nothing.
Formula<double> force(const char* id, const char* velocity, double (*inertia)(const Slide&)) {
    return {id,
            [=](const Record& r, double t) -> std::optional<double> {
                if (r.word("formulas") == "printed") return {};
                return Slide(r).mass() * inertia(Slide(r)) * r.rate(t, velocity);
            },
            quickTurns};
}
/// A place since the start.
Formula<double> summed(const char* id, const char* start, const char* rate, double unit = 1) {
    return {id,
            [=](const Record& r, double t) -> std::optional<double> {
                if (r.word("formulas") == "printed") return {};
                const double first =
                    Slide(r).body() == "particle" && std::string(id) == "theta" ? 0 : r.input(start);
                return first + unit * r.sum(rate, t, [&](double at) { return r.at(at, rate); });
            },
            turns};
}

std::vector<Formula<double>> ofModels() {
    std::vector<Formula<double>> all;
    for (const char* id : {"x", "w", "theta", "speed", "spin", "mechanical", "dissipated"}) {
        for (const char* model : {"coupled", "decoupled", "viscous"})
            all.push_back(
                {std::string(id) + "_" + model,
                 [=](const Record& r, double t) { return std::optional(sibling(r, model).at(t, id)); }, 1e-12,
                 Seen::zeroToo});
    }
    return all;
}

/// Of rods and boards on the level.
Formula<double> printed(const char* id, Of of, Seen seen = Seen::bothSigns) {
    return {id,
            [of](const Record& r, double t) -> std::optional<double> {
                const Slide slide(r);
                if (r.input("phi") != 0 || (slide.body() != "rod" && slide.body() != "board")) return {};
                return of(slide, t);
            },
            1e-9, seen};
}

std::vector<Formula<double>> ofPrinted() {
    return {
        printed("x_printed",
                [](const Slide& o, double t) { return o.r.input("x0") + o.r.input("vx") * o.printedWay(t); }),
        printed("w_printed",
                [](const Slide& o, double t) { return o.r.input("w0") + o.r.input("vw") * o.printedWay(t); }),
        printed("theta_printed", [](const Slide& o, double t) { return o.printedAngle(t); }),
        printed(
            "speed_printed",
            [](const Slide& o, double t) { return std::max(0.0, o.launch() - o.friction() * t); },
            Seen::positive),
        printed("spin_printed", [](const Slide& o, double t) { return o.printedSpin(t); }),
        printed(
            "mechanical_printed",
            [](const Slide& o, double t) {
                const double speed = std::max(0.0, o.launch() - o.friction() * t), spin = o.printedSpin(t);
                return o.mass() / 2 * (speed * speed + o.gyration() * spin * spin);
            },
            Seen::positive),
        // Friction takes force times way and couple times angle, whatever their formulas make of them.
        printed(
            "dissipated_printed",
            [](const Slide& o, double t) {
                const double angle = std::abs(o.printedAngle(t) - o.r.input("theta0")) / degrees;
                const double couple = o.friction() * o.meanDistance();
                // A rod's place runs on to where f t² = (2/3) |v0| and comes back from there.
                const double turn = std::sqrt(2 * o.launch() / (3 * o.friction()));
                double way = o.launch() * o.printedWay(t);
                if (o.body() == "rod" && t > turn) way = 2 * o.launch() * o.printedWay(turn) - way;
                return o.mass() * (o.friction() * way + couple * angle);
            },
            Seen::positive),
        printed(
            "printed_place_error",
            [](const Slide& o, double t) {
                return std::hypot(o.r.at(t, "x_printed") - o.r.at(t, "x_decoupled"),
                                  o.r.at(t, "w_printed") - o.r.at(t, "w_decoupled"));
            },
            Seen::positive),
        printed("printed_angle_error",
                [](const Slide& o, double t) {
                    return o.r.at(t, "theta_printed") - o.r.at(t, "theta_decoupled");
                }),
    };
}

/// The box's middle, half its height above the plane, and the quaternion that lays the plane's axes into
/// space: x stays, w points up by φ and away from the reader.
Eigen::Vector3d middle(const Slide& o, double t) {
    const double h = o.r.input("half_h"), w = o.r.at(t, "w"), phi = o.tilt();
    return {o.r.at(t, "x"), w * std::sin(phi) + h * std::cos(phi), -w * std::cos(phi) + h * std::sin(phi)};
}
std::array<double, 4> turning(const Slide& o, double t) {
    const double tilt = (o.tilt() - std::numbers::pi / 2) / 2, half = o.r.at(t, "theta") / degrees / 2;
    std::array turn{std::cos(tilt) * std::cos(half), std::sin(tilt) * std::cos(half),
                    -std::sin(tilt) * std::sin(half), std::cos(tilt) * std::sin(half)};
    // The same turn with the other sign is the same.
    const double same = turn[0] * o.r.at(t, "turning_w") + turn[1] * o.r.at(t, "turning_x")
                        + turn[2] * o.r.at(t, "turning_y") + turn[3] * o.r.at(t, "turning_z");
    if (same < 0)
        for (double& part : turn)
            part = -part;
    return turn;
}
Formula<double> inSpace(const char* id, Of of) {
    return {id,
            [of](const Record& r, double t) -> std::optional<double> {
                if (Slide(r).body() != "box") return {}; // of others the height is a matter of drawing
                return of(Slide(r), t);
            },
            1e-12};
}

std::vector<Formula<double>> quantities() {
    std::vector<Formula<double>> all{
        summed("x", "x0", "vx"),
        summed("w", "w0", "vw"),
        summed("theta", "theta0", "spin", degrees),
        rateOf("vx", "x"),
        rateOf("vw", "w"),
        rateOf("spin", "theta", degrees),
        column(
            "speed", [](const Slide& o, double t) { return std::hypot(o.r.at(t, "vx"), o.r.at(t, "vw")); },
            1e-12, Seen::positive),
        {"travelled",
         [](const Record& r, double t) -> std::optional<double> {
             if (r.word("formulas") == "printed") return {};
             return r.sum("speed", t, [&](double at) { return r.at(at, "speed"); });
         },
         turns, Seen::positive},
        column(
            "translational", [](const Slide& o, double t) { return o.translational(t); }, 1e-12,
            Seen::positive),
        column(
            "rotational", [](const Slide& o, double t) { return o.rotational(t); }, 1e-12, Seen::positive),
        column(
            "potential", [](const Slide& o, double t) { return o.potential(t); }, 1e-12),
        column(
            "mechanical", [](const Slide& o, double t) { return o.mechanical(t); }, 1e-12),
        {"dissipated",
         [](const Record& r, double t) -> std::optional<double> {
             if (r.word("formulas") == "printed") return {};
             return Slide(r).energyAtTheStart() - Slide(r).mechanical(t);
         },
         1e-9, Seen::positive},
        column(
            "total", [](const Slide& o, double t) { return o.mechanical(t) + o.r.at(t, "dissipated"); }, 1e-9,
            Seen::zeroToo),
        force("force_x", "vx", [](const Slide&) { return 1.0; }),
        force("force_w", "vw", [](const Slide&) { return 1.0; }),
        force("torque", "spin", [](const Slide& o) { return o.gyration(); }),
        inSpace("space_x", [](const Slide& o, double t) { return middle(o, t).x(); }),
        inSpace("space_y", [](const Slide& o, double t) { return middle(o, t).y(); }),
        inSpace("space_z", [](const Slide& o, double t) { return middle(o, t).z(); }),
        inSpace("turning_w", [](const Slide& o, double t) { return turning(o, t)[0]; }),
        inSpace("turning_x", [](const Slide& o, double t) { return turning(o, t)[1]; }),
        inSpace("turning_y", [](const Slide& o, double t) { return turning(o, t)[2]; }),
        inSpace("turning_z", [](const Slide& o, double t) { return turning(o, t)[3]; }),
    };
    for (auto* group : {&ofModels, &ofPrinted})
        for (auto& formula : (*group)())
            all.push_back(std::move(formula));
    return all;
}

Formula<> measure(const char* id, double (*of)(const Slide&), double tolerance = 1e-9,
                  Seen seen = Seen::bothSigns) {
    return {id, [of](const Record& r) { return std::optional(of(Slide(r))); }, tolerance, seen};
}

std::vector<Formula<>> measures() {
    return {
        measure(
            "stop_time",
            [](const Slide& o) { return o.r.run().outcome.id == "stopped" ? o.rest().value() : none; }, 1e-12,
            Seen::positive),
        measure(
            "travel", [](const Slide& o) { return o.r.at(o.end(), "travelled"); }, 1e-12, Seen::positive),
        measure(
            "displacement",
            [](const Slide& o) {
                return std::hypot(o.r.at(o.end(), "x") - o.r.input("x0"),
                                  o.r.at(o.end(), "w") - o.r.input("w0"));
            },
            1e-12, Seen::positive),
        measure(
            "turned", [](const Slide& o) { return o.r.at(o.end(), "theta") - o.r.at(0, "theta"); }, 1e-12),
        measure(
            "x", [](const Slide& o) { return o.r.at(o.end(), "x"); }, 1e-12),
        measure(
            "w", [](const Slide& o) { return o.r.at(o.end(), "w"); }, 1e-12),
        measure(
            "theta", [](const Slide& o) { return o.r.at(o.end(), "theta"); }, 1e-12),
        measure(
            "vx", [](const Slide& o) { return o.r.at(o.end(), "vx"); }, 1e-12),
        measure(
            "vw", [](const Slide& o) { return o.r.at(o.end(), "vw"); }, 1e-12, Seen::zeroToo),
        measure(
            "spin", [](const Slide& o) { return o.r.at(o.end(), "spin"); }, 1e-12),
        // Printed velocities do not belong to the places: where it turns by them it is not highest.
        {"top",
         [](const Record& r) -> std::optional<double> {
             if (r.word("formulas") == "printed") return {};
             return r.at(Slide(r).topTime(), "w");
         },
         1e-9},
        {"top_time",
         [](const Record& r) -> std::optional<double> {
             if (r.word("formulas") == "printed") return {};
             return Slide(r).topTime();
         },
         1e-5, Seen::positive},
        measure(
            "back_time",
            [](const Slide& o) {
                const auto t = o.back();
                if (!t) return none;
                return std::abs(o.r.at(*t, "w")) < 1e-9 && o.r.at(*t, "vw") < 0 ? *t : -1;
            },
            1e-12, Seen::positive),
        measure(
            "back_x", [](const Slide& o) { return o.back() ? o.r.at(*o.back(), "x") : none; }, 1e-12),
        measure(
            "energy_start", [](const Slide& o) { return o.energyAtTheStart(); }, 1e-12, Seen::positive),
        measure(
            "energy_end", [](const Slide& o) { return o.mechanical(o.end()); }, 1e-12),
        measure(
            "energy_lost", [](const Slide& o) { return o.energyAtTheStart() - o.mechanical(o.end()); }, 1e-12,
            Seen::bothSigns),
        measure(
            "dissipated", [](const Slide& o) { return o.r.at(o.end(), "dissipated"); }, 1e-12,
            Seen::positive),
        measure(
            "energy_residual",
            [](const Slide& o) {
                const double residual = o.r.measure("energy_residual");
                const bool isPrinted = o.r.word("formulas") == "printed";
                return residual >= 0 && (isPrinted || residual < 1e-10) ? residual : none;
            },
            0, Seen::zeroToo),
    };
}

std::vector<Formula<const RunEvent&>> eventColumns() {
    return {
        {"speed",
         [](const Record& r, const RunEvent& e) {
             return std::optional(std::hypot(r.at(e.t, "vx"), r.at(e.t, "vw")));
         },
         1e-12, Seen::positive},
        {"spin", [](const Record& r, const RunEvent& e) { return std::optional(r.at(e.t, "spin")); }, 1e-12}};
}

/// No two numbers alike.
std::vector<Record> runs(const System& system) {
    const Values start{{"m", 2.5},   {"phi", 12.0}, {"mu", 0.35},     {"g", 9.3},
                       {"x0", -1.5}, {"w0", 0.8},   {"theta0", 40.0}, {"vx", 2.2},
                       {"vw", 1.7},  {"spin", 5.0}, {"t_end", 4.0}};
    const Values other = with(
        {{"x0", 2.5}, {"w0", -0.6}, {"theta0", -70.0}, {"vx", -1.8}, {"vw", -1.1}, {"spin", -6.0}}, start);
    const Values rod{{"body", word("rod")}, {"L1", 0.7}, {"L2", 0.7}},
        box{{"body", word("box")}, {"half_a", 0.6}, {"half_b", 0.3}, {"half_h", 0.2}},
        board{{"body", word("board")}, {"half_a", 0.4}, {"half_b", 0.7}}, level{{"phi", 0.0}};
    const Values decoupled{{"model", word("decoupled")}},
        viscous{{"model", word("viscous")}, {"c_viscous", 1.9}},
        printed{{"model", word("decoupled")}, {"formulas", word("printed")}};
    // Two of 1 kg, 0.5 m beside the centre of mass, and one beyond it: see Slide::gyration.
    const Values particles{
        {"body", word("particles")},
        {"particles", tableFrom(*find(system.parameters, "particles"), "1:-0.5:0.5, 1:0.5:0.5, 1:0:-1")}};
    std::vector<Record> all;
    for (const Values& changes :
         {with(rod, start), with(rod, with({{"mu", 0.1}}, other)), with(box, with({{"mu", 0.12}}, start)),
          with(box, with({{"mu", 0.05}, {"w0", 1.1}}, other)),
          with(board, with(level, with(decoupled, start))), with(board, with(level, with(decoupled, other))),
          with(rod, with(level, with(viscous, start))), with(rod, with(viscous, other)),
          with(rod, with(level, with(printed, start))), with(rod, with(level, with(printed, other))),
          with(board, with(level, with(printed, start))),
          with(particles, with({{"mu", 0.15}, {"until", word("level")}}, start)),
          with(particles, with({{"mu", 0.15}, {"until", word("level")}, {"w0", 0.9}, {"x0", -2.5}}, other)),
          with({{"body", word("particle")}, {"mu", 0.1}, {"until", word("level")}, {"spin", 0.0}}, start)})
        all.emplace_back(system, changes);
    for (Record& record : all)
        record.breakWhere([&](double t) { return std::abs(record.at(t, "spin")) > 1e-9; });
    return all;
}

} // namespace

class TestRoughPlaneOutputs : public QObject {
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
    const System m_system = rough_plane::system();
    const std::vector<Record> m_runs = runs(m_system);
};

TALWEG_TEST(tst_rough_plane_outputs, TestRoughPlaneOutputs, QCoreApplication)
#include "tst_rough_plane_outputs.moc"
