#include "figures/run/space_content.h"

#include "base/angle.h"
#include "base/contract.h"
#include "base/to_qt.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/run/run_style.h"
#include "figures/run/scene_items.h"
#include "figures/space/space_sight.h"
#include "figures/theme.h"
#include "systems/in_units.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr double traceWidth = 2;
/// Maximum distance, in pixels, at which the mouse selects a mark.
constexpr double markReach = 8;

QPointF flat(const Point3& place) {
    return {place.x(), place.y()};
}

} // namespace

SpaceContent::SpaceContent(QCustomPlot& plot, std::shared_ptr<const System> system)
    : m_system(std::move(system)), m_item(new SpaceItem(&plot)), m_corner(new CornerText(&plot)),
      m_cursor(std::numeric_limits<double>::quiet_NaN()) {
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
}

Eigen::Matrix3d SpaceContent::Body::turn(const std::vector<double>& state) const {
    if (turning.size() == 1)
        return Eigen::AngleAxisd(state[turning[0]] * radiansPerTurn, Point3::UnitZ()).toRotationMatrix();
    if (turning.size() == 4)
        return Eigen::Quaterniond(state[turning[0]], state[turning[1]], state[turning[2]], state[turning[3]])
            .normalized()
            .toRotationMatrix();
    return Eigen::Matrix3d::Identity();
}

std::vector<SpaceContent::Body> SpaceContent::bodiesOf(const Shown& shown) {
    std::vector<Body> bodies;
    if (shown.isEmpty() || !shown.run->space) return bodies;
    const auto columnOf = [&](const std::string& id) {
        return talweg::columnOf(*shown.system, *shown.run, id);
    };
    for (const SpaceBody& body : shown.run->space->bodies) {
        const auto x = columnOf(body.x), y = columnOf(body.y);
        if (!x || !y) continue;
        bodies.push_back({body, *x, *y, columnOf(body.z), {}});
        for (const std::string& id : body.turning)
            if (const auto column = columnOf(id)) {
                bodies.back().turning.push_back(*column);
                bodies.back().radiansPerTurn =
                    inDegrees(quantityAt(*shown.system, *column), 1) * radiansPerDegree;
            }
    }
    return bodies;
}

std::vector<Point3> SpaceContent::pathOf(const Shown& shown, const Body& body) {
    std::vector<Point3> path;
    for (std::size_t row = 0; row < shown.samples->t.size(); ++row)
        path.push_back(body.place([&](std::size_t column) { return shown.samples->columns[column][row]; }));
    return path;
}

std::vector<std::vector<std::vector<Point3>>> SpaceContent::pathsByMode(const Shown& shown,
                                                                        const Body& body) {
    std::vector<std::vector<std::vector<Point3>>> paths(shown.system->modes.size());
    const std::vector<Point3> path = pathOf(shown, body);
    int open = -1;
    for (std::size_t row = 0; row < path.size(); ++row) {
        if (open >= 0) paths[static_cast<std::size_t>(open)].back().push_back(path[row]);
        const int mode = shown.samples->mode[row];
        if (mode != open) paths[static_cast<std::size_t>(mode)].push_back({path[row]});
        open = mode;
    }
    return paths;
}

bool SpaceContent::isEmpty() const {
    return m_shown.isEmpty() || !m_shown.run->space
           || (m_bodies.empty() && m_shown.run->space->ground.empty());
}

double SpaceContent::time() const {
    return std::isfinite(m_cursor) ? std::clamp(m_cursor, 0.0, m_shown.run->duration) : 0;
}

Point3 SpaceContent::bodyPlace(std::size_t number) const {
    TALWEG_EXPECTS(number < m_bodies.size());
    const auto state = stateNow();
    return m_bodies[number].place([&](std::size_t column) { return state[column]; });
}

// --- setting what is shown -------------------------------------------------------------------------

void SpaceContent::setTheme(const Theme& theme) {
    m_theme = theme;
    m_item->setTheme(theme);
    m_corner->setTheme(theme);
    drawTraces();
    if (!isEmpty()) drawBodies();
}

void SpaceContent::setResolution(double dpi) {
    constexpr double unitsPerInch = 96;
    m_item->setFileRatio(dpi / unitsPerInch);
}

void SpaceContent::show(const Shown& shown) {
    m_shown = shown;
    m_bodies = bodiesOf(shown);
    findWays();
    findEverything();
    m_item->setUnit(isEmpty() ? QString() : toQt(shown.system->placeUnit));
    m_item->setGround(isEmpty() ? SpaceGround() : SpaceGround(m_shown.run->space->ground));
    drawTraces();
    drawMarks();
    setSelectedEvent(m_selectedEvent);
    setCursor(m_cursor);
}

void SpaceContent::findWays() {
    const std::vector<Way> before = std::move(m_ways);
    m_ways.clear();
    if (isEmpty()) return;
    if (isSingle()) {
        auto paths = pathsByMode(m_shown, m_bodies.front());
        for (std::size_t mode = 0; mode < paths.size(); ++mode)
            m_ways.push_back({toQt(m_system->modes[mode]), std::move(paths[mode])});
    } else {
        for (const Body& body : m_bodies)
            m_ways.push_back({toQt(body.body.name), {pathOf(m_shown, body)}});
    }
    for (std::size_t i = 0; i < std::min(before.size(), m_ways.size()); ++i)
        m_ways[i].shown = before[i].shown || before[i].name != m_ways[i].name;
}

void SpaceContent::findEverything() {
    std::vector<SpaceBall> balls;
    const auto add = [&balls](const Point3& place, double radius) {
        if (place.allFinite()) balls.push_back({place, radius});
    };
    if (!isEmpty())
        for (const SpaceFace& face : m_shown.run->space->ground)
            for (const Point3& place : face.corners)
                add(place, 0);
    for (const Body& body : m_bodies)
        for (const Point3& place : pathOf(m_shown, body))
            add(place, SpaceSolid(body.body).reach());
    m_item->setEverything(std::move(balls));
}

QPen SpaceContent::wayPen(std::size_t way) const {
    QPen pen(isSingle() ? cyclic(m_theme.modes, way) : cyclic(m_theme.lines, m_bodies[way].body.color),
             traceWidth);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::BevelJoin);
    return pen;
}

void SpaceContent::drawTraces() {
    std::vector<SpaceTrace> traces;
    for (std::size_t i = 0; i < m_pinned.size(); ++i)
        for (const Body& body : bodiesOf(m_pinned[i].shown))
            traces.push_back({{pathOf(m_pinned[i].shown, body)},
                              pinnedPen(m_pinned[i], m_theme.mutedText, i, m_theme),
                              m_pinnedShown[i]});
    for (std::size_t i = 0; !areCompared(m_pinned) && i < m_ways.size(); ++i)
        traces.push_back({m_ways[i].lines, wayPen(i), m_ways[i].shown});
    m_item->setTraces(std::move(traces));
}

void SpaceContent::drawBodies() {
    std::vector<PlacedSolid> placed;
    const auto state = stateNow();
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        const Body& body = m_bodies[i];
        if (!isSingle() && !m_ways[i].shown) continue;
        placed.push_back({SpaceSolid(body.body),
                          body.place([&](std::size_t column) { return state[column]; }), body.turn(state),
                          cyclic(m_theme.lines, body.body.color), body.body.name});
    }
    m_item->setBodies(std::move(placed));
}

void SpaceContent::drawMarks() {
    std::vector<Point3> marks;
    if (!isEmpty())
        for (const RunEvent& event : m_shown.run->events)
            if (const auto place = event.marked ? placeOf(event) : std::nullopt) marks.push_back(*place);
    m_item->setMarks(std::move(marks));
}

std::optional<Point3> SpaceContent::placeOf(const RunEvent& event) const {
    if (isEmpty() || !isSingle()) return {}; // with several bodies, the body of the event is unknown
    const auto state = m_shown.run->state(event.t);
    const Body& body = m_bodies.front();
    const Point3 place = body.place([&](std::size_t column) { return state[column]; });
    // If a body leaves the vertical plane, its position in the plane is not RunEvent::place.
    if (body.z) return place;
    return Point3(event.place.x(), event.place.y(), place.z());
}

void SpaceContent::showPinned(const std::vector<Pinned>& pinned) {
    m_pinned = pinned;
    m_pinnedShown.resize(pinned.size(), true);
    drawTraces();
}

void SpaceContent::setCursor(double t) {
    m_cursor = t;
    if (isEmpty()) {
        m_item->setBodies({});
        return m_corner->setText({});
    }
    drawBodies();
    m_corner->setText(std::isfinite(t) ? QString("t = %1 s").arg(readable(t, m_shown.run->duration))
                                       : QString());
}

void SpaceContent::setSelectedEvent(int index) {
    m_selectedEvent = index;
    const auto number = static_cast<std::size_t>(index);
    const bool known = index >= 0 && !m_shown.isEmpty() && number < m_shown.run->events.size();
    m_item->setSelected(known ? placeOf(m_shown.run->events[number]) : std::nullopt);
}

// --- legend ----------------------------------------------------------------------------------------

std::vector<std::size_t> SpaceContent::waysInLegend() const {
    std::vector<std::size_t> ways;
    if (areCompared(m_pinned)) return ways;
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        if (!m_ways[i].lines.empty()) ways.push_back(i);
    return ways;
}

std::vector<LegendEntry> SpaceContent::legend() const {
    std::vector<LegendEntry> entries;
    for (const std::size_t way : waysInLegend())
        entries.push_back({m_ways[way].name, wayPen(way), m_ways[way].shown});
    for (std::size_t i = 0; i < m_pinned.size(); ++i)
        entries.push_back(
            {m_pinned[i].name, pinnedPen(m_pinned[i], m_theme.mutedText, i, m_theme), m_pinnedShown[i]});
    return entries;
}

void SpaceContent::setEntryShown(std::size_t entry, bool shown) {
    const auto ways = waysInLegend();
    if (entry < ways.size())
        m_ways[ways[entry]].shown = shown;
    else
        m_pinnedShown[entry - ways.size()] = shown;
    drawTraces();
    drawBodies();
}

// --- positions -------------------------------------------------------------------------------------

std::vector<double> SpaceContent::cursorValues() const {
    std::vector<double> values;
    if (isEmpty() || !std::isfinite(m_cursor)) return values;
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        const Point3 place = bodyPlace(i);
        values.insert(values.end(), place.begin(), place.end());
    }
    return values;
}

int SpaceContent::eventAt(const QPointF& place) const {
    if (isEmpty() || !isSingle()) return -1;
    const SpaceSight sight = m_item->sight();
    int nearest = -1;
    double best = markReach * markReach;
    for (std::size_t i = 0; i < m_shown.run->events.size(); ++i) {
        const RunEvent& event = m_shown.run->events[i];
        const auto mark = event.marked ? placeOf(event) : std::nullopt;
        if (!mark) continue;
        const Point3 seen = sight.projection().toPicture(*mark);
        const double distance = distance2(flat(seen), place);
        if (distance >= best || sight.hides(seen)) continue;
        best = distance;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

std::optional<double> SpaceContent::timeAt(const QPointF& place, double within) const {
    if (isEmpty()) return {};
    const SpaceSight sight = m_item->sight();
    double best = within * within;
    std::optional<double> time;
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        if (!isSingle() && !m_ways[i].shown) continue;
        const std::vector<Point3> path = pathOf(m_shown, m_bodies[i]);
        for (std::size_t row = 0; row < path.size(); ++row) {
            const Point3 seen = sight.projection().toPicture(path[row]);
            const double distance = distance2(flat(seen), place);
            if (!(distance < best) || sight.hides(seen)) continue;
            best = distance;
            time = m_shown.samples->t[row];
        }
    }
    return time;
}

QString SpaceContent::toolTip(const QPointF& place) const {
    if (isEmpty()) return {};
    if (const int event = eventAt(place); event >= 0) {
        const RunEvent& happened = m_shown.run->events[static_cast<std::size_t>(event)];
        return QString("%1, t = %2 s").arg(toQt(happened.label), readable(happened.t, m_shown.run->duration));
    }
    const SpaceSight sight = m_item->sight();
    const BodyInSight* body = sight.bodyAt(place.x(), place.y());
    if (!body) return {};
    const Point3& centre = body->body().place;
    const double span = m_item->camera().span;
    return QString("%1: x = %2 %5, y = %3 %5, z = %4 %5")
        .arg(toQt(body->body().name), readable(centre.x(), span), readable(centre.y(), span),
             readable(centre.z(), span), toQt(m_shown.system->placeUnit));
}

QStringList SpaceContent::inWords() const {
    const QString unit = toQt(m_shown.system->placeUnit);
    QStringList lines;
    for (const Body& body : m_bodies) {
        QPolygonF along;
        for (const Point3& place : pathOf(m_shown, body))
            along << QPointF(place.x(), place.y());
        const QString name = toQt(body.body.name);
        lines << lineInWords(QObject::tr("%1, height y against x").arg(name), along, unit, unit);
    }
    return lines;
}

} // namespace talweg
