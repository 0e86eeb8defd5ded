#include "physics/near.h"
#include "support/test.h"
#include "terrain/classic_curves.h"
#include "terrain/expressed_curve.h"
#include "terrain/spline.h"

#include <boost/math/special_functions/ellint_1.hpp>
#include <boost/math/special_functions/ellint_2.hpp>
#include <numbers>

using namespace talweg;
using std::numbers::pi;

namespace {

/// Three units in the last place of lengths up to 20, m, which closed forms and quadratures to rounding
/// differ by.
constexpr double rounding = 1e-14;

const double loopRadius = std::sqrt(10.0) / 6;
constexpr double loopRight = 3.71491;

struct Named {
    const char* name;
    PlaneCurve curve;
};

std::vector<Named> allCurves() {
    const Points wave{{-2, 1}, {-1, 0}, {0.5, 0.4}, {1, 2}, {0, 3}};
    return {{"hump", humpCurve(3, 7.0 / 6, 1.0 / 6, 3)},
            {"circle", circleCurve(3)},
            {"lemniscate", lemniscateCurve(2)},
            {"cardioid", cardioidCurve(3)},
            {"oval", ovalCurve(1, 2)},
            {"loop", loopCurve(loopRadius, -3.7, loopRight)},
            {"spiral", spiralCurve(0.125)},
            {"straight", straightCurve(3, -2)},
            {"cycloid", cycloidCurve(3, -2)},
            {"parabola", parabolaCurve(3, -2)},
            {"arc", arcCurve(3, -2)},
            {"bowl", cycloidBowl(1)},
            {"open spline", splineThrough(wave, false)},
            {"closed spline", splineThrough(wave, true)}};
}

PlaneCurve expressed(const char* x, const char* y, double from, double to) {
    const auto read = [](const char* text) { return std::get<Expression>(Expression::read(text, "t")); };
    return std::get<PlaneCurve>(expressedCurve(read(x), read(y), from, to));
}

std::string refused(const char* x, const char* y, double from, double to) {
    const auto read = [](const char* text) { return std::get<Expression>(Expression::read(text, "t")); };
    const auto curve = expressedCurve(read(x), read(y), from, to);
    const auto* why = std::get_if<NoCurve>(&curve);
    return why ? why->sentence : "";
}

} // namespace

class TestPlaneCurve : public QObject {
    Q_OBJECT
private slots:
    /// The lengths of the published curves, and closed forms.
    void lengths() {
        QNEAR(humpCurve(3, 7.0 / 6, 1.0 / 6, 3).length(), 16.31115, 5e-6);
        QNEAR(loopCurve(loopRadius, -3.7, loopRight).length(), 23.75156, 5e-6);
        QNEAR(lemniscateCurve(2).length(), 14.83260, 5e-6);
        // 4 a √2 ∫ dt/√(1 + sin² t) over a quarter: the lemniscate constant.
        QNEAR(lemniscateCurve(2).length(), 8 * boost::math::ellint_1(1 / std::numbers::sqrt2), 1e-13);
        QNEAR(ovalCurve(1, 2).length(), 2 * pi + 4, rounding);
        QNEAR(cardioidCurve(3).length(), 24, 1e-13);
        QNEAR(circleCurve(3).length(), 6 * pi, rounding);
        QNEAR(cycloidBowl(1).length(), 8, rounding);
        QNEAR(arcCurve(3, -2).length(), 13.0 / 4 * (pi / 2 - std::atan2(5, 12)), rounding);
        // The spiral alone: s ↦ (s √(1 + s²) + asinh s)/2 times the pitch.
        const auto along = [](double s) { return (s * std::sqrt(1 + s * s) + std::asinh(s)) / 16; };
        const auto spiral = spiralCurve(0.125);
        const auto& piece = spiral.pieces()[4];
        constexpr double inner = 4.913180439434884; // tan s = −s
        QNEAR(spiral.lengthAt(piece.to) - spiral.lengthAt(piece.from),
              along(inner + piece.to - piece.from) - along(inner), 1e-12);
    }

    /// Joints meet in place and direction; closed curves end where they begin.
    void piecesMeet() {
        for (const auto& [name, curve] : allCurves()) {
            const auto& pieces = curve.pieces();
            for (std::size_t i = curve.closed() ? 0 : 1; i < pieces.size(); ++i) {
                const auto& before = pieces[(i + pieces.size() - 1) % pieces.size()];
                const CurvePoint a = before.at(before.to), b = pieces[i].at(pieces[i].from);
                QVERIFY2((a.at - b.at).norm() < 1e-13, name);
                if (name != std::string("cardioid"))
                    QVERIFY2((a.tangent() - b.tangent()).norm() < 1e-13, name);
            }
            QCOMPARE(curve.kinks().size(), std::size_t(name == std::string("cardioid")));
        }
        QNEAR(std::abs(cardioidCurve(3).kinks().front().turn), pi, 1e-9);
    }

    /// Six printed digits of the published joints.
    void jointsAreThePublishedOnes() {
        const auto loop = loopCurve(loopRadius, -3.7, loopRight);
        QNEAR(loop.pieces()[1].at(loop.pieces()[1].from).at.x(), 0.5, rounding);
        QNEAR(loop.pieces()[1].at(loop.pieces()[1].from + pi / 2 + std::atan(1.0 / 3)).at.y(),
              3.41667 + 0.527046, 1e-5);
        const auto spiral = spiralCurve(0.125);
        const auto& piece = spiral.pieces()[4];
        QNEAR(piece.to - piece.from, 25.9566 - 4.91318, 6e-5);
        QNEAR(piece.at(piece.from).at.x(), 0.122489, 1e-6);
        QNEAR(piece.at(piece.to).at.y(), 2.38089, 5e-5);
    }

    /// Each derivative is that of the one before.
    void derivativesAgree() {
        for (const auto& [name, curve] : allCurves())
            for (const auto& piece : curve.pieces())
                for (const double part : {0.13, 0.31, 0.5, 0.77}) {
                    const double t = std::lerp(piece.from, piece.to, part);
                    const double h = 1e-5 * (piece.to - piece.from);
                    const CurvePoint a = piece.at(t - h), b = piece.at(t + h), c = piece.at(t);
                    const auto matches = [&](Point lo, Point hi, Point slope) {
                        const double size = slope.norm() + (piece.at(t).d1.norm()) / (piece.to - piece.from);
                        return ((hi - lo) / (2 * h) - slope).norm() < 1e-6 * size + 1e-9;
                    };
                    QVERIFY2(matches(a.at, b.at, c.d1), name);
                    QVERIFY2(matches(a.d1, b.d1, c.d2), name);
                    QVERIFY2(matches(a.d2, b.d2, c.d3), name);
                }
    }

    /// The parameter of a length has that length, to rounding.
    void lengthAndItsInverse() {
        for (const auto& [name, curve] : allCurves())
            for (int i = 0; i <= 97; ++i) {
                const double p = curve.length() * i / 97;
                const double t = curve.parameterAt(p);
                QVERIFY2(std::abs(curve.lengthAt(t) - p) < 4e-15 * curve.length(), name);
            }
        // Close to the beginning to relative precision: twelve decimals beside the apex.
        const auto circle = circleCurve(3);
        QNEAR(circle.parameterAt(3e-12), 1e-12, 1e-27);
        QNEAR(circle.lengthAt(1e-12), 3e-12, 1e-27);
    }

    void nearestPlace() {
        const auto circle = circleCurve(3);
        const Point p = circle.at(circle.nearest({-3, 6})).at;
        QNEAR(p.x(), -3 / std::sqrt(5.0), rounding);
        QNEAR(p.y(), 6 / std::sqrt(5.0), rounding);
        QCOMPARE(circle.nearest({0, 3}), 0.0);
        QCOMPARE(straightCurve(3, -2).nearest({-3, 5}), 0.0);
        for (const auto& [name, curve] : allCurves())
            for (int i = 1; i < 40; ++i) {
                const double t = std::lerp(curve.from(), curve.to(), i / 40.0);
                const Point place = curve.at(t).at;
                QVERIFY2((curve.at(curve.nearest(place)).at - place).norm() < 1e-12, name);
            }
    }

    void firstPlaceOfAnElevation() {
        const auto loop = loopCurve(loopRadius, -3.7, loopRight);
        const double t = loop.firstAt(4).value();
        QNEAR(loop.at(t).at.y(), 4, rounding);
        QNEAR(loop.at(t).at.x(), -1 - std::sqrt(3.0), rounding);
        QVERIFY(!loop.firstAt(20) && !loop.firstAt(0.9));
    }

    /// The loop begins with y = (x + 1)² + 1, and the circle has its lowest place below its middle.
    void theLowestPlacesAreThereToo() {
        const auto loop = loopCurve(loopRadius, -3.7, loopRight), circle = circleCurve(3);
        QNEAR(loop.at(loop.firstAt(1).value()).at.x(), -1, rounding);
        for (const double above : {1e-12, 1e-6, 1e-4, 1e-2})
            QNEAR(loop.at(loop.firstAt(1 + above).value()).at.x(), -1 - std::sqrt(above),
                  1e-3 * std::sqrt(above));
        QNEAR(circle.at(circle.firstAt(-3).value()).at.x(), 0, 1e-7);
        QVERIFY(!loop.firstAt(1 - 1e-12) && !circle.firstAt(-3 - 1e-12));
    }

    void curvatures() {
        QNEAR(circleCurve(3).at(1).curvature(), 1.0 / 3, 1e-15); // counter-clockwise: to the left
        QNEAR(humpCurve(3, 7.0 / 6, 1.0 / 6, 3).at(0).curvature(), -7.0 / 3, 1e-15);
        QNEAR(cycloidBowl(1).at(0).curvature(), 0.25, 1e-15);
        QNEAR(lemniscateCurve(2).at(0).curvature(), 3 / (2 * std::numbers::sqrt2), rounding);
    }

    void polylineStaysClose() {
        for (const auto& [name, curve] : allCurves()) {
            const Points points = curve.polyline(1e-3);
            double length = 0;
            for (std::size_t i = 1; i < points.size(); ++i)
                length += (points[i] - points[i - 1]).norm();
            QVERIFY2(length < curve.length() + 1e-9 && length > 0.995 * curve.length(), name);
            QVERIFY2(points.size() < 3000, name);
        }
    }

    /// The published examples of typed curves.
    void expressions() {
        const auto circle = expressed("Math.cos(t)", "Math.sin(t)", 1.57, 7.85);
        QNEAR(circle.length(), 6.28, rounding);
        QVERIFY(!circle.closed());
        QVERIFY(expressed("cos(t)", "sin(t)", 0, 2 * pi).closed());
        const auto wave = expressed("t", "t*Math.cos(3*t)", -8, 8);
        QNEAR(wave.at(1).at.y(), std::cos(3.0), 1e-15);
        const auto corner = expressed("t", "t > 0 ? t : -t", -3, 3);
        QNEAR(corner.length(), 6 * std::numbers::sqrt2, rounding);
        QCOMPARE(corner.kinks().size(), std::size_t(1));
        QNEAR(corner.kinks().front().t, 0, 1e-12);
        QNEAR(corner.kinks().front().turn, pi / 2, 1e-12);
    }

    /// Where a curve stands still it has a cusp, or goes straight on.
    void cuspsOfExpressions() {
        const auto cycloid = expressed("t - sin(t)", "1 - cos(t)", -1, 8);
        QCOMPARE(cycloid.kinks().size(), std::size_t(2));
        QNEAR(cycloid.kinks()[0].t, 0, 1e-7);
        QNEAR(cycloid.kinks()[1].t, 2 * pi, 1e-7);
        QNEAR(std::abs(cycloid.kinks()[0].turn), pi, 1e-6);
        QNEAR(expressed("t - sin(t)", "1 - cos(t)", 0, 2 * pi).length(), 8, 1e-12);
        QVERIFY(expressed("t^3", "2*t^3", -1, 2).kinks().empty());
        QNEAR(expressed("t^3", "2*t^3", -1, 2).length(), 9 * std::sqrt(5.0), 1e-12);
        QNEAR(expressed("sqrt(t)", "t", 0, 1).length(), std::sqrt(5.0) / 2 + std::asinh(2.0) / 4, 1e-6);
    }

    /// Up and down a line that widens by less than numbers tell: it turns round at tips.
    void tipsOfExpressions() {
        const auto curve = expressed("tanh(50*(t-6))", "cos(t)", 0, 6.5);
        QCOMPARE(curve.kinks().size(), std::size_t(1));
        QNEAR(curve.kinks()[0].t, pi, 1e-7);
        QNEAR(std::abs(curve.kinks()[0].turn), pi, 1e-6);
        QVERIFY(expressed("exp(-9*t)", "exp(-8*t)", 0, 4).kinks().empty());
    }

    void badExpressionsAreRefused() {
        QVERIFY(refused("t", "1/t", -1, 1).find("y(t) is not defined at t = ") == 0);
        QVERIFY(refused("log(t)", "t", -1, 1).find("x(t) is not defined from t = -1 to ") == 0);
        QVERIFY(refused("t", "t > 0 ? 1 : 0", -1, 1).find("y(t) jumps at t = ") == 0);
        QVERIFY(refused("t", "sin(100000*t)", -8, 8).find("The curve has too many turns") == 0);
        QVERIFY(refused("2", "3", -1, 1).find("The curve is a single point") == 0);
        QVERIFY(refused("t > 0 ? t : 0", "0", -1, 1).find("The curve stops between") == 0);
    }

    /// A cubic through points; the same as the cubic itself where its ends are straight.
    void splines() {
        const Points points{{0, 0}, {1, 0}, {2, 1}, {1, 2}, {-1, 1}};
        for (const bool closed : {false, true}) {
            const auto curve = splineThrough(points, closed);
            for (std::size_t i = 0; i < curve.pieces().size(); ++i) {
                const auto& piece = curve.pieces()[i];
                QVERIFY((piece.at(piece.from).at - points[i]).norm() < 1e-14);
                const auto& next = curve.pieces()[(i + 1) % curve.pieces().size()];
                if (!closed && i + 1 == curve.pieces().size()) continue;
                QVERIFY((piece.at(piece.to).d1 - next.at(next.from).d1).norm() < 1e-13);
                QVERIFY((piece.at(piece.to).d2 - next.at(next.from).d2).norm() < 1e-13);
            }
        }
        QNEAR(splineThrough({{0, 0}, {3, 4}}, false).length(), 5, rounding);
    }

    /// The parameter between neighbours is the square root of their distance, here 2 m½ and 1 m½. With
    /// straight ends the second derivative at the middle one is 6 (q₁ − q₀)/(2 (2 + 1)), where q₀ = (2, 0)
    /// and q₁ = (0, 1) are the steps over the parameter's.
    void splinesAreCentripetal() {
        const auto curve = splineThrough({{0, 0}, {4, 0}, {4, 1}}, false);
        QCOMPARE(curve.pieces()[0].to, 2.0);
        QCOMPARE(curve.pieces()[1].to, 3.0);
        QVERIFY((curve.pieces()[1].at(2).d2 - Point(-2, 1)).norm() < 1e-14);
        QVERIFY((curve.pieces()[1].at(3).d2 - Point(0, 0)).norm() < 1e-14);
    }
};

TALWEG_TEST(tst_plane_curve, TestPlaneCurve, QCoreApplication)
#include "tst_plane_curve.moc"
