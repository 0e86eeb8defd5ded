#include "workbench/help/equation.h"
#include "workbench/help/equation_reader.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>

namespace talweg {

namespace {

using Kind = MathNode::Kind;
using Mark = Equation::Mark;

// Lengths relative to the font size of the surrounding letters.
constexpr qreal productGap = 0.15; ///< between factors
constexpr qreal functionGap = 0.2; ///< between a function and its neighbours
constexpr qreal signGap = 0.24, relationGap = 0.3, separatorGap = 0.3, wordGap = 0.3;
constexpr qreal stroke = 0.065;      ///< thickness of the bars of fractions and roots
constexpr qreal barOverhang = 0.1;   ///< overhang of a fraction's bar beyond numerator and denominator
constexpr qreal barClearance = 0.13; ///< gap between the bar and numerator or denominator
constexpr qreal scriptGap = 0.05;    ///< between a letter and its scripts
constexpr qreal lowering = 0.22;     ///< shift of subscripts below the baseline
constexpr qreal deeper = 0.32, lifted = 0.22; ///< shifts if a symbol has both: subscript down, prime up
constexpr qreal raising = 0.4;                ///< shift of superscripts above the baseline
constexpr qreal scriptSize = 0.72, fractionSize = 0.92, smallest = 0.6;
constexpr qreal rootClearance = 0.12; ///< gap between the root's bar and its content
constexpr qreal tolerance = 0.2;      ///< largest overhang of letters above and below their brackets
constexpr qreal cellGap = 1.8, lineGap = 0.6;
constexpr qreal leastAscent = 0.8, leastDescent = 0.25; ///< of a line, so that lines are evenly spaced

/// A typeset part. The origin is the left end of its baseline.
struct Laid {
    qreal width = 0, ascent = 0, descent = 0;
    std::vector<Mark> marks = {};

    void put(Laid piece, qreal x, qreal y) {
        for (Mark& mark : piece.marks) {
            mark.at += QPointF(x, y);
            mark.shape.translate(x, y);
            mark.box.translate(x, y);
            marks.push_back(std::move(mark));
        }
        width = std::max(width, x + piece.width);
        ascent = std::max(ascent, piece.ascent - y);
        descent = std::max(descent, piece.descent + y);
    }
    void put(const QPainterPath& shape) { marks.push_back({.shape = shape, .box = shape.boundingRect()}); }
};

/// Typesets nodes in a font. `size` is relative to the font size.
class Setter {
public:
    explicit Setter(const QFont& font) : m_font(font), m_full(QFontInfo(font).pixelSize()) {}

    Laid lines(const std::vector<MathLine>& all) const;

private:
    /// The font size in pixels, to which all lengths are relative.
    qreal em(qreal size) const { return m_full * size; }
    /// Height of fraction bars and signs above the baseline, in pixels.
    qreal axis(qreal size) const { return QFontMetricsF(fontOf(size, false)).xHeight() / 2; }
    QFont fontOf(qreal size, bool slanted) const {
        QFont font(m_font);
        if (font.pixelSize() > 0)
            font.setPixelSize(std::max(1, qRound(font.pixelSize() * size)));
        else
            font.setPointSizeF(font.pointSizeF() * size);
        font.setItalic(slanted);
        return font;
    }

    Laid set(const MathNode& node, qreal size) const;
    Laid glyphs(const QString& text, qreal size, bool slanted) const;
    Laid row(const MathNode& node, qreal size) const;
    Laid application(const MathNode& node, qreal size) const;
    Laid fraction(const MathNode& node, qreal size) const;
    Laid root(const MathNode& node, qreal size) const;
    Laid group(const MathNode& node, qreal size) const;
    Laid scripts(const MathNode& node, qreal size) const;
    Laid line(const MathLine& line, const std::map<int, qreal>& columns) const;
    QPainterPath bracket(QChar which, qreal top, qreal bottom, qreal size) const;

    QFont m_font;
    qreal m_full;
};

Laid Setter::glyphs(const QString& text, qreal size, bool slanted) const {
    const QFont font = fontOf(size, slanted);
    const QFontMetricsF metrics(font);
    const QRectF ink = metrics.tightBoundingRect(text);
    Laid laid;
    // Slanted letters extend beyond their advance width.
    const qreal before = std::max(-ink.left(), 0.0);
    laid.width = before + std::max(metrics.horizontalAdvance(text), ink.right());
    laid.ascent = std::max(-ink.top(), metrics.xHeight());
    laid.descent = std::max(ink.bottom(), 0.0);
    laid.marks.push_back(
        {.text = text, .font = font, .at = QPointF(before, 0), .box = ink.translated(before, 0)});
    return laid;
}

Laid Setter::set(const MathNode& node, qreal size) const {
    switch (node.kind) {
    case Kind::variable:
        return glyphs(node.text, size, true);
    case Kind::row:
        return row(node, size);
    case Kind::application:
        return application(node, size);
    case Kind::differential: {
        Laid laid = set(node.parts[0], size);
        laid.put(set(node.parts[1], size), laid.width, 0);
        return laid;
    }
    case Kind::fraction:
        return fraction(node, size);
    case Kind::root:
        return root(node, size);
    case Kind::group:
        return group(node, size);
    case Kind::scripts:
        return scripts(node, size);
    default:
        return glyphs(node.text, size, false);
    }
}

/// Whether the sign at index `sign` separates two terms, because a term precedes it.
bool partsTerms(const std::vector<MathNode>& parts, std::size_t sign) {
    if (sign == 0) return false;
    const Kind before = parts[sign - 1].kind;
    return before != Kind::relation && before != Kind::sign && before != Kind::separator
           && before != Kind::word;
}

/// The gap between the part at index `right` and the part before it.
qreal gapBetween(const std::vector<MathNode>& parts, std::size_t right) {
    const Kind a = parts[right - 1].kind, b = parts[right].kind;
    if (b == Kind::separator) return 0;
    if (a == Kind::separator) return separatorGap;
    if (a == Kind::relation || b == Kind::relation) return relationGap;
    if (a == Kind::word || b == Kind::word) return wordGap;
    if (b == Kind::sign) return signGap;
    if (a == Kind::sign) return partsTerms(parts, right - 1) ? signGap : scriptGap;
    return a == Kind::application || b == Kind::application ? functionGap : productGap;
}

Laid Setter::row(const MathNode& node, qreal size) const {
    Laid laid;
    for (std::size_t i = 0; i < node.parts.size(); ++i) {
        const qreal gap = i == 0 ? 0 : gapBetween(node.parts, i) * em(size);
        laid.put(set(node.parts[i], size), laid.width + gap, 0);
    }
    return laid;
}

/// Adds a gap between the function and its argument unless the argument is in brackets.
Laid Setter::application(const MathNode& node, qreal size) const {
    Laid laid = set(node.parts[0], size);
    if (node.parts.size() < 2) return laid;
    const MathNode& of = node.parts[1];
    const MathNode& first = of.kind == Kind::scripts ? of.parts[0] : of;
    const qreal gap = first.kind == Kind::group ? scriptGap : functionGap;
    laid.put(set(of, size), laid.width + gap * em(size), 0);
    return laid;
}

QPainterPath barFrom(qreal left, qreal right, qreal middle, qreal thickness) {
    QPainterPath bar;
    bar.addRect(left, middle - thickness / 2, right - left, thickness);
    return bar;
}

Laid Setter::fraction(const MathNode& node, qreal size) const {
    const qreal part = std::max(size * fractionSize, std::min(size, smallest));
    const Laid above = set(node.parts[0], part), below = set(node.parts[1], part);
    const qreal overhang = barOverhang * em(size), width = std::max(above.width, below.width) + 2 * overhang;
    const qreal thickness = stroke * em(size), clear = barClearance * em(size), bar = -axis(size);
    Laid laid;
    laid.put(above, (width - above.width) / 2, bar - thickness / 2 - clear - above.descent);
    laid.put(below, (width - below.width) / 2, bar + thickness / 2 + clear + below.ascent);
    laid.put(barFrom(0, width, bar, thickness));
    laid.width = width;
    return laid;
}

Laid Setter::root(const MathNode& node, qreal size) const {
    const Laid inside = set(node.parts[0], size);
    const qreal unit = em(size), thickness = stroke * unit;
    const qreal top = -inside.ascent - rootClearance * unit - thickness / 2;
    const qreal bottom = std::max(inside.descent, 0.05 * unit) + 0.02 * unit;
    const qreal height = bottom - top, foot = 0.28 * unit, head = 0.55 * unit;
    const qreal end = head + 0.06 * unit + inside.width + 0.08 * unit;
    QPainterPath line(QPointF(0.02 * unit, bottom - std::min(0.45 * height, 0.5 * unit)));
    line.lineTo(0.13 * unit, bottom - std::min(0.52 * height, 0.58 * unit));
    line.lineTo(foot, bottom);
    line.lineTo(head, top);
    line.lineTo(end, top);
    QPainterPathStroker pen;
    pen.setWidth(thickness);
    pen.setJoinStyle(Qt::MiterJoin);
    Laid laid;
    laid.put(inside, head + 0.06 * unit, 0);
    laid.put(pen.createStroke(line).simplified());
    laid.width = end + 0.06 * unit;
    laid.ascent = -top + thickness;
    laid.descent = std::max(laid.descent, bottom);
    return laid;
}

/// A bracket around a part that is higher than a letter, from `top` to `bottom`.
QPainterPath Setter::bracket(QChar which, qreal top, qreal bottom, qreal size) const {
    const qreal unit = em(size), thick = stroke * unit, width = 0.24 * unit, middle = (top + bottom) / 2;
    const bool mirrored = which == u')' || which == u']' || which == u'⟩';
    QPainterPath path;
    if (which == u'(' || which == u')') {
        path.moveTo(width, top);
        path.cubicTo(-0.05 * unit, top + (middle - top) * 0.6, -0.05 * unit, bottom - (bottom - middle) * 0.6,
                     width, bottom);
        path.cubicTo(-0.05 * unit + 1.5 * thick, bottom - (bottom - middle) * 0.6, -0.05 * unit + 1.5 * thick,
                     top + (middle - top) * 0.6, width, top);
    } else {
        QPainterPath line;
        if (which == u'|') {
            line.moveTo(width / 2, top);
            line.lineTo(width / 2, bottom);
        } else {
            line.moveTo(width, top);
            if (which == u'[' || which == u']') {
                line.lineTo(thick, top);
                line.lineTo(thick, bottom);
            } else {
                line.lineTo(thick, middle);
            }
            line.lineTo(width, bottom);
        }
        QPainterPathStroker pen;
        pen.setWidth(thick);
        pen.setJoinStyle(Qt::MiterJoin);
        path = pen.createStroke(line).simplified();
    }
    return mirrored ? QTransform(-1, 0, 0, 1, width, 0).map(path) : path;
}

Laid Setter::group(const MathNode& node, qreal size) const {
    const Laid inside = set(node.parts[0], size);
    const QFontMetricsF metrics(fontOf(size, false));
    const QRectF glyph = metrics.tightBoundingRect(QStringLiteral("("));
    const qreal clear = scriptGap * em(size);
    const qreal allowed = tolerance * em(size);
    const bool high = inside.ascent > -glyph.top() + allowed || inside.descent > glyph.bottom() + allowed;
    Laid laid;
    if (!high) {
        laid.put(glyphs(node.text.left(1), size, false), 0, 0);
        laid.put(inside, laid.width + clear / 2, 0);
        laid.put(glyphs(node.text.mid(1), size, false), laid.width + clear / 2, 0);
        return laid;
    }
    const qreal half = std::max(inside.ascent - axis(size), inside.descent + axis(size)) + clear;
    const qreal top = -axis(size) - half, bottom = -axis(size) + half, width = 0.24 * em(size);
    laid.put(bracket(node.text[0], top, bottom, size));
    laid.put(inside, width + clear, 0);
    laid.put(bracket(node.text[1], top, bottom, size).translated(laid.width + clear, 0));
    laid.width += clear + width;
    laid.ascent = -top;
    laid.descent = bottom;
    return laid;
}

/// Whether a superscript is a prime. The prime character is already raised in the font.
bool isRaisedAlready(const MathNode& above) {
    return above.parts.size() == 1 && (above.parts[0].text == u'′' || above.parts[0].text == u'″');
}

Laid Setter::scripts(const MathNode& node, qreal size) const {
    const qreal part = std::max(size * scriptSize, std::min(size, smallest * scriptSize));
    Laid laid = set(node.parts[0], size);
    const qreal from = laid.width + scriptGap * em(size);
    const qreal height = laid.ascent, depth = laid.descent;
    const bool symbol = node.parts[0].kind != Kind::group;
    const bool prime = isRaisedAlready(node.parts[2]), both = !node.parts[1].isEmpty() && prime;
    if (!node.parts[1].isEmpty())
        laid.put(set(node.parts[1], part), symbol ? laid.width : from,
                 std::max((both ? deeper : lowering) * em(size), symbol ? 0 : depth));
    if (!node.parts[2].isEmpty()) {
        const Laid above = set(node.parts[2], prime ? size : part);
        const qreal up = std::max(raising * em(size), symbol ? 0 : height - 0.5 * above.ascent);
        laid.put(above, from, both ? -lifted * em(size) : prime ? 0 : -up - above.descent);
    }
    return laid;
}

Laid Setter::line(const MathLine& line, const std::map<int, qreal>& columns) const {
    Laid laid;
    laid.ascent = leastAscent * em(1);
    laid.descent = leastDescent * em(1);
    for (const MathLine::Cell& cell : line.cells)
        laid.put(set(cell.content, 1), columns.at(cell.column), 0);
    return laid;
}

/// Cells that start at the same column of the text are aligned. They start to the right of all cells before
/// them.
Laid Setter::lines(const std::vector<MathLine>& all) const {
    std::map<int, qreal> columns;
    for (const MathLine& line : all)
        for (const MathLine::Cell& cell : line.cells)
            columns[cell.column] = 0;
    qreal before = 0;
    for (auto& [column, place] : columns) {
        for (const MathLine& line : all)
            for (std::size_t c = 1; c < line.cells.size(); ++c)
                if (line.cells[c].column == column)
                    place = std::max(place, columns.at(line.cells[c - 1].column)
                                                + set(line.cells[c - 1].content, 1).width + cellGap * em(1));
        // If all cells in a column start their lines, the column begins where the previous one does.
        if (place == 0) place = before;
        before = place;
    }
    Laid laid;
    qreal base = 0;
    for (const MathLine& each : all) {
        Laid next = line(each, columns);
        if (!laid.marks.empty()) base += next.ascent + lineGap * em(1);
        const qreal descent = next.descent;
        laid.put(std::move(next), 0, base);
        base += descent;
    }
    return laid;
}

} // namespace

std::optional<Equation> Equation::set(const QString& text, const QFont& font) {
    const auto lines = readEquations(text);
    if (!lines) return {};
    Laid laid = Setter(font).lines(*lines);
    Equation equation;
    equation.m_bounds = QRectF(0, -laid.ascent, laid.width, laid.ascent + laid.descent);
    for (const Mark& mark : laid.marks)
        equation.m_bounds |= mark.box;
    equation.m_bounds.adjust(-1, -1, 1, 1);
    equation.m_marks = std::move(laid.marks);
    return equation;
}

void Equation::paint(QPainter& painter, const QPointF& at, const QColor& ink) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.setPen(ink);
    for (const Mark& mark : m_marks) {
        painter.setFont(mark.font);
        if (mark.text.isEmpty())
            painter.fillPath(mark.shape, ink);
        else
            painter.drawText(mark.at, mark.text);
    }
    painter.restore();
}

QImage Equation::image(const QColor& ink, qreal scale) const {
    const QSize size(static_cast<int>(std::ceil(m_bounds.width())),
                     static_cast<int>(std::ceil(m_bounds.height())));
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, -m_bounds.topLeft(), ink);
    return image;
}

} // namespace talweg
