#include "figures/monte_carlo/curve_content.h"

#include "figures/plot/in_words.h"
#include "figures/study/study_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg {

namespace {

constexpr double lineWidth = 1.8;

double middleOf(const ResponsePoint& point) {
    return (point.from + point.to) / 2;
}

} // namespace

CurveContent::CurveContent(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer("curve_below", plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer("curve_above", plot.layer("main"), QCustomPlot::limAbove);
    m_band = new Band(&plot, "curve_below");
    m_marks = new MarkLines(&plot, "curve_below");
    m_line = new SeriesLine(plot.xAxis, plot.yAxis);
    m_line->setSelectable(QCP::stNone);
    m_markers = new LineMarkers(&plot, "curve_above");
    m_labels = new MarkLabels(&plot, "curve_above");
}

CurveContent::~CurveContent() {
    m_plot.removePlottable(m_line);
    for (FigureItem* item : std::array<FigureItem*, 4>{m_band, m_marks, m_markers, m_labels})
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer("curve_below"));
    m_plot.removeLayer(m_plot.layer("curve_above"));
}

void CurveContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::array<FigureItem*, 4>{m_band, m_marks, m_markers, m_labels})
        item->setTheme(theme);
    draw();
}

bool CurveContent::isCumulative() const {
    return m_drawing && m_drawing->figure.kind == MonteCarloFigure::Kind::cumulative;
}

bool CurveContent::isEmpty() const {
    if (!m_drawing) return true;
    return isCumulative() ? m_drawing->curve.x.empty() : m_drawing->response.points.empty();
}

QString CurveContent::whyEmpty() const {
    return m_drawing ? QObject::tr("No run has a value for this result.") : QString();
}

void CurveContent::show(std::shared_ptr<const MonteCarloDrawing> drawing) {
    m_drawing = std::move(drawing);
    draw();
}

void CurveContent::draw() {
    m_line->data()->clear();
    m_band->setOutline({}, {});
    m_markers->setMarkers({});
    m_marks->setMarks({});
    m_labels->setMarks({});
    m_line->setVisible(m_lineShown);
    QPen pen(m_theme.lines[0], lineWidth);
    pen.setJoinStyle(Qt::BevelJoin);
    m_line->setPen(pen);
    m_line->setLineStyle(isCumulative() ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
    if (isEmpty()) return;
    if (isCumulative())
        drawCumulative();
    else
        drawResponse();
}

void CurveContent::setOutline(const QPolygonF& above, const QPolygonF& below) {
    if (!m_bandShown) return;
    QPolygonF outline = above;
    for (auto corner = below.rbegin(); corner != below.rend(); ++corner)
        outline << *corner;
    QColor color = m_theme.lines[0];
    color.setAlphaF(0.22F);
    m_band->setOutline(outline, color);
}

void CurveContent::drawCumulative() {
    const EmpiricalCurve& curve = m_drawing->curve;
    QVector<QCPGraphData> data{{curve.x.front(), 0}};
    QPolygonF above, below;
    double before = 0;
    const auto step = [&](double x, double share) {
        for (const double y : {before, share}) {
            above << QPointF(x, 100 * std::min(1.0, y + curve.halfWidth));
            below << QPointF(x, 100 * std::max(0.0, y - curve.halfWidth));
        }
        before = share;
    };
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        data.append({curve.x[i], 100 * curve.share[i]});
        step(curve.x[i], curve.share[i]);
    }
    m_line->data()->set(data, true);
    setOutline(above, below);
    QPen dashed;
    dashed.setDashPattern({4, 3});
    std::vector<Mark> marks;
    for (const auto& [at, name] : {std::pair(m_drawing->low, QObject::tr("5 %: %1")),
                                   std::pair(m_drawing->median, QObject::tr("median: %1")),
                                   std::pair(m_drawing->high, QObject::tr("95 %: %1"))})
        if (std::isfinite(at))
            marks.push_back({.at = at,
                             .text = name.arg(outputText(*m_drawing, at)),
                             .color = m_theme.text,
                             .dash = dashed});
    m_marks->setMarks(marks);
    std::vector<QLineF> obstacles;
    for (qsizetype i = 1; i < data.size(); i += 20)
        obstacles.emplace_back(data[i - 1].key, data[i - 1].value, data[i].key, data[i].value);
    m_labels->setObstacles(std::move(obstacles));
    m_labels->setMarks(std::move(marks));
}

void CurveContent::drawResponse() {
    QVector<QCPGraphData> data;
    QPolygonF above, below;
    LineMarkers::Set set{{}, QCPScatterStyle::ssDisc, m_theme.lines[0]};
    for (const ResponsePoint& point : m_drawing->response.points) {
        data.append({middleOf(point), point.mean});
        set.points.emplace_back(middleOf(point), point.mean);
        if (!std::isfinite(point.interval.low) || !std::isfinite(point.interval.high)) continue;
        above << QPointF(middleOf(point), point.interval.high);
        below << QPointF(middleOf(point), point.interval.low);
    }
    m_line->data()->set(data, true);
    if (m_lineShown) m_markers->setMarkers({set});
    setOutline(above, below);
}

std::vector<LegendEntry> CurveContent::legend() const {
    if (!m_drawing) return {};
    constexpr double bandPen = 7;
    QColor color = m_theme.lines[0];
    LegendEntry line{isCumulative() ? QObject::tr("Share of runs") : QObject::tr("Mean of runs"),
                     QPen(color, lineWidth), m_lineShown};
    if (!isCumulative()) line.marker = QCPScatterStyle::ssDisc;
    color.setAlphaF(0.3F);
    QPen pen(color, bandPen);
    pen.setCapStyle(Qt::FlatCap);
    const double percent = 100 * m_drawing->confidence;
    const QString name = isCumulative() ? QObject::tr("%1 % confidence band of the whole curve").arg(percent)
                                        : QObject::tr("%1 % confidence interval of each mean").arg(percent);
    return {line, {name, pen, m_bandShown}};
}

void CurveContent::setEntryShown(std::size_t entry, bool shown) {
    (entry == 0 ? m_lineShown : m_bandShown) = shown;
    draw();
}

QString CurveContent::xLabel() const {
    if (!m_drawing) return {};
    return isCumulative() ? outputLabel(*m_drawing) : inputLabel(*m_drawing->system, m_drawing->figure.input);
}

QString CurveContent::yLabel() const {
    if (!m_drawing) return {};
    return isCumulative() ? QObject::tr("Cumulative share of runs (%)") : outputLabel(*m_drawing);
}

FigureWindow CurveContent::everything() const {
    if (isEmpty()) return {};
    if (isCumulative()) {
        FigureWindow window = padded({m_drawing->curve.x.front(), m_drawing->curve.x.back()}, {0, 100});
        return {window.left, window.right, 0, 100};
    }
    const auto& points = m_drawing->response.points;
    QCPRange x(middleOf(points.front()), middleOf(points.back())), y(points[0].mean, points[0].mean);
    for (const ResponsePoint& point : points)
        for (const double value : {point.mean, point.interval.low, point.interval.high})
            if (std::isfinite(value)) y.expand(value);
    if (m_drawing->figure.output == m_drawing->system->success.id) y = {0, 100};
    FigureWindow window = padded(x, y);
    if (m_drawing->figure.output == m_drawing->system->success.id) window.bottom = 0, window.top = 100;
    return window;
}

QString CurveContent::shareText(double x) const {
    const EmpiricalCurve& curve = m_drawing->curve;
    const auto next = std::ranges::upper_bound(curve.x, x);
    if (next == curve.x.begin()) return {};
    const auto at = static_cast<std::size_t>(next - curve.x.begin()) - 1;
    const double share = curve.share[at];
    return QObject::tr("In %1 % of the runs, the value is at most %2\n%3 % confidence band: %4–%5 %")
        .arg(100 * share, 0, 'f', 1)
        .arg(outputText(*m_drawing, curve.x[at]))
        .arg(100 * m_drawing->confidence)
        .arg(100 * std::max(0.0, share - curve.halfWidth), 0, 'f', 1)
        .arg(100 * std::min(1.0, share + curve.halfWidth), 0, 'f', 1);
}

QString CurveContent::pointText(double x) const {
    const auto& points = m_drawing->response.points;
    const auto& point = *std::ranges::min_element(
        points, {}, [x](const ResponsePoint& one) { return std::abs(middleOf(one) - x); });
    const System& system = *m_drawing->system;
    const std::string& input = m_drawing->figure.input;
    return QObject::tr("%1 to %2, %3 runs: mean %4, confidence interval %5 to %6")
        .arg(inputText(system, input, point.from), inputNumber(system, input, point.to))
        .arg(point.runs)
        .arg(outputText(*m_drawing, point.mean), outputText(*m_drawing, point.interval.low),
             outputText(*m_drawing, point.interval.high));
}

QString CurveContent::toolTip(const QPointF& place) const {
    if (isEmpty() || !m_plot.axisRect()->rect().contains(place.toPoint())) return {};
    const double x = m_plot.xAxis->pixelToCoord(place.x());
    return isCumulative() ? shareText(x) : pointText(x);
}

QStringList CurveContent::inWords() const {
    return {lineInWords(*this, legend().front().name, pointsOf(*m_line))};
}

} // namespace talweg
