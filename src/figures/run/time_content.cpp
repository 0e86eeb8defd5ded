#include "figures/run/time_content.h"

#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/run/run_style.h"
#include "figures/run/series_data.h"
#include "figures/theme.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Id of the sum of energies, and index in Theme::lines of the colour without a hue.
constexpr std::string_view totalId = "total";
constexpr std::size_t neutralLine = 6;

/// Right margin of the plot, in pixels, if there are no bars.
constexpr int rightMargin = 16;
constexpr double never = std::numeric_limits<double>::quiet_NaN();

void widen(QCPRange& range, const SeriesLine& graph, bool& any) {
    for (const QCPGraphData& point : *graph.data()) {
        if (!std::isfinite(point.value)) continue;
        if (!any) range = QCPRange(point.value, point.value);
        any = true;
        range.expand(point.value);
    }
}

} // namespace

TimeContent::TimeContent(QCustomPlot& plot, std::shared_ptr<const System> system, const FigureRecipe& recipe)
    : m_plot(plot), m_system(std::move(system)), m_recipe(recipe), m_cursor(never) {
    plot.addLayer("pinned", plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer("measured", plot.layer("pinned"), QCustomPlot::limBelow);
    makeLines(0);
    m_ticks = new EventTicks(&plot);
    m_selected = new SelectedEventLine(&plot);
    m_cursorItem = new CursorItem(&plot);
    m_bars = new BarsItem(&plot);
}

SeriesLine* TimeContent::addGraph() {
    auto* graph = new SeriesLine(m_plot.xAxis, m_plot.yAxis);
    graph->setSelectable(QCP::stNone);
    return graph;
}

bool TimeContent::fitLines() {
    std::size_t bodies = m_shown.isEmpty() ? m_bodyCount.value_or(0) : m_shown.run->bodies.size();
    for (std::size_t j = 0; j < m_pinned.size(); ++j)
        if (!m_pinned[j].shown.isEmpty()) bodies = std::max(bodies, m_pinned[j].shown.run->bodies.size());
    return makeLines(bodies);
}

/// Lines that exist are kept, so that they keep their visibility.
bool TimeContent::makeLines(std::size_t bodies) {
    if (m_bodyCount == bodies) return false;
    m_bodyCount = bodies;
    std::vector<Line> lines;
    for (const Series& series : m_recipe.series)
        if (const Quantity* quantity = find(m_system->quantities, series.quantity))
            addLine(lines, series, *quantity, {});
        else if (const Quantity* each = find(m_system->bodyQuantities, series.quantity))
            for (std::size_t body = 0; body < bodies; ++body)
                addLine(lines, series, *each, body);
    addStems(lines);
    for (Line& line : m_lines)
        if (line.graph) {
            m_plot.removePlottable(line.graph);
            if (line.dashed) m_plot.removePlottable(line.dashed);
            for (SeriesLine* pinned : line.pinned)
                m_plot.removePlottable(pinned);
        }
    m_lines = std::move(lines);
    return true;
}

void TimeContent::addStems(std::vector<Line>& lines) {
    const auto& columns = m_system->eventColumns;
    for (const Series& series : m_recipe.stems)
        if (const Quantity* quantity = find(columns, series.quantity))
            addLine(lines, series, *quantity, {}, static_cast<std::size_t>(quantity - columns.data()));
}

void TimeContent::addLine(std::vector<Line>& lines, const Series& series, const Quantity& quantity,
                          std::optional<std::size_t> body, std::optional<std::size_t> events) {
    const std::string id = body ? bodyId(series.quantity, *body) : series.quantity;
    const auto before = std::ranges::find_if(
        m_lines, [&](const Line& l) { return l.graph && l.id == id && l.events == events; });
    if (before != m_lines.end()) {
        lines.push_back(*before);
        before->graph = nullptr;
        return;
    }
    const std::string own = quantity.symbol.empty() ? quantity.label : quantity.label + " " + quantity.symbol;
    const std::string& title = series.label.empty() ? own : series.label;
    Line line{addGraph(), {}, id, toQt(title), toQt(quantity.unit), body, events};
    line.label = line.title;
    line.present = !body; // lines of bodies become present when the shown run has the body
    line.dashedIn = series.dashedIn;
    line.unlessZero = series.unlessZero;
    if (line.dashedIn) line.dashed = addGraph();
    for (std::size_t j = 0; j < m_pinned.places(); ++j)
        line.pinned.push_back(addGraph());
    if (m_compared && !lines.empty()) line.graph->setVisible(false);
    lines.push_back(std::move(line));
}

void TimeContent::setData(SeriesLine& graph, const Line& line, const Shown& shown) const {
    QVector<QCPGraphData> data;
    if (!shown.isEmpty() && line.events)
        data = stemData(shown.run->events, *line.events);
    else if (const auto column = columnIn(line, shown))
        data = seriesData(shown.samples->t, shown.samples->columns[*column]);
    graph.data()->set(data, true);
}

/// Sets the data of a line. A second graph draws the parts in the mode in which the line is dashed.
void TimeContent::setLine(const Line& line) {
    const auto column = columnIn(line, m_shown);
    if (!line.dashed || !column) return setData(*line.graph, line, m_shown);
    const Samples& samples = *m_shown.samples;
    const auto isDashed = [&](std::size_t row) {
        return samples.mode[row] == static_cast<int>(*line.dashedIn);
    };
    const std::vector<double>& values = samples.columns[*column];
    line.graph->data()->set(partsData(samples.t, values, [&](std::size_t row) { return !isDashed(row); }),
                            true);
    line.dashed->data()->set(partsData(samples.t, values, isDashed), true);
}

std::optional<std::size_t> TimeContent::columnIn(const Line& line, const Shown& shown) {
    if (shown.isEmpty() || line.events) return {};
    const auto column = columnOf(*shown.system, *shown.run, line.id);
    const auto isZero = [](double value) { return value == 0; };
    if (column && line.unlessZero && std::ranges::all_of(shown.samples->columns[*column], isZero)) return {};
    return column;
}

void TimeContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_ticks, m_selected, m_cursorItem, m_bars})
        item->setTheme(theme);
    QCPGrid& grid = *m_plot.yAxis->grid();
    if (m_recipe.zeroLine) grid.setZeroLinePen(QPen(theme.axis, 1));
    styleLines();
    setCursor(m_cursor); // updates the dots of the cursor, which have the colours of the lines
}

/// Whether dashes distinguish quantities. This is so if several quantities are visible and colours
/// distinguish runs.
bool TimeContent::isDashedBy() const {
    return m_compared
           && std::ranges::count_if(m_lines, [](const Line& line) { return line.graph->visible(); }) > 1;
}

void TimeContent::styleLines() {
    for (std::size_t i = 0; m_compared && i < m_lines.size(); ++i) {
        m_lines[i].graph->setPen(Qt::NoPen);
        if (m_lines[i].dashed) m_lines[i].dashed->setPen(Qt::NoPen);
        for (std::size_t j = 0; j < m_lines[i].pinned.size(); ++j) {
            stylePinned(*m_lines[i].pinned[j], j, m_theme.mutedText);
            QPen pen = m_lines[i].pinned[j]->pen();
            if (isDashedBy() && !m_pinned[j].isMeasured) dashBy(pen, i);
            m_lines[i].pinned[j]->setPen(pen);
            m_lines[i].pinned[j]->setMarks({markerOf(m_pinned[j]), j});
        }
    }
    if (m_compared) return;
    for (const Line& line : m_lines) {
        const QColor color = m_theme.lines[line.color % m_theme.lines.size()];
        QPen pen(color, 1.8);
        pen.setJoinStyle(Qt::BevelJoin);
        if (line.color >= m_theme.lines.size()) pen.setStyle(Qt::DashLine);
        line.graph->setPen(pen);
        if (line.dashed) {
            pen.setStyle(Qt::DashLine);
            line.dashed->setPen(pen);
        }
        for (std::size_t j = 0; j < line.pinned.size(); ++j)
            stylePinned(*line.pinned[j], j, color);
    }
}

void TimeContent::stylePinned(SeriesLine& graph, std::size_t number, const QColor& color) const {
    const Pinned& pinned = m_pinned[number];
    const QColor& own = pinned.isMeasured ? color : muted(color, m_theme);
    graph.setPen(pinnedPen(pinned, own, number, m_theme));
    graph.setScatterStyle(dotsOf(pinned, graph.pen().color()));
    graph.setLayer(pinned.isMeasured ? "measured" : "pinned");
}

/// Shows only the first quantity, because several quantities of several runs would be too many at first.
void TimeContent::showFirstAlone() {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].graph->setVisible(i == 0);
        if (m_lines[i].dashed) m_lines[i].dashed->setVisible(i == 0);
    }
}

void TimeContent::show(const Shown& shown) {
    m_shown = shown;
    const bool newLines = fitLines();
    for (Line& line : m_lines) {
        line.column = columnIn(line, shown);
        setLine(line);
        line.present = false;
        widenBy(line, line.range, line.present);
        line.label = labelOf(line);
    }
    findColors();
    if (newLines) fillPinned();
    m_ticks->setRun(shown.isEmpty() ? nullptr : shown.run);
    setCursor(m_cursor);
    setSelectedEvent(m_selectedEvent);
}

/// Sets the colours of lines. Quantities of a body have the colour of that body in all figures. The total of
/// energies is neutral, and no other line of its figure is.
void TimeContent::findColors() {
    const bool hasTotal = std::ranges::find(m_lines, totalId, &Line::id) != m_lines.end();
    const auto colorOf = [&](std::size_t i) {
        if (!hasTotal) return i;
        return m_lines[i].id == totalId ? neutralLine : i < neutralLine ? i : i + 1;
    };
    std::vector<std::string> names;
    for (const Line& line : m_lines)
        names.push_back(line.label.toStdString());
    const auto bodies = m_shown.isEmpty() ? std::vector<std::optional<std::size_t>>(names.size())
                                          : bodyLines(*m_shown.run, names);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i].color = bodies[i].value_or(colorOf(i));
    styleLines();
}

QString TimeContent::labelOf(const Line& line) const {
    const bool named = line.body && !m_shown.isEmpty() && *line.body < m_shown.run->bodies.size();
    return named ? toQt(m_shown.run->bodies[*line.body]) : line.title;
}

void TimeContent::showPinned(const std::vector<Pinned>& pinned) {
    m_pinned.set(pinned);
    for (Line& line : m_lines)
        while (line.pinned.size() < m_pinned.places())
            line.pinned.push_back(addGraph());
    if (areCompared(pinned) && !m_compared) showFirstAlone();
    m_compared = areCompared(pinned);
    m_pinnedDuration = 0;
    for (const Pinned& one : pinned)
        if (!one.shown.isEmpty()) m_pinnedDuration = std::max(m_pinnedDuration, one.shown.run->duration);
    fitLines();
    fillPinned();
    styleLines();
}

void TimeContent::fillPinned() {
    for (const Line& line : m_lines)
        for (std::size_t j = 0; j < line.pinned.size(); ++j) {
            const Shown& shown = m_pinned[j].shown;
            const auto column = columnIn(line, shown);
            if (column && m_pinned[j].isMeasured)
                line.pinned[j]->data()->set(everyValue(shown.samples->t, shown.samples->columns[*column]),
                                            true);
            else
                setData(*line.pinned[j], line, shown);
        }
    showVisible();
}

/// Shows the lines of the visible reference runs, for the visible quantities.
void TimeContent::showVisible() {
    for (const Line& line : m_lines)
        for (std::size_t j = 0; j < line.pinned.size(); ++j)
            line.pinned[j]->setVisible(m_pinned.isVisible(j) && line.graph->visible());
}

std::vector<double> TimeContent::cursorValues() const {
    std::vector<double> values;
    if (m_shown.isEmpty() || !std::isfinite(m_cursor)) return values;
    const auto state = m_shown.run->state(std::clamp(m_cursor, 0.0, m_shown.run->duration));
    for (const Line& line : m_lines)
        values.push_back(line.column ? state[*line.column] : never);
    return values;
}

void TimeContent::setCursor(double t) {
    m_cursor = t;
    std::vector<CursorItem::Dot> dots = comparedDots();
    const auto values = cursorValues();
    for (std::size_t i = 0; !m_compared && i < values.size(); ++i)
        if (m_lines[i].graph->visible() && std::isfinite(values[i]))
            dots.push_back({values[i], m_lines[i].graph->pen().color()});
    const double there = m_shown.isEmpty() ? never : t;
    const QString label =
        m_shown.isEmpty() ? QString() : QString("%1 s").arg(readable(t, m_shown.run->duration));
    m_cursorItem->setCursor(there, label, std::move(dots));
    showBars(values);
}

/// The value at the cursor of a line of a compared run. NaN after the end of the run, unless the run ends at
/// rest.
double TimeContent::comparedValue(std::size_t run, const Line& line) const {
    const Shown& shown = m_pinned[run].shown;
    const auto column = columnIn(line, shown);
    if (!column || !std::isfinite(m_cursor)) return never;
    if (m_cursor > shown.run->duration && !shown.run->endsAtRest) return never;
    return shown.run->state(std::clamp(m_cursor, 0.0, shown.run->duration))[*column];
}

std::vector<CursorItem::Dot> TimeContent::comparedDots() const {
    std::vector<CursorItem::Dot> dots;
    for (std::size_t j = 0; m_compared && j < m_pinned.ownEntries(); ++j)
        for (const Line& line : m_lines) {
            if (!line.pinned[j]->visible()) continue;
            if (const double value = comparedValue(j, line); std::isfinite(value))
                dots.push_back({value, line.pinned[j]->pen().color()});
        }
    return dots;
}

/// Index of the visible quantity if runs are compared and exactly one is visible. Its values then fit into
/// the legend.
std::optional<std::size_t> TimeContent::comparedLine() const {
    std::optional<std::size_t> only;
    for (std::size_t i = 0; m_compared && i < m_lines.size(); ++i) {
        if (!m_lines[i].graph->visible()) continue;
        if (only) return {};
        only = i;
    }
    return only;
}

/// Whether bars from zero are useful. There must be enough quantities, with the same unit and with ranges
/// that include zero.
bool TimeContent::areComparable() const {
    constexpr int fewest = 4;
    const auto somewhere = [&](auto holds) {
        return std::ranges::any_of(m_lines,
                                   [&](const Line& line) { return line.present && holds(line.range); });
    };
    return !m_compared && std::ranges::count(m_lines, true, &Line::present) >= fewest && haveOneUnit()
           && somewhere([](const QCPRange& range) { return range.lower <= 0; })
           && somewhere([](const QCPRange& range) { return range.upper >= 0; });
}

void TimeContent::showBars(const std::vector<double>& values) {
    std::vector<BarsItem::Bar> bars;
    const bool compared = !values.empty() && areComparable();
    for (std::size_t i = 0; compared && i < values.size(); ++i)
        if (m_lines[i].present && m_lines[i].graph->visible())
            bars.push_back({values[i], m_lines[i].graph->pen().color()});
    QMargins margins = m_plot.axisRect()->minimumMargins();
    margins.setRight(rightMargin + BarsItem::width(bars.size()));
    m_plot.axisRect()->setMinimumMargins(margins);
    m_bars->setBars(std::move(bars));
}

std::vector<QString> TimeContent::readout() const {
    std::vector<QString> texts;
    const auto values = cursorValues();
    for (std::size_t i = 0; i < values.size(); ++i)
        texts.push_back(m_compared ? QString() : valueText(m_lines[i], values[i]));
    const auto only = comparedLine();
    for (std::size_t j = 0; !texts.empty() && only && j < m_pinned.ownEntries(); ++j)
        texts.push_back(valueText(m_lines[*only], comparedValue(j, m_lines[*only])));
    return texts;
}

void TimeContent::setSelectedEvent(int index) {
    m_selectedEvent = index;
    const auto number = static_cast<std::size_t>(index);
    const bool there = index >= 0 && !m_shown.isEmpty() && number < m_shown.run->events.size();
    m_selected->setTime(there ? m_shown.run->events[number].t : never);
}

std::vector<LegendEntry> TimeContent::legend() const {
    std::vector<LegendEntry> entries;
    const bool reads = std::isfinite(m_cursor) && !m_shown.isEmpty();
    for (const Line& line : m_lines) {
        const QString min = valueText(line, line.range.lower), max = valueText(line, line.range.upper);
        const QString room = !reads ? QString() : min.size() > max.size() ? min : max;
        LegendEntry entry{line.label, line.graph->pen(), line.graph->visible(), QString(), room};
        if (m_compared) {
            entry.pen = quantityPen(m_theme, entries.size(), isDashedBy() && entry.shown);
            entry.room.clear();
        }
        entry.present = line.present;
        entries.push_back(entry);
    }
    const auto only = comparedLine();
    std::vector<LegendEntry> runs = m_pinned.legend(m_theme);
    for (std::size_t j = 0; j < m_pinned.ownEntries(); ++j) {
        if (isDashedBy()) runs[j].pen.setStyle(Qt::SolidLine);
        if (only && reads) runs[j].room = valueText(m_lines[*only], -m_lines[*only].range.upper);
    }
    entries.insert(entries.end(), runs.begin(), runs.end());
    return entries;
}

void TimeContent::setEntryShown(std::size_t entry, bool shown) {
    if (entry < m_lines.size()) {
        const Line& line = m_lines[entry];
        line.graph->setVisible(shown);
        if (line.dashed) line.dashed->setVisible(shown);
        showVisible();
        if (m_compared) styleLines();
        setCursor(m_cursor);
        return;
    }
    m_pinned.setEntryShown(entry - m_lines.size(), shown);
    showVisible();
    if (m_compared) setCursor(m_cursor);
}

QString TimeContent::xLabel() const {
    return QObject::tr("Time t (s)");
}

QString TimeContent::yLabel() const {
    if (!m_recipe.yLabel.empty() || m_recipe.series.empty()) return toQt(m_recipe.yLabel);
    const std::string& id = m_recipe.series.front().quantity;
    const Quantity* quantity = find(m_system->quantities, id);
    if (!quantity) quantity = find(m_system->bodyQuantities, id);
    return quantity ? axisLabel(*quantity) : QString();
}

void TimeContent::widenBy(const Line& line, QCPRange& range, bool& any) {
    widen(range, *line.graph, any);
    if (line.dashed) widen(range, *line.dashed, any);
}

std::optional<QCPRange> TimeContent::valueRange() const {
    QCPRange range;
    bool any = false;
    for (const Line& line : m_lines)
        if (line.graph->visible()) widenBy(line, range, any);
    for (const Line& line : m_lines)
        for (std::size_t j = 0; j < m_pinned.size(); ++j)
            if (line.pinned[j]->visible()) widen(range, *line.pinned[j], any);
    return any ? std::optional(range) : std::nullopt;
}

/// Duration of the longest run that is drawn, s.
double TimeContent::longest() const {
    return std::max(m_pinnedDuration, m_shown.isEmpty() ? 0 : m_shown.run->duration);
}

std::optional<QCPRange> TimeContent::valuesAlong(Qt::Orientation axis) const {
    const auto values = valueRange();
    return values && axis == Qt::Horizontal ? QCPRange(0, longest()) : values;
}

bool TimeContent::haveOneUnit() const {
    return std::all_of(m_lines.begin(), m_lines.end(),
                       [&](const Line& line) { return line.unit == m_lines[0].unit; });
}

QString TimeContent::valueText(const Line& line, double value) const {
    const auto size = [](const Line& l) {
        return std::max(std::abs(l.range.lower), std::abs(l.range.upper));
    };
    if (!std::isfinite(value)) return QStringLiteral("–");
    const bool one = haveOneUnit();
    double span = size(line);
    for (const Line& other : m_lines)
        if (one) span = std::max(span, size(other));
    const QString number = readable(value, span);
    return one || line.unit.isEmpty() ? number : number + " " + line.unit;
}

FigureWindow TimeContent::everything() const {
    QCPRange range = valueRange().value_or(QCPRange(0, 1));
    if (m_recipe.zeroLine) range.expand(0);
    const double size = std::max(std::abs(range.lower), std::abs(range.upper));
    // Otherwise rounding errors of a constant would fill the plot.
    const bool flat = range.size() <= 1e-9 * size || range.size() == 0;
    const double margin = flat ? (size > 0 ? 0.1 * size : 1) : 0.06 * range.size();
    return {0, longest() > 0 ? longest() : 1, range.lower - margin, range.upper + margin};
}

int TimeContent::eventAt(const QPointF& place) const {
    return m_ticks->eventAt(place);
}

bool TimeContent::cursorAt(const QPointF& place) const {
    return m_cursorItem->isAt(place);
}

std::optional<double> TimeContent::timeAt(const QPointF& place, double) const {
    if (m_shown.isEmpty()) return {};
    return std::clamp(m_plot.xAxis->pixelToCoord(place.x()), 0.0, m_shown.run->duration);
}

/// The values of all quantities at the cursor, one per line of text.
QString TimeContent::cursorText() const {
    const auto values = readout();
    if (values.empty()) return {};
    QStringList rows{QString("t = %1 s").arg(readable(m_cursor, m_shown.run->duration))};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (m_lines[i].present)
            rows << QString("%1: %2%3")
                        .arg(m_lines[i].label, values[i],
                             haveOneUnit() && !m_lines[i].unit.isEmpty() ? " " + m_lines[i].unit : QString());
    return rows.join('\n');
}

QString TimeContent::toolTip(const QPointF& place) const {
    const int event = eventAt(place);
    if (event < 0) return cursorText();
    const RunEvent& happened = m_shown.run->events[static_cast<std::size_t>(event)];
    return QString("%1, t = %2 s").arg(toQt(happened.label), readable(happened.t, m_shown.run->duration));
}

QStringList TimeContent::inWords() const {
    QStringList lines;
    const auto tell = [&](const QString& name, const QPolygonF& points, const QString& unit) {
        lines << lineInWords(name, points, QStringLiteral("s"), unit);
    };
    for (const Line& line : m_lines) {
        if (!line.present || !line.graph->visible() || m_compared) continue;
        QPolygonF points = pointsOf(*line.graph);
        if (line.dashed) {
            points << pointsOf(*line.dashed);
            std::ranges::stable_sort(points, {}, &QPointF::x);
        }
        tell(line.label, points, line.unit);
    }
    for (std::size_t j = 0; j < m_pinned.size(); ++j)
        for (const Line& line : m_lines)
            if (line.pinned[j]->visible())
                tell(QStringLiteral("%1, %2").arg(m_pinned[j].name, line.label), pointsOf(*line.pinned[j]),
                     line.unit);
    return lines;
}

} // namespace talweg
