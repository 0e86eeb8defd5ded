#include "figures/study/study_pareto.h"

#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/style.h"
#include "figures/study/study_text.h"
#include "study/tolerance_box.h"
#include "systems/wording.h"

#include <algorithm>

namespace talweg {

namespace {

/// Radii of Pareto-optimal and of other designs, and line widths, in pixels.
constexpr double boldRadius = 4.2, faintRadius = 2.2, stairWidth = 1.4, ringWidth = 1.4;
/// Maximum distance, in pixels, at which the mouse selects a point.
constexpr double pointReach = 12;
/// Names of layers that only this content uses. When contents are replaced, the layers of both exist for a
/// moment.
const QString layerBelowPoints = QStringLiteral("below_designs"),
              layerAbovePoints = QStringLiteral("above_designs");

} // namespace

void DesignPoints::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const auto drawAll = [&](const std::vector<QPointF>& points, double radius) {
        for (const QPointF& point : points)
            if (const QPointF place = toPixel(point.x(), point.y()); isInPlot(place))
                painter->drawEllipse(place, radius, radius);
    };
    painter->setPen(QPen(m_theme.axis, 1));
    painter->setBrush(Qt::NoBrush);
    drawAll(of(Standing::dominated), faintRadius);
    drawStair(painter);
    painter->setPen(QPen(m_theme.lines[0], ringWidth));
    painter->setBrush(m_theme.background);
    drawAll(of(Standing::undecided), boldRadius - ringWidth / 2);
    painter->setPen(QPen(m_theme.background, 1));
    painter->setBrush(m_theme.lines[0]);
    drawAll(of(Standing::optimal), boldRadius);
    painter->setBrush(Qt::NoBrush);
}

void DesignPoints::drawStair(QCPPainter* painter) const {
    if (m_stair.size() < 2) return;
    QPolygonF line;
    for (const QPointF& point : m_stair)
        line << toPixel(point.x(), point.y());
    painter->save();
    painter->setClipRect(plotRect());
    painter->setPen(QPen(m_theme.lines[0], stairWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(line);
    painter->restore();
}

StudyPareto::StudyPareto(QCustomPlot& plot) : m_plot(plot) {
    plot.addLayer(layerBelowPoints, plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer(layerAbovePoints, plot.layer("main"), QCustomPlot::limAbove);
    m_marks = new MarkLines(&plot, layerBelowPoints);
    m_points = new DesignPoints(&plot, "main");
    m_rings = new ChosenRings(&plot, layerAbovePoints);
    m_labels = new MarkLabels(&plot, layerAbovePoints);
}

StudyPareto::~StudyPareto() {
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_points, m_marks, m_labels, m_rings})
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer(layerBelowPoints));
    m_plot.removeLayer(m_plot.layer(layerAbovePoints));
}

void StudyPareto::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_points, m_marks, m_labels, m_rings})
        item->setTheme(theme);
    draw();
}

void StudyPareto::show(const StudyFigure& figure, const std::vector<StudyShown>& results,
                       const Values& chosen) {
    m_figure = figure;
    m_figure.family.clear();
    m_figure.measure.clear();
    m_slice.reset();
    m_shown = {};
    m_whyEmpty.clear();
    for (std::size_t i = 0; i < results.size() && !m_slice; ++i) {
        const auto& shown = results[i];
        if (!shown.result || shown.result->system->success.id.empty()) continue;
        if (!shown.front) {
            m_whyEmpty = shown.result->designs > maxParetoDesigns
                             ? QObject::tr("The study has %1 designs. The Pareto figure compares at most %2.")
                                   .arg(shown.result->designs)
                                   .arg(maxParetoDesigns)
                             : QObject::tr("Comparing the designs…");
            continue;
        }
        m_slice = StudySlice::of(*shown.result, m_figure, chosen);
        m_shown = shown;
        m_number = i;
    }
    m_places.clear();
    if (m_slice) {
        const auto x = std::ranges::find(result().sweep.axes, m_figure.x, &Axis::parameter);
        const auto axis = static_cast<std::size_t>(x - result().sweep.axes.begin());
        for (std::size_t design = 0; design < result().designs; ++design)
            m_places.emplace_back(x->values[result().placesOf(design)[axis]], result().percentage[design]);
    }
    draw();
}

std::optional<DesignGoal> StudyPareto::goalOfX() const {
    for (const DesignGoal& goal : m_shown.front->goals)
        if (result().sweep.axes[goal.axis].parameter == m_figure.x) return goal;
    return {};
}

/// Corners of the staircase line. It leads from the best to the worst value along x, and rises where a design
/// has a higher percentage than all designs before it.
std::vector<QPointF> StudyPareto::stairOf() const {
    const auto goal = goalOfX();
    if (!goal) return {};
    std::vector<QPointF> sorted = m_places, corners;
    std::ranges::sort(sorted, [&](const QPointF& a, const QPointF& b) {
        return a.x() == b.x() ? a.y() > b.y() : (a.x() < b.x()) != goal->isMore;
    });
    for (const QPointF& point : sorted) {
        if (!corners.empty() && point.y() <= corners.back().y()) continue;
        if (!corners.empty()) corners.emplace_back(point.x(), corners.back().y());
        corners.push_back(point);
    }
    if (!corners.empty()) corners.emplace_back(sorted.back().x(), corners.back().y());
    return corners;
}

void StudyPareto::draw() {
    DesignPoints::Points points;
    std::vector<QPointF> corners, rings;
    if (m_slice) {
        for (std::size_t design = 0; design < m_places.size(); ++design)
            if (m_visible[entryOf(design)]) points[entryOf(design)].push_back(m_places[design]);
        if (m_visible[stair]) corners = stairOf();
        if (m_slice->hasChosen()) rings.push_back(m_places[m_slice->design(0, *m_slice->chosenColumn())]);
    }
    m_points->setPoints(std::move(points));
    std::vector<QLineF> obstacles;
    for (std::size_t i = 1; i < corners.size(); ++i)
        obstacles.emplace_back(corners[i - 1], corners[i]);
    m_labels->setObstacles(std::move(obstacles));
    m_points->setStair(std::move(corners));
    m_rings->setPlaces(std::move(rings));
    drawLevel();
}

void StudyPareto::drawLevel() {
    std::vector<Mark> marks;
    if (m_slice && m_shown.requirement) {
        const Quantity& success = result().system->success;
        auto level = m_shown.requirement->level(success.id);
        if (!level && m_shown.noise) level = m_shown.requirement->level(Requirement::probability);
        if (level)
            marks.push_back({.level = true,
                             .at = *level,
                             .text = QObject::tr("required %1").arg(levelText(success, *level)),
                             .color = m_theme.text});
    }
    m_labels->setMarks(marks);
    m_marks->setMarks(std::move(marks));
}

/// The caption, such as "u₄ = 2 … 7 m/s; better is more crossed, less e".
QString StudyPareto::caption() const {
    if (!m_slice) return {};
    const System& system = *result().system;
    QStringList goals{QObject::tr("higher %1").arg(toQt(inSentence(system.success.label)))};
    if (m_shown.noise && std::ranges::count(result().sweep.measures, decidingMeasure) > 0)
        goals << QObject::tr("higher %1 (5th percentile)")
                     .arg(toQt(inSentence(talweg::measureOf(system, decidingMeasure).label)));
    for (const DesignGoal& goal : m_shown.front->goals) {
        const QString name = inputName(system, result().sweep.axes[goal.axis].parameter);
        goals << (goal.isMore ? QObject::tr("higher %1") : QObject::tr("lower %1")).arg(name);
    }
    return QObject::tr("%1; goals: %2")
        .arg(captionText(m_shown, {}, m_shown.name), goals.join(QStringLiteral(", ")));
}

std::size_t StudyPareto::countOf(Standing standing) const {
    return static_cast<std::size_t>(std::ranges::count(m_shown.front->standings, standing));
}

std::vector<StudyPareto::Entry> StudyPareto::entries() const {
    std::vector<Entry> entries{bold};
    if (countOf(Standing::undecided) > 0) entries.push_back(ring);
    entries.push_back(faint);
    if (goalOfX()) entries.push_back(stair);
    return entries;
}

LegendEntry StudyPareto::entryFor(Entry entry) const {
    const auto points = [&](const QString& text, const QColor& color, QCPScatterStyle::ScatterShape shape) {
        return LegendEntry{text, QPen(color, 1, Qt::NoPen), m_visible[entry], {}, {}, shape};
    };
    if (entry == bold)
        return points(QObject::tr("Pareto-optimal: %1 of %2 designs")
                          .arg(countOf(Standing::optimal))
                          .arg(result().designs),
                      m_theme.lines[0], QCPScatterStyle::ssDisc);
    if (entry == ring)
        return points(QObject::tr("Possibly Pareto-optimal: %1").arg(countOf(Standing::undecided)),
                      m_theme.lines[0], QCPScatterStyle::ssCircle);
    if (entry == faint) return points(QObject::tr("Dominated"), m_theme.axis, QCPScatterStyle::ssCircle);
    return {(goalOfX()->isMore ? QObject::tr("Best at this or a larger %1")
                               : QObject::tr("Best at this or a smaller %1"))
                .arg(inputName(*result().system, m_figure.x)),
            QPen(m_theme.lines[0], stairWidth), m_visible[stair]};
}

std::vector<LegendEntry> StudyPareto::legend() const {
    std::vector<LegendEntry> found;
    if (m_slice)
        for (const Entry entry : entries())
            found.push_back(entryFor(entry));
    return found;
}

void StudyPareto::setEntryShown(std::size_t entry, bool shown) {
    m_visible.at(entries().at(entry)) = shown;
    draw();
}

QString StudyPareto::xLabel() const {
    return m_slice ? inputLabel(*result().system, m_figure.x) : QString();
}

QString StudyPareto::yLabel() const {
    return m_slice ? axisLabel(result().system->success) : QString();
}

FigureWindow StudyPareto::everything() const {
    if (!m_slice) return {0, 1, 0, 100};
    const auto [min, max] = std::ranges::minmax(m_slice->xs());
    return padded({min, max}, {0, 100});
}

std::optional<QCPRange> StudyPareto::valuesAlong(Qt::Orientation axis) const {
    if (m_places.empty()) return {};
    const auto [min, max] = std::ranges::minmax(m_places, {}, [axis](const QPointF& place) {
        return axis == Qt::Horizontal ? place.x() : place.y();
    });
    return axis == Qt::Horizontal ? QCPRange(min.x(), max.x()) : QCPRange(min.y(), max.y());
}

/// Number of inputs, besides that of the x axis, in which a design differs from the chosen one.
std::size_t StudyPareto::othersThanLooked(std::size_t design) const {
    const auto places = result().placesOf(design), looked = result().placesOf(m_slice->design(0, 0));
    std::size_t others = 0;
    for (std::size_t a = 0; a < places.size(); ++a)
        others += places[a] != looked[a] && result().sweep.axes[a].parameter != m_figure.x;
    return others;
}

/// The design nearest to a position. At equal distances, Pareto-optimal designs are preferred to undecided
/// ones, and these to others. Of designs at the same point, the one most similar to the chosen design is
/// preferred.
std::optional<std::size_t> StudyPareto::found(const QPointF& place) const {
    if (!m_slice) return {};
    std::optional<std::size_t> nearest;
    double best = pointReach * pointReach;
    for (const Entry entry : {bold, ring, faint}) {
        if (!m_visible[entry]) continue;
        for (std::size_t design = 0; design < m_places.size(); ++design) {
            if (entryOf(design) != entry) continue;
            const QPointF point(m_plot.xAxis->coordToPixel(m_places[design].x()),
                                m_plot.yAxis->coordToPixel(m_places[design].y()));
            const double distance = distance2(point, place);
            const bool isNearer = distance < best;
            const bool isLiker = nearest && entryOf(*nearest) == entry && distance == best
                                 && m_places[design] == m_places[*nearest]
                                 && othersThanLooked(design) < othersThanLooked(*nearest);
            if (!isNearer && !isLiker) continue;
            best = distance;
            nearest = design;
        }
    }
    return nearest;
}

std::optional<std::pair<std::size_t, std::size_t>> StudyPareto::designAt(const QPointF& place) const {
    const auto design = found(place);
    if (!design) return {};
    return std::pair(m_number, *design);
}

QString StudyPareto::toolTip(const QPointF& place) const {
    const auto design = found(place);
    if (!design) return {};
    const Entry entry = entryOf(*design);
    QStringList lines{
        designText(m_shown, *design),
        entry == bold ? QObject::tr("Pareto-optimal: no design dominates this one.")
        : entry == ring
            ? QObject::tr(
                "Possibly Pareto-optimal: the lead of other designs is less than two standard errors.")
            : QObject::tr(
                "Dominated: another design is at least as good in every goal and better in at least one.")};
    if (const auto here = std::ranges::count(m_places, m_places[*design]); here > 1)
        lines << QObject::tr("%1 designs coincide here.").arg(here);
    return lines.join(u'\n');
}

QStringList StudyPareto::inWords() const {
    QStringList lines{legend().front().name + u'.'};
    std::optional<std::size_t> best;
    for (std::size_t design = 0; design < m_places.size(); ++design)
        if (entryOf(design) == bold && (!best || m_places[design].y() > m_places[*best].y())) best = design;
    if (best)
        lines << QObject::tr("Pareto-optimal design that succeeds most often: %1.")
                     .arg(designText(m_shown, *best).replace(u'\n', QStringLiteral("; ")));
    return lines;
}

} // namespace talweg
