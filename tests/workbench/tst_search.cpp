#include "support/test.h"
#include "workbench/help/search.h"

using namespace talweg;

/// Words are found as people type them.
class TestSearch : public QObject {
    Q_OBJECT
private slots:
    void wordsAreFound_data();
    void wordsAreFound();
    void wordsAreNotFound_data();
    void wordsAreNotFound();
    void placesAreThoseOfTheText();
    void phrasesAreRecognised();
};

void TestSearch::wordsAreFound_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* typed, const char* text) {
        QTest::addRow("%s in %s", typed, text) << QString::fromUtf8(typed) << QString::fromUtf8(text);
    };
    row("Runge-Kutta", "the Runge–Kutta method");
    row("runge kutta", "Kutta and Runge");
    row("ecrit", "e_crit");
    row("e_crit", "ecrit");
    row("80%", "at 80 % of the speeds");
    row("80 %", "80%");
    row("vallee", "la vallée");
    row("Größe", "GRÖSSE");
    row("u4", "u₄ is the launch speed");
    row("b2", "0.1 b²");
    row("impulses", "the impulse of friction");
    row("velocity", "velocities");
    row("radii", "radii");
    row("boxes", "a box on a plane");
    row("masses", "the mass");
    row("optimise", "Optimization");
    row("average height", "height, mean over the runs");
    row("percentage crossed", "share of runs that cross");
    row("no slipping", "rolls without slip");
    row("angular velocity", "spin: speed of rotation");
    row("calibrate", "fit a model to data");
    row("cite", "Bibliography");
    row("ravine", "A valley on Mars");
    row("tumbleweed", "The rover");
    row("geschwindigkeit", "Anfangsgeschwindigkeit");
    row("frict", "coefficient of friction");
    row("coefficient of the friction", "friction coefficient");
    row("0,5", "0.5");
    row("5.11", "figures 5.10, 5.11 and 5.12");
    row("the", "the");
    row("", "anything");
}

void TestSearch::wordsAreFound() {
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QVERIFY(SearchQuery(typed).matches(text));
}

void TestSearch::wordsAreNotFound_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* typed, const char* text) {
        QTest::addRow("%s in %s", typed, text) << QString::fromUtf8(typed) << QString::fromUtf8(text);
    };
    row("e", "energy");
    row("5.1", "figure 5.11");
    row("80", "180 m");
    row("friction quasar", "friction");
    row("static", "restitution");
    row("without", "the normal force");
    row("cal", "vertical");
}

void TestSearch::wordsAreNotFound() {
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QVERIFY(!SearchQuery(typed).matches(text));
}

void TestSearch::placesAreThoseOfTheText() {
    const QString text = QString::fromUtf8("Größen: u₄, 80 % (b²/2)");
    QStringList written, folded;
    for (const SearchWord& word : searchWords(text)) {
        written << text.mid(word.position, word.length);
        folded << word.folded;
    }
    QCOMPARE(written, QStringList() << "Größen"
                                    << "u₄"
                                    << "80"
                                    << "%"
                                    << "b²"
                                    << "2");
    QCOMPARE(folded, QStringList() << "grossen"
                                   << "u4"
                                   << "80"
                                   << "%"
                                   << "b2"
                                   << "2");
}

void TestSearch::phrasesAreRecognised() {
    const SearchQuery query("coefficient of restitution");
    QVERIFY(query.isPhraseIn(searchWords("the coefficient restitution")));
    QVERIFY(!query.isPhraseIn(searchWords("restitution coefficient")));
    QVERIFY(query.marks(searchWords("restitution")[0]));
    QVERIFY(!query.marks(searchWords("of")[0]));
}

TALWEG_TEST(tst_search, TestSearch, QCoreApplication)
#include "tst_search.moc"
