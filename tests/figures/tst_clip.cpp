#include "figures/plot/clip.h"
#include "support/test.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace talweg;

namespace {

/// The lowest and the highest place of a line in each column of pixels.
std::map<double, std::pair<double, double>> columns(const QPolygonF& line, const QRectF& view) {
    std::map<double, std::pair<double, double>> found;
    for (const QPointF& point : line) {
        if (!view.contains(point)) continue;
        auto& [low, high] = found.try_emplace(std::floor(point.x()), point.y(), point.y()).first->second;
        low = std::min(low, point.y());
        high = std::max(high, point.y());
    }
    return found;
}

} // namespace

class TestClip : public QObject {
    Q_OBJECT

private slots:
    /// However many points there are, the picture is the same and takes no longer.
    void aThinnedLineHasTheSameExtremesInEachColumn() {
        const QRectF view(100, 0, 400, 300);
        std::mt19937 random(1);
        std::uniform_real_distribution<double> rough(0, 300);
        QPolygonF line;
        for (int i = 0; i < 100'000; ++i)
            line << QPointF(600.0 * i / 99'999, rough(random));
        const QPolygonF thinned = thinnedLine(line, view);
        QVERIFY(thinned.size() <= 4 * (4 * 402 + 2));
        QVERIFY(columns(thinned, view) == columns(line, view));
        QCOMPARE(thinned.first(), line.first());
        QCOMPARE(thinned.last(), line.last());
    }

    void aLineOfFewPointsStays() {
        const QPolygonF line{{0, 0}, {10, 5}, {20, 2}, {20, 8}, {15, 9}, {40, 9}};
        QCOMPARE(thinnedLine(line, QRectF(-5, -5, 50, 50)), line);
    }
};

TALWEG_TEST(tst_clip, TestClip, QCoreApplication)
#include "tst_clip.moc"
