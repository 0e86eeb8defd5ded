#include "figures/study/study_lines.h"

#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/study/study_text.h"
#include "figures/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

using Kind = StudyFigure::Kind;

constexpr double lineWidth = 1.6, thinLine = 1, thickLine = 2.2;
/// Maximum number of entries in the legend. If there are more lines, a colour bar replaces the entries.
constexpr std::size_t mostEntries = 8;
/// Maximum distance, in pixels, at which the mouse selects a point.
constexpr double reach = 12;
/// Fraction of the distance between adjacent x values that the error bars of all lines together take.
constexpr double barsSpread = 0.6;

bool isBarred(Kind kind) {
    return kind == Kind::spread || kind == Kind::runs;
}

double stepOf(const std::vector<double>& xs) {
    const auto [min, max] = std::ranges::minmax(xs);
    return xs.size() > 1 ? (max - min) / static_cast<double>(xs.size() - 1) : 0;
}

/// Approximate number of points with a marker on each line.
constexpr std::size_t markersPerLine = 10;

/// The sequential colours without those that have little contrast to the background.
QCPColorGradient lineColors(const Theme& theme) {
    constexpr int stops = 16;
    constexpr double cut = 0.15;
    QCPColorGradient all = sequentialColors(), part;
    part.clearColorStops();
    for (int i = 0; i <= stops; ++i) {
        const double place = static_cast<double>(i) / stops;
        part.setColorStopAt(place, all.color((theme.dark ? cut : 0) + (1 - cut) * place, QCPRange(0, 1)));
    }
    return part;
}

QCPScatterStyle::ScatterShape shapeOf(std::size_t member) {
    using Style = QCPScatterStyle;
    static constexpr std::array shapes{
        Style::ssDisc,  Style::ssSquare, Style::ssTriangle, Style::ssDiamond, Style::ssTriangleInverted,
        Style::ssCross, Style::ssPlus,   Style::ssStar};
    return shapes[member % shapes.size()];
}

/// Whether two lines look equal at every size of the plot.
bool coincide(const std::vector<double>& a, const std::vector<double>& b) {
    return std::ranges::equal(
        a, b, [](double one, double other) { return std::abs(one - other) <= 1e-9 * (1 + std::abs(one)); });
}

/// Indices of the points of a line by increasing x. The values of an axis may be in any order.
std::vector<std::size_t> ascending(const std::vector<double>& xs) {
    std::vector<std::size_t> order(xs.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [&xs](std::size_t i) { return xs[i]; });
    return order;
}

} // namespace

StudyLines::StudyLines(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer("below", plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer("above", plot.layer("main"), QCustomPlot::limAbove);
    m_marks = new MarkLines(&plot, "below");
    m_bars = new SpreadBars(&plot, "below");
    m_markers = new LineMarkers(&plot, "above");
    m_rings = new ChosenRings(&plot, "above");
    m_labels = new MarkLabels(&plot, "above");
}

StudyLines::~StudyLines() {
    for (SeriesLine* graph : m_graphs)
        m_plot.removePlottable(graph);
    for (FigureItem* item : items())
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer("below"));
    m_plot.removeLayer(m_plot.layer("above"));
}

std::array<FigureItem*, 5> StudyLines::items() const {
    return {m_bars, m_markers, m_marks, m_labels, m_rings};
}

void StudyLines::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : items())
        item->setTheme(theme);
    scaleColors();
    draw();
}

void StudyLines::show(const StudyFigure& figure, const std::vector<StudyShown>& results,
                      const Values& chosen) {
    m_figure = figure;
    m_parts.clear();
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].result && !results[i].isBaseline)
            if (const auto slice = StudySlice::of(*results[i].result, figure, chosen))
                m_parts.push_back({i, results[i], *slice});
    collect();
    for (std::size_t i = 0; i < results.size() && !m_lines.empty(); ++i)
        if (results[i].isBaseline && results[i].result) addBaseline(i, results[i]);
    scaleColors();
    draw();
}

void StudyLines::collect() {
    m_lines.clear();
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const StudySlice& slice = m_parts[p].slice;
        if (m_figure.kind != Kind::runs) {
            for (std::size_t row = 0; row < slice.rows().size(); ++row)
                addLine({.part = p, .rows = {row}});
            continue;
        }
        const std::size_t row = slice.chosenRow().value_or(0);
        addLine({.part = p, .rows = {row}});
        const auto& over = m_parts[p].shown.result->sweep.over.values;
        for (const double value : m_figure.over)
            addLine({.part = p, .rows = {row}, .over = nearest(over, value)});
    }
    if (m_figure.kind != Kind::runs) joinCoincident();
    for (std::size_t p = 0; p < m_parts.size(); ++p)
        if (m_figure.kind == Kind::percentage && m_parts[p].shown.result->sweep.likely)
            addLine({.part = p, .rows = {m_parts[p].slice.chosenRow().value_or(0)}, .isProbability = true});
    nameMembers();
}

/// Adds the lines of a baseline that have designs in common with existing lines, in the style of these.
void StudyLines::addBaseline(std::size_t number, const StudyShown& shown) {
    const Part first = m_parts.front();
    const SameDesigns same(*first.shown.result, *shown.result);
    const auto hasAxis = [&](const std::string& id) {
        return std::ranges::count(shown.result->sweep.axes, id, &Axis::parameter) > 0;
    };
    if (!hasAxis(m_figure.x)) return;
    const auto meeting = [&](std::size_t row) -> std::optional<std::size_t> {
        for (std::size_t column = 0; column < first.slice.xs().size(); ++column)
            if (const auto design = same.of(first.slice.design(row, column))) return design;
        return {};
    };
    StudyFigure figure = m_figure;
    if (!hasAxis(figure.family)) figure.family.clear();
    if (figure.kind != Kind::percentage)
        figure.measure = first.shown.result->sweep.measures[first.slice.measure()];
    const auto chosen = first.slice.chosenRow() ? meeting(*first.slice.chosenRow()) : std::nullopt;
    const std::size_t lines = m_lines.size(), part = m_parts.size();
    for (std::size_t i = 0; i < lines; ++i) {
        if (m_lines[i].part != 0 || m_lines[i].over || m_lines[i].isProbability) continue;
        for (const std::size_t row : std::vector(m_lines[i].rows)) {
            const auto design = meeting(row);
            if (!design) continue;
            if (m_parts.size() == part) {
                Values values = shown.result->valuesOf(chosen.value_or(*design));
                if (!chosen) values.erase(figure.family); // then no line of the baseline is the chosen one
                const auto slice = StudySlice::of(*shown.result, figure, values);
                if (!slice) return;
                m_parts.push_back({number, shown, *slice});
            }
            addLine(
                {.part = part, .rows = {rowThrough(m_parts[part], *design)}, .member = m_lines[i].member});
        }
    }
}

/// The row of a slice that contains a design.
std::size_t StudyLines::rowThrough(const Part& part, std::size_t design) {
    const auto places = part.shown.result->placesOf(design);
    for (std::size_t row = 0; row < part.slice.rows().size(); ++row)
        if (part.slice.isOnRow(row, places)) return row;
    return 0;
}

void StudyLines::addLine(Line line) {
    const StudySlice& slice = m_parts[line.part].slice;
    for (const std::size_t column : ascending(slice.xs())) {
        line.x.push_back(slice.xs()[column]);
        line.y.push_back(valueOf(line, column));
        if (const auto bar = barOf(line, column)) {
            line.low.push_back(bar->low);
            line.high.push_back(bar->high);
        }
    }
    m_lines.push_back(std::move(line));
}

void StudyLines::joinCoincident() {
    const std::size_t rows = m_parts.empty() ? 0 : m_parts[0].slice.rows().size();
    if (rows * m_parts.size() != m_lines.size()) return;
    const auto line = [&](std::size_t part, std::size_t row) -> Line& { return m_lines[part * rows + row]; };
    for (std::size_t row = 1; row < rows; ++row)
        for (std::size_t other = 0; other < row; ++other) {
            bool all = !line(0, other).rows.empty();
            for (std::size_t p = 0; all && p < m_parts.size(); ++p)
                all = coincide(line(p, row).y, line(p, other).y)
                      && coincide(line(p, row).low, line(p, other).low)
                      && coincide(line(p, row).high, line(p, other).high);
            if (!all) continue;
            for (std::size_t p = 0; p < m_parts.size(); ++p) {
                line(p, other).rows.push_back(row);
                line(p, row).rows.clear();
            }
            break;
        }
    std::erase_if(m_lines, [](const Line& each) { return each.rows.empty(); });
}

void StudyLines::nameMembers() {
    m_members.clear();
    for (Line& line : m_lines) {
        const QString name = memberName(line);
        const auto known = std::ranges::find(m_members, name);
        line.member = static_cast<std::size_t>(known - m_members.begin());
        if (known == m_members.end()) m_members.push_back(name);
    }
}

void StudyLines::scaleColors() {
    m_values.clear();
    if (m_figure.kind != Kind::runs && !m_figure.family.empty())
        for (const Line& line : m_lines)
            if (!line.isProbability && line.member == m_values.size())
                m_values.push_back(m_parts[line.part].slice.familyValue(line.rows.front()));
    if (m_values.size() <= mostEntries) {
        m_values.clear();
        m_bar.reset();
        return;
    }
    if (!m_bar) m_bar = std::make_unique<ColorBar>(m_plot);
    m_bar->setTheme(m_theme);
    m_bar->show(inputLabel(*m_parts[0].shown.result->system, m_figure.family), valueRange(),
                lineColors(m_theme));
}

QCPRange StudyLines::valueRange() const {
    const auto [min, max] = std::ranges::minmax(m_values);
    return {min, max};
}

std::vector<std::size_t> StudyLines::listedMembers() const {
    std::vector<std::size_t> listed;
    for (std::size_t member = m_values.size(); member < m_members.size(); ++member)
        listed.push_back(member);
    return listed;
}

std::size_t StudyLines::rowOf(const Line& line) const {
    const auto chosen = m_parts[line.part].slice.chosenRow();
    return chosen && std::ranges::count(line.rows, *chosen) ? *chosen : line.rows.front();
}

double StudyLines::valueOf(const Line& line, std::size_t column) const {
    const StudySlice& slice = m_parts[line.part].slice;
    const SweepResult& result = *m_parts[line.part].shown.result;
    const std::size_t design = slice.design(rowOf(line), column);
    if (line.over) return result.values[slice.measure()][design * result.runsPerDesign + *line.over];
    if (line.isProbability) return result.probability[design];
    if (m_figure.kind == Kind::percentage) return result.percentage[design];
    return result.spread(design, slice.measure()).mean;
}

/// The error bar of a point: the spread of runs, the confidence interval of a probability, or the range over
/// the values of unknown inputs. Nothing if the point has no error bar.
std::optional<Interval> StudyLines::barOf(const Line& line, std::size_t column) const {
    const auto& [number, shown, slice] = m_parts[line.part];
    if (shown.isBaseline || line.over || line.isProbability) return {};
    const std::size_t design = slice.design(rowOf(line), column), measure = slice.measure();
    if (isBarred(m_figure.kind)) {
        const Spread spread = shown.result->spread(design, measure);
        return Interval{spread.mean - spread.sd, spread.mean + spread.sd};
    }
    if (m_figure.kind == Kind::percentage && shown.noise) return shown.verdicts[design].success;
    if (!shown.unknown) return {};
    const Envelope& envelope = shown.unknown->designs[design];
    if (m_figure.kind == Kind::percentage) return envelope.percentage;
    const SweepResult& unknown = *shown.unknown->result;
    return envelope.rangeOf(
        [&](std::size_t combination) { return unknown.spread(combination, measure).mean; });
}

/// The name "P(crossed)"; with several lines, the name of the line is added.
QString StudyLines::probabilityName(const Part& part, std::size_t row) const {
    const System& system = *part.shown.result->system;
    const QString name = QStringLiteral("P(%1)").arg(toQt(system.success.id));
    if (m_figure.family.empty() || part.slice.rows().size() < 2) return name;
    return QStringLiteral("%1, %2").arg(name,
                                        inputText(system, m_figure.family, part.slice.familyValue(row)));
}

QString StudyLines::memberName(const Line& line) const {
    const Part& part = m_parts[line.part];
    const SweepResult& result = *part.shown.result;
    if (line.over)
        return inputText(*result.system, result.sweep.over.parameter, result.sweep.over.values[*line.over]);
    if (line.isProbability) return probabilityName(part, line.rows.front());
    if (m_figure.kind == Kind::runs || m_figure.family.empty())
        return m_figure.kind == Kind::percentage ? toQt(result.system->success.label)
               : isBarred(m_figure.kind)         ? QObject::tr("mean ± sd")
                                                 : QObject::tr("mean");
    std::vector<double> values;
    for (const std::size_t row : line.rows)
        values.push_back(part.slice.familyValue(row));
    const auto& rows = line.rows;
    return inputText(*result.system, m_figure.family, values, rows.back() - rows.front() + 1 == rows.size());
}

bool StudyLines::isShown(const Line& line) const {
    const bool isListed = line.member >= m_values.size(); // members without an entry could not be shown again
    return !(isListed && m_hiddenMembers.contains(m_members[line.member]))
           && !m_hiddenParts.contains(line.part);
}

// --- drawing ---------------------------------------------------------------------------------------

SeriesLine* StudyLines::graph(std::size_t index) {
    while (m_graphs.size() <= index) {
        m_graphs.push_back(new SeriesLine(m_plot.xAxis, m_plot.yAxis));
        m_graphs.back()->setSelectable(QCP::stNone);
    }
    return m_graphs[index];
}

QColor StudyLines::colorOf(std::size_t member) const {
    if (member < m_values.size()) return lineColors(m_theme).color(m_values[member], valueRange());
    if (m_figure.kind != Kind::runs) return m_theme.lines[member % m_theme.lines.size()];
    return member == 0 ? m_theme.text : m_theme.lines[(member - 1) % m_theme.lines.size()];
}

/// The colour of a line; muted for a baseline.
QColor StudyLines::colorOf(const Line& line) const {
    const QColor color = colorOf(line.member);
    return m_parts[line.part].shown.isBaseline ? muted(color, m_theme) : color;
}

QPen StudyLines::penOf(const Line& line) const {
    QPen pen = partPen(line.part);
    pen.setColor(colorOf(line));
    pen.setWidthF(m_figure.kind != Kind::runs ? lineWidth : line.over ? thinLine : thickLine);
    pen.setJoinStyle(Qt::BevelJoin);
    return pen;
}

void StudyLines::draw() {
    QVector<QCPGraphData> data;
    for (std::size_t i = 0; i < std::max(m_lines.size(), m_graphs.size()); ++i) {
        SeriesLine* drawn = graph(i);
        const Line* line = i < m_lines.size() ? &m_lines[m_lines.size() - 1 - i]
                                              : nullptr; // the first line is drawn last, on top
        const bool shown = line && isShown(*line);
        drawn->setVisible(shown);
        if (!shown) continue;
        data.clear();
        for (std::size_t j = 0; j < line->x.size(); ++j)
            data.append({line->x[j], line->y[j]});
        drawn->data()->set(data, true);
        drawn->setPen(penOf(*line));
    }
    drawBars();
    drawMarkers();
    drawMarks();
    drawRings();
}

void StudyLines::drawRings() {
    std::vector<QPointF> rings;
    for (const Line& line : m_lines) {
        const StudySlice& slice = m_parts[line.part].slice;
        if (line.over || line.isProbability || !isShown(line) || !slice.hasChosen()
            || m_parts[line.part].shown.isBaseline || !std::ranges::count(line.rows, *slice.chosenRow()))
            continue;
        rings.emplace_back(slice.xs()[*slice.chosenColumn()], valueOf(line, *slice.chosenColumn()));
    }
    m_rings->setPlaces(std::move(rings));
}

void StudyLines::drawMarkers() {
    std::vector<LineMarkers::Set> sets;
    for (const Line& line : m_lines) {
        if (!isShown(line) || line.member < m_values.size()) continue;
        LineMarkers::Set set{{}, shapeOf(line.member), colorOf(line)};
        for (std::size_t j = 0; j < line.x.size(); ++j)
            set.points.emplace_back(line.x[j], line.y[j]);
        set.every = std::max<std::size_t>(1, line.x.size() / markersPerLine);
        set.first = line.member % set.every;
        sets.push_back(std::move(set));
    }
    m_markers->setMarkers(std::move(sets));
}

void StudyLines::drawMarks() {
    std::vector<Mark> marks;
    addLevels(marks);
    addPlaces(marks);
    m_labels->setObstacles(marks.empty() ? std::vector<QLineF>() : obstacles());
    m_labels->setMarks(marks);
    m_marks->setMarks(std::move(marks));
}

std::vector<QLineF> StudyLines::obstacles() const {
    std::vector<QLineF> found;
    for (const Line& line : m_lines) {
        if (!isShown(line)) continue;
        for (std::size_t j = 0; j < line.x.size(); ++j) {
            if (j > 0) found.emplace_back(line.x[j - 1], line.y[j - 1], line.x[j], line.y[j]);
            if (!line.low.empty()) found.emplace_back(line.x[j], line.low[j], line.x[j], line.high[j]);
        }
    }
    return found;
}

void StudyLines::drawBars() {
    std::vector<SpreadBars::Set> sets;
    const auto hasBars = [this](const Line& line) { return !line.low.empty() && isShown(line); };
    const auto barred = std::ranges::count_if(m_lines, hasBars);
    for (const Line& line : m_lines) {
        if (!hasBars(line)) continue;
        SpreadBars::Set set;
        set.color = muted(colorOf(line), m_theme);
        const double place = (static_cast<double>(sets.size()) + 0.5) / static_cast<double>(barred) - 0.5;
        set.shift = barsSpread * place * stepOf(line.x);
        for (std::size_t j = 0; j < line.low.size(); ++j)
            set.bars.push_back({line.x[j], line.low[j], line.high[j]});
        sets.push_back(std::move(set));
    }
    m_bars->setBars(std::move(sets));
}

QString StudyLines::caption() const {
    const auto& [number, shown, slice] = m_parts.front();
    const bool isAlone = m_parts.size() == 1 || m_parts[1].shown.isBaseline;
    const QString name = isAlone ? shown.name : QString();
    const QString text = captionText(shown, slice.fixed(), name);
    if (!shown.unknown || isBarred(m_figure.kind)) return text;
    return m_figure.kind == Kind::percentage && shown.noise
               ? QObject::tr("%1; bars from minimum to maximum, including sampling error").arg(text)
               : QObject::tr("%1; bars from minimum to maximum").arg(text);
}

std::vector<LegendEntry> StudyLines::legend() const {
    std::vector<LegendEntry> entries;
    for (const std::size_t i : listedMembers())
        entries.push_back({m_members[i],
                           QPen(colorOf(i), lineWidth),
                           !m_hiddenMembers.contains(m_members[i]),
                           {},
                           {},
                           shapeOf(i)});
    if (m_parts.size() < 2) return entries;
    for (const std::size_t p : namedParts()) {
        QPen pen = partPen(p);
        pen.setColor(m_theme.mutedText);
        pen.setWidthF(lineWidth);
        entries.push_back({m_parts[p].shown.name, pen, !m_hiddenParts.contains(p)});
    }
    return entries;
}

/// Indices of the parts that have a name, and therefore a legend entry.
std::vector<std::size_t> StudyLines::namedParts() const {
    std::vector<std::size_t> named;
    for (std::size_t p = 0; p < m_parts.size(); ++p)
        if (!m_parts[p].shown.name.isEmpty()) named.push_back(p);
    return named;
}

void StudyLines::setEntryShown(std::size_t entry, bool shown) {
    const auto set = [shown](auto& hidden, const auto& what) {
        if (shown)
            hidden.erase(what);
        else
            hidden.insert(what);
    };
    const auto listed = listedMembers();
    if (entry < listed.size())
        set(m_hiddenMembers, m_members[listed[entry]]);
    else
        set(m_hiddenParts, namedParts()[entry - listed.size()]);
    draw();
}

QString StudyLines::xLabel() const {
    return m_parts.empty() ? QString() : inputLabel(*m_parts[0].shown.result->system, m_figure.x);
}

QString StudyLines::yLabel() const {
    if (m_parts.empty()) return {};
    const System& system = *m_parts[0].shown.result->system;
    if (m_figure.kind == Kind::percentage) return axisLabel(system.success);
    const Quantity& measure = measureOf(*m_parts[0].shown.result, m_parts[0].slice.measure());
    if (m_figure.kind == Kind::spread) return aggregateLabel(measure, QObject::tr("mean ± sd"));
    return m_figure.kind == Kind::mean ? aggregateLabel(measure, QObject::tr("mean")) : axisLabel(measure);
}

std::optional<std::pair<QCPRange, QCPRange>> StudyLines::ranges() const {
    QCPRange x, y;
    bool any = false;
    for (const Line& line : m_lines) {
        if (!isShown(line)) continue;
        for (std::size_t j = 0; j < line.x.size(); ++j) {
            if (!any) {
                x = {line.x[j], line.x[j]};
                y = {line.y[j], line.y[j]};
            }
            any = true;
            x.expand(line.x[j]);
            for (const auto* values : {&line.y, &line.low, &line.high})
                if (!values->empty() && std::isfinite((*values)[j])) y.expand((*values)[j]);
        }
    }
    return any ? std::optional(std::pair(x, y)) : std::nullopt;
}

std::optional<QCPRange> StudyLines::valuesAlong(Qt::Orientation axis) const {
    const auto along = ranges();
    if (!along) return {};
    return axis == Qt::Horizontal ? along->first : along->second;
}

FigureWindow StudyLines::everything() const {
    auto [x, y] = ranges().value_or(std::pair<QCPRange, QCPRange>());
    if (m_figure.kind == Kind::percentage) y = {0, 100};
    std::vector<Mark> levels;
    addLevels(levels);
    for (const Mark& mark : levels) {
        QCPRange wide = y;
        wide.expand(mark.at);
        if (wide.size() <= 2 * y.size())
            y = wide; // include the required value, unless the range would more than double
    }
    return padded(x, y);
}

// --- objects at the mouse --------------------------------------------------------------------------

std::optional<StudyLines::Hit> StudyLines::hitAt(const QPointF& place) const {
    std::optional<Hit> hit;
    double best = reach * reach;
    for (const Line& line : m_lines) {
        if (!isShown(line)) continue;
        const auto& xs = m_parts[line.part].slice.xs();
        for (std::size_t column = 0; column < xs.size(); ++column) {
            const QPointF point(m_plot.xAxis->coordToPixel(xs[column]),
                                m_plot.yAxis->coordToPixel(valueOf(line, column)));
            const double distance = distance2(point, place);
            if (distance >= best) continue;
            best = distance;
            hit = {&line, column};
        }
    }
    return hit;
}

std::optional<std::pair<std::size_t, std::size_t>> StudyLines::designAt(const QPointF& place) const {
    const auto hit = hitAt(place);
    if (!hit) return {};
    const Part& part = m_parts[hit->line->part];
    return std::pair(part.number, part.slice.design(rowOf(*hit->line), hit->column));
}

QString StudyLines::toolTip(const QPointF& place) const {
    const auto hit = hitAt(place);
    if (!hit) return {};
    const Part& part = m_parts[hit->line->part];
    const std::size_t design = part.slice.design(rowOf(*hit->line), hit->column);
    QString text = designText(part.shown, design);
    if (hit->line->over)
        text +=
            QStringLiteral("\n%1: %2")
                .arg(memberName(*hit->line), quantityText(measureOf(*part.shown.result, part.slice.measure()),
                                                          valueOf(*hit->line, hit->column)));
    return text;
}

QStringList StudyLines::inWords() const {
    QStringList lines;
    for (const Line& line : m_lines) {
        if (!isShown(line)) continue;
        QPolygonF points;
        for (std::size_t i = 0; i < line.x.size(); ++i)
            points << QPointF(line.x[i], line.y[i]);
        std::ranges::sort(points, {}, &QPointF::x);
        const QString member = memberName(line), &part = m_parts[line.part].shown.name;
        const bool isNamed = m_parts.size() > 1 && !part.isEmpty();
        lines << lineInWords(*this, isNamed ? QStringLiteral("%1, %2").arg(part, member) : member, points);
    }
    return lines;
}

} // namespace talweg
