#include "figures/study/study_map.h"

#include "base/to_qt.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/study/study_baseline.h"
#include "figures/study/study_text.h"
#include "figures/theme.h"
#include "study/neighbourhood.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Percentages of successful nearby runs between which a cell counts as sensitive to small changes. Outside
/// this range, only few nearby runs have another outcome.
constexpr double undecidedFrom = 5, undecidedTo = 95;

/// The indices of values, sorted by increasing value.
std::vector<std::size_t> ascending(std::size_t count, auto valueAt) {
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i)
        order[i] = i;
    std::ranges::sort(order, {}, valueAt);
    return order;
}

/// Extends a grid by its outermost values to the outer edges of the cells, so that contours reach as far as
/// the colours.
GridValues carriedOn(const GridValues& grid, const QRectF& bounds) {
    const auto stretched = [](const std::vector<double>& places, double from, double to) {
        std::vector<double> all{from};
        all.insert(all.end(), places.begin(), places.end());
        all.push_back(to);
        return all;
    };
    GridValues wide{stretched(grid.xs, bounds.left(), bounds.right()),
                    stretched(grid.ys, bounds.top(), bounds.bottom()),
                    {}};
    const auto inner = [](std::size_t place, std::size_t count) {
        return std::min(std::max<std::size_t>(place, 1), count) - 1;
    };
    for (std::size_t y = 0; y < wide.ys.size(); ++y)
        for (std::size_t x = 0; x < wide.xs.size(); ++x)
            wide.values.push_back(grid.at(inner(x, grid.xs.size()), inner(y, grid.ys.size())));
    return wide;
}

} // namespace

namespace {

/// The caption, such as "As published: b = 2 m, 81 nearby runs per point".
QString neighboursCaption(const StudyShown& shown, const std::vector<std::pair<std::string, double>>& fixed) {
    QStringList parts;
    for (const auto& [id, value] : fixed)
        parts << inputText(*shown.result->system, id, value);
    parts << QObject::tr("%1 nearby runs per point").arg(shown.result->runsPerDesign);
    const QString text = parts.join(QStringLiteral(", "));
    return shown.name.isEmpty() ? text : QObject::tr("%1: %2").arg(shown.name, text);
}

} // namespace

StudyMap::StudyMap(QCustomPlot& plot)
    : m_plot(plot), m_cells(new HeatCells(&plot, "main")), m_hatched(new HatchedCells(&plot, "main")),
      m_contours(new ContourLines(&plot, "main")), m_rings(new ChosenRings(&plot, "main")), m_scale(plot) {
    showGrid(false);
}

StudyMap::~StudyMap() {
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_cells, m_hatched, m_contours, m_rings})
        m_plot.removeItem(item);
    showGrid(true);
}

void StudyMap::showGrid(bool shown) {
    for (QCPAxis* axis : {m_plot.xAxis, m_plot.yAxis})
        axis->grid()->setVisible(shown);
}

void StudyMap::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : std::initializer_list<FigureItem*>{m_cells, m_hatched, m_contours, m_rings})
        item->setTheme(theme);
    m_scale.setTheme(theme);
    draw();
}

void StudyMap::show(const StudyFigure& figure, const std::vector<StudyShown>& results, const Values& chosen) {
    m_figure = figure;
    m_parts.clear();
    m_whyEmpty.clear();
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i].result || figure.family.empty()) continue;
        const auto slice = StudySlice::of(*results[i].result, figure, chosen);
        if (!slice) continue;
        Part part{i, results[i], *slice,
                  ascending(slice->rows().size(), [&](auto row) { return slice->familyValue(row); }),
                  ascending(slice->xs().size(), [&](auto column) { return slice->xs()[column]; })};
        if (results[i].less) {
            m_whyEmpty = differenceProblem(figure, results[i], chosen);
            if (!m_whyEmpty.isEmpty()) continue;
            restrict(part);
        }
        m_parts.push_back(std::move(part));
    }
    draw();
}

void StudyMap::restrict(Part& part) const {
    const SweepResult& result = *part.shown.result;
    part.same.emplace(result, *part.shown.less->result);
    const auto axisOf = [&](const std::string& input) {
        return static_cast<std::size_t>(std::ranges::find(result.sweep.axes, input, &Axis::parameter)
                                        - result.sweep.axes.begin());
    };
    const std::size_t x = axisOf(m_figure.x), family = axisOf(m_figure.family);
    std::erase_if(part.columns, [&](std::size_t column) { return !part.same->has(x, column); });
    std::erase_if(part.rows,
                  [&](std::size_t row) { return !part.same->has(family, part.slice.rows()[row]); });
}

bool StudyMap::isOfPercentage() const {
    return m_figure.measure.empty() && !m_parts[0].shown.result->system->success.id.empty();
}

bool StudyMap::isOfNeighbours() const {
    return !m_parts.empty() && isNeighbourMap(*m_parts[0].shown.result);
}

/// Whether the map shows verdicts of random runs.
bool StudyMap::isOfVerdicts() const {
    return !m_parts.empty() && m_parts[colored()].shown.noise && m_parts[colored()].shown.requirement;
}

bool StudyMap::isUndecided(const Part& part, std::size_t design) const {
    if (isOfVerdicts()) return part.shown.verdicts[design].verdict == NoiseVerdict::undecided;
    const double share = part.shown.result->percentage[design];
    return share > undecidedFrom && share < undecidedTo;
}

bool StudyMap::isOfDifference() const {
    return !m_parts.empty() && m_parts[0].same;
}

std::vector<QRectF> StudyMap::undecidedCells() const {
    std::vector<QRectF> cells;
    if ((!isOfNeighbours() && !isOfVerdicts()) || !m_hatches) return cells;
    const Part& part = m_parts[colored()];
    for (std::size_t row = 0; row < part.rows.size(); ++row)
        for (std::size_t column = 0; column < part.columns.size(); ++column)
            if (isUndecided(part, part.design(row, column))) cells.push_back(m_cells->cell(column, row));
    return cells;
}

double StudyMap::valueOf(const Part& part, std::size_t design) const {
    const SweepResult& result = *part.shown.result;
    if (part.same) {
        const SweepResult& other = *part.shown.less->result;
        const auto there = part.same->of(design);
        return isOfPercentage() ? result.percentage[design] - other.percentage[*there]
                                : meanDifference(result, design, part.slice.measure(), other, there).absolute;
    }
    return isOfPercentage() ? result.percentage[design] : result.spread(design, part.slice.measure()).mean;
}

GridValues StudyMap::gridOf(const Part& part) const {
    GridValues grid;
    for (const std::size_t column : part.columns)
        grid.xs.push_back(part.slice.xs()[column]);
    for (std::size_t row = 0; row < part.rows.size(); ++row) {
        grid.ys.push_back(part.slice.familyValue(part.rows[row]));
        for (std::size_t column = 0; column < part.columns.size(); ++column)
            grid.values.push_back(valueOf(part, part.design(row, column)));
    }
    return grid;
}

GridValues StudyMap::marginsOf(const Part& part) const {
    GridValues grid = m_cells->grid();
    grid.values.clear();
    for (std::size_t row = 0; row < part.rows.size(); ++row)
        for (std::size_t column = 0; column < part.columns.size(); ++column)
            grid.values.push_back(
                part.shown.requirement->margin(*part.shown.result, part.design(row, column)));
    return carriedOn(grid, m_cells->bounds());
}

/// Contours on both sides of zero, around regions with a difference. One contour alone would be missing if
/// there are only differences of one sign.
std::vector<ContourLines::Set> StudyMap::noDifference() const {
    if (m_hiddenParts.contains(0)) return {};
    GridValues grid = carriedOn(m_cells->grid(), m_cells->bounds());
    std::vector<ContourLines::Set> sets{{zeroContours(grid)}};
    for (double& value : grid.values)
        value = -value;
    sets.push_back({zeroContours(grid), {}, false});
    return sets;
}

QCPRange StudyMap::valueRange() const {
    if (isOfDifference()) {
        double most = 0;
        for (const double value : gridOf(m_parts[0]).values)
            if (std::isfinite(value)) most = std::max(most, std::abs(value));
        return most > 0 ? QCPRange(-most, most) : QCPRange(-1, 1);
    }
    if (isOfPercentage()) return {0, 100};
    std::optional<QCPRange> range;
    for (const Part& part : m_parts)
        for (const double value : gridOf(part).values) {
            if (!std::isfinite(value)) continue;
            if (range)
                range->expand(value);
            else
                range = QCPRange(value, value);
        }
    return range.value_or(QCPRange(0, 1));
}

std::size_t StudyMap::colored() const {
    for (std::size_t p = 0; p < m_parts.size(); ++p)
        if (!m_hiddenParts.contains(p)) return p;
    return 0;
}

void StudyMap::draw() {
    m_scale.setVisible(!m_parts.empty());
    if (m_parts.empty()) return;
    const QCPRange range = valueRange();
    const QCPColorGradient colors = isOfDifference() ? divergingColors() : sequentialColors();
    m_scale.show(valueLabel(), range, colors);
    m_cells->setValues(gridOf(m_parts[colored()]), range, colors);
    m_hatched->setCells(undecidedCells());
    std::vector<ContourLines::Set> contours;
    if (isOfDifference()) contours = noDifference();
    for (std::size_t p = 0; p < m_parts.size(); ++p)
        if (m_parts[p].shown.requirement && !m_parts[p].same && !m_hiddenParts.contains(p))
            contours.push_back({zeroContours(marginsOf(m_parts[p])), partPen(p)});
    m_contours->setLines(std::move(contours));
    std::vector<QPointF> rings;
    if (const StudySlice& slice = m_parts[colored()].slice; slice.hasChosen())
        rings.emplace_back(slice.xs()[*slice.chosenColumn()], slice.familyValue(*slice.chosenRow()));
    m_rings->setPlaces(std::move(rings));
}

QString StudyMap::valueLabel() const {
    const SweepResult& result = *m_parts[0].shown.result;
    if (isOfPercentage() && isOfNeighbours())
        return aggregateLabel(result.system->success, QObject::tr("of nearby runs"));
    if (isOfDifference() && isOfPercentage()) return differenceLabel(result.system->success, {});
    if (isOfDifference())
        return differenceLabel(measureOf(result, m_parts[0].slice.measure()), QObject::tr("mean"));
    if (isOfPercentage()) return axisLabel(result.system->success);
    return aggregateLabel(measureOf(result, m_parts[0].slice.measure()), QObject::tr("mean"));
}

QString StudyMap::caption() const {
    const Part& part = m_parts[colored()];
    const bool alone = m_parts.size() == 1;
    if (isOfNeighbours()) return neighboursCaption(part.shown, part.slice.fixed());
    const QString name = part.same ? differenceName(part.shown) : alone ? part.shown.name : QString();
    const QString text = captionText(part.shown, part.slice.fixed(), name);
    QStringList some; // which values are shown, if the other result lacks some
    const auto tell = [&](std::size_t has, std::size_t of, const std::string& input) {
        if (has < of)
            some << QObject::tr("%1 of %2 values of %3")
                        .arg(has)
                        .arg(of)
                        .arg(inputName(*part.shown.result->system, input));
    };
    tell(part.rows.size(), part.slice.rows().size(), m_figure.family);
    tell(part.columns.size(), part.slice.xs().size(), m_figure.x);
    if (!some.isEmpty()) return QObject::tr("%1, at %2").arg(text, some.join(QStringLiteral(", ")));
    if (part.same) return text;
    return alone || !part.shown.requirement ? text : text + "; " + contourText(*part.shown.requirement);
}

QString StudyMap::contourText(const Requirement& requirement) const {
    return QObject::tr("%1 (ticks point to where it is not met)").arg(toQt(requirement.text()));
}

std::vector<LegendEntry> StudyMap::legend() const {
    std::vector<LegendEntry> entries;
    if (isOfNeighbours())
        return {{QObject::tr("success in %1–%2 % of nearby runs: sensitive to small changes")
                     .arg(undecidedFrom)
                     .arg(undecidedTo),
                 QPen(m_theme.text, 1), m_hatches}};
    if (isOfDifference())
        return {{QObject::tr("zero difference (ticks point to smaller values)"), QPen(m_theme.text, 1.6),
                 !m_hiddenParts.contains(0)}};
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const StudyShown& shown = m_parts[p].shown;
        QPen pen = partPen(p);
        pen.setColor(m_theme.text);
        pen.setWidthF(1.6);
        const bool on = !m_hiddenParts.contains(p);
        if (m_parts.size() > 1)
            entries.push_back(
                {p == colored() ? QObject::tr("%1 (colours)").arg(shown.name) : shown.name, pen, on});
        else if (shown.requirement)
            entries.push_back({contourText(*shown.requirement), pen, on});
    }
    if (isOfVerdicts())
        entries.push_back(
            {(m_parts[colored()].shown.result->ends.empty()
                  ? QObject::tr("Undecided at %1 % confidence after %2 random runs per design")
                  : QObject::tr("Undecided at %1 % confidence after up to %2 random runs per design"))
                 .arg(100 * m_parts[colored()].shown.noise->study.confidence)
                 .arg(m_parts[colored()].shown.result->runsPerDesign),
             QPen(m_theme.text, 1), m_hatches});
    return entries;
}

void StudyMap::setEntryShown(std::size_t entry, bool shown) {
    const bool isHatch = isOfNeighbours() || (isOfVerdicts() && entry + 1 == legend().size());
    if (isHatch) {
        m_hatches = shown;
        return draw();
    }
    if (shown)
        m_hiddenParts.erase(entry);
    else
        m_hiddenParts.insert(entry);
    draw();
}

QString StudyMap::xLabel() const {
    return m_parts.empty() ? QString() : inputLabel(*m_parts[0].shown.result->system, m_figure.x);
}

QString StudyMap::yLabel() const {
    return m_parts.empty() ? QString() : inputLabel(*m_parts[0].shown.result->system, m_figure.family);
}

FigureWindow StudyMap::everything() const {
    const QRectF all = m_parts.empty() ? QRectF(0, 0, 1, 1) : m_cells->bounds();
    return {all.left(), all.right(), all.top(), all.bottom()};
}

std::optional<std::pair<std::size_t, std::size_t>> StudyMap::designAt(const QPointF& place) const {
    if (m_parts.empty()) return {};
    const auto cell = m_cells->cellAt(place);
    if (!cell) return {};
    const Part& part = m_parts[colored()];
    return std::pair(part.number, part.design(cell->second, cell->first));
}

QString StudyMap::toolTip(const QPointF& place) const {
    const auto found = designAt(place);
    if (!found) return {};
    const Part& part = m_parts[colored()];
    return part.same ? differenceText(part.shown, found->second, *part.same->of(found->second))
                     : designText(part.shown, found->second);
}

QStringList StudyMap::inWords() const {
    const Part& part = m_parts[colored()];
    const System& system = *part.shown.result->system;
    const GridValues grid = gridOf(part);
    std::optional<std::size_t> least, greatest;
    for (std::size_t i = 0; i < grid.values.size(); ++i) {
        if (!std::isfinite(grid.values[i])) continue;
        if (!least || grid.values[i] < grid.values[*least]) least = i;
        if (!greatest || grid.values[i] > grid.values[*greatest]) greatest = i;
    }
    if (!least) return {};
    const double span = grid.values[*greatest] - grid.values[*least];
    const auto value = [&](std::size_t i) {
        return withUnit(readable(grid.values[i], span > 0 ? span : std::abs(grid.values[i])),
                        unitIn(valueLabel()));
    };
    const auto place = [&](std::size_t i) {
        return QStringLiteral("%1, %2").arg(inputText(system, m_figure.x, grid.xs[i % grid.xs.size()]),
                                            inputText(system, m_figure.family, grid.ys[i / grid.xs.size()]));
    };
    return {QObject::tr("Colour scale: %1, for %2 designs.").arg(valueLabel(), countText(grid.values.size())),
            QObject::tr("Minimum: %1 at %2.").arg(value(*least), place(*least)),
            QObject::tr("Maximum: %1 at %2.").arg(value(*greatest), place(*greatest))};
}

} // namespace talweg
