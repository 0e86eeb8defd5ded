#include "figures/run/phase_content.h"

#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/run/run_style.h"
#include "figures/theme.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr double dotRadius = 5, startRadius = 4, selectedRadius = 8;
/// Maximum distance, in pixels, at which the mouse grabs the dot.
constexpr double dotReach = 9;

} // namespace

void PhaseMarks::setPlaces(std::optional<Point> start, std::optional<Point> now,
                           std::optional<Point> selected) {
    m_start = start;
    m_now = now;
    m_selected = selected;
}

void PhaseMarks::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const auto circle = [&](const std::optional<Point>& place, double radius, const QPen& pen,
                            const QBrush& brush) {
        if (!place || !isInPlot(toPixel(place->x(), place->y()))) return;
        painter->setPen(pen);
        painter->setBrush(brush);
        painter->drawEllipse(toPixel(place->x(), place->y()), radius, radius);
    };
    circle(m_start, startRadius, QPen(m_theme.mutedText, 1.4), m_theme.background);
    circle(m_selected, selectedRadius, QPen(m_theme.accent, 1.5), Qt::NoBrush);
    circle(m_now, dotRadius, QPen(m_theme.background, 1.2), m_theme.text);
}

PhaseContent::PhaseContent(QCustomPlot& plot, std::shared_ptr<const System> system,
                           const FigureRecipe& recipe)
    : m_plot(plot), m_system(std::move(system)), m_cursor(std::numeric_limits<double>::quiet_NaN()),
      m_line(addPath()), m_marks(new PhaseMarks(&plot)), m_corner(new CornerText(&plot)) {
    plot.addLayer("pinned", plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer("measured", plot.layer("pinned"), QCustomPlot::limBelow);
    m_axes.x = axisOf(*m_system, recipe.against).value_or(0);
    if (!recipe.series.empty()) m_axes.y = axisOf(*m_system, recipe.series[0].quantity).value_or(0);
}

std::optional<std::size_t> PhaseContent::axisOf(const System& system, std::string_view id) {
    const Quantity* quantity = find(system.quantities, id);
    if (!quantity) return {};
    return static_cast<std::size_t>(quantity - system.quantities.data());
}

PathLine* PhaseContent::addPath() {
    auto* path = new PathLine(m_plot.xAxis, m_plot.yAxis);
    path->setSelectable(QCP::stNone);
    return path;
}

void PhaseContent::setAxes(Axes axes) {
    m_axes = axes;
    fillLines();
    showMarks();
}

void PhaseContent::fill(PathLine& path, const Shown& shown) const {
    path.data()->set(
        shown.isEmpty() ? QVector<QCPCurveData>() : lineThrough(*shown.samples, m_axes.x, m_axes.y), true);
}

void PhaseContent::fillLines() {
    fill(*m_line, m_shown);
    for (std::size_t i = 0; i < m_pinned.size(); ++i)
        fill(*m_pinned[i], m_references[i].shown);
}

void PhaseContent::showVisible() {
    m_line->setVisible(m_isLineShown && !m_compared);
    for (std::size_t i = 0; i < m_pinned.size(); ++i)
        m_pinned[i]->setVisible(m_references.isVisible(i));
}

void PhaseContent::setTheme(const Theme& theme) {
    m_theme = theme;
    m_marks->setTheme(theme);
    m_corner->setTheme(theme);
    styleLines();
}

void PhaseContent::styleLines() {
    QPen pen(m_theme.lines[0], 1.8);
    pen.setJoinStyle(Qt::BevelJoin);
    m_line->setPen(pen);
    for (std::size_t i = 0; i < m_pinned.size(); ++i) {
        const Pinned& reference = m_references[i];
        PathLine& path = *m_pinned[i];
        path.setPen(pinnedPen(reference, m_theme.mutedText, i, m_theme));
        path.setScatterStyle(dotsOf(reference, path.pen().color()));
        path.setMarks({markerOf(reference), i});
        path.setLayer(reference.isMeasured ? "measured" : "pinned");
    }
}

void PhaseContent::show(const Shown& shown) {
    m_shown = shown;
    fill(*m_line, shown);
    showMarks();
}

void PhaseContent::showPinned(const std::vector<Pinned>& pinned) {
    m_references.set(pinned);
    while (m_pinned.size() < m_references.places())
        m_pinned.push_back(addPath());
    m_compared = areCompared(pinned);
    fillLines();
    showVisible();
    styleLines();
}

std::optional<Point> PhaseContent::placeAt(double t) const {
    if (m_shown.isEmpty() || !std::isfinite(t)) return {};
    const auto state = m_shown.run->state(std::clamp(t, 0.0, m_shown.run->duration));
    return Point(state[m_axes.x], state[m_axes.y]);
}

void PhaseContent::setCursor(double t) {
    m_cursor = t;
    showMarks();
}

void PhaseContent::setSelectedEvent(int index) {
    m_selectedEvent = index;
    showMarks();
}

void PhaseContent::showMarks() {
    std::optional<Point> selected;
    const auto number = static_cast<std::size_t>(m_selectedEvent);
    if (m_selectedEvent >= 0 && !m_shown.isEmpty() && number < m_shown.run->events.size())
        selected = placeAt(m_shown.run->events[number].t);
    m_marks->setPlaces(placeAt(0), placeAt(m_cursor), selected);
    m_corner->setText(cornerText());
}

QString PhaseContent::cornerText() const {
    const auto now = placeAt(m_cursor);
    if (!now) return {};
    QString text = QString("t = %1 s").arg(readable(m_cursor, m_shown.run->duration));
    const auto add = [&](std::size_t column, double value) {
        const Quantity& quantity = m_system->quantities[column];
        const auto& values = m_shown.samples->columns[column];
        const auto [min, max] = std::minmax_element(values.begin(), values.end());
        text += QString("   %1 = %2 %3")
                    .arg(toQt(quantity.symbol.empty() ? quantity.label : quantity.symbol),
                         readable(value, std::max(std::abs(*min), std::abs(*max))), toQt(quantity.unit));
    };
    add(m_axes.x, now->x());
    add(m_axes.y, now->y());
    return text.trimmed();
}

std::vector<double> PhaseContent::cursorValues() const {
    const auto now = placeAt(m_cursor);
    return now ? std::vector<double>{now->x(), now->y()} : std::vector<double>();
}

QString PhaseContent::caption() const {
    const auto label = [&](std::size_t column) { return toQt(m_system->quantities[column].label); };
    return QCoreApplication::translate("PhaseContent", "%1 against %2")
        .arg(label(m_axes.y), toQt(inSentence(label(m_axes.x).toStdString())));
}

std::vector<LegendEntry> PhaseContent::legend() const {
    std::vector<LegendEntry> entries = m_references.legend(m_theme);
    if (!m_compared && !entries.empty())
        entries.insert(entries.begin(), {QCoreApplication::translate("PhaseContent", "This run"),
                                         m_line->pen(), m_isLineShown});
    return entries;
}

void PhaseContent::setEntryShown(std::size_t entry, bool shown) {
    if (entry == 0 && !m_compared)
        m_isLineShown = shown;
    else
        m_references.setEntryShown(m_compared ? entry : entry - 1, shown);
    showVisible();
}

Bounds PhaseContent::bounds() const {
    Bounds bounds;
    const auto add = [&](const PathLine& path) {
        if (!path.visible()) return;
        for (const QCPCurveData& point : *path.data())
            bounds.add(point.key, point.value);
    };
    add(*m_line);
    for (const PathLine* path : m_pinned)
        add(*path);
    return bounds;
}

FigureWindow PhaseContent::everything() const {
    const auto [rect, isEmpty] = bounds();
    if (isEmpty) return {};
    const QCPRange x = widened(rect.left(), rect.right());
    const QCPRange y = widened(rect.top(), rect.bottom());
    return {x.lower, x.upper, y.lower, y.upper};
}

std::optional<QCPRange> PhaseContent::valuesAlong(Qt::Orientation axis) const {
    const auto [rect, isEmpty] = bounds();
    if (isEmpty) return {};
    return axis == Qt::Horizontal ? QCPRange(rect.left(), rect.right()) : QCPRange(rect.top(), rect.bottom());
}

bool PhaseContent::cursorAt(const QPointF& place) const {
    const auto now = placeAt(m_cursor);
    if (!now) return false;
    const QPointF dot(m_plot.xAxis->coordToPixel(now->x()), m_plot.yAxis->coordToPixel(now->y()));
    return distance2(dot, place) <= dotReach * dotReach;
}

std::optional<double> PhaseContent::timeAt(const QPointF& place, double within) const {
    if (m_shown.isEmpty()) return {};
    NearestTime nearest(m_plot, place, within);
    nearest.look(*m_shown.samples, m_axes.x, m_axes.y);
    return nearest.time();
}

QStringList PhaseContent::inWords() const {
    QStringList lines;
    const auto tell = [&](const QString& name, const PathLine& path) {
        if (path.visible()) lines << lineInWords(*this, name, pointsOf(path));
    };
    tell(QCoreApplication::translate("PhaseContent", "This run"), *m_line);
    for (std::size_t i = 0; i < m_references.size(); ++i)
        tell(m_references[i].name, *m_pinned[i]);
    return lines;
}

} // namespace talweg
