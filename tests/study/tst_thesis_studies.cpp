#include "study/study.h"
#include "study/threshold.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QtTest>

using namespace talweg;

namespace {

const std::shared_ptr<const System> rover = builtinSystems().find("rover");

/// A case study of Hartl 2006, chapter 6: all e of the thesis, 51 launch speeds.
struct CaseStudy {
    double tilt, dh, pl, b, k, g;
    const char* speeds;

    std::shared_ptr<const SweepResult> solved(const char* convention) const {
        Values base = defaultValues(rover->parameters);
        for (const auto& [id, value] : Values{{"beta", tilt},
                                              {"theta", tilt},
                                              {"dh", dh},
                                              {"pl", pl},
                                              {"b", b},
                                              {"k", k},
                                              {"g", g},
                                              {"convention", convention}})
            base[id] = value;
        const Study study{.axes = {{"e", "0.6:1:0.01"}}, .over = {"u4", speeds}, .measures = {"height"}};
        const StudyReading reading = readStudy(*rover, base, study);
        if (!reading.sweep) throw std::runtime_error(reading.problems.front().message);
        return solveSweep(rover, *reading.sweep, {}, {}, {});
    }
};

const CaseStudy caseI{15, -3, 9, 2, 0.3, 3.71, "2:7:0.1"};
const CaseStudy caseII{15, -3, 9, 2, 0.3, 9.81, "2:7:0.1"};
const CaseStudy caseIII{25, -30, 90, 2, 0.1, 3.71, "5:10:0.1"};
const CaseStudy caseIV{25, -30, 90, 1, 0.1, 9.81, "5:10:0.1"};

/// The design with this e, of e = 0.60, 0.61 … 1.00.
std::size_t at(double e) {
    return static_cast<std::size_t>(std::lround(100 * e)) - 60;
}

double lowEnd(const SweepResult& result, double e) {
    return result.spread(at(e)).mean - result.spread(at(e)).sd;
}

Threshold threshold(const SweepResult& result, const char* requirement) {
    const auto reading = Requirement::read(*rover, {"height"}, requirement);
    return thresholds(result, *reading.requirement, "e").at(0);
}

std::optional<double> smallest(const SweepResult& result, const char* requirement) {
    return threshold(result, requirement).value;
}

/// As a table prints it.
QString printed(double number) {
    return QString::number(number, 'f', 1);
}

} // namespace

/// The case studies of Hartl 2006, chapter 6, and what they say of a design.
class ThesisStudies : public QObject {
    Q_OBJECT

private slots:
    void caseOneAsPublished() {
        const auto result = caseI.solved("published");
        QCOMPARE(printed(result->percentage[at(0.85)]), QString("78.4"));
        QCOMPARE(printed(result->percentage[at(0.86)]), QString("82.4"));
        QCOMPARE(smallest(*result, "crossed >= 80"), std::optional(0.86));
        QCOMPARE(criticalValues(*result, "e").at(0).value, std::optional(0.93));
    }

    void caseTwoAsPublished() {
        const auto result = caseII.solved("published");
        QCOMPARE(printed(result->percentage[at(0.94)]), QString("80.4"));
        QCOMPARE(printed(result->percentage[at(0.95)]), QString("78.4"));
        QCOMPARE(printed(result->percentage[at(0.96)]), QString("86.3"));
        // 80 % is reached at 0.94 but not kept at 0.95.
        QCOMPARE(smallest(*result, "crossed >= 80"), std::optional(0.96));
    }

    void caseThreeAsPublished() {
        const auto result = caseIII.solved("published");
        QCOMPARE(printed(lowEnd(*result, 0.70)), QString("-17.2"));
        QCOMPARE(printed(lowEnd(*result, 0.71)), QString("-14.5"));
        QCOMPARE(smallest(*result, "height_mean - height_sd > -15"), std::optional(0.71));
    }

    void caseFourAsPublished() {
        const auto result = caseIV.solved("published");
        QCOMPARE(printed(lowEnd(*result, 0.86)), QString("-15.5"));
        QCOMPARE(printed(lowEnd(*result, 0.87)), QString("-13.9"));
        // From 0.98 on it falls short again, by up to 0.2 m.
        const Threshold found = threshold(*result, "height_mean - height_sd > -15");
        QCOMPARE(found.first, std::optional(0.87));
        QCOMPARE(found.firstEnd, std::optional(0.97));
        QCOMPARE(found.value, std::nullopt);
        QVERIFY(found.margin < 0 && found.margin > -0.2);
    }

    void casesWithConsistentSpin() {
        const auto one = caseI.solved("consistent");
        QVERIFY(std::ranges::min(one->percentage) >= 94);
        const auto two = caseII.solved("consistent");
        QVERIFY(std::ranges::min(two->percentage) >= 76);
        const auto three = caseIII.solved("consistent");
        QCOMPARE(smallest(*three, "height_mean - height_sd > -15"), std::optional(0.6));
        const auto four = caseIV.solved("consistent");
        for (std::size_t design = 0; design < four->designs; ++design) {
            const double e = four->sweep.axes[0].values[design];
            QCOMPARE(lowEnd(*four, e) > -15, e != 0.99);
        }
        QCOMPARE(printed(lowEnd(*four, 0.99)), QString("-15.2"));
        QCOMPARE(smallest(*four, "height_mean - height_sd > -15"), std::optional(1.0));
    }
};

TALWEG_TEST(tst_thesis_studies, ThesisStudies, QCoreApplication)
#include "tst_thesis_studies.moc"
