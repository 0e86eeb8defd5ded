#include "cut_words.h"
#include "figures/plot/legend_bar.h"
#include "figures/study/study_csv.h"
#include "figures/study/study_view.h"
#include "project/file.h"
#include "study/judged_fall.h"
#include "study_window.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "workbench/common/look.h"
#include "workbench/inputs/drag_label.h"
#include "workbench/study/advisor_panel.h"
#include "workbench/study/designs_table.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_figure_bar.h"
#include "workbench/study/study_page.h"
#include "workbench/study/study_setup.h"
#include "workbench/window/export_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWheelEvent>

using namespace talweg;
using namespace talweg::tests;
using namespace std::chrono_literals;

class TestStudyPage : public QObject {
    Q_OBJECT

private slots:
    void aStudyIsAddedFromTheEmptyPage();
    void theWheelChangesNoListThatItPassesOver();
    void aStudyIsAddedFromTheEmptyPanels_data();
    void aStudyIsAddedFromTheEmptyPanels();
    void anExampleWithAStudyOpensOnItsAnswer();
    void aRequirementIsTyped();
    void aRequirementIsBuilt();
    void wrongNumbersOfARequirementWait();
    void aRequirementWithoutAFormIsText();
    void aRequirementWraps();
    void aRequirementIsKeptUnderAName();
    void badNamesAndConditionsWait();
    void namedRequirementsComeAndGo();
    void valuesAreTypedWithTheirProblemsBesideThem();
    void rangesHaveFields();
    void singleValuesAreText();
    void whatIsLeftOutOfADistributionIsToldAndTakenIn_data();
    void whatIsLeftOutOfADistributionIsToldAndTakenIn();
    void howLikelyValuesAreIsTyped();
    void inputsAreTied();
    void designsAreJudgedByRandomRuns();
    void designsStopOnceTheyAreDecided();
    void whatIsNotKnownIsNoChoice();
    void measuredInputsAreInTheProjectsFolder();
    void tablesThatAreNotKeptAreWatched();
    void correlationsAreTyped();
    void inputsJoinAndLeave();
    void measuresOfOtherBodiesAreInAMenu();
    void draggingAnInputMovesTheFigure();
    void theFigureBarWaitsForItsFirstStudy();
    void clickingAPointLooksAtThatDesign();
    void aDesignOutsideItsStudySaysSo();
    void theMenuTakesTheDesignUnderTheMouse();
    void theMouseReadsOutTheMap();
    void aMapOpensOnWhatIsRequired();
    void aMapShowsNeighboursOfRuns();
    void earlierResultsSaySoAndAreNotUsed();
    void theAdvisorSaysByWhichConvention();
    void aSelectedRowIsLookedAt();
    void aDoubleClickShowsTheRun();
    void slidersCutElsewhere();
    void otherInputsLeaveTheCutAlone();
    void kindsOfFigures();
    void linesAreChosen();
    void comparedStudiesShareFigureAndTables();
    void figuresAreExported();
    void whatIsNotVouchedForIsTold();
    void outcomesAreCounted();
    void outcomesOfRandomRuns();
    void withoutEndingsThereAreNoOutcomes();
    void theFrontFollowsWhatCounts();
    void theFrontOfRandomRuns();
    void kindsChangeWhileAStudyRuns();
    void dataOfTheFigureIsExported();
    void aLongStudyCanBeCancelled();
    void theAdvisorRanksAndApplies();
    void theAdvisorRunsDesignsWithinTolerances();
    void tolerancesAreKeptAndUndone();
    void theAdvisorSaysWhatIsImpossible();
    void otherInputsGetATolerance();
    void theAdvisorChangesTheMission();
    void aRemovedExperimentLeavesAnEmptyPage();

private:
    Apart m_apart;
};

void TestStudyPage::aStudyIsAddedFromTheEmptyPage() {
    StudyWindow window(std::nullopt);
    QVERIFY(!window.document().experiment(0).study);
    auto* add = window.page()->findChild<QPushButton*>("addStudy");
    QVERIFY(add->isVisible());
    window.click(add);
    window.settleStudy();
    QVERIFY(!add->isVisible());
    QCOMPARE(window.study().axes[0].values, std::string("10:40:10"));
    QCOMPARE(window.find<DesignsTable>()->model()->rowCount(), 4);
    // Far is more than 10 m; from 40 m at 9.81 m/s² half of the speeds 1 … 6 m/s reach it.
    QVERIFY2(
        window.answer().startsWith("Met for h ≥ 40 m (far 50.0 %, 3 of 6, margin 0.00 percentage points)."),
        qPrintable(window.answer()));
    window.document().undoStack().undo();
    QVERIFY(add->isVisible());
    QVERIFY(!window.document().isModified());
}

void TestStudyPage::aStudyIsAddedFromTheEmptyPanels_data() {
    QTest::addColumn<QString>("dock");
    QTest::newRow("set-up") << "setupDock";
    QTest::newRow("advisor") << "advisorDock";
}

void TestStudyPage::aStudyIsAddedFromTheEmptyPanels() {
    QFETCH(const QString, dock);
    StudyWindow window(std::nullopt);
    window.raise(dock);
    auto* add = window.find<QDockWidget>(dock)->findChild<QPushButton*>("addStudy");
    QVERIFY(add->isVisible() && add->isEnabled());
    window.click(add);
    window.settleStudy();
    QVERIFY(!add->isVisible());
    QVERIFY(window.document().experiment(0).study);
    QVERIFY(window.isStudyOnView());
    window.document().undoStack().undo();
    window.raise(dock);
    QVERIFY(add->isVisible() && add->isEnabled());
    window.document().removeExperiment(0);
    QVERIFY(!add->isEnabled());
}

void TestStudyPage::anExampleWithAStudyOpensOnItsAnswer() {
    StudyWindow window(std::nullopt, builtinSystems());
    const auto rover = builtinSystems().find("rover");
    const auto example = std::ranges::find(rover->examples, "hartl-case-1", &Example::id);
    window.document().reset(makeProject(*rover, rover->examples.front()));
    QTRY_VERIFY(!window.isStudyOnView());
    window.document().reset(makeProject(*rover, *example));
    QTRY_VERIFY(window.isStudyOnView());
    window.settleStudy();
    QVERIFY2(
        window.answer().contains(
            "<b>As published:</b> Met for e ≥ 0.86 (crossed 82.4 %, 42 of 51, margin 2.4 percentage points)"),
        qPrintable(window.answer()));
    QVERIFY2(window.answer().contains("<b>Consistent:</b> Met at all values from e = 0.6"),
             qPrintable(window.answer()));
    QVERIFY(window.document().project().notes.contains("e ≥ 0.85 is enough"));
    QCOMPARE(window.live().runs(), std::size_t(2 * 87822));
    QCOMPARE(window.view()->results().size(), 2u);
    QVERIFY(!window.document().isModified());
}

void TestStudyPage::aRequirementIsTyped() {
    StudyWindow window;
    QLineEdit* line = window.requirementLine();
    auto* problems = window.requirement<QLabel>("below");
    QCOMPARE(line->text(), "far >= 50");
    window.typeInto(line, "x_mean > ");
    QVERIFY(line->property("wrong").toBool());
    QVERIFY(problems->isVisible() && !problems->text().isEmpty());
    QCOMPARE(window.study().requirement, std::string("far >= 50"));
    // Once, even where what was taken before is wrong as well.
    Study wrong = window.study();
    wrong.requirement = "x_mean > ";
    window.document().setStudy(0, wrong);
    window.typeInto(line, "x_mean >");
    QTRY_VERIFY(!window.live().reading().problems.empty());
    QCOMPARE(problems->text().count(u'\n'), 0);
    window.document().undoStack().undo();
    window.typeInto(line, "x_mean > ");
    window.settleStudy();
    QTest::keyClicks(line, "12");
    window.settleStudy();
    QVERIFY(!line->property("wrong").toBool());
    QVERIFY(!problems->isVisible());
    QVERIFY2(window.answer().startsWith("No value of h meets the requirement. Best: h = 40 m, range 9.99 ± "),
             qPrintable(window.answer()));
    QCOMPARE(window.steps(), 1);
    QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line->text(), "far >= 50");
    QVERIFY(!window.document().isModified());
}

/// From the words of the sentence to the text, and back by undo.
void TestStudyPage::aRequirementIsBuilt() {
    StudyWindow window;
    auto* lead = window.requirement<QComboBox>("lead");
    auto* percentage = window.requirement<QLineEdit>("percentage");
    auto* subject = window.requirement<QComboBox>("subject");
    auto* deviates = window.requirement<QCheckBox>("deviates");
    auto* comparison = window.requirement<QComboBox>("comparison");
    auto* level = window.requirement<QLineEdit>("level");
    const auto required = [&window] { return QString::fromStdString(window.study().requirement); };
    QVERIFY(lead->isVisible() && percentage->isVisible() && subject->isVisible());
    QVERIFY(!level->isVisible() && !window.requirement<QLineEdit>("text")->isVisible());
    QCOMPARE(lead->currentText(), "At least");
    QCOMPARE(percentage->text(), "50");
    QCOMPARE(subject->currentText(), "far");
    window.typeInto(percentage, "75");
    QTest::keyClick(percentage, Qt::Key_Return);
    QCOMPARE(required(), "far >= 75 %");
    QCOMPARE(window.steps(), 1);
    window.choose(lead, "At most");
    QCOMPARE(required(), "far <= 75 %");
    subject->setCurrentIndex(1); // the range x, after the success
    emit subject->activated(1);
    QCOMPARE(required(), "share(x > 0) <= 75 %");
    QVERIFY(level->isVisible());
    window.choose(comparison, "at least");
    window.typeInto(level, "12");
    QTest::keyClick(level, Qt::Key_Return);
    QCOMPARE(required(), "share(x >= 12) <= 75 %");
    window.choose(lead, "Mean of");
    QCOMPARE(required(), "x_mean >= 12");
    QVERIFY(!percentage->isVisible());
    QCOMPARE(deviates->text(), "minus");
    deviates->click();
    QCOMPARE(required(), "x_mean - 1*x_sd >= 12");
    auto* deviations = window.requirement<QLineEdit>("deviations");
    window.typeInto(deviations, "2");
    QTest::keyClick(deviations, Qt::Key_Return);
    QCOMPARE(required(), "x_mean - 2*x_sd >= 12");
    window.choose(comparison, "below");
    QCOMPARE(required(), "x_mean + 2*x_sd < 12");
    QCOMPARE(deviates->text(), "plus");
    window.choose(lead, "Minimum of");
    QCOMPARE(required(), "x_min < 12");
    window.choose(lead, "No requirement");
    QCOMPARE(required(), "");
    QVERIFY(!level->isVisible() && !subject->isVisible());
    QCOMPARE(window.steps(), 11);
    while (window.document().undoStack().canUndo())
        window.document().undoStack().undo();
    QCOMPARE(required(), "far >= 50");
    QCOMPARE(percentage->text(), "50");
    QVERIFY(percentage->isVisible());
}

void TestStudyPage::wrongNumbersOfARequirementWait() {
    StudyWindow window;
    auto* percentage = window.requirement<QLineEdit>("percentage");
    auto* below = window.requirement<QLabel>("below");
    window.typeInto(percentage, "500");
    QVERIFY(percentage->property("wrong").toBool());
    QVERIFY(below->isVisible() && below->text().contains("between 0 and 100"));
    QCOMPARE(window.study().requirement, std::string("far >= 50"));
    QTest::keyClick(percentage, Qt::Key_Escape);
    QCOMPARE(percentage->text(), "50");
    QCOMPARE(window.steps(), 0);
    QVERIFY(!percentage->property("wrong").toBool());
    QVERIFY(!below->isVisible());
    window.choose(window.requirement<QComboBox>("lead"), "Mean of");
    window.requirement<QCheckBox>("deviates")->click();
    auto* deviations = window.requirement<QLineEdit>("deviations");
    window.typeInto(deviations, "0");
    QVERIFY(deviations->property("wrong").toBool());
    QTest::keyClicks(deviations, ".5"); // "0.5"
    QVERIFY(!deviations->property("wrong").toBool());
    QCOMPARE(window.study().requirement, std::string("x_mean - 0.5*x_sd > 0"));
    // Another choice discards a number that is not valid.
    window.typeInto(window.requirement<QLineEdit>("level"), "3 *");
    QVERIFY(below->isVisible());
    window.choose(window.requirement<QComboBox>("lead"), "Maximum of");
    QVERIFY(!below->isVisible());
    QCOMPARE(window.requirement<QLineEdit>("level")->text(), "0");
    QCOMPARE(window.study().requirement, std::string("x_max > 0"));
}

void TestStudyPage::aRequirementWithoutAFormIsText() {
    StudyWindow window;
    Study study = window.study();
    study.requirement = "far >= 50 and x_mean > 0";
    window.document().setStudy(0, study);
    window.settleStudy();
    auto* lead = window.requirement<QComboBox>("lead");
    auto* text = window.requirement<QLineEdit>("text");
    auto* asText = window.requirement<QCheckBox>("asText");
    auto* below = window.requirement<QLabel>("below");
    QVERIFY(text->isVisible() && !lead->isVisible());
    QVERIFY(asText->isChecked() && !asText->isEnabled());
    QVERIFY(below->isVisible() && below->text().contains("only as text"));
    // It stays a text while a form comes up.
    window.typeInto(text, "far >= 60%");
    QCOMPARE(window.study().requirement, std::string("far >= 60%"));
    QVERIFY(text->isVisible() && text->hasFocus());
    QVERIFY(!below->isVisible());
    QVERIFY(asText->isChecked() && asText->isEnabled());
    asText->click();
    QVERIFY(!text->isVisible() && lead->isVisible());
    QCOMPARE(window.requirement<QLineEdit>("percentage")->text(), "60");
    // The pane next to it shows the same.
    auto* other = window.find<StudySetup>()->findChild<QLineEdit*>("percentage");
    QCOMPARE(other->text(), "60");
}

/// In the narrow pane the longest sentence takes several rows.
void TestStudyPage::aRequirementWraps() {
    Study study = twoAxes();
    study.requirement = "x_mean - 2*x_sd > -15";
    StudyWindow window(study);
    window.raise("setupDock");
    auto* edit = window.find<StudySetup>()->findChild<RequirementEdit*>();
    auto* level = edit->findChild<QLineEdit*>("level");
    QTRY_VERIFY(level->isVisible());
    QCOMPARE(level->text(), "-15");
    const QString cut = settledCutIn(*edit);
    QVERIFY2(cut.isEmpty(), qPrintable(cut));
    for (const QWidget* part : edit->findChildren<QWidget*>())
        if (part->isVisible())
            QVERIFY2(edit->rect().contains(QRect(part->mapTo(edit, QPoint()), part->size())),
                     qPrintable(part->objectName()));
    QVERIFY(level->mapTo(edit, QPoint()).y() > edit->findChild<QComboBox*>("lead")->geometry().bottom());
}

namespace {

/// The rows of the named requirements, from top to bottom.
QList<QLineEdit*> linesOf(StudyWindow& window, const QString& name) {
    QList<QLineEdit*> lines = window.page()->findChildren<QLineEdit*>(name);
    erase_if(lines, [](const QLineEdit* line) { return !line->isVisible(); });
    std::ranges::sort(lines, {}, [](const QLineEdit* line) { return line->mapToGlobal(QPoint()).y(); });
    return lines;
}

/// Chooses an entry of the menu at the requirement's field.
void chooseRequirement(StudyWindow& window, const QString& entry) {
    QMenu* menu = window.page()->findChild<QToolButton*>("requirements")->menu();
    emit menu->aboutToShow();
    for (QAction* action : menu->actions())
        if (action->text() == entry) return action->trigger();
    qFatal("There is no such entry.");
}

QString summary(StudyWindow& window) {
    return window.page()->findChild<QToolButton*>("namedRequirements")->text();
}

} // namespace

/// From 10 m at 9.81 m/s² nothing is far, from 40 m half of the speeds are.
void TestStudyPage::aRequirementIsKeptUnderAName() {
    StudyWindow window;
    auto* header = window.page()->findChild<QToolButton*>("namedRequirements");
    QVERIFY(!header->isVisible()); // nothing new before it is wanted
    chooseRequirement(window, "Save this requirement under a name");
    QVERIFY(header->isVisible());
    const auto names = linesOf(window, "requirementName");
    QCOMPARE(names.size(), 1);
    QVERIFY(names[0]->hasFocus());
    QTest::keyClicks(names[0], "Far enough ");
    QTest::keyClick(names[0], Qt::Key_Return);
    QCOMPARE(names[0]->text(), "Far enough");
    QCOMPARE(window.document().project().requirements,
             (std::vector<NamedRequirement>{{"Far enough", "falling-body", "far >= 50"}}));
    QCOMPARE(window.steps(), 2);
    QTRY_COMPARE(summary(window), "1 named requirement: 1 not met");
    auto* verdict = window.page()->findChild<QLabel*>("verdict");
    QVERIFY2(verdict->text().startsWith("Not met: far 0.0 %, 0 of 6, margin \u221250.0 percentage points. "
                                        "Met for h ≥ 40 m (far 50.0 %, 3 of 6"),
             qPrintable(verdict->text()));
    // Of the design looked at.
    window.page()->look({{"height", 40.0}});
    QTRY_COMPARE(summary(window), "1 named requirement: 1 met");
    QVERIFY(verdict->text().startsWith("Met: far 50.0 %, 3 of 6, margin 0.00 percentage points. Met"));
    // The study's own requirement is in use; another one is a click away.
    auto* use = window.page()->findChild<QToolButton*>("useRequirement");
    QVERIFY(!use->isEnabled());
    window.typeInto(window.requirementLine(), "x_max < 9");
    window.settleStudy();
    QVERIFY(use->isEnabled());
    window.click(use);
    QCOMPARE(window.study().requirement, std::string("far >= 50"));
    QCOMPARE(window.requirementLine()->text(), "far >= 50");
    QCOMPARE(window.steps(), 4);
    while (window.document().undoStack().canUndo())
        window.document().undoStack().undo();
    QVERIFY(!header->isVisible());
    QVERIFY(!window.document().isModified());
    window.document().undoStack().redo();
    window.document().undoStack().redo();
    QCOMPARE(linesOf(window, "requirementName").value(0)->text(), "Far enough");
}

void TestStudyPage::badNamesAndConditionsWait() {
    StudyWindow window;
    Document& document = window.document();
    document.addRequirement({"Far", "falling-body", "far >= 50"});
    document.addRequirement({"Near", "falling-body", "x_max < 9"});
    window.click(window.page()->findChild<QToolButton*>("namedRequirements"));
    document.undoStack().clear();
    const auto names = linesOf(window, "requirementName"), conditions = linesOf(window, "condition");
    QCOMPARE(names.size(), 2);
    QTRY_COMPARE(summary(window), "2 named requirements: 1 met, 1 not met");
    window.typeInto(names[1], "Far");
    QVERIFY(names[1]->property("wrong").toBool());
    QCOMPARE(document.project().requirements[1].name, "Near");
    const auto* wrong = names[1]->parentWidget()->findChild<QLabel*>("wrong");
    QVERIFY(wrong->isVisible() && wrong->text().contains("already exists"));
    // What is refused is not in the file, and waits in its field.
    const QTemporaryDir folder;
    QCOMPARE(document.saveAs(folder.filePath("a.talweg")), QString());
    QCOMPARE(readProject(document.path(), document.registry()).project->requirements[1].name, "Near");
    QCOMPARE(names[1]->text(), "Far");
    QTest::keyClicks(names[1], "ther");
    QVERIFY(!names[1]->property("wrong").toBool());
    QCOMPARE(document.project().requirements[1].name, "Farther");
    QTest::keyClick(names[1], Qt::Key_Escape);
    QCOMPARE(names[1]->text(), "Near");
    QCOMPARE(document.undoStack().count(), 0);
    // Conditions likewise. What is half typed stays while another row goes.
    window.typeInto(conditions[1], "x_max < 9 and");
    QVERIFY(conditions[1]->property("wrong").toBool());
    QCOMPARE(document.project().requirements[1].condition, std::string("x_max < 9"));
    document.removeRequirement(0);
    QCOMPARE(linesOf(window, "condition").value(0), conditions[1]);
    QCOMPARE(conditions[1]->text(), "x_max < 9 and");
    QTest::keyClicks(conditions[1], " far >= 50");
    QCOMPARE(document.project().requirements[0].condition, std::string("x_max < 9 and far >= 50"));
    QTRY_COMPARE(summary(window), "1 named requirement: 1 not met");
    // What the study does not measure is not judged, and said.
    window.typeInto(conditions[1], "t_mean > 1");
    QTRY_COMPARE(summary(window), "1 named requirement: 1 not evaluated");
    QVERIFY(window.page()->findChild<QLabel*>("verdict")->text().contains("t_mean"));
}

void TestStudyPage::namedRequirementsComeAndGo() {
    StudyWindow window;
    Document& document = window.document();
    for (int i = 0; i < 500; ++i)
        document.addRequirement({"Far", "falling-body", "far >= " + std::to_string(2 + i % 98)});
    window.click(window.page()->findChild<QToolButton*>("namedRequirements"));
    QCOMPARE(linesOf(window, "requirementName").size(), 500);
    QTRY_COMPARE(summary(window), "500 named requirements: 500 not met");
    const QTemporaryDir folder;
    QCOMPARE(document.saveAs(folder.filePath("a.talweg")), QString());
    document.addRequirement({"Far", "falling-body", "far >= 2"});
    QCOMPARE(document.project().requirements.size(), 500u); // one more is refused
    for (int i = 0; i < 498; ++i)
        document.removeRequirement(0);
    QCOMPARE(linesOf(window, "requirementName").size(), 2);
    const QString path = document.path();
    document.reset();
    QVERIFY(!window.page()->findChild<QToolButton*>("namedRequirements")->isVisible());
    QCOMPARE(document.open(path), QStringList());
    QCOMPARE(document.project().requirements.size(), 500u);
    // An experiment of the same system has the same ones, one that comes later too.
    document.addExperiment(makeExperiment(*document.systemOf(0), "Another"));
    QTRY_VERIFY(!window.page()->findChild<QToolButton*>("namedRequirements")->isVisible()); // no study yet
    window.click(window.page()->findChild<QPushButton*>("addStudy"));
    window.settleStudy();
    QTRY_VERIFY(summary(window).startsWith("500 named requirements: "));
    QCOMPARE(linesOf(window, "condition").size(), 500);
}

void TestStudyPage::theWheelChangesNoListThatItPassesOver() {
    StudyWindow window;
    window.raise("setupDock");
    auto* over = window.find<StudySetup>()->findChild<QComboBox*>("overInput");
    const Study before = window.study();
    const auto turn = [over] {
        QWheelEvent down(QPointF(5, 5), over->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(over, &down);
        return down.isAccepted();
    };
    window.requirementLine()->setFocus();
    QVERIFY(!turn()); // for what the list stands in
    QVERIFY(window.study() == before);
    QCOMPARE(over->focusPolicy(), Qt::StrongFocus);
    over->setFocus();
    QVERIFY(turn());
}

void TestStudyPage::whatIsLeftOutOfADistributionIsToldAndTakenIn_data() {
    QTest::addColumn<bool>("isRandom");
    QTest::addColumn<bool>("isInSetup");
    QTest::newRow("plain, in the banner") << false << false;
    QTest::newRow("plain, in the set-up") << false << true;
    QTest::newRow("random runs, in the banner") << true << false;
    QTest::newRow("random runs, in the set-up") << true << true;
}

/// Of a uniform distribution from 1 to 6 two fifths lie below 3.
void TestStudyPage::whatIsLeftOutOfADistributionIsToldAndTakenIn() {
    QFETCH(bool, isRandom);
    QFETCH(bool, isInSetup);
    Study study = twoAxes();
    study.over.values = "3:8:1";
    study.likely = "uniform:1:6";
    if (isRandom) study.uncertain = {{"height", "±1%"}};
    StudyWindow window(study);
    window.raise("setupDock");
    const QString sentence =
        "40 % of the distribution of v lies outside the range 3–8 m/s of the study and is omitted.";
    auto* answer = window.page()->findChild<QLabel*>("answer");
    const auto plain = [](QString text) { return text.remove(QChar(0x200b)); };
    QVERIFY2(plain(answer->text()).contains(sentence), qPrintable(answer->text()));
    auto* setup = window.find<StudySetup>();
    const auto isToldInSetup = [&] {
        const auto labels = setup->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && plain(label->text()) == sentence;
        });
    };
    QVERIFY(isToldInSetup());
    auto* extend = window.page()->findChild<QPushButton*>("extendRange");
    auto* inSetup = setup->findChild<QPushButton*>("remedy_speed");
    QVERIFY(extend->isVisible() && inSetup->isVisible());
    window.click(isInSetup ? inSetup : extend);
    QCOMPARE(window.study().over.values, std::string("1:8:1"));
    window.settleStudy();
    QVERIFY(!plain(answer->text()).contains("lies outside the range"));
    QVERIFY(!extend->isVisible() && !isToldInSetup());
    QVERIFY(!setup->findChild<QPushButton*>("remedy_speed")->isVisible());
    window.document().undoStack().undo();
    QCOMPARE(window.study().over.values, std::string("3:8:1"));
    QCOMPARE(window.steps(), 1);
}

void TestStudyPage::valuesAreTypedWithTheirProblemsBesideThem() {
    StudyWindow window;
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    QLineEdit* line = window.valuesLine("height");
    QVERIFY(setup->findChild<QLabel*>("total")->text().contains("12 designs"));
    window.typeInto(line, "10:40:-1");
    QVERIFY(line->property("wrong").toBool());
    QCOMPARE(window.study().axes[1].values, std::string("10:40:10"));
    QCOMPARE(window.live().runs(), std::size_t(72));
    window.typeInto(line, "10,20");
    QVERIFY(!line->property("wrong").toBool());
    window.settleStudy();
    QCOMPARE(window.live().runs(), std::size_t(36));
    QVERIFY(setup->findChild<QLabel*>("total")->text().contains("6 designs"));
    window.typeInto(window.valuesLine("speed"), "1,2,3");
    window.settleStudy();
    QCOMPARE(window.live().runs(), std::size_t(18));
    window.document().undoStack().undo();
    QCOMPARE(setup->findChild<QLineEdit*>("swept_speed")->text(), "1:6:1");
    window.document().undoStack().undo();
    QCOMPARE(line->text(), "10:40:10");
}

void TestStudyPage::rangesHaveFields() {
    StudyWindow window;
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    const auto field = [setup](const char* name) { return setup->findChild<QLineEdit*>(name); };
    auto *from = field("from_height"), *to = field("to_height"), *step = field("step_height");
    auto* line = field("swept_height");
    const auto values = [&window] { return QString::fromStdString(window.study().axes[1].values); };
    QTRY_VERIFY(from->isVisible() && to->isVisible() && step->isVisible() && !line->isVisible());
    QCOMPARE(from->text(), "10");
    QCOMPARE(to->text(), "40");
    QCOMPARE(step->text(), "10");
    // Each edit is one step, and text and fields say the same.
    window.typeInto(step, "5");
    QTest::keyClick(step, Qt::Key_Return);
    QCOMPARE(values(), "10:40:5");
    QCOMPARE(line->text(), "10:40:5");
    QCOMPARE(window.steps(), 1);
    window.settleStudy();
    QTRY_VERIFY(std::ranges::any_of(setup->findChildren<QLabel*>(),
                                    [](const QLabel* label) { return label->text() == "7 values"; }));
    // An invalid range waits, and two fields can make it valid together.
    window.typeInto(to, "42");
    QVERIFY(to->property("wrong").toBool());
    QCOMPARE(values(), "10:40:5");
    window.typeInto(step, "4");
    QVERIFY(!to->property("wrong").toBool());
    QCOMPARE(values(), "10:42:4");
    QTest::keyClick(step, Qt::Key_Return);
    // Escape restores the fields from before editing.
    window.typeInto(from, "x");
    QVERIFY(from->property("wrong").toBool());
    QTest::keyClick(from, Qt::Key_Escape);
    QCOMPARE(from->text(), "10");
    QVERIFY(!from->property("wrong").toBool());
    QCOMPARE(values(), "10:42:4");
    QTest::keyClick(from, Qt::Key_Tab);
    QVERIFY(to->hasFocus());
    QTest::keyClick(to, Qt::Key_Tab);
    QVERIFY(step->hasFocus());
    // A whole range fits into one field.
    window.typeInto(from, "20:30:2");
    QTest::keyClick(from, Qt::Key_Return);
    QCOMPARE(values(), "20:30:2");
    QCOMPARE(from->text(), "20");
    QCOMPARE(to->text(), "30");
    QCOMPARE(step->text(), "2");
    QCOMPARE(window.steps(), 3);
    while (window.document().undoStack().canUndo())
        window.document().undoStack().undo();
    QCOMPARE(values(), "10:40:10");
    QCOMPARE(step->text(), "10");
    const QString cut = settledCutIn(*setup);
    QVERIFY2(cut.isEmpty(), qPrintable(cut));
}

void TestStudyPage::singleValuesAreText() {
    StudyWindow window;
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    auto* line = setup->findChild<QLineEdit*>("swept_g"); // 1.62,3.71,9.81
    auto* single = setup->findChild<QCheckBox*>("single_g");
    auto* step = setup->findChild<QLineEdit*>("step_g");
    QTRY_VERIFY(line->isVisible() && !step->isVisible());
    QVERIFY(single->isChecked());
    window.typeInto(line, "1:3:1"); // stays a text while it is typed
    QVERIFY(line->isVisible());
    QCOMPARE(window.study().axes[0].values, std::string("1:3:1"));
    single->click();
    QVERIFY(!line->isVisible() && step->isVisible());
    QCOMPARE(step->text(), "1");
    // A list becomes a range with as many values.
    single->click();
    window.typeInto(line, "2,3,8");
    single->click();
    QCOMPARE(window.study().axes[0].values, std::string("2:8:3"));
    auto* from = setup->findChild<QLineEdit*>("from_g");
    QCOMPARE(from->text(), "2");
    QCOMPARE(step->text(), "3");
    // A list in a field is a list.
    window.typeInto(from, "2, 3, 4.5");
    QTest::keyClick(from, Qt::Key_Return);
    QCOMPARE(window.study().axes[0].values, std::string("2, 3, 4.5"));
    QVERIFY(line->isVisible() && single->isChecked());
}

namespace {

/// The last of the inputs that a menu offers.
QAction* gravityIn(const QMenu& menu) {
    QAction* found = nullptr;
    for (QAction* action : menu.actions())
        if (action->text().contains(u'g')) found = action;
    return found;
}

} // namespace

/// From 40 m at 9.81 m/s² speeds above 3.5 m/s are far: 4, 5 and 6 of 1 … 6 m/s.
void TestStudyPage::howLikelyValuesAreIsTyped() {
    StudyWindow window;
    window.raise("setupDock");
    auto* line = window.find<StudySetup>()->findChild<QLineEdit*>("likely");
    QVERIFY(!line->isVisible()); // folded
    window.click(window.find<StudySetup>()->findChild<QToolButton*>("uncertainty"));
    QVERIFY(line->isVisible());
    window.typeInto(line, "uniform:3.5:");
    QVERIFY(line->property("wrong").toBool());
    QVERIFY(window.study().likely.empty());
    QTest::keyClicks(line, "6");
    QVERIFY(!line->property("wrong").toBool());
    QCOMPARE(window.study().likely, std::string("uniform:3.5:6"));
    window.settleStudy();
    const SweepResult& result = *window.live().shown()[0].shown.result;
    QCOMPARE(result.percentage.back(), 50.0);
    QVERIFY(std::abs(result.probability.back() - 100) < 1e-9);
    const QAbstractItemModel* designs = window.find<DesignsTable>()->model();
    QCOMPARE(designs->headerData(3, Qt::Horizontal).toString(), "P(far) (%)");
    window.document().endStep();
    Study asked = window.study();
    asked.requirement = "P(far) >= 99";
    window.document().setStudy(0, asked);
    window.settleStudy();
    QVERIFY2(window.answer().contains("probability 100.0 %"), qPrintable(window.answer()));
    QVERIFY(window.answer().contains("represents 40 % of its distribution"));
    // A distribution that says nothing of the values is told beside it.
    line->setFocus();
    window.typeInto(line, "uniform:50:60");
    QTRY_VERIFY(line->property("wrong").toBool());
    window.document().undoStack().undo();
    window.document().undoStack().undo();
    window.document().undoStack().undo();
    QVERIFY(window.study().likely.empty());
    QTRY_VERIFY(!line->property("wrong").toBool());
    QVERIFY(!window.document().isModified());
}

/// A fall from h with gravity h/20 takes √40 s, so that speeds above 1.6 m/s are far, whatever the height.
void TestStudyPage::inputsAreTied() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    StudyWindow window(study);
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    window.click(setup->findChild<QToolButton*>("uncertainty"));
    QMenu* menu = setup->findChild<QToolButton*>("addTie")->menu();
    emit menu->aboutToShow();
    QAction* gravity = gravityIn(*menu);
    QVERIFY(gravity->isEnabled());
    gravity->trigger();
    QCOMPARE(window.study().ties, (std::vector<Study::Swept>{{"g", "9.81"}}));
    auto* line = setup->findChild<QLineEdit*>("tie_g");
    QVERIFY(line);
    QTRY_VERIFY(line->isVisible());
    window.typeInto(line, "height/2q");
    QVERIFY(line->property("wrong").toBool());
    QTest::keyClick(line, Qt::Key_Backspace);
    QTest::keyClicks(line, "0");
    QVERIFY(!line->property("wrong").toBool());
    QCOMPARE(window.study().ties[0].values, std::string("height/20"));
    window.settleStudy();
    for (const double percentage : window.live().shown()[0].shown.result->percentage)
        QVERIFY(std::abs(percentage - 500.0 / 6) < 1e-9);
    // A design is taken with what is tied to it.
    QCOMPARE(std::get<double>(window.live().shown()[0].shown.result->valuesOf(3).at("g")), 2.0);
    window.click(setup->findChild<QToolButton*>("untie_g"));
    QVERIFY(window.study().ties.empty());
    window.settleStudy();
    QCOMPARE(window.live().shown()[0].shown.result->percentage.back(), 50.0);
}

/// From 40 m speeds of 4, 5 and 6 of 1 … 6 m/s are far wherever gravity is 9 to 10 m/s²; each speed is drawn
/// as often as the others.
void TestStudyPage::designsAreJudgedByRandomRuns() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    study.requirement = "far >= 40";
    study.noise = "600";
    StudyWindow window(study);
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    QMenu* menu = setup->findChild<QToolButton*>("addUncertain")->menu();
    QVERIFY(!setup->findChild<QLineEdit*>("noise")->isVisible());
    emit menu->aboutToShow();
    gravityIn(*menu)->trigger();
    QCOMPARE(window.study().uncertain.size(), std::size_t{1});
    QCOMPARE(window.study().uncertain[0].values, std::string("±5%"));
    auto* line = setup->findChild<QLineEdit*>("uncertain_g");
    QVERIFY(line);
    QTRY_VERIFY(line->isVisible());
    QVERIFY(setup->findChild<QLineEdit*>("noise")->isVisible());
    window.typeInto(line, "uniform:9:");
    QVERIFY(line->property("wrong").toBool());
    QTest::keyClicks(line, "10");
    QCOMPARE(window.study().uncertain[0].values, std::string("uniform:9:10"));
    window.settleStudy();
    const StudyShown& shown = window.live().shown()[0].shown;
    QVERIFY(shown.noise && shown.result->isRandom);
    QCOMPARE(shown.result->runsPerDesign, std::size_t{600});
    QCOMPARE(shown.result->percentage[3], 50.0);
    QCOMPARE(shown.verdicts[3].verdict, NoiseVerdict::met);
    QVERIFY2(window.answer().startsWith(
                 "Met for h ≥ 40 m with 95 % confidence (far 50.0 %, confidence interval 4"),
             qPrintable(window.answer()));
    QVERIFY(window.answer().contains("confidence level of 95 % applies to all 4 designs jointly"));
    QVERIFY(setup->findChild<QLabel*>("total")->text().contains("random runs in total"));
    QCOMPARE(window.live().runs(), std::size_t{2400});
    // All runs with the speeds that were drawn, not those of the grid one after the other.
    const QStringList runs = QString::fromUtf8(studyRunsCsv(window.page()->tabled())).trimmed().split(u'\n');
    QCOMPARE(runs.size(), 2401);
    const auto place = [&](const char* name) { return runs[0].split(u',').indexOf(QString(name)); };
    std::array<int, 7> drawn{};
    int far = 0;
    for (const QString& run : runs.mid(1)) {
        const QStringList cells = run.split(u',');
        if (cells[place("height")] != "40") continue;
        const double speed = cells[place("speed")].toDouble();
        far += cells[place("far")] == "1";
        QCOMPARE(cells[place("far")] == "1", speed >= 4);
        ++drawn[std::size_t(speed)];
    }
    QCOMPARE(far, 300);
    QVERIFY(std::all_of(drawn.begin() + 1, drawn.end(), [](int count) { return count == 100; }));
    QVERIFY(studyDesignsCsv(window.page()->tabled(), {}).contains("far_together_low_percent"));
    Study asked = window.study();
    asked.requirement = "far >= 50";
    window.document().setStudy(0, asked);
    window.settleStudy();
    QVERIFY2(window.answer().contains("Undecided at h = 40 m"), qPrintable(window.answer()));
    auto* noise = setup->findChild<QLineEdit*>("noise");
    window.typeInto(noise, "12x");
    QVERIFY(noise->property("wrong").toBool());
    QCOMPARE(window.study().noise, std::string("600")); // as it was before
    QTest::keyClick(noise, Qt::Key_Escape);
    QCOMPARE(window.study().noise, std::string("600"));
    window.click(setup->findChild<QToolButton*>("ununcertain_g"));
    window.settleStudy();
    QVERIFY(!window.live().shown()[0].shown.noise);
    while (window.document().undoStack().canUndo())
        window.document().undoStack().undo();
    window.settleStudy();
    QVERIFY(!window.document().isModified());
}

/// Wherever gravity is 9 to 10 m/s², 50 % are far from 40 m and at most a third from 20 m. From 30 m it is a
/// third, and half where gravity is less than 9.6 m/s²: 43.3 %.
void TestStudyPage::designsStopOnceTheyAreDecided() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    study.requirement = "far >= 40";
    study.uncertain = {{"g", "uniform:9:10"}};
    study.noise = "20000";
    StudyWindow window(study);
    window.raise("setupDock");
    window.settleStudy();
    auto* setup = window.find<StudySetup>();
    auto* stops = setup->findChild<QCheckBox*>("untilDecided");
    QVERIFY(stops && stops->isVisible() && !stops->isChecked());
    QVERIFY(!window.answer().contains("at most"));
    const std::vector<double> fixed = window.live().shown()[0].shown.result->percentage;
    window.click(stops, {8, 8});
    QVERIFY(window.study().untilDecided);
    QVERIFY(setup->findChild<QLabel*>("total")->text().contains("at most 80"));
    window.settleStudy();
    const SweepResult& decided = *window.live().shown()[0].shown.result;
    for (std::size_t design = 0; design < decided.designs; ++design) {
        QVERIFY(decided.runCount(design) < 20000);
        QVERIFY(window.live().shown()[0].shown.verdicts[design].verdict
                == (design >= 2 ? NoiseVerdict::met : NoiseVerdict::failed));
        QVERIFY(std::abs(decided.percentage[design] - fixed[design]) < 10);
    }
    QVERIFY2(window.answer().contains("were needed.") && window.answer().contains("of at most 80"),
             qPrintable(window.answer()));
    window.document().undoStack().undo();
    QVERIFY(!stops->isChecked() && !window.study().untilDecided);
    window.settleStudy();
    QCOMPARE(window.live().shown()[0].shown.result->percentage, fixed);
    window.document().undoStack().redo();
    QVERIFY(stops->isChecked());
    Study asked = window.study();
    asked.requirement = "x_mean > 3";
    window.document().setStudy(0, asked);
    QVERIFY(QTest::qWaitFor([&] {
        return std::ranges::any_of(setup->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains("share(…) or quantile(…)");
        });
    }));
}

/// Half of the speeds are far at all three gravities from 40 m alone.
void TestStudyPage::whatIsNotKnownIsNoChoice() {
    StudyWindow window;
    const std::vector<double> all = window.live().shown()[0].shown.result->percentage;
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    auto* box = setup->findChild<QCheckBox*>("unknown_g");
    QVERIFY(box && box->isVisible() && !box->isChecked());
    window.click(box, {8, 8});
    QCOMPARE(window.study().unknown, (std::vector<Study::Swept>{{"g", "1.62,3.71,9.81"}}));
    QCOMPARE(window.study().axes, (std::vector<Study::Swept>{{"height", "10:40:10"}}));
    window.settleStudy();
    const StudyShown& shown = window.live().shown()[0].shown;
    QCOMPARE(shown.result->designs, std::size_t{4});
    QCOMPARE(shown.result->sweep.axes.size(), std::size_t{1});
    for (std::size_t height = 0; height < 4; ++height) {
        const auto [least, greatest] = std::minmax({all[height], all[4 + height], all[8 + height]});
        QCOMPARE(shown.result->percentage[height], least);
        QCOMPARE(shown.unknown->designs[height].percentage.high, greatest);
    }
    QCOMPARE(studyDesignsCsv(window.page()->tabled(), {}).count('\n'), 1 + 12);
    QCOMPARE(studyRunsCsv(window.page()->tabled()).count('\n'), 1 + 12 * 6);
    QVERIFY2(window.answer().contains("g has the largest effect; the worst case is g = 9.81"),
             qPrintable(window.answer()));
    QVERIFY(setup->findChild<QLabel*>("total")->text().contains("each at 3 combinations of unknown inputs"));
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    auto* table = advisor->findChild<QTableView*>("table");
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->columnCount(), 2);
    QCOMPARE(table->model()->index(0, 0).data().toString(), QString("40"));
    QCOMPARE(advisor->findChild<QLabel*>("boxes")->text(),
             QString("Tolerances are not checked if inputs are unknown."));
    const double gravity = window.value("g");
    window.clickRow(table, 0);
    QVERIFY2(window.answer().contains("Met for all values of the unknown inputs"),
             qPrintable(window.answer()));
    window.click(advisor->findChild<QPushButton*>("use"));
    QCOMPARE(window.value("height"), 40.0);
    QCOMPARE(window.value("g"), gravity);
    window.document().undoStack().undo();
    window.document().undoStack().undo();
    QCOMPARE(window.study(), twoAxes());
    window.click(window.tabBar(), window.tabBar()->tabRect(1).center());
    window.settleStudy();
    QCOMPARE(window.live().shown()[0].shown.result->percentage, all);
    Study study = twoAxes();
    std::swap(study.axes[0], study.axes[1]);
    window.document().setStudy(0, study);
    window.settleStudy();
    study.unknown = {study.axes[1]}; // the same grid in the same order
    study.axes.pop_back();
    window.document().setStudy(0, study);
    window.settleStudy();
    QCOMPARE(window.live().shown()[0].shown.result->designs, std::size_t{4});
    study.unknown.push_back(study.axes[0]); // with nothing left to choose
    study.axes.clear();
    study.smallest.clear();
    window.document().setStudy(0, study);
    window.settleStudy();
    QVERIFY2(window.answer().contains("has the largest effect"), qPrintable(window.answer()));
}

namespace {

void putTable(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
}

} // namespace

/// From 40 m at 9.81 m/s² a speed of 6 m/s is far and one of 1 m/s is not.
void TestStudyPage::measuredInputsAreInTheProjectsFolder() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    study.uncertain = {{"g", "uniform:9.8:9.82"}};
    study.noise = "60";
    StudyWindow window(study);
    window.raise("setupDock");
    auto* line = window.find<StudySetup>()->findChild<QLineEdit*>("likely");
    const QTemporaryDir folder;
    const QString table = folder.filePath("speeds.csv");
    putTable(table, "v\n6\n6\n");
    window.typeInto(line, "file:speeds.csv:v");
    QVERIFY(line->property("wrong").toBool()); // the project is in no folder yet
    QVERIFY(window.study().likely.empty());
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(window.document().saveAs(folder.filePath("a.talweg")), QString());
    window.typeInto(line, "file:speeds.csv:v");
    QVERIFY(!line->property("wrong").toBool());
    QCOMPARE(window.study().likely, std::string("file:speeds.csv:v"));
    window.settleStudy();
    const auto likely = [&window] { return window.live().shown()[0].shown.result->percentage.back(); };
    QCOMPARE(likely(), 100.0);
    // What the table has now is taken when that is wanted.
    putTable(table, "v\n1\n");
    window.document().endStep();
    QCOMPARE(window.document().reloadTables({"speeds.csv"}), QString());
    window.settleStudy();
    QCOMPARE(likely(), 0.0);
    // Elsewhere there is no such table, and the project has its numbers.
    QVERIFY(QFile::remove(table));
    const QTemporaryDir elsewhere;
    QCOMPARE(window.document().saveAs(elsewhere.filePath("b.talweg")), QString());
    QCOMPARE(window.document().open(elsewhere.filePath("b.talweg")), QStringList());
    window.settleStudy();
    QCOMPARE(likely(), 0.0);
    QVERIFY(!window.find<QLabel>("problems")->isVisible());
}

/// What a project does not keep is taken as it is, and that is said.
void TestStudyPage::tablesThatAreNotKeptAreWatched() {
    StudyWindow window(std::nullopt);
    const QTemporaryDir folder;
    const QString table = folder.filePath("speeds.csv");
    QSignalSpy told(window.page(), &StudyPage::told);
    QCOMPARE(window.document().saveAs(folder.filePath("a.talweg")), QString());
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    study.likely = "file:speeds.csv:v";
    window.document().setStudy(0, study);
    auto* problems = window.find<QLabel>("problems");
    QTRY_VERIFY(problems->isVisible() && problems->text().contains("the file does not exist"));
    putTable(table, "v\n6\n1\n");
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(told[0][1].toString().startsWith(table + " has changed"));
    QTRY_VERIFY(!problems->isVisible());
    const auto share = [&window] {
        return window.live().shown().empty() ? -1 : window.live().shown()[0].shown.result->percentage.back();
    };
    QTRY_COMPARE(share(), 50.0);
    QVERIFY(QFile::remove(table));
    QTRY_COMPARE(told.size(), 2);
    QVERIFY(told[1][1].toString().startsWith(table + " is missing"));
}

void TestStudyPage::correlationsAreTyped() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    study.noise = "100";
    study.uncertain = {{"g", "±5%"}};
    StudyWindow window(study);
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    auto* add = setup->findChild<QToolButton*>("addCorrelation");
    QVERIFY(add->isVisible());
    const auto entries = [add] {
        emit add->menu()->aboutToShow();
        QList<QAction*> found;
        for (QAction* action : add->menu()->actions())
            if (action->isEnabled() && action->text().remove(u'&').startsWith("with ")) found << action;
        return found;
    };
    QCOMPARE(entries().size(), 1);
    QCOMPARE(entries()[0]->text().remove(u'&'), "with Speed v"); // over which designs are judged
    entries()[0]->trigger();
    auto* line = setup->findChild<QLineEdit*>("correlation_g_speed");
    QVERIFY(line && line->hasFocus());
    QCOMPARE(entries().size(), 0);
    QTest::keyClicks(line, "0.5");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(window.study().correlations, (std::vector<Study::Correlated>{{"g", "speed", "0.5"}}));
    QCOMPARE(window.steps(), 2);
    window.settleStudy();
    QCOMPARE(window.live().shown()[0].shown.noise->study.correlations,
             (std::vector<Correlation>{{"g", "speed", 0.5}}));
    for (const char* bad : {"1", "-1.5", "x", ""}) {
        window.typeInto(line, "");
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, bad);
        QVERIFY2(line->property("wrong").toBool(), bad);
        QCOMPARE(window.study().correlations[0].rank, std::string("0.5"));
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(line->text(), "0.5");
    }
    // Three that cannot be true together.
    window.document().endStep();
    Study three = window.study();
    three.uncertain.push_back({"height", "±5%"});
    three.correlations = {{"g", "speed", "0.9"}, {"g", "height", "0.9"}, {"height", "speed", "-0.9"}};
    window.document().setStudy(0, three);
    auto* problem = setup->findChild<QLabel*>("correlationsProblem");
    QTRY_VERIFY(problem->isVisible() && problem->text().contains("contradict each other"));
    auto* last = setup->findChild<QLineEdit*>("correlation_height_speed");
    window.typeInto(last, "0.8");
    QTRY_VERIFY(!problem->isVisible());
    // An input that is drawn no more takes its correlations along.
    window.click(setup->findChild<QToolButton*>("ununcertain_g"));
    QCOMPARE(window.study().correlations, (std::vector<Study::Correlated>{{"height", "speed", "0.8"}}));
    QTest::qWait(10); // the rows that went are gone
    window.click(setup->findChild<QToolButton*>("uncorrelation_height_speed"));
    QVERIFY(window.study().correlations.empty());
    while (window.document().undoStack().canUndo())
        window.document().undoStack().undo();
    QVERIFY(window.study().correlations.empty());
    QVERIFY(!window.document().isModified());
}

void TestStudyPage::inputsJoinAndLeave() {
    StudyWindow window(Study{.axes = {{"height", "10:40:10"}},
                             .over = {"speed", "1:6:1"},
                             .measures = {"x"},
                             .smallest = "height"});
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    QMenu* menu = setup->findChild<QToolButton*>("add")->menu();
    emit menu->aboutToShow();
    QStringList offers;
    for (QAction* action : menu->actions())
        if (!action->isSeparator() && action->isEnabled()) offers << action->text();
    QCOMPARE(offers, QStringList{"Gravity g"});
    menu->actions().last()->trigger();
    QCOMPARE(window.study().axes[1].values, std::string("1.62,3.71,9.81"));
    window.settleStudy();
    window.click(setup->findChild<QToolButton*>("unswept_height"));
    QCOMPARE(window.study().axes.size(), std::size_t(1));
    QVERIFY(window.study().smallest.empty());
    window.settleStudy();
    window.click(setup->findChild<QToolButton*>("remove"));
    QVERIFY(!window.document().experiment(0).study);
    QCOMPARE(window.steps(), 3);
}

/// Of a race the list has those of the first body, and of others those that were chosen.
void TestStudyPage::measuresOfOtherBodiesAreInAMenu() {
    Registry registry;
    registry.add(*builtinSystems().find("incline"));
    StudyWindow window(Study{.axes = {{"angle", "10,20"}}, .over = {"g", "9.81"}, .measures = {"time_1"}},
                       registry);
    window.raise("setupDock");
    auto* setup = window.find<StudySetup>();
    const auto boxes = [setup] {
        return setup->findChildren<QCheckBox*>(QRegularExpression("^measure_")).size();
    };
    QCOMPARE(boxes(), 12);
    auto* others = setup->findChild<QToolButton*>("otherBodies");
    QVERIFY(others->isVisible());
    // As many as the race has, though there may be eight.
    const auto bodiesThere = std::get<Table>(window.document().experiment(0).values.at("bodies")).size();
    QVERIFY(bodiesThere >= 3 && bodiesThere < 8);
    const auto heatOfBody3 = [others, bodiesThere] {
        emit others->menu()->aboutToShow();
        const auto bodies = others->menu()->actions();
        if (bodies.size() + 1 != static_cast<qsizetype>(bodiesThere) || bodies[1]->text() != "Body 3")
            qFatal("no such menu");
        for (QAction* action : bodies[1]->menu()->actions())
            if (action->text() == "Body 3, heat") return action;
        qFatal("no such measure");
    };
    QVERIFY(!heatOfBody3()->isChecked());
    heatOfBody3()->trigger();
    QCOMPARE(window.study().measures, (std::vector<std::string>{"time_1", "heat_3"}));
    window.settleStudy();
    QCOMPARE(boxes(), 13);
    QVERIFY(heatOfBody3()->isChecked());
    auto* box = setup->findChild<QCheckBox*>("measure_heat_3");
    QVERIFY(box->isChecked());
    window.click(box, {8, 8});
    QCOMPARE(window.study().measures, std::vector<std::string>{"time_1"});
    QVERIFY(!box->isChecked());
}

void TestStudyPage::draggingAnInputMovesTheFigure() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    StudyWindow window(study);
    int painted = 0;
    connect(window.view(), &QCustomPlot::afterReplot, this, [&] { ++painted; });
    auto* label = window.field("g")->findChild<DragLabel*>();
    QTest::mousePress(label, Qt::LeftButton, {}, {100, 5});
    for (int x = 96; x >= 0; x -= 4) {
        QTest::mouseMove(label, {x, 5});
        QTest::qWait(5);
    }
    QTest::mouseRelease(label, Qt::LeftButton, {}, {0, 5});
    window.settleStudy();
    QCOMPARE(window.value("g"), 7.31);
    QCOMPARE(std::get<double>(window.live().shown()[0].shown.result->sweep.base.at("g")), 7.31);
    QTRY_VERIFY(painted > 1);
    QCOMPARE(window.steps(), 1);
}

namespace {

/// The line at g = 9.81 m/s² and there the point at h = 30 m.
constexpr std::size_t aDesign = 3 * 4 - 2;

QPoint placeOf(StudyWindow& window) {
    QTest::qWait(50);
    const auto& result = *window.live().shown()[0].shown.result;
    return {qRound(window.view()->xAxis->coordToPixel(30)),
            qRound(window.view()->yAxis->coordToPixel(result.percentage[aDesign]))};
}

/// Asks for the menu at a place and chooses the entry with this text, or none.
QStringList menuAt(QWidget* widget, const QPoint& place, const QString& choice = {}) {
    QTest::mouseClick(widget, Qt::RightButton, {}, place);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return {"no menu"};
    QStringList offered;
    QAction* chosen = nullptr;
    for (QAction* action : menu->actions()) {
        if (action->isEnabled()) offered << action->text();
        if (action->text() == choice) chosen = action;
    }
    if (chosen) {
        menu->setActiveAction(chosen);
        QTest::keyClick(menu, Qt::Key_Return);
    } else {
        menu->close();
    }
    return offered;
}

} // namespace

void TestStudyPage::theFigureBarWaitsForItsFirstStudy() {
    StudyFigureBar bar;
    bar.show();
    for (QToolButton* button : bar.findChildren<QToolButton*>())
        QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!bar.isEnabled());
    StudyWindow window;
    auto* there = window.page()->findChild<StudyFigureBar*>();
    QVERIFY(there->isEnabled() && there->axesEditor()->isVisible());
    there->forget();
    for (QToolButton* button : there->findChildren<QToolButton*>())
        QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!there->isEnabled() && !there->axesEditor()->isEnabled());
    // What could be chosen belongs to another study; the requirement does not.
    const auto* requirement = window.page()->findChild<RequirementEdit*>();
    for (const auto* box : window.page()->findChildren<QComboBox*>())
        QVERIFY2(requirement->isAncestorOf(box) || !box->isVisible(), qPrintable(box->currentText()));
}

void TestStudyPage::clickingAPointLooksAtThatDesign() {
    StudyWindow window;
    window.click(window.view(), placeOf(window));
    QCOMPARE(std::get<double>(window.page()->looked().at("height")), 30.0);
    auto* table = window.find<DesignsTable>();
    QCOMPARE(table->designs()->designOf(table->currentIndex().row()), aDesign);
    QCOMPARE(window.value("height"), 10.0);
    QCOMPARE(window.steps(), 0);
    window.find<QAction>("takeDesign")->trigger();
    QCOMPARE(window.value("height"), 30.0);
}

void TestStudyPage::aDesignOutsideItsStudySaysSo() {
    StudyWindow window;
    auto* bar = window.find<MessageBar>();
    window.click(window.view(), placeOf(window));
    window.find<QAction>("takeDesign")->trigger();
    QVERIFY2(bar->text().isEmpty(), qPrintable(bar->text()));
    QVERIFY(window.document().setValues(0, {{"speed", 20.0}}).empty());
    window.settleStudy();
    window.find<QAction>("takeDesign")->trigger();
    QVERIFY2(bar->text().startsWith("The study evaluates designs from v = 1 m/s to v = 6 m/s, but the "
                                    "experiment has v = 20 m/s."),
             qPrintable(bar->text()));
    for (QPushButton* button : bar->findChildren<QPushButton*>())
        if (button->text().contains("6 m/s")) window.click(button);
    QCOMPARE(window.value("speed"), 6.0);
}

void TestStudyPage::theMenuTakesTheDesignUnderTheMouse() {
    StudyWindow window;
    const QPoint place = placeOf(window);
    QVERIFY(menuAt(window.view(), place, "Use this design").contains("Use this design"));
    QCOMPARE(window.value("height"), 30.0);
    QCOMPARE(window.value("g"), 9.81);
    QCOMPARE(window.steps(), 1);
    QCOMPARE(window.document().undoStack().undoText(), QString("Use the design g = 9.81 m/s², h = 30 m"));
    QVERIFY(window.isStudyOnView());
    window.document().undoStack().undo();
    QCOMPARE(window.value("height"), 10.0);
}

void TestStudyPage::theMouseReadsOutTheMap() {
    StudyWindow window;
    for (auto* button : window.page()->findChildren<QToolButton*>())
        if (button->text() == "Map") window.click(button);
    QTest::qWait(50);
    StudyView* view = window.view();
    const QPoint place(qRound(view->xAxis->coordToPixel(40)), qRound(view->yAxis->coordToPixel(9.81)));
    QTest::mouseMove(view, place - QPoint(3, 0));
    QTest::mouseMove(view, place);
    auto* readout = window.page()->findChild<QLabel*>("readout");
    QTRY_VERIFY2(readout->text().contains("h = 40 m") && readout->text().contains("50.0 %"),
                 qPrintable(readout->text()));
    QCOMPARE(window.value("height"), 10.0);
}

void TestStudyPage::aMapOpensOnWhatIsRequired() {
    const auto measureOfMap = [](StudyWindow& window) {
        for (const auto& [title, figure] : window.find<StudyFigureBar>()->figures())
            if (figure.kind == StudyFigure::Kind::map) return figure.measure;
        return std::string("no map");
    };
    Study study = twoAxes();
    study.measures = {"x", "t"};
    StudyWindow window(study);
    QCOMPARE(measureOfMap(window), std::string());
    study.requirement = "t_mean - 1*t_sd > 2";
    window.document().setStudy(0, study);
    window.settleStudy();
    QCOMPARE(measureOfMap(window), std::string("t"));
}

/// Each cell is one fall, of which 81 are done within 5 m and 0.5 m/s.
void TestStudyPage::aMapShowsNeighboursOfRuns() {
    Study study = twoAxes();
    study.axes = {{"height", "10:40:10"}};
    StudyWindow window(study);
    const auto kinds = window.find<StudyFigureBar>()->findChildren<QToolButton*>();
    const auto map = std::ranges::find(kinds, "Map", &QToolButton::text);
    QVERIFY((*map)->isEnabled());
    window.click(*map);
    QCOMPARE(window.view()->figure().family, std::string("speed"));
    QTRY_VERIFY(!window.view()->isOutdated() && window.view()->yAxis->label().startsWith("Speed"));
    window.view()->replot();
    const auto at = [&](double x, double y) {
        return QPoint(qRound(window.view()->xAxis->coordToPixel(x)),
                      qRound(window.view()->yAxis->coordToPixel(y)));
    };
    int far = 0;
    for (int h = -4; h <= 4; ++h)
        for (int v = -4; v <= 4; ++v)
            far += (5 + 0.125 * v) * fallTime(20 + 1.25 * h, 9.81) > farRange;
    auto* readout = window.find<QLabel>("readout");
    const auto said = [&](double x, double y) {
        for (const QPoint& off : {QPoint(1, 0), QPoint(0, 0)})
            QTest::mouseMove(window.view(), at(x, y) + off);
        return readout->text();
    };
    const QString share = QString("Far: %1 %").arg(100 * far / 81.0, 0, 'f', 1);
    QTRY_VERIFY2(said(20, 5).contains(share), qPrintable(readout->text()));
    QVERIFY(far > 0 && far < 81);
    // A click looks at the design, and the experiment stays as it is.
    window.click(window.view(), at(30, 4));
    QCOMPARE(std::get<double>(window.page()->looked().at("height")), 30.0);
    QCOMPARE(std::get<double>(window.page()->looked().at("speed")), 4.0);
    QCOMPARE(window.steps(), 0);
    // Other inputs, another map.
    window.document().setValues(0, {{"g", 1.62}});
    window.settleStudy();
    QTRY_VERIFY2(said(20, 4).contains("Far: 100.0 %"), qPrintable(readout->text()));
    // Where two inputs are varied, both maps are offered.
    window.document().setStudy(0, twoAxes());
    window.settleStudy();
    auto* family = window.find<QComboBox>("figure_family");
    QTRY_COMPARE(family->count(), 2);
    QCOMPARE(family->itemText(1), QString::fromUtf8("v – Speed: nearby runs"));
}

void TestStudyPage::earlierResultsSaySoAndAreNotUsed() {
    StudyWindow window;
    const QPoint place = placeOf(window);
    Study unreadable = window.study();
    unreadable.axes[1].values = "10:";
    window.document().setStudy(0, unreadable);
    QTRY_VERIFY(!window.live().reading().problems.empty());
    QVERIFY(window.view()->isOutdated());
    QVERIFY2(window.answer().startsWith("Outdated:"), qPrintable(window.answer()));
    QVERIFY(window.page()->findChild<QLabel*>("state")->text().contains("outdated"));
    for (const char* action : {"takeDesign", "exportDesigns", "exportStudyRuns"})
        QVERIFY2(!window.find<QAction>(action)->isEnabled(), action);
    const QStringList offered = menuAt(window.view(), place);
    QVERIFY2(!offered.contains("Use this design") && !offered.contains("Export…")
                 && !offered.contains("Copy to clipboard"),
             qPrintable(offered.join(", ")));
    const int steps = window.steps();
    window.clickRow(window.find<DesignsTable>(), 2, true);
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    QVERIFY(!advisor->findChild<QPushButton*>("use")->isEnabled());
    window.clickRow(advisor->findChild<QTableView*>("table"), 0, true);
    QCOMPARE(window.steps(), steps);
    QCOMPARE(window.value("height"), 10.0);
    QVERIFY(window.isStudyOnView());
    window.document().undoStack().undo();
    window.settleStudy();
    QVERIFY(!window.view()->isOutdated());
    QVERIFY(window.answer().startsWith("Met at all values from h = 10 m"));
    QVERIFY(window.find<QAction>("takeDesign")->isEnabled());
}

void TestStudyPage::theAdvisorSaysByWhichConvention() {
    System system = toy();
    system.parameters.push_back({.id = "air",
                                 .label = "Air",
                                 .group = system.parameters.front().group,
                                 .kind = Parameter::Kind::choice,
                                 .defaultValue = std::string("none"),
                                 .choices = {{"none", "Vacuum", ""}, {"thick", "Thick", ""}}});
    system.studyCompare = "air";
    Registry registry;
    registry.add(system);
    StudyWindow window(twoAxes(), registry);
    window.raise("advisorDock");
    auto* compared = window.find<AdvisorPanel>()->findChild<QLabel*>("compared");
    QVERIFY2(compared->text().startsWith("Designs are ranked for Air = Vacuum."),
             qPrintable(compared->text()));
    QCOMPARE(compared->textFormat(), Qt::RichText); // a link, not its text
    for (const Theme& theme : {Theme::night(), Theme::light()}) {
        applyLook(theme);
        QTRY_VERIFY2(compared->text().contains(theme.accent.name()), qPrintable(compared->text()));
    }
    emit compared->linkActivated("change");
    QVERIFY(window.find<QWidget>("air")->isAncestorOf(QApplication::focusWidget()));
    Study both = twoAxes();
    both.compared = true;
    window.document().setStudy(0, both);
    window.settleStudy();
    window.raise("advisorDock");
    emit compared->linkActivated("change");
    QCOMPARE(QApplication::focusWidget()->objectName(), "part");
}

void TestStudyPage::aSelectedRowIsLookedAt() {
    StudyWindow window;
    auto* table = window.find<DesignsTable>();
    QVERIFY(table->isVisible());
    window.clickRow(table, 1); // g = 1.62 m/s², h = 20 m
    QCOMPARE(std::get<double>(window.page()->looked().at("g")), 1.62);
    QCOMPARE(std::get<double>(window.page()->looked().at("height")), 20.0);
    QCOMPARE(window.value("g"), 9.81);
    QCOMPARE(window.steps(), 0);
    QVERIFY2(window.answer().startsWith("Met at all values from h = 10 m"), qPrintable(window.answer()));
    table->sortByColumn(2, Qt::AscendingOrder);
    QCOMPARE(table->designs()->designOf(table->currentIndex().row()), std::size_t(1));
    window.document().setValues(0, {{"speed", 3.0}});
    window.settleStudy();
    QCOMPARE(table->designs()->designOf(table->currentIndex().row()), std::size_t(1));
}

void TestStudyPage::aDoubleClickShowsTheRun() {
    StudyWindow window;
    window.clickRow(window.find<DesignsTable>(), 2, true);
    QCOMPARE(window.value("height"), 30.0);
    QCOMPARE(window.value("g"), 1.62);
    QVERIFY(!window.isStudyOnView());
    QCOMPARE(window.steps(), 1);
    window.settle();
    QCOMPARE(window.duration(), std::sqrt(60 / 1.62));
}

void TestStudyPage::slidersCutElsewhere() {
    StudyWindow window;
    auto* slider = window.page()->findChild<QSlider*>("slice_g");
    QVERIFY(slider->isVisible());
    QCOMPARE(slider->value(), 2);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(std::get<double>(window.page()->looked().at("g")), 1.62);
    QCOMPARE(window.value("g"), 9.81);
    auto* table = window.find<DesignsTable>();
    QCOMPARE(table->designs()->designOf(table->currentIndex().row()), std::size_t(0));
    window.type("g", "3.7");
    QCOMPARE(slider->value(), 1);
}

void TestStudyPage::otherInputsLeaveTheCutAlone() {
    Study study = twoAxes();
    study.over = {"g", "9,10"};
    study.axes = {{"speed", "1:6:1"}, {"height", "10:40:10"}};
    StudyWindow window(study);
    auto* slider = window.page()->findChild<QSlider*>("slice_speed");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    window.type("g", "5");
    window.settleStudy();
    QCOMPARE(std::get<double>(window.page()->looked().at("speed")), 6.0);
    QCOMPARE(slider->value(), 5);
}

void TestStudyPage::kindsOfFigures() {
    using Kind = StudyFigure::Kind;
    StudyWindow window;
    QCOMPARE(window.view()->figure().kind, Kind::percentage);
    QCOMPARE(window.view()->figure().x, std::string("height"));
    const std::pair<const char*, Kind> kinds[] = {
        {"Mean ± sd", Kind::spread}, {"Means", Kind::mean},    {"Single runs", Kind::runs},
        {"Map", Kind::map},          {"Pareto", Kind::pareto}, {"Percentage", Kind::percentage}};
    for (const auto& [title, kind] : kinds)
        for (auto* button : window.page()->findChildren<QToolButton*>())
            if (button->text() == title) {
                QVERIFY(button->isEnabled());
                window.click(button);
                QCOMPARE(window.view()->figure().kind, kind);
                QCOMPARE(window.view()->figure().family,
                         std::string(kind == Kind::mean || kind == Kind::map ? "g" : ""));
                QCOMPARE(window.view()->figure().over.size(), std::size_t(kind == Kind::runs ? 6 : 0));
            }
    auto* x = window.page()->findChild<QComboBox*>("figure_x");
    x->setFocus();
    QTest::keyClick(x, Qt::Key_Up);
    QCOMPARE(window.view()->figure().x, std::string("g"));
    QVERIFY(window.page()->findChild<QSlider*>("slice_height"));
}

void TestStudyPage::comparedStudiesShareFigureAndTables() {
    System system = toy();
    system.parameters.push_back({.id = "air",
                                 .label = "Air",
                                 .kind = Parameter::Kind::choice,
                                 .defaultValue = std::string("none"),
                                 .choices = {{"none", "Vacuum", ""}, {"thick", "Thick", ""}}});
    system.studyCompare = "air";
    Registry registry;
    registry.add(system);
    Study study = twoAxes();
    StudyWindow window(study, registry);
    window.raise("setupDock");
    window.click(window.find<StudySetup>()->findChild<QCheckBox*>("compared"), {8, 8});
    QVERIFY(window.study().compared);
    window.settleStudy();
    QCOMPARE(window.view()->results().size(), 2u);
    auto* part = window.page()->findChild<QComboBox*>("part");
    QVERIFY(part->isVisible());
    QCOMPARE(part->currentText(), "Vacuum");
    part->setFocus();
    QTest::keyClick(part, Qt::Key_Down);
    QCOMPARE(window.page()->part(), std::size_t(1));
    window.clickRow(window.find<DesignsTable>(), 0, true);
    QCOMPARE(std::get<std::string>(window.document().experiment(0).values.at("air")), std::string("thick"));
    QCOMPARE(window.document().undoStack().undoText(), QString("Use the design g = 1.62 m/s², h = 10 m"));
}

void TestStudyPage::figuresAreExported() {
    StudyWindow window;
    window.find<QAction>("exportFigure")->trigger();
    auto* dialog = window.find<ExportDialog>();
    auto* box = dialog->findChild<QComboBox*>("figure");
    QCOMPARE(box->count(), 5); // no outcomes without endings; a front is compared while it is on view
    QCOMPARE(box->currentText(), "Percentage");
    for (int i = 0; i < box->count(); ++i) {
        box->setCurrentIndex(i);
        const QString path = m_apart.file(QString("figure%1.svg").arg(i));
        dialog->exportTo(path);
        QTRY_VERIFY(QFileInfo(path).size() > 1000);
    }
    window.find<QAction>("showRun")->trigger();
    window.find<QAction>("exportFigure")->trigger();
    QCOMPARE(box->currentText(), "Trajectory");
}

namespace {

/// With endings: half a metre about the range nobody knows.
System ended() {
    System system = toy();
    system.endings = {{"far", "Far"}, {"near", "Near"}, {"lost", "Lost", false}};
    system.batch = {};
    return system;
}

Registry endedToys() {
    Registry registry;
    registry.add(ended());
    return registry;
}

/// Its runs that are near say nothing of success.
Registry undecidedToys() {
    System system = toy();
    system.endings = {{"far", "Far"}, {"near", "Near", false}};
    system.batch = {};
    Registry registry;
    registry.add(system);
    return registry;
}

QToolButton* kindOf(StudyWindow& window, const QString& title) {
    for (auto* button : window.page()->findChildren<QToolButton*>())
        if (button->text() == title) return button;
    return nullptr;
}

QPoint at(StudyView* view, double x, double y) {
    view->replot();
    return {qRound(view->xAxis->coordToPixel(x)), qRound(view->yAxis->coordToPixel(y))};
}

} // namespace

/// At 9.81 m/s² of h = 40 m speeds of 4, 5 and 6 m/s of six are far: v √(2h/g) > 10 m.
/// A fall from 40 m at 1.62 m/s² takes more than the 7 s that are vouched for, at each of the six speeds.
void TestStudyPage::whatIsNotVouchedForIsTold() {
    StudyWindow window(twoAxes(), undecidedToys());
    int near = 0;
    for (const double g : {1.62, 3.71, 9.81})
        for (const double height : {10, 20, 30, 40})
            for (int speed = 1; speed <= 6; ++speed)
                near += speed * fallTime(height, g) <= farRange;
    const QString answer = window.answer();
    QVERIFY2(answer.contains("6 of 72 runs are doubtful."), qPrintable(answer));
    QVERIFY2(answer.contains(QString("Undecided runs: %1 of 72.").arg(near)), qPrintable(answer));
    StudyWindow sound(Study{.axes = {{"height", "10,20"}}, .over = {"speed", "1:6:1"}, .measures = {"x"}});
    QVERIFY(!sound.answer().contains("are doubtful") && !sound.answer().contains("say nothing"));
}

void TestStudyPage::outcomesAreCounted() {
    StudyWindow window(twoAxes(), endedToys());
    QToolButton* button = kindOf(window, "Outcomes");
    QVERIFY(button && button->isVisible() && button->isEnabled());
    window.click(button);
    StudyView* view = window.view();
    QCOMPARE(view->figure().kind, StudyFigure::Kind::outcomes);
    QVERIFY(!window.page()->findChild<QComboBox*>("figure_family")->isVisible());
    QVERIFY(window.page()->findChild<QSlider*>("slice_g"));
    const QPoint place = at(view, 40, 50);
    QTest::mouseMove(view, place - QPoint(3, 0));
    QTest::mouseMove(view, place);
    auto* readout = window.page()->findChild<QLabel*>("readout");
    QTRY_VERIFY2(readout->text().contains("h = 40 m: far 3 of 6 (50.0 %), near 3"),
                 qPrintable(readout->text()));
    window.click(view, at(view, 30, 20));
    QCOMPARE(std::get<double>(window.page()->looked().at("height")), 30.0);
    QCOMPARE(window.steps(), 0);
    QVERIFY(menuAt(view, at(view, 40, 20), "Use this design").contains("Use this design"));
    QCOMPARE(window.value("height"), 40.0);
    window.document().undoStack().undo();
    QCOMPARE(window.value("height"), 10.0);
    QCOMPARE(window.page()->exportables().at(window.page()->figureOnView()).title, "Outcomes");
}

/// The choice is kept while other kinds are shown, and ends with the input.
void TestStudyPage::linesAreChosen() {
    StudyWindow window;
    auto* members = window.page()->findChild<QLineEdit*>("figure_members");
    QVERIFY(!members->isVisible()); // the percentage has a single line
    window.click(kindOf(window, "Means"));
    QVERIFY(members->isVisible());
    QCOMPARE(window.view()->figure().family, std::string("g"));
    QCOMPARE(window.view()->legendBar().entries().size(), std::size_t(3));
    window.typeInto(members, "1.6, 10");
    QCOMPARE(window.view()->figure().members, (std::vector<double>{1.6, 10}));
    QCOMPARE(window.view()->legendBar().entries().size(), std::size_t(2));
    QTest::keyClick(members, Qt::Key_Return);
    window.typeInto(members, "1.6, x");
    QCOMPARE(window.view()->figure().members.size(), std::size_t(2)); // the valid text stays in effect
    QTest::keyClick(members, Qt::Key_Escape);
    window.click(kindOf(window, "Single runs"));
    QVERIFY(!members->isVisible());
    QVERIFY(window.view()->figure().members.empty());
    window.click(kindOf(window, "Means"));
    QCOMPARE(window.view()->figure().members, (std::vector<double>{1.6, 10}));
    const auto figure = window.page()->exportables().at(window.page()->figureOnView());
    QCOMPARE(figure.id(), "study:mean,x=height,family=g,measure=,members=1.6;10");
    window.typeInto(members, "");
    QTest::keyClick(members, Qt::Key_Backspace);
    QVERIFY(window.view()->figure().members.empty());
    window.page()->bringFigure("study:mean,x=height,family=g,members=3.71");
    QCOMPARE(members->text(), "3.71");
    QCOMPARE(window.view()->legendBar().entries().size(), std::size_t(1));
    window.choose(window.find<QComboBox>("figure_x"), window.find<QComboBox>("figure_x")->itemText(0));
    QCOMPARE(window.view()->figure().family, std::string("height"));
    QVERIFY(window.view()->figure().members.empty());
    QVERIFY(members->text().isEmpty());
}

void TestStudyPage::outcomesOfRandomRuns() {
    Study study = twoAxes();
    study.uncertain = {{"g", "±5%"}};
    study.axes.erase(study.axes.begin());
    study.noise = "50";
    StudyWindow window(study, endedToys());
    QVERIFY(window.live().shown()[0].shown.noise);
    window.click(kindOf(window, "Outcomes"));
    StudyView* view = window.view();
    const SweepResult& result = *window.live().shown()[0].shown.result;
    const QPoint place = at(view, 20, 50);
    QTest::mouseMove(view, place - QPoint(3, 0));
    QTest::mouseMove(view, place);
    auto* readout = window.page()->findChild<QLabel*>("readout");
    const QString expected = QStringLiteral("h = 20 m: far %1 of 50").arg(result.endingsOf(1)[0]);
    QTRY_VERIFY2(readout->text().contains(expected), qPrintable(readout->text()));
}

void TestStudyPage::withoutEndingsThereAreNoOutcomes() {
    StudyWindow window;
    QVERIFY(!kindOf(window, "Outcomes")->isVisible());
    for (const auto& [title, figure] : window.find<StudyFigureBar>()->figures())
        QVERIFY(figure.kind != StudyFigure::Kind::outcomes);
    // Where a system with endings gives way to one without, another kind is on view.
    Registry both = endedToys();
    System other = toy();
    other.id = "other";
    both.add(other);
    StudyWindow two(twoAxes(), both);
    two.click(kindOf(two, "Outcomes"));
    two.document().addExperiment(makeExperiment(other, "Other"));
    two.document().setStudy(1, twoAxes());
    two.live().setExperiment(1);
    two.settleStudy();
    QVERIFY(two.view()->figure().kind != StudyFigure::Kind::outcomes);
}

/// Of all designs that are far at one half of the speeds the least height wins, and of gravities any.
void TestStudyPage::theFrontFollowsWhatCounts() {
    StudyWindow window;
    window.click(kindOf(window, "Pareto"));
    StudyView* view = window.view();
    QTRY_VERIFY(!view->results().empty() && view->results()[0].front);
    auto* goals = window.page()->findChild<QToolButton*>("figure_goals");
    QVERIFY(goals->isVisible());
    QCOMPARE(goals->text(), "lower h");
    const SweepResult& result = *window.live().shown()[0].shown.result;
    QCOMPARE(view->results()[0].front->standings, paretoDesigns(result, {{1, false}}));
    for (auto* slider : window.page()->findChildren<QSlider*>())
        QVERIFY(!slider->isVisible()); // all designs are there
    emit goals->menu()->aboutToShow();
    QStringList offered;
    QAction *lessG = nullptr, *moreH = nullptr;
    for (QAction* action : goals->menu()->actions()) {
        if (action->text().startsWith("lower g")) lessG = action;
        if (action->text().startsWith("higher h")) moreH = action;
        if (!action->isSeparator()) offered << action->text().left(action->text().indexOf(u' ') + 2);
    }
    QCOMPARE(offered, (QStringList{"lower g", "higher g", "lower h", "higher h"}));
    QVERIFY(lessG && moreH);
    lessG->trigger();
    QCOMPARE(goals->text(), "lower h, lower g");
    QTRY_COMPARE(view->results()[0].front->standings, paretoDesigns(result, {{1, false}, {0, false}}));
    moreH->trigger();
    QCOMPARE(goals->text(), "lower g, higher h");
    QTRY_COMPARE(view->results()[0].front->standings, paretoDesigns(result, {{0, false}, {1, true}}));
    // The best there can be: of 40 m at 1.62 m/s², five of six are far.
    window.click(view, at(view, 40, 500.0 / 6));
    QCOMPARE(std::get<double>(window.page()->looked().at("g")), 1.62);
    QCOMPARE(std::get<double>(window.page()->looked().at("height")), 40.0);
    QCOMPARE(window.steps(), 0);
    window.find<QAction>("takeDesign")->trigger();
    QCOMPARE(window.value("height"), 40.0);
    QCOMPARE(window.value("g"), 1.62);
    window.document().undoStack().undo();
    window.click(kindOf(window, "Percentage"));
    QVERIFY(!goals->isVisible());
}

void TestStudyPage::theFrontOfRandomRuns() {
    Study study = twoAxes();
    study.uncertain = {{"g", "±5%"}};
    study.noise = "50";
    StudyWindow window(study);
    window.click(kindOf(window, "Pareto"));
    QTRY_VERIFY(!window.view()->results().empty() && window.view()->results()[0].front);
    QCOMPARE(window.view()->results()[0].front->standings,
             paretoDesigns(*window.live().shown()[0].shown.noise, {{1, false}}));
    window.type("speed", "3"); // results come again
    window.settleStudy();
    QTRY_VERIFY(!window.view()->isOutdated() && window.view()->results()[0].front);
    const auto table = window.page()->figureData();
    QVERIFY(table);
    QVERIFY(table().startsWith("g,height,runs,seed,far_percent"));
    QVERIFY(table().split('\n')[0].endsWith(",pareto,pareto_undecided"));
}

void TestStudyPage::kindsChangeWhileAStudyRuns() {
    StudyWindow window(twoAxes(), endedToys());
    const char* titles[] = {"Outcomes", "Pareto", "Map", "Percentage", "Pareto", "Outcomes", "Means"};
    for (int round = 0; round < 6; ++round)
        for (const char* title : titles) {
            window.type("speed", QString::number(1 + round));
            window.click(kindOf(window, title));
            window.view()->replot();
            if (round % 2) QCoreApplication::processEvents();
            if (round == 3) window.document().undoStack().undo();
        }
    Study study = twoAxes();
    study.axes.erase(study.axes.begin()); // one axis less than the front has
    window.click(kindOf(window, "Pareto"));
    window.document().setStudy(0, study);
    window.click(window.view());
    window.settleStudy();
    QTRY_VERIFY(!window.view()->results().empty() && window.view()->results()[0].front
                && window.view()->results()[0].front->standings.size() == 4);
    study.axes[0].values = "20"; // and one design
    window.document().setStudy(0, study);
    window.settleStudy();
    QTRY_COMPARE(window.view()->results()[0].front->standings.size(), std::size_t{1});
    window.click(kindOf(window, "Outcomes"));
    QVERIFY(!window.view()->legendBar().entries().empty());
    window.document().setStudy(0, std::nullopt);
    QTRY_VERIFY(window.view()->results().empty());
    window.document().undoStack().undo();
    window.settleStudy();
    QVERIFY(!window.view()->results().empty());
}

/// What the menu of a figure exports: of the neighbours' map and the like what they show, else the designs.
void TestStudyPage::dataOfTheFigureIsExported() {
    Study study = twoAxes();
    study.axes = {{"height", "10:40:10"}};
    StudyWindow window(study, endedToys());
    QVERIFY(!window.page()->figureData());
    window.click(kindOf(window, "Outcomes"));
    const QByteArray outcomes = window.page()->figureData()();
    QVERIFY2(outcomes.startsWith("height,runs,far_percent,")
                 && outcomes.contains("ended_far,ended_near,ended_lost"),
             outcomes.constData());
    QCOMPARE(outcomes.count('\n'), 5);
    window.click(kindOf(window, "Pareto"));
    QTRY_VERIFY(!window.view()->results().empty() && window.view()->results()[0].front);
    QVERIFY(window.page()->figureData()().contains(",pareto\n"));
    StudyWindow fast(study);
    fast.click(kindOf(fast, "Map"));
    QTRY_VERIFY(!fast.view()->results().empty());
    const QByteArray neighbours = fast.page()->figureData()();
    QVERIFY2(neighbours.startsWith("height,speed,runs,far_percent"), neighbours.constData());
    QCOMPARE(neighbours.count('\n'), 1 + 4 * 6);
}

void TestStudyPage::aLongStudyCanBeCancelled() {
    static std::atomic<bool> hold;
    hold = false;
    System slow = judgedFall();
    tests::setSolve(slow,
                    [solve = tests::solveOf(slow)](const Values& values, std::stop_token stop,
                                                   const Progress& progress) -> std::shared_ptr<const Run> {
                        while (hold && !stop.stop_requested())
                            std::this_thread::sleep_for(1ms);
                        return solve(values, stop, progress);
                    });
    Registry registry;
    registry.add(slow);
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    StudyWindow window(study, registry);
    auto* cancel = window.page()->findChild<QToolButton*>("cancel");
    auto* resume = window.page()->findChild<QToolButton*>("resume");
    auto* state = window.page()->findChild<QLabel*>("state");
    QVERIFY(!cancel->isVisible());
    QVERIFY(state->text().startsWith("Live"));
    hold = true;
    window.type("g", "5");
    QTRY_VERIFY(cancel->isVisible());
    QVERIFY(state->text().startsWith("Running"));
    window.click(cancel);
    QVERIFY(state->text().startsWith("Cancelled"));
    QVERIFY(!cancel->isVisible());
    hold = false;
    QTest::qWait(30);
    QVERIFY(!window.live().isCurrent());
    QVERIFY(resume->isVisible());
    window.click(resume);
    window.settleStudy();
    QVERIFY(state->text().startsWith("Live"));
    QVERIFY(!resume->isVisible());
}

void TestStudyPage::theAdvisorRanksAndApplies() {
    StudyWindow window;
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    auto* table = advisor->findChild<QTableView*>("table");
    // Far at half of the speeds means x = 4 m/s · t above 10 m: every height at 1.62 and 3.71 m/s² but 10 m
    // at the latter, and 40 m at 9.81 m/s².
    const auto cell = [&](int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(cell(0, 0), "1.62");
    QCOMPARE(cell(0, 1), "10");
    QVERIFY(advisor->findChild<QLabel*>("verdict")->text().contains("of 12 designs meet far ≥ 50"));
    auto* from = advisor->findChild<QComboBox*>("from_g");
    from->setFocus();
    QTest::keyClick(from, Qt::Key_End);
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(cell(0, 1), "40");
    window.clickRow(table, 0);
    QCOMPARE(std::get<double>(window.page()->looked().at("height")), 40.0);
    QVERIFY(!advisor->findChild<QLabel*>("details")->isVisible());
    QVERIFY(advisor->findChild<QLabel*>("boxes")->text().startsWith("No tolerances are set"));
    window.click(advisor->findChild<QPushButton*>("use"));
    QCOMPARE(window.value("height"), 40.0);
    QCOMPARE(window.steps(), 1);
    QVERIFY(!window.isStudyOnView());
}

void TestStudyPage::theAdvisorRunsDesignsWithinTolerances() {
    StudyWindow window;
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    auto* table = advisor->findChild<QTableView*>("table");
    auto* boxes = advisor->findChild<QLabel*>("boxes");
    QVERIFY(!advisor->findChild<QLineEdit*>("tolerance_height")->isVisible());
    window.click(advisor->findChild<QToolButton*>("tolerances"));
    auto* height = advisor->findChild<QLineEdit*>("tolerance_height");
    QVERIFY(height->isVisible());
    window.typeInto(height, "2 m");
    QTRY_VERIFY2(boxes->text().startsWith("Tolerances checked for 8 designs"), qPrintable(boxes->text()));
    QCOMPARE(window.study().tolerances, (std::vector<Study::Swept>{{"height", "2 m"}}));
    // Far at v √(2h/g) > 10 m: at g = 1.62 m/s² and h = 10 m three of the speeds 1 … 6 m/s are, from 3 m/s on
    // √(2 · 9/1.62) · 3 = 10 is not any more. So the height of 8 m fails by one run of six at 3 m/s: 50 % of
    // speeds are left, a margin of 0; at 3.71 m/s² of h = 20 m the same, by √(2 · 18/3.71) · 3 = 9.3.
    const auto cell = [&](int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(table->model()->columnCount(), 5);
    QCOMPARE(cell(0, 1), "10");
    QCOMPARE(cell(0, 3), "0.00");
    QCOMPARE(cell(0, 2), "67/67");
    window.clickRow(table, 0);
    const QString details = advisor->findChild<QLabel*>("details")->text();
    QVERIFY2(details.contains(QString::fromUtf8("Smallest margin 0.00 percentage points, at h −")),
             qPrintable(details));
    QVERIFY2(details.contains("67 of 67 points"), qPrintable(details));
    // h = 40 m at 9.81 m/s²: √(2 · 40/9.81) · 4 = 11.4, · 3.5 = 10: half of the speeds, and so it is at 38 m.
    QCOMPARE(table->model()->rowCount(), 8);
}

void TestStudyPage::tolerancesAreKeptAndUndone() {
    StudyWindow window;
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    window.click(advisor->findChild<QToolButton*>("tolerances"));
    auto* height = advisor->findChild<QLineEdit*>("tolerance_height");
    window.typeInto(height, "5 %");
    QTest::keyClick(height, Qt::Key_Return);
    QCOMPARE(window.steps(), 1);
    QCOMPARE(window.document().undoStack().undoText(), QString("Change the tolerances"));
    window.document().undoStack().undo();
    QVERIFY(window.study().tolerances.empty());
    QCOMPARE(height->text(), "");
    window.document().undoStack().redo();
    QCOMPARE(height->text(), "5 %");
    const QString path = m_apart.file("tolerances.talweg");
    QCOMPARE(window.document().saveAs(path), QString());
    const FileReading reading = readProject(path, toys());
    QCOMPARE(reading.project->experiments[0].study->tolerances,
             (std::vector<Study::Swept>{{"height", "5 %"}}));
    window.click(advisor->findChild<QToolButton*>("tolerances"));
    auto* summary = advisor->findChild<QLabel*>("tolerancesSummary");
    QVERIFY(summary->isVisible() && !height->isVisible());
    QCOMPARE(summary->text(), QString::fromUtf8("h ±5 %"));
    window.click(advisor->findChild<QToolButton*>("tolerances"));
    // What cannot be read is marked and not taken.
    window.typeInto(height, "5 kg");
    QVERIFY(height->property("wrong").toBool());
    QVERIFY2(height->toolTip().contains("of height: "), qPrintable(height->toolTip()));
    QCOMPARE(window.study().tolerances.front().values, std::string("5 %"));
    height->selectAll();
    QTest::keyClick(height, Qt::Key_Delete);
    QVERIFY(window.study().tolerances.empty());
}

void TestStudyPage::theAdvisorSaysWhatIsImpossible() {
    StudyWindow window;
    Study study = twoAxes();
    study.tolerances = {{"g", "2"}};
    window.document().setStudy(0, study);
    window.settleStudy();
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    auto* table = advisor->findChild<QTableView*>("table");
    auto* boxes = advisor->findChild<QLabel*>("boxes");
    QTRY_VERIFY2(boxes->text().startsWith("Tolerances checked for 8 designs"), qPrintable(boxes->text()));
    // Gravity must be greater than 0, which 1.62 − 2 m/s² is not: such designs come last.
    const int last = table->model()->rowCount() - 1;
    QCOMPARE(table->model()->index(last, 0).data().toString(), "1.62");
    QCOMPARE(table->model()->index(last, 3).data().toString(), "none");
    window.clickRow(table, last);
    const QString details = advisor->findChild<QLabel*>("details")->text();
    QVERIFY2(details.contains("Points that cannot be run") && details.contains("Gravity"),
             qPrintable(details));
    study.tolerances = {{"speed", "1"}};
    window.document().setStudy(0, study);
    QTRY_VERIFY2(boxes->text().startsWith("The tolerances cannot be read"), qPrintable(boxes->text()));
    auto* problem = advisor->findChild<QLabel*>("tolerancesProblem");
    QVERIFY2(problem->isVisible() && problem->text().contains("evaluated over"), qPrintable(problem->text()));
}

void TestStudyPage::otherInputsGetATolerance() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    StudyWindow window(study);
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    window.click(advisor->findChild<QToolButton*>("tolerances"));
    QVERIFY(!advisor->findChild<QLineEdit*>("tolerance_g"));
    auto* menu = advisor->findChild<QToolButton*>("addTolerance")->menu();
    emit menu->aboutToShow();
    const auto entries = menu->actions();
    const auto gravity = std::ranges::find_if(
        entries, [](const QAction* entry) { return entry->text().remove(u'&').startsWith("Gravity"); });
    QVERIFY(gravity != entries.end());
    (*gravity)->trigger();
    auto* line = advisor->findChild<QLineEdit*>("tolerance_g");
    QVERIFY(line && line->isVisible());
    window.typeInto(line, "0.1");
    QCOMPARE(window.study().tolerances, (std::vector<Study::Swept>{{"g", "0.1"}}));
    QTRY_VERIFY(advisor->findChild<QLabel*>("boxes")->text().startsWith("Tolerances checked for 1 designs"));
}

void TestStudyPage::theAdvisorChangesTheMission() {
    Study study = twoAxes();
    study.axes.erase(study.axes.begin());
    StudyWindow window(study);
    window.raise("advisorDock");
    auto* advisor = window.find<AdvisorPanel>();
    auto* planet = advisor->findChild<QComboBox*>("mission_Planet");
    QCOMPARE(planet->currentText(), "Earth");
    planet->setFocus();
    QTest::keyClick(planet, Qt::Key_Down);
    QCOMPARE(window.value("g"), 1.62);
    QCOMPARE(window.document().undoStack().undoText(), QString("Set Moon"));
    auto* lead = advisor->findChild<QComboBox*>("lead");
    QCOMPARE(lead->currentText(), "At least");
    window.choose(lead, "Mean of");
    QCOMPARE(window.study().requirement, std::string("x_mean > 0"));
    window.typeInto(advisor->findChild<QLineEdit*>("level"), "12.5");
    QCOMPARE(window.study().requirement, std::string("x_mean > 12.5"));
    QCOMPARE(window.requirementLine()->text(), "x_mean > 12.5");
    window.typeInto(advisor->findChild<QLineEdit*>("over"), "1,2");
    QCOMPARE(window.study().over.values, std::string("1,2"));
    window.settleStudy();
    window.typeInto(window.requirementLine(), "x_max > 3");
    QCOMPARE(lead->currentText(), "Maximum of");
}

void TestStudyPage::aRemovedExperimentLeavesAnEmptyPage() {
    StudyWindow window;
    window.document().removeExperiment(0);
    QVERIFY(window.live().shown().empty());
    QVERIFY(!window.page()->findChild<QPushButton*>("addStudy")->isVisible());
    QCOMPARE(window.find<DesignsTable>()->model()->rowCount(), 0);
    window.document().undoStack().undo();
    window.settleStudy();
    QCOMPARE(window.find<DesignsTable>()->model()->rowCount(), 12);
}

TALWEG_TEST(tst_study_page, TestStudyPage, QApplication)
#include "tst_study_page.moc"
