#include "tracks/overlay.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/rover/experiment/inputs.h"
#include "systems/rows.h"
#include "tracks/segments.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Time between two samples, as a multiple of the median, above which they have a gap between them.
constexpr double gapIntervals = 2.5;
/// Largest time between an impact of the track and one of the run that are listed in one row, as a fraction
/// of the time to the neighbouring impact of the track.
constexpr double sameImpact = 0.5;
/// Impacts of a run slower than this, m/s, are not listed: a camera cannot see them.
constexpr double slowestImpact = 1e-3;

double medianInterval(const std::vector<double>& t) {
    std::vector<double> intervals;
    for (std::size_t i = 1; i < t.size(); ++i)
        intervals.push_back(t[i] - t[i - 1]);
    const auto middle = intervals.begin() + std::ssize(intervals) / 2;
    std::ranges::nth_element(intervals, middle);
    return *middle;
}

/// The indices of the first sample of each part of a track without gaps, and its number of samples.
std::vector<std::size_t> partsOf(const Track& track) {
    std::vector<std::size_t> starts{0};
    const double longest = gapIntervals * medianInterval(track.t);
    for (std::size_t i = 1; i < track.size(); ++i)
        if (track.t[i] - track.t[i - 1] > longest) starts.push_back(i);
    starts.push_back(track.size());
    return starts;
}

/// Derivative at time t of the parabola through the samples i − 1, i and i + 1.
double slopeAt(const std::vector<double>& times, const std::vector<double>& values, std::size_t i, double t) {
    const double t0 = times[i - 1], t1 = times[i], t2 = times[i + 1];
    return values[i - 1] * (2 * t - t1 - t2) / ((t0 - t1) * (t0 - t2))
           + values[i] * (2 * t - t0 - t2) / ((t1 - t0) * (t1 - t2))
           + values[i + 1] * (2 * t - t0 - t1) / ((t2 - t0) * (t2 - t1));
}

/// The derivatives of a column, with respect to time.
std::vector<double> ratesOf(const Track& track, const std::vector<double>& column) {
    std::vector<double> rates(track.size(), nothing);
    if (column.empty()) return rates;
    const std::vector<std::size_t> parts = partsOf(track);
    for (std::size_t p = 0; p + 1 < parts.size(); ++p) {
        const std::size_t first = parts[p], end = parts[p + 1];
        for (std::size_t i = first; i < end && end - first >= 3; ++i)
            rates[i] = slopeAt(track.t, column, std::clamp(i, first + 1, end - 2), track.t[i]);
    }
    return rates;
}

double at(const std::vector<double>& column, std::size_t i) {
    return column.empty() ? nothing : column[i];
}

/// Sets the quantities of one sample of a track in a row of the rover's columns.
class RowMaker {
public:
    RowMaker(const Track& track, const Run& run, const System& system, const Values& values)
        : m_track(track), m_system(system), m_run(run), m_in(inputsOf(rover::inputTable(), values)),
          m_vx(ratesOf(track, track.x)), m_vy(ratesOf(track, track.y)), m_spin(ratesOf(track, track.angle)) {
        const std::vector<double> start = run.state(0);
        m_zero =
            start[*columnOf(system, run, "potential")] - m_in.m * m_in.g * start[*columnOf(system, run, "y")];
    }

    std::vector<double> row(std::size_t i) const {
        const double vx = m_vx[i], vy = m_vy[i], spin = m_spin[i];
        const double x = at(m_track.x, i), y = at(m_track.y, i);
        std::vector<double> row(columnsOf(m_system, m_run).size(), nothing);
        for (const auto& [id, value] : std::initializer_list<std::pair<const char*, double>>{
                 {"x", x},
                 {"y", y},
                 {"vx", vx},
                 {"vy", vy},
                 {"speed", std::hypot(vx, vy)},
                 {"spin", spin},
                 {"rolling_speed", -m_in.b * spin},
                 {"angle", at(m_track.angle, i) * degreesPerRadian},
                 {"translational", 0.5 * m_in.m * (vx * vx + vy * vy)},
                 {"rotational", 0.5 * m_in.m * m_in.k() * m_in.b * m_in.b * spin * spin},
                 {"potential", m_zero + m_in.m * m_in.g * y}})
            row[*columnOf(m_system, m_run, id)] = value;
        return row;
    }

private:
    const Track& m_track;
    const System& m_system;
    const Run& m_run;
    rover::Inputs m_in;
    std::vector<double> m_vx, m_vy, m_spin;
    double m_zero = 0; ///< potential energy at y = 0, J
};

void addRow(Samples& samples, double t, const std::vector<double>& row) {
    samples.t.push_back(t);
    samples.mode.push_back(0);
    for (std::size_t c = 0; c < row.size(); ++c)
        samples.columns[c].push_back(row[c]);
}

std::shared_ptr<const Samples> samplesOf(const Track& track, const Run& run, const System& system,
                                         const Values& values) {
    const RowMaker maker(track, run, system, values);
    Samples samples;
    samples.columns.resize(columnsOf(system, run).size());
    const std::vector<double> gap(samples.columns.size(), nothing);
    const std::vector<std::size_t> parts = partsOf(track);
    for (std::size_t p = 0; p + 1 < parts.size(); ++p) {
        if (p > 0) addRow(samples, (track.t[parts[p] - 1] + track.t[parts[p]]) / 2, gap);
        for (std::size_t i = parts[p]; i < parts[p + 1]; ++i)
            addRow(samples, track.t[i], maker.row(i));
    }
    return std::make_shared<const Samples>(std::move(samples));
}

// --- comparison ------------------------------------------------------------------------------------

/// Residual of one sample, run minus track; NaN where the track has no value or the run has ended.
struct Residual {
    double t = 0, x = nothing, y = nothing;
};

std::vector<Residual> residualsOf(const Run& run, const System& system, const Track& track) {
    const std::size_t x = *columnOf(system, run, "x"), y = *columnOf(system, run, "y");
    std::vector<Residual> residuals;
    for (std::size_t i = 0; i < track.size(); ++i) {
        const double t = track.t[i];
        if (t < 0 || (t > run.duration && !run.endsAtRest)) continue;
        const std::vector<double> state = run.state(std::min(t, run.duration));
        residuals.push_back({t, state[x] - at(track.x, i), state[y] - at(track.y, i)});
    }
    return residuals;
}

/// The column of a table that names the track.
Quantity nameColumn() {
    return {"track", "", tr("Measured track"), "", tr("Name of the measured track.")};
}

/// Whether the tables have this column before all others.
bool areNamed(const SharedList<Track>& tracks) {
    return tracks.size() > 1;
}

/// Adds a row on a track to a table of all tracks.
void addTrackRow(ResultTable& table, const Track& track, bool isNamed, std::vector<ResultTable::Cell> row) {
    if (isNamed) row.insert(row.begin(), track.name);
    table.rows.push_back(std::move(row));
}

ResultTable tracksTable(const Run& run, const System& system, const SharedList<Track>& tracks) {
    ResultTable table{
        .id = "tracks",
        .title = tr("Measured tracks"),
        .columns = {nameColumn(),
                    {"samples", "n", tr("Compared samples"), "",
                     tr("Number of samples of the track within the duration of the run.")},
                    {"rms", "", tr("RMS deviation"), "m",
                     tr("Root mean square of the distance between the run and the track.")},
                    {"chi2", "χ²/n", tr("χ² per coordinate"), "",
                     tr("Mean of the squared residuals of the coordinates, divided by σ². About 1 if the run "
                        "agrees with the track. Requires the σ of the track.")}}};
    for (const Track& track : tracks) {
        double squares = 0;
        std::size_t samples = 0, coordinates = 0;
        for (const Residual& one : residualsOf(run, system, track)) {
            ++samples;
            for (const double residual : {one.x, one.y})
                if (std::isfinite(residual)) {
                    squares += residual * residual;
                    ++coordinates;
                }
        }
        const auto n = static_cast<double>(samples);
        const bool hasChi2 = track.sigma > 0 && coordinates > 0;
        table.rows.push_back(
            {track.name, n, samples > 0 ? std::sqrt(squares / n) : nothing,
             hasChi2 ? squares / (track.sigma * track.sigma) / static_cast<double>(coordinates) : nothing});
    }
    return table;
}

/// The residuals of all tracks, one track after the other. A column names the track if there are several.
ResultTable residualsTable(const Run& run, const System& system, const SharedList<Track>& tracks) {
    const bool isNamed = areNamed(tracks);
    ResultTable table{
        .id = "track_residuals",
        .title =
            isNamed ? tr("Residuals of the measured tracks") : tr("Residuals of “%1”", tracks.front().name),
        .columns = {{"t", "t", tr("Time"), "s", tr("Time since the start of the run.")},
                    {"dx", "Δx", tr("Residual, downrange"), "m", tr("x of the run minus x of the track.")},
                    {"dy", "Δy", tr("Residual, elevation"), "m", tr("y of the run minus y of the track.")},
                    {"sigma", "+σ", tr("Standard deviation"), "m",
                     tr("Standard deviation of the coordinates of the track.")},
                    {"minus_sigma", "−σ", tr("Standard deviation, negative"), "m",
                     tr("Standard deviation of the coordinates of the track, as a negative number.")}},
        .onRequest = true};
    if (isNamed) table.columns.insert(table.columns.begin(), nameColumn());
    for (const Track& track : tracks) {
        const double sigma = track.sigma > 0 ? track.sigma : nothing;
        for (const Residual& one : residualsOf(run, system, track))
            addTrackRow(table, track, isNamed, {one.t, one.x, one.y, sigma, -sigma});
    }
    return table;
}

/// An impact of a run: speeds along the normal.
struct RunImpact {
    double t = 0, x = 0, approach = 0, rebound = 0;
};

std::vector<RunImpact> impactsOf(const Run& run, const System& system) {
    const auto columnOfEvents = [&system](std::string_view id) {
        const auto found = std::ranges::find(system.eventColumns, id, &Quantity::id);
        return static_cast<std::size_t>(found - system.eventColumns.begin());
    };
    const std::size_t before = columnOfEvents("u5_before"), after = columnOfEvents("u5_after");
    std::vector<RunImpact> impacts;
    for (const RunEvent& event : run.events)
        if (const double approach = -event.values[before]; approach > slowestImpact)
            impacts.push_back({event.t, event.place.x(), approach, event.values[after]});
    return impacts;
}

/// The impact of the run that belongs to an impact of the track: the nearest in time. Null if it is too far.
const RunImpact* partnerOf(const std::vector<TrackImpact>& impacts, std::size_t i,
                           const std::vector<RunImpact>& ofRun) {
    const auto distance = [&](const RunImpact& one) { return std::abs(one.t - impacts[i].t); };
    const auto nearest = std::ranges::min_element(ofRun, {}, distance);
    if (nearest == ofRun.end()) return nullptr;
    double most = std::numeric_limits<double>::infinity();
    if (i > 0) most = std::min(most, sameImpact * (impacts[i].t - impacts[i - 1].t));
    if (i + 1 < impacts.size()) most = std::min(most, sameImpact * (impacts[i + 1].t - impacts[i].t));
    return distance(*nearest) <= most ? &*nearest : nullptr;
}

/// The columns of the impacts of a track and of the run.
std::vector<Quantity> impactColumns() {
    return {{"t", "t", tr("Time, track"), "s", tr("Time of the impact in the track.")},
            {"t_run", "t", tr("Time, run"), "s", tr("Time of the nearest impact of the run.")},
            {"x", "x", tr("Position, track"), "m", tr("Downrange position of the impact in the track.")},
            {"x_run", "x", tr("Position, run"), "m", tr("Downrange position of the impact in the run.")},
            {"approach", "v⁻", tr("Approach speed, track"), "m/s",
             tr("Speed normal to the ground just before the impact, from the track.")},
            {"approach_run", "v⁻", tr("Approach speed, run"), "m/s",
             tr("Speed normal to the ground just before the impact, in the run.")},
            {"rebound", "v⁺", tr("Rebound speed, track"), "m/s",
             tr("Speed normal to the ground just after the impact, from the track.")},
            {"rebound_run", "v⁺", tr("Rebound speed, run"), "m/s",
             tr("Speed normal to the ground just after the impact, in the run.")},
            {"e", "e", tr("Restitution, track"), "",
             tr("Rebound speed divided by approach speed, from the track.")},
            {"e_sd", "", tr("Standard deviation of e"), "",
             tr("Standard deviation of the restitution from the track.")},
            {"e_low", "", tr("Restitution, lower limit"), "",
             tr("Lower limit of the 95 % confidence interval of the restitution from the track.")},
            {"e_high", "", tr("Restitution, upper limit"), "",
             tr("Upper limit of the 95 % confidence interval of the restitution from the track.")},
            {"e_run", "e", tr("Restitution, run"), "",
             tr("Rebound speed divided by approach speed, in the run.")}};
}

/// The cells of an impact of a track and of its partner in the run; null if it has none.
std::vector<ResultTable::Cell> impactCells(const Track& track, const TrackImpact& one,
                                           const RunImpact* partner) {
    constexpr double normal95 = 1.96; // 97.5th percentile of the normal distribution
    const RunImpact other = partner ? *partner : RunImpact{nothing, nothing, nothing, nothing};
    return {one.t,
            other.t,
            track.x.empty() ? nothing : one.x,
            other.x,
            one.approach,
            other.approach,
            one.rebound,
            other.rebound,
            one.e.value,
            one.e.sd,
            one.e.value - normal95 * one.e.sd,
            one.e.value + normal95 * one.e.sd,
            other.rebound / other.approach};
}

/// The impacts of all tracks, one track after the other. A column names the track if there are several.
ResultTable impactsTable(const Run& run, const System& system, const Values& values,
                         const SharedList<Track>& tracks) {
    const bool isNamed = areNamed(tracks);
    ResultTable table{.id = "track_impacts",
                      .title = isNamed ? tr("Impacts of the measured tracks and of the run")
                                       : tr("Impacts of “%1” and of the run", tracks.front().name),
                      .columns = impactColumns()};
    if (isNamed) table.columns.insert(table.columns.begin(), nameColumn());
    const std::vector<RunImpact> ofRun = impactsOf(run, system);
    for (const Track& track : tracks) {
        SegmentsRequest how{.sigma = track.sigma};
        how.g = std::get<double>(values.at("g"));
        const std::vector<TrackImpact> impacts = segmentsOf(track, how).impacts;
        for (std::size_t i = 0; i < impacts.size(); ++i)
            addTrackRow(table, track, isNamed, impactCells(track, impacts[i], partnerOf(impacts, i, ofRun)));
    }
    return table;
}

} // namespace

bool takesTracks(const System& system) {
    return system.id == "rover";
}

MeasuredRun measuredRun(const Track& track, const Run& run, const System& system, const Values& values) {
    const std::shared_ptr<const Samples> samples = samplesOf(track, run, system, values);
    auto made = std::make_shared<Run>();
    made->scene.bodies = {{.name = track.name, .x = "x", .y = "y", .angle = "angle"}};
    made->duration = track.t.back();
    made->state = [columns = samples->columns.size()](double) {
        return std::vector<double>(columns, nothing);
    };
    made->samples = [samples](std::size_t) { return *samples; };
    return {made, samples};
}

std::shared_ptr<const Run> comparedWith(const std::shared_ptr<const Run>& run, const System& system,
                                        const Values& values, const SharedList<Track>& tracks) {
    SharedList<Track> scaled; // pixels cannot be compared with metres
    for (const Shared<Track>& track : tracks.items())
        if (!track->isInPixels) scaled.push_back(track);
    if (scaled.empty()) return run;
    auto compared = std::make_shared<Run>(*run);
    compared->tables.push_back(tracksTable(*run, system, scaled));
    if (ResultTable impacts = impactsTable(*run, system, values, scaled); !impacts.rows.empty())
        compared->tables.push_back(std::move(impacts));
    compared->tables.push_back(residualsTable(*run, system, scaled));
    return compared;
}

} // namespace talweg
