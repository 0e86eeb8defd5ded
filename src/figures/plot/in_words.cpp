#include "figures/plot/in_words.h"

#include "figures/plot/plot_content.h"
#include "figures/plot/style.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

namespace talweg {

QString unitIn(const QString& label) {
    const qsizetype open = label.lastIndexOf(u'(');
    return open >= 0 && label.endsWith(u')') ? label.mid(open + 1).chopped(1) : QString();
}

QString lineInWords(const QString& name, const QPolygonF& points, const QString& xUnit,
                    const QString& yUnit) {
    QPolygonF places;
    std::ranges::copy_if(points, std::back_inserter(places), [](const QPointF& point) {
        return std::isfinite(point.x()) && std::isfinite(point.y());
    });
    if (places.isEmpty()) return {};
    const auto [least, greatest] = std::ranges::minmax_element(places, {}, &QPointF::y);
    const auto [left, right] = std::ranges::minmax_element(places, {}, &QPointF::x);
    const double width = right->x() - left->x(), height = greatest->y() - least->y();
    const double size = std::max(std::abs(greatest->y()), std::abs(least->y()));
    const bool isLevel = !(height > 1e-9 * size); // differences that are only rounding errors are ignored
    const auto across = [&](const QPointF& point) {
        return withUnit(readable(point.x(), width > 0 ? width : std::abs(point.x())), xUnit);
    };
    const auto upwards = [&](const QPointF& point) {
        return withUnit(readable(point.y(), isLevel ? size : height), yUnit);
    };
    const QPointF &first = places.front(), &last = places.back();
    if (places.size() == 1)
        return QCoreApplication::translate("talweg::PlotView", "%1: %2 at %3.")
            .arg(name, upwards(first), across(first));
    if (isLevel)
        return QCoreApplication::translate("talweg::PlotView", "%1: constant %2 from %3 to %4.")
            .arg(name, upwards(first), across(first), across(last));
    const auto isEnd = [&](double y) { return y == first.y() || y == last.y(); };
    if (isEnd(least->y()) && isEnd(greatest->y()))
        return QCoreApplication::translate("talweg::PlotView",
                                           "%1: from %2 at %3 to %4 at %5; these are its extreme values.")
            .arg(name, upwards(first), across(first), upwards(last), across(last));
    return QCoreApplication::translate("talweg::PlotView",
                                       "%1: from %2 at %3 to %4 at %5; maximum %6 at %7, minimum %8 at %9.")
        .arg(name, upwards(first), across(first), upwards(last), across(last), upwards(*greatest),
             across(*greatest), upwards(*least), across(*least));
}

QString lineInWords(const PlotContent& content, const QString& name, const QPolygonF& points) {
    return lineInWords(name, points, unitIn(content.xLabel()), unitIn(content.yLabel()));
}

QPolygonF pointsOf(const QCPAbstractPlottable& line) {
    // interface1D() is not const, but does not change anything.
    const auto* data = const_cast<QCPAbstractPlottable&>(line).interface1D();
    QPolygonF points;
    for (int i = 0; data && i < data->dataCount(); ++i)
        points << QPointF(data->dataMainKey(i), data->dataMainValue(i));
    return points;
}

} // namespace talweg
