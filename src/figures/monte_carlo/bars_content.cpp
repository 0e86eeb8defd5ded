#include "figures/monte_carlo/bars_content.h"

#include "base/to_qt.h"
#include "figures/study/study_text.h"
#include "systems/wording.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

using Kind = MonteCarloFigure::Kind;
using BarOf = MonteCarloDrawing::BarOf;

/// Fraction of the height of a row that its bars take.
constexpr double rowHeight = 0.66;

/// The y coordinate of the middle of a row. The first row is at the top.
double heightOf(const MonteCarloDrawing& drawing, std::size_t row) {
    return static_cast<double>(drawing.rows.size() - row);
}

QString percentText(double share) {
    QString text = QString::number(100 * share, 'f', 1) + QStringLiteral(" %");
    if (text.startsWith(u'-')) text[0] = QChar(0x2212);
    return text;
}

} // namespace

BarsContent::BarsContent(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer("bars_above", plot.layer("main"), QCustomPlot::limAbove);
    m_bars = new ColoredBars(&plot, "main");
    m_marks = new MarkLines(&plot, "bars_above");
    m_whiskers = new Whiskers(&plot, "bars_above");
    m_labels = new MarkLabels(&plot, "bars_above");
    plot.yAxis->setTicker(QSharedPointer<QCPAxisTickerText>(new QCPAxisTickerText));
}

BarsContent::~BarsContent() {
    for (FigureItem* item : std::array<FigureItem*, 4>{m_bars, m_marks, m_whiskers, m_labels})
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer("bars_above"));
    m_plot.yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
}

void BarsContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::array<FigureItem*, 4>{m_bars, m_marks, m_whiskers, m_labels})
        item->setTheme(theme);
    draw();
}

bool BarsContent::isTornado() const {
    return m_drawing && m_drawing->figure.kind == Kind::tornado;
}

bool BarsContent::isEmpty() const {
    if (!m_drawing || m_drawing->rows.empty()) return true;
    // All indices may be zero, which is a result. A tornado whose bars all have no length shows nothing.
    return isTornado() && std::ranges::all_of(m_drawing->rows, [](const BarRow& row) {
               return std::ranges::all_of(
                   row.bars, [](const BarRow::Bar& bar) { return bar.from == bar.to && !bar.interval; });
           });
}

QString BarsContent::whyEmpty() const {
    if (!m_drawing) return {};
    if (m_drawing->figure.kind == Kind::sobol && m_drawing->series.empty())
        return QObject::tr("These indices need additional runs. Start them with the button below.");
    if (isTornado())
        return m_drawing->rows.empty()
                   ? QObject::tr("The run of the experiment has no value for this result.")
                   : QObject::tr("Varying any single input from its 5th to its 95th percentile does not "
                                 "change this result. The result is always %1.")
                         .arg(outputText(*m_drawing, m_drawing->present));
    return QObject::tr("Constant result: no input explains it.");
}

void BarsContent::show(std::shared_ptr<const MonteCarloDrawing> drawing) {
    m_drawing = std::move(drawing);
    draw();
}

QString BarsContent::nameOf(const BarRow& row) const {
    QStringList names;
    for (const std::string& input : row.inputs)
        names << inputName(*m_drawing->system, input);
    return names.join(QStringLiteral(" × "));
}

QString BarsContent::seriesName(std::size_t series) const {
    switch (m_drawing->series[series]) {
    case BarOf::first:
        return m_drawing->figure.kind == Kind::sobol ? QObject::tr("First order")
                                                     : QObject::tr("First order (lower bound)");
    case BarOf::interaction:
        return QObject::tr("Interaction of the two strongest inputs (lower bound)");
    case BarOf::total:
        return QObject::tr("Total, with all interactions");
    case BarOf::low:
        return QObject::tr("Input at its 5th percentile");
    case BarOf::high:
        break;
    }
    return QObject::tr("Input at its 95th percentile");
}

/// Lower end of a bar, relative to the middle of its row. The bars of a tornado are on both sides of a line,
/// at the same height. The bars of indices are below each other.
double BarsContent::bottomOf(const BarRow& row, std::size_t bar) const {
    if (isTornado()) return -rowHeight / 2;
    const auto count = static_cast<double>(row.bars.size());
    return rowHeight / 2 - rowHeight * static_cast<double>(bar + 1) / count;
}

void BarsContent::draw() {
    std::vector<ColoredBars::Bar> bars;
    std::vector<Whiskers::Whisker> whiskers;
    std::vector<Mark> marks;
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (std::size_t r = 0; m_drawing && r < m_drawing->rows.size(); ++r) {
        const BarRow& row = m_drawing->rows[r];
        const double y = heightOf(*m_drawing, r);
        ticker->addTick(y, nameOf(row));
        const double height =
            isTornado() ? rowHeight
                        : rowHeight / static_cast<double>(std::max<std::size_t>(1, row.bars.size()));
        for (std::size_t b = 0; b < row.bars.size(); ++b) {
            const BarRow::Bar& bar = row.bars[b];
            if (m_hidden.contains(bar.series)) continue;
            const double bottom = y + bottomOf(row, b);
            const double factor = isTornado() ? 1 : 100;
            bars.push_back({QRectF(factor * std::min(bar.from, bar.to), bottom,
                                   factor * std::abs(bar.to - bar.from), height),
                            {m_theme.lines[bar.series % m_theme.lines.size()]}});
            if (bar.interval)
                whiskers.push_back(
                    {bottom + height / 2, factor * bar.interval->low, factor * bar.interval->high});
        }
    }
    if (isTornado() && !isEmpty())
        marks.push_back(
            {.at = m_drawing->present,
             .text = QObject::tr("the experiment: %1").arg(outputText(*m_drawing, m_drawing->present)),
             .color = m_theme.text});
    else if (!isEmpty())
        marks.push_back({.at = 0, .text = {}, .color = m_theme.axis});
    m_plot.yAxis->setTicker(ticker);
    m_bars->setBars(std::move(bars));
    m_whiskers->setWhiskers(std::move(whiskers));
    m_marks->setMarks(marks);
    if (!isTornado()) marks.clear();
    m_labels->setMarks(std::move(marks));
}

std::vector<LegendEntry> BarsContent::legend() const {
    constexpr double barPen = 7;
    std::vector<LegendEntry> entries;
    for (std::size_t series = 0; m_drawing && series < m_drawing->series.size(); ++series) {
        QPen pen(m_theme.lines[series % m_theme.lines.size()], barPen);
        pen.setCapStyle(Qt::FlatCap);
        entries.push_back({seriesName(series), pen, !m_hidden.contains(series)});
    }
    return entries;
}

void BarsContent::setEntryShown(std::size_t entry, bool shown) {
    if (shown)
        m_hidden.erase(entry);
    else
        m_hidden.insert(entry);
    draw();
}

QString BarsContent::xLabel() const {
    if (!m_drawing) return {};
    return isTornado() ? outputLabel(*m_drawing)
                       : QObject::tr("Share of the variance of %1 (%)")
                             .arg(toQt(inSentence(
                                 outputLabel(*m_drawing).section(QStringLiteral(" ("), 0, 0).toStdString())));
}

FigureWindow BarsContent::everything() const {
    if (isEmpty()) return {};
    const double factor = isTornado() ? 1 : 100;
    const double start = isTornado() ? m_drawing->present : 0;
    QCPRange x(start, start);
    for (const BarRow& row : m_drawing->rows)
        for (const BarRow::Bar& bar : row.bars)
            if (!m_hidden.contains(bar.series)) {
                x.expand(factor * bar.to);
                if (isTornado() && bar.interval) {
                    x.expand(bar.interval->low);
                    x.expand(bar.interval->high);
                }
            }
    FigureWindow window = padded(x, {0, 1});
    if (!isTornado()) window.right = std::max(window.right, 1.0);
    // With few rows, space is left below, so that bars stay thin.
    constexpr double fewRows = 5;
    const auto rows = static_cast<double>(m_drawing->rows.size());
    return {window.left, window.right, std::min(0.4, rows - fewRows), rows + 0.6};
}

QString BarsContent::toolTip(const QPointF& place) const {
    if (isEmpty() || !m_plot.axisRect()->rect().contains(place.toPoint())) return {};
    const double from = static_cast<double>(m_drawing->rows.size()) - m_plot.yAxis->pixelToCoord(place.y());
    const double nearest = std::round(from);
    if (!(nearest >= 0 && nearest < static_cast<double>(m_drawing->rows.size()))) return {};
    return told(m_drawing->rows[static_cast<std::size_t>(nearest)]).join(u'\n');
}

QStringList BarsContent::told(const BarRow& row) const {
    QStringList lines;
    for (const std::string& input : row.inputs)
        lines << inputLabel(*m_drawing->system, input);
    for (const BarRow::Bar& bar : row.bars) {
        if (isTornado()) {
            const double input = m_drawing->series[bar.series] == BarOf::low ? row.low : row.high;
            lines << QStringLiteral("%1: %2").arg(inputText(*m_drawing->system, row.inputs.front(), input),
                                                  outputText(*m_drawing, bar.to));
            if (bar.interval)
                lines << QObject::tr("range over intermediate values of the input: %1 to %2")
                             .arg(outputText(*m_drawing, bar.interval->low),
                                  outputText(*m_drawing, bar.interval->high));
            continue;
        }
        QString line = QStringLiteral("%1: %2").arg(seriesName(bar.series), percentText(bar.to));
        if (bar.interval)
            line += QObject::tr(", confidence interval %1 to %2")
                        .arg(percentText(bar.interval->low), percentText(bar.interval->high));
        lines << line;
    }
    return lines;
}

QStringList BarsContent::inWords() const {
    QStringList lines;
    for (const BarRow& row : m_drawing->rows)
        lines << told(row).join(QStringLiteral("; ")) + u'.';
    return lines;
}

} // namespace talweg
