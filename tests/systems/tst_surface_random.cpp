#include "physics/near.h"
#include "support/test.h"
#include "systems/reading.h"
#include "systems/standard_inputs.h"
#include "systems/surface/simulation.h"

using namespace talweg;
using namespace talweg::surface;
using tests::RandomSource;

namespace {

std::string number(double x) {
    return "(" + shortest(x) + ")";
}

/// Sums of slopes, waves, humps and kinks.
std::string groundFrom(RandomSource& dice) {
    std::string y = number(dice.between(-0.5, 0.5)) + "*x";
    for (std::size_t n = 1 + dice.below(3); n > 0; --n) {
        const std::string place = number(dice.between(-20, 20)), height = number(dice.between(-4, 4));
        switch (dice.below(5)) {
        case 0:
            y += "+" + height + "*sin(x/" + number(dice.between(1, 6)) + ")";
            break;
        case 1:
            y += "+" + height + "*exp(-((x-" + place + ")/" + number(dice.between(0.5, 5)) + ")^2)";
            break;
        case 2:
            y += "+" + number(dice.between(-0.6, 0.6)) + "*abs(x-" + place + ")";
            break;
        case 3:
            y += "+max(0, min(" + height + ", " + number(dice.between(-1, 1)) + "*(x-" + place + ")))";
            break;
        default:
            y += "+" + height + "/(1+(x-" + place + ")^2)";
        }
    }
    return y;
}

Inputs inputsFrom(RandomSource& dice) {
    Inputs in = tests::standardInputs(inputTable());
    in.xFrom = -25;
    in.xTo = 25;
    in.y = groundFrom(dice);
    in.body = {dice.between(0.05, 3), dice.between(0.05, 1)};
    in.muS = dice.chance(0.1) ? 0 : dice.between(0, 1.5);
    in.muK = in.muS * (dice.chance(0.2) ? 1 : dice.between(0.3, 1));
    in.cRr = dice.chance(0.3) ? 0 : dice.between(0, 0.1);
    in.e = dice.chance(0.1) ? 0 : dice.between(0, 0.95);
    in.g = dice.between(1, 20);
    in.x0 = dice.between(-20, 20);
    in.v0 = dice.chance(0.1) ? 0 : dice.between(-25, 25);
    if (dice.chance(0.5)) in.omega0 = dice.between(-20, 20);
    in.tEnd = 8;
    return in;
}

double spread(RandomSource& dice, double min, double max) {
    return std::exp(dice.between(std::log(min), std::log(max)));
}

/// Anything the grammar allows.
std::string anything(RandomSource& dice, int depth = 0) {
    if (depth > 4 || dice.chance(0.25)) return dice.chance(0.7) ? "x" : number(dice.between(-5, 5));
    const auto part = [&] { return anything(dice, depth + 1); };
    static const char* const functions[]{"sin", "tan", "asin", "atan", "cosh", "acosh", "atanh",
                                         "exp", "log", "sqrt", "cbrt", "abs",  "floor", "sign"};
    static const char* const operators[]{"+", "-", "*", "/", "%", "<", "^"};
    switch (dice.below(4)) {
    case 0:
        return std::string(functions[dice.below(std::size(functions))]) + "(" + part() + ")";
    case 1:
        return "(" + part() + "<" + part() + "?" + part() + ":" + part() + ")";
    case 2:
        return "max(" + part() + "," + part() + ")";
    default: {
        const std::string left = part();
        return "(" + left + operators[dice.below(std::size(operators))] + part() + ")";
    }
    }
}

/// Valid as inputs go, however far from anything real.
Values extremeFrom(RandomSource& dice) {
    Values values = defaultValues(parametersOf(inputTable()));
    const double middle = dice.between(-50, 50), half = spread(dice, 1e-3, 1e3);
    const auto some = [&](double min, double max) { return dice.chance(0.2) ? 0 : spread(dice, min, max); };
    const auto sign = [&] { return dice.chance(0.5) ? 1 : -1; };
    values["y"] = dice.chance(0.5) ? anything(dice) : groundFrom(dice);
    values["x_from"] = middle - half;
    values["x_to"] = middle + half;
    values["x0"] = dice.between(middle - half, middle + half);
    values["b"] = spread(dice, 1e-5, 1e3);
    values["k"] = spread(dice, 1e-4, 1);
    values["mu_s"] = some(1e-4, 1e6);
    values["mu_k"] = some(1e-4, 1e6);
    values["c_rr"] = some(1e-6, 10);
    values["e"] = dice.chance(0.2) ? 1 : dice.between(0, 1);
    values["g"] = spread(dice, 1e-4, 1000);
    values["v0"] = sign() * some(1e-4, 1e4);
    if (dice.chance(0.5)) values["omega0"] = sign() * spread(dice, 1e-4, 1e6);
    values["t_end"] = spread(dice, 1e-2, 100);
    return values;
}

} // namespace

class TestSurfaceRandom : public QObject {
    Q_OBJECT
private slots:
    /// Whatever the ground, the friction and the start: the ledger stays to 1e-9, mechanical energy never
    /// grows, the body is never in the ground, and thrown bodies land.
    void neverGainsEnergy() {
        RandomSource dice(5);
        std::size_t landings = 0, unfinished = 0;
        for (int run = 0; run < 1000; ++run) {
            dice.beginCase(static_cast<std::size_t>(run));
            const Inputs in = inputsFrom(dice);
            const auto ground = groundOf(in);
            QVERIFY2(std::holds_alternative<Graph>(ground), in.y.c_str());
            const auto world = worldOf(in);
            if (world->path.pieces().empty()) continue;
            const Trajectory r = simulate(world, in, {}, {});
            const QString which = QString("run %1: ").arg(run) + in.y.c_str();
            QVERIFY2(r.energyError < 1e-9, qPrintable(which + QString(" error %1").arg(r.energyError)));
            QVERIFY2(r.duration <= in.tEnd, qPrintable(which));
            unfinished += r.outcome == Outcome::givenUp;
            const double scale = energyScale(*world, r.start);
            double last = energiesOf(*world, r.start).mechanical();
            for (int i = 0; i <= 60; ++i) {
                const Moment moment = r.at(r.duration * i / 60);
                const double now = energiesOf(*world, moment).mechanical();
                QVERIFY2(std::isfinite(now), qPrintable(which));
                QVERIFY2(
                    now <= last + 1e-9 * scale,
                    qPrintable(
                        which
                        + QString(" gains %1 at %2").arg((now - last) / scale).arg(r.duration * i / 60)));
                last = now;
                const double x = moment.centre.x();
                if (x <= world->path.left() || x >= world->path.right()) continue;
                const std::size_t piece = world->path.pieceAt(x);
                const double floor = world->path.find(piece, x).place.centre.y();
                QVERIFY2(moment.centre.y() > floor - 1e-8,
                         qPrintable(which + QString(" sinks %1").arg(floor - moment.centre.y())));
            }
            for (const Event& i : r.events)
                landings += i.kind == "impact";
        }
        QVERIFY(landings > 1000);
        QVERIFY2(unfinished == 0, qPrintable(QString::number(unfinished)));
    }

    /// Every input in its range ends in finite numbers, whatever it means.
    void extremeInputsEnd() {
        RandomSource dice(8);
        int valid = 0;
        for (int run = 0; run < 400; ++run) {
            dice.beginCase(static_cast<std::size_t>(run));
            const Values values = extremeFrom(dice);
            if (!problems(parametersOf(inputTable()), values).empty()) continue;
            const Inputs in = inputsOf(inputTable(), values);
            if (!checkTogether(in, siteOf(in)).empty()) continue;
            ++valid;
            const Trajectory r = simulate(worldOf(in), in, {}, {});
            QVERIFY(r.end.centre.allFinite() && r.end.velocity.allFinite() && std::isfinite(r.end.omega));
            QVERIFY2(r.energyError < 1e-8, qPrintable(QString("run %1: %2").arg(run).arg(r.energyError)));
        }
        QVERIFY(valid > 100);
    }

    /// Over notches and ridges of any width, side by side, the path goes on where it was.
    void pathHasNoJumps() {
        RandomSource dice(9);
        std::size_t joints = 0;
        for (int run = 0; run < 300; ++run) {
            dice.beginCase(static_cast<std::size_t>(run));
            Inputs in = inputsFrom(dice);
            in.shape = Shape::expression;
            in.xFrom = 0;
            in.xTo = 30;
            in.body.b = dice.between(0.2, 4);
            in.y.clear();
            for (std::size_t n = 1 + dice.below(4); n > 0; --n)
                in.y += (in.y.empty() ? "(" : "+(")
                        + shortest(std::pow(10, dice.between(-3, 0.5)) * (dice.chance(0.7) ? -1 : 1))
                        + ")*max(0,1-abs((x-" + shortest(dice.between(5, 25)) + ")/"
                        + shortest(std::pow(10, dice.between(-3, 0.5))) + "))";
            const RollingPath path = worldOf(in)->path;
            for (std::size_t i = 1; i < path.pieces().size(); ++i) {
                const Point before = path.at(i - 1, path.pieces()[i - 1].to).centre;
                const Point after = path.at(i, path.pieces()[i].from).centre;
                QVERIFY2((after - before).norm() < 1e-9,
                         qPrintable(QString(in.y.c_str())
                                    + QString(", radius %1, at %2").arg(in.body.b).arg(before.x())));
                ++joints;
            }
        }
        QVERIFY(joints > 1000);
    }

    /// The path of the centre against the definition: the highest place at which the body touches no ground.
    void pathIsTheUpperEdge() {
        RandomSource dice(6);
        for (int run = 0; run < 24; ++run) {
            dice.beginCase(static_cast<std::size_t>(run));
            Inputs in = inputsFrom(dice);
            if (run % 4 == 0) in.body.b *= 10; // reaches over many dips
            const auto world = worldOf(in);
            if (world->path.pieces().empty()) continue;
            const Graph ground = std::get<Graph>(groundOf(in));
            for (int i = 1; i < 20; ++i) {
                const double x = std::lerp(world->path.left(), world->path.right(), i / 20.0);
                const std::size_t piece = world->path.pieceAt(x);
                const PathPlace place = world->path.find(piece, x).place;
                double highest = -1e9;
                constexpr int cells = 3000;
                for (int n = 0; n <= cells; ++n) {
                    const double at = std::lerp(std::max(in.xFrom, x - in.body.b),
                                                std::min(in.xTo, x + in.body.b), n / double(cells));
                    const double rest = in.body.b * in.body.b - (at - x) * (at - x);
                    if (rest >= 0) highest = std::max(highest, ground.at(at).value + std::sqrt(rest));
                }
                QNEAR(place.centre.x(), x, 1e-10);
                QVERIFY2(std::abs(place.centre.y() - highest) < 2e-4 * in.body.b + 1e-5,
                         qPrintable(QString("%1: at %2 is %3, not %4")
                                        .arg(in.y.c_str())
                                        .arg(x)
                                        .arg(place.centre.y())
                                        .arg(highest)));
            }
        }
    }
};

TALWEG_TEST(tst_surface_random, TestSurfaceRandom, QCoreApplication)
#include "tst_surface_random.moc"
