#include "figures/run/run_style.h"

#include <array>
#include <map>

namespace talweg {

std::vector<std::optional<std::size_t>> bodyLines(const Run& run, const std::vector<std::string>& names) {
    std::vector<std::optional<std::size_t>> lines;
    std::map<std::string, std::size_t> met;
    for (const std::string& name : names) {
        std::vector<std::optional<std::size_t>> called;
        for (const SceneBody& body : run.scene.bodies)
            if (body.name == name) called.push_back(body.line);
        const std::size_t number = called.size() == 1 ? 0 : met[name]++;
        lines.push_back(number < called.size() ? called[number] : std::nullopt);
    }
    return lines;
}

QPen pinnedPen(const QColor& color, std::size_t number) {
    static const std::array<QList<qreal>, 4> dashes{{{5, 3}, {1.5, 2.5}, {7, 2.5, 1.5, 2.5}, {9, 3}}};
    QPen pen(color, 1.3);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes[number % dashes.size()]);
    return pen;
}

QPen pinnedPen(const Pinned& pinned, const QColor& color, std::size_t number, const Theme& theme) {
    if (pinned.isMeasured) return {pinned.line ? cyclic(theme.lines, *pinned.line) : color, 1, Qt::NoPen};
    return pinned.line ? comparedPen(theme, *pinned.line) : pinnedPen(color, number);
}

namespace {

/// Dash patterns of runs that are compared as equals; the first one is a solid line.
const std::array<QList<qreal>, 8> comparedDashes{
    {{}, {6, 3}, {1.5, 2}, {7, 2.5, 1.5, 2.5}, {11, 3}, {7, 2, 1.5, 2, 1.5, 2}, {3, 2}, {11, 2.5, 3, 2.5}}};

void dash(QPen& pen, const QList<qreal>& pattern) {
    if (pattern.isEmpty())
        pen.setStyle(Qt::SolidLine);
    else
        pen.setDashPattern(pattern);
}

} // namespace

QPen comparedPen(const Theme& theme, std::size_t line) {
    QPen pen(cyclic(theme.lines, line), 1.8);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::BevelJoin);
    dash(pen, cyclic(comparedDashes, line));
    return pen;
}

QCPScatterStyle::ScatterShape comparedMarker(std::size_t line) {
    using enum QCPScatterStyle::ScatterShape;
    static const std::array shapes{ssCircle,           ssSquare, ssTriangle, ssDiamond,
                                   ssTriangleInverted, ssCross,  ssPlus,     ssStar};
    return cyclic(shapes, line);
}

QCPScatterStyle dotsOf(const Pinned& pinned, const QColor& color) {
    constexpr double size = 3.5; // pixels
    if (!pinned.isMeasured) return {};
    return {markerOf(pinned), QPen(color, 1), Qt::NoBrush, size};
}

QCPScatterStyle::ScatterShape markerOf(const Pinned& pinned) {
    if (pinned.isMeasured) return comparedMarker(pinned.line.value_or(pinned.track));
    return pinned.line ? comparedMarker(*pinned.line) : QCPScatterStyle::ssNone;
}

QPen quantityPen(const Theme& theme, std::size_t number, bool dashed) {
    QPen pen(theme.text, 1.8);
    pen.setCapStyle(Qt::FlatCap);
    if (dashed) dashBy(pen, number);
    return pen;
}

void dashBy(QPen& pen, std::size_t quantity) {
    dash(pen, cyclic(comparedDashes, quantity));
}

} // namespace talweg
