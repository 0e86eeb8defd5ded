#include "figures/monte_carlo/histogram_content.h"

#include "base/to_qt.h"
#include "figures/study/ending_fill.h"
#include "figures/study/study_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace talweg {

namespace {

/// A bar is cut off if it is at least `tooHigh` times as high as the next lower one. It is cut off at
/// `aboveRest` times the height of that lower bar.
constexpr double tooHigh = 5, aboveRest = 1.35;
/// A bar is cut off only if there are at least this many lower bars.
constexpr std::size_t fewBars = 3;

/// The height at which bars are cut off, so that low bars stay visible. Nothing if no bar has to be cut off.
std::optional<double> breakingHeight(std::vector<double> heights) {
    std::erase(heights, 0);
    std::ranges::sort(heights, std::ranges::greater());
    for (std::size_t broken = 1; broken <= 2 && broken + fewBars <= heights.size(); ++broken)
        if (heights[broken - 1] >= tooHigh * heights[broken]) return aboveRest * heights[broken];
    return {};
}

} // namespace

Fill groupFill(const Theme& theme, const MonteCarloDrawing& drawing, std::size_t group) {
    const bool isEnding = !drawing.system->endings.empty();
    return isEnding ? endingFill(theme, *drawing.system, group)
                    : Fill{theme.lines[group % theme.lines.size()]};
}

QCPScatterStyle::ScatterShape groupShape(std::size_t group) {
    using Style = QCPScatterStyle;
    static constexpr std::array shapes{
        Style::ssDisc,  Style::ssSquare, Style::ssTriangle, Style::ssDiamond, Style::ssTriangleInverted,
        Style::ssCross, Style::ssPlus,   Style::ssStar};
    return shapes[group % shapes.size()];
}

std::vector<LegendEntry> groupLegend(const MonteCarloDrawing& drawing, const Theme& theme,
                                     const std::set<std::string>& hidden, bool marked) {
    constexpr double linePen = 0.1;
    std::vector<LegendEntry> entries;
    for (std::size_t group = 0; group < drawing.groups.size(); ++group) {
        const std::string& name = drawing.groups[group];
        const Fill fill = groupFill(theme, drawing, group);
        LegendEntry entry{toQt(name), QPen(lineColor(fill), marked ? linePen : 1), !hidden.contains(name)};
        if (marked)
            entry.marker = groupShape(group);
        else
            entry.fill = fill;
        entry.pen.setCapStyle(Qt::FlatCap);
        entry.present = drawing.groupCounts[group] > 0 && !name.empty();
        entries.push_back(entry);
    }
    return entries;
}

HistogramContent::HistogramContent(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer("histogram_above", plot.layer("main"), QCustomPlot::limAbove);
    m_bars = new ColoredBars(&plot, "main");
    m_breaks = new BrokenBars(&plot, "histogram_above");
    m_marks = new MarkLines(&plot, "histogram_above");
    m_labels = new MarkLabels(&plot, "histogram_above");
}

HistogramContent::~HistogramContent() {
    for (FigureItem* item : std::array<FigureItem*, 4>{m_bars, m_breaks, m_marks, m_labels})
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer("histogram_above"));
}

void HistogramContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::array<FigureItem*, 4>{m_bars, m_breaks, m_marks, m_labels})
        item->setTheme(theme);
    draw();
}

bool HistogramContent::isEmpty() const {
    return !m_drawing || m_drawing->histogram.classes() == 0 || m_drawing->histogram.isOneValue;
}

QString HistogramContent::whyEmpty() const {
    if (m_drawing && m_drawing->histogram.isOneValue)
        return QObject::tr("The value is %1 in all runs.").arg(outputText(*m_drawing, m_drawing->median));
    return m_drawing ? QObject::tr("No run has a value for this result.") : QString();
}

void HistogramContent::show(std::shared_ptr<const MonteCarloDrawing> drawing) {
    m_drawing = std::move(drawing);
    draw();
}

bool HistogramContent::isShown(std::size_t group) const {
    return !m_hidden.contains(m_drawing->groups[group]);
}

double HistogramContent::sumAt(std::size_t place) const {
    double sum = 0;
    for (std::size_t group = 0; group < m_drawing->histogram.counts.size(); ++group)
        if (isShown(group)) sum += static_cast<double>(m_drawing->histogram.counts[group][place]);
    return sum;
}

std::vector<double> HistogramContent::sums() const {
    std::vector<double> sums;
    for (std::size_t place = 0; place < m_drawing->histogram.classes(); ++place)
        sums.push_back(sumAt(place));
    return sums;
}

/// Marks the bars above `limit` with their number of runs. Adds these labels to the obstacles for other
/// labels.
void HistogramContent::addBreaks(double limit, std::vector<QLineF>& obstacles) {
    const Histogram& histogram = m_drawing->histogram;
    std::vector<BrokenBars::Bar> broken;
    for (std::size_t place = 0; place < histogram.classes(); ++place) {
        const double sum = sumAt(place), left = histogram.from + static_cast<double>(place) * histogram.width;
        if (sum <= limit) continue;
        const double share = 100 * sum / static_cast<double>(m_drawing->runs);
        broken.push_back({left, left + histogram.width, sum,
                          QObject::tr("%1 % of the runs").arg(share, 0, 'f', share < 99.95 ? 1 : 3)});
        const double wide = 0.25 * static_cast<double>(histogram.classes()) * histogram.width;
        for (const double height : {0.9, 0.95, 1.0})
            obstacles.emplace_back(left - wide, height * limit, left + histogram.width + wide,
                                   height * limit);
    }
    m_breaks->setBars(std::move(broken));
}

void HistogramContent::draw() {
    std::vector<ColoredBars::Bar> bars;
    std::vector<Mark> marks;
    std::vector<QLineF> obstacles;
    m_breaks->setBars({});
    if (!isEmpty()) {
        const Histogram& histogram = m_drawing->histogram;
        for (std::size_t place = 0; place < histogram.classes(); ++place) {
            const double left = histogram.from + static_cast<double>(place) * histogram.width;
            double bottom = 0;
            for (std::size_t group = 0; group < histogram.counts.size(); ++group) {
                const auto count = static_cast<double>(histogram.counts[group][place]);
                if (count == 0 || !isShown(group)) continue;
                bars.push_back(
                    {QRectF(left, bottom, histogram.width, count), groupFill(m_theme, *m_drawing, group)});
                bottom += count;
            }
            obstacles.emplace_back(left + histogram.width / 2, 0, left + histogram.width / 2, bottom);
        }
        if (const auto limit = breakingHeight(sums())) addBreaks(*limit, obstacles);
        QPen dashed;
        dashed.setDashPattern({4, 3});
        const auto mark = [&](double at, const QString& text, const QPen& pen) {
            if (std::isfinite(at))
                marks.push_back({.at = at, .text = text, .color = m_theme.text, .dash = pen});
        };
        mark(m_drawing->mean, QObject::tr("mean %1").arg(outputText(*m_drawing, m_drawing->mean)), QPen());
        mark(m_drawing->low, QObject::tr("5 %"), dashed);
        if (m_drawing->median != m_drawing->low && m_drawing->median != m_drawing->high)
            mark(m_drawing->median, QObject::tr("median"), dashed);
        mark(m_drawing->high, QObject::tr("95 %"), dashed);
    }
    m_bars->setBars(std::move(bars));
    m_marks->setMarks(marks);
    m_labels->setObstacles(std::move(obstacles));
    m_labels->setMarks(std::move(marks));
}

std::vector<LegendEntry> HistogramContent::legend() const {
    return m_drawing ? groupLegend(*m_drawing, m_theme, m_hidden, false) : std::vector<LegendEntry>();
}

void HistogramContent::setEntryShown(std::size_t entry, bool shown) {
    const std::string& name = m_drawing->groups[entry];
    if (shown)
        m_hidden.erase(name);
    else
        m_hidden.insert(name);
    draw();
}

QString HistogramContent::xLabel() const {
    return m_drawing ? outputLabel(*m_drawing) : QString();
}

QString HistogramContent::yLabel() const {
    return QObject::tr("Runs");
}

FigureWindow HistogramContent::everything() const {
    if (isEmpty()) return {};
    const Histogram& histogram = m_drawing->histogram;
    const std::vector<double> heights = sums();
    const double most = std::max(1.0, std::ranges::max(heights));
    const double top = breakingHeight(heights).value_or(1.06 * most);
    const double right = histogram.from + static_cast<double>(histogram.classes()) * histogram.width;
    const double air = 0.02 * (right - histogram.from);
    return {histogram.from - air, right + air, 0, top};
}

QString HistogramContent::toolTip(const QPointF& place) const {
    if (isEmpty()) return {};
    const Histogram& histogram = m_drawing->histogram;
    const double at = std::floor((m_plot.xAxis->pixelToCoord(place.x()) - histogram.from) / histogram.width);
    if (!(at >= 0 && at < static_cast<double>(histogram.classes()))) return {};
    const auto bar = static_cast<std::size_t>(at);
    if (histogram.count(bar) == 0) return {};
    const double left = histogram.from + at * histogram.width;
    QStringList lines{
        QObject::tr("%1 to %2")
            .arg(outputText(*m_drawing, left), outputText(*m_drawing, left + histogram.width)),
        QObject::tr("%1 of %2 runs, %3 %")
            .arg(histogram.count(bar))
            .arg(m_drawing->runs)
            .arg(100 * static_cast<double>(histogram.count(bar)) / static_cast<double>(m_drawing->runs), 0,
                 'f', 2)};
    for (std::size_t group = 0; group < histogram.counts.size(); ++group)
        if (histogram.counts[group][bar] > 0 && !m_drawing->groups[group].empty())
            lines << QStringLiteral("%1: %2").arg(toQt(m_drawing->groups[group]),
                                                  QString::number(histogram.counts[group][bar]));
    return lines.join(u'\n');
}

QStringList HistogramContent::inWords() const {
    const auto told = [this](double value) { return outputText(*m_drawing, value); };
    return QStringList{QObject::tr("Mean %1, median %2, 5th percentile %3, 95th percentile %4.")
                           .arg(told(m_drawing->mean), told(m_drawing->median), told(m_drawing->low),
                                told(m_drawing->high))}
           + groupsInWords(*m_drawing);
}

QStringList groupsInWords(const MonteCarloDrawing& drawing) {
    QStringList lines;
    for (std::size_t group = 0; group < drawing.groups.size(); ++group)
        if (drawing.groupCounts[group] > 0 && !drawing.groups[group].empty())
            lines << QObject::tr("%1: %2 of %3 runs.")
                         .arg(toQt(drawing.groups[group]), countText(drawing.groupCounts[group]),
                              countText(drawing.runs));
    return lines;
}

} // namespace talweg
