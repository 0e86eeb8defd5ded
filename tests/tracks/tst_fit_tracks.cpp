#include "project/fit_text.h"
#include "support/test.h"
#include "tracks/known_tracks.h"

#include "tracks/fit_unknowns.h"

using namespace talweg;
using namespace talweg::tests;

namespace {

/// Standard deviations that estimates may be off the truth.
constexpr double deviations = 3;
/// Half-widths and χ²/dof may differ by these from those of the other fit, whose s² may be below 1.
constexpr double halfWidthPart = 0.1, chi2Difference = 0.02;
/// Two exact fits of one file end this near to each other, in half-widths.
constexpr double sameMinimum = 0.01;
constexpr double normal95 = 1.96;

void compare(const Fit& fit, const Found& found) {
    const FittedParameter& one = parameterOf(fit, found.id);
    QCOMPARE(one.verdict, FitVerdict::estimated);
    const auto message = [&](const char* what) {
        return qPrintable(QString("%1 %2: %3 ± %4, expected %5 ± %6, truth %7")
                              .arg(found.id, what)
                              .arg(one.estimate, 0, 'g', 9)
                              .arg(one.halfWidth)
                              .arg(found.estimate, 0, 'g', 9)
                              .arg(found.halfWidth)
                              .arg(found.truth));
    };
    QVERIFY2(std::abs(one.estimate - found.truth) <= deviations * found.halfWidth / normal95,
             message("is off the truth"));
    QVERIFY2(std::abs(one.halfWidth / found.halfWidth - 1) <= halfWidthPart,
             message("has another half-width"));
    QVERIFY2(std::abs(one.estimate - found.estimate) <= sameMinimum * found.halfWidth,
             message("has another minimum"));
}

} // namespace

/// Fits of files with known truth.
class TestFitTracks : public QObject {
    Q_OBJECT

private slots:
    void findsTheTruth_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i < static_cast<int>(cases.size()); ++i)
            QTest::newRow(cases[static_cast<std::size_t>(i)].name) << i;
    }
    void findsTheTruth() {
        QFETCH(int, which);
        const Case& one = cases[static_cast<std::size_t>(which)];
        const Fit fit = fitted(requestOf(one));
        QCOMPARE(fit.dof, one.dof);
        QVERIFY2(std::abs(fit.chi2PerDof() - one.chi2PerDof) <= chi2Difference,
                 qPrintable(QString::number(fit.chi2PerDof())));
        QVERIFY(!fit.isRefused);
        for (const Found& found : one.found)
            compare(fit, found);
    }

    void frictionThatAlwaysGripsIsOnlyBounded() {
        const FittedParameter mu = parameterOf(fitted(requestOf(caseOf("grip"))), "mu");
        QCOMPARE(mu.verdict, FitVerdict::bounded);
        // k/(1 + k) |v + b w| over (1 + e) a of the first impact; w has an interval of 0.6 %.
        QVERIFY2(std::abs(mu.bound - 0.016824) < 3 * 0.0002, qPrintable(QString::number(mu.bound)));
        QCOMPARE(mu.halfWidth, 0.0);
    }

    void whatOnlyRollsHasNoImpact() {
        const Fit fit = fitted(requestOf(caseOf("slope")));
        QVERIFY(fit.tracks[0].startsInContact);
        QVERIFY(fit.tracks[0].segments.impacts.empty());
    }

    void inertiaAndResistanceOfRollingAreNotSeparable() {
        FitRequest request = requestOf(caseOf("slope"));
        request.free = {"c_rr", "k"};
        const Fit fit = fitted(request);
        QCOMPARE(parameterOf(fit, "c_rr").verdict, FitVerdict::notSeparable);
        QCOMPARE(parameterOf(fit, "k").verdict, FitVerdict::notSeparable);
        QCOMPARE(fit.notSeparable.size(), std::size_t(1));
        const NotSeparable& pair = fit.notSeparable.front();
        QCOMPARE(pair.ids, (std::vector<std::string>{"c_rr", "k"}));
        QVERIFY(pair.acceleration.has_value());
        // (g sin 8° − 0.02 g cos 8°)/1.4
        const double truth = 0.83643;
        QVERIFY2(std::abs(pair.acceleration->value - truth) < 3 * pair.acceleration->halfWidth / normal95,
                 qPrintable(QString::number(pair.acceleration->value, 'g', 9)));
        QVERIFY(pair.acceleration->halfWidth < 0.003);
    }

    /// 0.3048 m are a foot.
    void estimatesHaveTheirUnits() {
        const DisplayUnits feet = DisplayUnits::usCustomary();
        const FittedParameter height{.id = "h0[2]", .estimate = 0.3048, .halfWidth = 0.006096};
        QCOMPARE(estimateText(height), QString("0.3048 ± 0.0061 m"));
        QCOMPARE(estimateText(height, feet), QString("1.000 ± 0.020 ft"));
        const FittedParameter drag{.id = "K", .estimate = 1, .halfWidth = 0.5};
        QCOMPARE(estimateText(drag, feet), QString("0.30 ± 0.15 1/ft"));
        const FittedParameter e{.id = "e", .estimate = 0.8, .halfWidth = 0.05};
        QCOMPARE(estimateText(e, feet), QString("0.800 ± 0.050"));
        const std::pair<const char*, const char*> units[]{{"x0", "m"},     {"vx", "m/s"},  {"vy", "m/s"},
                                                          {"w", "rad/s"},  {"th0", "rad"}, {"law_v", "m/s"},
                                                          {"g[1]", "m/s²"}};
        for (const auto& [id, unit] : units)
            QCOMPARE(unknownUnit(id), std::string(unit));
    }

    /// A scale that is 2 % off changes g by as much. Restitution is not to blame.
    void aWrongScaleIsNotBlamedOnRestitution() {
        FitRequest request = requestOf(caseOf("gravity"));
        request.free = {"e"};
        for (auto* column : {&request.tracks[0].x, &request.tracks[0].y})
            for (double& one : *column)
                one *= 1.02;
        const Fit fit = fitted(request);
        QVERIFY(fit.isRefused);
        QVERIFY(fit.tracks[0].gravity.has_value());
        QVERIFY2(std::abs(fit.tracks[0].gravity->value - 1.02 * 9.81) < 0.02,
                 qPrintable(QString::number(fit.tracks[0].gravity->value)));
        const QString said = fitWarnings(request.tracks, fit, false).join(' ');
        QVERIFY2(said.contains("show g = 10.0") && !said.contains("restitution"), qPrintable(said));
    }

    void aConstantRestitutionIsRefused() {
        FitRequest request = requestOf(caseOf("half-velocity"));
        request.law = ImpactLaw::constant;
        request.free = {"e"};
        const Fit fit = fitted(request);
        QVERIFY(fit.isRefused);
        QVERIFY(!fit.tracks[0].gravity);
        QVERIFY2(std::abs(fit.chi2PerDof() - 6032.801) <= chi2Difference,
                 qPrintable(QString::number(fit.chi2PerDof(), 'g', 9)));
        QVERIFY(fit.runsP < 1e-6);
        QCOMPARE(fit.otherLaws.size(), std::size_t(2));
        QCOMPARE(fit.otherLaws.front().law, ImpactLaw::halfVelocity);
        QVERIFY(fit.otherLaws.front().aic < fit.otherLaws.back().aic);
        QVERIFY(std::abs(fit.otherLaws.front().chi2PerDof - 0.947) <= chi2Difference);
    }

    /// Stage 1 by itself agrees with the truth of the files without air.
    void stage1FindsRestitution_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("e");
        QTest::newRow("drop") << "t01_drop.csv,sigma=0.001" << 0.8;
        QTest::newRow("stick") << "t02_oblique_stick.csv,sigma=0.002" << 0.75;
        QTest::newRow("slip") << "t03_oblique_slip.csv,sigma=0.002" << 0.7;
        QTest::newRow("angle") << "t04_with_angle.csv,sigma=0.002" << 0.65;
    }
    void stage1FindsRestitution() {
        QFETCH(QString, file);
        QFETCH(double, e);
        const Track track = dataTrack(file).track;
        const Segments found = segmentsOf(track, {.sigma = track.sigma, .g = 9.81});
        QVERIFY(found.impacts.size() >= 3);
        // The last flight of a track is cut short and rests on few samples.
        for (std::size_t i = 0; i + 1 < found.impacts.size(); ++i) {
            const TrackImpact& impact = found.impacts[i];
            QVERIFY2(std::abs(impact.e.value - e) < 4 * impact.e.sd,
                     qPrintable(QString("e = %1 ± %2").arg(impact.e.value).arg(impact.e.sd)));
            if (impact.eDuration) QVERIFY(std::abs(*impact.eDuration - e) < 0.005);
            QVERIFY(std::abs(*impact.eApex - e) < 0.005);
        }
    }
};

TALWEG_TEST(tst_fit_tracks, TestFitTracks, QCoreApplication)
#include "tst_fit_tracks.moc"
