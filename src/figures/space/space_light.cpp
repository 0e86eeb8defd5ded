#include "figures/space/space_light.h"

#include "base/angle.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

// Direction of the light: angle to the left of the viewer and angle above the horizon, degrees.
constexpr double lightLeft = 38, lightHeight = 52;

// Light on the ground: ambient and direct. Level ground has exactly its own colour.
constexpr double groundAmbient = 0.66, groundDirect = (1 - groundAmbient) / 0.788;
/// For a face with tone 1: fraction of the colour of the ground's edge in its colour.
constexpr double deepestTone = 0.62;
/// Lightening of the ground in the dark theme, compared with 2-D figures, where the ground is not shaded.
constexpr double nightLift = 0.24;
constexpr double gridStrength = 0.3, gridHalfWidth = 0.5;
/// Distance between grid lines, in screen pixels, below which they are not drawn. At twice this distance they
/// have full strength.
constexpr double closeLines = 7;

// Light on bodies.
constexpr double bodyAmbient = 0.50, bodySky = 0.12, bodyDirect = 0.52, gloss = 0.30, paleGloss = 0.4,
                 limb = 0.20;
constexpr int glossDoublings = 5; ///< the highlight is a cosine to the power of 2 to this number
/// The pale colour of a body has this fraction of white, or of black if the body's colour is brighter than
/// brightColor.
constexpr double paleness = 0.80, brightColor = 200;
constexpr double insideDarkness = 0.45, capDarkness = 0.93;

// Darkness of a shadow, and width of its soft edge: a fraction of the body's size, plus a fraction of the
// distance between body and shadow.
constexpr double shadowDepth = 0.40, penumbraAtBody = 0.05, penumbraPerWay = 0.05;

/// Axes of the light: two perpendicular to it, and one towards its source.
struct LightAxes {
    Point3 across1, across2, towards;
};

LightAxes lightAxes(const SpaceProjection& projection) {
    const Point3& right = projection.right();
    const double azimuth = std::atan2(-right.z(), right.x()) - lightLeft * radiansPerDegree;
    const double level = std::cos(lightHeight * radiansPerDegree);
    const Point3 towards(level * std::sin(azimuth), std::sin(lightHeight * radiansPerDegree),
                         level * std::cos(azimuth));
    const Point3 across(std::cos(azimuth), 0, -std::sin(azimuth));
    return {across, towards.cross(across), towards};
}

Tint mix(const Tint& from, const Tint& to, double part) {
    return from + static_cast<float>(part) * (to - from);
}

double smoothStep(double from, double to, double x) {
    const double part = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return part * part * (3 - 2 * part);
}

/// The convex hull of points in a plane, in counter-clockwise order.
std::vector<Point> hullOf(std::vector<Point> points) {
    std::ranges::sort(points, [](const Point& p, const Point& q) {
        return p.x() < q.x() || (p.x() == q.x() && p.y() < q.y());
    });
    const auto turnsLeft = [](const Point& a, const Point& b, const Point& c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) > 0;
    };
    std::vector<Point> hull;
    const auto add = [&](const Point& point, std::size_t kept) {
        while (hull.size() > kept && !turnsLeft(hull[hull.size() - 2], hull.back(), point))
            hull.pop_back();
        hull.push_back(point);
    };
    for (const Point& point : points)
        add(point, 1);
    const std::size_t lower = hull.size();
    for (auto point = points.rbegin() + 1; point != points.rend(); ++point)
        add(*point, lower);
    hull.pop_back();
    return hull;
}

} // namespace

Tint tintOf(const QColor& color) {
    return Tint(static_cast<float>(color.red()), static_cast<float>(color.green()),
                static_cast<float>(color.blue()));
}

// --- bodies ----------------------------------------------------------------------------------------

BodyLight::BodyLight(const BodyInSight& body, const SpaceProjection& projection) {
    const LightAxes light = lightAxes(projection);
    m_light = body.own(light.towards);
    m_half = body.own((light.towards + projection.towards()).normalized());
    m_up = body.own({0, 1, 0});
    m_towards = body.own(projection.towards());
    const Tint plain = tintOf(body.body().color);
    const Tint pale = mix(plain, Tint::Constant(plain.mean() > brightColor ? 30 : 250), paleness);
    m_tints = {plain, pale, plain * static_cast<float>(capDarkness), pale * static_cast<float>(capDarkness),
               plain * static_cast<float>(insideDarkness)};
}

Tint BodyLight::operator()(const SpaceHit& hit) const {
    const double direct = std::max(0.0, hit.normal.dot(m_light));
    const double facing = std::max(0.0, hit.normal.dot(m_towards));
    const double light = (bodyAmbient + bodySky * hit.normal.dot(m_up) + bodyDirect * direct)
                         * (1 - limb * (1 - facing) * (1 - facing));
    double shine = std::max(0.0, hit.normal.dot(m_half));
    for (int i = 0; i < glossDoublings; ++i)
        shine *= shine;
    if (hit.part == SpacePart::insidePart) shine = 0;
    if (hit.part == SpacePart::pale || hit.part == SpacePart::capPale) shine *= paleGloss;
    return m_tints[static_cast<std::size_t>(hit.part)] * static_cast<float>(light)
           + static_cast<float>(255 * gloss * shine);
}

// --- shadows ---------------------------------------------------------------------------------------

SpaceShadow::SpaceShadow(const BodyInSight& body, const SpaceProjection& projection)
    : m_place(body.body().place), m_reach(body.body().solid.reach()), m_round(body.body().solid.isRound()) {
    const LightAxes light = lightAxes(projection);
    m_middle = {light.across1.dot(m_place), light.across2.dot(m_place), light.towards.dot(m_place)};
    if (m_round) return;
    std::vector<Point> outline;
    for (const Point3& corner : body.body().solid.hull()) {
        const Point3 place = m_place + body.body().turn * corner;
        outline.emplace_back(light.across1.dot(place), light.across2.dot(place));
    }
    outline = hullOf(std::move(outline));
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point& from = outline[i];
        const Point along = (outline[(i + 1) % outline.size()] - from).normalized();
        m_sides.push_back({along.x() * from.y() - along.y() * from.x(), along.y(), -along.x()});
    }
}

double SpaceShadow::outside(double a, double b) const {
    if (m_round) return std::hypot(a - m_middle.x(), b - m_middle.y()) - m_reach;
    double max = -std::numeric_limits<double>::infinity();
    for (const SpacePlane& side : m_sides)
        max = std::max(max, side(a, b));
    return max;
}

double SpaceShadow::lightAt(double a, double b, double along) const {
    const double way = m_middle.z() - along;
    const double soft = penumbraAtBody * m_reach + penumbraPerWay * way;
    const double da = a - m_middle.x(), db = b - m_middle.y(), far = m_reach + soft;
    if (way < 0 || da * da + db * db > far * far) return 1;
    return 1 - shadowDepth * (1 - smoothStep(-soft, soft, outside(a, b)));
}

QRectF SpaceShadow::bounds(const FaceInSight& face, const SpaceProjection& projection) const {
    const Point3 light = lightAxes(projection).towards;
    const double incidence = face.normal().dot(light);
    if (!face.isSeen() || incidence < 0.02) return {};
    // Height of the body above the face, at the position of the body's centre in the picture.
    const Point3 middle = projection.toPicture(m_place);
    const double facing = face.normal().dot(projection.towards());
    const double height = (middle.z() - face.depth()(middle.x(), middle.y())) * facing;
    if (height < -m_reach) return {};
    const double way = height / incidence;
    const Point3 spot = projection.toPicture(m_place - way * light);
    const double soft = penumbraAtBody * m_reach + penumbraPerWay * std::max(way + m_reach / incidence, 0.0);
    const double reach = (m_reach + soft) / incidence * projection.scale();
    return QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach) & face.bounds();
}

// --- ground ----------------------------------------------------------------------------------------

FaceLight::FaceLight(const FaceInSight& face, const SpaceGround::Face& ground,
                     const SpaceProjection& projection, const SpaceLook& look,
                     const std::vector<SpaceShadow>& shadows)
    : m_halfWidth(static_cast<float>(gridHalfWidth * look.unit)) {
    const LightAxes light = lightAxes(projection);
    const Tint edge = tintOf(look.theme.groundEdge);
    const Tint base =
        look.theme.dark ? mix(tintOf(look.theme.ground), edge, nightLift) : tintOf(look.theme.ground);
    const Tint deep = look.theme.dark ? tintOf(look.theme.background) : edge;
    const double direct = std::max(0.0, face.normal().dot(light.towards));
    const double strength = groundAmbient + groundDirect * direct;
    m_plain = mix(base, deep, deepestTone * ground.tone) * static_cast<float>(strength);
    m_line = mix(m_plain, edge, gridStrength);
    if (look.gridStep > 0 && std::abs(face.normal().y()) > 0.05) {
        m_grid = {linesAcross(Point3::UnitX(), face, projection, look),
                  linesAcross(Point3::UnitZ(), face, projection, look)};
        m_hasGrid = m_grid[0].strength > 0 || m_grid[1].strength > 0;
    }
    m_across1 = face.along(light.across1, projection);
    m_across2 = face.along(light.across2, projection);
    m_along = face.along(light.towards, projection);
    for (const SpaceShadow& shadow : shadows)
        if (const QRectF bounds = shadow.bounds(face, projection); !bounds.isEmpty())
            m_casts.push_back({&shadow, bounds});
}

FaceLight::Lines FaceLight::linesAcross(const Point3& direction, const FaceInSight& face,
                                        const SpaceProjection& projection, const SpaceLook& look) const {
    const SpacePlane place = face.along(direction / look.gridStep, projection);
    const double perPixel = std::hypot(place.perX, place.perY);
    const double apart = 1 / std::max(perPixel, 1e-12);
    const double close = closeLines * look.unit;
    return {place, static_cast<float>(apart), static_cast<float>(std::clamp(apart / close - 1, 0.0, 1.0))};
}

float FaceLight::Lines::cover(double x, double y, float halfWidth) const {
    const double value = number(x, y);
    const float off = static_cast<float>(std::abs(value - std::round(value))) * perUnit;
    return strength * std::clamp(halfWidth + 0.5F - off, 0.0F, 1.0F);
}

float FaceLight::lightAt(const Cast& cast, double x, double y) const {
    return static_cast<float>(cast.shadow->lightAt(m_across1(x, y), m_across2(x, y), m_along(x, y)));
}

Tint FaceLight::at(double x, double y) const {
    Tint tint = m_plain;
    if (m_hasGrid)
        tint = mix(m_plain, m_line,
                   std::max(m_grid[0].cover(x, y, m_halfWidth), m_grid[1].cover(x, y, m_halfWidth)));
    for (const Cast& cast : m_casts)
        if (cast.bounds.contains(x, y)) tint *= lightAt(cast, x, y);
    return tint;
}

void FaceLight::paint(QRgb* pixels, int x, int y, int count) const {
    if (m_hasGrid)
        paintGrid(pixels, x, y, count);
    else
        std::fill_n(pixels, count, rgbOf(m_plain));
    for (const Cast& cast : m_casts)
        paintShadow(cast, pixels, x, y, count);
}

/// Paints the same colours as `at`, in a form that the compiler can vectorise: the fractional part of a
/// number is computed by conversion to an integer.
void FaceLight::paintGrid(QRgb* pixels, int x, int y, int count) const {
    struct Row {
        float first, perX, perUnit, strength;
    };
    const auto rowOf = [&](const Lines& lines) {
        const double first = lines.number(x + 0.5, y + 0.5), last = first + count * lines.number.perX;
        const double shift = std::floor(std::min(first, last)) - 1; // makes all values positive
        return Row{static_cast<float>(first - shift + 0.5), static_cast<float>(lines.number.perX),
                   lines.perUnit, lines.strength};
    };
    const Row one = rowOf(m_grid[0]), two = rowOf(m_grid[1]);
    const float inner = m_halfWidth + 0.5F;
    const Tint from = m_plain + 0.5F, way = m_line - m_plain;
    const auto cover = [inner](const Row& row, float i) {
        const float value = row.first + i * row.perX;
        const float off = std::abs(value - static_cast<float>(static_cast<int>(value)) - 0.5F) * row.perUnit;
        return row.strength * std::min(std::max(inner - off, 0.0F), 1.0F);
    };
    const float r = from[0], g = from[1], b = from[2], dr = way[0], dg = way[1], db = way[2];
    for (int i = 0; i < count; ++i) {
        const float part = std::max(cover(one, static_cast<float>(i)), cover(two, static_cast<float>(i)));
        const int red = static_cast<int>(r + part * dr), green = static_cast<int>(g + part * dg),
                  blue = static_cast<int>(b + part * db);
        pixels[i] = 0xff000000U | static_cast<QRgb>(red << 16 | green << 8 | blue);
    }
}

void FaceLight::paintShadow(const Cast& cast, QRgb* pixels, int x, int y, int count) const {
    if (y + 0.5 < cast.bounds.top() || y + 0.5 > cast.bounds.bottom()) return;
    const double right = x + count;
    const int from = std::max(0, static_cast<int>(std::clamp(cast.bounds.left(), double(x), right)) - x);
    const int to = static_cast<int>(std::ceil(std::clamp(cast.bounds.right(), double(x), right))) - x;
    for (int i = from; i < to; ++i) {
        const float left = lightAt(cast, x + i + 0.5, y + 0.5);
        if (left >= 1) continue;
        const QRgb was = pixels[i];
        pixels[i] = rgbOf(Tint(static_cast<float>(qRed(was)), static_cast<float>(qGreen(was)),
                               static_cast<float>(qBlue(was)))
                          * left);
    }
}

} // namespace talweg
