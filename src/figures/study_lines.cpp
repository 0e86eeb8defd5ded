#include "figures/study_lines.h"

#include "figures/study_text.h"
#include "figures/style.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using Kind = StudyFigure::Kind;

constexpr double lineWidth = 1.6;
/// How near to a point the mouse has to be, in pixels.
constexpr double reach = 12;
/// How much of the way between two values of x the bars of all lines take up.
constexpr double barsSpread = 0.6;

bool isBarred(Kind kind) {
    return kind == Kind::spread || kind == Kind::runs;
}

double stepOf(const std::vector<double>& xs) {
    const auto [least, most] = std::ranges::minmax(xs);
    return xs.size() > 1 ? (most - least) / static_cast<double>(xs.size() - 1) : 0;
}

/// The order in which a line visits its points: those of an axis may be listed in any.
std::vector<std::size_t> ascending(const std::vector<double>& xs) {
    std::vector<std::size_t> order(xs.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [&xs](std::size_t i) { return xs[i]; });
    return order;
}

} // namespace

StudyLines::StudyLines(QCustomPlot& plot)
    : m_plot(plot), m_bars(new SpreadBars(&plot, "main")), m_rings(new ChosenRings(&plot, "main")) {}

StudyLines::~StudyLines() {
    for (SeriesLine* graph : m_graphs)
        m_plot.removePlottable(graph);
    m_plot.removeItem(m_bars);
    m_plot.removeItem(m_rings);
}

void StudyLines::setTheme(const Theme& theme) {
    m_theme = theme;
    m_bars->setTheme(theme);
    m_rings->setTheme(theme);
    draw();
}

void StudyLines::show(const StudyFigure& figure, const std::vector<StudyShown>& results,
                      const Values& chosen) {
    if (figure.kind != m_figure.kind || figure.family != m_figure.family) m_hiddenMembers.clear();
    m_figure = figure;
    m_parts.clear();
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].result)
            if (const auto slice = StudySlice::of(*results[i].result, figure, chosen))
                m_parts.push_back({i, results[i], *slice});
    collect();
    draw();
}

void StudyLines::collect() {
    m_lines.clear();
    m_members.clear();
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const StudySlice& slice = m_parts[p].slice;
        if (m_figure.kind == Kind::runs) {
            const std::size_t row = slice.chosenRow().value_or(0);
            addLine({.part = p, .row = row});
            const auto& over = m_parts[p].shown.result->sweep.over.values;
            for (const double value : m_figure.over)
                addLine({.part = p, .row = row, .over = nearest(over, value)});
            continue;
        }
        for (std::size_t row = 0; row < slice.rows().size(); ++row)
            addLine({.part = p, .row = row});
    }
}

void StudyLines::addLine(Line line) {
    const StudySlice& slice = m_parts[line.part].slice;
    const SweepResult& result = *m_parts[line.part].shown.result;
    const QString name = memberName(line);
    line.member = static_cast<std::size_t>(std::ranges::find(m_members, name) - m_members.begin());
    if (line.member == m_members.size()) m_members.push_back(name);
    for (const std::size_t column : ascending(slice.xs())) {
        line.x.push_back(slice.xs()[column]);
        line.y.push_back(valueOf(line, column));
        if (isBarred(m_figure.kind) && !line.over)
            line.sd.push_back(result.spread(slice.design(line.row, column), slice.measure()).sd);
    }
    m_lines.push_back(std::move(line));
}

double StudyLines::valueOf(const Line& line, std::size_t column) const {
    const StudySlice& slice = m_parts[line.part].slice;
    const SweepResult& result = *m_parts[line.part].shown.result;
    const std::size_t design = slice.design(line.row, column);
    if (line.over) return result.values[slice.measure()][design * result.runsPerDesign + *line.over];
    if (m_figure.kind == Kind::percentage) return result.percentage[design];
    return result.spread(design, slice.measure()).mean;
}

QString StudyLines::memberName(const Line& line) const {
    const SweepResult& result = *m_parts[line.part].shown.result;
    if (line.over)
        return inputText(*result.system, result.sweep.over.parameter, result.sweep.over.values[*line.over]);
    if (m_figure.kind == Kind::runs || m_figure.family.empty())
        return m_figure.kind == Kind::percentage ? yLabel()
               : isBarred(m_figure.kind)         ? QStringLiteral("mean ± sd")
                                                 : QStringLiteral("mean");
    return inputText(*result.system, m_figure.family, m_parts[line.part].slice.familyValue(line.row));
}

bool StudyLines::isShown(const Line& line) const {
    return !m_hiddenMembers.contains(line.member) && !m_hiddenParts.contains(line.part);
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
    if (m_figure.kind != Kind::runs) return m_theme.lines[member % m_theme.lines.size()];
    return member == 0 ? m_theme.text : m_theme.lines[(member - 1) % m_theme.lines.size()];
}

QPen StudyLines::penOf(const Line& line) const {
    QPen pen = partPen(line.part);
    pen.setColor(colorOf(line.member));
    pen.setWidthF(lineWidth);
    pen.setJoinStyle(Qt::BevelJoin);
    return pen;
}

void StudyLines::draw() {
    QVector<QCPGraphData> data;
    for (std::size_t i = 0; i < std::max(m_lines.size(), m_graphs.size()); ++i) {
        SeriesLine* line = graph(i);
        const bool shown = i < m_lines.size() && isShown(m_lines[i]);
        line->setVisible(shown);
        if (!shown) continue;
        data.clear();
        for (std::size_t j = 0; j < m_lines[i].x.size(); ++j)
            data.append({m_lines[i].x[j], m_lines[i].y[j]});
        line->data()->set(data, true);
        line->setPen(penOf(m_lines[i]));
    }
    drawBars();
    std::vector<QPointF> rings;
    for (const Line& line : m_lines) {
        const StudySlice& slice = m_parts[line.part].slice;
        if (line.over || !isShown(line) || !slice.hasChosen() || *slice.chosenRow() != line.row) continue;
        rings.emplace_back(slice.xs()[*slice.chosenColumn()], valueOf(line, *slice.chosenColumn()));
    }
    m_rings->setPlaces(std::move(rings));
}

void StudyLines::drawBars() {
    std::vector<SpreadBars::Set> sets;
    const auto barred = std::ranges::count_if(
        m_lines, [this](const Line& line) { return !line.sd.empty() && isShown(line); });
    for (const Line& line : m_lines) {
        if (line.sd.empty() || !isShown(line)) continue;
        SpreadBars::Set set;
        set.color = muted(colorOf(line.member), m_theme);
        const double place = (static_cast<double>(sets.size()) + 0.5) / static_cast<double>(barred) - 0.5;
        set.shift = barsSpread * place * stepOf(line.x);
        for (std::size_t j = 0; j < line.x.size(); ++j)
            set.bars.push_back({line.x[j], line.y[j], line.sd[j]});
        sets.push_back(std::move(set));
    }
    m_bars->setBars(std::move(sets));
}

std::vector<LegendEntry> StudyLines::legend() const {
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_members.size(); ++i)
        entries.push_back({m_members[i], QPen(colorOf(i), lineWidth), !m_hiddenMembers.contains(i)});
    if (m_parts.size() < 2) return entries;
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        QPen pen = partPen(p);
        pen.setColor(m_theme.mutedText);
        pen.setWidthF(lineWidth);
        entries.push_back({m_parts[p].shown.name, pen, !m_hiddenParts.contains(p)});
    }
    return entries;
}

void StudyLines::setEntryShown(std::size_t entry, bool shown) {
    auto& hidden = entry < m_members.size() ? m_hiddenMembers : m_hiddenParts;
    const std::size_t index = entry < m_members.size() ? entry : entry - m_members.size();
    if (shown)
        hidden.erase(index);
    else
        hidden.insert(index);
    draw();
}

QString StudyLines::xLabel() const {
    return m_parts.empty() ? QString() : inputLabel(*m_parts[0].shown.result->system, m_figure.x);
}

QString StudyLines::yLabel() const {
    if (m_parts.empty()) return {};
    const System& system = *m_parts[0].shown.result->system;
    if (m_figure.kind == Kind::percentage) return axisLabel(system.success);
    return axisLabel(measureOf(*m_parts[0].shown.result, m_parts[0].slice.measure()));
}

FigureWindow StudyLines::everything() const {
    QCPRange x, y;
    bool any = false;
    for (const Line& line : m_lines) {
        if (!isShown(line)) continue;
        for (std::size_t j = 0; j < line.x.size(); ++j) {
            const double sd = line.sd.empty() ? 0 : line.sd[j];
            if (!any) {
                x = {line.x[j], line.x[j]};
                y = {line.y[j], line.y[j]};
            }
            any = true;
            x.expand(line.x[j]);
            y.expand(line.y[j] - sd);
            y.expand(line.y[j] + sd);
        }
    }
    if (m_figure.kind == Kind::percentage) y = {0, 100};
    return padded(x, y);
}

// --- what the mouse finds --------------------------------------------------------------------------

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
    return std::pair(part.number, part.slice.design(hit->line->row, hit->column));
}

QString StudyLines::toolTip(const QPointF& place) const {
    const auto hit = hitAt(place);
    if (!hit) return {};
    const Part& part = m_parts[hit->line->part];
    const std::size_t design = part.slice.design(hit->line->row, hit->column);
    QString text = designText(part.shown, design);
    if (hit->line->over)
        text +=
            QStringLiteral("\n%1: %2")
                .arg(memberName(*hit->line), quantityText(measureOf(*part.shown.result, part.slice.measure()),
                                                          valueOf(*hit->line, hit->column)));
    return text;
}

} // namespace talweg
