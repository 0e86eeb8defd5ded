#include "base/contract.h"
#include "base/free_name.h"
#include "base/root.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

class TestContract : public QObject {
    Q_OBJECT

private slots:
    void whatHoldsIsPassed() { TALWEG_EXPECTS(1 + 1 == 2); }

    /// The message leads to the line: which condition, in which file.
    void whatDoesNotHoldIsTold() {
        try {
            TALWEG_EXPECTS(1 + 1 == 3);
            QFAIL("nothing was thrown");
        } catch (const ContractViolation& mistake) {
            const std::string what = mistake.what();
            QVERIFY(what.find("1 + 1 == 3 does not hold") != std::string::npos);
            QVERIFY(what.find("tst_contract.cpp:") != std::string::npos);
        }
    }

    void aRootNeedsAChangeOfSign() {
        QVERIFY_THROWS_EXCEPTION(ContractViolation,
                                 bracketRoot([](double x) { return x * x + 1; }, -1.0, 2.0));
    }

    /// Numbered names that are all cut to the same text: the search ends.
    void aFreeNameIsNotSoughtForEver() {
        const auto cut = [](int) { return std::string("same"); };
        const auto isFree = [](const std::string& name) { return name != "same"; };
        QVERIFY_THROWS_EXCEPTION(ContractViolation, firstFreeName(std::string("same"), cut, isFree));
        QCOMPARE(firstFreeName(std::string("other"), cut, isFree), std::string("other"));
    }
};

TALWEG_TEST(tst_contract, TestContract, QCoreApplication)
#include "tst_contract.moc"
