#include "physics/near.h"
#include "support/test.h"
#include "tracks/ball_tracks.h"

#include "tracks/rover_path.h"

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A fit of e to y alone.
FitRequest fitOfE(Track track) {
    track.usesX = false;
    return {.tracks = {std::move(track)}, .values = ballValues(), .free = {"e"}};
}

} // namespace

/// What a fit promises beside its numbers.
class TestFit : public QObject {
    Q_OBJECT

private slots:
    /// e, the height and the last impact of all bounces belong together: t₀ (1 + e)/(1 − e).
    void bouncesEndAfterTheirTotalTime() {
        RoverSetup setup;
        setup.inputs = inputsOf(rover::inputTable(), ballValues());
        setup.inputs.e = 0.8;
        setup.inputs.clearance = 1;
        setup.inputs.u4 = 0;
        const RoverPath path(setup, 5);
        QNEAR(path.impacts().front().t, 0.451523641, 1e-9);
        QNEAR(path.impacts().back().t, 4.063712769, 1e-8);
        QVERIFY(path.impacts().size() >= 100);
    }

    /// Deviations from the truth in standard deviations. Without the error of g their RMS would be near 2.
    void stage1IsAsUncertainAsItSays() {
        constexpr unsigned count = 100;
        const Bounces ball{.e = 0.6};
        double squares = 0;
        for (unsigned seed = 1; seed <= count; ++seed) {
            const Segments found = segmentsOf(filmed(ball, 0, 1.4, 120, 0.001, seed), {.sigma = 0.001});
            QVERIFY(!found.impacts.empty());
            const Measured& e = found.impacts.front().e;
            squares += std::pow((e.value - ball.e) / e.sd, 2);
        }
        const double rms = std::sqrt(squares / count);
        QVERIFY2(rms > 0.75 && rms < 1.25, qPrintable(QString::number(rms))); // 1 ± 3.5 · 0.07
    }

    /// One law at the speed of the impacts of another is that other.
    void aLawIsFollowedFromImpactToImpact() {
        RoverSetup setup;
        setup.inputs = inputsOf(rover::inputTable(), ballValues());
        setup.inputs.clearance = 2;
        setup.inputs.u4 = 0;
        setup.law = ImpactLaw::halfVelocity;
        setup.lawSpeed = 12;
        const RoverPath path(setup, 3);
        double t = std::sqrt(2 * 2 / 9.81), speed = 9.81 * t;
        for (const PathImpact& impact : path.impacts()) {
            QNEAR(impact.t, t, 1e-9);
            QNEAR(impact.approach, speed, 1e-9);
            speed *= 12 / (speed + 12);
            t += 2 * speed / 9.81;
        }
        QVERIFY(path.impacts().size() >= 4);
    }

    void withoutNoiseTheTruthIsExact() {
        Track track = filmed({}, 0, 3, 240, 0, 1);
        track.sigma = 0.001;
        const Fit fit = fitted(fitOfE(track));
        QNEAR(parameterOf(fit, "e").estimate, 0.8, 1e-9);
        QNEAR(parameterOf(fit, "h0").estimate, 1, 1e-9);
        QVERIFY(fit.chi2PerDof() < 1e-9);
    }

    void withoutNoiseAnUnknownSigmaLeavesNoInterval() {
        const Fit fit = fitted(fitOfE(filmed({}, 0, 3, 240, 0, 1)));
        QVERIFY(fit.isSigmaEstimated);
        QNEAR(parameterOf(fit, "e").estimate, 0.8, 1e-9);
        QVERIFY(parameterOf(fit, "e").halfWidth < 1e-9);
    }

    void sigmaIsEstimatedFromTheNoise() {
        Track track = filmed({}, 0, 3, 240, 0.002, 7);
        track.sigma = 0;
        const Fit fit = fitted(fitOfE(track));
        QVERIFY(fit.isSigmaEstimated);
        QVERIFY(std::abs(fit.tracks[0].sigma / 0.002 - 1) < 0.15);
        const FittedParameter& e = parameterOf(fit, "e");
        QVERIFY(std::abs(e.estimate - 0.8) < 2 * e.halfWidth);
    }

    void aTrackMayBeginAndEndInTheMidstOfFlights() {
        const Fit fit = fitted(fitOfE(filmed({}, 0.7, 2.9, 240, 0.001, 3)));
        const FittedParameter& e = parameterOf(fit, "e");
        QVERIFY2(std::abs(e.estimate - 0.8) < 2 * e.halfWidth, qPrintable(QString::number(e.estimate)));
        // y at 0.7 s less the radius
        const FittedParameter& h = parameterOf(fit, "h0");
        QVERIFY(std::abs(h.estimate - (Bounces().y(0.7) - 0.05)) < 2 * h.halfWidth);
    }

    void framesMayBeMissing() {
        Track track = filmed({}, 0, 3, 120, 0.001, 5), rest = track;
        rest.t.clear();
        rest.x.clear();
        rest.y.clear();
        for (std::size_t i = 0; i < track.size(); ++i)
            if (i % 3 != 1 && !(track.t[i] > 1.1 && track.t[i] < 1.25)) {
                rest.t.push_back(track.t[i]);
                rest.x.push_back(track.x[i]);
                rest.y.push_back(track.y[i]);
            }
        const Fit fit = fitted(fitOfE(rest));
        const FittedParameter& e = parameterOf(fit, "e");
        QVERIFY(std::abs(e.estimate - 0.8) < 2 * e.halfWidth);
        QVERIFY(!fit.isRefused);
    }

    void outliersCountLessInARobustFit() {
        Track track = filmed({}, 0, 3, 120, 0.001, 11);
        for (std::size_t i = 20; i < track.size(); i += 60)
            track.y[i] += 0.05;
        FitRequest request = fitOfE(track);
        const FittedParameter plain = parameterOf(fitted(request), "e");
        request.isRobust = true;
        const FittedParameter robust = parameterOf(fitted(request), "e");
        QVERIFY(std::abs(robust.estimate - 0.8) < 5e-4);
        QVERIFY(std::abs(robust.estimate - 0.8) < std::abs(plain.estimate - 0.8));
    }

    void fewSamplesAreReported() {
        Track track = filmed({}, 0.2, 0.8, 15, 0.001, 2);
        QCOMPARE(track.size(), std::size_t(10));
        const Fit fit = fitted(fitOfE(track));
        QCOMPARE(fit.dof, 7L);
        QVERIFY(fit.dof < fewDof);
    }

    void moreUnknownsThanSamplesAreNotFitted() {
        FitRequest request = fitOfE(filmed({}, 0.2, 0.28, 30, 0.001, 2));
        QVERIFY(fitted(request).dof < 1);
        QVERIFY(fitted(request).parameters.empty());
    }

    void restitutionHasNoEffectWithoutImpacts() {
        const Fit fit = fitted(fitOfE(filmed({}, 0, 0.4, 240, 0.001, 4)));
        QCOMPARE(parameterOf(fit, "e").verdict, FitVerdict::notSeparable);
        QCOMPARE(parameterOf(fit, "h0").verdict, FitVerdict::estimated);
        QCOMPARE(fit.notSeparable.size(), std::size_t(1));
        QVERIFY(fit.notSeparable.front().hasNoEffect);
    }

    void tracksShareWhatIsOfTheBall() {
        FitRequest one = fitOfE(filmed({}, 0, 3, 120, 0.002, 21)), both = one;
        both.tracks.push_back(filmed({.height = 0.7}, 0, 2.5, 120, 0.002, 22));
        both.tracks.back().usesX = false;
        const Fit alone = fitted(one), together = fitted(both);
        QCOMPARE(together.parameters.size(), std::size_t(5)); // e, and height and speed of each
        const FittedParameter& e = parameterOf(together, "e");
        QVERIFY(std::abs(e.estimate - 0.8) < 2 * e.halfWidth);
        QVERIFY(e.halfWidth < parameterOf(alone, "e").halfWidth);
        QVERIFY(std::abs(parameterOf(together, "h0[2]").estimate - 0.7) < 0.002);
        both.shared = std::vector<std::string>{};
        const Fit apart = fitted(both);
        QCOMPARE(apart.parameters.size(), std::size_t(6));
        QNEAR(parameterOf(apart, "e[1]").estimate, parameterOf(alone, "e").estimate, 1e-7);
    }

    void theBootstrapAgreesAndDoesNotDependOnThreads() {
        FitRequest request = fitOfE(filmed({}, 0, 2, 120, 0.002, 31));
        request.bootstrap = 200;
        request.threads = 1;
        const Fit fit = fitted(request);
        request.threads = 3;
        const Fit again = fitted(request);
        const FittedParameter& e = parameterOf(fit, "e");
        QVERIFY(e.bootstrap.has_value());
        const double half = 0.5 * (e.bootstrap->high - e.bootstrap->low);
        // The half-width of percentiles of 200 has a standard deviation of 8 %.
        QVERIFY2(std::abs(half / e.halfWidth - 1) < 0.3, qPrintable(QString::number(half / e.halfWidth)));
        QCOMPARE(parameterOf(again, "e").bootstrap->low, e.bootstrap->low);
        QCOMPARE(parameterOf(again, "e").bootstrap->high, e.bootstrap->high);
    }

    void aFitCanBeCancelled() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(fitted(fitOfE(filmed({}, 0, 2, 120, 0.002, 41)), source.get_token()).isCancelled);
    }

    void progressRises() {
        double last = 0;
        fitted(fitOfE(filmed({}, 0, 2, 120, 0.002, 51)), {}, [&last](double done) {
            QVERIFY(done >= last && done <= 1);
            last = done;
        });
        QCOMPARE(last, 1.0);
    }
};

TALWEG_TEST(tst_fit, TestFit, QCoreApplication)
#include "tst_fit.moc"
