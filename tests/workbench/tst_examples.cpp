#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/study/study_view.h"
#include "project/figure_source.h"
#include "study/default_study.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/compare/comparison_model.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/monte_carlo/monte_carlo_figure_bar.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/run_page.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_figure_bar.h"
#include "workbench/study/study_page.h"
#include "workbench/window/file_controller.h"
#include "workbench/window/report_dialog.h"
#include "workbench/window/report_preview.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// So many values along each axis are enough to draw every figure.
constexpr std::size_t fewValues = 3;

class ExampleWindow : public ToyWindow {
public:
    ExampleWindow() : ToyWindow(builtinSystems()) {}

    Document& document() { return (*this)->document(); }
    LiveStudy& study() { return (*this)->liveStudy(); }
    void trigger(const char* action) { find<QAction>(action)->trigger(); }

    void open(const System& system, const Example& example) {
        document().reset(makeProject(system, example));
        trigger("showRun");
    }
    /// Opens an example as the gallery does.
    void choose(const System& system, const Example& example) {
        document().reset(); // otherwise it asks for unsaved changes
        find<FileController>()->openExample(system, example);
        settle();
        QCoreApplication::processEvents();
    }
    QString pageOnView() { return find<QTabWidget>("pages")->currentWidget()->objectName(); }
    /// Ids of the main figure and of the tiles on the page of the run, sorted.
    QStringList figuresOfTheRun() {
        QStringList shown;
        for (const FigureView* view : find<RunPage>("runPage")->findChild<FigureBoard*>()->views())
            if (!view->isHidden()) shown << QString::fromStdString(view->recipe().id);
        shown.sort();
        return shown;
    }
    /// Id of the figure of the study, with all its settings; empty while there is no result.
    QString figureOfTheStudy() {
        if (!study().isCurrent()) return {};
        auto* page = find<StudyPage>("studyPage");
        return page->exportables()[page->figureOnView()].id();
    }
    /// Id of the only figure on the page of comparisons; empty if it shows several or none.
    QString figureOfTheComparison() {
        auto* page = find<ComparePage>("comparePage");
        if (!page->runs().isSettled() || !page->board().enlarged()) return {};
        return idOfComparisonFigure(page->board().enlarged()->recipe().id);
    }

    /// Shows every figure of the run as a tile.
    void showAllFigures() {
        settle();
        for (FigureView* view : find<FigureBoard>()->views()) {
            view->show();
            QVERIFY2(!view->grab().isNull(), qPrintable(view->objectName()));
        }
    }
    /// Makes the study short, and shows all its figures against every input, cut at both ends.
    void showAllOfTheStudy(Study some) {
        const System& system = *document().systemOf((*this)->live().experiment());
        shorten(system, some.over);
        for (Study::Swept& axis : some.axes)
            shorten(system, axis);
        document().setStudy((*this)->live().experiment(), some);
        trigger("showStudy");
        QVERIFY(QTest::qWaitFor(
            [this] {
                return study().isCurrent() || study().reading().problems.size() > 0
                       || !study().failure().isEmpty();
            },
            60'000));
        QVERIFY2(study().failure().isEmpty(), qPrintable(study().failure()));
        if (!study().isCurrent()) return;
        auto* x = find<QComboBox>("figure_x");
        for (int i = 0; i < x->count(); ++i) {
            x->setCurrentIndex(i);
            emit x->activated(i);
            for (QToolButton* kind : find<StudyFigureBar>()->findChildren<QToolButton*>())
                if (kind->isEnabled()) {
                    kind->click();
                    QVERIFY(!find<StudyPage>()->view()->grab().isNull());
                }
            for (QSlider* slider : find<StudyPage>()->findChildren<QSlider*>())
                for (const int place : {slider->minimum(), slider->maximum()})
                    slider->setValue(place);
        }
    }

    /// A few random runs in every figure.
    void showAllRandomRuns() {
        const int index = (*this)->live().experiment();
        const std::optional<Study> before = document().experiment(index).study;
        trigger("showRandomRuns");
        auto* wanted = find<QLineEdit>("randomRunsWanted");
        wanted->selectAll();
        QTest::keyClicks(wanted, "40");
        const LiveMonteCarlo& live = (*this)->liveMonteCarlo();
        if (!live.study()) find<QPushButton>("begin")->click();
        QVERIFY(live.study()); // every experiment has something that can be drawn
        auto* page = find<MonteCarloPage>();
        QVERIFY(QTest::qWaitFor(
            [&] { return page->isCurrent() || !live.problems().empty() || !live.failure().isEmpty(); },
            60'000));
        QVERIFY2(live.failure().isEmpty(), qPrintable(live.failure()));
        for (QToolButton* kind : find<MonteCarloFigureBar>()->findChildren<QToolButton*>())
            if (kind->isEnabled()) {
                kind->click();
                QVERIFY(
                    QTest::qWaitFor([&] { return page->isCurrent() || !live.problems().empty(); }, 60'000));
                QVERIFY(!page->view()->grab().isNull());
            }
        document().setStudy(index, before); // designs that are judged by random runs take long
    }
    /// All experiments of the system side by side, with a copy where there is one alone.
    void showComparison() {
        const int index = (*this)->live().experiment();
        Experiment copy = document().experiment(index);
        copy.name += " once more";
        document().addExperiment(copy, index + 1);
        trigger("showCompare");
        auto* page = find<ComparePage>("comparePage");
        QVERIFY(QTest::qWaitFor([&] { return page->runs().isSettled(); }, 60'000));
        QCoreApplication::processEvents();
        QVERIFY(page->model().rowCount() > 0);
        QVERIFY(!page->grab().isNull());
        for (FigureView* view : page->board().views())
            QVERIFY(!view->grab().isNull());
        document().undoStack().undo();
    }
    void showReport() {
        trigger("report");
        auto* dialog = find<ReportDialog>();
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isBusy(); }, 60'000));
        QVERIFY(dialog->findChild<ReportPreview*>()->pages() > 2);
        dialog->hide();
    }

private:
    static void shorten(const System& system, Study::Swept& swept) {
        AxisReading reading = readAxis(system, swept.parameter, swept.values);
        if (!reading.axis || reading.axis->values.size() <= fewValues) return;
        const std::vector<double> all = reading.axis->values;
        reading.axis->values = {all.front(), all[all.size() / 2], all.back()};
        swept.values = write(*reading.axis);
    }
};

} // namespace

/// Every example that comes with the program, on every page and in every figure.
class TestExamples : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { allowNoWarning(); }
    void everyExampleOpensOnItsFigure_data() { addExamples(); }
    void everyExampleOpensOnItsFigure();
    void everyExampleOnEveryPage_data() { addExamples(); }
    void everyExampleOnEveryPage();
    void everyWordIsSwept_data();
    void everyWordIsSwept();
    void cleanupTestCase() { m_window.reset(); }

private:
    ExampleWindow& window() { return *m_window; }
    static void addExamples();

    Apart m_apart;
    std::unique_ptr<ExampleWindow> m_window; ///< one for all: opening one takes longer than what is looked at
};

void TestExamples::initTestCase() {
    allowNoWarning();
    applyLook(Theme::light());
    // Answers on finer grids take minutes where runs are solved step by step.
    QSettings().setValue("report/study", false);
    m_window = std::make_unique<ExampleWindow>();
}

/// One row for each example.
void TestExamples::addExamples() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<int>("example");
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        for (std::size_t i = 0; i < system->examples.size(); ++i)
            QTest::addRow("%s", system->examples[i].title.c_str())
                << QString::fromStdString(system->id) << static_cast<int>(i);
}

void TestExamples::everyExampleOpensOnItsFigure() {
    QFETCH(QString, system);
    QFETCH(int, example);
    const auto found = builtinSystems().find(system.toStdString());
    const Example& opened = found->examples[static_cast<std::size_t>(example)];
    QVERIFY(opened.experiment < opened.experiments.size());
    window().choose(*found, opened);
    QCOMPARE(window()->live().experiment(), static_cast<int>(opened.experiment));
    const QString figure = QString::fromStdString(opened.figure);
    if (figure.isEmpty()) {
        QTRY_COMPARE(window().pageOnView(),
                     QString(opened.experiments.front().study ? "studyPage" : "runPage"));
    } else if (isStudyFigure(figure)) {
        QCOMPARE(window().pageOnView(), QString("studyPage"));
        QTRY_VERIFY_WITH_TIMEOUT(!window().figureOfTheStudy().isEmpty(), 60'000);
        // Its id has all settings, that of the example only some of them.
        for (const QString& setting : figure.split(u','))
            QTRY_VERIFY2(window().figureOfTheStudy().contains(setting),
                         qPrintable(window().figureOfTheStudy()));
    } else if (isRandomFigure(figure)) {
        QCOMPARE(window().pageOnView(), QString("monteCarloPage"));
    } else if (isComparisonFigure(figure)) {
        QCOMPARE(window().pageOnView(), QString("comparePage"));
        QTRY_COMPARE_WITH_TIMEOUT(window().figureOfTheComparison(), figure, 60'000);
    } else {
        QCOMPARE(window().pageOnView(), QString("runPage"));
        const auto main = std::ranges::find(found->figures, FigureRecipe::Kind::scene, &FigureRecipe::kind);
        QStringList expected{QString::fromStdString(main->id), figure};
        expected.sort();
        QTRY_COMPARE(window().figuresOfTheRun(), expected);
    }
}

void TestExamples::everyExampleOnEveryPage() {
    QFETCH(QString, system);
    QFETCH(int, example);
    const auto found = builtinSystems().find(system.toStdString());
    window().open(*found, found->examples[static_cast<std::size_t>(example)]);
    const auto experiments = window().document().project().experiments.size();
    for (std::size_t e = 0; e < experiments; ++e) {
        window()
            ->findChild<QAbstractItemView*>("experiments")
            ->setCurrentIndex(window()
                                  ->findChild<QAbstractItemView*>("experiments")
                                  ->model()
                                  ->index(static_cast<int>(e), 0));
        QCOMPARE(window()->live().experiment(), static_cast<int>(e));
        window().trigger("showRun");
        window().showAllFigures();
        if (QTest::currentTestFailed() || found->studyMeasures.empty()) return;
        const Experiment& experiment = window().document().experiment(static_cast<int>(e));
        window().showAllOfTheStudy(experiment.study.value_or(defaultStudy(*found, experiment.values)));
        if (QTest::currentTestFailed()) return;
        window().showAllRandomRuns();
        if (QTest::currentTestFailed()) return;
        window().showComparison();
        if (QTest::currentTestFailed()) return;
    }
    window().showReport();
}

void TestExamples::everyWordIsSwept_data() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("input");
    const Registry registry = builtinSystems();
    for (const auto& system : registry.systems())
        for (const Parameter& parameter : system->parameters)
            if (parameter.kind == Parameter::Kind::numberOrWord)
                QTest::addRow("%s %s", system->id.c_str(), parameter.id.c_str())
                    << QString::fromStdString(system->id) << QString::fromStdString(parameter.id);
}

/// While the experiment itself has the word.
void TestExamples::everyWordIsSwept() {
    QFETCH(QString, system);
    QFETCH(QString, input);
    const auto found = builtinSystems().find(system.toStdString());
    const std::string id = input.toStdString();
    const Parameter& parameter = *find(found->parameters, id);
    window().open(*found, found->examples.front());
    Values values{{id, parameter.word}};
    if (const auto& [choice, ids] = parameter.onlyFor; !choice.empty()) values[choice] = ids.front();
    window().document().setValues(0, values);
    if (found->studyMeasures.empty()) return;
    const Values& all = window().document().experiment(0).values;
    Study study = defaultStudy(*found, all);
    const std::string axis = defaultAxis(*found, all, id);
    std::erase_if(study.axes, [&](const Study::Swept& each) { return each.parameter == id; });
    if (study.over.parameter != id) study.axes.push_back({id, axis});
    window().showAllOfTheStudy(study);
}

TALWEG_TEST(tst_examples, TestExamples, QApplication)
#include "tst_examples.moc"
