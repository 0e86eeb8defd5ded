#include "figures/run/table_content.h"

#include "figures/plot/figure_item.h"
#include "figures/plot/style.h"
#include "figures/run/drawn_table.h"
#include "figures/run/paths.h"
#include "figures/run/run_style.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// How near the mouse has to be to a row of the table to read it, in pixels.
constexpr double rowReach = 15;

/// The numbers of a column; those that are none where it says nothing, and where it is of words.
std::vector<double> numbersOf(const ResultTable& table, const std::string& column) {
    std::vector<double> numbers(table.rows.size(), std::numeric_limits<double>::quiet_NaN());
    const Quantity* quantity = find(table.columns, column);
    if (!quantity) return numbers;
    const auto index = static_cast<std::size_t>(quantity - table.columns.data());
    for (std::size_t row = 0; row < numbers.size(); ++row)
        if (const auto* number = std::get_if<double>(&table.rows[row][index])) numbers[row] = *number;
    return numbers;
}

void add(Bounds& bounds, const PathLine& path) {
    for (const QCPCurveData& point : *path.data())
        if (std::isfinite(point.key) && std::isfinite(point.value)) bounds.add(point.key, point.value);
}

} // namespace

TableContent::TableContent(QCustomPlot& plot, FigureRecipe recipe)
    : m_plot(plot), m_recipe(std::move(recipe)) {
    plot.addLayer("pinned", plot.layer("main"), QCustomPlot::limBelow);
    for (const Series& series : m_recipe.series)
        m_lines.push_back({series, addPath()});
}

PathLine* TableContent::addPath() {
    auto* path = new PathLine(m_plot.xAxis, m_plot.yAxis);
    path->setSelectable(QCP::stNone);
    return path;
}

const ResultTable* TableContent::tableOf(const Shown& shown) const {
    return shown.isEmpty() ? nullptr : drawnTable(m_recipe, *shown.run);
}

QString TableContent::whyEmpty() const {
    return m_shown.isEmpty() ? QString() : QString::fromStdString(m_recipe.noTable);
}

const std::string& TableContent::acrossOf(const Series& series) const {
    return series.against.empty() ? m_recipe.against : series.against;
}

void TableContent::fill(PathLine& path, const Series& series, const Shown& shown) const {
    const ResultTable* table = tableOf(shown);
    path.data()->set(
        table ? lineThrough(numbersOf(*table, acrossOf(series)), numbersOf(*table, series.quantity))
              : QVector<QCPCurveData>(),
        true);
}

void TableContent::show(const Shown& shown) {
    m_shown = shown;
    for (const Line& line : m_lines)
        fill(*line.path, line.series, shown);
}

void TableContent::showPinned(const std::vector<Pinned>& pinned) {
    m_pinned.resize(std::max(m_pinned.size(), pinned.size()));
    m_pinnedCount = pinned.size();
    if (areCompared(pinned) && !m_compared)
        for (std::size_t i = 1; i < m_lines.size(); ++i)
            m_lines[i].visible = false; // all of them of all runs are too many at first
    m_compared = areCompared(pinned);
    for (std::size_t j = 0; j < m_pinned.size(); ++j)
        m_pinned[j].run = j < pinned.size() ? pinned[j] : Pinned();
    for (Line& line : m_lines) {
        while (line.pinned.size() < m_pinned.size()) {
            line.pinned.push_back(addPath());
            line.pinned.back()->setLayer("pinned");
        }
        for (std::size_t j = 0; j < m_pinned.size(); ++j)
            fill(*line.pinned[j], line.series, m_pinned[j].run.shown);
    }
    styleLines();
    showWhatIsVisible();
}

void TableContent::setTheme(const Theme& theme) {
    m_theme = theme;
    if (m_recipe.zeroLine) m_plot.yAxis->grid()->setZeroLinePen(QPen(theme.axis, 1));
    styleLines();
}

void TableContent::styleLines() {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QColor& color = cyclic(m_theme.lines, i);
        QPen pen(color, 1.8);
        pen.setJoinStyle(Qt::BevelJoin);
        m_lines[i].path->setPen(m_compared ? QPen(Qt::NoPen) : pen);
        for (std::size_t j = 0; j < m_lines[i].pinned.size(); ++j) {
            QPen reference = pinnedPen(m_pinned[j].run, muted(color, m_theme), j, m_theme);
            if (isDashedBy()) dashBy(reference, i);
            m_lines[i].pinned[j]->setPen(reference);
            m_lines[i].pinned[j]->setMarks({markerOf(m_pinned[j].run), j});
        }
    }
}

/// Whether columns are told by their dashes: colours are those of runs, and there are several.
bool TableContent::isDashedBy() const {
    return m_compared && std::ranges::count(m_lines, true, &Line::visible) > 1;
}

void TableContent::showWhatIsVisible() {
    if (m_compared) styleLines();
    for (const Line& line : m_lines) {
        line.path->setVisible(line.visible);
        for (std::size_t j = 0; j < line.pinned.size(); ++j)
            line.pinned[j]->setVisible(line.visible && m_pinned[j].visible);
    }
}

QString TableContent::nameOf(const Series& series) const {
    if (!series.label.empty()) return QString::fromStdString(series.label);
    const ResultTable* table = tableOf(m_shown);
    const Quantity* column = table ? find(table->columns, series.quantity) : nullptr;
    return column ? QString::fromStdString(column->label) : QString();
}

std::vector<LegendEntry> TableContent::legend() const {
    if (m_lines.size() < 2 && m_pinnedCount == 0) return {};
    std::vector<LegendEntry> entries;
    for (const Line& line : m_lines)
        entries.push_back({nameOf(line.series),
                           m_compared ? quantityPen(m_theme, entries.size(), isDashedBy() && line.visible)
                                      : line.path->pen(),
                           line.visible});
    for (std::size_t j = 0; j < m_pinnedCount; ++j) {
        const Pinned& run = m_pinned[j].run;
        entries.push_back({run.name, pinnedPen(run, m_theme.mutedText, j, m_theme), m_pinned[j].visible});
        entries.back().marker = markerOf(run);
        if (isDashedBy()) entries.back().pen.setStyle(Qt::SolidLine);
    }
    return entries;
}

void TableContent::setEntryShown(std::size_t entry, bool shown) {
    if (entry < m_lines.size())
        m_lines[entry].visible = shown;
    else
        m_pinned[entry - m_lines.size()].visible = shown;
    showWhatIsVisible();
}

QString TableContent::axisOf(const std::string& column) const {
    const ResultTable* table = tableOf(m_shown);
    const Quantity* quantity = table ? find(table->columns, column) : nullptr;
    return quantity ? axisLabel(*quantity) : QString();
}

QString TableContent::xLabel() const {
    return axisOf(m_recipe.against);
}

QString TableContent::yLabel() const {
    if (!m_recipe.yLabel.empty() || m_lines.empty()) return QString::fromStdString(m_recipe.yLabel);
    return axisOf(m_lines.front().series.quantity);
}

/// From the first row to the last; to scale with room around it, as a scene.
FigureWindow TableContent::everything() const {
    Bounds bounds;
    for (const Line& line : m_lines) {
        if (line.visible) add(bounds, *line.path);
        for (std::size_t j = 0; j < m_pinnedCount; ++j)
            if (line.visible && m_pinned[j].visible) add(bounds, *line.pinned[j]);
    }
    if (bounds.isEmpty) return {};
    const double left = bounds.rect.left(), right = bounds.rect.right();
    const QCPRange x = m_recipe.toScale || left == right ? widened(left, right) : QCPRange(left, right);
    const double bottom = m_recipe.zeroLine ? std::min(0.0, bounds.rect.top()) : bounds.rect.top();
    const double top = m_recipe.zeroLine ? std::max(0.0, bounds.rect.bottom()) : bounds.rect.bottom();
    const QCPRange y = widened(bottom, top);
    return {x.lower, x.upper, y.lower, y.upper};
}

/// The row of a line that is nearest to the mouse.
QString TableContent::toolTip(const QPointF& place) const {
    const Line* nearest = nullptr;
    QPointF row;
    double least = rowReach * rowReach;
    for (const Line& line : m_lines)
        for (const QCPCurveData& point : *line.path->data()) {
            const QPointF there(m_plot.xAxis->coordToPixel(point.key),
                                m_plot.yAxis->coordToPixel(point.value));
            const double away = distance2(there, place);
            if (!line.visible || !(away <= least)) continue;
            least = away;
            nearest = &line;
            row = {point.key, point.value};
        }
    const ResultTable* table = tableOf(m_shown);
    if (!nearest || !table) return {};
    const auto told = [&](const std::string& id, const QString& name, double value, const QCPAxis& axis) {
        const Quantity* column = find(table->columns, id);
        const QString unit = column ? QString::fromStdString(column->unit) : QString();
        return QString("%1: %2 %3").arg(name, readable(value, axis.range().size()), unit).trimmed();
    };
    const std::string& across = acrossOf(nearest->series);
    const Quantity* column = find(table->columns, across);
    return told(across, column ? QString::fromStdString(column->label) : QString(), row.x(), *m_plot.xAxis)
           + u'\n' + told(nearest->series.quantity, nameOf(nearest->series), row.y(), *m_plot.yAxis);
}

} // namespace talweg
