#include "systems/surface/outputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"

#include <cmath>
#include <optional>

namespace talweg::surface {

namespace {

constexpr double zero = 0; ///< added to a number to turn −0 into 0

/// Curvature of the ground, 1/m, from the curvature κ_c of the centre's path at the distance b: κ = κ_c/(1 +
/// b κ_c). NaN at a kink, where the path is a circle of radius b.
double groundCurvature(const Instant& i) {
    const double path = i.moment.bend.curvature, part = 1 + i.solved.inputs.body.b * path;
    // Rounding limit: at a kink, `part` is 0.
    constexpr double circle = 1e-12;
    return std::abs(part) > circle ? path / part : nothing;
}

/// Smallest number of steps in the table for each piece of the ground, and tolerance for a number of steps to
/// count as whole.
constexpr double leastGroundSteps = 4, wholeSteps = 1e-9;
/// Range of the friction table, as a multiple of v_switch, and its number of steps. At the end of the range,
/// friction has changed to that of slipping except for 10⁻⁶ of the change, if p = 0.95.
constexpr int slipReach = 4, slipSteps = 80;

/// A row of the ground table.
struct GroundRow {
    double x = 0;
    Jet y;                           ///< with its derivatives with respect to x
    std::optional<PathPlace> centre; ///< empty if the body does not fit

    /// f″/(1 + f′²)^(3/2), 1/m.
    double curvature() const { return y.second / std::pow(1 + y.first * y.first, 1.5); }
};

double finite(double number) {
    return std::isfinite(number) ? number + zero : nothing;
}

const Columns<GroundRow>& groundColumns() {
    using Cell = ResultTable::Cell;
    static const Columns<GroundRow> columns{
        {{"x", "x", tr("Position"), "m", tr("Horizontal position on the ground, positive to the right.")},
         [](const GroundRow& row) -> Cell { return row.x; }},
        {{"y", "y", tr("Elevation"), "m", tr("Elevation of the ground, positive upward.")},
         [](const GroundRow& row) -> Cell { return finite(row.y.value); }},
        {{"slope", "f′", tr("Slope"), "",
          tr("Slope of the ground, positive if the ground rises to the right.")},
         [](const GroundRow& row) -> Cell { return finite(row.y.first); }},
        {{"second_derivative", "f″", tr("Second derivative"), "1/m",
          tr("Second derivative of the elevation with respect to x.")},
         [](const GroundRow& row) -> Cell { return finite(row.y.second); }},
        {{"angle", "θ", tr("Slope angle"), "°",
          tr("Slope angle of the ground, measured counter-clockwise from the horizontal.")},
         [](const GroundRow& row) -> Cell { return finite(std::atan(row.y.first) * degreesPerRadian); }},
        {{"curvature", "κ", tr("Curvature"), "1/m",
          tr("Curvature of the ground, f″/(1 + f′²)^(3/2), positive in a hollow.")},
         [](const GroundRow& row) -> Cell { return finite(row.curvature()); }},
        {{"radius", "", tr("Radius of curvature"), "m",
          tr("Radius of curvature of the ground, 1/κ; empty where the ground is straight.")},
         [](const GroundRow& row) -> Cell { return finite(1 / row.curvature()); }},
        {{"centre_x", "", tr("Centre position"), "m",
          tr("Horizontal position of the centre of a body that touches the ground at x: x − b sin θ; empty "
             "where the body does not fit.")},
         [](const GroundRow& row) -> Cell { return row.centre ? finite(row.centre->centre.x()) : nothing; }},
        {{"centre_y", "", tr("Centre elevation"), "m",
          tr("Elevation of the centre of a body that touches the ground at x: y + b cos θ; empty where the "
             "body does not fit.")},
         [](const GroundRow& row) -> Cell { return row.centre ? finite(row.centre->centre.y()) : nothing; }},
        {{"centre_curvature", "", tr("Curvature of the centre’s path"), "1/m",
          tr("Curvature of the path of the centre, κ/(1 − b κ), positive in a hollow; empty where the body "
             "does not fit.")},
         [](const GroundRow& row) -> Cell { return row.centre ? finite(row.centre->curvature) : nothing; }},
    };
    return columns;
}

/// Finds the positions of the centre above successive points of the ground, from left to right.
class CentreAbove {
public:
    explicit CentreAbove(const RollingPath& path)
        : m_path(path), m_rounding(endRounding * (path.right() - path.left())) {}

    /// The position of the centre when the body touches the ground at x; at a kink, on its right side if
    /// `right`. Empty if the body cannot touch there.
    std::optional<PathPlace> at(double x, bool right) {
        const auto& pieces = m_path.pieces();
        const auto isPast = [&](const PathPiece& piece) {
            return piece.vertex || (right ? piece.to <= x + m_rounding : piece.to < x - m_rounding);
        };
        while (m_piece < pieces.size() && isPast(pieces[m_piece]))
            ++m_piece;
        if (m_piece == pieces.size() || x < pieces[m_piece].from - m_rounding) return {};
        return m_path.at(m_piece, x);
    }

private:
    /// Relative accuracy of the ends of pieces of the path.
    static constexpr double endRounding = 1e-12;

    const RollingPath& m_path;
    double m_rounding; ///< m
    std::size_t m_piece = 0;
};

/// Whether first and second derivatives agree except for rounding.
bool goesOn(const Jet& from, const Jet& to) {
    constexpr double rounding = 1e-9;
    const auto near = [](double a, double b) { return std::abs(a - b) <= rounding * (1 + std::abs(a)); };
    return near(from.first, to.first) && near(from.second, to.second);
}

/// A row of the friction table: the slip, m/s, and the inputs.
struct SlipRow {
    double slip = 0;
    const Inputs& inputs;

    double between(double still, double slipping) const {
        return inputs.sigmoid.friction(slip, still, slipping);
    }
};

const Columns<SlipRow>& slipColumns() {
    using Cell = ResultTable::Cell;
    static const Columns<SlipRow> columns{
        {{"slip", "s", tr("Slip"), "m/s", tr("Magnitude of the slip of the contact point.")},
         [](const SlipRow& row) -> Cell { return row.slip; }},
        {{"part", "", tr("Transition fraction"), "",
          tr("Fraction of the transition from static to kinetic friction that is complete at this slip. At "
             "the slip v_switch it equals p.")},
         [](const SlipRow& row) -> Cell { return row.between(0, 1); }},
        {{"mu", "μ", tr("Dry friction over normal force"), "",
          tr("Ratio of dry friction to normal force. It decreases with slip from μₛ, the maximum for a body "
             "at rest, to μₖ.")},
         [](const SlipRow& row) -> Cell {
             const ContactLaw law = row.inputs.law();
             return row.between(law.mu, law.muK);
         }},
        {{"rolling", "", tr("Rolling resistance over normal force"), "",
          tr("Ratio of rolling resistance to normal force. It decreases with slip from c to 0.")},
         [](const SlipRow& row) -> Cell { return row.between(row.inputs.cRr, 0); }},
    };
    return columns;
}

std::string endingName(Outcome outcome) {
    switch (outcome) {
    case Outcome::right:
        return tr("Reached the right end");
    case Outcome::left:
        return tr("Ran off the left end");
    case Outcome::rest:
        return tr("At rest");
    case Outcome::timeLimit:
        return tr("Time limit");
    default:
        return tr("Aborted");
    }
}

} // namespace

const Outputs<Instant>& quantityTable() {
    static const Outputs<Instant> table{
        {{"x", "x", tr("Centre position"), "m",
          tr("Horizontal position of the body's centre, positive to the right.")},
         [](const Instant& i) { return i.moment.centre.x(); }},
        {{"y", "y", tr("Centre elevation"), "m", tr("Elevation of the centre of the body.")},
         [](const Instant& i) { return i.moment.centre.y(); }},
        {{"vx", "ẋ", tr("Horizontal velocity"), "m/s",
          tr("Horizontal velocity of the centre, negative to the left.")},
         [](const Instant& i) { return i.moment.velocity.x() + zero; }},
        {{"vy", "ẏ", tr("Upward velocity"), "m/s", tr("Vertical velocity of the centre, negative downward.")},
         [](const Instant& i) { return i.moment.velocity.y() + zero; }},
        {{"speed", "v", tr("Speed"), "m/s", tr("Speed of the centre.")},
         [](const Instant& i) { return i.moment.velocity.norm(); }},
        {{"along", "vₜ", tr("Velocity along the ground"), "m/s",
          tr("Velocity of the centre along the ground at the contact point or, in flight, along the ground "
             "below the body; positive to the right.")},
         [](const Instant& i) { return i.moment.along + zero; }},
        {{"omega", "ω", tr("Spin, counter-clockwise"), "rad/s",
          tr("Spin of the body, positive counter-clockwise. It is negative when the body rolls to the right, "
             "because the body then turns clockwise.")},
         [](const Instant& i) { return i.moment.omega + zero; }},
        {{"rolling_speed", "−bω", tr("Rolling speed"), "m/s",
          tr("Speed along the ground at which the body would roll with its current spin; positive to the "
             "right.")},
         [](const Instant& i) { return -i.solved.inputs.body.b * i.moment.omega + zero; }},
        {{"angle", "φ", tr("Rotation angle, counter-clockwise"), "°",
          tr("Rotation since the start, including full turns.")},
         [](const Instant& i) { return i.moment.angle * degreesPerRadian; }},
        {{"slip", "s", tr("Slip of the contact point"), "m/s",
          tr("Slip of the contact point along the ground, vₜ + bω; positive to the right, 0 while the body "
             "rolls.")},
         [](const Instant& i) { return i.moment.slip; }},
        {{"normal", "N/m", tr("Normal force per unit mass"), "m/s²",
          tr("Normal force of the ground, per kilogram of the body; 0 in flight.")},
         [](const Instant& i) { return i.moment.normal; }},
        {{"dry_force", "f", tr("Dry friction per unit mass"), "m/s²",
          tr("Static friction while the body rolls or rests, kinetic friction while it slips; along the "
             "ground, positive to the right. 0 in flight, empty in a corner.")},
         [](const Instant& i) { return i.moment.forces.dry + zero; }},
        {{"rolling_force", "fᵣ", tr("Rolling resistance per unit mass"), "m/s²",
          tr("Resisting moment divided by the radius or, in the regularised model, resisting force along the "
             "ground; positive to the right. 0 in flight, empty in a corner.")},
         [](const Instant& i) { return i.moment.forces.resistance + zero; }},
        {{"drag_force", "f_d", tr("Drag along the ground, per unit mass"), "m/s²",
          tr("Component of the drag along the ground or, in flight, along the ground below the body; "
             "positive to the right.")},
         [](const Instant& i) { return i.moment.forces.drag + zero; }},
        {{"tangential_acceleration", "aₜ", tr("Acceleration along the ground"), "m/s²",
          tr("Acceleration of the centre along the ground at the contact point or, in flight, along the "
             "ground below the body; positive to the right.")},
         [](const Instant& i) { return i.moment.forces.acceleration + zero; }},
        {{"angular_acceleration", "ω̇", tr("Angular acceleration, counter-clockwise"), "rad/s²",
          tr("Rate of change of the spin; 0 in flight.")},
         [](const Instant& i) { return i.moment.forces.spinUp / i.solved.inputs.body.b + zero; }},
        {{"contact_x", "", tr("Contact position"), "m",
          tr("Horizontal position of the contact point or, in flight, of the ground point below the body.")},
         [](const Instant& i) { return i.moment.contact.x(); }},
        {{"contact_y", "", tr("Contact elevation"), "m",
          tr("Elevation of the contact point or, in flight, of the ground point below the body.")},
         [](const Instant& i) { return i.moment.contact.y(); }},
        {{"ground_slope", "f′", tr("Slope of the ground"), "",
          tr("Slope (rise over run) of the ground at the contact point or, in flight, below the body; "
             "positive where the ground rises to the right.")},
         [](const Instant& i) { return i.moment.bend.sine / i.moment.bend.cosine + zero; }},
        {{"ground_curvature", "κ", tr("Curvature of the ground"), "1/m",
          tr("Curvature of the ground at the contact point, f″/(1 + f′²)^(3/2), positive in a hollow; empty "
             "at a kink.")},
         [](const Instant& i) { return groundCurvature(i) + zero; }},
        {{"ground_radius", "", tr("Radius of curvature of the ground"), "m",
          tr("Radius of curvature of the ground at the contact point, 1/κ, positive in a hollow; empty where "
             "the ground is straight.")},
         [](const Instant& i) {
             const double curvature = groundCurvature(i);
             return curvature == 0 ? nothing : 1 / curvature;
         }},
        {{"path_curvature", "", tr("Curvature of the centre’s path"), "1/m",
          tr("Curvature of the path of the centre at the distance b from the ground, κ/(1 − b κ), positive "
             "in a hollow.")},
         [](const Instant& i) { return i.moment.bend.curvature + zero; }},
        {{"distance", "d", tr("Distance from the start"), "m",
          tr("Straight-line distance of the centre from its position at the start.")},
         [](const Instant& i) { return (i.moment.centre - i.solved.trajectory.start.centre).norm(); }},
        {{"translational", "", tr("Translational energy"), "J/kg",
          tr("Kinetic energy of translation, v²/2, per kilogram of the body.")},
         [](const Instant& i) { return i.energies.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J/kg",
          tr("Kinetic energy of rotation, k b² ω²/2, per kilogram of the body.")},
         [](const Instant& i) { return i.energies.rotational; }},
        {{"potential", "", tr("Potential energy"), "J/kg",
          tr("Potential energy per kilogram of the body: g times the height of the centre above its lowest "
             "possible position.")},
         [](const Instant& i) { return i.energies.potential; }},
        {{"dry_friction", "", tr("Lost to dry friction"), "J/kg",
          tr("Work done against dry friction by the slipping body since the start.")},
         [](const Instant& i) { return i.moment.losses.dry; }},
        {{"rolling_resistance", "", tr("Lost to rolling resistance"), "J/kg",
          tr("Work done against rolling resistance since the start.")},
         [](const Instant& i) { return i.moment.losses.rolling; }},
        {{"impact_losses", "", tr("Lost in impacts"), "J/kg",
          tr("Energy lost in impacts since the start, through inelastic rebound and friction.")},
         [](const Instant& i) { return i.moment.losses.impacts; }},
        {{"air_drag", "", tr("Lost to drag"), "J/kg", tr("Work done against drag since the start.")},
         [](const Instant& i) { return i.moment.losses.air; }},
        {{"total", "", tr("Total"), "J/kg",
          tr("Sum of all energies and losses; constant in the exact model.")},
         [](const Instant& i) { return i.total; }},
        {{"energy_error", "ΔE", tr("Energy residual"), "%",
          tr("Change of the sum of energy and losses since the start, as a fraction of the mechanical energy "
             "at the start.")},
         [](const Instant& i) {
             const Moment& start = i.solved.trajectory.start;
             const double first = energiesOf(*i.solved.world, start).mechanical();
             return 100 * (i.total - first) / energyScale(*i.solved.world, start);
         }},
    };
    return table;
}

const Outputs<Trajectory>& measureTable() {
    static const Outputs<Trajectory> table{
        {{"x", "x", tr("Position at the end"), "m",
          tr("Horizontal position of the centre at the end, positive to the right.")},
         [](const Trajectory& r) { return r.end.centre.x(); }},
        {{"y", "y", tr("Elevation at the end"), "m", tr("Elevation of the centre.")},
         [](const Trajectory& r) { return r.end.centre.y(); }},
        {{"vx", "ẋ", tr("Horizontal velocity at the end"), "m/s",
          tr("Horizontal velocity of the centre, negative to the left.")},
         [](const Trajectory& r) { return r.end.velocity.x(); }},
        {{"vy", "ẏ", tr("Upward velocity at the end"), "m/s",
          tr("Vertical velocity of the centre, negative downward.")},
         [](const Trajectory& r) { return r.end.velocity.y(); }},
        {{"speed", "v", tr("Speed at the end"), "m/s", tr("Speed of the centre.")},
         [](const Trajectory& r) { return r.end.velocity.norm(); }},
        {{"omega", "ω", tr("Spin at the end"), "rad/s", tr("Spin of the body, positive counter-clockwise.")},
         [](const Trajectory& r) { return r.end.omega; }},
        {{"distance", "d", tr("Distance from the start"), "m",
          tr("Straight-line distance between the positions of the centre at the start and at the end.")},
         [](const Trajectory& r) { return (r.end.centre - r.start.centre).norm(); }},
        {{"t", "t", tr("Time"), "s", tr("Time from the start to the end of the run.")},
         [](const Trajectory& r) { return r.duration; }},
        {{"highest", "", tr("Greatest elevation of the centre"), "m",
          tr("Maximum elevation of the centre during the run.")},
         [](const Trajectory& r) { return r.highest; }},
        {{"impacts", "", tr("Impacts faster than 1 mm/s"), "",
          tr("Number of impacts faster than 1 mm/s. Slower impacts are numerous and negligible.")},
         [](const Trajectory& r) { return static_cast<double>(r.impacts); }},
        {{"air_time", "", tr("Time in the air"), "s", tr("Total time of all flights.")},
         [](const Trajectory& r) { return r.airTime; }},
        {{"slip_time", "", tr("Time slipping"), "s",
          tr("Time during which the body is in contact with the ground and slips.")},
         [](const Trajectory& r) { return r.slipTime; }},
        {{"least_slip", "", tr("Least slip"), "m/s",
          tr("Minimum slip of the contact point along the ground, negative to the left.")},
         [](const Trajectory& r) { return r.leastSlip; }},
        {{"greatest_slip", "", tr("Greatest slip"), "m/s",
          tr("Maximum slip of the contact point along the ground, positive to the right.")},
         [](const Trajectory& r) { return r.greatestSlip; }},
        {{"dry_friction", "", tr("Lost to dry friction"), "J/kg",
          tr("Energy lost during the run, per kilogram of the body.")},
         [](const Trajectory& r) { return r.end.losses.dry; }},
        {{"rolling_resistance", "", tr("Lost to rolling resistance"), "J/kg",
          tr("Energy lost during the run, per kilogram of the body.")},
         [](const Trajectory& r) { return r.end.losses.rolling; }},
        {{"impact_losses", "", tr("Lost in impacts"), "J/kg",
          tr("Energy lost during the run, per kilogram of the body.")},
         [](const Trajectory& r) { return r.end.losses.impacts; }},
        {{"air_drag", "", tr("Lost to drag"), "J/kg",
          tr("Energy lost during the run, per kilogram of the body.")},
         [](const Trajectory& r) { return r.end.losses.air; }},
        {{"energy_error", "", tr("Greatest energy residual"), "",
          tr("Largest change of the sum of energy and losses since the start, as a fraction of the "
             "mechanical energy at the start.")},
         [](const Trajectory& r) { return r.energyError; }},
        {{"energy_change", "ΔE", tr("Energy residual at the end"), "%",
          tr("Change of the sum of energy and losses during the run, as a signed fraction of the mechanical "
             "energy at the start.")},
         [](const Trajectory& r) { return 100 * r.finalEnergyError; }},
    };
    return table;
}

ResultTable groundTable(const Graph& ground, const RollingPath& path, double step) {
    ResultTable table = resultTable("ground", tr("Ground table"), groundColumns());
    table.onRequest = true;
    CentreAbove centres(path);
    std::optional<Jet> last;
    for (const GraphPiece& piece : ground.pieces) {
        const double length = piece.to - piece.from;
        const double steps = std::max(leastGroundSteps, std::ceil(length / step * (1 - wholeSteps)));
        const bool isOneRow = last && goesOn(*last, piece.at(piece.from));
        for (double i = isOneRow ? 1 : 0; i <= steps; ++i) {
            const double x = i == steps ? piece.to : piece.from + length * i / steps;
            last = piece.at(x);
            addRow(table, groundColumns(), GroundRow{x, *last, centres.at(x, i == 0)});
        }
    }
    return table;
}

ResultTable frictionTable(const Inputs& inputs) {
    ResultTable table = resultTable("friction_law", tr("Friction law"), slipColumns());
    table.onRequest = true;
    for (int i = 0; i <= slipSteps; ++i)
        addRow(table, slipColumns(), SlipRow{inputs.sigmoid.speed * slipReach * i / slipSteps, inputs});
    return table;
}

const Columns<StepRow>& stepTable() {
    using Cell = ResultTable::Cell;
    static const Columns<StepRow> columns{
        {{"dt_max", "Δt", tr("Longest step"), "s"},
         [](const StepRow& row) -> Cell { return row.stepping.longest; }},
        {{"tolerance", "", tr("Tolerance"), ""},
         [](const StepRow& row) -> Cell { return row.stepping.tolerance; }},
        {{"outcome", "", tr("Outcome"), ""},
         [](const StepRow& row) -> Cell { return endingName(row.ending.outcome); }},
        {{"t", "t", tr("Time"), "s", tr("Time from the start to the end of the run.")},
         [](const StepRow& row) -> Cell { return row.ending.t; }},
        {{"x", "x", tr("Position at the end"), "m",
          tr("Horizontal position of the centre at the end, positive to the right.")},
         [](const StepRow& row) -> Cell { return row.ending.x; }},
        {{"speed", "v", tr("Speed at the end"), "m/s", tr("Speed of the centre.")},
         [](const StepRow& row) -> Cell { return row.ending.speed; }},
        {{"energy_change", "ΔE", tr("Energy residual at the end"), "%",
          tr("Change of the sum of energy and losses during the run, as a signed fraction of the mechanical "
             "energy at the start.")},
         [](const StepRow& row) -> Cell { return 100 * row.ending.energyChange; }},
        {{"speed_change", "", tr("Change in speed"), "m/s",
          tr("Change in final speed relative to the row above, which uses steps twice as long.")},
         [](const StepRow& row) -> Cell { return row.change; }},
        {{"order", "", tr("Order of convergence"), "",
          tr("Observed order of convergence q: halving the step divides the change in speed by 2 to the "
             "power q.")},
         [](const StepRow& row) -> Cell { return row.order; }},
    };
    return columns;
}

const Outputs<Moment, Moment>& eventTable() {
    static const Outputs<Moment, Moment> table{
        {{"vx_before", "ẋ⁻", tr("Horizontal velocity before event"), "m/s",
          tr("Velocity component of the centre just before the event.")},
         [](const Moment& before, const Moment&) { return before.velocity.x(); }},
        {{"vy_before", "ẏ⁻", tr("Upward velocity before event"), "m/s",
          tr("Velocity component of the centre just before the event.")},
         [](const Moment& before, const Moment&) { return before.velocity.y(); }},
        {{"omega_before", "ω⁻", tr("Spin before event"), "rad/s",
          tr("Spin just before the event, positive counter-clockwise.")},
         [](const Moment& before, const Moment&) { return before.omega; }},
        {{"vx_after", "ẋ⁺", tr("Horizontal velocity after event"), "m/s",
          tr("Velocity component of the centre just after the event.")},
         [](const Moment&, const Moment& after) { return after.velocity.x(); }},
        {{"vy_after", "ẏ⁺", tr("Upward velocity after event"), "m/s",
          tr("Velocity component of the centre just after the event.")},
         [](const Moment&, const Moment& after) { return after.velocity.y(); }},
        {{"omega_after", "ω⁺", tr("Spin after event"), "rad/s",
          tr("Spin just after the event, positive counter-clockwise.")},
         [](const Moment&, const Moment& after) { return after.omega; }},
    };
    return table;
}

} // namespace talweg::surface
