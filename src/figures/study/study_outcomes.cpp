#include "figures/study/study_outcomes.h"

#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/study/ending_fill.h"
#include "figures/study/study_text.h"

#include <algorithm>
#include <array>

namespace talweg {

namespace {

/// Fraction of its available width that a bar takes, and maximum gap between bars, in pixels.
constexpr double barPart = 0.86, mostGap = 14;
/// Bars narrower than this have no gaps, in pixels.
constexpr double leastBar = 5;
/// Name of a layer that only this content uses. When contents are replaced, the layers of both exist for a
/// moment.
const QString layerAbove = QStringLiteral("above_outcomes");

/// The midpoints between adjacent values, and one point beyond each end, at half the distance of the
/// neighbours.
std::vector<double> placesBetween(const std::vector<double>& values) {
    const std::size_t last = values.size() - 1;
    if (last == 0) return {values[0] - 0.5, values[0] + 0.5};
    std::vector<double> edges{values[0] - (values[1] - values[0]) / 2};
    for (std::size_t i = 1; i <= last; ++i)
        edges.push_back((values[i - 1] + values[i]) / 2);
    edges.push_back(values[last] + (values[last] - values[last - 1]) / 2);
    return edges;
}

} // namespace

QRectF StackedBars::placeOf(const Bar& bar, double from, double to) const {
    const QRectF whole = QRectF(toPixel(bar.left, to), toPixel(bar.right, from)).normalized();
    const double gap = std::min(mostGap, (1 - barPart) * whole.width());
    return whole.width() < leastBar ? whole : whole.adjusted(gap / 2, 0, -gap / 2, 0);
}

void StackedBars::draw(QCPPainter* painter) {
    const QRectF view = plotRect();
    painter->setClipRect(view);
    for (const Bar& bar : m_bars) {
        double from = 0;
        for (const Part& part : bar.parts) {
            const QRectF place = placeOf(bar, from, from + part.share).intersected(view);
            fillHatched(*painter, place, part.fill);
            if (from > 0 && part.share > 0) { // line between two parts
                painter->setPen(QPen(m_theme.background, 1));
                painter->drawLine(place.bottomLeft(), place.bottomRight());
            }
            from += part.share;
        }
    }
    if (m_chosen) drawFrame(painter, m_bars[*m_chosen]);
}

void StackedBars::drawFrame(QCPPainter* painter, const Bar& bar) const {
    const QRectF frame = placeOf(bar, 0, 100).adjusted(-1, 0, 1, 0).intersected(plotRect());
    if (frame.isEmpty()) return;
    painter->setAntialiasing(true);
    painter->setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(m_theme.background, 4), QPen(m_theme.text, 2)}) {
        painter->setPen(pen);
        painter->drawRect(frame.adjusted(0, 1, 0, -1));
    }
}

StudyOutcomes::StudyOutcomes(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer(layerAbove, plot.layer("main"), QCustomPlot::limAbove);
    m_bars = new StackedBars(&plot, "main");
    m_marks = new MarkLines(&plot, layerAbove);
    m_labels = new MarkLabels(&plot, layerAbove);
}

StudyOutcomes::~StudyOutcomes() {
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_bars, m_marks, m_labels})
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer(layerAbove));
}

void StudyOutcomes::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_bars, m_marks, m_labels})
        item->setTheme(theme);
    draw();
}

void StudyOutcomes::show(const StudyFigure& figure, const std::vector<StudyShown>& results,
                         const Values& chosen) {
    m_figure = figure;
    m_figure.family.clear(); // bars need a single line of designs
    m_slice.reset();
    m_shown = {};
    for (std::size_t i = 0; i < results.size() && !m_slice; ++i) {
        if (!results[i].result || results[i].result->endings.empty()) continue;
        m_slice = StudySlice::of(*results[i].result, m_figure, chosen);
        m_shown = results[i];
        m_number = i;
    }
    if (m_slice) {
        const std::vector<double>& xs = m_slice->xs();
        m_columns.resize(xs.size());
        for (std::size_t i = 0; i < xs.size(); ++i)
            m_columns[i] = i;
        std::ranges::sort(m_columns, {}, [&xs](std::size_t column) { return xs[column]; });
        std::vector<double> sorted = xs;
        std::ranges::sort(sorted);
        m_edges = placesBetween(sorted);
        findEndings();
    }
    draw();
}

/// Finds the endings that occur in any design, so that the legend stays the same for other slices.
void StudyOutcomes::findEndings() {
    if (m_searched == m_shown.result) return;
    m_searched = m_shown.result;
    std::vector<std::uint8_t> occurs(system().endings.size());
    for (const std::uint8_t ending : m_shown.result->endings)
        occurs[ending] = 1;
    m_endings.clear();
    for (std::size_t ending = 0; ending < occurs.size(); ++ending)
        if (occurs[ending]) m_endings.push_back(ending);
    std::ranges::stable_sort(m_endings, {}, [this](std::size_t ending) {
        const Ending& one = system().endings[ending];
        return one.id == system().success.id ? 0 : one.decided ? 1 : 2;
    });
}

void StudyOutcomes::draw() {
    std::vector<StackedBars::Bar> bars;
    if (m_slice)
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const double x = m_slice->xs()[m_columns[i]];
            const double half = std::min(x - m_edges[i], m_edges[i + 1] - x);
            StackedBars::Bar bar{x - half, x + half, {}};
            const std::size_t design = m_slice->design(0, m_columns[i]);
            const auto counts = m_shown.result->endingsOf(design);
            for (const std::size_t ending : m_endings)
                if (!m_hidden.contains(system().endings[ending].id))
                    bar.parts.push_back({100 * static_cast<double>(counts[ending])
                                             / static_cast<double>(m_shown.result->runCount(design)),
                                         endingFill(m_theme, system(), ending)});
            bars.push_back(std::move(bar));
        }
    m_bars->setBars(std::move(bars));
    std::optional<std::size_t> chosen;
    if (m_slice && m_slice->hasChosen())
        chosen = static_cast<std::size_t>(std::ranges::find(m_columns, *m_slice->chosenColumn())
                                          - m_columns.begin());
    m_bars->setChosen(chosen);
    drawLevel();
}

/// Draws the required percentage of success as a mark.
void StudyOutcomes::drawLevel() {
    std::vector<Mark> marks;
    if (m_slice && m_shown.requirement && !m_hidden.contains(system().success.id))
        if (const auto level = m_shown.requirement->level(system().success.id))
            marks.push_back({.level = true,
                             .at = *level,
                             .text = QObject::tr("required %1").arg(levelText(system().success, *level)),
                             .color = m_theme.text});
    m_labels->setMarks(marks);
    m_marks->setMarks(std::move(marks));
}

QString StudyOutcomes::caption() const {
    return m_slice ? captionText(m_shown, m_slice->fixed(), m_shown.name) : QString();
}

std::vector<LegendEntry> StudyOutcomes::legend() const {
    std::vector<LegendEntry> entries;
    if (!m_slice) return entries;
    for (const std::size_t ending : m_endings) {
        const Fill fill = endingFill(m_theme, system(), ending);
        LegendEntry entry{toQt(system().endings[ending].label), QPen(lineColor(fill), 1),
                          !m_hidden.contains(system().endings[ending].id)};
        entry.fill = fill;
        entries.push_back(std::move(entry));
    }
    return entries;
}

void StudyOutcomes::setEntryShown(std::size_t entry, bool shown) {
    const std::string& id = system().endings[m_endings.at(entry)].id;
    if (shown)
        m_hidden.erase(id);
    else
        m_hidden.insert(id);
    draw();
}

QString StudyOutcomes::xLabel() const {
    return m_slice ? inputLabel(system(), m_figure.x) : QString();
}

QString StudyOutcomes::yLabel() const {
    return m_slice ? QObject::tr("Share of runs (%)") : QString();
}

FigureWindow StudyOutcomes::everything() const {
    if (!m_slice) return {0, 1, 0, 100};
    return {m_edges.front(), m_edges.back(), 0, 100};
}

std::optional<std::size_t> StudyOutcomes::placeAt(const QPointF& place) const {
    if (!m_slice || !m_plot.axisRect()->rect().contains(place.toPoint())) return {};
    const double x = m_plot.xAxis->pixelToCoord(place.x()), y = m_plot.yAxis->pixelToCoord(place.y());
    if (!(x >= m_edges.front() && x < m_edges.back() && y >= 0 && y <= 100)) return {};
    return static_cast<std::size_t>(std::ranges::upper_bound(m_edges, x) - m_edges.begin()) - 1;
}

std::optional<std::pair<std::size_t, std::size_t>> StudyOutcomes::designAt(const QPointF& place) const {
    const auto found = placeAt(place);
    if (!found) return {};
    return std::pair(m_number, m_slice->design(0, m_columns[*found]));
}

QString StudyOutcomes::toolTip(const QPointF& place) const {
    const auto found = placeAt(place);
    if (!found) return {};
    return outcomesText(m_shown, m_figure.x, m_slice->design(0, m_columns[*found]), m_endings);
}

QStringList StudyOutcomes::inWords() const {
    QStringList lines;
    for (const std::size_t ending : m_endings) {
        if (m_hidden.contains(system().endings[ending].id)) continue;
        QPolygonF points;
        for (const std::size_t column : m_columns) {
            const std::size_t design = m_slice->design(0, column);
            const auto counts = m_shown.result->endingsOf(design);
            points << QPointF(m_slice->xs()[column],
                              100 * static_cast<double>(counts[ending])
                                  / static_cast<double>(m_shown.result->runCount(design)));
        }
        lines << lineInWords(toQt(system().endings[ending].label), points, unitIn(xLabel()),
                             QStringLiteral("%"));
    }
    return lines;
}

} // namespace talweg
