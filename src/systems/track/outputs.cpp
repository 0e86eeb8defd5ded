#include "systems/track/outputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/track/layout.h"

#include <algorithm>
#include <cmath>

namespace talweg::track {

namespace {

/// A row of the table of the curve: parameter, length up to it (m), point and direction.
struct CurveRow {
    double t, p;
    Point at, along;
};

const Columns<CurveRow>& curveColumns() {
    static const Columns<CurveRow> columns{
        {{"t", "t", tr("Parameter"), "",
          tr("Parameter of the curve; for a curve given by expressions, the variable t of the expressions.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.t; }},
        {{"p", "p", tr("Arc length"), "m",
          tr("Length of the track from its beginning to this row; with the published method, the length of "
             "the chords.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.p; }},
        {{"x", "x", tr("Position"), "m", tr("Horizontal position on the track, positive to the right.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.at.x(); }},
        {{"y", "y", tr("Elevation"), "m", tr("Elevation of the track.")},
         [](const CurveRow& row) -> ResultTable::Cell { return row.at.y(); }},
        {{"slope", "dy/dx", tr("Slope"), "",
          tr("Slope dy/dx of the track; with the published method, slope of the chord to the next row. Empty "
             "where the track is vertical.")},
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
        {{"x", "x", tr("Centre position"), "m",
          tr("Horizontal position of the body's centre, positive to the right.")},
         [](const Instant& i) { return i.state.centre.x(); }},
        {{"y", "y", tr("Centre elevation"), "m", tr("Elevation of the centre of the body.")},
         [](const Instant& i) { return i.state.centre.y(); }},
        {{"vx", "ẋ", tr("Horizontal velocity"), "m/s",
          tr("Horizontal velocity of the centre, negative to the left.")},
         [](const Instant& i) { return i.state.velocity.x(); }},
        {{"vy", "ẏ", tr("Upward velocity"), "m/s", tr("Vertical velocity of the centre, negative downward.")},
         [](const Instant& i) { return i.state.velocity.y(); }},
        {{"speed", "", tr("Speed"), "m/s", tr("Speed of the centre, on the track and in flight.")},
         [](const Instant& i) { return i.state.velocity.norm(); }},
        {{"v", "v", tr("Velocity along the track"), "m/s",
          tr("Speed of the centre, positive in the direction of increasing p; empty in flight.")},
         [](const Instant& i) { return flies(i) ? nothing : i.state.v; }},
        {{"omega", "ω", tr("Spin, counter-clockwise"), "rad/s", tr("Spin of a ball; a bead does not turn.")},
         [](const Instant& i) { return i.state.spin; }},
        {{"v_r", "ωb", tr("Spin times radius"), "m/s",
          tr("Spin of a ball times its radius, positive counter-clockwise; a bead does not turn.")},
         [](const Instant& i) {
             const double b = i.solved.trajectory.setup().b;
             return b > 0 ? i.state.spin * b : nothing;
         }},
        {{"slip", "s", tr("Slip"), "m/s",
          tr("Slip at the contact point of a ball, v + σ ω b, positive in the direction of increasing p; σ "
             "is 1 on the left side of the track and −1 on the right. Empty in flight.")},
         [](const Instant& i) {
             return flies(i) || i.solved.trajectory.setup().b == 0 ? nothing : i.state.slip;
         }},
        {{"angle", "φ", tr("Rotation angle, counter-clockwise"), "°",
          tr("Rotation of a ball since the start, including full turns.")},
         [](const Instant& i) { return i.state.angle * degreesPerRadian; }},
        {{"p", "p", tr("Arc length"), "m",
          tr("Length of the track from its beginning to the contact point; empty in flight.")},
         [](const Instant& i) {
             return flies(i) ? nothing : i.solved.trajectory.lengthAt(i.state.parameter);
         }},
        {{"d", "d", tr("Distance from the start"), "m",
          tr("Straight-line distance of the centre from its position at the start.")},
         [](const Instant& i) { return (i.state.centre - i.solved.start.centre).norm(); }},
        {{"slope", "", tr("Slope angle of the track"), "°",
          tr("Angle of the track in the direction of increasing p, measured counter-clockwise from the "
             "horizontal; empty in flight.")},
         [](const Instant& i) {
             if (flies(i)) return nothing;
             const Point along = i.solved.trajectory.along(i.state.parameter);
             return std::atan2(along.y(), along.x()) * degreesPerRadian;
         }},
        {{"normal", "N", tr("Normal force, positive to the left"), "N",
          tr("Force of the track on the body. When facing in the direction of increasing p, a positive force "
             "points to the left and a negative force to the right.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.normal; }},
        {{"potential", "", tr("Potential energy"), "J",
          tr("Potential energy m g y, measured from elevation 0.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.energies.potential; }},
        {{"kinetic", "", tr("Translational energy"), "J",
          tr("Kinetic energy of the motion of the centre, m v²/2, without rotation.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.energies.translational; }},
        {{"rotational", "", tr("Rotational energy"), "J",
          tr("Rotational energy k m b² ω²/2 of a ball; a bead has no rotational energy.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.energies.rotational; }},
        {{"damping", "", tr("Lost to damping"), "J", tr("Work done against damping since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.damping; }},
        {{"air", "", tr("Lost to drag"), "J", tr("Work done against drag since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.air; }},
        {{"dry", "", tr("Lost to friction"), "J",
          tr("Work done against friction by a slipping ball since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.dry; }},
        {{"rolling", "", tr("Lost to rolling resistance"), "J",
          tr("Work done against rolling resistance since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.rolling; }},
        {{"impact", "", tr("Lost in landings"), "J",
          tr("Energy lost in bounces and landings since the start.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.impact; }},
        {{"total", "", tr("Total"), "J", tr("Sum of all energies and losses, which is constant.")},
         [](const Instant& i) { return i.solved.inputs.m * i.state.total(); }},
        {{"delta_e", "ΔE", tr("Energy residual"), "%",
          tr("Change of the sum of energy and losses since the start, as a fraction of the energy at the "
             "start. The potential energy is measured from the lowest point of the track.")},
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
        {{"x", "x", tr("Centre position at the end"), "m",
          tr("Horizontal position of the centre at the end, positive to the right.")},
         [](const Finish& f) { return f.solved.end.centre.x(); }},
        {{"y", "y", tr("Centre elevation at the end"), "m",
          tr("Elevation of the centre at the end, positive upward.")},
         [](const Finish& f) { return f.solved.end.centre.y(); }},
        {{"vx", "ẋ", tr("Horizontal velocity at the end"), "m/s",
          tr("Horizontal velocity of the centre, negative to the left.")},
         [](const Finish& f) { return f.solved.end.velocity.x(); }},
        {{"vy", "ẏ", tr("Upward velocity at the end"), "m/s",
          tr("Vertical velocity of the centre, negative downward.")},
         [](const Finish& f) { return f.solved.end.velocity.y(); }},
        {{"omega", "ω", tr("Spin at the end"), "rad/s", tr("Spin of a ball, positive counter-clockwise.")},
         [](const Finish& f) { return f.solved.end.spin; }},
        {{"p", "p", tr("Arc length at the end"), "m",
          tr("Length of the track from its beginning to the point where the body touches it or last took "
             "off.")},
         [](const Finish& f) { return f.solved.trajectory.lengthAt(f.solved.end.parameter); }},
        {{"start_elevation", "", tr("Elevation of the start"), "m", tr("Elevation of the centre.")},
         [](const Finish& f) { return f.solved.start.centre.y(); }},
        {{"passing_time", "", tr("Time at the summit"), "s",
          tr("Time at which the body first passes the highest crest of the track; empty if it never does.")},
         [](const Finish& f) { return f.passing ? f.passing->t : nothing; }},
        {{"passing_speed", "", tr("Speed at the summit"), "m/s",
          tr("Speed at which the body first passes the highest crest; empty if it never does.")},
         [](const Finish& f) { return f.passing ? f.passing->after.norm() : nothing; }},
        {{"period", "T", tr("Period"), "s",
          tr("Time after which the motion repeats itself; empty if it does not repeat, as with damping or "
             "air.")},
         [](const Finish& f) { return f.period; }},
        {{"turn_height", "", tr("Height gained at last turning point"), "m",
          tr("Elevation of the centre at the last turning point minus its elevation at the start; 0 for a "
             "start from rest without losses. Empty if the body never turns back.")},
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
          tr("Minimum normal force on the track; negative if the force points to the right when facing in "
             "the direction of increasing p.")},
         [](const Finish& f) { return f.solved.minNormal; }},
        {{"greatest_normal", "", tr("Greatest normal force"), "N",
          tr("Maximum normal force on the track; positive if the force points to the left when facing in the "
             "direction of increasing p.")},
         [](const Finish& f) { return f.solved.maxNormal; }},
        {{"flights", "", tr("Flights"), "", tr("Number of take-offs and bounces.")},
         [](const Finish& f) {
             return count(f.solved.trajectory, Event::Kind::takeOff)
                    + count(f.solved.trajectory, Event::Kind::bounce);
         }},
        {{"crests", "", tr("Crests passed"), "",
          tr("Number of times the body passes a crest, including the highest one.")},
         [](const Finish& f) { return count(f.solved.trajectory, Event::Kind::crest); }},
        {{"lost", "", tr("Energy lost"), "J",
          tr("Total energy lost to damping, drag, friction, rolling resistance and landings.")},
         [](const Finish& f) { return f.solved.inputs.m * f.solved.end.lost(); }},
        {{"lost_to_air", "", tr("Lost to drag"), "J", tr("Part of the lost energy that is due to drag.")},
         [](const Finish& f) { return f.solved.inputs.m * f.solved.end.air; }},
        {{"length", "", tr("Length of the track"), "m",
          tr("Length of the track from its beginning to its end or, if it is closed, once around.")},
         [](const Finish& f) { return f.solved.trajectory.length(); }},
        {{"energy_residual", "", tr("Greatest energy residual"), "",
          tr("Largest change of the sum of energy and losses since the start, as a fraction of the energy at "
             "the start. The potential energy is measured from the lowest point of the track.")},
         [](const Finish& f) { return f.solved.energyResidual; }},
    };
    return table;
}

std::optional<ResultTable> curveTableOf(const Solved& solved) {
    const PlaneCurve& track = solved.trajectory.rail().track();
    if (CurveTable::rowsOf(track, solved.inputs.tableStep) > maxTableRows) return {};
    ResultTable results = resultTable("curve", tr("Track table"), curveColumns());
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

std::optional<ResultTable> centreLineOf(const Solved& solved) {
    if (solved.inputs.mode != BodyMode::ball) return {};
    const auto& quantities = quantityTable(); // beginning with x and y of the centre
    ResultTable table{.id = "centre_line",
                      .title = tr("Centre line"),
                      .columns = {quantities[0].quantity, quantities[1].quantity},
                      .onRequest = true};
    const auto add = [&table](const Point& centre) { table.rows.push_back({centre.x(), centre.y()}); };
    for (const Rail::Bundle& bundle : solved.trajectory.rail().bundles())
        for (const Rail::Chord& chord : bundle.chords) {
            if (table.rows.empty()) add(chord.from);
            add(chord.to);
        }
    return table;
}

const Outputs<Point, Point>& eventTable() {
    static const Outputs<Point, Point> table{
        {{"vx_before", "ẋ⁻", tr("Horizontal velocity before event"), "m/s",
          tr("Velocity component of the centre just before the event.")},
         [](const Point& before, const Point&) { return before.x(); }},
        {{"vy_before", "ẏ⁻", tr("Upward velocity before event"), "m/s",
          tr("Velocity component of the centre just before the event.")},
         [](const Point& before, const Point&) { return before.y(); }},
        {{"vx_after", "ẋ⁺", tr("Horizontal velocity after event"), "m/s",
          tr("Velocity component of the centre just after the event.")},
         [](const Point&, const Point& after) { return after.x(); }},
        {{"vy_after", "ẏ⁺", tr("Upward velocity after event"), "m/s",
          tr("Velocity component of the centre just after the event.")},
         [](const Point&, const Point& after) { return after.y(); }},
    };
    return table;
}

} // namespace talweg::track
