#include "base/number.h"
#include "claim_lines.h"
#include "page.h"
#include "solved.h"
#include "support/printed_slide.h"
#include "support/test.h"
#include "systems/table.h"
#include "terrain/classic_curves.h"

#include <array>
#include <cmath>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

Page examplePage(const char* system, const char* id) {
    const auto found = systemCalled(system);
    const auto it = std::ranges::find(found->examples, id, &Example::id);
    if (it == found->examples.end()) qFatal("no example %s", id);
    return {QString("example ") + id, QString::fromStdString(it->notes)};
}

Value bodiesOf(const char* text) {
    return tableFrom(*find(systemCalled("incline")->parameters, "bodies"), text);
}

/// A ramp of Mandala's paper with one body.
Solved ramp(const char* body, const char* method, double dt = 0.001) {
    return {"incline", {{"bodies", bodiesOf(body)}, {"method", std::string(method)}, {"dt", dt}}};
}

constexpr double degree = std::numbers::pi / 180;

/// The greatest change of energy in 60 s, relative to what there is above the lowest place, when p″ = −g
/// dy/dp is integrated by the classic Runge–Kutta method with steps of 25 ms, from rest at a place of the
/// track.
double energyLostByRungeKutta(const PlaneCurve& curve, Point start) {
    constexpr double g = 9.8, h = 0.025;
    const auto place = [&](double p) {
        const double length = curve.length();
        if (curve.closed()) p -= length * std::floor(p / length);
        return curve.at(curve.parameterAt(p));
    };
    struct State {
        double p, v;
    };
    const auto rate = [&](State s) { return State{s.v, -g * place(s.p).tangent().y()}; };
    const auto moved = [](State s, State r, double t) { return State{s.p + t * r.p, s.v + t * r.v}; };
    const auto energy = [&](State s) { return s.v * s.v / 2 + g * place(s.p).at.y(); };
    State s{curve.lengthAt(curve.nearest(start)), 0};
    const double first = energy(s);
    double lowest = first;
    for (const Point& point : curve.polyline(1e-6))
        lowest = std::min(lowest, g * point.y());
    double greatest = 0;
    for (int i = 0; i < 2400; ++i) {
        const State a = rate(s), b = rate(moved(s, a, h / 2)), c = rate(moved(s, b, h / 2)),
                    d = rate(moved(s, c, h));
        s = {s.p + h / 6 * (a.p + 2 * b.p + 2 * c.p + d.p), s.v + h / 6 * (a.v + 2 * b.v + 2 * c.v + d.v)};
        greatest = std::max(greatest, std::abs(energy(s) - first) / (first - lowest));
    }
    return greatest;
}

/// Mandala's paper, solved once for all tests in each of its readings.
class Paper {
public:
    static const Paper& get() {
        static const Paper paper;
        return paper;
    }
    enum Reading { work, section94, equation7, mixed, exact };

    const std::vector<Reproduction::Claim>& claims() const { return m_system->reproductions.front().claims; }
    /// Why a cell of the page is not what comes out for a claim; empty when it is. Numbers have the decimals
    /// of the claim. With equation 7 every impulse overshoots, so that roundings grow: other orders of
    /// adding, or another sine, change sums and what follows from them by up to 2 %.
    QString complaint(Reading reading, const Reproduction::Claim& claim, const QString& cell) const {
        const ClaimValue value = evaluate(*m_system, claim, m_readings[reading]);
        if (!value.number) return cell == "–" ? QString() : cell + " for none";
        const Judgement judgement = judge(claim, {value});
        const QString words = judgement.agrees.empty()              ? ""
                              : judgement.verdict == Verdict::holds ? ": holds"
                                                                    : ": **does not hold**";
        const QString unit = claim.unit.empty() ? "" : ' ' + QString::fromStdString(claim.unit);
        const QString number = QString(cell).remove(cell.size() - (unit + words).size(), cell.size());
        const double said = QString(number).replace(QChar(0x2212), '-').toDouble();
        const double chaos = reading == equation7 || reading == mixed ? 0.02 * std::abs(*value.number) : 0;
        const double rounding = 0.5001 * std::pow(10, -claim.decimals);
        if (cell == number + unit + words && number.section('.', 1).size() == claim.decimals
            && std::abs(said - *value.number) <= rounding + chaos)
            return {};
        return QStringLiteral("“%1” for “%2”").arg(cell, fixed(*value.number, claim.decimals) + unit + words);
    }
    /// Whether a claim holds in each of the readings of the paper.
    bool holdsInAll(const Reproduction::Claim& claim) const {
        std::vector<ClaimValue> values;
        for (const Reading reading : {section94, equation7, mixed})
            values.push_back(evaluate(*m_system, claim, m_readings[reading]));
        return judge(claim, values).verdict == Verdict::holds;
    }

private:
    Paper()
        : m_system(systemCalled("incline")),
          m_readings(reproduce(m_system, m_system->reproductions.front(), {}, {})) {}

    std::shared_ptr<const System> m_system;
    std::vector<ReproducedReading> m_readings;
};

/// What listing 8 of Mandala's paper comes to for its solid sphere at 1 ms with equation 7, stepped in the
/// ramp's own axes: u down, w out of it. Steps in which the sphere just touches the ramp, at depth 0 but for
/// rounding, are counted or not.
double heatOfListing8(bool countTouches) {
    constexpr double R = 0.2, k = 0.4, mu = 0.3, dt = 0.001;
    const double down = 9.81 * std::sin(15 * degree), into = 9.81 * std::cos(15 * degree);
    double u = -R * std::sin(15 * degree), w = R * (std::cos(15 * degree) - 1), vu = 0, vw = 0, rim = 0;
    double heat = 0;
    const auto x = [&] { return u * std::cos(15 * degree) + (w + R) * std::sin(15 * degree); };
    while (x() < 10) {
        vu += down * dt;
        vw -= into * dt;
        u += vu * dt;
        w += vw * dt;
        const double touching = 0.01 * into * dt * dt;
        if (x() > 10 || w > touching || (w > -touching && !countTouches)) continue;
        const double load = w > -touching ? 0 : -2 * vw, slip = vu - rim;
        if (load > 0) vw = -vw;
        w = 0;
        const double push = std::copysign(std::min(mu * load, std::abs(slip)), slip);
        vu -= push;
        rim += push / k;
        heat += mu * std::abs(load - into * dt) * std::abs(vu - rim);
    }
    return heat;
}

/// A number like 1.4e-7.
QString inPowersOfTen(double number, int decimals) {
    return QString::number(number, 'e', decimals).replace("e-0", "e-");
}

/// The table of what the roller coaster's document says; the verdicts are those of its reproduction.
void checkRollerCoaster(Page& page) {
    const auto system = systemCalled("track");
    const Reproduction& work = system->reproductions.front();
    const auto run = [&](const char* id, const char* method) {
        Values values = std::ranges::find(work.runs, id, &Reproduction::OneRun::id)->values;
        values["method"] = std::string(method);
        return Solved("track", values);
    };
    const auto published = [&](const char* id, const char* measure) {
        return run(id, "published").measure(measure);
    };
    const auto exact = [&](const char* id, const char* measure) { return run(id, "exact").measure(measure); };
    const auto crests = [&](const char* method) {
        const Solved beside = run("beside-the-apex", method);
        const auto passed = std::ranges::count(beside.run().events, "crest", &RunEvent::kind);
        return static_cast<double>(passed) == beside.measure("crests") ? passed : -1;
    };
    page.given({"from 1.57 to 7.85",
                "(0.99, 2.01), (0.98, 2.02)",
                "t, t cos 3t",
                "| run of 60 s |",
                "six tracks, 60 s",
                "in 60 s |",
                "t > 0 ? t : −t",
                "from π/2 to 5π/2",
                "| start 1 mm beside it, 60 s |",
                "m v²/2",
                "slope −2/3",
                "equations 1 and 2",
                "−k/√(1 + k²), times −1",
                "| from p = 10 m, 1 s |",
                "factor −1",
                "circle of 1 m",
                "t from 0 to 2",
                "slope −1",
                "through 3 or 4 rows",
                "(−2.9, 5) m"});
    const auto rows = run("typed-circle", "published").run().tables.front().rows.size();
    page.says("| {} rows of a table", {QString::number(rows)});
    page.says(
        "stay {} mm apart",
        {fixed(1000 * std::hypot(std::cos(1.57) - std::cos(7.85), std::sin(1.57) - std::sin(7.85)), 1)});
    page.says("they are {} m and {} m long",
              {fixed(exact("swings", "length"), 2), fixed(6 * std::sqrt(2.0), 3)});
    QVERIFY(std::abs(exact("corner", "length") - 6 * std::sqrt(2.0)) < 1e-9);
    page.says("the energy of the published method changes by {} %",
              {fixed(100 * published("corner", "energy_residual"), 1)});
    page.says("the last turn is {} mm higher on the hump and {} mm lower on the spiral",
              {fixed(1000 * published("hump", "turn_height"), 1),
               fixed(-1000 * published("spiral", "turn_height"), 1)});
    const Solved apex = run("apex", "published");
    QCOMPARE(apex.run().events.front().kind, std::string("turn"));
    page.says("it turns at {} m", {fixed(apex.run().events.front().place.y(), 4)});
    QCOMPARE(run("apex", "exact").outcome(), std::string("rest"));
    page.says("it crosses {} times, with the exact method never", {QString::number(crests("published"))});
    QCOMPARE(crests("exact"), 0);
    double least = 1, most = 0;
    for (const char* id : {"hump", "loop", "circle", "lemniscate", "oval", "spiral"}) {
        least = std::min(least, published(id, "energy_residual"));
        most = std::max(most, published(id, "energy_residual"));
        QVERIFY(exact(id, "energy_residual") < 1e-12 && std::abs(exact(id, "turn_height")) < 1e-9);
    }
    page.says("fluctuates by {} to {} % with the document’s method",
              {fixed(100 * least, 1), fixed(100 * most, 1)});
    const double usual = published("hump", "energy_residual");
    page.says("with a table step of 0.001, a fraction of {} remains, mostly due to the step of 25 ms itself; "
              "with steps of 1 ms, {} remains",
              {fixed(published("hump-finer-table", "energy_residual") / usual, 2),
               fixed(published("hump-shorter-steps", "energy_residual") / usual, 2)});
    QCOMPARE(exact("hump", "flights"), 0.0);
    // s = g cos θ t²/2 and v = m g cos θ/b with cos θ = 2/√13, g = 9.8, m = 0.5, b = 1.
    page.says("{} s for {} m, {} m/s with damping",
              {fixed(std::sqrt(13 / 9.8), 5), fixed(std::sqrt(13.0), 3), fixed(9.8 / std::sqrt(13.0), 3)});
    for (const char* id : {"straight", "to-the-left"})
        QVERIFY(std::abs(published(id, "t") - std::sqrt(13 / 9.8)) < 1e-9);
    QVERIFY(std::abs(exact("damped", "greatest_speed") - 9.8 / std::sqrt(13.0)) < 1e-6);
    page.says("holds upward ({} m); refuted downward ({} m), where the same factor −1 makes it +g",
              {fixed(published("upward", "p"), 1), fixed(published("downward", "p"), 1)});
    page.says("{} m; it is an elliptic integral", {fixed(exact("hump", "length"), 6)});
    page.says("{} m, {} mm too little",
              {fixed(published("hump", "length"), 6),
               fixed(1000 * (exact("hump", "length") - published("hump", "length")), 2)});
    page.says("rows p = {}, {} at",
              {fixed(published("second-row", "p"), 6), fixed(published("third-row", "p"), 6)});
    page.says("it starts at {} m, the curve's nearest place is at {} m",
              {fixed(published("hump", "start_elevation"), 3), fixed(exact("hump", "start_elevation"), 3)});
}

} // namespace

class TestHelpSystems : public QObject {
    Q_OBJECT

private slots:
    void incline() {
        Page page("resources/help/incline.md");
        page.given({"| solid sphere | 2/5 |", "| solid cylinder | 1/2 |", "| hollow sphere (thin) | 2/3 |",
                    "| hollow cylinder (thin) | 1 |"});
        page.given({"tan α ≤ μ′ (1+k)/k"});
        page.says("touches the ramp in every second step");
        page.given({"−S_t (s⁻ + s⁺)/2", "the sum of listing 8", "listing 8 has none",
                    "With equation 7 and listing 8", "with e < 1 take", "1/m",
                    "s = 0 is rolling, s > 0 sliding", "With the paper's e = 1", "v + ω × r = 0",
                    "Ramp of 15° with a horizontal length of 10 m, g = 9.81 m/s², R = 0.2 m"});
        // The form's defaults, as the table of inputs has them.
        page.given({"mass `m` in kg (1), radius `R` in m (0.2)", "(at most 1, a hoop;", "from 1 to 8",
                    "the inertia factor of body 1,", "10, 1 and 0.25 ms", "the body in lane 1: its time",
                    "a study of the body in lane 1 is valid for any body;", "k/(1+k) of the kinetic energy",
                    "the body in lane 1", "μ = tan α k/(1+k)", "h + R/cos α",
                    "that reaches 100 % at each tilt", "prints k_t = 1/m; section 9.4 has 1/m + R²/J",
                    "Δt 10 / 1 / 0.25 ms (s)"});
        for (const auto& [name, body, k] : {std::tuple("solid sphere", "solid-sphere", 2.0 / 5),
                                            {"solid cylinder", "solid-cylinder", 1.0 / 2},
                                            {"hollow sphere", "hollow-sphere", 2.0 / 3},
                                            {"hollow cylinder", "hollow-cylinder", 1.0}}) {
            const Solved exact = ramp(body, "exact");
            const double a = 9.81 * std::sin(15 * degree) / (1 + k), length = 10 / std::cos(15 * degree);
            page.says(QString("| %1 | {} | {} | {} | {} | {} / {} / {} |").arg(name),
                      {fixed(a, 4), fixed(std::sqrt(2 * length / a), 4), fixed(std::sqrt(2 * length * a), 4),
                       fixed(std::tan(15 * degree) * k / (1 + k), 4),
                       fixed(ramp(body, "published", 0.01).measure("time_1"), 2),
                       fixed(ramp(body, "published").measure("time_1"), 3),
                       fixed(ramp(body, "published", 0.00025).measure("time_1"), 4)});
            QVERIFY(std::abs(exact.measure("time_1") - std::sqrt(2 * length / a)) < 1e-12 * length);
        }
        page.says("start at z = h + R, which is {} mm inside the ramp",
                  {fixed(1000 * 0.2 * (1 - std::cos(15 * degree)), 1)});
        page.says("adds {} % of the energy", {addedByTheFirstContact()});
        VERIFY_PAGE(page);
    }

    void inclineExamples() {
        Page race = examplePage("incline", "mandala-race");
        race.given({"a ramp of 15°", "steps of 10 ms", "steps of 0.25 ms"});
        race.says("wins after {} s", {fixed(ramp("solid-sphere", "exact").measure("time_1"), 3)});
        // The slowest body is the one that is most early.
        const auto early = [](double step) {
            return fixed(
                std::ceil(-1000 * ramp("hollow-cylinder", "published", step).measure("time_error_1")), 0);
        };
        race.says("is at most {} ms early with steps of 10 ms and at most {} ms early with steps of 0.25 ms",
                  {early(0.01), early(0.00025)});
        VERIFY_PAGE(race);
        Page masses = examplePage("incline", "mandala-masses");
        const auto heat = [](std::size_t experiment) {
            return solvedExample("incline", "mandala-masses", experiment).cell("bodies", 1, "heat");
        };
        QVERIFY(heat(0) > 0 && std::abs(heat(1) / heat(0) - 5) < 1e-9); // the solid sphere, 2 and 10 kg
        VERIFY_PAGE(masses);
        Page studies = examplePage("incline", "mandala-studies");
        VERIFY_PAGE(studies);
        Page limit = examplePage("incline", "slide-roll-limit");
        limit.given({"μ(1+k)/k"});
        limit.says("with μ = 0.3, a hollow cylinder rolls at tilts of at most {}°.",
                   {fixed(std::atan(0.3 * 2) / degree, 2)});
        VERIFY_PAGE(limit);
    }

    void surface() {
        Page page("resources/help/surface.md");
        page.given({"*15° incline with rolling resistance*", "| rad, 1/m |", "s = 0 is rolling",
                    "radius 1/κ − b", "κ b < 1", "where N reaches 0", "k/(1+k) g sin θ, not g sin θ/(1+k)",
                    "(equation 1: the part"});
        page.saysAsIn("once they rebound slower than 10⁻⁶ √(g b)", "src/systems/surface/world.cpp",
                      "stillPart = 1e-6;");
        // The shapes and their closed forms, by which the tests of the system go; at the ends of each q is 0
        // or 1.
        page.given({"hollow above 2/5", "(2/5)(1 − q⁵)/(1 − q³) = k", "(1 + q²)/2 = k", "a hoop, q = 1"});
        page.saysAsIn("up to k = 2/3", "src/physics/hollow_body.cpp", "thinShell = 2.0 / 3");
        page.saysAsIn("Only k = 1/2 is taken for a solid cylinder", "src/physics/hollow_body.cpp",
                      "solidCylinder = 1.0 / 2");
        page.given({"K = ρ C_d π b²/(2 m)", "| 1/m |", "v₀/(1 + K v₀ t/(1+k))", "tanh(K v∞ t/(1+k))",
                    "are near 1/K"});
        page.says("A ball of 2 m radius and 100 kg in the Earth's air, C_d = 0.5, has 1/K = {} m.",
                  {fixed(2 * 100 / (1.225 * 0.5 * std::numbers::pi * 4), 0)});
        page.saysAsIn("Taylor series of order 12", "src/physics/series.h", "seriesOrder = 12;");
        page.saysAsIn("at most 20000 rows", "src/systems/surface/inputs.cpp", "maxTableSteps = 20000;");
        const auto surface = systemCalled("surface");
        page.says("the part *p* = {} of the change happens within *v_switch* = {} m/s",
                  {fixed(std::get<double>(find(surface->parameters, "p_switch")->defaultValue), 2),
                   fixed(std::get<double>(find(surface->parameters, "v_switch")->defaultValue), 1)});
        const Solved published = solvedExample("surface", "incline-15", 2);
        const Slide limit = slideByPrintedForces(1e-5);
        page.says("the ball travels {} m in the limit of short steps, and {} % of the work of gravity",
                  {fixed(limit.distance, 2), fixed(100 * limit.lostPart, 1)});
        page.saysAsIn("of 0.1 to 10 ms", "src/systems/surface/published.cpp", "usualStep = 0.01");
        page.given({"is the relative error allowed in a step, by default 0.001",
                    "bounds the step, by default to 10 ms", "has no pole at 0",
                    "whose μₛ is tan θ k/(1+k) rolls"});
        page.given({"If the end then moves by more than 0.5 %",
                    "In the bowl y = 0.02 (x − 50)² from x₀ = 10 m",
                    "c = 0, the ball has 12.325 m/s after 6 s with steps of 10 ms",
                    "12.433 m/s with 2 ms; in the limit it has 12.434 m/s"}); // tst_surface_system
        page.says("it travels about {} m", {fixed(published.measure("distance"), 0)});
        page.given({"Down 15° with c = 0.01, in ten seconds", "instead of 87.295 m",
                    "f_d + f_r − c N/m sgn ω", "f_d |s| and c b N |ω|"});
        page.saysAsIn("has grown tenfold", "src/systems/surface/published.cpp", "maxGrowth = 10;");
        // What the document says, by section, and one of its verdicts; its runs are judged where it is
        // reproduced.
        page.given({"| 3 | the centre", "| 4 | N = g", "| 4 | energy", "| 5 | rolling", "| 5 | slip is",
                    "leaves the ground where this is 0", "| 7 | f_d", "| 9 | energy", "| 9 | with",
                    "(x − b sin θ, y + b cos θ)", "the friction g sin θ/(1+k)", "k/(1+k) g sin θ;"});
        page.says("a ball on 15° rolls at μₛ = 0.1, which is less than {}",
                  {fixed(std::tan(15 * degree) / 1.4, 3)});
        page.given({"cos θ = 2/(3+k)",
                    "length (1+k)(R − b): period 4 √(L/g) K(sin(θ₀/2))"}); // solved by the tests below
        const double a = 9.81 * (std::sin(15 * degree) - 0.01 * std::cos(15 * degree)) / 1.4;
        page.says("Down 15° with c = 0.01 and k = 0.4, a ball travels {} m in ten seconds from rest.",
                  {fixed(a * 100 / 2, 3)});
        const Solved rolls = solvedExample("surface", "incline-15", 0);
        QVERIFY(std::abs(rolls.measure("distance") - a * 100 / 2) < 1e-8);
        page.saysAsIn("Talweg's tests check them to 10⁻⁸.", "tests/systems/tst_surface.cpp", "1e-8");
        VERIFY_PAGE(page);
    }

    void surfaceExamples() {
        Page ball = examplePage("surface", "rolling-ball");
        ball.given({"A ball of 2 m radius"});
        VERIFY_PAGE(ball);
        Page cylinder = examplePage("surface", "off-a-cylinder");
        cylinder.given({"10 m radius", "cos θ = 2/(3+k)", "reaches 0"});
        // The centre runs on a circle of 11 m about the origin; it flies off below the height 11 cos θ.
        const Solved withoutSlip = solvedExample("surface", "off-a-cylinder", 1);
        const auto leaves = std::ranges::find_if(withoutSlip.run().events, [&](const RunEvent& event) {
            return withoutSlip.state("normal", event.t + 1e-6) == 0;
        });
        QVERIFY(leaves != withoutSlip.run().events.end());
        QVERIFY(std::abs(withoutSlip.state("y", leaves->t) / 11 - 2 / 3.4)
                < 1e-4); // it starts beside the top
        VERIFY_PAGE(cylinder);
        Page bowl = examplePage("surface", "bowl-pendulum");
        bowl.given({"(1+k)(R−b)"});
        VERIFY_PAGE(bowl);
        Page incline = examplePage("surface", "incline-15");
        incline.given({"a plane of 15° with c = 0.01", "In 10 s", "g (sin 15° − c cos 15°)/(1+k) t²/2"});
        incline.says("{} m along the plane",
                     {fixed(solvedExample("surface", "incline-15", 0).measure("distance"), 3)});
        incline.says("At μₛ = 0.05 the ball slips all the way.");
        const Solved slips = solvedExample("surface", "incline-15", 1);
        QCOMPARE(slips.measure("slip_time"), slips.measure("t"));
        VERIFY_PAGE(incline);
        Page football = examplePage("surface", "terminal-speed");
        football.given({"A football of 0.43 kg rolls from rest down a plane of 15° with c = 0.01",
                        "where a = g (sin 15° − c cos 15°) and K = ρ C_d π b²/(2 m)",
                        "the limit is √10 times as high"});
        const double drag = 1.225 * 0.5 * std::numbers::pi * 0.11 * 0.11 / (2 * 0.43),
                     terminal =
                         std::sqrt(9.81 * (std::sin(15 * degree) - 0.01 * std::cos(15 * degree)) / drag);
        football.says("its speed approaches √(a/K) = {} m/s", {fixed(terminal, 2)});
        QVERIFY(std::abs(solvedExample("surface", "terminal-speed", 0).measure("speed") - terminal) < 1e-6);
        QVERIFY(std::abs(solvedExample("surface", "terminal-speed", 1).measure("speed")
                         - std::sqrt(10) * terminal)
                < 0.2);
        VERIFY_PAGE(football);
        Page waves = examplePage("surface", "waves-and-flight");
        VERIFY_PAGE(waves);
        Page hill = examplePage("surface", "over-the-hill");
        hill.given({"10 m high"});
        VERIFY_PAGE(hill);
    }

    void track() {
        Page page("resources/help/track.md");
        page.given({"K = ρ C_d π r²/(2 m)", "v₀/(1 + K v₀ t/M)", "M = 1 for a bead and 1 + k for a ball",
                    "get shorter as 1/n"});
        page.given({"| 1/m |", "½ m v² + ½ k m b² ω² + m g y",
                    "σ | 1 for a ball on the left side of the track, −1 on the right", "s = 0 is rolling",
                    "h − a t² + c t⁴", "y = (x+1)² + 1, a circle about x = 0 that touches it, y = (x−1)² + 1",
                    "p = 0 at the apex", "r = a √(2 cos 2φ)", "s (cos s, sin s)/8",
                    "a (sin φ (1 + cos φ), −cos φ (1 + cos φ))", "cos a = 2/3", "bent less than 1/b",
                    "at x = ±1/2"});
        const auto length = [](const char* curve) {
            return Solved("track", {{"curve", std::string(curve)}}).measure("length");
        };
        page.says("| hump | (t, h − a t² + c t⁴), −w ≤ t ≤ w | {} m |", {fixed(length("hump"), 5)});
        page.says("y = (x−1)² + 1 | {} m |", {fixed(length("loop"), 5)});
        page.says("| lemniscate | r = a √(2 cos 2φ) | {} m |", {fixed(length("lemniscate"), 5)});
        page.says("closed by arcs and straights | {} m |", {fixed(length("spiral"), 5)});
        page.says("| 2πR |");
        page.says("| 2π + 4 m |");
        page.says("| 8a |");
        page.says("| 8r |");
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9 * b; };
        const double pi = std::numbers::pi;
        QVERIFY(near(Solved("track", {{"curve", std::string("circle")}, {"radius", 3.0}}).measure("length"),
                     6 * pi));
        QVERIFY(near(length("oval"), 2 * pi + 4));
        page.given({"√(2 (dx² + dy²)/(g |dy|))"});
        const Solved race("track", {{"curve", std::string("cycloid")},
                                    {"curve_2", std::string("arc")},
                                    {"curve_3", std::string("parabola")},
                                    {"curve_4", std::string("straight")},
                                    {"p0", 0.0}});
        const auto arrival = [&race](std::size_t place) {
            return fixed(race.cell("arrival", place, "t"), 3);
        };
        page.says("to (3 m, −2 m), the default finish, the cycloid takes {} s, the arc {} s, the parabola {} "
                  "s and the "
                  "straight line {} s",
                  {arrival(0), arrival(1), arrival(2), fixed(std::sqrt(2 * 13 / (9.8 * 2)), 3)});
        page.says("the loop's circle of radius √10/6 = {} m", {fixed(std::sqrt(10.0) / 6, 6)});
        page.saysAsIn("hops shorter than 10⁻⁴ √(L/g)", "src/systems/track/simulation.cpp",
                      "shortFlight = 1e-4;");
        page.saysAsIn("up to a thousandth of its weight", "src/systems/track/simulation.cpp",
                      "pressedAfterShortFlight = -1e-3;");
        page.given({"leaves at cos a = 2/3, a ball at cos a = 2/(3 + k)", "r/2 or more above the top"});
        page.saysAsIn("a relative tolerance of 1e-13", "src/systems/track/stepping.cpp",
                      "tolerance = 1e-13;");
        page.given({"Dormand–Prince of order 8 (DOP853)"});
        page.saysAsIn("Gauss–Kronrod quadrature with 7 and 15 nodes. Both have to agree to 10⁻⁸ of the time",
                      "src/systems/track/stepping.cpp", "agreement = 1e-8");
        page.given({"15 nodes are accurate to about 10⁻¹⁴", "has no pole at 0"});
        page.saysAsIn("turns by no more than 0.3 rad", "src/terrain/cells.h", "maxTurning = 0.3");
        page.saysAsIn("no feature higher than 10⁻¹⁰ of its size", "src/terrain/plane_curve.cpp",
                      "minFeature = 1e-10;");
        page.saysAsIn("when 10⁻¹⁴ of its energy is left", "src/systems/track/recording.h",
                      "restEnergy = 1e-14;");
        page.saysAsIn("or 10⁻⁸ in a valley with a corner", "src/systems/track/simulation.cpp",
                      "restEnergyInCorner = 1e-8;");
        VERIFY_PAGE(page);
    }

    void rollerCoaster() {
        Page page("resources/help/roller-coaster.md");
        page.says("at 10⁻¹² m from the apex the difference is 10⁻²⁵ m");
        page.given({"2 √(R/g) K", "cos(p₀/2R)"});
        // A pendulum upside down; R = 3 m.
        const double r = 3, modulus = std::cos(1e-12 / (2 * r)), complement = std::sin(1e-12 / (2 * r));
        QVERIFY(modulus <= 1);
        page.says("Released 10⁻¹² m beside the apex, the bead turns on the other side after {} s",
                  {fixed(2 * std::sqrt(r / 9.8) * std::log(4 / complement), 4)}); // K ≈ ln(4/k′)
        const auto trackDefault = [](const char* id, int decimals) {
            return fixed(std::get<double>(find(systemCalled("track")->parameters, id)->defaultValue),
                         decimals);
        };
        page.says("a row for every {} of the curve's parameter", {trackDefault("table_step", 2)});
        QCOMPARE(trackDefault("dt", 3), QString("0.025"));
        page.given({"25 ms in the author's program"});
        page.says("greatest change of energy in 60 s, as published");
        const auto errors = [&page](const char* curve, double y0, const QString& byRungeKutta) {
            const Values values{{"curve", std::string(curve)}, {"y0", y0}, {"t_end", 60.0}};
            Values published = values;
            published["method"] = std::string("published");
            page.says(
                QString("| %1 | {} | {} | below 1e-13 |").arg(curve),
                {inPowersOfTen(Solved("track", published).measure("energy_residual"), 1), byRungeKutta});
            return Solved("track", values).measure("energy_residual") < 1e-13;
        };
        QVERIFY(errors("circle", 5, inPowersOfTen(energyLostByRungeKutta(circleCurve(3), {-2.9, 5}), 1)));
        QVERIFY(
            errors("hump", 5,
                   inPowersOfTen(energyLostByRungeKutta(humpCurve(3, 7.0 / 6, 1.0 / 6, 3), {-2.9, 5}), 0)));
        const double leftByOwnSlope =
            energyLostByRungeKutta(humpCurve(3, 7.0 / 6, 1.0 / 6, 3), {-2.9, 5})
            / Solved("track", {{"t_end", 60.0}, {"method", std::string("published")}})
                  .measure("energy_residual");
        page.says("with the curve's own slope, {} % of the change remains", {fixed(100 * leftByOwnSlope, 0)});
        QVERIFY(
            errors("loop", 7,
                   inPowersOfTen(
                       energyLostByRungeKutta(loopCurve(std::sqrt(10.0) / 6, -3.7, 3.71491), {-2.9, 7}), 0)));
        QVERIFY(
            errors("lemniscate", 5, inPowersOfTen(energyLostByRungeKutta(lemniscateCurve(2), {-2.9, 5}), 1)));
        checkRollerCoaster(page);
        VERIFY_PAGE(page);
    }

    void theNotesOfRollerCoaster() {
        const auto track = systemCalled("track");
        Page page("notes of roller-coaster", QString::fromStdString(track->reproductions.front().notes));
        const auto usual = [&](const char* id) {
            return QString::fromStdString(
                shortest(std::get<double>(find(track->parameters, id)->defaultValue)));
        };
        page.says("in steps of {}, slopes", {usual("table_step")});
        page.saysAsIn("steps of 25 ms", "src/systems/track/input_table.cpp", ".defaultValue = 0.025,");
        page.says("g = {} m/s² and m = {} kg", {usual("g"), usual("m")});
        VERIFY_PAGE(page);
    }

    void trackExamples() {
        for (const char* id : {"classic-tracks", "apex-test", "drawn-track"}) {
            Page page = examplePage("track", id);
            VERIFY_PAGE(page);
        }
        Page air = examplePage("track", "air-and-damping");
        air.given({"A bead of 0.5 kg and 0.1 m radius"});
        // Of the energy above the lowest place, h − a²/(4 c), what a quarter of the run takes: with damping
        // as much in the last as in the second, but for the shape of the valley; in air less.
        const auto part = [](std::size_t run, double from, double to) {
            const Solved solved = solvedExample("track", "air-and-damping", run);
            const auto energy = [&](double t) {
                return solved.state("kinetic", t) + solved.state("potential", t)
                       - 0.5 * 9.8 * (3 - 49.0 / 24);
            };
            return 1 - energy(to) / energy(from);
        };
        QVERIFY(part(0, 90, 120) < 0.8 * part(0, 30, 60));
        QVERIFY(part(1, 90, 120) > 0.95 * part(1, 30, 60));
        VERIFY_PAGE(air);
        Page published = examplePage("track", "published-method");
        published.saysAsIn("steps of 25 ms", "src/systems/track/input_table.cpp", ".defaultValue = 0.025,");
        std::vector<double> errors;
        for (const std::size_t run : {0, 1, 2, 3}) // exact, as published, finer table, shorter steps
            errors.push_back(solvedExample("track", "published-method", run).measure("energy_residual"));
        QVERIFY(errors[0] < 1e-12 && errors[2] < errors[1] && errors[3] < errors[1]);
        QCOMPARE(solvedExample("track", "published-method", 4).outcome(), std::string("passed"));
        VERIFY_PAGE(published);
        Page race = examplePage("track", "brachistochrone");
        race.given({"(3 m, −2 m)"});
        std::vector<double> times;
        for (const std::size_t way : {1, 2, 3, 4}) // cycloid, arc, parabola, straight line
            times.push_back(solvedExample("track", "brachistochrone", way).run().duration);
        const Solved together = solvedExample("track", "brachistochrone", 0);
        for (const std::size_t place : {0, 1, 2, 3})
            QCOMPARE(together.cell("arrival", place, "t"), times[place]);
        race.says(
            "The cycloid is the fastest curve, followed by the arc and the parabola; the straight line, "
            "although the shortest, is the slowest.");
        QVERIFY(times[0] < times[1] && times[0] < times[2] && times[1] < times[3] && times[2] < times[3]);
        VERIFY_PAGE(race);
        Page bowl = examplePage("track", "tautochrone");
        bowl.given({"4π √(r/g)"});
        for (const std::size_t swing : {0, 1, 2}) {
            const Solved solved = solvedExample("track", "tautochrone", swing);
            QVERIFY(std::abs(solved.measure("period")
                             - solvedExample("track", "tautochrone", 0).measure("period"))
                    < 1e-6);
        }
        VERIFY_PAGE(bowl);
        Page loop = examplePage("track", "loop-take-off");
        loop.given({"5/2 radii"});
        QVERIFY(solvedExample("track", "loop-take-off", 0).measure("flights") > 0);
        QCOMPARE(solvedExample("track", "loop-take-off", 1).measure("flights"), 0.0);
        QVERIFY(solvedExample("track", "loop-take-off", 2).measure("flights") > 0);
        VERIFY_PAGE(loop);
        Page rough = examplePage("track", "rough-loop");
        std::vector<double> lost;
        for (const std::size_t run : {0, 1, 2}) {
            const Solved solved = solvedExample("track", "rough-loop", run);
            lost.push_back(solved.measure("lost"));
            const bool slips = std::ranges::count(solved.run().events, "slips", &RunEvent::kind) > 0
                               || solved.state("slip", 0.5) != 0;
            QCOMPARE(slips, run > 0);
        }
        QVERIFY(lost[0] < 1e-9 && lost[1] > 1);
        VERIFY_PAGE(rough);
        Page jump = examplePage("track", "ski-jump");
        jump.given({"e = 0.5"});
        QCOMPARE(solvedExample("track", "ski-jump", 0).measure("flights"), 0.0);
        QVERIFY(solvedExample("track", "ski-jump", 1).measure("flights") > 0);
        QVERIFY(solvedExample("track", "ski-jump", 2).measure("flights") > 0);
        VERIFY_PAGE(jump);
    }

    void roughPlane() {
        Page page("resources/help/rough-plane.md");
        page.given({"(3f/2)(L₁² + L₂²)/(L₁³ + L₂³)", "f = 5 m/s²", "y = tan(ψ/2)/tan(ψ₀/2)",
                    "P(q) = (1 − y^q)/q (ln(1/y) for q = 0)", "C = cos²(ψ₀/2), S = sin²(ψ₀/2)", "κ > 1",
                    "(κ² − 1)", "κ = 1", "v₀ (1 + cos ψ₀)/2", "κ < 1", "v₀²/(2f)", "10 × 10 points",
                    "Dormand–Prince 5(4)", "ρ² = (L₁³ + L₂³)/(3 (L₁ + L₂))"});
        // The values of the sample programs; the rod of 84 m is that from x = 16 to 100 m.
        page.given({"RoughPlaneThinRod1 uses", "RoughPlaneThinRod2,", "0.1 kg/m and c = 0.5 N/m",
                    "that of RoughPlaneParticle2", "a rod of 84 m along x", "RoughPlaneParticle2 gives",
                    "both particles c = 1 N", "the same sum of 2 N"});
        const auto row = [&](const char* body, const char* example, std::size_t experiment) {
            const Solved solved = solvedExample("rough-plane", example, experiment);
            page.says(QString("%1 | coupled | {} | {} |").arg(body),
                      {fixed(solved.cell("models", 0, "stop_time"), 3),
                       fixed(solved.cell("models", 0, "travel"), 1)});
            page.says("| | decoupled | {} | {} |", {fixed(solved.cell("models", 1, "stop_time"), 3),
                                                    fixed(solved.cell("models", 1, "travel"), 1)});
            return solved;
        };
        const Solved rod = row("| rod of 119 m, v = (10, −10) m/s, 4 rad/s", "eberly-rod", 0);
        row("| the same with 0.5 rad/s", "eberly-rod", 1);
        row("| board 32 × 16 m, v = (30, −30) m/s, 4 rad/s", "eberly-board", 0);
        page.says("wrong by a factor of eight");
        const Values program{{"t_end", 1024 / 60.0}, {"dt", 1 / 60.0}};
        Values exactly = systemCalled("rough-plane")->examples.front().experiments.front().values;
        for (const auto& [id, value] : program)
            exactly[id] = value;
        Values stepped = exactly;
        stepped["solver"] = std::string("published");
        const double parts = std::abs(Solved("rough-plane", stepped).measure("travel")
                                          / Solved("rough-plane", exactly).measure("travel")
                                      - 1);
        page.says(
            "In the 1024 steps of RoughPlaneThinRod1 the path differs from the exact one by {} millionths",
            {fixed(1e6 * parts, 1)});
        page.saysAsIn("until they agree to 10⁻¹⁰", "src/systems/rough_plane/stepped.cpp",
                      "ruleTolerance = 1e-10;");
        page.saysAsIn("at most ten times; for a board or box the rule is applied along both axes, at most "
                      "five times each",
                      "src/systems/rough_plane/stepped.cpp", "rodHalvings = 10, plateHalvings = 5;");
        page.given({"turns back if it slides for more than 2/3 s", "RoughPlaneThinRod1 and",
                    "Run until: w is 0 again", "came down to w = 0", "comes down to w = 0", "Back at w = 0"});
        QCOMPARE(std::round(rod.cell("models", 0, "travel") / rod.cell("models", 1, "travel")), 8.0);
        const QString integration = "src/systems/rough_plane/integration.cpp";
        page.saysAsIn("tolerance 10⁻¹³", integration, "tolerance = 1e-13;");
        page.saysAsIn("A spin below 10⁻¹² of the motion is treated as zero", integration, "noSpin = 1e-12;");
        page.given({"μ ≥ (λ + √(1 + λ²)) tan φ", "λ = |L₂ − L₁|/(L₁ + L₂)", "for L₁ = 0.2 m and L₂ = 1 m",
                    "never needs more than (1 + √2) tan φ"});
        page.says("that is {} tan φ", {fixed(0.8 / 1.2 + std::hypot(1, 0.8 / 1.2), 2)});
        page.saysAsIn("after 100,000 steps", "src/systems/rough_plane/coupled.cpp", "maxSteps = 100000;");
        page.saysAsIn("the relative error of the stop time is about 10⁻¹¹",
                      "tests/systems/tst_rough_plane_motion.cpp", "1e-9 * trajectory.stop()");
        page.saysAsIn("relative to the energy given; it is below 10⁻⁹", "tests/systems/tst_rough_plane.cpp",
                      "measure(*solved, \"energy_residual\") < 1e-9");
        VERIFY_PAGE(page);
    }

    void roughPlaneExamples() {
        Page rod = examplePage("rough-plane", "eberly-rod");
        rod.given({"A rod 118.8 m long", "the experiment with 0.5 rad/s"});
        rod.says("at 4 rad/s it travels eight times as far");
        VERIFY_PAGE(rod);
        Page particle = examplePage("rough-plane", "eberly-particle");
        particle.given({"a slope of 22.5°", "when w returns to 0"});
        QCOMPARE(solvedExample("rough-plane", "eberly-particle", 0).outcome(), std::string("back"));
        VERIFY_PAGE(particle);
        Page two = examplePage("rough-plane", "eberly-particles");
        two.given({"of 10 and 20 kg", "c = 1 N", "c = 2/3 N and 4/3 N"});
        VERIFY_PAGE(two);
        Page board = examplePage("rough-plane", "eberly-board");
        board.given({"half-sides of 16 m and 8 m"});
        VERIFY_PAGE(board);
        Page box = examplePage("rough-plane", "eberly-box");
        box.given({"a slope of 22.5°"});
        box.says("With μ = 0.01 it never stops; with μ = 0.5, which exceeds tan φ, it stops");
        QCOMPARE(solvedExample("rough-plane", "eberly-box", 0).outcome(), std::string("moving"));
        QCOMPARE(solvedExample("rough-plane", "eberly-box", 1).outcome(), std::string("stopped"));
        VERIFY_PAGE(box);
        Page joined = examplePage("rough-plane", "joined-particles");
        VERIFY_PAGE(joined);
        Page carries = examplePage("rough-plane", "spin-carries");
        carries.given({"A rod of 1 m is thrown at 2.2 m/s"});
        VERIFY_PAGE(carries);
    }

    /// Eberly's page has a line for every claim of the document, with Talweg's results.
    void eberly() {
        const auto plane = systemCalled("rough-plane");
        const Reproduction& work = plane->reproductions.front();
        const auto readings = reproduce(plane, work, {}, {});
        Page page("resources/help/eberly-2008.md");
        for (const Reproduction::Claim& claim : work.claims)
            page.says(claimLine(*plane, claim, readings));
        page.given({"it should be X(t) = X₀ + (t − f t²/(2|V₀|)) V₀",
                    "lacks the factor 2: it should be X₀ + |V₀| V₀/(2f)",
                    "lacks the factor 1/α: it should be X(tₘₐₓ) = X₀ + (1 − ε/|V₀|) V₀/α",
                    "t (1 − f t/(2|v₀|)) and t (1 − K t/(2|ω₀|))",
                    "should have 1/3 before its logarithms; the document's 1/2",
                    "the volume: −(m g sin φ)(8abh)"});
        page.saysAsIn("makes it 16 to 19 % too large", "tests/systems/tst_rough_plane_contact.cpp",
                      "16 to 19 % too much");
        VERIFY_PAGE(page);
    }

    void theNotesOfEberly() {
        const auto plane = systemCalled("rough-plane");
        Page page("notes of eberly-2008", QString::fromStdString(plane->reproductions.front().notes));
        page.given({"g = 10 m/s², a particle of 10 kg with c = 1, v = (10, 40) m/s and φ = 22.5°",
                    "joined particles of 30 kg with c = 2 N", "the rod of 118.8 m, which v = (10, −10) m/s",
                    "it is 1 m long and begins with v = (0.5, 1) m/s, 4 rad/s and μ g = 5 m/s²",
                    "the board of 32 × 16 m with μ g = 5 m/s² and 4 rad/s",
                    "the box of 1.6 × 0.8 × 0.4 m with μ = 0.01"});
        VERIFY_PAGE(page);
    }

    /// The page's table has a line for every claim of the reproduction; of those on heavier bodies, which all
    /// hold, one a figure.
    void mandala() {
        Page page("resources/help/mandala-2025.md");
        const QStringList lines = fileText("resources/help/mandala-2025.md").split(u'\n');
        const Paper& paper = Paper::get();
        double leastFlat = 1, mostFalling = -1;
        for (const Reproduction::Claim& claim : paper.claims()) {
            QVERIFY2(!claim.agreement || !claim.why.empty(), claim.what.c_str());
            if (claim.printed == "essentially flat") leastFlat = std::min(leastFlat, claim.agreement->min);
            if (claim.printed == "noticeable downward drift")
                mostFalling = std::max(mostFalling, claim.agreement->max);
            const bool heavier = claim.what.ends_with("relative to 1 kg");
            if (heavier) QVERIFY2(paper.holdsInAll(claim), claim.what.c_str());
            if (heavier && claim.expression != "heat_1") continue;
            const QString about = "| " + QString::fromStdString(claim.where) + " | "
                                  + QString::fromStdString(claim.what) + " | "
                                  + (claim.printed.empty() ? "–" : QString::fromStdString(claim.printed))
                                  + " | `" + QString::fromStdString(claim.expression) + "` | ";
            const auto line =
                std::ranges::find_if(lines, [&](const QString& l) { return l.startsWith(about); });
            QVERIFY2(line != lines.end(), qPrintable("no line " + about));
            const QStringList cells = line->sliced(about.size()).chopped(2).split(" | ");
            QCOMPARE(cells.size(), 3);
            for (int i = 0; i < 3; ++i) {
                constexpr std::array readings{Paper::section94, Paper::equation7, Paper::mixed};
                const QString wrong = paper.complaint(readings[static_cast<std::size_t>(i)], claim, cells[i]);
                QVERIFY2(wrong.isEmpty(), qPrintable(about + wrong));
            }
            page.given({*line});
        }
        QVERIFY(mostFalling < leastFlat && leastFlat < 0); // nothing is flat and falls too
        page.given({"equation 7, listing 8",
                    "With equation 7 and listing 8",
                    "in lane 1 of a run",
                    "section 9.4 with listing 8",
                    "Listing 8 uses J_n",
                    "and listing 8 multiplies",
                    "| listing 9 |",
                    "Whether listing 8 counts",
                    "Listing 1 gives cylinders",
                    "and listing 1 have 9.81",
                    "it changes the slip by 1 + 1/k times its amount",
                    "k_t = 1/m + R²/I",
                    "k_t = 1/m",
                    "has 1/m + R²/I",
                    "t = 3.3 s",
                    "At 2 and 10 kg",
                    "g = 9.8 m/s²",
                    "(s⁻ + s⁺)/2",
                    "With e = 1",
                    "at depth 0, in every second step",
                    "v + ω × r = 0",
                    "length 0.6 R"});
        const QString source = "src/systems/incline/mandala_2025.cpp";
        page.saysAsIn("by no more than 0.1 J of 51 J", source, "flat = 0.1;");
        page.saysAsIn("less than 0.05 m/s", source, "littleSlip = 0.05;");
        page.saysAsIn("within 5 %", source, "roughly = 0.05;");
        page.saysAsIn("within 0.2 %", source, "around(1, 0.002)");
        page.says(
            "the solid sphere's heat at 1 ms is {} J if no such step is counted, as in Talweg, and nearly "
            "twice that if all are",
            {fixed(heatOfListing8(false), 3)});
        const double factor = heatOfListing8(true) / heatOfListing8(false);
        QVERIFY2(factor > 1.85 && factor < 2, qPrintable(QString::number(factor)));
        VERIFY_PAGE(page);
    }

    void theNotesOfMandala() {
        const auto incline = systemCalled("incline");
        Page page("notes of mandala-2025", QString::fromStdString(incline->reproductions.front().notes));
        page.given({"e = 1, μ = 0.30, R = 0.20 m, a ramp of 15° from 5 m of height, 10 m long, Δt = 1 ms",
                    "With e = 1", "k_t = 1/m + R²/I", "k_t = 1/m, the value", "at z = h + R", "listing 8",
                    "*sections 9.4 and 9.6*", "*equation 7 and listing 8*"});
        page.says("{} mm inside the ramp", {fixed(1000 * 0.2 * (1 - std::cos(15 * degree)), 1)});
        page.says("adds {} % of the energy", {addedByTheFirstContact()});
        VERIFY_PAGE(page);
    }

private:
    /// What pushing a body out of the ramp by R (1 − cos α) along its normal lifts it, of the height it
    /// falls.
    static QString addedByTheFirstContact() {
        const double lifted = 0.2 * (1 - std::cos(15 * degree)) * std::cos(15 * degree);
        return fixed(100 * lifted / 5, 2);
    }
};

TALWEG_TEST(tst_help_systems, TestHelpSystems, QCoreApplication)
#include "tst_help_systems.moc"
