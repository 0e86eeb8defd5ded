#include "figures/monte_carlo/scatter_content.h"

#include "base/to_qt.h"
#include "figures/monte_carlo/histogram_content.h"
#include "figures/study/ending_fill.h"
#include "figures/study/study_text.h"

#include <algorithm>

namespace talweg {

namespace {

/// Maximum distance, in pixels, at which the mouse selects a dot.
constexpr double reach = 8;

} // namespace

ScatterContent::ScatterContent(QCustomPlot& plot) : m_plot(plot), m_markers(new LineMarkers(&plot, "main")) {}

ScatterContent::~ScatterContent() {
    m_plot.removeItem(m_markers);
}

void ScatterContent::setTheme(const Theme& theme) {
    m_theme = theme;
    m_markers->setTheme(theme);
    draw();
}

QString ScatterContent::whyEmpty() const {
    return m_drawing ? QObject::tr("No run has a value for this result.") : QString();
}

void ScatterContent::show(std::shared_ptr<const MonteCarloDrawing> drawing) {
    m_drawing = std::move(drawing);
    draw();
}

bool ScatterContent::isShown(std::size_t group) const {
    return !m_hidden.contains(m_drawing->groups[group]);
}

void ScatterContent::draw() {
    std::vector<LineMarkers::Set> sets;
    for (std::size_t group = 0; m_drawing && group < m_drawing->groups.size(); ++group) {
        if (!isShown(group)) continue;
        LineMarkers::Set set{{}, groupShape(group), lineColor(groupFill(m_theme, *m_drawing, group))};
        set.color.setAlphaF(0.75F);
        for (const RunDot& dot : m_drawing->dots)
            if (dot.group == group) set.points.emplace_back(dot.x, dot.y);
        if (!set.points.empty()) sets.push_back(std::move(set));
    }
    m_markers->setMarkers(std::move(sets));
}

std::vector<LegendEntry> ScatterContent::legend() const {
    return m_drawing ? groupLegend(*m_drawing, m_theme, m_hidden, true) : std::vector<LegendEntry>();
}

void ScatterContent::setEntryShown(std::size_t entry, bool shown) {
    const std::string& name = m_drawing->groups[entry];
    if (shown)
        m_hidden.erase(name);
    else
        m_hidden.insert(name);
    draw();
}

QString ScatterContent::xLabel() const {
    return m_drawing ? inputLabel(*m_drawing->system, m_drawing->figure.input) : QString();
}

QString ScatterContent::yLabel() const {
    return m_drawing ? outputLabel(*m_drawing) : QString();
}

FigureWindow ScatterContent::everything() const {
    if (isEmpty()) return {};
    const RunDot& first = m_drawing->dots.front();
    QCPRange x(first.x, first.x), y(first.y, first.y);
    for (const RunDot& dot : m_drawing->dots) {
        x.expand(dot.x);
        y.expand(dot.y);
    }
    return padded(x, y);
}

const RunDot* ScatterContent::dotAt(const QPointF& place) const {
    if (!m_drawing) return nullptr;
    const RunDot* found = nullptr;
    double best = reach * reach;
    for (const RunDot& dot : m_drawing->dots) {
        if (!isShown(dot.group)) continue;
        const QPointF at(m_plot.xAxis->coordToPixel(dot.x), m_plot.yAxis->coordToPixel(dot.y));
        if (const double distance = distance2(at, place); distance < best) {
            best = distance;
            found = &dot;
        }
    }
    return found;
}

std::optional<std::size_t> ScatterContent::runAt(const QPointF& place) const {
    const RunDot* dot = dotAt(place);
    return dot ? std::optional(dot->run) : std::nullopt;
}

QString ScatterContent::toolTip(const QPointF& place) const {
    const RunDot* dot = dotAt(place);
    if (!dot) return {};
    QStringList lines{QObject::tr("Run %1").arg(dot->run + 1),
                      inputText(*m_drawing->system, m_drawing->figure.input, dot->x),
                      outputText(*m_drawing, dot->y)};
    if (!m_drawing->groups[dot->group].empty())
        lines[0] += QStringLiteral(": ") + toQt(m_drawing->groups[dot->group]);
    lines << QObject::tr("Click to open this run as an experiment.");
    return lines.join(u'\n');
}

QStringList ScatterContent::inWords() const {
    const auto& dots = m_drawing->dots;
    const auto [left, right] = std::ranges::minmax_element(dots, {}, &RunDot::x);
    const auto [low, high] = std::ranges::minmax_element(dots, {}, &RunDot::y);
    const System& system = *m_drawing->system;
    const std::string& input = m_drawing->figure.input;
    return QStringList{QObject::tr("Points from %1 to %2 on the x axis and from %3 to %4 on the y axis.")
                           .arg(inputText(system, input, left->x), inputNumber(system, input, right->x),
                                outputText(*m_drawing, low->y), outputText(*m_drawing, high->y))}
           + groupsInWords(*m_drawing);
}

} // namespace talweg
