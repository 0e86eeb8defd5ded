#include "physics/near.h"
#include "support/test.h"
#include "tracks/known_tracks.h"

#include "tracks/fit_use.h"
#include "tracks/overlay.h"

#include <random>

using namespace talweg;
using namespace talweg::tests;

namespace {

double chi2Of(const Run& run) {
    for (const ResultTable& table : run.tables)
        if (table.id == "tracks") return std::get<double>(table.rows[0][3]);
    qFatal("the run has no table of tracks");
}

} // namespace

class TestFitUse : public QObject {
    Q_OBJECT

private slots:
    void aRunWithTheValuesHasTheChiSquaredOfTheFit_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"drop", "slip", "gravity", "rolling"})
            QTest::newRow(name) << QString(name);
    }

    /// Two ways to the same number: the fit's sum of squares, and that of a run of the experiment.
    void aRunWithTheValuesHasTheChiSquaredOfTheFit() {
        QFETCH(QString, name);
        FitRequest request = requestOf(caseOf(name.toStdString()));
        Track& track = request.tracks.front();
        for (double& t : track.t)
            t -= track.t.front();
        const Fit fit = fitted(request);
        Values values = request.values;
        for (const auto& [id, value] : fittedValues(request, fit))
            values[id] = value;
        const auto system = builtinSystems().find("rover");
        QVERIFY(problems(*system, values).empty());
        Track compared = track;
        if (!track.usesX) compared.x.clear();
        auto run = prepared(*system, values)->solve({}, {});
        const double n = static_cast<double>(track.size()) * (track.usesX && track.usesY ? 2 : 1);
        if (!track.usesY) compared.y = std::vector<double>(track.size(), 0.05); // the ball rolls on the level
        run = comparedWith(run, *system, values, {compared});
        const double counted = track.usesY ? n : 2 * n;
        QNEAR(chi2Of(*run) * counted, fit.chi2, 1e-6 * fit.chi2);
    }

    /// A thousandth of the standard deviation, about 1.5e-4 for e, leaves seven decimals.
    void valuesHaveNoMoreDigitsThanTheyAreWorth() {
        const FitRequest request = requestOf(caseOf("slip"));
        const Fit fit = fitted(request);
        const Values values = fittedValues(request, fit);
        for (const char* id : {"e", "mu"}) {
            const double value = std::get<double>(values.at(id));
            QNEAR(value, parameterOf(fit, id).estimate, parameterOf(fit, id).sd / 2000);
            QVERIFY2(shortest(value).size() <= 9, shortest(value).c_str());
        }
    }

    /// Of a track whose y alone is compared, noise of x must not become a speed: with drag it would slow the
    /// ball down.
    void coordinatesThatAreNotComparedHaveNoEffect() {
        FitRequest request = requestOf(caseOf("drag"));
        const Fit fit = fitted(request);
        std::mt19937 engine(3);
        std::normal_distribution<double> noise(0, 0.05);
        for (double& x : request.tracks[0].x)
            x += noise(engine);
        const Fit other = fitted(request);
        for (const char* id : {"e", "K", "h0"})
            QNEAR(parameterOf(other, id).estimate, parameterOf(fit, id).estimate,
                  parameterOf(fit, id).sd / 1000);
    }

    void uncertaintyIsNormalWithTheFitsDeviation() {
        const FitRequest request = requestOf(caseOf("slip"));
        const Fit fit = fitted(request);
        const FittedParameter& e = parameterOf(fit, "e");
        QNEAR(e.halfWidth / e.sd, 1.966, 0.002); // Student's t with 401 degrees of freedom
        Study before;
        before.axes = {{"e", "0:1:0.1"}, {"b", "1,2"}};
        before.uncertain = {{"mu_k", "±5%"}, {"m", "±1%"}};
        before.correlations = {{"mu_k", "m", "0.5"}};
        before.ties = {{"mu", "0.3"}};
        const Study study = withFitted(before, request, fit);
        QCOMPARE(study.axes, (std::vector<Study::Swept>{{"b", "1,2"}}));
        QCOMPARE(study.uncertain.size(), std::size_t{3});
        QCOMPARE(study.uncertain[0].parameter, std::string("m"));
        const QStringList normal = QString::fromStdString(study.uncertain[1].values).split(':');
        QCOMPARE(normal[0], QString("normal"));
        QNEAR(normal[1].toDouble(), e.estimate, e.sd / 2000);
        QNEAR(normal[2].toDouble(), e.sd, 0.005 * e.sd);
        QCOMPARE(study.uncertain[2].parameter, std::string("mu"));
        QCOMPARE(study.ties, (std::vector<Study::Swept>{{"mu_k", "mu"}}));
        // Only correlations among the inputs are left, as ranks: 6/π asin(r/2).
        double r = 0;
        for (std::size_t i = 0; i < fit.correlated.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (fit.correlated[k] == "e" && fit.correlated[i] == "mu") r = fit.correlations[i][k];
        const double rank = 6 / std::acos(-1.0) * std::asin(r / 2);
        if (std::abs(rank) < 0.01)
            QVERIFY(study.correlations.empty());
        else
            QNEAR(std::stod(study.correlations.at(0).rank), rank, 1e-4);
    }

    void theRoverHasOnlyAConstantRestitution() {
        FitRequest request;
        QVERIFY(hasRoverLaw(request));
        for (const ImpactLaw law : {ImpactLaw::halfVelocity, ImpactLaw::pfeiffer}) {
            request.law = law;
            QVERIFY(!hasRoverLaw(request));
        }
    }

    void boundsAreNotUsed() {
        const FitRequest request = requestOf(caseOf("grip"));
        const Fit fit = fitted(request);
        const Values values = fittedValues(request, fit);
        QVERIFY(values.contains("e"));
        QVERIFY(!values.contains("mu"));
        for (const Study::Swept& one : withFitted({}, request, fit).uncertain)
            QVERIFY(one.parameter != "mu");
    }

    void dragBecomesTheDensity() {
        const FitRequest request = requestOf(caseOf("drag"));
        const Fit fit = fitted(request);
        const Values values = fittedValues(request, fit);
        // K = ρ C_d π b²/(2 m)
        const double m = std::get<double>(request.values.at("m"));
        const double cd = values.contains("cd") ? std::get<double>(values.at("cd"))
                                                : std::get<double>(request.values.at("cd"));
        const double drag = std::get<double>(values.at("rho")) * cd * std::acos(-1.0) * 0.05 * 0.05 / (2 * m);
        QNEAR(drag, parameterOf(fit, "K").estimate, parameterOf(fit, "K").sd / 2000);
        for (const Study::Swept& one : withFitted({}, request, fit).uncertain)
            QVERIFY(one.parameter == "e" || one.parameter == "rho");
    }
};

TALWEG_TEST(tst_fit_use, TestFitUse, QCoreApplication)
#include "tst_fit_use.moc"
