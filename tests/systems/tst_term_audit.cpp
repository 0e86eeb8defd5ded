#include "physics/near.h"
#include "support/test.h"
#include "systems/term_audit.h"

#include <array>
#include <cmath>
#include <limits>

using namespace talweg;

namespace {

constexpr double g = 9.81, height = 5, tEnd = 10;
/// Of a body that falls from rest, J/kg.
constexpr EnergyGiven fall{g * height};
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

struct Entry {
    double t = 0, kinetic = 0, potential = 0;
    std::array<double, 2> losses{};
    double work = 0;
};

Breaches breachesOf(const EnergyGiven& given, std::initializer_list<Entry> entries) {
    TermAudit audit(given, tEnd);
    for (const Entry& entry : entries)
        audit.enter({entry.t, entry.kinetic, entry.potential, entry.losses, entry.work});
    return audit.breaches();
}

std::vector<Doubt> doubtsOf(const Breaches& breaches, double residual = 0) {
    std::vector<Doubt> doubts;
    doubtLedger(residual, breaches, doubts);
    return doubts;
}

/// Expects one doubt, of the ledger, with those words.
void compareDoubt(const std::vector<Doubt>& doubts, const char* words) {
    QCOMPARE(doubts.size(), std::size_t(1));
    QVERIFY(doubts[0].kind == Doubt::Kind::ledger);
    QVERIFY2(doubts[0].sentence.find(words) != std::string::npos, doubts[0].sentence.c_str());
}

} // namespace

/// Whether terms that no motion has are found, however well they add up.
class TestTermAudit : public QObject {
    Q_OBJECT
private slots:
    /// Free fall, then an impact that takes half of the energy, then the way up again.
    void aRightLedgerHasNoBreach() {
        TermAudit audit(fall, tEnd);
        const double lands = std::sqrt(2 * height / g);
        for (int i = 0; i <= 100; ++i) {
            const double t = lands * i / 100, fallen = g * t * t / 2;
            audit.enter({t, g * fallen, g * (height - fallen), std::array{0.0, 0.0}});
        }
        const double left = g * height / 2, speed = std::sqrt(2 * left);
        for (int i = 0; i <= 100; ++i) {
            const double t = speed / g * i / 100, v = speed - g * t;
            audit.enter({lands + t, v * v / 2, speed * g * t - g * g * t * t / 2, std::array{left, 0.0}});
        }
        const Breaches& breaches = audit.breaches();
        QVERIFY(!breaches.isInfinite && !breaches.isOutside);
        for (const double part : {breaches.regained, breaches.excess, breaches.risen})
            QVERIFY(part < 1e-14);
        QVERIFY(doubtsOf(breaches).empty());
    }

    /// A loss and a speed whose sum is right: there is no residual, and yet both are doubted.
    void hugeTermsThatCancel() {
        const Breaches breaches = breachesOf(fall, {{0, 0, g * height}, {1, 2.69e269, 0, {-2.69e269, 0}}});
        const double parts = 2.69e269 / (g * height);
        QNEAR(breaches.regained, parts, 1e-9 * parts);
        QNEAR(breaches.excess, parts, 1e-9 * parts);
        QNEAR(breaches.risen, parts, 1e-9 * parts);
        QCOMPARE(doubtsOf(breaches).size(), std::size_t(3));
    }

    void aLossShrinks() {
        const Breaches breaches =
            breachesOf(fall, {{0, 0, g * height}, {1, 0, g * 3, {g * 2, 0}}, {2, g, g * 2, {g, g}}});
        QNEAR(breaches.regained, 0.2, 1e-12);
        QCOMPARE(breaches.excess, 0.0);
        QCOMPARE(breaches.risen, 0.0);
        compareDoubt(doubtsOf(breaches), "An energy loss decreases by 2.0e-01");
    }

    void aLossIsNegativeFromTheStart() {
        QNEAR(breachesOf(fall, {{0, 0, g * 4, {0, -g}}}).regained, 0.2, 1e-12);
    }

    /// Many small rises do not hide one by one.
    void mechanicalEnergyRises() {
        TermAudit audit(fall, tEnd);
        const double step = 1e-10 * g * height;
        for (int i = 0; i <= 50; ++i)
            audit.enter({0.1 * i, 0, g * height / 2 + step * i, {}});
        QNEAR(audit.breaches().risen, 50e-10, 1e-13);
        compareDoubt(doubtsOf(audit.breaches()), "Mechanical energy increases by 5.0e-09");
    }

    /// A power of 2 W/kg may raise it by 2 J/kg a second, and no term above the sum of both.
    void whatIsDrivenMayRise() {
        const EnergyGiven driven{1, 2};
        const Breaches right = breachesOf(driven, {{0, 1, 0}, {3, 7, 0, {}, 6}, {4, 0, 0, {9, 0}, 8}});
        QCOMPARE(right.risen + right.excess + right.regained, 0.0);
        QNEAR(breachesOf(driven, {{0, 1, 0}, {3, 14, 0, {}, 13}}).excess, 1, 1e-12);
        QNEAR(breachesOf(driven, {{0, 1, 0}, {3, 14, 0, {}, 13}}).risen, 1, 1e-12);
        // What was lost in between does not come back.
        QNEAR(breachesOf(driven, {{0, 1, 0}, {1, 0, 0, {3, 0}, 2}, {2, 5, 0, {3, 0}, 7}}).risen, 0.6, 1e-12);
        // Brakes take no more than there was.
        QNEAR(breachesOf(driven, {{0, 1, 0}, {1, 0, 0, {}, -6}}).excess, 1, 1e-12);
    }

    void aTermExceedsWhatWasGiven() {
        const Breaches breaches = breachesOf(fall, {{0, 0, g * height}, {1, 0, 0, {g * 6, 0}}});
        QNEAR(breaches.excess, 0.2, 1e-12);
        compareDoubt(doubtsOf(breaches), "exceeds the energy given to the run by 2.0e-01");
    }

    void roundingIsNoBreach() {
        TermAudit audit(fall, tEnd);
        audit.enter({0, 0, g * height, {}});
        audit.enter({.t = 1, .kinetic = 1e-6, .potential = g * height, .losses = {}, .rounding = 2e-6});
        QCOMPARE(audit.breaches().risen, 0.0);
        QCOMPARE(audit.breaches().excess, 0.0);
    }

    void instantsOutside() {
        for (const double t : {-1.0, 10.001, 5.55e133}) {
            const Breaches breaches = breachesOf(fall, {{t, 0, g * height}});
            QVERIFY(breaches.isOutside);
            compareDoubt(doubtsOf(breaches), "outside the duration of the run");
        }
        QVERIFY(breachesOf(fall, {{2, 0, g}, {1, 0, g}}).isOutside);
        QVERIFY(!breachesOf(fall, {{0, 0, g}, {tEnd, 0, g}}).isOutside);
    }

    /// The scale ends with the run, so that a wrong time does not make a residual smaller.
    void aWrongTimeGivesNothing() {
        TermAudit audit({1, 2}, tEnd);
        audit.enter({5.55e133, 0, 0, {}});
        QCOMPARE(audit.scale(), 21.0);
    }

    void numbersThatAreNotFinite() {
        for (const double number : {notANumber, infinite, -infinite})
            for (const Entry& entry : {Entry{number, 0, 0}, Entry{1, number, 0}, Entry{1, 0, number},
                                       Entry{1, 0, 0, {0, number}}, Entry{1, 0, 0, {}, number}}) {
                const Breaches breaches = breachesOf(fall, {{0, 0, g * height}, entry});
                QVERIFY(breaches.isInfinite);
                QVERIFY(doubtsOf(breaches)[0].sentence.find("not finite") != std::string::npos);
            }
    }

    /// What a residual tells already is not told again.
    void theResidualExplainsItsBreaches() {
        const Breaches breaches = breachesOf(fall, {{0, 0, g * height}, {1, 0, g * height * (1 + 1e-5)}});
        const std::vector<Doubt> doubts = doubtsOf(breaches, 1e-5 * (1 + 1e-6));
        QCOMPARE(doubts.size(), std::size_t(1));
        QVERIFY(doubts[0].kind == Doubt::Kind::residual);
        QCOMPARE(doubtsOf(breaches, 1e-7).size(), std::size_t(3)); // a term exceeds, and the sum rises
    }
};

TALWEG_TEST(tst_term_audit, TestTermAudit, QCoreApplication)
#include "tst_term_audit.moc"
