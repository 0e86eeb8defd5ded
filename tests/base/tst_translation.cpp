#include "base/translation.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

class TestTranslation : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setTranslator({}); }

    void argumentsGoToTheirPlaces() {
        QCOMPARE(talweg::tr("%2 before %1", "one", std::string("two")), std::string("two before one"));
        QCOMPARE(talweg::tr("%1 of %1", 3), std::string("3 of 3"));
        QCOMPARE(talweg::tr("100 % of %1, %d and %3", "it"), std::string("100 % of it, %d and %3"));
    }

    /// What is typed by people may look like a place.
    void anArgumentIsNotReadAgain() {
        QCOMPARE(talweg::tr("“%1” and “%2”", "%2", "%1"), std::string("“%2” and “%1”"));
    }

    void oneAndManyHaveForms() {
        QCOMPARE(trCount(1, "%n impact on %1", "%n impacts on %1", "ice"), std::string("1 impact on ice"));
        QCOMPARE(trCount(0, "%n impact", "%n impacts"), std::string("0 impacts"));
    }

    /// The language may order the arguments as it likes, and an unknown text stays English.
    void aLanguageIsHookedInOnce() {
        setTranslator([](const std::string& english, std::int64_t count) {
            if (english == "%1 leaves %2") return std::string("von %2 geht %1");
            if (english == "%n impacts") return std::string(count == 1 ? "%n Stoß" : "%n Stöße");
            return std::string();
        });
        QCOMPARE(talweg::tr("%1 leaves %2", "A", "B"), std::string("von B geht A"));
        QCOMPARE(talweg::tr("%1 stays", "A"), std::string("A stays"));
        QCOMPARE(trCount(1, "%n impact", "%n impacts"), std::string("1 Stoß"));
        QCOMPARE(trCount(2, "%n impact", "%n impacts"), std::string("2 Stöße"));
    }
};

TALWEG_TEST(tst_translation, TestTranslation, QCoreApplication)
#include "tst_translation.moc"
