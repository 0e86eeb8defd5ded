#include "support/test.h"
#include "systems/rover/motion/legs.h"
#include "systems/rover/sampling.h"
#include "systems/rover_inputs.h"
#include "systems/standard_inputs.h"

#include <algorithm>

using namespace talweg;
using namespace talweg::rover;

namespace {

constexpr int runs = 2000;

bool finite(const State& s) {
    return std::isfinite(s.x + s.y + s.vx + s.vy + s.w + s.angle);
}

/// What is wrong with a result by itself; empty when nothing is.
QString flawOf(const Trajectory& r) {
    if (!finite(r.end) || !std::isfinite(r.height + r.duration + r.losses.total())) return "not finite";
    if (r.bound != WorkBound::none) return "aborted";
    if (!(r.energyResidual < 1e-12)) return QString("residual %1").arg(r.energyResidual);
    if (r.losses.normal < -1e-12 || r.losses.friction < -1e-9 || r.losses.sliding < -1e-9)
        return "negative loss";
    return {};
}

QString flawOf(const State& a, const State& b, const char* where) {
    if (!finite(a) || !finite(b)) return QString("not finite at %1").arg(where);
    const double scale = 1e-9 * (1 + std::abs(a.x) + std::abs(a.y));
    if (std::hypot(a.x - b.x, a.y - b.y) > scale)
        return QString("jump of %1 m at %2").arg(std::hypot(a.x - b.x, a.y - b.y)).arg(where);
    if (std::abs(a.angle - b.angle) > 1e-9 * (1 + std::abs(a.angle)))
        return QString("turn of %1 at %2").arg(a.angle - b.angle).arg(where);
    return {};
}

/// Each segment begins where and when the one before ends.
QString discontinuity(const Trajectory& r) {
    for (std::size_t i = 0; i < r.segments.size(); ++i) {
        const Segment& segment = r.segments[i];
        if (segment.to < segment.from) return QString("time runs back in segment %1").arg(i);
        const QString at = QString("segment %1").arg(i);
        QString flaw = flawOf(segment.start, segment.state(segment.from), qPrintable("the start of " + at));
        const bool last = i + 1 == r.segments.size();
        if (!last && r.segments[i + 1].from != segment.to) return "gap in time after " + at;
        if (flaw.isEmpty())
            flaw = flawOf(segment.state(segment.to), last ? r.end : r.segments[i + 1].start,
                          qPrintable("the end of " + at));
        if (!flaw.isEmpty()) return flaw;
    }
    return {};
}

/// Where the centre comes nearer to the ground than touching.
QString intrusion(const Ground& ground, const Trajectory& r) {
    for (std::size_t i = 0; i < r.segments.size(); ++i) {
        const Segment& segment = r.segments[i];
        for (int n = 1; n < 8; ++n) {
            const State s = segment.state(std::lerp(segment.from, segment.to, n / 8.0));
            const double below = ground.curve->elevation(s.x) - s.y;
            const bool over =
                s.x > ground.curve->pieces.front().start.x() && s.x < ground.curve->pieces.back().end.x();
            if (over && below > 1e-7 * (1 + std::abs(s.y)))
                return QString("%1 m below the ground in segment %2").arg(below).arg(i);
        }
    }
    return {};
}

QString flawOf(const Samples& samples) {
    if (!std::ranges::is_sorted(samples.t)) return "samples run back";
    for (const auto& column : samples.columns) {
        if (column.size() != samples.t.size()) return "ragged samples";
        if (!std::ranges::all_of(column, [](double v) { return std::isfinite(v); }))
            return "sample not finite";
    }
    return {};
}

} // namespace

class TestRoverRandom : public QObject {
    Q_OBJECT

private slots:
    /// Every run ends, its energy ledger closes to rounding and its trajectory is in one piece.
    void everyRunIsSound() {
        tests::RandomSource dice(41);
        QStringList flaws;
        for (int i = 0; i < runs; ++i) {
            dice.beginCase(i);
            const Inputs in = tests::randomInputs(dice);
            Solved solved{in, groundOf(in), solve(in, Detail::full)};
            QString flaw = flawOf(solved.trajectory);
            if (flaw.isEmpty()) flaw = discontinuity(solved.trajectory);
            if (flaw.isEmpty()) flaw = intrusion(solved.ground, solved.trajectory);
            if (flaw.isEmpty()) flaw = flawOf(samplesOf(solved, 200));
            if (!flaw.isEmpty()) flaws << flaw + ":" + tests::described(in);
        }
        QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join('\n')));
    }

    /// Keeping the trajectory or not gives the same numbers.
    void resultsAreRepeatable() {
        tests::RandomSource dice(42);
        for (int i = 0; i < 100; ++i) {
            dice.beginCase(i);
            const Inputs in = tests::randomInputs(dice);
            const Trajectory a = solve(in, Detail::full);
            const Trajectory b = solve(in, Detail::outcome);
            QCOMPARE(a.outcome, b.outcome);
            QCOMPARE(a.duration, b.duration);
            QCOMPARE(a.height, b.height);
        }
    }

    void stopsOnRequest() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(solve(tests::standardInputs(inputTable()), Detail::full, source.get_token()).cancelled);
    }
};

TALWEG_TEST(tst_rover_random, TestRoverRandom, QCoreApplication)
#include "tst_rover_random.moc"
