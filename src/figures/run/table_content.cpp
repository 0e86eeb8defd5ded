#include "figures/run/table_content.h"

#include "base/to_qt.h"
#include "figures/plot/figure_item.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/run/drawn_table.h"
#include "figures/run/paths.h"
#include "figures/run/run_style.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Maximum distance, in pixels, at which the mouse selects a row of the table.
constexpr double rowReach = 15;
/// Coordinate of the ends of lines that cross the whole plot.
constexpr double endless = 1e12;
/// Dash patterns of marks, in order.
constexpr std::array markDashes{Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
/// Left end of the label of a horizontal mark, as a fraction of the plot's width.
constexpr double nameFrom = 0.01;

void add(Bounds& bounds, const PathLine& path) {
    for (const QCPCurveData& point : *path.data())
        if (std::isfinite(point.key) && std::isfinite(point.value)) bounds.add(point.key, point.value);
}

/// Whether a table is divided into parts: its first column holds the name of the part of each row.
bool isDivided(const ResultTable& table) {
    return !table.rows.empty() && std::holds_alternative<std::string>(table.rows.front().front());
}

/// The first row of each part of a divided table, except the first part.
std::vector<std::size_t> breaksIn(const ResultTable& table) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 1; isDivided(table) && row < table.rows.size(); ++row)
        if (table.rows[row].front() != table.rows[row - 1].front()) rows.push_back(row);
    return rows;
}

/// The numbers in a column, with a gap at each break.
std::vector<double> brokenNumbers(const ResultTable& table, const std::string& column) {
    std::vector<double> numbers = numbersOf(table, column);
    std::vector<std::size_t> breaks = breaksIn(table);
    for (; !breaks.empty(); breaks.pop_back())
        numbers.insert(numbers.begin() + static_cast<std::ptrdiff_t>(breaks.back()),
                       std::numeric_limits<double>::quiet_NaN());
    return numbers;
}

} // namespace

std::vector<double> numbersOf(const ResultTable& table, const std::string& column) {
    std::vector<double> numbers(table.rows.size(), std::numeric_limits<double>::quiet_NaN());
    const Quantity* quantity = find(table.columns, column);
    if (!quantity) return numbers;
    const auto index = static_cast<std::size_t>(quantity - table.columns.data());
    for (std::size_t row = 0; row < numbers.size(); ++row)
        if (const auto* number = std::get_if<double>(&table.rows[row][index])) numbers[row] = *number;
    return numbers;
}

/// The second plot, below the main one. Its horizontal axis follows that of the main plot.
class TableContent::PlotBelow : public QCPAxisRect {
public:
    explicit PlotBelow(QCustomPlot& plot) : QCPAxisRect(&plot) {
        setMinimumMargins({12, 4, 16, 6});
        setMarginGroup(QCP::msLeft, plot.axisRect()->marginGroup(QCP::msLeft));
        for (QCPAxis* each : {x(), y()}) {
            each->setLayer("axes");
            each->grid()->setLayer("grid");
        }
        QObject::connect(plot.xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), x(),
                         qOverload<const QCPRange&>(&QCPAxis::setRange));
        x()->setRange(plot.xAxis->range());
    }

    QCPAxis* x() const { return axis(QCPAxis::atBottom); }
    QCPAxis* y() const { return axis(QCPAxis::atLeft); }
    void setLabels(const QString& xLabel, const QString& yLabel) {
        m_xLabel = xLabel;
        m_yLabel = yLabel;
    }
    void update(UpdatePhase phase) override {
        if (phase == upPreparation) fitTicks(*x(), m_xLabel, *y(), m_yLabel, size());
        QCPAxisRect::update(phase);
    }

private:
    QString m_xLabel, m_yLabel;
};

TableContent::TableContent(QCustomPlot& plot, FigureRecipe recipe)
    : m_plot(plot), m_recipe(std::move(recipe)) {
    plot.addLayer("pinned", plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer("straight", plot.layer("main"), QCustomPlot::limBelow);
    for (const Series& series : m_recipe.series)
        m_lines.push_back({series, addPath()});
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i].entry = i;
    m_entries = m_lines.size();
    for (const Series& stem : m_recipe.stems) {
        Mark mark{stem, {addPath()}};
        mark.paths.front()->setLayer("straight");
        mark.isUpright = !stem.against.empty() && stem.against == m_recipe.against;
        m_marks.push_back(std::move(mark));
    }
}

PathLine* TableContent::addPath() {
    auto* path = new PathLine(m_plot.xAxis, m_plot.yAxis);
    path->setSelectable(QCP::stNone);
    return path;
}

const ResultTable* TableContent::tableOf(const Shown& shown) const {
    return shown.isEmpty() ? nullptr : drawnTable(m_recipe, *shown.run);
}

const Quantity* TableContent::columnOf(const std::string& id) const {
    const ResultTable* table = tableOf(m_shown);
    return table ? find(table->columns, id) : nullptr;
}

bool TableContent::isBelow(const Series& series) const {
    const Quantity* first = m_lines.empty() ? nullptr : columnOf(m_lines.front().series.quantity);
    const Quantity* own = columnOf(series.quantity);
    return first && own && first->unit != own->unit;
}

/// Assigns each line to a plot and to an entry of the legend.
void TableContent::arrange() {
    if (!tableOf(m_shown)) return;
    m_entries = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line& line = m_lines[i];
        line.below = isBelow(line.series);
        if (line.below && !m_below) addPlotBelow();
        const QString name = nameOf(line.series);
        const auto same = std::find_if(m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(i),
                                       [&](const Line& other) { return nameOf(other.series) == name; });
        const bool isNew = same == m_lines.begin() + static_cast<std::ptrdiff_t>(i);
        line.entry = isNew ? m_entries++ : same->entry;
        if (!isNew) line.visible = same->visible;
    }
    for (Mark& mark : m_marks)
        mark.below = !mark.isUpright && isBelow(mark.series);
    if (m_below) m_below->setLabels(axisOf(m_recipe.against), yLabels().value(1));
}

void TableContent::addPlotBelow() {
    m_below = new PlotBelow(m_plot);
    m_plot.plotLayout()->addElement(m_plot.plotLayout()->rowCount(), 0, m_below);
    m_plot.xAxis->setTickLabels(false);
    for (Mark& mark : m_marks)
        if (mark.isUpright) {
            mark.paths.push_back(addPath());
            mark.paths.back()->setLayer("straight");
            putInPlace(*mark.paths.back(), true);
        }
    setTheme(m_theme);
}

void TableContent::putInPlace(PathLine& path, bool below) const {
    path.setKeyAxis(below ? m_below->x() : m_plot.xAxis);
    path.setValueAxis(below ? m_below->y() : m_plot.yAxis);
}

QString TableContent::whyEmpty() const {
    return m_shown.isEmpty() ? QString() : toQt(m_recipe.noTable);
}

const std::string& TableContent::acrossOf(const Series& series) const {
    return series.against.empty() ? m_recipe.against : series.against;
}

void TableContent::fill(PathLine& path, const Series& series, const Shown& shown, bool below) const {
    const ResultTable* table = tableOf(shown);
    putInPlace(path, below);
    path.data()->set(
        table ? lineThrough(brokenNumbers(*table, acrossOf(series)), brokenNumbers(*table, series.quantity))
              : QVector<QCPCurveData>(),
        true);
}

/// The parts of the shown table, as runs that are compared as equals; none if the table is not divided.
std::vector<Pinned> TableContent::parts() const {
    std::vector<Pinned> parts;
    const ResultTable* table = tableOf(m_shown);
    if (!table || !isDivided(*table)) return parts;
    std::vector<std::size_t> ends = breaksIn(*table);
    ends.push_back(table->rows.size());
    auto first = table->rows.begin();
    for (const std::size_t end : ends) {
        const auto last = table->rows.begin() + static_cast<std::ptrdiff_t>(end);
        auto run = std::make_shared<Run>();
        run->tables.push_back({.id = table->id, .columns = table->columns, .rows = {first, last}});
        parts.push_back({toQt(std::get<std::string>(first->front())),
                         {m_shown.system, std::move(run), m_shown.samples},
                         parts.size()});
        first = last;
    }
    return parts;
}

void TableContent::fill(Mark& mark) {
    const ResultTable* table = tableOf(m_shown);
    const std::vector<double> numbers =
        table ? numbersOf(*table, mark.series.quantity) : std::vector<double>();
    const auto first = std::ranges::find_if(numbers, [](double number) { return std::isfinite(number); });
    mark.place = first == numbers.end() ? std::numeric_limits<double>::quiet_NaN() : *first;
    const auto at = [&](double along) {
        return mark.isUpright ? QCPCurveData(along, mark.place, along)
                              : QCPCurveData(along, along, mark.place);
    };
    if (!mark.isUpright) putInPlace(*mark.paths.front(), mark.below);
    for (PathLine* path : mark.paths)
        path->data()->set(first == numbers.end() ? QVector<QCPCurveData>()
                                                 : QVector<QCPCurveData>{at(-endless), at(endless)},
                          true);
    if (mark.isUpright || first == numbers.end()) return;
    if (!mark.name) {
        mark.name = new QCPItemText(&m_plot);
        mark.name->setSelectable(false);
        mark.name->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        mark.name->position->setTypeY(QCPItemPosition::ptPlotCoords);
        mark.name->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
        mark.name->setPadding({0, 0, 0, 2});
    }
    QCPAxisRect* rect = mark.below ? m_below : m_plot.axisRect();
    mark.name->position->setAxisRect(rect);
    mark.name->position->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    mark.name->setClipAxisRect(rect);
    mark.name->position->setCoords(nameFrom, mark.place);
    mark.name->setText(nameOf(mark.series));
}

void TableContent::show(const Shown& shown) {
    m_shown = shown;
    arrange();
    for (const Line& line : m_lines)
        fill(*line.path, line.series, shown, line.below);
    for (Mark& mark : m_marks)
        fill(mark);
    if (m_below) m_below->setVisible(!isEmpty());
    showReferences();
}

void TableContent::showPinned(const std::vector<Pinned>& pinned) {
    m_given = pinned;
    showReferences();
}

/// Shows the reference runs and, unless they are compared as equals, the parts of the shown table.
void TableContent::showReferences() {
    std::vector<Pinned> pinned = m_given;
    const std::vector<Pinned> ownParts = areCompared(m_given) ? std::vector<Pinned>() : parts();
    pinned.insert(pinned.end(), ownParts.begin(), ownParts.end());
    m_pinned.resize(std::max(m_pinned.size(), pinned.size()));
    m_pinnedCount = pinned.size();
    if (areCompared(m_given) && !m_compared)
        for (Line& line : m_lines)
            line.visible =
                line.entry == 0; // at first only one, because all lines of all runs would be too many
    m_compared = areCompared(m_given) || !ownParts.empty();
    for (std::size_t j = 0; j < m_pinned.size(); ++j)
        m_pinned[j].run = j < pinned.size() ? pinned[j] : Pinned();
    for (Line& line : m_lines) {
        while (line.pinned.size() < m_pinned.size()) {
            line.pinned.push_back(addPath());
            line.pinned.back()->setLayer("pinned");
        }
        for (std::size_t j = 0; j < m_pinned.size(); ++j)
            fill(*line.pinned[j], line.series, m_pinned[j].run.shown, line.below);
    }
    styleLines();
    showWhatIsVisible();
}

void TableContent::setTheme(const Theme& theme) {
    m_theme = theme;
    std::vector<QCPAxis*> upright{m_plot.yAxis};
    if (m_below) {
        upright.push_back(m_below->y());
        for (QCPAxis* axis : {m_below->x(), m_below->y()})
            styleAxis(*axis, theme, m_plot.font());
    }
    if (m_recipe.zeroLine)
        for (QCPAxis* axis : upright)
            axis->grid()->setZeroLinePen(QPen(theme.axis, 1));
    styleLines();
}

void TableContent::styleLines() {
    for (const Line& line : m_lines) {
        const QColor& color = cyclic(m_theme.lines, line.entry);
        QPen pen(color, 1.8);
        pen.setJoinStyle(Qt::BevelJoin);
        line.path->setPen(m_compared ? QPen(Qt::NoPen) : pen);
        for (std::size_t j = 0; j < line.pinned.size(); ++j) {
            QPen reference = pinnedPen(m_pinned[j].run, muted(color, m_theme), j, m_theme);
            if (isDashedBy()) dashBy(reference, line.entry);
            line.pinned[j]->setPen(reference);
            line.pinned[j]->setMarks({markerOf(m_pinned[j].run), j});
        }
    }
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const QPen pen(cyclic(m_theme.lines, m_entries + i), 1.4, cyclic(markDashes, i));
        for (PathLine* path : m_marks[i].paths)
            path->setPen(pen);
        if (!m_marks[i].name) continue;
        QColor behind = m_theme.background; // so that the label can be read over lines
        behind.setAlphaF(0.75F);
        m_marks[i].name->setBrush(behind);
        m_marks[i].name->setColor(m_theme.text);
        m_marks[i].name->setFont(smallFont(m_plot.font()));
    }
}

/// Whether dashes distinguish columns. This is so if several columns are visible and colours distinguish
/// runs.
bool TableContent::isDashedBy() const {
    const auto seen = std::ranges::find(m_lines, true, &Line::visible);
    return m_compared && std::any_of(seen, m_lines.end(), [&](const Line& line) {
               return line.visible && line.entry != seen->entry;
           });
}

void TableContent::showWhatIsVisible() {
    if (m_compared) styleLines();
    for (const Line& line : m_lines) {
        line.path->setVisible(line.visible);
        for (std::size_t j = 0; j < line.pinned.size(); ++j)
            line.pinned[j]->setVisible(line.visible && m_pinned[j].visible);
    }
    for (const Mark& mark : m_marks) {
        const bool visible = mark.visible && !m_compared && std::isfinite(mark.place);
        for (PathLine* path : mark.paths)
            path->setVisible(visible);
        if (mark.name) mark.name->setVisible(visible);
    }
    fitPlotBelow();
}

QString TableContent::nameOf(const Series& series) const {
    if (!series.label.empty()) return toQt(series.label);
    const Quantity* column = columnOf(series.quantity);
    return column ? toQt(column->label) : QString();
}

std::vector<LegendEntry> TableContent::legend() const {
    if (m_lines.size() < 2 && m_marks.empty() && m_pinnedCount == 0) return {};
    std::vector<LegendEntry> entries;
    for (const Line& line : m_lines)
        if (line.entry == entries.size())
            entries.push_back({nameOf(line.series),
                               m_compared ? quantityPen(m_theme, line.entry, isDashedBy() && line.visible)
                                          : line.path->pen(),
                               line.visible});
    for (const Mark& mark : m_marks) {
        entries.push_back({nameOf(mark.series), mark.paths.front()->pen(), mark.visible});
        entries.back().present = std::isfinite(mark.place) && !m_compared;
    }
    for (std::size_t j = 0; j < m_pinnedCount; ++j) {
        const Pinned& run = m_pinned[j].run;
        entries.push_back({run.name, pinnedPen(run, m_theme.mutedText, j, m_theme), m_pinned[j].visible});
        entries.back().marker = markerOf(run);
        if (isDashedBy()) entries.back().pen.setStyle(Qt::SolidLine);
    }
    return entries;
}

void TableContent::setEntryShown(std::size_t entry, bool shown) {
    const std::size_t pinned = m_entries + m_marks.size();
    for (Line& line : m_lines)
        if (line.entry == entry) line.visible = shown;
    if (entry >= pinned)
        m_pinned[entry - pinned].visible = shown;
    else if (entry >= m_entries)
        m_marks[entry - m_entries].visible = shown;
    showWhatIsVisible();
}

QString TableContent::axisOf(const std::string& column) const {
    const Quantity* quantity = columnOf(column);
    return quantity ? axisLabel(*quantity) : QString();
}

/// The label of the x axis. Empty if the second plot has the label.
QString TableContent::xLabel() const {
    return m_below ? QString() : axisOf(m_recipe.against);
}

/// Labels of the y axes, one for each plot.
QStringList TableContent::yLabels() const {
    if (!m_recipe.yLabel.empty() || m_lines.empty()) return toQt(m_recipe.yLabel).split(u'\n');
    return {axisOf(m_lines.front().series.quantity)};
}

QString TableContent::yLabel() const {
    return yLabels().front();
}

/// Bounds of the visible lines and of the horizontal marks in one of the plots.
Bounds TableContent::boundsOf(bool below) const {
    Bounds bounds;
    for (const Line& line : m_lines) {
        if (line.below != below) continue;
        for (const auto& [path, name] : visiblePaths(line))
            add(bounds, *path);
    }
    for (const Mark& mark : m_marks)
        if (!bounds.isEmpty && mark.visible && !mark.isUpright && mark.below == below
            && std::isfinite(mark.place))
            bounds.add(bounds.rect.left(), mark.place);
    return bounds;
}

QCPRange TableContent::upwards(const Bounds& bounds) const {
    const double bottom = bounds.rect.top(), top = bounds.rect.bottom(); // y increases upwards
    return m_recipe.zeroLine ? widened(std::min(0.0, bottom), std::max(0.0, top)) : widened(bottom, top);
}

void TableContent::fitPlotBelow() {
    if (!m_below) return;
    if (const Bounds bounds = boundsOf(true); !bounds.isEmpty) m_below->y()->setRange(upwards(bounds));
}

/// Shows all rows. A figure to scale has a margin, as a scene does.
FigureWindow TableContent::everything() const {
    const Bounds main = boundsOf(false);
    Bounds bounds = main;
    bounds.add(boundsOf(true));
    if (bounds.isEmpty) return {};
    const double left = bounds.rect.left(), right = bounds.rect.right();
    const QCPRange x = m_recipe.toScale || left == right ? widened(left, right) : QCPRange(left, right);
    const QCPRange y = main.isEmpty ? QCPRange(0, 1) : upwards(main);
    return {x.lower, x.upper, y.lower, y.upper};
}

/// The paths of a line that are visible, with the names of reference runs and of parts of the table.
std::vector<std::pair<const PathLine*, QString>> TableContent::visiblePaths(const Line& line) const {
    std::vector<std::pair<const PathLine*, QString>> paths;
    if (!line.visible) return paths;
    if (!m_compared) paths.emplace_back(line.path, QString());
    for (std::size_t j = 0; j < m_pinnedCount; ++j)
        if (m_pinned[j].visible) paths.emplace_back(line.pinned[j], m_pinned[j].run.name);
    return paths;
}

/// The values in the row that is nearest to the mouse.
QString TableContent::toolTip(const QPointF& place) const {
    const Line* nearest = nullptr;
    QString run;
    QPointF row;
    double least = rowReach * rowReach;
    for (const Line& line : m_lines)
        for (const auto& [path, name] : visiblePaths(line))
            for (const QCPCurveData& point : *path->data()) {
                const QPointF there(path->keyAxis()->coordToPixel(point.key),
                                    path->valueAxis()->coordToPixel(point.value));
                const double away = distance2(there, place);
                if (!(away <= least)) continue;
                least = away;
                nearest = &line;
                run = name;
                row = {point.key, point.value};
            }
    if (!nearest || !tableOf(m_shown)) return {};
    const auto told = [&](const std::string& id, const QString& name, double value, const QCPAxis& axis) {
        const Quantity* column = columnOf(id);
        const QString unit = column ? toQt(column->unit) : QString();
        return QString("%1: %2 %3").arg(name, readable(value, axis.range().size()), unit).trimmed();
    };
    const std::string& across = acrossOf(nearest->series);
    const Quantity* column = columnOf(across);
    return (run.isEmpty() ? run : run + u'\n')
           + told(across, column ? toQt(column->label) : QString(), row.x(), *m_plot.xAxis) + u'\n'
           + told(nearest->series.quantity, nameOf(nearest->series), row.y(), *nearest->path->valueAxis());
}

QStringList TableContent::inWords() const {
    const auto unitOf = [this](const std::string& id) {
        const Quantity* column = columnOf(id);
        return column ? toQt(column->unit) : QString();
    };
    QStringList lines;
    const auto tell = [&](const QString& name, const Line& line, const PathLine& path) {
        lines << lineInWords(name, pointsOf(path), unitOf(acrossOf(line.series)),
                             unitOf(line.series.quantity));
    };
    for (const Line& line : m_lines)
        for (const auto& [path, name] : visiblePaths(line)) {
            const QString column = nameOf(line.series);
            tell(name.isEmpty() ? column : QStringLiteral("%1, %2").arg(name, column), line, *path);
        }
    for (const Mark& mark : m_marks)
        if (mark.paths.front()->visible())
            lines << QStringLiteral("%1: %2.").arg(
                nameOf(mark.series),
                withUnit(readable(mark.place, std::abs(mark.place)), unitOf(mark.series.quantity)));
    return lines;
}

} // namespace talweg
