#include "fall_reproduction.h"
#include "study/reproduce.h"
#include "support/test.h"

#include <QTest>
#include <cmath>
#include <stop_token>

using namespace talweg;
using namespace talweg::tests;

/// What a made-up work says about falling bodies, in closed form: a body falls for t = √(2 h/g) and as far as
/// its speed times that.
class TestReproduce : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_readings = reproduce(m_system, m_work, {}, [this](double done) { m_done = done; });
    }

    void everythingIsSolvedInEveryReading() {
        QCOMPARE(m_readings.size(), std::size_t{2});
        QCOMPARE(m_done, 1.0);
        for (const auto& reading : m_readings) {
            QCOMPARE(reading.runs.size(), std::size_t{1});
            QCOMPARE(reading.studies.at("falls").result->designs, std::size_t{4});
            QVERIFY(reading.studies.at("falls").requirement);
        }
    }

    void cancelledItDeliversNothing() {
        std::stop_source stop;
        std::vector<double> shares;
        const auto readings = reproduce(m_system, m_work, stop.get_token(), [&](double done) {
            shares.push_back(done);
            stop.request_stop();
        });
        QVERIFY(readings.empty());
        QCOMPARE(shares.size(), std::size_t{1}); // nothing else is solved
    }

    void theInputsOfARunAndOfAStudy() {
        const Reproduction::Reading& faster = m_work.readings[1];
        const Values drop = inputsOf(*m_system, m_work, "drop", faster);
        QCOMPARE(std::get<double>(drop.at("height")), 20.0);
        QCOMPARE(std::get<double>(drop.at("speed")), 6.0); // that of the reading
        QCOMPARE(inputsOf(*m_system, m_work, "falls", faster).size(), m_system->parameters.size());
    }

    void allClaimsAreChecked() {
        const auto checked = checkedClaims(*m_system, m_work, m_readings);
        QCOMPARE(checked.size(), m_work.claims.size());
        QCOMPARE(checked[2].values.size(), std::size_t{2});
        QCOMPARE(checked[2].values[0].number, std::optional(12.0));
        QCOMPARE(checked[0].judgement.verdict, Verdict::holdsInSome);
        QCOMPARE(checked[1].judgement.verdict, Verdict::refuted);
        QCOMPARE(checked[2].judgement.verdict, Verdict::holds);
        QCOMPARE(checked[3].judgement.verdict, Verdict::undecided);
        QCOMPARE(checked[4].judgement.verdict, Verdict::notStated);
    }

    void claims_data() {
        QTest::addColumn<int>("claim");
        QTest::addColumn<QString>("near");
        QTest::addColumn<QString>("faster");
        QTest::newRow("outcome") << 0 << "near"
                                 << "far";
        QTest::newRow("shortfall; how it ends where it succeeds") << 1 << "6"
                                                                  << "far";
        QTest::newRow("runs") << 2 << "12"
                              << "12";
        QTest::newRow("aggregate") << 3 << "12"
                                   << "12";
        QTest::newRow("lowest") << 4 << "3"
                                << "3";
        QTest::newRow("variation") << 5 << "6"
                                   << "6";
        QTest::newRow("first") << 6 << "5"
                               << "5";
        QTest::newRow("not kept") << 7 << "none"
                                  << "none";
        QTest::newRow("kept") << 8 << "20"
                              << "20";
        QTest::newRow("critical") << 9 << "5"
                                  << "5"; // it never increases
        // Four times the gravity, half the time: 12 m on the light planet, 6 m on Earth.
        QTest::newRow("change") << 10 << "6"
                                << "6";
        QTest::newRow("where least, of one gravity") << 11 << "5"
                                                     << "5";
        QTest::newRow("where greatest, of all heights") << 12 << "2.5"
                                                        << "2.5";
    }

    void claims() {
        QFETCH(int, claim);
        QFETCH(QString, near);
        QFETCH(QString, faster);
        const auto& one = m_work.claims[static_cast<std::size_t>(claim)];
        const auto said = [&](const ReproducedReading& reading) {
            const ClaimValue value = evaluate(*m_system, one, reading);
            if (value.number) return QString::number(*value.number, 'g', 12);
            return value.word.empty() ? QString("none") : QString::fromStdString(value.word);
        };
        QCOMPARE(said(m_readings[0]), near);
        QCOMPARE(said(m_readings[1]), faster);
    }

    /// Of a fall from 20 m at 10 m/s² for 2 s at 3 m/s: 6 m far, and 2 s long.
    void anOrderHoldsWhereEachIsSmallerThanTheNext_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("comesOut");
        QTest::addColumn<bool>("holds");
        QTest::newRow("rising") << "t < x"
                                << "2.0 < 6.0" << true;
        QTest::newRow("falling") << "x < t"
                                 << "6.0 > 2.0" << false;
        QTest::newRow("equal") << "t < t"
                               << "2.0 = 2.0" << false;
        QTest::newRow("one step of two fails") << "t<x<t"
                                               << "2.0 < 6.0 > 2.0" << false;
    }

    void anOrderHoldsWhereEachIsSmallerThanTheNext() {
        QFETCH(QString, order);
        QFETCH(QString, comesOut);
        QFETCH(bool, holds);
        Reproduction::Claim claim{.where = "Page 1",
                                  .what = "An order",
                                  .printed = "said",
                                  .kind = Reproduction::Claim::Kind::order,
                                  .of = "drop",
                                  .expression = order.toStdString()};
        claim.decimals = 1;
        claim.agreement = inThisOrder();
        const ClaimValue value = evaluate(*m_system, claim, m_readings[0]);
        QCOMPARE(QString::fromStdString(value.word), comesOut);
        QCOMPARE(judge(claim, {value}).verdict, holds ? Verdict::holds : Verdict::refuted);
    }

    /// "3.25" stands for what rounds to it.
    void printedNumbersAreRounded_data() {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("agrees");
        QTest::newRow("the same") << "3.25" << 3.25 << true;
        QTest::newRow("rounds to it") << "3.25" << 3.2549 << true;
        QTest::newRow("does not") << "3.25" << 3.2551 << false;
        QTest::newRow("half a unit") << "0.5" << 0.45 << true;
        QTest::newRow("negative") << "-14.69" << -14.694 << true;
        QTest::newRow("another sign") << "-14.69" << 14.69 << false;
        QTest::newRow("whole") << "87822" << 87822.4 << true;
        QTest::newRow("not a number") << "1" << std::numeric_limits<double>::quiet_NaN() << false;
    }

    void printedNumbersAreRounded() {
        QFETCH(QString, printed);
        QFETCH(double, value);
        QFETCH(bool, agrees);
        Reproduction::Claim claim{.where = "", .what = "", .printed = printed.toStdString(), .of = {}};
        claim.agreement = roundingTo(claim.printed);
        QCOMPARE(judge(claim, {{value, {}}}).verdict, agrees ? Verdict::holds : Verdict::refuted);
    }

    void aVerdictSaysInWhichReadings() {
        Reproduction::Claim claim{.where = "", .what = "", .printed = "far", .of = {}};
        const ClaimValue far{{}, "far"}, near{{}, "near"};
        QCOMPARE(judge(claim, {far, near}).verdict, Verdict::undecided);
        claim.agreement = Reproduction::Agreement{.word = "far"};
        QCOMPARE(judge(claim, {far, far}).verdict, Verdict::holds);
        QCOMPARE(judge(claim, {near, near}).verdict, Verdict::refuted);
        const Judgement some = judge(claim, {near, far});
        QCOMPARE(some.verdict, Verdict::holdsInSome);
        QCOMPARE(some.agrees, (std::vector<bool>{false, true}));
        QCOMPARE(judge(claim, {{}, {}}).verdict, Verdict::refuted);
        claim.printed.clear();
        QCOMPARE(judge(claim, {far, far}).verdict, Verdict::notStated);
    }

    /// Two runs of the same fall, of 20 m and of 5 m at 10 m/s²: twice the time. What is divided by nothing
    /// is no number.
    void aMeasureIsComparedWithAnotherRuns() {
        Reproduction work = m_work;
        work.runs.push_back({"low", {{"height", 5.0}, {"g", 10.0}, {"speed", 3.0}}});
        work.runs.push_back({"still", {{"height", 20.0}, {"g", 10.0}, {"speed", 0.0}}});
        const auto reading = reproduce(m_system, work, {}, {}).front();
        Reproduction::Claim claim{.where = "", .what = "", .printed = "twice", .of = "drop"};
        claim.expression = "t";
        claim.against = "low";
        const ClaimValue value = evaluate(*m_system, claim, reading);
        QVERIFY(value.number && std::abs(*value.number - 2) < 1e-12);
        claim.expression = "x";
        claim.of = claim.against = "still";
        QVERIFY(!evaluate(*m_system, claim, reading).number);
    }

    void badDataAreNamed_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"values", "study", "design", "expression", "measure"})
            QTest::newRow(what) << what;
    }

    void badDataAreNamed() {
        QFETCH(QString, what);
        Reproduction work = m_work;
        if (what == "values") work.runs[0].values["height"] = -1.0;
        if (what == "study") work.studies[0].study.axes[0].values = "5,five";
        if (what == "design") work.claims[3].design["g"] = 9.81;
        if (what == "expression") work.claims[3].expression = "y_mean";
        if (what == "measure") work.claims[1].expression = "y";
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, {
            for (const auto& reading : reproduce(m_system, work, {}, {}))
                for (const auto& claim : work.claims)
                    evaluate(*m_system, claim, reading);
        });
    }

private:
    const std::shared_ptr<const System> m_system = std::make_shared<const System>(reproducedFall());
    const Reproduction& m_work = m_system->reproductions.front();
    std::vector<ReproducedReading> m_readings;
    double m_done = 0;
};

TALWEG_TEST(tst_reproduce, TestReproduce, QCoreApplication)
#include "tst_reproduce.moc"
