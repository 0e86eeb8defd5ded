#include "systems/track/outputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/track/layout.h"

#include <algorithm>
#include <cmath>

namespace talweg::track {

namespace {

/// A row of the table of the curve: the curve's parameter, the length up to it (m), place and direction.
struct CurveRow {
    double t, p;
    Point at, along;
};

const Columns<CurveRow>& curveColumns() {
    static const Columns<CurveRow> columns{
        {{"t", "t", tr("Parameter"), "", tr("Parameter of the curve; t for a typed curve.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.t; }},
        {{"p", "p", tr("Place along the track"), "m",
          tr("Length of the track from its beginning; as published, the length of the chords.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.p; }},
        {{"x", "x", tr("Abscissa"), "m", tr("Position on the track, positive to the right.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.at.x(); }},
        {{"y", "y", tr("Elevation"), "m", tr("Elevation of the track.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.at.y(); }},
        {{"slope", "dy/dx", tr("Slope"), "",
          tr("dy/dx; as published, that of the chord to the next row; empty if the track is vertical.")},
         [](const CurveRow& row) -> ResultTable::Cell {
             return row.along.x() == 0 ? nothing : row.along.y() / row.along.x();
         }}};
    return columns;
}

bool flies(const Instant& i) {
    return i.state.mode == Mode::flight;
}

double count(const Trajectory& trajectory, Event::Kind kind) {
    return static_cast<double>(std::ranges::count(trajectory.events, kind, &Event::kind));
}

} // namespace

const Outputs<Instant>& quantityTable() {
    static const Outputs<Instant> table{
        {{"x", "x", tr("Centre, horizontal"), "m",
          tr("Abscissa of the body's centre, positive to the right.")},
         [](const Instant& i) { return i.state.centre.x(); }},
        {{"y", "y", tr("Centre, elevation"), "m", tr("Elevation of the centre of the body.")},
         [](const Instant& i) { return i.state.centre.y(); }},
        {{"vx", "ẋ", tr("Velocity, horizontal"), "m/s", tr("Velocity of the centre, negative to the left.")},
         [](const Instant& i) { return i.state.velocity.x(); }},
        {{"vy", "ẏ", tr("Velocity upward"), "m/s", tr("Velocity of the centre, negative downward.")},
         [](const Instant& i) { return i.state.velocity.y(); }},
        {{"speed", "", tr("Speed"), "m/s", tr("Speed of the centre, on the track and in flight.")},
         [](const Instant& i) { return i.state.velocity.norm(); }},
        {{"v", "v", tr("Speed along the track"), "m/s",
          tr("Speed of the centre, positive towards larger p; empty in flight.")},
         [](const Instant& i) { return flies(i) ? nothing : i.state.v; }},
        {{"omega", "ω", tr("Spin, counter-clockwise"), "rad/s", tr("Spin of a ball; a bead does not turn.")},
         [](const Instant& i) { return i.state.spin; }},
        {{"v_r", "ωb", tr("Spin times radius"), "m/s",
          tr("Spin of a ball times its radius, positive counter-clockwise; a bead has none.")},
         [](const Instant& i) {
             const double b = i.solved.trajectory.setup().b;
             return b > 0 ? i.state.spin * b : nothing;
         }},
        {{"slip", "s", tr("Slip"), "m/s",
          tr("Slip at the contact of a ball, positive towards larger p: v + σ ω b, with σ = 1 on the left "
             "side of the track and −1 on the right; empty in flight.")},
         [](const Instant& i) {
             return flies(i) || i.solved.trajectory.setup().b == 0 ? nothing : i.state.slip;
         }},
        {{"angle", "φ", tr("Angle turned through, counter-clockwise"), "°",
          tr("Rotation of a ball since the start, including full turns.")},
         [](const Instant& i) { return i.state.angle * degreesPerRadian; }},
        {{"p", "p", tr("Place along the track"), "m",
          tr("Length of the track from its beginning to the contact; empty in flight.")},
         [](const Instant& i) {
             return flies(i) ? nothing : i.solved.trajectory.lengthAt(i.state.parameter);
         }},
        {{"d", "d", tr("Distance from the start"), "m", tr("Straight-line distance of the centre.")},
         [](const Instant& i) { return (i.state.centre - i.solved.start.centre).norm(); }},
        {{"slope", "", tr("Slope angle of the track"), "°",
          tr("Angle of the direction of larger p, counter-clockwise from level; empty in flight.")},
         [](const Instant& i) {
             if (flies(i)) return nothing;
             const Point along = i.solved.trajectory.along(i.state.parameter);
             return std::atan2(along.y(), along.x()) * degreesPerRadian;
         }},
        {{"normal", "N", tr("Normal force, to the left of the track"), "N",
          tr("Force of the track on the body; negative to the right of the direction of larger p.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.normal; }},
        {{"potential", "", tr("Potential energy"), "J", tr("m g y, counted from elevation 0.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.energies.potential; }},
        {{"kinetic", "", tr("Kinetic energy"), "J", tr("m v²/2, of the centre's motion.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.energies.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J", tr("k m b² ω²/2 of a ball; a bead has none.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.energies.rotational; }},
        {{"damping", "", tr("Lost to damping"), "J", tr("Work of the damping force since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.damping; }},
        {{"air", "", tr("Lost to the air"), "J", tr("Work of the drag since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.air; }},
        {{"dry", "", tr("Lost to friction"), "J", tr("Loss of a slipping ball since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.dry; }},
        {{"rolling", "", tr("Lost in rolling"), "J", tr("Work of the rolling resistance since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.rolling; }},
        {{"impact", "", tr("Lost in landings"), "J", tr("Loss in bounces and landings since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.impact; }},
        {{"total", "", tr("Total"), "J", tr("Sum of all energies and losses; constant.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.total(); }},
        {{"delta_e", "ΔE", tr("Change of the total"), "%",
          tr("Change since the start, as a fraction of the energy at the start, counted from the lowest "
             "point of the track.")},
         [](const Instant& i) {
             const double change = i.state.total() - i.solved.start.total();
             return change == 0 ? 0 : 100 * change / i.solved.energyScale;
         }},
    };
    return table;
}

const Outputs<Finish>& measureTable() {
    static const Outputs<Finish> table{
        {{"t", "t", tr("Time"), "s", tr("Time from the start to the end of the run.")},
         [](const Finish& f) { return f.solved.trajectory.duration; }},
        {{"x", "x", tr("Centre at the end, horizontal"), "m", tr("Its abscissa, positive to the right.")},
         [](const Finish& f) { return f.solved.end.centre.x(); }},
        {{"y", "y", tr("Centre at the end, elevation"), "m", tr("Positive upward.")},
         [](const Finish& f) { return f.solved.end.centre.y(); }},
        {{"vx", "ẋ", tr("Velocity at the end, horizontal"), "m/s",
          tr("Velocity of the centre, negative to the left.")},
         [](const Finish& f) { return f.solved.end.velocity.x(); }},
        {{"vy", "ẏ", tr("Velocity at the end, upward"), "m/s",
          tr("Velocity of the centre, negative downward.")},
         [](const Finish& f) { return f.solved.end.velocity.y(); }},
        {{"omega", "ω", tr("Spin at the end"), "rad/s", tr("Spin of a ball, positive counter-clockwise.")},
         [](const Finish& f) { return f.solved.end.spin; }},
        {{"p", "p", tr("Place along the track at the end"), "m",
          tr("Length of the track from its beginning to where the body touches it, or took off.")},
         [](const Finish& f) { return f.solved.trajectory.lengthAt(f.solved.end.parameter); }},
        {{"start_elevation", "", tr("Elevation of the start"), "m", tr("Elevation of the centre.")},
         [](const Finish& f) { return f.solved.start.centre.y(); }},
        {{"passing_time", "", tr("Summit passed after"), "s",
          tr("Time when the body first passes the highest crest of the track; empty if it does not.")},
         [](const Finish& f) { return f.passing ? f.passing->t : nothing; }},
        {{"passing_speed", "", tr("Speed at the summit"), "m/s",
          tr("Speed when the body first passes the highest crest; empty if it does not.")},
         [](const Finish& f) { return f.passing ? f.passing->after.norm() : nothing; }},
        {{"period", "T", tr("Period"), "s",
          tr("Time after which the motion repeats itself; empty if it does not, as with damping or air.")},
         [](const Finish& f) { return f.period; }},
        {{"turn_height", "", tr("Height gained at the last turn"), "m",
          tr("Elevation at the last turn minus elevation at the start; 0 for a start from rest without "
             "losses. Empty if the body never turns back.")},
         [](const Finish& f) {
             const auto turns =
                 std::ranges::find(f.solved.trajectory.events.rbegin(), f.solved.trajectory.events.rend(),
                                   Event::Kind::turn, &Event::kind);
             return turns == f.solved.trajectory.events.rend()
                        ? nothing
                        : f.solved.trajectory.at(turns->t).centre.y() - f.solved.start.centre.y();
         }},
        {{"greatest_speed", "", tr("Greatest speed"), "m/s",
          tr("Speed of the centre, on the track and in flight.")},
         [](const Finish& f) { return f.solved.maxSpeed; }},
        {{"least_normal", "", tr("Least normal force"), "N",
          tr("Minimum on the track; negative if it acts to the right of the direction of larger p.")},
         [](const Finish& f) { return f.solved.minNormal; }},
        {{"greatest_normal", "", tr("Greatest normal force"), "N",
          tr("Maximum on the track, positive to the left of the direction of larger p.")},
         [](const Finish& f) { return f.solved.maxNormal; }},
        {{"flights", "", tr("Flights"), "", tr("Take-offs and bounces.")},
         [](const Finish& f) {
             return count(f.solved.trajectory, Event::Kind::takeOff)
                    + count(f.solved.trajectory, Event::Kind::bounce);
         }},
        {{"crests", "", tr("Crests passed"), "", tr("Number of passes over the highest and other crests.")},
         [](const Finish& f) { return count(f.solved.trajectory, Event::Kind::crest); }},
        {{"lost", "", tr("Energy lost"), "J",
          tr("Total loss to damping, air, friction, rolling resistance and landings.")},
         [](const Finish& f) { return f.solved.inputs.m * f.solved.end.lost(); }},
        {{"lost_to_air", "", tr("Lost to the air"), "J", tr("Part of the lost energy that is due to drag.")},
         [](const Finish& f) { return f.solved.inputs.m * f.solved.end.air; }},
        {{"length", "", tr("Length of the track"), "m",
          tr("Length from the beginning to the end, or once around.")},
         [](const Finish& f) { return f.solved.trajectory.length(); }},
        {{"energy_residual", "", tr("Greatest relative energy error"), "",
          tr("Maximum change of energy plus losses since the start, as a fraction of the energy at the "
             "start, counted from the lowest point of the track.")},
         [](const Finish& f) { return f.solved.energyResidual; }},
    };
    return table;
}

std::optional<ResultTable> curveTableOf(const Solved& solved) {
    const PlaneCurve& track = solved.trajectory.rail().track();
    if (CurveTable::rowsOf(track, solved.inputs.tableStep) > maxTableRows) return {};
    ResultTable results = resultTable("curve", tr("Table of the track"), curveColumns());
    results.onRequest = true;
    const CurveTable places(track, solved.inputs.tableStep);
    for (const CurveTable::Row& row : places.rows()) {
        const bool isLast = &row == &places.rows().back();
        const Point along = !solved.trajectory.table() ? track.at(row.t).tangent()
                            : isLast                   ? places.along((&row - 1)->t)
                                                       : places.along(row.t);
        addRow(results, curveColumns(), CurveRow{row.t, solved.trajectory.lengthAt(row.t), row.at, along});
    }
    return results;
}

const Outputs<Point, Point>& eventTable() {
    static const Outputs<Point, Point> table{
        {{"vx_before", "ẋ⁻", tr("Level before"), "m/s", tr("Velocity of the centre just before the event.")},
         [](const Point& before, const Point&) { return before.x(); }},
        {{"vy_before", "ẏ⁻", tr("Upward before"), "m/s", tr("Velocity of the centre just before the event.")},
         [](const Point& before, const Point&) { return before.y(); }},
        {{"vx_after", "ẋ⁺", tr("Level after"), "m/s", tr("Velocity of the centre just after the event.")},
         [](const Point&, const Point& after) { return after.x(); }},
        {{"vy_after", "ẏ⁺", tr("Upward after"), "m/s", tr("Velocity of the centre just after the event.")},
         [](const Point&, const Point& after) { return after.y(); }},
    };
    return table;
}

} // namespace talweg::track
