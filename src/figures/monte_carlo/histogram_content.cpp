#include "figures/monte_carlo/histogram_content.h"

#include "figures/study/study_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

QColor groupColor(const Theme& theme, std::size_t group) {
    return theme.lines[group % theme.lines.size()];
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
    constexpr double barPen = 7, linePen = 0.1;
    std::vector<LegendEntry> entries;
    for (std::size_t group = 0; group < drawing.groups.size(); ++group) {
        const std::string& name = drawing.groups[group];
        LegendEntry entry{QString::fromStdString(name),
                          QPen(groupColor(theme, group), marked ? linePen : barPen), !hidden.contains(name)};
        if (marked) entry.marker = groupShape(group);
        entry.pen.setCapStyle(Qt::FlatCap);
        entry.present = drawing.groupCounts[group] > 0 && !name.empty();
        entries.push_back(entry);
    }
    return entries;
}

HistogramContent::HistogramContent(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer("histogram_above", plot.layer("main"), QCustomPlot::limAbove);
    m_bars = new ColoredBars(&plot, "main");
    m_marks = new MarkLines(&plot, "histogram_above");
    m_labels = new MarkLabels(&plot, "histogram_above");
}

HistogramContent::~HistogramContent() {
    for (FigureItem* item : {static_cast<FigureItem*>(m_bars), static_cast<FigureItem*>(m_marks),
                             static_cast<FigureItem*>(m_labels)})
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer("histogram_above"));
}

void HistogramContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : {static_cast<FigureItem*>(m_bars), static_cast<FigureItem*>(m_marks),
                             static_cast<FigureItem*>(m_labels)})
        item->setTheme(theme);
    draw();
}

bool HistogramContent::isEmpty() const {
    return !m_drawing || m_drawing->histogram.classes() == 0;
}

QString HistogramContent::whyEmpty() const {
    return m_drawing ? QObject::tr("No run has a number of this measure.") : QString();
}

void HistogramContent::show(std::shared_ptr<const MonteCarloDrawing> drawing) {
    m_drawing = std::move(drawing);
    draw();
}

bool HistogramContent::isShown(std::size_t group) const {
    return !m_hidden.contains(m_drawing->groups[group]);
}

void HistogramContent::draw() {
    std::vector<ColoredBars::Bar> bars;
    std::vector<Mark> marks;
    std::vector<QLineF> obstacles;
    if (!isEmpty()) {
        const Histogram& histogram = m_drawing->histogram;
        for (std::size_t place = 0; place < histogram.classes(); ++place) {
            const double left = histogram.from + static_cast<double>(place) * histogram.width;
            double bottom = 0;
            for (std::size_t group = 0; group < histogram.counts.size(); ++group) {
                const auto count = static_cast<double>(histogram.counts[group][place]);
                if (count == 0 || !isShown(group)) continue;
                bars.push_back({QRectF(left, bottom, histogram.width, count), groupColor(m_theme, group)});
                bottom += count;
            }
            obstacles.emplace_back(left + histogram.width / 2, 0, left + histogram.width / 2, bottom);
        }
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
    double most = 1;
    for (std::size_t place = 0; place < histogram.classes(); ++place) {
        double sum = 0;
        for (std::size_t group = 0; group < histogram.counts.size(); ++group)
            if (isShown(group)) sum += static_cast<double>(histogram.counts[group][place]);
        most = std::max(most, sum);
    }
    const double right = histogram.from + static_cast<double>(histogram.classes()) * histogram.width;
    const double air = 0.02 * (right - histogram.from);
    return {histogram.from - air, right + air, 0, 1.06 * most};
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
            lines << QStringLiteral("%1: %2")
                         .arg(QString::fromStdString(m_drawing->groups[group]))
                         .arg(histogram.counts[group][bar]);
    return lines.join(u'\n');
}

} // namespace talweg
