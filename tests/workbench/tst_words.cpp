#include "cut_words.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/look.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/monte_carlo/monte_carlo_figure_bar.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_figure_bar.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/help_window.h"
#include "workbench/window/report_dialog.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

/// No word is cut off in a window of 1280 by 800, in the light, in the dark and at twice the size.
class TestWords : public QObject {
    Q_OBJECT

private slots:
    void everyPageOfEveryExample_data();
    void everyPageOfEveryExample();
    void everyPane_data() { grounds(); }
    void everyPane();
    void dialogsAndMenus_data() { grounds(); }
    void dialogsAndMenus();

private:
    static void grounds();
    Apart m_apart;
};

namespace {

/// The page of random runs, with a few of them and in every figure.
QString cutInRandomRuns(ToyWindow& window) {
    window.find<QAction>("showRandomRuns")->trigger();
    if (const QString words = settledCutIn(*window); !words.isEmpty()) return words;
    const LiveMonteCarlo& live = window->liveMonteCarlo();
    auto* wanted = window.find<QLineEdit>("randomRunsWanted");
    wanted->selectAll();
    QTest::keyClicks(wanted, "64");
    if (!live.study()) window.find<QPushButton>("begin")->click();
    auto* page = window.find<MonteCarloPage>();
    if (!QTest::qWaitFor([&] { return page->isCurrent() || !live.problems().empty(); }, 60'000))
        return "no random runs arrive";
    for (QToolButton* kind : window.find<MonteCarloFigureBar>()->findChildren<QToolButton*>()) {
        if (!kind->isEnabled()) continue;
        kind->click();
        if (const QString words = settledCutIn(*window); !words.isEmpty()) return kind->text() + '\n' + words;
    }
    return {};
}

/// The page Compare, with the experiment twice, once from other values where there are any.
QString cutInComparison(ToyWindow& window) {
    Experiment other = window->document().experiment(0);
    other.name = "Another experiment with a name that is rather long";
    for (auto& [id, value] : other.values)
        if (double* number = std::get_if<double>(&value); number && id == "g") *number *= 0.9;
    window->document().addExperiment(other, 1);
    window.find<QAction>("showCompare")->trigger();
    const ComparedRuns& runs = window.find<ComparePage>("comparePage")->runs();
    if (!QTest::qWaitFor([&] { return runs.isSettled(); }, 30'000)) return "no runs to compare arrive";
    return settledCutIn(*window);
}

void settleStudy(ToyWindow& window) {
    const bool arrives = QTest::qWaitFor([&] { return window->liveStudy().isCurrent(); }, 60'000);
    if (!arrives) qFatal("No study arrives.");
}

} // namespace

void TestWords::grounds() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestWords::everyPageOfEveryExample_data() {
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("example");
    const Registry registry = builtinSystems();
    for (std::size_t s = 0; s < registry.systems().size(); ++s)
        for (std::size_t e = 0; e < registry.systems()[s]->examples.size(); ++e)
            QTest::addRow("%s, %s", registry.systems()[s]->id.c_str(),
                          registry.systems()[s]->examples[e].id.c_str())
                << static_cast<int>(s) << static_cast<int>(e);
}

void TestWords::everyPageOfEveryExample() {
    QFETCH(int, system);
    QFETCH(int, example);
    allowNoWarning();
    applyLook(Theme::light());
    ToyWindow window(builtinSystems());
    const auto& chosen = window->document().registry().systems()[static_cast<std::size_t>(system)];
    window->document().reset(makeProject(*chosen, chosen->examples[static_cast<std::size_t>(example)]));
    window.find<QAction>("showRun")->trigger();
    window.settle();
    const QString run = settledCutIn(*window);
    QVERIFY2(run.isEmpty(), qPrintable("run\n" + run));
    window.find<QAction>("showStudy")->trigger();
    if (example == 0) window.find<QAction>("addStudy")->trigger();
    if (!window->document().experiment(0).study) return;
    settleStudy(window);
    window.find<QDockWidget>("setupDock")->raise();
    QTest::qWait(20);
    window.find<QDockWidget>("advisorDock")->raise();
    for (QToolButton* kind : window.find<StudyFigureBar>()->findChildren<QToolButton*>()) {
        if (!kind->isEnabled()) continue;
        kind->click();
        const QString study = settledCutIn(*window);
        QVERIFY2(study.isEmpty(), qPrintable(kind->text() + '\n' + study));
    }
    for (QComboBox* box : window->findChildren<QComboBox*>()) {
        if (!box->isVisible()) continue;
        const QSignalBlocker quiet(box);
        for (int entry = 0; entry < box->count(); ++entry) {
            box->setCurrentIndex(entry);
            QVERIFY2(cut(*box).isEmpty(), qPrintable(box->objectName() + ": " + cut(*box)));
        }
    }
    const QString random = cutInRandomRuns(window);
    QVERIFY2(random.isEmpty(), qPrintable("random runs\n" + random));
    const QString compared = cutInComparison(window);
    QVERIFY2(compared.isEmpty(), qPrintable("compare\n" + compared));
}

void TestWords::everyPane() {
    QFETCH(bool, dark);
    applyLook(dark ? Theme::night() : Theme::light());
    ToyWindow window(builtinSystems());
    window.find<QAction>("showStudy")->trigger();
    if (!window->document().experiment(0).study) window.find<QAction>("addStudy")->trigger();
    settleStudy(window);
    QStringList wrong;
    for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
        dock->raise();
        QTest::qWait(20);
        if (const QString words = settledCutIn(*dock); !words.isEmpty())
            wrong << dock->objectName() + '\n' + words;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void TestWords::dialogsAndMenus() {
    QFETCH(bool, dark);
    applyLook(dark ? Theme::night() : Theme::light());
    ToyWindow window(builtinSystems());
    window.find<QAction>("exportFigure")->trigger();
    window.find<QAction>("helpContents")->trigger();
    window.find<QAction>("report")->trigger();
    QTest::qWait(20);
    QVERIFY(QTest::qWaitFor([&] { return !window->findChild<ReportDialog*>()->isBusy(); }, 60'000));
    for (QWidget* dialog : {static_cast<QWidget*>(window->findChild<ExportDialog*>()),
                            static_cast<QWidget*>(window->findChild<ReportDialog*>()),
                            static_cast<QWidget*>(window->findChild<HelpWindow*>())}) {
        QVERIFY(dialog && dialog->isVisible());
        // The screen of the tests is smaller than any desktop at twice the size.
        dialog->resize(dialog->size().expandedTo(dialog->sizeHint()));
        QTest::qWait(20);
        for (QComboBox* box : dialog->findChildren<QComboBox*>())
            for (int entry = box->count() - 1; entry >= 0; --entry) {
                box->setCurrentIndex(entry);
                QVERIFY2(cut(*box).isEmpty(), qPrintable(cut(*box)));
            }
        QTest::qWait(20); // for the layout to follow what was chosen
        QVERIFY2(cutIn(*dialog).isEmpty(), qPrintable(cutIn(*dialog)));
        for (const QListWidget* list : dialog->findChildren<QListWidget*>())
            for (int row = 0; list->isVisible() && row < list->count(); ++row)
                QVERIFY2(list->sizeHintForIndex(list->model()->index(row, 0)).width()
                             <= list->viewport()->width(),
                         qPrintable(list->item(row)->text()));
        dialog->close();
    }
    for (QMenu* menu : window->findChildren<QMenu*>()) {
        if (menu->isEmpty()) continue;
        menu->popup({0, 0});
        for (QWidget* heading : menu->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY2(heading->sizeHint().width() <= heading->width(),
                     qPrintable(static_cast<QLabel*>(heading)->text()));
        for (const QAction* action : menu->actions()) {
            QString words = action->text().section('\t', 0, 0).remove('&');
            if (action->isSeparator())
                QVERIFY2(words.isEmpty(), qPrintable(words + ": no wider than the entries"));
            QVERIFY2(menu->fontMetrics().horizontalAdvance(words) <= menu->width(), qPrintable(words));
        }
        menu->close();
    }
}

TALWEG_TEST(tst_words, TestWords, QApplication)
#include "tst_words.moc"
