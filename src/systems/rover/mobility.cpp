#include "systems/rover/mobility.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "physics/mobility.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace talweg::rover {

namespace {

/// Fractions of the body's mass for which lines are drawn; the full mass comes first.
constexpr std::array massParts{1.0, 0.5, 2.0};
/// The table extends to `reachOfWinds` times the actual wind or the wind that pushes the body up 45°,
/// whichever is larger. It has about `windSteps` steps; more would not make the lines smoother.
constexpr double reachOfWinds = 1.5;
constexpr int windSteps = 120;
/// `steepFrom`: slope (°) above which rows are `steepBy` degrees apart, because the wind hardly changes
/// there.
constexpr int steepFrom = 50, steepBy = 2;

/// Factor that prevents rounding errors: the wind "for every slope" must climb every slope in its row.
constexpr double beyondRounding = 1 + 1e-12;
/// Number of rows of the wind by height. They are closer together at low heights, where the wind changes
/// most.
constexpr int profileParts = 40;

/// The mobility of one body on its ground.
class Mobility {
public:
    Mobility(const Ground& ground, double windAtCentre, double massPart)
        : m_gravity(ground.gravity), m_drag(ground.air.drag / massPart), m_windAtCentre(windAtCentre),
          m_held(std::min(ground.rollingResistance, ground.law.mu)),
          m_resisting(ground.rollingResistance <= ground.law.mu ? ground.rollingResistance : ground.law.muK) {
    }

    /// The wind at its reference height that starts the body, m/s.
    double startingWind() const { return windAgainst(m_held * m_gravity); }
    double windUp(double tilt) const { return windAgainst(resistanceUpSlope(m_gravity, tilt, m_resisting)); }
    /// The wind above which no slope stops the body, m/s.
    double windUpEverySlope() const { return windAgainst(m_gravity * std::hypot(1.0, m_resisting)); }

    /// Speed of steady rolling on level ground, m/s.
    double steadySpeed(double wind) const {
        if (wind < startingWind()) return 0;
        return std::max(0.0, wind * m_windAtCentre - balancingAirSpeed(m_drag, m_resisting * m_gravity));
    }
    /// Steepest slope, °; nothing if the wind does not even push the body over level ground.
    double climb(double wind) const {
        const double atCentre = wind * m_windAtCentre;
        const double tilt = steepestClimb(m_drag * atCentre * atCentre, m_gravity, m_resisting);
        return tilt >= -1e-12 ? std::max(0.0, tilt * degreesPerRadian) : nothing;
    }

private:
    double windAgainst(double resistance) const {
        return balancingAirSpeed(m_drag, resistance) / m_windAtCentre;
    }

    double m_gravity, m_drag, m_windAtCentre, m_held, m_resisting;
};

/// The smallest number of the form 1, 2 or 5 times a power of ten that is not below `atLeast`.
double roundStep(double atLeast) {
    const double power = std::pow(10.0, std::floor(std::log10(atLeast)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= atLeast) return times * power;
    return 10 * power;
}

/// Tilt of the steepest face that rises in the direction of the wind, rad; nothing if there is none.
double steepestFace(const Ground& ground, double wind) {
    double steepest = 0;
    for (const OffsetPiece& piece : ground.curve->pieces) {
        if (piece.shape != OffsetPiece::Shape::line) continue;
        const double tilt = std::atan2(piece.tangent.y(), piece.tangent.x());
        steepest = std::max(steepest, wind < 0 ? -tilt : tilt);
    }
    return steepest > 0 ? steepest : nothing;
}

/// Winds in equal steps, plus the winds at which lines bend or begin.
std::vector<double> windsFor(const std::vector<Mobility>& bodies, double present) {
    const double top = reachOfWinds * std::max(present, bodies.front().windUp(0.25 * std::numbers::pi));
    const double step = roundStep(top / windSteps);
    std::vector<double> winds;
    for (int i = 0; (i - 1) * step < top; ++i)
        winds.push_back(i * step);
    const double last = winds.back();
    const auto add = [&](double wind) {
        if (wind < last) winds.push_back(wind);
    };
    for (const Mobility& body : bodies) {
        add(body.startingWind());
        for (int tilt = steepFrom; tilt < 90; tilt += steepBy)
            add(body.windUp(tilt * radiansPerDegree));
        add(body.windUpEverySlope() * beyondRounding);
    }
    winds.push_back(present);
    std::ranges::sort(winds);
    winds.erase(std::unique(winds.begin(), winds.end()), winds.end());
    return winds;
}

std::string massText(const Inputs& in, double part) {
    const std::string mass = quantityInFull(in.m * part, "kg");
    if (part < 1) return tr("half mass: %1 kg", mass);
    return part > 1 ? tr("double mass: %1 kg", mass) : tr("current mass: %1 kg", mass);
}

std::vector<Quantity> columnsFor(const Inputs& in, double present, double starting, double steepest) {
    const std::string speedHelp = tr("Steady rolling speed on level ground; 0 if the rover stays at rest.");
    const std::string climbHelp = tr("Steepest slope that the wind can push the rover up; empty if the rover "
                                     "stays at rest on level ground.");
    return {
        {"wind", "U", tr("Wind"), "m/s", tr("Magnitude of the wind speed at the reference height.")},
        {"speed", "", massText(in, 1), "m/s", speedHelp},
        {"speed_half", "", massText(in, 0.5), "m/s", speedHelp},
        {"speed_double", "", massText(in, 2), "m/s", speedHelp},
        {"climb", "", massText(in, 1), "°", climbHelp},
        {"climb_half", "", massText(in, 0.5), "°", climbHelp},
        {"climb_double", "", massText(in, 2), "°", climbHelp},
        {"present_wind", "", tr("wind of %1 m/s", quantityInFull(present, "m/s")), "m/s",
         tr("Wind speed of this experiment.")},
        {"starting_wind", "", tr("starts at %1 m/s", quantity(starting, "m/s")), "m/s",
         tr("Lowest wind speed that moves the rover from rest on level ground.")},
        {"terrain_slope", "",
         std::isfinite(steepest) ? tr("steepest terrain, %1°", quantity(steepest, "°", 1)) : tr("terrain"),
         "°", tr("Slope of the steepest face that rises in the direction of the wind.")},
    };
}

} // namespace

std::optional<ResultTable> mobilityOf(const Inputs& in, const Ground& ground) {
    Air unit = ground.air;
    unit.wind = 1;
    const double atCentre = unit.windAt(ground.body.b);
    if (!(ground.air.drag > 0 && atCentre > 0)) return {};
    std::vector<Mobility> bodies;
    for (const double part : massParts)
        bodies.emplace_back(ground, atCentre, part);
    const double present = std::abs(in.wind), starting = bodies.front().startingWind();
    if (!std::isfinite(bodies.front().windUp(0.25 * std::numbers::pi))) return {};
    const double steepest = steepestFace(ground, in.wind) * degreesPerRadian;
    const auto markAt = [](double place) { return place > 0 ? place : nothing; };
    ResultTable table{"mobility", tr("Mobility"), columnsFor(in, present, starting, steepest)};
    for (const double wind : windsFor(bodies, present)) {
        auto& row = table.rows.emplace_back();
        row.emplace_back(wind);
        for (const Mobility& body : bodies)
            row.emplace_back(body.steadySpeed(wind));
        for (const Mobility& body : bodies)
            row.emplace_back(body.climb(wind));
        row.insert(row.end(), {markAt(present), markAt(starting), steepest});
    }
    table.onRequest = true;
    return table;
}

std::optional<ResultTable> windByHeight(const Inputs& in, const Ground& ground) {
    if (!(ground.air.drag > 0 && in.wind != 0)) return {};
    const bool isLogarithmic = ground.air.logarithmic;
    const double top = std::max(4 * in.b, isLogarithmic ? in.zRef : 0);
    constexpr int drawnDigits = 4;
    const std::string speed = quantitySignificant(in.wind, "m/s", drawnDigits);
    ResultTable table{"wind_by_height", tr("Wind profile")};
    table.columns = {
        {"height", "z", tr("Height above the ground"), "m", tr("Vertical height above the ground.")},
        {"wind", "U",
         isLogarithmic ? tr("wind, %1 m/s at %2 m", speed, quantitySignificant(in.zRef, "m", drawnDigits))
                       : tr("wind, %1 m/s", speed),
         "m/s", tr("Wind speed along the ground, positive downrange.")}};
    for (int i = 0; i <= profileParts; ++i) {
        const double part = static_cast<double>(i) / profileParts, height = top * part * part;
        table.rows.push_back({height, ground.air.windAt(height)});
    }
    table.onRequest = true;
    return table;
}

} // namespace talweg::rover
