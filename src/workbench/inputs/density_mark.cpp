#include "workbench/inputs/density_mark.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "project/drawn_inputs.h"
#include "study/results_in_units.h"
#include "workbench/common/look.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace talweg {

namespace {

QString inHtml(const std::string& text) {
    return toQt(text).toHtmlEscaped();
}

QString toolTipOf(const Density& density, const Distribution& distribution, const Parameter& parameter,
                  const std::string& text, const DisplayUnits& units) {
    const std::string unit(units.unitFor(parameter.unit));
    const auto number = [&](double value) {
        const std::string plain = significant(units.shown(value, parameter.unit), 4);
        return inHtml(unit.empty() ? plain : plain + " " + unit);
    };
    const QString moves =
        isAboutValue(text)
            ? DensityMark::tr("Changing the number in the field shifts the distribution.")
            : DensityMark::tr("Changing the number in the field affects only the run, not the distribution.");
    return DensityMark::tr("<p><b>Uncertain: %1</b></p>").arg(inHtml(text))
           + QStringLiteral("<p>%1.</p>")
                 .arg(inHtml(inWords(inUnits(distribution, parameter.unit, units), unit)))
           + DensityMark::tr("<p>Mean %1, 5th percentile %2, 95th percentile %3.</p>")
                 .arg(number(density.mean), number(density.low), number(density.high))
           + QStringLiteral("<p>%1 %2</p>")
                 .arg(moves, DensityMark::tr("Click to show this input among the uncertain inputs. To make "
                                             "it certain, use the context menu of the field."));
}

} // namespace

ShownDensity shownDensity(const System& system, const Values& values, const Parameter& parameter,
                          const std::string& text, const ColumnReader& columns, const DisplayUnits& units) {
    if (text.empty()) return {};
    ShownDensity shown{true};
    if (const auto* own = std::get_if<double>(&values.at(parameter.id))) shown.nominal = *own;
    const DistributionReading reading = readDistribution(system, parameter.id, text, {&values, columns});
    if (!reading.distribution) {
        shown.toolTip = QStringLiteral("<p>%1</p>").arg(inHtml(reading.error));
        return shown;
    }
    shown.density = densityOf(*reading.distribution, parameter.range);
    shown.toolTip = toolTipOf(*shown.density, *reading.distribution, parameter, text, units);
    return shown;
}

DensityMark::DensityMark(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("density"));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Uncertain"));
    hide();
}

void DensityMark::setDensity(const ShownDensity& shown) {
    m_shown = shown;
    setToolTip(shown.toolTip);
    setVisible(shown.isDrawn);
    update();
}

void DensityMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(1, 1.5, -1, -1.5);
    const Theme& theme = currentTheme();
    painter.setPen(QPen(m_shown.density ? theme.mutedText : theme.bad, 1));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    if (m_shown.density) return drawCurve(painter, room);
    painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("!"));
}

/// Fills the area with the curve. If the input's value is outside the curve, its line is drawn at the edge.
void DensityMark::drawCurve(QPainter& painter, const QRectF& room) const {
    const Theme& theme = currentTheme();
    const Points& curve = m_shown.density->curve;
    double from = curve.front().x(), to = curve.back().x();
    if (from == to) from -= 1, to += 1;
    const double air = 0.08 * (to - from);
    const auto xOf = [&](double value) {
        return room.left()
               + std::clamp((value - from + air) / (to - from + 2 * air), 0.0, 1.0) * room.width();
    };
    double highest = 0;
    for (const Point& point : curve)
        highest = std::max(highest, point.y());
    const auto yOf = [&](double density) { return room.bottom() - density / highest * room.height(); };
    painter.setPen(QPen(theme.accent, 1.3));
    if (m_shown.density->isOfValues) {
        for (const Point& point : curve)
            painter.drawLine(QPointF(xOf(point.x()), room.bottom()), QPointF(xOf(point.x()), yOf(point.y())));
    } else {
        QPolygonF line{QPointF(xOf(from), room.bottom())};
        for (const Point& point : curve)
            line << QPointF(xOf(point.x()), yOf(point.y()));
        line << QPointF(xOf(to), room.bottom());
        QColor fill = theme.accent;
        fill.setAlphaF(0.25F);
        painter.setBrush(fill);
        painter.drawPolygon(line);
    }
    if (!std::isfinite(m_shown.nominal)) return;
    painter.setPen(QPen(theme.text, 1));
    const double x = xOf(m_shown.nominal);
    painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom() + 1));
}

} // namespace talweg

#include "moc_density_mark.cpp"
