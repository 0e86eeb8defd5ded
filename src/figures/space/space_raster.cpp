#include "figures/space/space_raster.h"

#include "study/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Number of a pixel in which nothing is visible. Other numbers identify a face, or a part of a body.
constexpr int background = -1;

/// Sample positions within a pixel at an edge. Each eighth of the width, and of the height, has one.
constexpr std::array<std::array<double, 2>, 8> subsampleOffsets{{{0.0625, 0.4375},
                                                                 {0.1875, 0.9375},
                                                                 {0.3125, 0.1875},
                                                                 {0.4375, 0.6875},
                                                                 {0.5625, 0.3125},
                                                                 {0.6875, 0.8125},
                                                                 {0.8125, 0.0625},
                                                                 {0.9375, 0.5625}}};

/// One row of pixels: number of the visible object, and its depth.
struct Row {
    std::vector<int> seen; ///< has an additional pixel at each end, a copy of its neighbour
    std::vector<float> depth;
};

/// Calls `draw(first, last)` on several threads, for bands that together are all rows.
template <class Draw>
void inBands(int rows, const SpaceBands& bands, const Draw& draw) {
    inParallel(static_cast<std::size_t>(rows), {static_cast<std::size_t>(bands.rows), bands.threads}, {}, {},
               [&draw](std::size_t first, std::size_t last) {
                   draw(static_cast<int>(first), static_cast<int>(last));
               });
}

/// The rows of an image. Threads may write different rows at the same time.
class Pixels {
public:
    explicit Pixels(QImage& image)
        : m_first(reinterpret_cast<QRgb*>(image.bits())), m_perRow(image.bytesPerLine() / 4) {}

    QRgb* row(int y) const { return m_first + y * m_perRow; }

private:
    QRgb* m_first;
    qsizetype m_perRow;
};

/// Draws a scene in two passes over every row. The first pass finds the object that is visible at the centre
/// of each pixel. The second pass needs the rows above and below. It mixes the colour of pixels at edges from
/// several samples.
class Raster {
public:
    Raster(const SpaceSight& sight, const SpaceLook& look, const QSize& size);

    QImage draw(const SpaceBands& bands);

private:
    void drawBand(int first, int last);
    void look(int y, Row& row, bool painted);
    void seeFace(std::size_t face, int y, Row& row);
    void seeBody(std::size_t body, int y, Row& row, bool painted);
    void paintFaces(int y, const Row& row);
    void smooth(int y, const Row& above, const Row& row, const Row& below);
    void smoothPixel(int x, int y, const int* up, const int* here, const int* down);
    QRgb mixed(double x, double y, const std::array<int, 9>& around) const;
    Tint closer(double x, double y, const std::array<std::size_t, 9>& things, std::size_t count) const;

    int surfaceOf(int seen) const { return seen == background ? background : m_surfaces[std::size_t(seen)]; }
    bool isBody(int seen) const { return seen >= m_firstBody; }
    /// Index of the object with a number: faces come first, then bodies.
    std::size_t thingOf(int seen) const {
        const auto number = static_cast<std::size_t>(seen);
        return isBody(seen) ? m_faceCount + (number - m_faceCount) / spaceParts : number;
    }
    int seenOf(std::size_t body, SpacePart part) const {
        return m_firstBody + static_cast<int>(body) * spaceParts + static_cast<int>(part);
    }

    const SpaceSight& m_sight;
    std::vector<SpaceShadow> m_shadows;
    std::vector<FaceLight> m_faceLights;
    std::vector<BodyLight> m_bodyLights;
    /// Index of the surface of each visible object, by its number. There is no edge between objects with the
    /// same surface.
    std::vector<int> m_surfaces;
    std::size_t m_faceCount;
    int m_firstBody, m_width;
    Tint m_empty;
    QImage m_image;
    Pixels m_pixels;
};

Raster::Raster(const SpaceSight& sight, const SpaceLook& look, const QSize& size)
    : m_sight(sight), m_faceCount(sight.faces().size()), m_firstBody(static_cast<int>(m_faceCount)),
      m_width(size.width()), m_empty(tintOf(look.theme.background)), m_image(size, QImage::Format_RGB32),
      m_pixels(m_image) {
    for (const BodyInSight& body : sight.bodies()) {
        m_shadows.emplace_back(body, sight.projection());
        m_bodyLights.emplace_back(body, sight.projection());
    }
    for (std::size_t f = 0; f < m_faceCount; ++f) {
        const SpaceGround::Face& face = sight.ground().faces[f];
        m_faceLights.emplace_back(sight.faces()[f], face, sight.projection(), look, m_shadows);
        m_surfaces.push_back(face.surface);
    }
    for (std::size_t part = 0; part < sight.bodies().size() * spaceParts; ++part)
        m_surfaces.push_back(m_firstBody + static_cast<int>(part));
}

QImage Raster::draw(const SpaceBands& bands) {
    inBands(m_image.height(), bands, [this](int first, int last) { drawBand(first, last); });
    return m_image;
}

/// The rows above and below the band are examined, too, but other threads paint them.
void Raster::drawBand(int first, int last) {
    std::array<Row, 3> rows;
    for (Row& row : rows) {
        row.seen.resize(static_cast<std::size_t>(m_width) + 2);
        row.depth.resize(static_cast<std::size_t>(m_width));
    }
    const auto rowAt = [&rows](int y) -> Row& { return rows[static_cast<std::size_t>(y) % 3]; };
    const int top = std::max(first - 1, 0), bottom = std::min(last, m_image.height() - 1);
    for (int y = top; y <= bottom; ++y) {
        look(y, rowAt(y), y >= first && y < last);
        if (y > first) smooth(y - 1, rowAt(std::max(y - 2, top)), rowAt(y - 1), rowAt(y));
    }
    if (bottom < last) smooth(bottom, rowAt(std::max(bottom - 1, top)), rowAt(bottom), rowAt(bottom));
}

void Raster::look(int y, Row& row, bool painted) {
    std::ranges::fill(row.seen, background);
    std::ranges::fill(row.depth, -std::numeric_limits<float>::infinity());
    for (std::size_t f = 0; f < m_faceCount; ++f)
        seeFace(f, y, row);
    if (painted) paintFaces(y, row);
    for (std::size_t b = 0; b < m_bodyLights.size(); ++b)
        seeBody(b, y, row, painted);
    row.seen.front() = row.seen[1];
    row.seen.back() = row.seen[row.seen.size() - 2];
}

void Raster::seeFace(std::size_t face, int y, Row& row) {
    const FaceInSight& one = m_sight.faces()[face];
    const double middle = y + 0.5;
    if (!one.isSeen() || middle < one.bounds().top() || middle > one.bounds().bottom()) return;
    const auto [left, right] = one.span(middle);
    const double width = m_width;
    const int from = static_cast<int>(std::ceil(std::clamp(left, 0.0, width) - 0.5));
    const int to = static_cast<int>(std::floor(std::clamp(right, 0.0, width) - 0.5)) + 1;
    const float first = static_cast<float>(one.depth()(0.5, middle));
    const float perX = static_cast<float>(one.depth().perX);
    const int number = static_cast<int>(face);
    float* depth = row.depth.data();
    int* seen = row.seen.data() + 1;
    for (int x = from; x < to; ++x) {
        const float here = first + static_cast<float>(x) * perX;
        const bool nearer = here > depth[x];
        depth[x] = nearer ? here : depth[x];
        seen[x] = nearer ? number : seen[x];
    }
}

void Raster::paintFaces(int y, const Row& row) {
    QRgb* pixels = m_pixels.row(y);
    const int* seen = row.seen.data() + 1;
    const QRgb empty = rgbOf(m_empty);
    for (int x = 0; x < m_width;) {
        int end = x + 1;
        while (end < m_width && seen[end] == seen[x])
            ++end;
        if (seen[x] == background)
            std::fill_n(pixels + x, end - x, empty);
        else
            m_faceLights[static_cast<std::size_t>(seen[x])].paint(pixels + x, x, y, end - x);
        x = end;
    }
}

void Raster::seeBody(std::size_t body, int y, Row& row, bool painted) {
    const BodyInSight& one = m_sight.bodies()[body];
    const double middle = y + 0.5, width = m_width;
    if (middle < one.bounds().top() || middle > one.bounds().bottom()) return;
    const int from = static_cast<int>(std::clamp(one.bounds().left(), 0.0, width));
    const int to = static_cast<int>(std::ceil(std::clamp(one.bounds().right(), 0.0, width)));
    QRgb* pixels = m_pixels.row(y);
    for (int x = from; x < to; ++x) {
        const auto hit = one.at(x + 0.5, middle);
        const auto at = static_cast<std::size_t>(x);
        if (!hit || -hit->distance <= static_cast<double>(row.depth[at])) continue;
        row.depth[at] = static_cast<float>(-hit->distance);
        row.seen[at + 1] = seenOf(body, hit->part);
        if (painted) pixels[x] = rgbOf(m_bodyLights[body](*hit));
    }
}

void Raster::smooth(int y, const Row& above, const Row& row, const Row& below) {
    constexpr int block = 16; // most blocks show a single object, which one test of the whole block finds out
    for (int x = 1; x <= m_width; x += block) {
        const int end = std::min(x + block, m_width + 1);
        const int *up = above.seen.data(), *here = row.seen.data(), *down = below.seen.data();
        int differences = 0;
        for (int i = x; i < end; ++i)
            differences |=
                (here[i] ^ here[i - 1]) | (here[i] ^ here[i + 1]) | (here[i] ^ up[i]) | (here[i] ^ down[i]);
        for (int i = x; differences != 0 && i < end; ++i)
            smoothPixel(i, y, up, here, down);
    }
}

void Raster::smoothPixel(int x, int y, const int* up, const int* here, const int* down) {
    const int surface = surfaceOf(here[x]);
    const auto differs = [&](int other) { return other != here[x] && surfaceOf(other) != surface; };
    if (!differs(here[x - 1]) && !differs(here[x + 1]) && !differs(up[x]) && !differs(down[x])) return;
    m_pixels.row(y)[x - 1] = mixed(
        x - 1, y,
        {here[x], here[x - 1], here[x + 1], up[x], down[x], up[x - 1], up[x + 1], down[x - 1], down[x + 1]});
}

QRgb Raster::mixed(double x, double y, const std::array<int, 9>& around) const {
    std::array<std::size_t, 9> things{};
    std::size_t count = 0;
    for (const int seen : around) {
        if (seen == background) continue;
        const std::size_t thing = thingOf(seen);
        if (std::find(things.begin(), things.begin() + count, thing) == things.begin() + count)
            things[count++] = thing;
    }
    Tint sum = Tint::Zero();
    for (const auto& [dx, dy] : subsampleOffsets)
        sum += closer(x + dx, y + dy, things, count);
    return rgbOf(sum / static_cast<float>(subsampleOffsets.size()));
}

Tint Raster::closer(double x, double y, const std::array<std::size_t, 9>& things, std::size_t count) const {
    double depth = -std::numeric_limits<double>::infinity();
    std::size_t nearest = 0;
    std::optional<SpaceHit> nearestHit;
    for (std::size_t i = 0; i < count; ++i) {
        if (things[i] >= m_faceCount) {
            const auto hit = m_sight.bodies()[things[i] - m_faceCount].at(x, y);
            if (!hit || -hit->distance <= depth) continue;
            depth = -hit->distance;
            nearestHit = hit;
        } else {
            const FaceInSight& face = m_sight.faces()[things[i]];
            const double here = face.depth()(x, y);
            if (here <= depth || !face.covers(x, y)) continue;
            depth = here;
            nearestHit.reset();
        }
        nearest = things[i];
    }
    if (std::isinf(depth)) return m_empty;
    if (nearestHit) return m_bodyLights[nearest - m_faceCount](*nearestHit);
    return m_faceLights[nearest].at(x, y);
}

// --- doubling --------------------------------------------------------------------------------------

/// Mixes three parts of `one` with one part of `other`, for all channels at once, as two means. The first
/// mean is rounded down and the second one up.
QRgb mostly(QRgb one, QRgb other) {
    const QRgb mean = (one & other) + (((one ^ other) & 0xfefefefeU) >> 1);
    return (one | mean) - (((one ^ mean) & 0xfefefefeU) >> 1);
}

/// `out` has 2 · count pixels, `mixed` has count + 2.
void doubleRow(const QRgb* nearer, const QRgb* farther, int count, std::vector<QRgb>& mixed, QRgb* out) {
    QRgb* row = mixed.data() + 1;
    for (int x = 0; x < count; ++x)
        row[x] = mostly(nearer[x], farther[x]);
    row[-1] = row[0];
    row[count] = row[count - 1];
    for (int x = 0; x < count; ++x) {
        out[2 * x] = mostly(row[x], row[x - 1]);
        out[2 * x + 1] = mostly(row[x], row[x + 1]);
    }
}

} // namespace

QImage drawSpace(const SpaceSight& sight, const SpaceLook& look, const QSize& size, const SpaceBands& bands) {
    return Raster(sight, look, size).draw(bands);
}

QImage doubled(const QImage& picture, const SpaceBands& bands) {
    QImage large(2 * picture.size(), picture.format());
    const Pixels pixels(large);
    const int width = picture.width(), height = picture.height();
    const auto old = [&](int y) {
        return reinterpret_cast<const QRgb*>(picture.constScanLine(std::clamp(y, 0, height - 1)));
    };
    inBands(height, bands, [&](int first, int last) {
        std::vector<QRgb> mixed(static_cast<std::size_t>(width) + 2);
        for (int y = first; y < last; ++y) {
            doubleRow(old(y), old(y - 1), width, mixed, pixels.row(2 * y));
            doubleRow(old(y), old(y + 1), width, mixed, pixels.row(2 * y + 1));
        }
    });
    return large;
}

} // namespace talweg
