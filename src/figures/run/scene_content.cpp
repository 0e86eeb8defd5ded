#include "figures/run/scene_content.h"

#include "base/angle.h"
#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/run/drawn_table.h"
#include "figures/run/run_style.h"
#include "figures/theme.h"
#include "systems/in_units.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
/// Maximum distance, in pixels, at which the mouse grabs a body or selects a path.
constexpr double bodyReach = 8;

/// Line styles for paths of bodies, which may overlap.
constexpr std::array ownStyles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine};

QString bodyLabel(const System& system, const Run* run, std::string SceneBody::*member,
                  const QString& otherwise) {
    if (!run || run->scene.bodies.empty()) return otherwise;
    const auto column = columnOf(system, *run, run->scene.bodies.front().*member);
    return column ? axisLabel(quantityAt(system, *column)) : otherwise;
}

/// The smallest and the largest finite number; both 0 if there is none.
std::pair<double, double> finiteRange(const std::vector<double>& values) {
    std::pair<double, double> range{0, 0};
    bool any = false;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        range = any ? std::pair(std::min(range.first, value), std::max(range.second, value))
                    : std::pair(value, value);
        any = true;
    }
    return range;
}

} // namespace

SceneContent::SceneContent(QCustomPlot& plot, std::shared_ptr<const System> system, FigureRecipe recipe)
    : m_plot(plot), m_system(std::move(system)), m_recipe(std::move(recipe)), m_cursor(nowhere),
      m_ground(new GroundItem(&plot)) {
    plot.addLayer("marks", plot.layer("main"));
    for (const char* layer : {"ground", "measured", "pinned"}) // each above the one before
        plot.addLayer(layer, plot.layer("main"), QCustomPlot::limBelow);
    m_ground->setLayer("ground");
    for (std::size_t i = 0; i < m_system->modes.size(); ++i)
        m_paths.push_back(addPath());
    m_line = addPath();
    m_line->setLayer("ground");
    m_speeds = new SpeedProfileItem(&plot);
    m_start = new BodiesItem(&plot, "ground", true);
    m_marks = new MarksItem(&plot);
    m_marks->setLayer("marks");
    m_bodies = new BodiesItem(&plot, "overlay", false);
    m_arrows = new ArrowsItem(&plot);
    m_selected = new SelectedMarkItem(&plot);
    m_handles = new HandlesItem(&plot);
    m_corner = new CornerText(&plot);
    m_readout = new ReadoutItem(&plot);
}

PathLine* SceneContent::addPath() {
    auto* path = new PathLine(m_plot.xAxis, m_plot.yAxis);
    path->setSelectable(QCP::stNone);
    return path;
}

void SceneContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item :
         std::initializer_list<FigureItem*>{m_ground, m_speeds, m_marks, m_start, m_bodies, m_arrows,
                                            m_selected, m_handles, m_corner, m_readout})
        item->setTheme(theme);
    styleLines();
}

void SceneContent::styleLines() {
    m_line->setPen(QPen(m_theme.mutedText, 1, Qt::DashLine));
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        QPen pen(cyclic(m_theme.modes, i), 2);
        pen.setCapStyle(Qt::RoundCap);
        pen.setJoinStyle(Qt::BevelJoin);
        m_paths[i]->setPen(pen);
    }
    for (std::size_t i = 0; i < m_ownCount; ++i) {
        const std::size_t line = *m_shown.run->scene.bodies[m_own[i].body].line;
        m_own[i].path->setPen(QPen(cyclic(m_theme.lines, line), 2, ownStyles[line % ownStyles.size()]));
    }
    for (std::size_t i = 0; i < m_pinned.size(); ++i) {
        const Pinned& reference = m_references[i];
        PathLine& path = *m_pinned[i].path;
        path.setPen(pinnedPen(reference, m_theme.mutedText, i, m_theme));
        path.setScatterStyle(dotsOf(reference, path.pen().color()));
        path.setMarks({markerOf(reference), i});
        path.setLayer(reference.isMeasured ? "measured" : "pinned");
        QPen outline = pinnedPen(reference, m_theme.groundEdge, i, m_theme);
        outline.setWidthF(1);
        m_pinned[i].ground->setOutline(outline);
    }
}

void SceneContent::show(const Shown& shown) {
    m_shown = shown;
    m_bounds = sceneBounds(shown);
    m_ground->setRun(shown.isEmpty() ? nullptr : shown.run);
    m_marks->setRun(shown.isEmpty() ? nullptr : shown.run);
    showPaths();
    showOwnPaths();
    showGrounds();
    showSpeeds();
    showLine();
    prepareReadouts();
    m_arrowHidden.resize(arrows().size());
    m_start->setBodies(standing());
    setCursor(m_cursor);
    setSelectedEvent(m_selectedEvent);
}

void SceneContent::showPaths() {
    m_legendModes.clear();
    if (m_shown.isEmpty()) return;
    const auto lines = pathsByMode(m_shown);
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        m_paths[i]->data()->set(m_compared ? QVector<QCPCurveData>() : lines[i], true);
        if (!m_compared && !lines[i].isEmpty()) m_legendModes.push_back(static_cast<int>(i));
    }
}

void SceneContent::showOwnPaths() {
    m_ownCount = 0;
    if (m_shown.isEmpty()) return;
    const auto& bodies = m_shown.run->scene.bodies;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        if (!bodies[i].line) continue;
        if (m_ownCount == m_own.size()) m_own.push_back({addPath()});
        OwnPath& own = m_own[m_ownCount++];
        own.name = toQt(bodies[i].name);
        own.body = i;
        own.path->data()->set(pathOf(m_shown, bodies[i]), true);
    }
    for (std::size_t i = 0; i < m_own.size(); ++i)
        m_own[i].path->setVisible(i < m_ownCount && m_own[i].shown && !m_compared);
    styleLines();
}

bool SceneContent::isShown(std::size_t body) const {
    return std::none_of(m_own.begin(), m_own.begin() + static_cast<std::ptrdiff_t>(m_ownCount),
                        [&](const OwnPath& own) { return own.body == body && !own.shown; });
}

void SceneContent::showPinned(const std::vector<Pinned>& pinned) {
    m_references.set(pinned);
    while (m_pinned.size() < m_references.places()) {
        auto* ground = new GroundItem(&m_plot);
        ground->setLayer("ground");
        ground->setTheme(m_theme);
        m_pinned.push_back({addPath(), ground});
    }
    if (m_compared != areCompared(pinned)) {
        m_compared = areCompared(pinned);
        showPaths();
        showOwnPaths();
    }
    for (std::size_t i = 0; i < m_pinned.size(); ++i)
        showPinnedRun(m_pinned[i], m_references[i]);
    showGrounds();
    showVisible();
    styleLines();
    prepareReadouts();
}

void SceneContent::showPinnedRun(PinnedParts& parts, const Pinned& pinned) {
    parts.bounds = sceneBounds(pinned.shown);
    parts.path->data()->set(wholePath(pinned.shown), true);
}

void SceneContent::showVisible() {
    for (std::size_t i = 0; i < m_pinned.size(); ++i) {
        const bool isVisible = m_references.isVisible(i);
        m_pinned[i].path->setVisible(isVisible);
        m_pinned[i].ground->setVisible(isVisible);
    }
}

/// Shows the grounds of the reference runs. If runs are compared as equals, a ground that equals that of the
/// shown run is omitted.
void SceneContent::showGrounds() {
    for (std::size_t i = 0; i < m_pinned.size(); ++i) {
        const Shown& shown = m_references[i].shown;
        const auto run = shown.isEmpty() ? nullptr : shown.run;
        const bool isSame =
            m_compared && run && !m_shown.isEmpty() && run->scene.ground == m_shown.run->scene.ground;
        m_pinned[i].ground->setRun(isSame ? nullptr : run);
    }
}

void SceneContent::showSpeeds() {
    std::vector<Point> profile;
    QString text;
    m_speeds->setRun(m_shown.isEmpty() ? nullptr : m_shown.run);
    const ResultTable* table =
        m_shown.isEmpty() || m_recipe.toScale ? nullptr : tableNamed(m_recipe.table, *m_shown.run);
    if (table && !m_recipe.series.empty()) {
        const auto heights = numbersOf(*table, m_recipe.against),
                   speeds = numbersOf(*table, m_recipe.series.front().quantity);
        for (std::size_t i = 0; i < heights.size(); ++i)
            profile.emplace_back(heights[i], speeds[i]);
        text = toQt(find(table->columns, m_recipe.series.front().quantity)->label);
    }
    m_speeds->setProfile(std::move(profile), text);
}

/// Shows the recipe's table as a line, within the bounds of the scene.
void SceneContent::showLine() {
    const ResultTable* table =
        m_shown.isEmpty() || !m_recipe.toScale ? nullptr : tableNamed(m_recipe.table, *m_shown.run);
    QVector<QCPCurveData> points;
    if (table)
        points = lineThrough(numbersOf(*table, m_recipe.against),
                             numbersOf(*table, m_recipe.series.front().quantity));
    for (const QCPCurveData& point : points)
        m_bounds.add(point.key, point.value);
    m_line->data()->set(points, true);
}

std::optional<Placed> SceneContent::placed(std::size_t number, const std::vector<double>& state) const {
    const SceneBody& body = m_shown.run->scene.bodies[number];
    const auto columnOf = [this](const std::string& id) {
        return talweg::columnOf(*m_system, *m_shown.run, id);
    };
    const auto x = columnOf(body.x), y = columnOf(body.y), angle = columnOf(body.angle);
    if (!x || !y || !isShown(number)) return {};
    return Placed{.radius = reachOf(body),
                  .x = state[*x],
                  .y = state[*y],
                  .angle = angle ? inDegrees(quantityAt(*m_system, *angle), state[*angle]) : 0,
                  .turns = angle.has_value(),
                  .outline = body.outline,
                  .line = body.line,
                  .innerRadius = body.innerRadius};
}

std::vector<Placed> SceneContent::bodiesAt(double t) const {
    std::vector<Placed> bodies;
    const auto state = m_shown.run->state(std::clamp(t, 0.0, m_shown.run->duration));
    for (std::size_t i = 0; i < m_shown.run->scene.bodies.size(); ++i)
        if (const auto body = placed(i, state)) bodies.push_back(*body);
    return bodies;
}

std::vector<Placed> SceneContent::standing() const {
    if (m_shown.isEmpty()) return {};
    std::vector<Placed> bodies = bodiesAt(0);
    for (std::size_t i = 0; i < m_shown.run->scene.bodies.size(); ++i)
        for (const double t : m_shown.run->scene.bodies[i].shownAt)
            if (const auto body = placed(i, m_shown.run->state(t))) bodies.push_back(*body);
    return bodies;
}

void SceneContent::setCursor(double t) {
    m_cursor = t;
    const bool there = !m_shown.isEmpty() && std::isfinite(t);
    m_bodies->setBodies(there ? bodiesAt(t) : std::vector<Placed>());
    showArrows();
    const auto state =
        there ? m_shown.run->state(std::clamp(t, 0.0, m_shown.run->duration)) : std::vector<double>();
    m_corner->setText(there ? cornerText(state) : QString());
    m_readout->setValues(there ? readoutsAt(state) : std::vector<QString>());
}

/// Chooses the columns that are shown at the cursor, and the widths of their values.
void SceneContent::prepareReadouts() {
    m_readouts.clear();
    std::vector<ReadoutItem::Line> lines;
    std::vector<const PathLine*> paths{m_line};
    for (const auto& path : m_paths)
        paths.push_back(path);
    for (const OwnPath& own : m_own)
        paths.push_back(own.path);
    for (const PinnedParts& pinned : m_pinned)
        paths.push_back(pinned.path);
    m_readout->setScene(m_shown.isEmpty() ? nullptr : m_shown.run, std::move(paths));
    if (m_shown.isEmpty()) return m_readout->setLines({});
    for (const std::string& id : m_shown.run->scene.readouts) {
        const auto column = columnOf(*m_system, *m_shown.run, id);
        if (!column) continue;
        const Quantity& quantity = quantityAt(*m_system, *column);
        const auto [min, max] = finiteRange(m_shown.samples->columns[*column]);
        // Percentages are shown relative to at least 1 %, because thousandths of a percent cannot be read at
        // a glance.
        const double size = std::max({std::abs(min), std::abs(max), quantity.unit == "%" ? 1.0 : 0.0});
        const QString low = readable(min, size), high = readable(max, size);
        lines.push_back({toQt(quantity.symbol.empty() ? quantity.label : quantity.symbol),
                         toQt(quantity.unit), low.size() > high.size() ? low : high});
        m_readouts.push_back({*column, size});
    }
    m_readout->setLines(std::move(lines));
}

std::vector<QString> SceneContent::readoutsAt(const std::vector<double>& state) const {
    std::vector<QString> values;
    for (const Readout& readout : m_readouts)
        values.push_back(readable(state[readout.column], readout.size));
    return values;
}

const std::vector<SceneArrow>& SceneContent::arrows() const {
    static const std::vector<SceneArrow> none;
    return m_shown.isEmpty() ? none : m_shown.run->scene.arrows;
}

std::optional<PlacedArrow> SceneContent::placed(const SceneArrow& arrow,
                                                const std::vector<double>& state) const {
    const auto valueOf = [&](const std::string& id, double otherwise) {
        const auto column = columnOf(*m_system, *m_shown.run, id);
        return column ? state[*column] : otherwise;
    };
    const auto turned = columnOf(*m_system, *m_shown.run, arrow.angle);
    const double degrees = turned ? inDegrees(quantityAt(*m_system, *turned), state[*turned]) : 0;
    const double angle = (degrees + arrow.turn) * radiansPerDegree;
    const double length = arrow.length * valueOf(arrow.size, 1);
    const Point from(valueOf(arrow.x, nowhere), valueOf(arrow.y, nowhere));
    const Point to = from + length * Point(std::cos(angle), std::sin(angle));
    if (!from.allFinite() || !to.allFinite()) return {};
    return PlacedArrow{from, to, arrow.line};
}

/// Shows the arrows at the time of the cursor, or at the start if there is no cursor.
void SceneContent::showArrows() {
    std::vector<PlacedArrow> placedArrows;
    if (!arrows().empty()) {
        const double t = std::isfinite(m_cursor) ? m_cursor : 0;
        const auto state = m_shown.run->state(std::clamp(t, 0.0, m_shown.run->duration));
        for (std::size_t i = 0; i < arrows().size(); ++i)
            if (const auto arrow = placed(arrows()[i], state); arrow && !m_arrowHidden[i])
                placedArrows.push_back(*arrow);
    }
    m_arrows->setArrows(std::move(placedArrows));
}

QString SceneContent::cornerText(const std::vector<double>& state) const {
    QString text = QString("t = %1 s").arg(readable(m_cursor, m_shown.run->duration));
    if (m_shown.run->scene.bodies.size() != 1) return text;
    const SceneBody& body = m_shown.run->scene.bodies.front();
    for (const std::string& id : {body.x, body.y}) {
        const auto column = columnOf(*m_system, *m_shown.run, id);
        if (!column) continue;
        const Quantity& quantity = quantityAt(*m_system, *column);
        const QString number =
            readable(state[*column], std::max(m_bounds.rect.width(), m_bounds.rect.height()));
        text += QString("   %1 = %2 %3")
                    .arg(toQt(quantity.symbol.empty() ? id : quantity.symbol), number, toQt(quantity.unit));
    }
    return text;
}

std::vector<double> SceneContent::cursorValues() const {
    std::vector<double> values;
    if (m_shown.isEmpty() || !std::isfinite(m_cursor)) return values;
    for (const Placed& body : bodiesAt(m_cursor))
        values.insert(values.end(), {body.x, body.y, body.angle});
    return values;
}

void SceneContent::setSelectedEvent(int index) {
    m_selectedEvent = index;
    std::vector<Point> places;
    const auto number = static_cast<std::size_t>(index);
    if (index >= 0 && !m_shown.isEmpty() && number < m_shown.run->events.size())
        places.push_back(m_shown.run->events[number].place);
    m_selected->setEvents(std::move(places));
}

void SceneContent::setHandles(std::vector<Handle> handles) {
    m_handles->setHandles(std::move(handles));
}

void SceneContent::setHandleInUse(int handle) {
    m_handles->setInUse(handle);
}

bool SceneContent::setMouse(const std::optional<QPointF>& place) {
    return m_handles->setMouse(place);
}

std::vector<LegendEntry> SceneContent::legend() const {
    std::vector<LegendEntry> entries;
    for (const int mode : m_legendModes) {
        const auto index = static_cast<std::size_t>(mode);
        entries.push_back({toQt(m_system->modes[index]), m_paths[index]->pen(), m_paths[index]->visible()});
    }
    for (std::size_t i = 0; i < ownInLegend(); ++i)
        entries.push_back({m_own[i].name, m_own[i].path->pen(), m_own[i].shown});
    for (std::size_t i = 0; i < arrows().size(); ++i)
        entries.push_back({toQt(arrows()[i].name), m_arrows->penOf(arrows()[i].line), !m_arrowHidden[i]});
    if (hasLine()) entries.push_back({toQt(m_recipe.series.front().label), m_line->pen(), m_line->visible()});
    const std::vector<LegendEntry> references = m_references.legend(m_theme);
    entries.insert(entries.end(), references.begin(), references.end());
    return entries;
}

void SceneContent::setEntryShown(std::size_t entry, bool shown) {
    m_readout->rearrange();
    if (entry < m_legendModes.size()) {
        m_paths[static_cast<std::size_t>(m_legendModes[entry])]->setVisible(shown);
        return;
    }
    entry -= m_legendModes.size();
    if (entry < ownInLegend()) {
        m_own[entry].shown = shown;
        m_own[entry].path->setVisible(shown);
        m_start->setBodies(standing());
        return setCursor(m_cursor);
    }
    entry -= ownInLegend();
    if (entry < arrows().size()) {
        m_arrowHidden[entry] = !shown;
        return showArrows();
    }
    entry -= arrows().size();
    if (hasLine() && entry == 0) return m_line->setVisible(shown);
    m_references.setEntryShown(entry - (hasLine() ? 1 : 0), shown);
    showVisible();
}

QString SceneContent::xLabel() const {
    return bodyLabel(*m_system, m_shown.run.get(), &SceneBody::x,
                     QString("x (%1)").arg(toQt(m_system->placeUnit)));
}

QString SceneContent::yLabel() const {
    return bodyLabel(*m_system, m_shown.run.get(), &SceneBody::y,
                     QString("y (%1)").arg(toQt(m_system->placeUnit)));
}

FigureWindow SceneContent::everything() const {
    Bounds bounds = m_bounds;
    for (std::size_t i = 0; i < m_references.size(); ++i)
        if (m_references.isVisible(i)) bounds.add(m_pinned[i].bounds);
    if (bounds.isEmpty) return {};
    const QRectF& rect = bounds.rect;
    const double max = std::max(rect.width(), rect.height());
    const double extent = max > 0 ? max : 1;
    const double margin = 0.06 * extent;
    return {rect.left() - margin, rect.right() + margin, rect.top() - margin, rect.bottom() + margin};
}

int SceneContent::eventAt(const QPointF& place) const {
    return m_marks->eventAt(place);
}

int SceneContent::handleAt(const QPointF& place) const {
    return m_handles->handleAt(place);
}

bool SceneContent::cursorAt(const QPointF& place) const {
    if (m_shown.isEmpty() || !std::isfinite(m_cursor)) return false;
    const auto near = [&](const Placed& body) {
        const QPointF centre(m_plot.xAxis->coordToPixel(body.x), m_plot.yAxis->coordToPixel(body.y));
        const double radius = std::abs(m_plot.xAxis->coordToPixel(body.x + body.radius) - centre.x());
        return std::sqrt(distance2(centre, place)) <= std::max(radius, bodyReach);
    };
    const auto bodies = bodiesAt(m_cursor);
    return std::any_of(bodies.begin(), bodies.end(), near);
}

std::optional<double> SceneContent::timeAt(const QPointF& place, double within) const {
    if (m_shown.isEmpty()) return {};
    NearestTime nearest{m_plot, place, within};
    for (const SceneBody& body : m_shown.run->scene.bodies) {
        const auto x = columnOf(*m_system, *m_shown.run, body.x),
                   y = columnOf(*m_system, *m_shown.run, body.y);
        if (x && y) nearest.look(*m_shown.samples, *x, *y);
    }
    return nearest.time();
}

QString SceneContent::toolTip(const QPointF& place) const {
    if (const int handle = handleAt(place); handle >= 0)
        return toQt(m_handles->handles()[static_cast<std::size_t>(handle)].help);
    if (const int event = eventAt(place); event >= 0) {
        const RunEvent& happened = m_shown.run->events[static_cast<std::size_t>(event)];
        return QString("%1, t = %2 s").arg(toQt(happened.label), readable(happened.t, m_shown.run->duration));
    }
    return {};
}

QStringList SceneContent::inWords() const {
    const auto told = [this](const QString& name, const QVector<QCPCurveData>& path) {
        QPolygonF points;
        for (const QCPCurveData& point : path)
            points << QPointF(point.key, point.value);
        return lineInWords(*this, name, points);
    };
    QStringList lines;
    for (const SceneBody& body : m_shown.run->scene.bodies)
        if (!m_compared)
            lines << told(body.name.empty() ? QObject::tr("Path") : toQt(body.name), pathOf(m_shown, body));
    if (hasLine() && m_line->visible())
        lines << lineInWords(*this, toQt(m_recipe.series.front().label), pointsOf(*m_line));
    for (std::size_t i = 0; i < m_references.size(); ++i)
        if (m_references.isVisible(i))
            lines << lineInWords(*this, m_references[i].name, pointsOf(*m_pinned[i].path));
    return lines;
}

} // namespace talweg
