#include "figures/monte_carlo/paths_content.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "figures/plot/in_words.h"
#include "figures/plot/style.h"
#include "figures/study/study_text.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr double fanWidth = 1.8, singleWidth = 0.7;
/// Height of the strip at the bottom, with a margin, as a fraction of the height above the strip.
constexpr double stripRoom = ShareStrip::part / (1 - ShareStrip::part) + 0.03;

QString numberText(const Quantity& quantity, double value) {
    if (!std::isfinite(value)) return QStringLiteral("–");
    QString text = toQt(significant(value, 4));
    if (text.startsWith(u'-')) text[0] = QChar(0x2212);
    return withUnit(text, toQt(quantity.unit));
}

/// The paths as one line with gaps between them.
QVector<QCPCurveData> joined(const std::vector<RunPath>& paths) {
    QVector<QCPCurveData> data;
    for (const RunPath& path : paths) {
        for (std::size_t i = 0; i < path.x.size(); ++i)
            data.append({static_cast<double>(data.size()), path.x[i], path.y[i]});
        data.append({static_cast<double>(data.size()), nothing, nothing});
    }
    return data;
}

QCPRange rangeOf(const std::vector<double>& values, std::optional<QCPRange> range = {}) {
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        if (range)
            range->expand(value);
        else
            range = QCPRange(value, value);
    }
    return range.value_or(QCPRange(0, 1));
}

} // namespace

PathsContent::PathsContent(QCustomPlot& plot) : m_plot(plot), m_ground(new GroundItem(&plot)) {
    plot.addLayer("paths_below", plot.layer("main"), QCustomPlot::limBelow);
    plot.addLayer("paths_above", plot.layer("main"), QCustomPlot::limAbove);
    m_ground->setLayer("paths_below");
    m_outer = new Band(&plot, "paths_below");
    m_inner = new Band(&plot, "paths_below");
    for (PathLine** line : {&m_singles, &m_median, &m_own}) {
        *line = new PathLine(plot.xAxis, plot.yAxis);
        (*line)->setSelectable(QCP::stNone);
    }
    m_strip = new ShareStrip(&plot, "paths_above");
}

PathsContent::~PathsContent() {
    for (PathLine* line : {m_singles, m_median, m_own})
        m_plot.removePlottable(line);
    for (FigureItem* item : items())
        m_plot.removeItem(item);
    m_plot.removeLayer(m_plot.layer("paths_below"));
    m_plot.removeLayer(m_plot.layer("paths_above"));
}

void PathsContent::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureItem* item : items())
        item->setTheme(theme);
    draw();
}

bool PathsContent::isEmpty() const {
    return !m_drawing || !m_drawing->fan || fan().at.empty();
}

QString PathsContent::whyEmpty() const {
    if (!m_drawing || !m_drawing->fan || fan().runs < std::min(pathsAmong(m_drawing->runs), PathFan::fewest))
        return {};
    return QObject::tr("No paths to show: %1 is constant, or there are too few runs.")
        .arg(toQt(fan().x.label));
}

void PathsContent::show(std::shared_ptr<const MonteCarloDrawing> drawing) {
    m_drawing = std::move(drawing);
    draw();
}

QString PathsContent::caption() const {
    if (isEmpty()) return {};
    const std::size_t wanted = pathsAmong(m_drawing->runs);
    if (fan().runs < wanted) return QObject::tr("%1 of %2 paths computed").arg(fan().runs).arg(wanted);
    const QString all = countText(m_drawing->runs);
    return withNotes(wanted < m_drawing->runs ? QObject::tr("The first %1 of %2 runs").arg(wanted).arg(all)
                                              : QObject::tr("%1 runs").arg(all),
                     *m_drawing);
}

QPen PathsContent::penOf(Entry entry) const {
    if (entry == singles) {
        QColor color = m_theme.text;
        color.setAlphaF(0.35F);
        return {color, singleWidth};
    }
    QPen pen(entry == own ? m_theme.lines[1] : m_theme.lines[0], fanWidth);
    pen.setJoinStyle(Qt::BevelJoin);
    if (entry == own) pen.setDashPattern({5, 2.5});
    return pen;
}

QColor PathsContent::bandColor(Entry entry) const {
    QColor color = m_theme.lines[0];
    color.setAlphaF(entry == inner ? 0.3F : 0.2F);
    return color;
}

/// Sets the band between two quantiles, given by index. It has gaps where a quantile is unknown.
void PathsContent::showBand(Band& band, Entry entry, std::size_t low, std::size_t high) {
    std::vector<QPolygonF> pieces;
    QPolygonF above, below;
    const auto close = [&] {
        std::ranges::reverse(below);
        if (!above.isEmpty()) pieces.push_back(above + below);
        above.clear();
        below.clear();
    };
    for (std::size_t i = 0; m_shown[entry] && !isEmpty() && i < fan().at.size(); ++i) {
        const double from = fan().quantiles[low][i], to = fan().quantiles[high][i];
        if (!std::isfinite(from) || !std::isfinite(to)) {
            close();
            continue;
        }
        above << QPointF(fan().at[i], to);
        below << QPointF(fan().at[i], from);
    }
    close();
    band.setOutlines(std::move(pieces), bandColor(entry));
}

void PathsContent::draw() {
    const bool any = !isEmpty();
    m_ground->setRun(any && fan().isScene ? fan().nominalRun : nullptr);
    showBand(*m_outer, outer, 0, 4);
    showBand(*m_inner, inner, 1, 3);
    const RunPath middle = any ? RunPath{fan().at, fan().quantiles[2], false} : RunPath();
    m_median->data()->set(joined({middle}), true);
    m_own->data()->set(any ? joined({fan().nominal}) : QVector<QCPCurveData>(), true);
    m_singles->data()->set(any && m_shown[singles] ? joined(fan().singles) : QVector<QCPCurveData>(), true);
    m_median->setPen(penOf(median));
    m_own->setPen(penOf(own));
    m_singles->setPen(penOf(singles));
    m_median->setVisible(m_shown[median]);
    m_own->setVisible(m_shown[own]);
    QPolygonF shares;
    for (std::size_t i = 0; any && m_shown[share] && i < fan().at.size(); ++i)
        shares << QPointF(fan().at[i], static_cast<double>(fan().there[i]) / static_cast<double>(fan().runs));
    m_strip->setShares(std::move(shares), shareCaption());
}

QString PathsContent::shareCaption() const {
    if (isEmpty()) return {};
    return fan().of.x == PathOf::time ? QObject::tr("Share of runs with a value at this time, 0 to 100 %")
                                      : QObject::tr("Share of runs that reach this x value, 0 to 100 %");
}

std::vector<LegendEntry> PathsContent::legend() const {
    if (!m_drawing) return {};
    constexpr double bandPen = 7;
    const auto band = [&](Entry entry, const QString& name) {
        QPen pen(bandColor(entry), bandPen);
        pen.setCapStyle(Qt::FlatCap);
        return LegendEntry{name, pen, m_shown[entry]};
    };
    QColor strip = m_theme.mutedText;
    strip.setAlphaF(0.5F);
    QPen stripPen(strip, bandPen);
    stripPen.setCapStyle(Qt::FlatCap);
    const int count = m_drawing->fan ? static_cast<int>(fan().singles.size()) : 0;
    return {{QObject::tr("Median"), penOf(median), m_shown[median]},
            band(inner, QObject::tr("25 to 75 %")),
            band(outer, QObject::tr("5 to 95 %")),
            {QObject::tr("Run of the experiment"), penOf(own), m_shown[own]},
            {QObject::tr("%1 single runs").arg(count), penOf(singles), m_shown[singles]},
            {QObject::tr("Share of runs"), stripPen, m_shown[share]}};
}

void PathsContent::setEntryShown(std::size_t entry, bool shown) {
    m_shown[entry] = shown;
    draw();
}

QString PathsContent::xLabel() const {
    return m_drawing && m_drawing->fan ? axisLabel(fan().x) : QString();
}

QString PathsContent::yLabel() const {
    return m_drawing && m_drawing->fan ? axisLabel(fan().y) : QString();
}

FigureWindow PathsContent::everything() const {
    if (isEmpty()) return {};
    const auto& quantiles = fan().quantiles;
    QCPRange x(fan().at.front(), fan().at.back());
    QCPRange y = rangeOf(quantiles[4], rangeOf(quantiles[0]));
    if (m_shown[own]) {
        x = rangeOf(fan().nominal.x, x);
        y = rangeOf(fan().nominal.y, y);
    }
    for (const RunPath& path : fan().singles)
        if (m_shown[singles]) y = rangeOf(path.y, y);
    if (fan().isScene)
        for (const Points& ground : fan().nominalRun->scene.ground)
            for (const Point& point : ground)
                if (x.contains(point.x())) y.expand(point.y());
    if (m_shown[share]) y.lower -= stripRoom * std::max(y.size(), 1e-9);
    FigureWindow window = padded(x, y);
    if (m_shown[share]) window.bottom = y.lower;
    return window;
}

QString PathsContent::toolTip(const QPointF& place) const {
    if (isEmpty() || !m_plot.axisRect()->rect().contains(place.toPoint())) return {};
    const double x = m_plot.xAxis->pixelToCoord(place.x());
    const auto& at = fan().at;
    const auto i = static_cast<std::size_t>(
        std::ranges::min_element(at, {}, [x](double one) { return std::abs(one - x); }) - at.begin());
    const auto quantile = [&](std::size_t q) { return numberText(fan().y, fan().quantiles[q][i]); };
    const QString name = toQt(fan().x.symbol.empty() ? fan().x.label : fan().x.symbol);
    const bool overTime = fan().of.x == PathOf::time;
    QStringList lines{QStringLiteral("%1 = %2").arg(name, numberText(fan().x, at[i]))};
    lines << QObject::tr("5 %: %1, 25 %: %2, median %3, 75 %: %4, 95 %: %5")
                 .arg(quantile(0), quantile(1), quantile(2), quantile(3), quantile(4));
    lines << (overTime ? QObject::tr("Runs with a value at this time: %1 of %2")
                       : QObject::tr("Runs that reach this x value: %1 of %2"))
                 .arg(fan().there[i])
                 .arg(fan().runs);
    if (std::isfinite(fan().own[i]))
        lines << QObject::tr("Run of the experiment: %1").arg(numberText(fan().y, fan().own[i]));
    return lines.join(u'\n');
}

QStringList PathsContent::inWords() const {
    QStringList lines;
    for (const auto& [entry, line] : {std::pair{median, m_median}, {own, m_own}})
        if (m_shown[entry]) lines << lineInWords(*this, legend()[entry].name, pointsOf(*line));
    return lines;
}

} // namespace talweg
