#include "figures/monte_carlo/monte_carlo_view.h"
#include "study/diagnostics.h"
#include "study/draws.h"
#include "study/judged_fall.h"
#include "study/looks.h"
#include "study/monte_carlo_text.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/monte_carlo/live_drawing.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/monte_carlo/random_inputs.h"
#include "workbench/window/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>
#include <thread>

using namespace talweg;
using namespace talweg::tests;
using namespace std::chrono_literals;

namespace {

/// A fall from 1 m takes one second: the range in metres is the speed in metres per second, and far is beyond
/// 10 m.
const Values oneSecond{{"height", 1.0}, {"g", 2.0}};

/// P(far) = (12 − 10)/(12 − 4) = 1/4, for each speed is as likely.
Study drawnSpeed() {
    return {.axes = {{"g", "2"}},
            .over = {"height", "1"},
            .measures = {"x"},
            .uncertain = {{"speed", "uniform:4:12"}}};
}
constexpr double farProbability = 0.25;

/// Falls that take a moment each to be solved.
System slowFall(std::chrono::microseconds each) {
    System system = judgedFall();
    setSolve(system,
             [solve = solveOf(system), each](const Values& values, std::stop_token stop,
                                             const Progress& progress) -> std::shared_ptr<const Run> {
                 std::this_thread::sleep_for(each);
                 if (stop.stop_requested()) return nullptr;
                 return solve(values, stop, progress);
             });
    return system;
}

Registry with(System system) {
    Registry registry;
    registry.add(std::move(system));
    return registry;
}

/// A window on its page of random runs; with a study, on all of its runs.
class RandomWindow : public ToyWindow {
public:
    explicit RandomWindow(std::optional<Study> study = drawnSpeed(), Registry registry = with(batchedFall()),
                          bool settled = true)
        : ToyWindow(std::move(registry)) {
        if (study) document().setValues(0, oneSecond);
        document().setStudy(0, study);
        document().undoStack().clear();
        click(tabBar(), tabBar()->tabRect(2).center());
        if (study && settled) settleRuns();
    }
    void settleRuns() {
        if (!QTest::qWaitFor([this] { return page()->isCurrent() && live().shown().warnings; }, 20000))
            qFatal("No runs arrive.");
    }
    LiveMonteCarlo& live() { return (*this)->liveMonteCarlo(); }
    Document& document() { return (*this)->document(); }
    const Study& study() { return *document().experiment(0).study; }
    MonteCarloPage* page() { return find<MonteCarloPage>(); }
    MonteCarloView* view() { return page()->view(); }
    QTabBar* tabBar() { return find<QTabWidget>("pages")->tabBar(); }
    const MonteCarloResult& result() { return *live().shown().result; }
    QString answer() { return page()->findChild<QLabel*>("randomAnswer")->text(); }
    QString state() { return page()->findChild<QLabel*>("randomState")->text(); }
    template <class Widget>
    Widget* onPage(const char* name) {
        return page()->findChild<Widget*>(name);
    }

    static void click(QWidget* widget, QPoint place = {}) {
        QTest::mouseClick(widget, Qt::LeftButton, {}, place.isNull() ? widget->rect().center() : place);
    }
    void typeInto(const char* name, const QString& text) {
        auto* line = find<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    void chooseFigure(const QString& title) {
        for (auto* button : page()->findChildren<QToolButton*>())
            if (button->text() == title) click(button);
        if (!QTest::qWaitFor([this] { return page()->isCurrent(); }, 30'000)) qFatal("No figure arrives.");
    }
};

/// What the command line writes of the same study.
std::string writtenBy(RandomWindow& window, std::size_t runs) {
    const auto reading = readMonteCarlo(*window.document().systemOf(0),
                                        window.document().experiment(0).values, window.study(), runs);
    const auto result = solveMonteCarlo(window.document().systemOf(0), *reading.study, 0, {}, {});
    return summaryTable(*result) + runTable(*result);
}

std::string written(const MonteCarloResult& result) {
    return summaryTable(result) + runTable(result);
}

} // namespace

class TestMonteCarloPage : public QObject {
    Q_OBJECT

private slots:
    void thePageBeginsFromNothing();
    void theRunsAreThoseOfTheCommandLine();
    void theAnswerSaysWhatTheRunsSay();
    void typingFollowsAndUndoGoesBack();
    void theNumberOfRunsIsTyped();
    void runsAreAddedUntilTheIntervalIsNarrow();
    void sobolPointsAreOffered();
    void runsFillIn();
    void escapeStops();
    void anInputIsRemovedWhileRunsComeIn();
    void earlierInputsSaySo();
    void anotherExperimentHasItsOwnRuns();
    void aTableThatChangesIsNoticed();
    void whatIsTheSameInAllRunsIsSaidSo();
    void figuresAreDrawn();
    void aClickOpensTheRun();
    void openedRunsAreThoseRuns_data();
    void openedRunsAreThoseRuns();
    void indicesAreSolvedOnDemand();
    void pathsAreDrawn();
    void pathsFillIn();
    void figuresAndTablesAreExported();
    void theIntervalHoldsAsOftenAsItSays_data();
    void theIntervalHoldsAsOftenAsItSays();

private:
    Apart m_apart;
};

void TestMonteCarloPage::thePageBeginsFromNothing() {
    RandomWindow window(std::nullopt);
    QVERIFY(window.onPage<QPushButton>("begin")->isVisible());
    QVERIFY(window.find<QDockWidget>("randomDock")->isVisible());
    window.click(window.onPage<QPushButton>("begin"));
    QCOMPARE(window.document().undoStack().count(), 1);
    QVERIFY(!window.study().uncertain.empty());
    window.settleRuns();
    QCOMPARE(window.result().study.runs, RunsWanted().runs);
    QVERIFY(!window.answer().isEmpty());
    window.document().undoStack().undo();
    QVERIFY(!window.document().experiment(0).study);
    QVERIFY(!window.live().shown().result);
    QVERIFY(window.onPage<QPushButton>("begin")->isVisible());
}

void TestMonteCarloPage::theRunsAreThoseOfTheCommandLine() {
    RandomWindow window;
    QCOMPARE(written(window.result()), writtenBy(window, RunsWanted().runs));
    Study tied = window.study();
    tied.uncertain.push_back({"height", "±5%"});
    tied.correlations = {{"speed", "height", "0.5"}};
    tied.ties = {{"g", "2*height"}};
    tied.seed = "4711";
    window.document().setStudy(0, tied);
    window.settleRuns();
    QCOMPARE(window.result().study.seed, std::uint64_t{4711});
    QCOMPARE(written(window.result()), writtenBy(window, RunsWanted().runs));
}

void TestMonteCarloPage::theAnswerSaysWhatTheRunsSay() {
    RandomWindow window;
    const auto& success = window.result().success;
    const auto far = static_cast<std::size_t>(std::ranges::count(success, 1));
    const Interval interval = probabilityInterval(far, success.size(), 0.95);
    const auto percent = [](double share) { return QString::number(100 * share, 'f', 1); };
    const QString share = percent(static_cast<double>(far) / static_cast<double>(success.size()));
    QVERIFY2(window.answer().contains("Far: " + share), qPrintable(window.answer()));
    const QString bounds = percent(interval.low) + u'–' + percent(interval.high) + " %";
    QVERIFY2(window.answer().contains("95 % confidence interval " + bounds), qPrintable(window.answer()));
    // x is spread evenly from 4 to 12 m.
    QVERIFY(window.answer().contains("Range x: mean "));
    const auto& [five, half, most] = window.live().shown().quantiles[0];
    QVERIFY(std::abs(five - 4.4) < 0.1 && std::abs(half - 8) < 0.2 && std::abs(most - 11.6) < 0.1);
}

void TestMonteCarloPage::typingFollowsAndUndoGoesBack() {
    RandomWindow window;
    window.typeInto("random_uncertain_speed", "uniform:9:11");
    QTRY_COMPARE(window.study().uncertain[0].values, std::string("uniform:9:11"));
    QCOMPARE(window.document().undoStack().count(), 1); // typing is one step
    window.settleRuns();
    QVERIFY(std::ranges::all_of(window.result().inputs[0], [](double v) { return v >= 9 && v <= 11; }));
    window.typeInto("random_seed", "12");
    window.settleRuns();
    QCOMPARE(window.result().study.seed, std::uint64_t{12});
    window.document().undoStack().undo();
    window.document().undoStack().undo();
    window.settleRuns();
    QCOMPARE(written(window.result()), writtenBy(window, RunsWanted().runs));
    QCOMPARE(window.result().study.seed, std::uint64_t{1});
}

void TestMonteCarloPage::theNumberOfRunsIsTyped() {
    RandomWindow window;
    window.typeInto("randomRunsWanted", "300");
    window.settleRuns();
    QCOMPARE(window.result().study.runs, std::size_t{300});
    QCOMPARE(written(window.result()), writtenBy(window, 300));
    window.typeInto("randomRunsWanted", "1");
    QVERIFY(window.onPage<QLabel>("randomProblems")->isVisible());
    QCOMPARE(window.result().study.runs, std::size_t{300});
    window.typeInto("randomRunsWanted", "20 000");
    window.settleRuns();
    QCOMPARE(window.result().study.runs, std::size_t{20000});
    QVERIFY(!window.onPage<QLabel>("randomProblems")->isVisible());
}

void TestMonteCarloPage::runsAreAddedUntilTheIntervalIsNarrow() {
    RandomWindow window;
    window.typeInto("width", "2");
    window.click(window.onPage<QCheckBox>("until"), {8, window.onPage<QCheckBox>("until")->height() / 2});
    QVERIFY(window.live().wanted().halfWidth);
    window.typeInto("width", "2");
    window.settleRuns();
    const auto [low, high] = window.result().percentageInterval;
    QVERIFY(high - low <= 4);
    QVERIFY(window.result().study.runs < RunsWanted().runs);
    // 250, 500, … 8000, 10 000: seven looks, each with a seventh of 5 %.
    QCOMPARE(window.result().study.confidence, 1 - 0.05 / 7);
    QVERIFY(window.answer().contains("95 % confidence interval"));
    const auto looks = looksUpTo(RunsWanted().runs);
    QCOMPARE(looks.size(), std::size_t{7});
    QVERIFY(std::ranges::count(looks, window.result().study.runs) == 1);
    window.typeInto("width", "0.1"); // more than there may be
    window.settleRuns();
    QCOMPARE(window.result().study.runs, RunsWanted().runs);
}

void TestMonteCarloPage::sobolPointsAreOffered() {
    RandomWindow window;
    auto* even = window.onPage<QCheckBox>("even");
    window.click(even, {8, even->height() / 2});
    QTRY_VERIFY(
        window.onPage<QLabel>("randomProblems")->text().contains("Sobol'")); // of one input it says too much
    Study three = window.study();
    three.over = {};
    three.over.parameter = "speed";
    three.over.values = "4";
    three.uncertain = {{"speed", "uniform:4:12"}, {"height", "±5%"}, {"g", "±5%"}};
    window.document().setStudy(0, three);
    window.settleRuns();
    QCOMPARE(window.result().study.runs, std::size_t{16384}); // the next power of two
    QVERIFY(!window.result().shift.empty());
}

void TestMonteCarloPage::runsFillIn() {
    RandomWindow window(drawnSpeed(), with(slowFall(200us)), false);
    std::vector<std::size_t> seen;
    connect(&window.live(), &LiveMonteCarlo::shownChanged, this, [&] {
        if (window.live().shown().result) seen.push_back(window.live().shown().result->study.runs);
    });
    QTRY_VERIFY_WITH_TIMEOUT(seen.size() > 3, 10000);
    QVERIFY(window.live().isBusy());
    QVERIFY(!window.page()->isCurrent());
    QTRY_VERIFY(window.answer().startsWith("Preliminary: "));
    QTRY_VERIFY(window.onPage<QToolButton>("randomCancel")->isVisible());
    QTRY_VERIFY(window.view()->drawing());
    // Whatever is there is what a study of so many runs says.
    QCOMPARE(written(window.result()), writtenBy(window, window.result().study.runs));
    QVERIFY(std::ranges::is_sorted(seen));
    window.typeInto("randomRunsWanted", "500");
    window.settleRuns();
    QCOMPARE(window.result().study.runs, std::size_t{500});
    QVERIFY(!window.answer().startsWith("Preliminary: "));
    QVERIFY(!window.onPage<QToolButton>("randomCancel")->isVisible());
}

void TestMonteCarloPage::escapeStops() {
    RandomWindow window(drawnSpeed(), with(slowFall(500us)), false);
    QTRY_VERIFY_WITH_TIMEOUT(window.live().shown().result, 10000);
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_Escape);
    QVERIFY(window.live().isCancelled());
    QVERIFY(!window.live().isBusy());
    const std::size_t runs = window.result().study.runs;
    QVERIFY(runs < RunsWanted().runs);
    QTest::qWait(100);
    QCOMPARE(window.result().study.runs, runs); // nothing arrives any more
    QVERIFY2(window.state().startsWith("Stopped after"), qPrintable(window.state()));
    window.typeInto("randomRunsWanted", "400");
    window.settleRuns();
    QCOMPARE(window.result().study.runs, std::size_t{400});
}

void TestMonteCarloPage::anInputIsRemovedWhileRunsComeIn() {
    Study two = drawnSpeed();
    two.over = {"g", "2"};
    two.axes.clear();
    two.uncertain.push_back({"height", "±5%"});
    RandomWindow window(two, with(slowFall(300us)), false);
    QTRY_VERIFY_WITH_TIMEOUT(window.live().shown().result, 10000);
    Study one = two;
    one.uncertain.pop_back();
    window.document().setStudy(0, one);
    window.typeInto("randomRunsWanted", "300");
    window.settleRuns();
    QCOMPARE(window.result().inputs.size(), std::size_t{1});
    one.uncertain.clear();
    window.document().setStudy(0, one);
    QVERIFY(!window.live().shown().result);
    QVERIFY(window.onPage<QPushButton>("begin")->isVisible());
    QVERIFY(!window.live().isBusy());
}

void TestMonteCarloPage::earlierInputsSaySo() {
    RandomWindow window;
    window.typeInto("random_uncertain_speed",
                    "normal:99:1"); // the sixth part is out of the range and never drawn
    window.settleRuns();
    QVERIFY(window.onPage<QLabel>("randomWarnings")->isVisible());
    Study study = window.study();
    study.seed = "none";
    window.document().setStudy(0, study);
    QTRY_VERIFY(window.live().isOutdated());
    QVERIFY(window.answer().startsWith("Outdated:"));
    QVERIFY(window.view()->isOutdated());
    QVERIFY(!window.find<QAction>("exportRandomRuns")->isEnabled());
    QVERIFY(window.onPage<QLabel>("randomProblems")->isVisible());
    window.document().undoStack().undo();
    window.settleRuns();
    QVERIFY(!window.view()->isOutdated());
    QVERIFY(!window.onPage<QLabel>("randomProblems")->isVisible());
}

void TestMonteCarloPage::anotherExperimentHasItsOwnRuns() {
    const Registry registry = builtinSystems();
    RandomWindow window(std::nullopt, registry);
    for (const auto& system : registry.systems()) {
        if (system->studyMeasures.empty()) continue;
        window.document().addExperiment(
            makeExperiment(*system, "One of " + QString::fromStdString(system->id)));
        window.page()->begin();
        QVERIFY(window.live().study());
        window.typeInto("randomRunsWanted", "50");
        window.settleRuns();
        QCOMPARE(window.result().system->id, system->id);
        QCOMPARE(window.result().success.size(), std::size_t{50});
    }
    window.document().removeExperiment(1);
    QVERIFY(window.document().project().experiments.size() > 2);
    window.document().reset();
    QVERIFY(!window.live().shown().result);
    QCOMPARE(window.live().experiment(), -1);
}

void TestMonteCarloPage::aTableThatChangesIsNoticed() {
    const QTemporaryDir folder;
    const auto put = [&folder](const QByteArray& bytes) {
        QFile file(folder.filePath("speeds.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    };
    put("v\n11\n12\n");
    Study study = drawnSpeed();
    study.uncertain = {{"speed", "file:speeds.csv:v"}};
    RandomWindow window(study, with(batchedFall()), false);
    QTRY_VERIFY(!window.live().problems().empty()); // the project is in no folder yet
    QCOMPARE(window.document().saveAs(folder.filePath("a.talweg")), QString());
    window.settleRuns();
    QCOMPARE(window.result().percentage, 100.0);
    // The numbers that the project took count until others are taken.
    put("v\n5\n");
    auto* bar = window.find<MessageBar>();
    QTRY_VERIFY(bar->text().contains("speeds.csv has changed since the project read it"));
    QCOMPARE(window.result().percentage, 100.0);
    for (auto* button : bar->findChildren<QPushButton*>())
        if (button->isVisible() && button->text().remove(u'&') == "Use the new numbers") window.click(button);
    QTRY_VERIFY(window.page()->isCurrent() && window.result().percentage == 0);
    QVERIFY(QFile::remove(folder.filePath("speeds.csv")));
    const auto wasTold = [list = window.find<MessageList>()](const QString& text) {
        return !list->findItems(text, Qt::MatchContains).isEmpty();
    };
    QTRY_VERIFY(wasTold("speeds.csv was not found"));
    QVERIFY(window.live().problems().empty());
    window.document().undoStack().undo();
    QTRY_VERIFY(window.page()->isCurrent() && window.result().percentage == 100);
}

/// Without an interval that nobody could give.
void TestMonteCarloPage::whatIsTheSameInAllRunsIsSaidSo() {
    Study study = drawnSpeed();
    study.measures = {"t"}; // from 1 m at 2 m/s², whatever the speed
    RandomWindow window(study);
    QVERIFY2(window.answer().contains("Time of fall t: 1 s in all runs."), qPrintable(window.answer()));
}

void TestMonteCarloPage::figuresAreDrawn() {
    Study two = drawnSpeed();
    two.over = {"g", "2"};
    two.axes.clear();
    two.uncertain.push_back({"height", "±5%"});
    RandomWindow window(two);
    using Kind = MonteCarloFigure::Kind;
    for (const auto& [title, kind] :
         {std::pair("Histogram", Kind::histogram), std::pair("Cumulative", Kind::cumulative),
          std::pair("Scatter", Kind::scatter), std::pair("Response", Kind::response),
          std::pair("Sensitivity", Kind::sensitivity), std::pair("Tornado", Kind::tornado)}) {
        window.chooseFigure(title);
        QVERIFY(window.view()->drawing()->figure.kind == kind);
        QCOMPARE(window.view()->drawing()->runs, RunsWanted().runs);
        QVERIFY(!drawingTable(*window.view()->drawing()).empty());
    }
    window.chooseFigure("Histogram");
    std::size_t sum = 0;
    const Histogram& histogram = window.view()->drawing()->histogram;
    for (std::size_t place = 0; place < histogram.classes(); ++place)
        sum += histogram.count(place);
    QCOMPARE(sum, RunsWanted().runs);
}

void TestMonteCarloPage::aClickOpensTheRun() {
    RandomWindow window;
    window.chooseFigure("Scatter");
    const RunDot dot = window.view()->drawing()->dots[17];
    const QPointF place(window.view()->xAxis->coordToPixel(dot.x), window.view()->yAxis->coordToPixel(dot.y));
    // Another dot may lie as near: what is under the mouse is opened.
    QTest::mouseMove(window.view(), place.toPoint());
    window.click(window.view(), place.toPoint());
    QTRY_COMPARE(window.document().project().experiments.size(), std::size_t{2});
    const Experiment& opened = window.document().experiment(1);
    const QString first = window.document().experiment(0).name;
    QVERIFY(opened.name.startsWith(first + ", run "));
    QCOMPARE(window.find<QTabWidget>("pages")->currentIndex(), 0);
    const auto run = opened.name.section(' ', -1).toULongLong() - 1;
    QVERIFY(std::abs(std::get<double>(opened.values.at("speed")) - dot.x) < 0.1);
    window.settle();
    Q_UNUSED(run)
    window.document().undoStack().undo();
    QCOMPARE(window.document().project().experiments.size(), std::size_t{1});
}

void TestMonteCarloPage::openedRunsAreThoseRuns_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("rover") << "rover";
    QTest::newRow("track") << "track";
    QTest::newRow("incline") << "incline";
    QTest::newRow("surface") << "surface";
    QTest::newRow("rough plane") << "rough-plane";
}

/// Ties included, and to the last digit where the random runs are solved one by one.
void TestMonteCarloPage::openedRunsAreThoseRuns() {
    QFETCH(QString, id);
    const Registry registry = builtinSystems();
    const auto system = registry.find(id.toStdString());
    if (!system) QSKIP("no such system");
    RandomWindow window(std::nullopt, registry);
    window.document().reset({{}, {}, {makeExperiment(*system, "Drawn")}});
    window.find<QAction>("showRandomRuns")->trigger();
    window.page()->begin();
    Study study = window.study();
    if (id == "rover") {
        std::erase_if(study.uncertain, [](const Study::Swept& one) { return one.parameter == "mu_k"; });
        study.ties = {{"mu_k", "0.8*mu"}};
    }
    window.document().setStudy(0, study);
    window.typeInto("randomRunsWanted", "40");
    window.settleRuns();
    const auto result = window.live().shown().result;
    for (const std::size_t run : {std::size_t{0}, std::size_t{7}, std::size_t{39}}) {
        emit window.view()->runClicked(run);
        QCOMPARE(window.document().project().experiments.size(), std::size_t{2});
        const Experiment& opened = window.document().experiment(1);
        QVERIFY(opened.name.endsWith(QString(", run %1").arg(run + 1)));
        const auto solved = prepared(*system, opened.values)->conclude({});
        for (std::size_t m = 0; m < result->study.measures.size(); ++m) {
            const auto found = std::ranges::find(solved->measures, result->study.measures[m],
                                                 [](const Measure& one) { return one.quantity.id; });
            const double expected = result->values[m][run];
            if (std::isnan(expected)) {
                QVERIFY(found == solved->measures.end() || std::isnan(found->value));
                continue;
            }
            // What solves many at once rounds in its own way (tst_rover_batch).
            const double rounding = system->batch ? 1e-11 * (1 + std::abs(expected)) : 0;
            QVERIFY2(std::abs(found->value - expected) <= rounding, result->study.measures[m].c_str());
        }
        window.document().undoStack().undo();
        window.find<QAction>("showRandomRuns")->trigger();
        window.settleRuns();
    }
}

void TestMonteCarloPage::indicesAreSolvedOnDemand() {
    Study two = drawnSpeed();
    two.over = {"g", "2"};
    two.axes.clear();
    two.uncertain.push_back({"height", "±5%"});
    RandomWindow window(two);
    window.chooseFigure("Indices");
    auto* start = window.onPage<QPushButton>("startIndices");
    QVERIFY(start->isVisible());
    QVERIFY(window.view()->drawing()->rows.empty());
    window.click(start);
    QTRY_COMPARE_WITH_TIMEOUT(window.view()->drawing()->rows.size(), std::size_t{2}, 20000);
    QVERIFY(!start->isVisible());
    for (const BarRow& row : window.view()->drawing()->rows)
        for (const BarRow::Bar& bar : row.bars)
            QVERIFY(bar.interval->low <= bar.to && bar.to <= bar.interval->high);
    window.document().setValues(0, {{"g", 3.0}}); // other inputs have others
    window.settleRuns();
    QTRY_VERIFY(start->isVisible());
}

/// In one second a fall comes as far as its speed says: the place in time is in proportion to it.
void TestMonteCarloPage::pathsAreDrawn() {
    RandomWindow window;
    window.chooseFigure("Paths");
    const auto fan = [&window] { return window.view()->drawing()->fan; };
    QVERIFY(fan());
    QCOMPARE(fan()->runs, maxPaths);
    QVERIFY(fan()->isScene);
    auto* output = window.onPage<QComboBox>("random_output");
    auto* against = window.onPage<QComboBox>("random_input");
    QVERIFY(output->isVisible() && against->isVisible());
    QCOMPARE(output->currentData().toString(), "y");
    QCOMPARE(against->currentData().toString(), "x");
    const auto choose = [&window](QComboBox* box, const QString& id) {
        box->setCurrentIndex(box->findData(id));
        emit box->activated(box->currentIndex());
        QTRY_VERIFY(window.page()->isCurrent());
    };
    choose(against, "t");
    choose(output, "x");
    QCOMPARE(fan()->of, (PathOf{"x", "t"}));
    const std::vector<double> speeds(window.result().inputs[0].begin(),
                                     window.result().inputs[0].begin() + maxPaths);
    for (std::size_t q = 0; q < PathFan::shares.size(); ++q)
        QVERIFY(std::abs(fan()->quantiles[q].back() - quantileOf(speeds, PathFan::shares[q])) < 1e-9);
    const auto exportables = window.page()->exportables();
    const auto paths = std::ranges::find(exportables, QString("Paths"), &Exportable::title);
    QCOMPARE(paths->id(), QString("random:paths,output=x,against=t,runs=10000"));
    QVERIFY(paths->draw(Theme::light(), {}, {}));
    // What the figures of measures are of is no matter of this one.
    window.chooseFigure("Histogram");
    QCOMPARE(output->currentData().toString(), "x");
    QVERIFY(!against->isVisible());
    window.page()->bringFigure("random:paths,output=v,against=t,runs=300");
    window.settleRuns();
    QCOMPARE(fan()->of, (PathOf{"v", "t"}));
    QCOMPARE(fan()->runs, std::size_t{300});
}

/// The first paths show before the last are solved, and those of other runs never do.
void TestMonteCarloPage::pathsFillIn() {
    RandomWindow window(drawnSpeed(), with(slowFall(500us)), false);
    window.typeInto("randomRunsWanted", "1500");
    std::vector<std::size_t> seen;
    const auto fan = [&window] {
        const auto& drawing = window.view()->drawing();
        return drawing ? drawing->fan : nullptr;
    };
    connect(window.page()->findChild<LiveDrawing*>(), &LiveDrawing::changed, this, [&] {
        if (fan()) seen.push_back(fan()->runs);
    });
    for (auto* button : window.page()->findChildren<QToolButton*>())
        if (button->text() == "Paths") window.click(button);
    window.settleRuns();
    QVERIFY(seen.size() > 1);
    QVERIFY(seen.front() < 1500);
    QVERIFY(std::ranges::is_sorted(seen));
    QCOMPARE(fan()->runs, std::size_t{1500});
    const auto before = fan();
    window.typeInto("random_seed", "2");
    window.settleRuns();
    QCOMPARE(fan()->runs, std::size_t{1500});
    QVERIFY(fan()->quantiles[2] != before->quantiles[2]);
    window.typeInto("randomRunsWanted", "900"); // fewer of the same
    window.settleRuns();
    QCOMPARE(fan()->runs, std::size_t{900});
}

void TestMonteCarloPage::figuresAndTablesAreExported() {
    RandomWindow window;
    QVERIFY(window.find<QAction>("exportRandomRuns")->isEnabled());
    QCOMPARE(window.page()->exportables().size(), std::size_t{8});
    window.chooseFigure("Cumulative");
    QCOMPARE(window.page()->figureOnView(), std::size_t{1});
    window.find<QAction>("exportFigure")->trigger();
    auto* dialog = window.find<ExportDialog>();
    QVERIFY(dialog);
    const QString path = m_apart.file("cumulative.svg");
    dialog->findChild<QComboBox*>("format")->setCurrentText("SVG");
    dialog->exportTo(path);
    QTRY_VERIFY(QFile(path).size() > 1000);
    for (const Exportable& figure : window.page()->exportables())
        if (figure.title != "Paths") // drawn where it is on view only
            QVERIFY2(figure.draw(Theme::night(), {160, 90, 100}, {}), qPrintable(figure.title));
}

void TestMonteCarloPage::theIntervalHoldsAsOftenAsItSays_data() {
    QTest::addColumn<QString>("width");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<double>("truth");
    // Far is beyond 10 m/s: a quarter, two of a hundred, nearly all, and e^(−(10/8)²) of Weibull's.
    QTest::newRow("so many runs") << ""
                                  << "uniform:4:12" << farProbability;
    QTest::newRow("until it is narrow") << "6"
                                        << "uniform:4:12" << farProbability;
    QTest::newRow("rare") << ""
                          << "uniform:0.2:10.2" << 0.02;
    QTest::newRow("rare, until it is narrow") << "2"
                                              << "uniform:0.2:10.2" << 0.02;
    QTest::newRow("usual, until it is narrow") << "3"
                                               << "uniform:9.9:19.9" << 0.99;
    QTest::newRow("Weibull, until it is narrow") << "5"
                                                 << "weibull:2:8" << std::exp(-1.5625);
}

/// Through the window's own way, of 300 seeds: as many intervals that miss the truth as one of a thousand
/// such tests would have, or more, are a fault.
void TestMonteCarloPage::theIntervalHoldsAsOftenAsItSays() {
    QFETCH(QString, width);
    QFETCH(QString, drawn);
    QFETCH(double, truth);
    Document document(with(batchedFall()));
    document.addExperiment(makeExperiment(*document.registry().systems().front(), "Fall", oneSecond));
    LiveMonteCarlo live(document);
    RunsWanted wanted{.runs = width.isEmpty() ? 200u : 2000u};
    if (!width.isEmpty()) wanted.halfWidth = width.toDouble();
    live.setWanted(wanted);
    live.setActive(true);
    live.setExperiment(0);
    constexpr int seeds = 300;
    int missed = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        Study study = drawnSpeed();
        study.seed = std::to_string(seed);
        study.uncertain[0].values = drawn.toStdString();
        document.setStudy(0, study);
        QTRY_VERIFY(live.isCurrent() && live.shown().result->study.seed == static_cast<std::uint64_t>(seed));
        const auto [low, high] = live.shown().result->percentageInterval;
        missed += !(low <= 100 * truth && 100 * truth <= high);
    }
    using Binomial = boost::math::binomial_distribution<double>;
    const double tail = missed == 0 ? 1 : 1 - boost::math::cdf(Binomial(seeds, 0.05), missed - 1);
    QVERIFY2(tail > 1e-3, qPrintable(QString("%1 of %2 missed").arg(missed).arg(seeds)));
}

TALWEG_TEST(tst_monte_carlo_page, TestMonteCarloPage, QApplication)
#include "tst_monte_carlo_page.moc"
