#include "support/test.h"
#include "systems/incline/incline_system.h"
#include "systems/incline/inputs.h"
#include "systems/recomputed.h"
#include "systems/table.h"

#include <numbers>

using namespace talweg;
using tests::Formula;
using tests::Record;
using tests::Seen;

// Every quantity, measure and column of events of the race against a second method: the closed forms of
// rolling and sliding, and the published time stepping written down once more.

namespace {

constexpr double degrees = 180 / std::numbers::pi;
const double none = std::nan("");

struct Body {
    double k, m, R, mu, muK;
};
/// No two alike; the third and the sixth slide, the last is too slow for the time limit.
const std::vector<Body> bodies{{0.4, 2, 0.2, 0.5, 0.4},   {2.0 / 3, 0.7, 0.3, 0.5, 0.35},
                               {1, 3, 0.15, 0.2, 0.15},   {0.5, 1.3, 0.25, 0.45, 0.3},
                               {0.1, 1, 0.1, 0.4, 0.25},  {0.8, 0.4, 0.35, 0.1, 0.05},
                               {0.25, 5, 0.05, 0.6, 0.5}, {1, 1.7, 0.4, 0.7, 0.6}};

/// As one types them, under the names 1, 2, …
std::string typed() {
    std::string all;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const auto& [k, m, R, mu, muK] = bodies[i];
        all += (i == 0 ? "" : ", ") + std::string("body name=") + std::to_string(i + 1) + " k=" + shortest(k)
               + " m=" + shortest(m) + " R=" + shortest(R) + " mu=" + shortest(mu) + " mu_k=" + shortest(muK);
    }
    return all;
}

/// Along the ramp, downhill, and out of it; the spin counter-clockwise.
struct State {
    double along = 0, out = 0, v = 0, w = 0, spin = 0, angle = 0, heat = 0;
    double normal = 0, friction = 0; // impulses since the start
};

/// A race as it is given, and how its bodies move.
class Race {
public:
    explicit Race(const Record& record)
        : r(record), g(record.input("g")), alpha(record.input("angle") / degrees), h(record.input("height")),
          length(record.input("length") / std::cos(alpha)), isExact(record.word("method") == "exact") {}

    double weight(const Body& b) const { return b.m * g; }
    double pressing(const Body& b) const { return weight(b) * std::cos(alpha); }
    double holding(const Body& b) const { return b.m * acceleration(b) - weight(b) * std::sin(alpha); }
    double muNeeded(const Body& b) const { return std::tan(alpha) * b.k / (1 + b.k); }
    bool slides(const Body& b) const { return b.mu < muNeeded(b); }
    double acceleration(const Body& b) const {
        return slides(b) ? g * (std::sin(alpha) - b.muK * std::cos(alpha)) : g * std::sin(alpha) / (1 + b.k);
    }
    double exactTime(const Body& b) const { return std::sqrt(2 * length / acceleration(b)); }

    /// How long a body is on its way, s, and whether it arrives.
    std::pair<double, bool> way(const Body& b) const {
        const double end = r.input("t_end");
        if (isExact) return {std::min(exactTime(b), end), exactTime(b) <= end};
        const auto& steps = stepped(b);
        return {static_cast<double>(steps.size() - 1) * dt(), x(steps.back()) >= r.input("length")};
    }
    State at(const Body& b, double t) const {
        if (!isExact)
            return stepped(b).at(std::min(stepped(b).size() - 1, std::size_t(std::lround(t / dt()))));
        t = std::min(t, way(b).first);
        const double a = acceleration(b);
        const double push = b.muK * g * std::cos(alpha); // of sliding friction, m/s²
        const double spinning = slides(b) ? -push / (b.k * b.R) : -a / b.R;
        const double slid = 0.5 * (a + b.R * spinning) * t * t;
        return {.along = 0.5 * a * t * t,
                .out = b.R,
                .v = a * t,
                .spin = spinning * t,
                .angle = 0.5 * spinning * t * t,
                .heat = slides(b) ? b.m * push * slid : 0,
                .normal = weight(b) * std::cos(alpha) * t,
                .friction = (b.m * a - weight(b) * std::sin(alpha)) * t};
    }
    State end(const Body& b) const { return at(b, way(b).first); }
    State start(const Body& b) const { return isExact ? State{.out = b.R} : stepped(b).front(); }

    double x(const State& s) const {
        const double touching = isExact ? s.out : 0; // above the edge when it touches the ramp
        return s.along * std::cos(alpha) + s.out * std::sin(alpha) - touching * std::sin(alpha);
    }
    double y(const State& s) const {
        const double touching = isExact ? s.out * std::sin(alpha) * std::tan(alpha) : 0;
        return h - s.along * std::sin(alpha) + s.out * std::cos(alpha) + touching;
    }
    static double speed(const State& s) { return std::hypot(s.v, s.w); }
    static double slip(const Body& b, const State& s) { return s.v + b.R * s.spin; }
    static double translational(const Body& b, const State& s) { return b.m * (s.v * s.v + s.w * s.w) / 2; }
    static double rotational(const Body& b, const State& s) {
        return b.k * b.m * std::pow(b.R * s.spin, 2) / 2;
    }
    double mechanical(const Body& b, const State& s) const {
        return translational(b, s) + rotational(b, s) + b.m * g * y(s);
    }
    double total(const Body& b, const State& s) const { return mechanical(b, s) + s.heat; }
    static double momentum(const Body& b, const State& s) { return b.k * b.m * b.R * b.R * std::abs(s.spin); }
    /// When the centre is above the foot: between the two steps next to it.
    double passing(const Body& b) const {
        if (isExact) return exactTime(b);
        const auto& steps = stepped(b);
        std::size_t n = 1;
        while (x(steps[n]) < r.input("length"))
            ++n;
        const double before = x(steps[n - 1]), after = x(steps[n]);
        return dt() * (static_cast<double>(n) - (after - r.input("length")) / (after - before));
    }
    /// The greatest size of what a body's states have: of exact motion at its end, since it only grows.
    double greatest(const Body& b, double (*of)(const Body&, const State&)) const {
        if (isExact) return std::abs(of(b, end(b)));
        double most = 0;
        for (const State& s : stepped(b))
            most = std::max(most, std::abs(of(b, s)));
        return most;
    }
    /// What the way down to the foot is worth.
    double drop(const Body& b) const { return b.m * g * r.input("length") * std::tan(alpha); }
    double residual() const {
        double most = 0;
        for (const Body& b : bodies)
            for (const State& s : isExact ? std::vector{end(b)} : stepped(b))
                most = std::max(most, std::abs(total(b, s) - total(b, start(b))) / drop(b));
        return most;
    }

    const Record& r;

private:
    double dt() const { return r.input("dt"); }

    /// In the axes of the ramp: gravity, then the way, then, inside the ramp, out of it and the impulses.
    const std::vector<State>& stepped(const Body& b) const {
        static std::map<std::pair<const Record*, const Body*>, std::vector<State>> known;
        auto& steps = known[{&r, &b}];
        if (!steps.empty()) return steps;
        State s{.along = -b.R * std::sin(alpha), .out = b.R * std::cos(alpha)};
        steps.push_back(s);
        const double e = r.input("e");
        const auto last = static_cast<std::size_t>(std::lround(r.input("t_end") / dt()));
        const double touching = 1e-4 * g * std::cos(alpha) * dt() * dt(); // less is rounding
        const double kt = r.word("effective_mass") == "equation-7" ? 1 / b.m : (1 + 1 / b.k) / b.m;
        while (steps.size() <= last && x(s) < r.input("length")) {
            s.v += g * std::sin(alpha) * dt();
            s.w -= g * std::cos(alpha) * dt();
            s.along += s.v * dt();
            s.out += s.w * dt();
            s.angle += s.spin * dt();
            const bool above = x(s) >= -1e-12 && x(s) <= r.input("length"); // it begins at 0
            if (s.out < b.R - touching && above) {
                s.out = b.R;
                if (s.w < 0) strike(b, s, e, kt);
            }
            steps.push_back(s);
        }
        return steps;
    }
    void strike(const Body& b, State& s, double e, double kt) const {
        const double before = slip(b, s), into = s.w, normal = -(1 + e) * into * b.m;
        const double energy = mechanical(b, s);
        const double size = std::min(b.muK * normal, std::abs(before) / kt);
        const double friction = before > 0 ? -size : size;
        s.normal += normal;
        s.friction += friction;
        s.w = -e * into;
        s.v += friction / b.m;
        s.spin += friction / (b.k * b.m * b.R);
        const std::string heat = r.word("heat");
        if (heat == "section-9.6")
            s.heat += b.muK * normal * std::abs(before) * dt();
        else if (heat == "listing-8")
            s.heat += b.muK * std::abs(normal - b.m * g * std::cos(alpha) * dt()) * std::abs(slip(b, s));
        else // all that it has lost
            s.heat += energy - mechanical(b, s);
    }

    double g, alpha, h, length;
    bool isExact;
};

using OfBody = double (*)(const Race&, const Body&, const State&);

/// A column of each body; of `motion` nothing once it has arrived.
void addColumn(std::vector<Formula<double>>& all, const char* id, OfBody of, bool motion = true,
               Seen seen = Seen::bothSigns) {
    for (std::size_t lane = 0; lane < bodies.size(); ++lane)
        all.push_back({bodyId(id, lane),
                       [=](const Record& r, double t) {
                           const Race race(r);
                           const Body& body = bodies[lane];
                           const bool over = motion && t > race.way(body).first * (1 + 1e-12);
                           return std::optional(over ? none : of(race, body, race.at(body, t)));
                       },
                       1e-8, seen});
}

/// A force, which is constant in exact motion. That of the published method depends on the step in which a
/// time lies.
void addForce(std::vector<Formula<double>>& all, const char* id, double (*of)(const Race&, const Body&),
              Seen seen) {
    for (std::size_t lane = 0; lane < bodies.size(); ++lane)
        all.push_back({bodyId(id, lane),
                       [=](const Record& r, double t) -> std::optional<double> {
                           if (r.word("method") != "exact") return {};
                           const Race race(r);
                           const bool over = t > race.way(bodies[lane]).first * (1 + 1e-12);
                           return over ? none : of(race, bodies[lane]);
                       },
                       1e-8, seen});
}

std::vector<Formula<double>> quantities() {
    std::vector<Formula<double>> all;
    addColumn(
        all, "x", [](const Race& o, const Body&, const State& s) { return o.x(s); }, false, Seen::positive);
    addColumn(
        all, "y", [](const Race& o, const Body&, const State& s) { return o.y(s); }, false, Seen::positive);
    addColumn(
        all, "angle", [](const Race&, const Body&, const State& s) { return s.angle * degrees; }, false,
        Seen::zeroToo);
    // The lanes divide the ramp evenly, the first from −half_width on.
    for (std::size_t lane = 0; lane < bodies.size(); ++lane)
        all.push_back(
            {bodyId("z", lane),
             [lane](const Record& r, double) {
                 const double width = 2 * r.input("half_width") / static_cast<double>(bodies.size());
                 return std::optional((static_cast<double>(lane) + 0.5) * width - r.input("half_width"));
             },
             1e-12});
    addColumn(
        all, "speed", [](const Race&, const Body&, const State& s) { return Race::speed(s); }, true,
        Seen::positive);
    addColumn(
        all, "spin", [](const Race&, const Body&, const State& s) { return s.spin; }, true, Seen::zeroToo);
    addColumn(all, "slip", [](const Race&, const Body& b, const State& s) { return Race::slip(b, s); });
    addColumn(all, "slip_metric", [](const Race&, const Body& b, const State& s) {
        return b.R * std::abs(s.spin) - Race::speed(s);
    });
    addColumn(
        all, "translational",
        [](const Race&, const Body& b, const State& s) { return Race::translational(b, s); }, true,
        Seen::positive);
    addColumn(
        all, "rotational", [](const Race&, const Body& b, const State& s) { return Race::rotational(b, s); },
        true, Seen::positive);
    addColumn(
        all, "potential",
        [](const Race& o, const Body& b, const State& s) { return b.m * o.r.input("g") * o.y(s); }, true,
        Seen::positive);
    addColumn(
        all, "mechanical", [](const Race& o, const Body& b, const State& s) { return o.mechanical(b, s); },
        true, Seen::positive);
    addColumn(
        all, "friction", [](const Race&, const Body&, const State& s) { return s.heat; }, true,
        Seen::bothSigns);
    addColumn(
        all, "total", [](const Race& o, const Body& b, const State& s) { return o.total(b, s); }, true,
        Seen::positive);
    addColumn(
        all, "angular_momentum",
        [](const Race&, const Body& b, const State& s) { return Race::momentum(b, s); }, true,
        Seen::positive);
    addColumn(
        all, "normal_impulse", [](const Race&, const Body&, const State& s) { return s.normal; }, true,
        Seen::positive);
    addColumn(
        all, "friction_impulse", [](const Race&, const Body&, const State& s) { return s.friction; }, true,
        Seen::zeroToo);
    addForce(
        all, "normal_force", [](const Race& o, const Body& b) { return o.pressing(b); }, Seen::positive);
    addForce(
        all, "friction_force", [](const Race& o, const Body& b) { return o.holding(b); }, Seen::zeroToo);
    return all;
}

void addMeasure(std::vector<Formula<>>& all, const char* id, double (*of)(const Race&, const Body&),
                Seen seen = Seen::positive) {
    for (std::size_t lane = 0; lane < bodies.size(); ++lane)
        all.push_back({bodyId(id, lane),
                       [=](const Record& r) { return std::optional(of(Race(r), bodies[lane])); }, 1e-8,
                       seen});
}

std::vector<Formula<>> measures() {
    std::vector<Formula<>> all;
    all.push_back({"t",
                   [](const Record& r) {
                       double first = none;
                       for (const Body& body : bodies)
                           if (const auto [t, arrives] = Race(r).way(body); arrives && !(first <= t))
                               first = t;
                       return std::optional(first);
                   },
                   1e-9, Seen::positive});
    all.push_back({"energy_residual", [](const Record& r) { return std::optional(Race(r).residual()); },
                   1e-12, Seen::positive});
    addMeasure(all, "time", [](const Race& o, const Body& b) {
        const auto [t, arrives] = o.way(b);
        return arrives ? t : none;
    });
    addMeasure(all, "speed", [](const Race& o, const Body& b) { return Race::speed(o.end(b)); });
    addMeasure(all, "mu_needed", [](const Race& o, const Body& b) { return o.muNeeded(b); });
    addMeasure(all, "angular_momentum",
               [](const Race& o, const Body& b) { return Race::momentum(b, o.end(b)); });
    addMeasure(all, "acceleration", [](const Race& o, const Body& b) {
        const double t = o.way(b).first, alpha = o.r.input("angle") / degrees;
        return 2 * o.x(o.end(b)) / std::cos(alpha) / (t * t);
    });
    addMeasure(all, "translational",
               [](const Race& o, const Body& b) { return Race::translational(b, o.end(b)); });
    addMeasure(all, "rotation_share", [](const Race& o, const Body& b) {
        const double turning = Race::rotational(b, o.end(b));
        return turning / (turning + Race::translational(b, o.end(b)));
    });
    addMeasure(
        all, "heat", [](const Race& o, const Body& b) { return o.end(b).heat; }, Seen::bothSigns);
    addMeasure(all, "slip_max", [](const Race& o, const Body& b) { return o.greatest(b, Race::slip); });
    addMeasure(all, "slip_metric_max", [](const Race& o, const Body& b) {
        return o.greatest(
            b, [](const Body& body, const State& s) { return body.R * std::abs(s.spin) - Race::speed(s); });
    });
    addMeasure(all, "total", [](const Race& o, const Body& b) { return o.total(b, o.end(b)); });
    addMeasure(
        all, "energy_drift",
        [](const Race& o, const Body& b) { return o.total(b, o.end(b)) - o.total(b, o.start(b)); },
        Seen::zeroToo);
    addMeasure(
        all, "time_error",
        [](const Race& o, const Body& b) { return o.way(b).second ? o.passing(b) - o.exactTime(b) : none; },
        Seen::zeroToo);
    return all;
}

/// The body that an arrival names.
const Body& arrived(const RunEvent& event) {
    return bodies.at(std::stoul(event.label) - 1);
}

std::vector<Formula<const RunEvent&>> eventColumns() {
    const auto of = [](const char* id, double (*value)(const State&), Seen seen) {
        return Formula<const RunEvent&>{id,
                                        [value](const Record& r, const RunEvent& e) {
                                            return std::optional(value(Race(r).end(arrived(e))));
                                        },
                                        1e-8, seen};
    };
    return {of("speed", Race::speed, Seen::positive),
            of(
                "spin", [](const State& s) { return s.spin; }, Seen::zeroToo)};
}

/// The same race with the published method's time steps from long to short.
std::vector<Record> stepLengths(const System& system) {
    std::vector<Record> all;
    for (const double dt : {0.01, 0.001, 0.00025})
        all.emplace_back(system, Values{{"method", std::string("published")},
                                        {"dt", dt},
                                        {"e", 0.7},
                                        {"bodies", tableFrom(*find(system.parameters, "bodies"), typed())}});
    return all;
}

std::vector<Record> races(const System& system) {
    std::vector<Record> all;
    const Values ramp{{"height", 6.0}, {"angle", 24.0}, {"length", 9.0}, {"g", 8.7}, {"t_end", 2.9}};
    const auto add = [&](Values changes) {
        changes.merge(Values(ramp));
        changes["bodies"] = tableFrom(*find(system.parameters, "bodies"), typed());
        all.emplace_back(system, changes);
    };
    const std::string published = "published", equation7 = "equation-7";
    add({});
    add({{"method", published}, {"e", 0.3}, {"dt", 0.01}});
    add({{"method", published}, {"e", 0.8}, {"dt", 0.004}, {"heat", std::string("section-9.6")}});
    add({{"method", published}, {"e", 0.6}, {"dt", 0.005}, {"heat", std::string("listing-8")}});
    // Each of these impulses turns the slip and makes it 1/k times as large: rounding soon shows.
    add({{"method", published}, {"dt", 0.01}, {"effective_mass", equation7}, {"t_end", 0.06}});
    return all;
}

} // namespace

class TestInclineOutputs : public QObject {
    Q_OBJECT
private slots:
    void quantitiesFollowFromTheMotion() {
        tests::Recomputation<double> columns(quantities());
        columns.require(m_races.front().columns());
        for (const Record& race : m_races) {
            const double dt = race.word("method") == "exact" ? 0.01 : race.input("dt");
            const int steps = static_cast<int>(race.duration() / dt);
            for (int n = 1; n <= steps; n += std::max(1, steps / 40))
                columns.compare(
                    race, QString("%1, %2 s").arg(race.word("method").c_str()).arg(n * dt),
                    [&](const std::string& id) { return race.at(n * dt, id); }, n * dt);
        }
        QNOTHING(columns.complaints());
    }
    void columnsOfEventsFollowFromTheMotion() {
        QNOTHING(tests::recomputedEvents(m_system.eventColumns, eventColumns(), m_races));
    }
    void measuresFollowFromTheMotion() {
        QNOTHING(tests::recomputedMeasures(m_system.measures, measures(), m_races));
    }
    /// Those that have not arrived follow by how far they are.
    void theOrderOfArrival() {
        const Record& race = m_races.front();
        const ResultTable& table = race.run().tables.front();
        QCOMPARE(table.id, std::string("bodies"));
        const auto order = std::ranges::find(table.columns, "order", &Quantity::id) - table.columns.begin();
        std::size_t onTheWay = 0;
        for (std::size_t one = 0; one < bodies.size(); ++one) {
            int before = 1;
            for (const Body& other : bodies) {
                const Race o(race);
                const auto [t, arrives] = o.way(bodies[one]);
                const auto [tOther, arrivesOther] = o.way(other);
                const bool first = arrivesOther != arrives ? arrivesOther
                                   : arrives               ? tOther < t
                                                           : o.x(o.end(other)) > o.x(o.end(bodies[one]));
                before += first;
                onTheWay += !arrives;
            }
            QCOMPARE(std::get<double>(table.rows[one][static_cast<std::size_t>(order)]), double(before));
        }
        QVERIFY(onTheWay >= 2 * bodies.size()); // at least two, each compared with all
    }
    /// A row has the error of the time to the foot at one time step. The order of convergence is the slope of
    /// ln |error| over ln Δt from the row before.
    void theTableOfTimeSteps() {
        const ResultTable& table = m_stepLengths.back().run().tables.at(1);
        QCOMPARE(table.id, std::string("convergence"));
        const auto cell = [&](std::size_t row, const char* id) {
            const auto at = std::ranges::find(table.columns, id, &Quantity::id) - table.columns.begin();
            return std::get<double>(table.rows.at(row).at(static_cast<std::size_t>(at)));
        };
        std::size_t row = 0, orders = 0;
        for (const Body& body : bodies)
            for (std::size_t i = 0; i < m_stepLengths.size(); ++i, ++row) {
                const double dt = m_stepLengths[i].input("dt");
                QCOMPARE(cell(row, "dt"), dt);
                const double error = errorOf(m_stepLengths[i], body);
                if (std::isnan(error)) continue; // the table stops at twice the exact time
                QNEAR(cell(row, "time_error"), error, 1e-9);
                if (i == 0) continue;
                const double coarser = errorOf(m_stepLengths[i - 1], body);
                QNEAR(cell(row, "order"),
                      std::log(std::abs(coarser / error)) / std::log(m_stepLengths[i - 1].input("dt") / dt),
                      1e-5);
                ++orders;
            }
        QCOMPARE(row, table.rows.size());
        QVERIFY(orders > bodies.size());
    }
    /// 10 m at 30° go down 5.77 m: the ramp has to begin at least as high.
    void theRampEndsAboveTheGround() {
        Values values = defaultValues(m_system.parameters);
        values["angle"] = 30.0;
        for (const double below : {1.0, 1e-6}) {
            values["height"] = 10 * std::tan(30 / degrees) - below;
            const auto found = problems(m_system, values);
            QCOMPARE(found.size(), std::size_t(1));
            QCOMPARE(found.front().parameter, std::string("length"));
        }
        values["height"] = 10 * std::tan(30 / degrees) + 1e-6;
        QVERIFY(problems(m_system, values).empty());
    }

private:
    /// Off the exact time to the foot, s; not a number for a body that does not arrive within twice that
    /// time.
    static double errorOf(const Record& record, const Body& body) {
        const Race race(record);
        const double exact = race.exactTime(body);
        return race.way(body).second && race.way(body).first < 2 * exact ? race.passing(body) - exact : none;
    }

    const System m_system = incline::system();
    const std::vector<Record> m_races = races(m_system), m_stepLengths = stepLengths(m_system);
};

TALWEG_TEST(tst_incline_outputs, TestInclineOutputs, QCoreApplication)
#include "tst_incline_outputs.moc"
