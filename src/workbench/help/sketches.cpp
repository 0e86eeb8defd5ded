#include "workbench/help/sketches.h"
#include "workbench/help/equation.h"

#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

constexpr qreal thin = 1, bold = 2;

/// The point at a distance from `from`, in the direction `angle` (degrees, counter-clockwise from the right).
QPointF polar(const QPointF& from, qreal distance, qreal angle) {
    const qreal radians = angle * std::numbers::pi / 180;
    return from + distance * QPointF(std::cos(radians), -std::sin(radians));
}

/// Draws lines, arrows and symbols in a theme's colours. y points down; angles are in degrees,
/// counter-clockwise.
class Sketch {
public:
    Sketch(QPainter& painter, const QFont& font, const Theme& theme)
        : m_painter(painter), m_font(font), m_theme(theme) {}

    QColor velocity() const { return m_theme.lines[0]; }
    QColor force() const { return m_theme.lines[1]; }
    const QStringList& symbols() const { return m_symbols; }

    /// Fills the ground below a surface, down to `bottom`.
    void ground(const QPolygonF& surface, qreal bottom) {
        QPolygonF whole = surface;
        whole << QPointF(surface.last().x(), bottom) << QPointF(surface.first().x(), bottom);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.ground);
        m_painter.drawPolygon(whole);
        curve(surface);
    }
    void curve(const QPolygonF& points) {
        m_painter.setPen(QPen(m_theme.groundEdge, bold));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(points);
    }
    void polygon(const QPolygonF& outline) {
        m_painter.setPen(QPen(m_theme.text, bold));
        m_painter.setBrush(m_theme.panel);
        m_painter.drawPolygon(outline);
    }
    void ball(const QPointF& centre, qreal radius) {
        disc(centre, radius);
        dot(centre);
    }
    void dot(const QPointF& at) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.text);
        m_painter.drawEllipse(at, 2.5, 2.5);
    }
    void line(const QPointF& a, const QPointF& b, Qt::PenStyle style = Qt::SolidLine) {
        m_painter.setPen(QPen(m_theme.mutedText, thin, style));
        m_painter.drawLine(a, b);
    }
    void dashed(const QPointF& a, const QPointF& b) { line(a, b, Qt::DashLine); }
    void arrow(const QPointF& from, const QPointF& to, const QColor& color) {
        m_painter.setPen(QPen(color, bold, Qt::SolidLine, Qt::FlatCap));
        const qreal length = QLineF(from, to).length();
        m_painter.drawLine(from, from + (to - from) * (length - 6) / length);
        head(from, to, color, 10);
    }
    /// Draws a dimension between two points.
    void dimension(const QPointF& from, const QPointF& to) {
        line(from, to);
        head(from, to, m_theme.mutedText, 7);
        head(to, from, m_theme.mutedText, 7);
    }
    void axis(const QPointF& from, const QPointF& to) { arrow(from, to, m_theme.mutedText); }
    void bead(const QPointF& at) { disc(at, 7); }
    /// Draws a path with an arrow head at its end.
    void way(const QPolygonF& points) { led(points, m_theme.mutedText, thin); }
    void spin(const QPolygonF& points) { led(points, velocity(), bold); }
    /// Draws an arc for the angle between two directions `from` and `to`, in degrees.
    void angle(const QPointF& corner, qreal radius, qreal from, qreal to) {
        m_painter.setPen(QPen(m_theme.mutedText, thin));
        arc(corner, radius, from, to);
    }
    /// Draws a rotation from one angle to another, in degrees, with an arrow head at its end.
    void turn(const QPointF& centre, qreal radius, qreal from, qreal to) {
        m_painter.setPen(QPen(velocity(), bold));
        const qreal back = to > from ? -20 : 20;
        arc(centre, radius, from, to + back / 2);
        head(polar(centre, radius, to + back), polar(centre, radius, to), velocity(), 9);
    }
    /// Draws a symbol centred at a point, typeset as in equations. A text of several letters is a single
    /// symbol.
    void label(const QString& text, const QPointF& middle) {
        static const QRegularExpression symbol(QStringLiteral("[^\\s\\d=|+−,()/]+"));
        for (const QRegularExpressionMatch& match : symbol.globalMatch(text))
            if (!m_symbols.contains(match.captured())) m_symbols << match.captured();
        static const QRegularExpression several(QStringLiteral("^[a-z]{2,}$"));
        if (several.match(text).hasMatch()) return name(text, middle);
        const auto set = Equation::set(text, m_font);
        if (set) set->paint(m_painter, middle - set->bounds().center(), m_theme.text);
    }

private:
    void disc(const QPointF& centre, qreal radius) {
        m_painter.setPen(QPen(m_theme.text, bold));
        m_painter.setBrush(m_theme.panel);
        m_painter.drawEllipse(centre, radius, radius);
    }
    void led(const QPolygonF& points, const QColor& color, qreal width) {
        m_painter.setPen(QPen(color, width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(points);
        head(points[points.size() - 3], points.last(), color, 8);
    }
    void name(const QString& text, const QPointF& middle) {
        QFont font(m_font);
        font.setItalic(true);
        m_painter.setFont(font);
        m_painter.setPen(m_theme.text);
        QRectF place(0, 0, 100, 40);
        place.moveCenter(middle);
        m_painter.drawText(place, Qt::AlignCenter, text);
    }
    void arc(const QPointF& centre, qreal radius, qreal from, qreal to) {
        const QRectF around(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawArc(around, qRound(16 * from), qRound(16 * (to - from)));
    }
    void head(const QPointF& from, const QPointF& tip, const QColor& color, qreal size) {
        const QPointF along = (tip - from) / QLineF(from, tip).length();
        const QPointF across(-along.y(), along.x());
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawPolygon(QPolygonF{tip, tip - size * along + 0.4 * size * across,
                                        tip - size * along - 0.4 * size * across});
    }

    QPainter& m_painter;
    const QFont m_font;
    const Theme& m_theme;
    QStringList m_symbols;
};

// --- the sketches ----------------------------------------------------------------------------------

void drawValley(Sketch& sketch) {
    const QPointF edge(150, 90), foot(250, 190), end(400, 190), rim(470, 90);
    sketch.ground({{0, 90}, edge, foot, end, rim, {580, 90}}, 240);
    const qreal radius = 32;
    const QPointF centre(92, 90 - radius);
    // The angles of the slopes, measured from the horizontal.
    sketch.dashed(edge, edge + QPointF(90, 0));
    sketch.angle(edge, 52, 0, -45);
    sketch.label("β", polar(edge, 66, -21));
    sketch.dashed(end, end + QPointF(80, 0));
    sketch.angle(end, 46, 0, 55);
    sketch.label("θ", polar(end, 60, 26));
    // Depth and length of the floor.
    sketch.dimension({325, 91}, {325, 189});
    sketch.dashed({300, 90}, {350, 90});
    sketch.label("dh", {308, 140});
    sketch.line(foot, foot + QPointF(0, 32));
    sketch.line(end, end + QPointF(0, 32));
    sketch.dimension(foot + QPointF(0, 24), end + QPointF(0, 24));
    sketch.label("pl", {325, 203});
    // The rover.
    sketch.ball(centre, radius);
    sketch.line(centre, polar(centre, radius, 150));
    sketch.label("b", polar(centre, 20, 118));
    sketch.arrow(centre, centre + QPointF(66, 0), sketch.velocity());
    sketch.label("u₄", centre + QPointF(78, -2));
    sketch.arrow(centre, centre - QPointF(0, 50), sketch.velocity());
    sketch.label("u₅", centre + QPointF(16, -46));
    sketch.turn(centre, radius + 9, 120, 210);
    sketch.label("u₃", polar(centre, radius + 24, 178));
}

void drawContact(Sketch& sketch) {
    // Rolling or sliding on a rising slope.
    const qreal tilt = 18, radius = 46;
    const QPointF low(10, 212), high = polar(low, 296, tilt), contact = polar(low, 168, tilt);
    const QPointF centre = polar(contact, radius, tilt + 90);
    sketch.ground({low, high}, 240);
    sketch.dashed(low, low + QPointF(100, 0));
    sketch.angle(low, 62, 0, tilt);
    sketch.label("φ", polar(low, 76, tilt / 2));
    sketch.ball(centre, radius);
    sketch.line(centre, polar(centre, radius, 215));
    sketch.label("b", polar(centre, 27, 240));
    sketch.arrow(centre, polar(centre, 84, tilt), sketch.velocity());
    sketch.label("v", polar(centre, 97, tilt));
    sketch.turn(centre, radius + 9, 120, 200);
    sketch.label("ω", polar(centre, radius + 24, 160));
    sketch.arrow(contact, polar(contact, 118, tilt + 90), sketch.force());
    sketch.label("N", polar(contact, 122, tilt + 82));
    sketch.arrow(contact, polar(contact, 66, tilt + 180), sketch.force());
    sketch.label("F", polar(contact, 60, tilt + 196));
    const QPointF below = polar(contact, 10, tilt - 90);
    sketch.arrow(below, polar(below, 62, tilt), sketch.velocity());
    sketch.label("s", polar(below, 74, tilt - 4));
    sketch.label("μ, μ′", polar(contact, 36, tilt - 84));
    // An impact on level ground.
    const QPointF hit(440, 190), middle(440, 190 - radius);
    sketch.ground({{330, 190}, {580, 190}}, 240);
    sketch.dashed({358, 62}, middle);
    sketch.dashed(middle, {530, 88});
    sketch.ball(middle, radius);
    sketch.arrow({358, 62}, {358, 122}, sketch.velocity());
    sketch.label("u₅⁻", {340, 94});
    sketch.arrow({530, 88}, {530, 40}, sketch.velocity());
    sketch.label("u₅⁺ = −e u₅⁻", {530, 24});
    sketch.arrow(middle, middle + QPointF(72, 0), sketch.velocity());
    sketch.label("u₄", middle + QPointF(86, 2));
    sketch.turn(middle, radius + 9, 75, 130);
    sketch.label("u₃", middle - QPointF(-12, radius + 24));
    sketch.arrow(hit, hit - QPointF(0, 36), sketch.force());
    sketch.label("S₂", hit - QPointF(-16, 20));
    sketch.arrow(hit, hit - QPointF(64, 0), sketch.force());
    sketch.label("S₁", hit - QPointF(58, -16));
}

void drawIncline(Sketch& sketch) {
    const QPointF top(90, 64), foot(470, 190);
    const qreal tilt = std::atan2(126, 380) * 180 / std::numbers::pi, radius = 30;
    sketch.ground({top, foot, {560, 190}}, 225);
    const QPointF contact = polar(top, 120, -tilt), centre = polar(contact, radius, 90 - tilt);
    sketch.ball(centre, radius);
    sketch.line(centre, polar(centre, radius, 150));
    sketch.label("R", polar(centre, 18, 95));
    sketch.arrow(centre, polar(centre, 80, -tilt), sketch.velocity());
    sketch.label("v", polar(centre, 92, -tilt));
    sketch.turn(centre, radius + 9, 70, 150);
    sketch.label("ω", polar(centre, radius + 24, 110));
    const QPointF below = polar(contact, 10, -tilt - 90);
    sketch.arrow(below, polar(below, 56, -tilt), sketch.velocity());
    sketch.label("s", polar(below, 66, -tilt - 8));
    sketch.label("μ, μ′", polar(contact, 38, -tilt - 92));
    sketch.dashed({330, 190}, foot);
    sketch.angle(foot, 96, 180 - tilt, 180);
    sketch.label("α", polar(foot, 112, 180 - tilt / 2));
    sketch.line({40, 64}, top);
    sketch.dimension({56, 64}, {56, 190});
    sketch.line({40, 190}, {90, 190});
    sketch.label("h", {40, 126});
    sketch.line({90, 190}, {90, 218});
    sketch.line(foot, foot + QPointF(0, 28));
    sketch.dimension({90, 208}, {470, 208});
    sketch.label("L", {280, 196});
}

void drawSurface(Sketch& sketch) {
    constexpr qreal high = 46, length = 75, shift = 60; // amplitude, wavelength / 2π, position of a wave
    const auto height = [](qreal x) { return 140 + high * std::cos((x - shift) / length); };
    const auto slope = [](qreal x) {
        return std::atan(high / length * std::sin((x - shift) / length)) * 180 / std::numbers::pi;
    };
    QPolygonF surface;
    for (int x = 0; x <= 580; x += 4)
        surface << QPointF(x, height(x));
    sketch.ground(surface, 240);
    sketch.axis({20, 226}, {90, 226});
    sketch.label("x", {102, 226});
    sketch.axis({20, 226}, {20, 150});
    sketch.label("y", {20, 138});
    const qreal x = 205, radius = 34, tilt = slope(x);
    const QPointF contact(x, height(x)), centre = polar(contact, radius, tilt + 90);
    sketch.dashed(contact, contact + QPointF(120, 0));
    sketch.dashed(contact, polar(contact, 130, tilt));
    sketch.angle(contact, 96, 0, tilt);
    sketch.label("θ", polar(contact, 82, tilt / 2));
    sketch.ball(centre, radius);
    sketch.line(centre, polar(centre, radius, 215));
    sketch.label("b", polar(centre, 20, 175));
    sketch.arrow(centre, polar(centre, 80, tilt), sketch.velocity());
    sketch.label("vₜ", polar(centre, 94, tilt));
    sketch.turn(centre, radius + 9, 105, 190);
    sketch.label("ω", polar(centre, radius + 24, 148));
    sketch.label("x₀", contact + QPointF(4, 18));
    sketch.dot(contact);
    // The circle of curvature of the ground at the bottom of the wave.
    const qreal valley = shift + 2 * std::numbers::pi * length, bend = length * length / high;
    const QPointF low(valley, height(valley)), middle = low - QPointF(0, bend);
    sketch.line(middle, low);
    sketch.line(middle, polar(middle, bend, 240));
    sketch.dot(middle);
    sketch.label("1/κ", polar(middle, bend / 2, 232));
}

void drawTrack(Sketch& sketch) {
    const QPointF hub(310, 110);
    constexpr qreal size = 78, bottom = 110 + size;
    const auto fall = [](qreal t) {
        return QPointF(30 + 280 * t, 36 + (bottom - 36) * (1 - std::cos(std::numbers::pi * t)) / 2);
    };
    QPolygonF track;
    for (int i = 0; i <= 70; ++i)
        track << fall(i / 70.0);
    for (int turned = 3; turned <= 360; turned += 3)
        track << polar(hub, size, -90 + turned);
    for (int i = 1; i <= 60; ++i)
        track << QPointF(310 + 4 * i, bottom - 80 * (1 - std::cos(std::numbers::pi * i / 60)) / 2);
    sketch.curve(track);
    // The distance p along the curve.
    QPolygonF way;
    for (int i = 8; i <= 33; ++i)
        way << fall(i / 70.0) + QPointF(-8, 14);
    sketch.dot(track.first());
    sketch.way(way);
    sketch.label("p", way[way.size() / 2] + QPointF(-12, 12));
    // A bead, and a ball at the left.
    const QPointF bead = track[40], ahead = track[41] - bead;
    sketch.bead(bead);
    sketch.arrow(bead, bead + ahead * (66 / std::hypot(ahead.x(), ahead.y())), sketch.velocity());
    sketch.label("v", bead + QPointF(40, 50));
    const qreal at = -20, radius = 22;
    const QPointF contact = polar(hub, size, at), centre = polar(hub, size - radius, at);
    sketch.ball(centre, radius);
    sketch.line(centre, polar(centre, radius, 220));
    sketch.label("b", polar(centre, 14, 265));
    sketch.arrow(centre, polar(centre, 62, at + 90), sketch.velocity());
    sketch.label("v", polar(centre, 74, at + 92));
    sketch.turn(centre, radius + 8, 180, 265);
    sketch.label("ω", polar(centre, radius + 22, 222));
    sketch.arrow(contact, polar(contact, 78, at + 180), sketch.force());
    sketch.label("N", polar(contact, 90, at + 180));
    sketch.axis({510, 30}, {510, 82});
    sketch.label("g", {524, 58});
}

void drawPlane(Sketch& sketch) {
    // The position in the picture of the point (x, w) of the plane, in an oblique view.
    const auto on = [](qreal x, qreal w) { return QPointF(70 + x + 0.6 * w, 205 - 0.78 * w); };
    constexpr qreal width = 360, length = 190;
    sketch.ground({on(0, 0), on(0, length), on(width, length), on(width, 0), on(0, 0)}, 205);
    sketch.axis(on(0, 0), on(70, 0));
    sketch.label("x", on(84, -8));
    sketch.axis(on(0, 0), on(0, 70));
    sketch.label("w", on(-18, 74));
    // The tilt of the plane.
    const QPointF corner = on(width, 0), level = corner + QPointF(130, -52);
    sketch.dashed(corner, level);
    sketch.angle(corner, 74, 22, 52);
    sketch.label("φ", polar(corner, 90, 37));
    // A board.
    constexpr qreal x = 150, w = 95, a = 80, b = 34, turned = 24 * std::numbers::pi / 180;
    const auto beside = [&](qreal along, qreal across) {
        return on(x + along * std::cos(turned) - across * std::sin(turned),
                  w + along * std::sin(turned) + across * std::cos(turned));
    };
    sketch.polygon({beside(a, b), beside(-a, b), beside(-a, -b), beside(a, -b)});
    const QPointF centre = on(x, w);
    sketch.line(centre, beside(a, 0));
    sketch.label("a", beside(-a / 2, 9));
    sketch.line(centre, beside(-a, 0));
    sketch.line(centre, beside(0, b));
    sketch.label("b", beside(-9, b / 2 + 4));
    sketch.dashed(centre, on(x + 130, w));
    QPolygonF tilt;
    for (int i = 0; i <= 12; ++i)
        tilt << on(x + 112 * std::cos(turned * i / 12), w + 112 * std::sin(turned * i / 12));
    sketch.way(tilt);
    sketch.label("θ", on(x + 128, w + 24));
    QPolygonF spin;
    for (int i = 0; i <= 20; ++i)
        spin << on(x + 62 * std::cos(1.9 + i / 20.0), w + 62 * std::sin(1.9 + i / 20.0));
    sketch.spin(spin);
    sketch.label("ω", on(x - 66, w + 52));
    sketch.arrow(centre, on(x + 60, w - 70), sketch.velocity());
    sketch.label("v", on(x + 72, w - 80));
    sketch.dot(centre);
}

struct Named {
    const char* name;
    QSizeF size;
    void (*draw)(Sketch&);
};

constexpr std::array sketches{
    Named{"valley", {580, 240}, drawValley},   Named{"contact", {580, 240}, drawContact},
    Named{"incline", {580, 225}, drawIncline}, Named{"surface", {580, 240}, drawSurface},
    Named{"track", {580, 210}, drawTrack},     Named{"plane", {580, 225}, drawPlane}};

const Named* sketchCalled(const QString& name) {
    const auto found =
        std::ranges::find(sketches, name, [](const Named& each) { return QString(each.name); });
    return found == sketches.end() ? nullptr : &*found;
}

} // namespace

QStringList sketchNames() {
    QStringList names;
    for (const Named& each : sketches)
        names << each.name;
    return names;
}

QSizeF sketchSize(const QString& name) {
    const Named* called = sketchCalled(name);
    return called ? called->size : QSizeF();
}

void drawSketch(const QString& name, QPainter& painter, const QFont& font, const Theme& theme) {
    const Named* called = sketchCalled(name);
    if (!called) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Sketch sketch(painter, font, theme);
    called->draw(sketch);
    painter.restore();
}

QStringList sketchSymbols(const QString& name) {
    const Named* called = sketchCalled(name);
    if (!called) return {};
    QImage unseen(1, 1, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&unseen);
    const Theme theme = Theme::light();
    Sketch sketch(painter, QFont(), theme);
    called->draw(sketch);
    return sketch.symbols();
}

} // namespace talweg
