#include "project/drawn_inputs.h"
#include "project/file.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/inputs/density_mark.h"
#include "workbench/monte_carlo/random_inputs.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QTabWidget>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A rover's window without a study, e = 0.7 and μ = 0.6.
class DrawnWindow : public ToyWindow {
public:
    DrawnWindow() : ToyWindow(builtinSystems()) {
        const System& rover = *document().registry().find("rover");
        document().reset({"",
                          "",
                          {makeExperiment(rover, "Rover", {{"e", 0.7}, {"mu", 0.6}}),
                           makeExperiment(rover, "Other", {{"e", 0.7}})}});
        settle();
    }
    Document& document() { return (*this)->document(); }
    const std::optional<Study>& study() { return document().experiment(0).study; }
    std::string drawn(const char* id) { return distributionIn(study(), id); }
    QString undoText() { return document().undoStack().undoText(); }
    int steps() { return document().undoStack().index(); }
    void select(int index) {
        auto* list = find<QListView>("experiments");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(index, 0)).center());
        settle();
    }
    void press(const QString& id, Qt::Key key) { QTest::keyClick(line(id), key); }
    DensityMark* mark(const QString& id) { return line(id)->findChild<DensityMark*>(); }
    QAction* menuEntry(const QString& id, const QString& text) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, line(id)->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(line(id), &event);
        for (QMenu* menu : line(id)->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == text) return action;
        return nullptr;
    }
};

} // namespace

class TestDrawnFields : public QObject {
    Q_OBJECT

private slots:
    void aTolerance_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("distribution");
        QTest::newRow("of a value") << "0.8±5%" << 0.8 << "±5%";
        QTest::newRow("of its own") << "±0.05" << 0.7 << "±0.05";
        QTest::newRow("with spaces") << " 0.8 ± 0.02 " << 0.8 << "±0.02";
        QTest::newRow("from a keyboard") << "0.8 +/- 5 %" << 0.8 << "±5%";
        QTest::newRow("decimal commas") << "0,8±0,02" << 0.8 << "±0.02";
        QTest::newRow("a calculation") << "4/5 ± 5%" << 0.8 << "±5%";
        QTest::newRow("normal") << "normal:0.8:0.05" << 0.8 << "normal:0.8:0.05";
        // 0.6 + √(0.3·0.25/2): the median of a triangle whose mode lies beyond it.
        QTest::newRow("triangular") << "triangular:0.6:0.85:0.9" << 0.7936 << "triangular:0.6:0.85:0.9";
        QTest::newRow("list") << "list:0.6,0.7,0.9" << 0.7 << "list:0.6,0.7,0.9";
    }

    /// One step to undo, and no more than the number stays in the field.
    void aTolerance() {
        QFETCH(QString, typed);
        QFETCH(double, value);
        QFETCH(QString, distribution);
        DrawnWindow window;
        const auto before = window.document().project().experiments[0];
        window.type("e", typed);
        window.press("e", Qt::Key_Return);
        QCOMPARE(window.value("e"), value);
        QCOMPARE(window.drawn("e"), distribution.toStdString());
        QCOMPARE(window.field("e")->error(), QString());
        QCOMPARE(window.line("e")->text(), typed.contains('/') && typed.startsWith('4')
                                               ? QString("4/5")
                                               : QString::number(value, 'g', 6));
        QVERIFY(window.mark("e")->isVisible());
        QCOMPARE(window.steps(), 1);
        QVERIFY2(window.undoText().endsWith("uncertain: " + distribution), qPrintable(window.undoText()));
        const auto after = window.document().project().experiments[0];
        window.document().undoStack().undo();
        QVERIFY(window.document().project().experiments[0] == before);
        QVERIFY(!window.mark("e")->isVisible());
        QCOMPARE(window.line("e")->text(), "0.7");
        window.document().undoStack().redo();
        QVERIFY(window.document().project().experiments[0] == after);
        QVERIFY(window.mark("e")->isVisible());
    }

    void theCurveSaysWhatIsDrawn() {
        DrawnWindow window;
        window.type("e", "0.8±5%");
        QVERIFY2(window.field("e")->note().contains("Uniform from 0.76 to 0.84"),
                 qPrintable(window.field("e")->note()));
        window.press("e", Qt::Key_Tab);
        const QString tip = window.mark("e")->toolTip();
        for (const char* said :
             {"±5%", "Uniform from 0.76 to 0.84", "Mean 0.8, 5th percentile 0.764, 95th percentile 0.836"})
            QVERIFY2(tip.contains(said), qPrintable(tip));
        // It is about as high as the letters, and the number has its room beside it.
        QCOMPARE(window.mark("e")->height(), window.line("e")->fontMetrics().height());
        QVERIFY(window.line("e")->textMargins().left() >= window.mark("e")->width());
    }

    /// Relative tolerances go along with the number, others stay where they are.
    void aPlainNumberIsTheNominalAlone() {
        DrawnWindow window;
        window.type("e", "0.8±5%");
        window.press("e", Qt::Key_Return);
        window.type("e", "0.6");
        window.press("e", Qt::Key_Return);
        QCOMPARE(window.value("e"), 0.6);
        QCOMPARE(window.drawn("e"), std::string("±5%"));
        QVERIFY(window.mark("e")->toolTip().contains("Uniform from 0.57 to 0.63"));
        QCOMPARE(window.steps(), 2);
        window.press("e", Qt::Key_Up);
        QCOMPARE(window.drawn("e"), std::string("±5%"));
    }

    void halfTypedTextLeavesNothing() {
        DrawnWindow window;
        const auto before = window.document().project();
        // "0.8±5" counts on the way to "0.8±5%" where it is possible, and goes with what follows.
        window.type("mu", "0.8±0.1x");
        QVERIFY(!window.field("mu")->error().isEmpty());
        QVERIFY(window.document().project() == before);
        QCOMPARE(window.steps(), 0);
        window.press("mu", Qt::Key_Escape);
        QCOMPARE(window.line("mu")->text(), "0.6");
        QVERIFY(window.document().project() == before);
        // Escape, too, takes back what counted already.
        window.type("mu", "0.8±0.1");
        QCOMPARE(window.drawn("mu"), std::string("±0.1"));
        window.press("mu", Qt::Key_Escape);
        QVERIFY(window.document().project() == before);
        QVERIFY(!window.document().undoStack().canUndo());
        QVERIFY(!window.mark("mu")->isVisible());
        // And typing on into a plain number.
        window.type("mu", "0.8±0.1");
        window.type("mu", "0.9");
        window.press("mu", Qt::Key_Return);
        QCOMPARE(window.value("mu"), 0.9);
        QVERIFY(!window.study());
    }

    void whatWasDrawnBeforeComesBack() {
        DrawnWindow window;
        window.type("mu", "0.8±5%");
        window.press("mu", Qt::Key_Return);
        const auto before = window.document().project();
        window.type("mu", "normal:0.5:0.1");
        QCOMPARE(window.value("mu"), 0.5);
        window.press("mu", Qt::Key_Escape);
        QVERIFY(window.document().project() == before);
        window.type("mu", "normal:0.5:0.1:");
        QVERIFY(!window.field("mu")->error().isEmpty());
        QVERIFY(window.document().project() == before);
        window.press("mu", Qt::Key_Return); // leaves it refused
        QVERIFY(window.document().project() == before);
    }

    void badOnesAreRefused_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        QTest::newRow("no half width") << "0.8±"
                                       << "such as ±5%";
        QTest::newRow("zero") << "0.8±0"
                              << "greater than 0";
        QTest::newRow("a word") << "0.8±some"
                                << "such as ±5%";
        QTest::newRow("out of range") << "0.9±0.5"
                                      << "1.4";
        QTest::newRow("value out of range") << "1.5±0.1"
                                            << "1.5";
        QTest::newRow("no value") << "x±0.1"
                                  << "x";
        QTest::newRow("too few numbers") << "normal:0.8"
                                         << "normal:mean:sd";
        QTest::newRow("no such distribution") << "cauchy:0.8:0.1"
                                              << "uniform:from:to";
        QTest::newRow("sd") << "normal:0.8:-1"
                            << "standard deviation must be greater than 0";
        QTest::newRow("far away") << "normal:50:0.1"
                                  << "almost none of the distribution";
        QTest::newRow("no table") << "file:none.csv:e"
                                  << "none.csv";
    }

    void badOnesAreRefused() {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        DrawnWindow window;
        const auto before = window.document().project();
        window.type("e", typed);
        QVERIFY2(window.field("e")->error().contains(said), qPrintable(window.field("e")->error()));
        QVERIFY(window.document().project() == before);
        window.press("e", Qt::Key_Return);
        QVERIFY(window.document().project() == before);
        QCOMPARE(window.line("e")->text(), typed);
        window.select(1); // what is refused stays behind
        window.select(0);
        QCOMPARE(window.line("e")->text(), "0.7");
        QVERIFY(window.document().project() == before);
    }

    /// A tie and a distribution of the same input would be two answers to one question.
    void whatIsTiedCannotBeDrawn() {
        DrawnWindow window;
        Study study = *withDistribution(*window.document().systemOf(0),
                                        window.document().experiment(0).values, {}, "b", "±5%");
        study.ties = {{"mu_k", "0.8*mu"}};
        window.document().setStudy(0, study);
        window.type("mu_k", "±5%");
        QVERIFY(window.field("mu_k")->error().contains("0.8*mu"));
        QVERIFY(*window.study() == study);
    }

    /// "=0.8*mu" is an expression that stays, which is a tie in random runs; a tolerance may be about it.
    void anExpressionPlaysThePartOfATie() {
        DrawnWindow window;
        window.type("mu_k", "=0.5*mu");
        window.press("mu_k", Qt::Key_Return);
        QCOMPARE(window.value("mu_k"), 0.3);
        QCOMPARE(window.line("mu_k")->text(), "0.5*mu");
        window.type("mu_k", "±5%");
        window.press("mu_k", Qt::Key_Return);
        QCOMPARE(window.line("mu_k")->text(), "0.5*mu"); // the tolerance is about it
        QCOMPARE(window.drawn("mu_k"), std::string("±5%"));
        window.type("mu_k", "0.25*mu ± 0.01");
        window.press("mu_k", Qt::Key_Return);
        QCOMPARE(window.value("mu_k"), 0.15);
        QCOMPARE(window.line("mu_k")->text(), "0.25*mu");
        QCOMPARE(window.drawn("mu_k"), std::string("±0.01"));
    }

    void inItsUnit() {
        DrawnWindow window;
        window.type("beta", "30° ± 0.5°");
        window.press("beta", Qt::Key_Return);
        QCOMPARE(window.value("beta"), 30.0);
        QCOMPARE(window.drawn("beta"), std::string("±0.5"));
        QVERIFY(window.mark("beta")->toolTip().contains("29.5 to 30.5 °"));
        window.type("b", "2 m ± 10 cm");
        window.press("b", Qt::Key_Return);
        QCOMPARE(window.value("b"), 2.0);
        QCOMPARE(window.drawn("b"), std::string("±0.1"));
    }

    /// The input that designs are judged over has its distribution in a place of its own.
    void theInputThatDesignsAreJudgedOver() {
        DrawnWindow window;
        window.type("u4", "weibull:2:4");
        window.press("u4", Qt::Key_Return);
        QCOMPARE(window.study()->likely, std::string("weibull:2:4"));
        QVERIFY(window.study()->uncertain.empty());
        QCOMPARE(window.value("u4"), 3.33); // 4 √(ln 2) to four digits
        QVERIFY(window.mark("u4")->isVisible());
        QTest::mouseClick(window.mark("u4"), Qt::LeftButton);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("random_likely"));
        window.menuEntry("u4", "Make certain")->trigger();
        QVERIFY(window.study()->likely.empty());
    }

    void aClickLeadsToItsRow() {
        DrawnWindow window;
        window.type("mu", "0.8±5%");
        window.press("mu", Qt::Key_Return);
        QTest::mouseClick(window.mark("mu"), Qt::LeftButton);
        QCOMPARE(window.find<QTabWidget>("pages")->currentIndex(), 2);
        auto* row = window.find<RandomInputs>()->findChild<QLineEdit*>("random_uncertain_mu");
        QVERIFY(row);
        QTRY_VERIFY(row->isVisible());
        QTRY_VERIFY(row->hasFocus());
        QCOMPARE(row->text(), "±5%");
        // What is changed there shows at the field, and undo goes through all of it.
        QTest::keyClicks(row, "±10%");
        QVERIFY(window.mark("mu")->toolTip().contains("0.72 to 0.88"));
        window.document().undoStack().undo();
        window.document().undoStack().undo();
        QVERIFY(!window.study());
        QVERIFY(!window.mark("mu")->isVisible());
    }

    void theMenuBeginsAndEndsIt() {
        DrawnWindow window;
        QVERIFY(!window.menuEntry("mu", "Make certain"));
        window.menuEntry("mu", "Make uncertain (±5 %)")->trigger();
        QCOMPARE(window.drawn("mu"), std::string("±5%"));
        QCOMPARE(window.line("mu")->text(), "0.6");
        QCOMPARE(window.steps(), 1);
        Study study = *window.study();
        study.uncertain.push_back({"b", "±5%"});
        study.correlations = {{"mu", "b", "0.5"}};
        window.document().setStudy(0, study);
        window.menuEntry("mu", "Make certain")->trigger();
        QCOMPARE(window.drawn("mu"), std::string());
        QCOMPARE(window.drawn("b"), std::string("±5%"));
        QVERIFY(window.study()->correlations.empty());
        QCOMPARE(window.steps(), 3);
        QVERIFY(!window.mark("mu")->isVisible());
        window.document().undoStack().undo();
        QVERIFY(*window.study() == study);
    }

    /// The run on view is the one without chance, and the file has it all.
    void theRunIsThatOfTheNominal() {
        DrawnWindow window;
        const double duration = window.duration();
        window.type("b", "±5%");
        window.press("b", Qt::Key_Return);
        window.settle();
        QCOMPARE(window.duration(), duration);
        const Registry& registry = window.document().registry();
        const FileReading read = fromText(toText(window.document().project(), registry), registry);
        QVERIFY(read.project);
        QVERIFY(*read.project == window.document().project());
    }

    /// A text that a file brings and that cannot be read is told at the field.
    void whatCannotBeReadSaysSo() {
        DrawnWindow window;
        Study study = *withDistribution(*window.document().systemOf(0),
                                        window.document().experiment(0).values, {}, "mu", "±5%");
        study.uncertain[0].values = "normal";
        window.document().setStudy(0, study);
        QVERIFY(window.mark("mu")->isVisible());
        QVERIFY(window.mark("mu")->toolTip().contains("normal"));
        window.mark("mu")->grab();
    }

    void eachExperimentHasItsOwn() {
        DrawnWindow window;
        window.type("mu", "0.8±5%");
        window.press("mu", Qt::Key_Return);
        window.select(1);
        QVERIFY(!window.mark("mu")->isVisible());
        window.type("mu", "0.5±1%");
        window.select(0);
        QCOMPARE(window.drawn("mu"), std::string("±5%"));
        QCOMPARE(distributionIn(window.document().experiment(1).study, "mu"), std::string("±1%"));
        QVERIFY(window.mark("mu")->toolTip().contains("0.76 to 0.84"));
    }

private:
    Apart m_apart;
};

TALWEG_TEST(tst_drawn_fields, TestDrawnFields, QApplication)
#include "tst_drawn_fields.moc"
