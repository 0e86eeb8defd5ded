#include "physics/bounce_average.h"
#include "physics/near.h"
#include "support/test.h"

#include <cmath>

using namespace talweg;

namespace {

constexpr double pi = 3.14159265358979323846;

/// A ball of 100 kg and 5 m on a face of a tilt (degrees), on Earth.
BounceFace faceOf(double e, double mu, double wind = 0, double tilt = 0) {
    const double phi = tilt * pi / 180, b = 5;
    BounceFace face;
    face.air.drag = dragPerMass(1.225, 0.5, b, 100);
    face.air.wind = wind;
    face.body = {b, 0.4};
    face.law = {e, mu, 0.8 * mu};
    face.gravity = {-9.81 * std::sin(phi), -9.81 * std::cos(phi)};
    face.rise = {0, 1 / std::cos(phi)};
    face.height = b / std::cos(phi);
    return face;
}

/// All bounces until a time, most of them summed.
struct Bounced {
    Rebounding body;
    double time = 0, turned = 0, wind = 0, friction = 0;
    std::int64_t impacts = 0;
    int gone = 0, sums = 0; ///< bounces gone through one by one, sums
    BounceFlight::Place last{};
};

Bounced bounced(const BounceFace& face, Rebounding start, double until, bool backwards = false) {
    Bounced all{.body = start};
    while (true) {
        const BounceLimits limits{-1e6, 1e6, until - all.time, {1, 0}, backwards, 1e-3, 1e-12};
        if (const auto sum = BounceAverage::over(face, all.body, limits, false)) {
            const BounceAverage::State end = sum->end();
            all.body = end.body;
            all.time += end.time;
            all.turned += end.turned;
            all.wind += end.wind;
            all.friction += end.friction;
            all.impacts += sum->bounces();
            ++all.sums;
            continue;
        }
        const auto one = bounceInAir(face, all.body);
        if (!one) return all;
        if (all.time + one->time > until) break;
        all.body = {all.body.s + one->s, all.body.v + one->v, all.body.away + one->away,
                    all.body.slip + one->slip};
        all.time += one->time;
        all.turned += one->turned;
        all.wind += one->wind;
        all.friction += one->friction;
        ++all.impacts;
        ++all.gone;
    }
    all.last = BounceFlight(face, all.body).at(until - all.time);
    return all;
}

} // namespace

class TestBounceAverage : public QObject {
    Q_OBJECT

private slots:
    void straightUpAndDownIsTheClosedForm();
    void oneBounceKeepsItsLedger();
    void bouncesAreThoseOfAnIntegrator_data();
    void bouncesAreThoseOfAnIntegrator();
    void flightsAreDrawnWhereTheyAre();
    void endsBeforeItsLimits();
};

/// v̇ = −g − K v|v|: it comes down with v/√(1 + K v²/g).
void TestBounceAverage::straightUpAndDownIsTheClosedForm() {
    const BounceFace face = faceOf(1, 1);
    const auto bounce = bounceInAir(face, {0, 0, 3, 0});
    QVERIFY(bounce.has_value());
    const double ratio = face.air.drag * 9 / 9.81;
    QNEAR(3 + bounce->away, 3 / std::sqrt(1 + ratio), 1e-14);
    QCOMPARE(bounce->s, 0.0);
    // Hardly moved along, it takes the series instead.
    const auto beside = bounceInAir(face, {0, 1e-9, 3, 0});
    QVERIFY(beside.has_value());
    QNEAR(beside->away, bounce->away, 1e-14);
    QNEAR(beside->time, bounce->time, 1e-14);
}

void TestBounceAverage::oneBounceKeepsItsLedger() {
    for (const double e : {0.5, 0.999, 1.0})
        for (const double mu : {0.0, 0.01, 1.0})
            for (const double wind : {-4.0, 0.0, 7.0})
                for (const double tilt : {-20.0, 0.0, 10.0}) {
                    const BounceFace face = faceOf(e, mu, wind, tilt);
                    const Rebounding start{0, 2, 1.5, 0.3};
                    const auto one = bounceInAir(face, start);
                    QVERIFY(one.has_value());
                    const auto energyOf = [](const Rebounding& body) {
                        const double spin = body.slip - body.v; // times the radius
                        return 0.5 * (body.v * body.v + body.away * body.away + 0.4 * spin * spin);
                    };
                    const Rebounding after{one->s, start.v + one->v, start.away + one->away,
                                           start.slip + one->slip};
                    const double climbed = -face.gravity.x() * one->s;
                    QNEAR(energyOf(after) + climbed + one->normal + one->friction - one->wind,
                          energyOf(start), 1e-13);
                }
}

// By Fehlberg's 7(8) in extended precision, bounce by bounce, with steps of 0.06 |W|/g.
void TestBounceAverage::bouncesAreThoseOfAnIntegrator_data() {
    QTest::addColumn<double>("e");
    QTest::addColumn<double>("mu");
    QTest::addColumn<double>("wind");
    QTest::addColumn<double>("tilt");
    QTest::addColumn<double>("roughness"); // of a logarithmic wind, 0: the same at all heights
    QTest::addColumn<double>("time");
    QTest::addColumn<double>("impacts");
    QTest::addColumn<double>("s");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("v");
    QTest::addColumn<double>("work");
    QTest::addColumn<double>("friction");
    QTest::addColumn<double>("turned");
    QTest::newRow("still air") << 1.0 << 1.0 << 0.0 << 0.0 << 0.0 << 600.0 << 65309.0 << 26.918450869278139771
                               << 1.9548758420493700082e-05 << 0.0040599122802359918312
                               << -6.7242824604345109787 << 0.075410068870496147273 << -5.4426023701735948192;
    QTest::newRow("wind") << 1.0 << 1.0 << 2.0 << 0.0 << 0.0 << 600.0 << 59221.0 << 1217.1913789894942802
                          << 3.0425711139364564567e-05 << 2.0026869028103739838 << -3.9888511224765471567
                          << 0.0032830925631078294716 << -243.45697093745310334;
    QTest::newRow("hardly less than elastic")
        << 0.9999 << 1.0 << 0.0 << 0.0 << 0.0 << 60.0 << 1313.0 << 18.915987402937334988
        << 0.00026777978256057485624 << 0.076288472197704197077 << -6.7033265320157976253
        << 0.075374628424003521219 << -3.8417605903794340499;
    QTest::newRow("a hundred thousandth lost")
        << 0.99999 << 1.0 << 0.0 << 0.0 << 0.0 << 600.0 << 90266.0 << 27.297376688398985166
        << 5.7188903640524609606e-06 << 0.0052105067337412604586 << -6.722471386431740911
        << 0.075406544318405163155 << -5.5183646695404055022;
    QTest::newRow("no friction") << 1.0 << 0.0 << 0.0 << 0.0 << 0.0 << 120.0 << 3236.0
                                 << 14.959834709986623212 << 0.00049740638235304254523
                                 << 0.012777790530242862776 << -4.9940906549804192386 << 0.0
                                 << -71.999999999999999958;
    QTest::newRow("logarithmic wind")
        << 1.0 << 1.0 << 2.0 << 0.0 << 0.03 << 120.0 << 2825.0 << 316.81007030161891772
        << 0.00030991031979899933523 << 2.5884866038230601518 << -2.102536990178963945
        << 0.00036045634740354373467 << -63.369550704698924721;
    QTest::newRow("roughness length as high as the centre")
        << 1.0 << 1.0 << 2.0 << 0.0 << 5.0 << 60.0 << 1246.0 << 19.061305413739308949
        << 0.0011409997001776765365 << 0.075819497454313671102 << -6.7103952506904255867
        << 0.074369508069566889246 << -3.8707922595853940316;
    QTest::newRow("downhill") << 1.0 << 1.0 << 0.0 << -2.0 << 0.0 << 60.0 << 21435.0 << 74.678024326559857442
                              << 2.8943853280513886282e-07 << 1.1930559904022189151 << -31.320700757685159809
                              << 0.050000386468600461934 << -14.976321622530699532;
}

void TestBounceAverage::bouncesAreThoseOfAnIntegrator() {
    QFETCH(const double, e);
    QFETCH(const double, mu);
    QFETCH(const double, wind);
    QFETCH(const double, tilt);
    QFETCH(const double, roughness);
    QFETCH(const double, time);
    QFETCH(const double, impacts);
    QFETCH(const double, s);
    QFETCH(const double, height);
    QFETCH(const double, v);
    QFETCH(const double, work);
    QFETCH(const double, friction);
    QFETCH(const double, turned);
    BounceFace face = faceOf(e, mu, wind, tilt);
    face.air.logarithmic = roughness > 0;
    if (roughness > 0) face.air.roughness = roughness;
    face.air.reference = roughness >= 5 ? 10 : 1.6;
    const Bounced all = bounced(face, {0, 3, 1, 0}, time);
    QCOMPARE(static_cast<double>(all.impacts), impacts);
    QNEAR(all.body.s + all.last.way.x(), s, 1e-10);
    QNEAR(all.last.way.y(), height, 1e-9);
    QNEAR(all.last.velocity.x(), v, 1e-11);
    QNEAR(all.wind + all.last.work, work, 1e-10);
    QNEAR(all.friction, friction, 1e-11);
    QNEAR(all.turned + all.body.spin(5) * (time - all.time), turned, 1e-9);
    QVERIFY2(all.gone < 1500, "the bounces gone through do not grow with their number");
}

void TestBounceAverage::flightsAreDrawnWhereTheyAre() {
    const BounceFace face = faceOf(1, 1);
    const Rebounding start{0, 0.13, 0.2, 0};
    const BounceLimits limits{-1e6, 1e6, 300, {1, 0}, false, 1e-3, 1e-12};
    const auto drawn = BounceAverage::over(face, start, limits, true);
    const auto plain = BounceAverage::over(face, start, limits, false);
    QVERIFY(drawn.has_value() && plain.has_value());
    QCOMPARE(drawn->end().body.s, plain->end().body.s);
    QVERIFY(drawn->bounces() > 10000);
    // One by one as far as that is quick, and back to them by number and by time.
    Rebounding body = start;
    double time = 0;
    for (std::int64_t n = 0; n < 3000; ++n) {
        const auto one = bounceInAir(face, body);
        QVERIFY(one.has_value());
        if (n % 97 == 0) {
            const BounceAverage::State at = drawn->after(n);
            QNEAR(at.time, time, 1e-9);
            QNEAR(at.body.s, body.s, 1e-9);
            QNEAR(at.body.v, body.v, 1e-9);
            QNEAR(at.body.away, body.away, 1e-9);
            QCOMPARE(drawn->impactsBy(time + 0.5 * one->time), n);
        }
        body = {body.s + one->s, body.v + one->v, body.away + one->away, 0};
        time += one->time;
    }
}

void TestBounceAverage::endsBeforeItsLimits() {
    const BounceFace up = faceOf(1, 1, 0, 0.05);
    const Rebounding start{0, 0.5, 0.002, 0};
    const Point downrange(std::cos(0.05 * pi / 180), -std::sin(0.05 * pi / 180));
    // Before it turns on the way up, unless it may go back.
    const auto turning =
        BounceAverage::over(up, start, {-1e3, 1e3, 1e4, downrange, false, 1e-3, 1e-12}, false);
    QVERIFY(turning.has_value());
    QVERIFY(downrange.dot(Point(turning->end().body.v, turning->end().body.away)) > 0);
    const auto back = BounceAverage::over(up, start, {-1e3, 1e3, 1e3, downrange, true, 1e-3, 1e-12}, false);
    QVERIFY(back.has_value());
    QVERIFY(back->end().body.v < -0.01);
    // Before the end of the face, and of the time.
    const double end = 0.5 * turning->end().body.s;
    const auto near = BounceAverage::over(up, start, {-1e3, end, 1e4, downrange, false, 1e-3, 1e-12}, false);
    QVERIFY(near.has_value());
    QVERIFY(near->end().body.s < end && near->end().body.s > 0.9 * end);
    const auto early = BounceAverage::over(up, start, {-1e3, 1e3, 0.5, downrange, false, 1e-3, 1e-12}, false);
    QVERIFY(early.has_value());
    QVERIFY(early->end().time < 0.5 && early->end().time > 0.4);
}

TALWEG_TEST(tst_bounce_average, TestBounceAverage, QCoreApplication)
#include "tst_bounce_average.moc"
