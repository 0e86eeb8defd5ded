#include "figures/plot/legend_bar.h"
#include "support/decorated.h"
#include "support/test.h"
#include "window.h"
#include "workbench/common/messages.h"
#include "workbench/run/figure_board.h"

#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <cmath>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A falling body for which nothing goes as it should at some heights: at 7 m it never lands, at 8 m it
/// throws, 9 m is refused.
Registry unruly() {
    System system = fallingBody();
    tests::setSolve(system,
                    [solve = tests::solveOf(system)](const Values& values, std::stop_token stop,
                                                     const Progress& progress) -> std::shared_ptr<const Run> {
                        const double height = std::get<double>(values.at("height"));
                        if (height == 8) throw std::runtime_error("It fell off the page.");
                        while (height == 7 && !stop.stop_requested())
                            std::this_thread::yield();
                        return solve(values, stop, progress);
                    });
    tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
        if (std::get<double>(values.at("height")) != 9) return {};
        return {{"height", "There is no 9 m in this house."}};
    });
    Registry registry;
    registry.add(std::move(system));
    return registry;
}

/// One experiment, and pins of other heights.
Project pinnedAt(const std::vector<double>& heights) {
    const System system = fallingBody();
    Project project{.title = {}, .notes = {}, .experiments = {makeExperiment(system, "Tower")}};
    for (const double height : heights) {
        const Experiment other = makeExperiment(system, "Tower", {{"height", height}});
        project.pins.push_back({other.name, other.system, other.values});
    }
    return project;
}

QStringList names(ToyWindow& window) {
    QStringList names;
    for (const Pinned& pinned : window.find<FigureBoard>()->pinned())
        names << pinned.name;
    return names;
}

/// What the legend of the first figure calls the pinned runs: its last entries.
QStringList inLegend(ToyWindow& window) {
    const auto& entries = window.find<FigureBoard>()->views()[0]->legendBar().entries();
    QStringList last;
    for (std::size_t i = entries.size() - window.find<FigureBoard>()->pinned().size(); i < entries.size();
         ++i)
        last << entries[i].name;
    return last;
}

void pin(ToyWindow& window) {
    QTest::keyClick(&*window, Qt::Key_P, Qt::ControlModifier);
}

/// The menu at the button that takes pinned runs off, on screen.
QMenu* unpinMenu(ToyWindow& window) {
    for (QToolButton* button : window.find<QToolBar>("toolBar")->findChildren<QToolButton*>())
        if (button->menu() && button->text() == "Unpin") {
            button->menu()->popup(button->mapToGlobal(QPoint()));
            return button->menu();
        }
    return nullptr;
}

} // namespace

class TestPinnedRuns : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void pinningIsAStep();
    void theFileKeepsThem();
    void theyGoOneByOne();
    void allGoAtOnce();
    void theyAreNamedByWhatDiffers();
    void whatCannotBeSolvedIsTold();
    void nothingWaitsForAPin();

private:
    Apart m_apart;
};

void TestPinnedRuns::pinningIsAStep() {
    ToyWindow window;
    pin(window);
    QCOMPARE(names(window), QStringList{"Tower, pinned"});
    QVERIFY(window->document().isModified());
    QCOMPARE(window->document().undoStack().count(), 1);
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(names(window), QStringList());
    QVERIFY(!window->document().isModified());
    QVERIFY(!window.find<QAction>("unpinAll")->isEnabled());
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(names(window), QStringList{"Tower, pinned"});
    QVERIFY(window.find<QAction>("unpinAll")->isEnabled());
}

void TestPinnedRuns::theFileKeepsThem() {
    const QString path = m_apart.file("pinned.talweg");
    {
        ToyWindow window;
        QCOMPARE(window->document().saveAs(path), QString());
        pin(window);
        window.type("height", "40");
        window.settle();
        pin(window);
        window.type("height", "20");
        window.settle();
        QTest::keyClick(&*window, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!window->document().isModified());
        window->close();
    }
    ToyWindow window;
    QVERIFY(window->openFile(path));
    window.settle();
    const QStringList expected{"h 10 → 20 m", "h 40 → 20 m"};
    QTRY_COMPARE(names(window), expected);
    QCOMPARE(inLegend(window), expected);
    const auto& pinned = window.find<FigureBoard>()->pinned();
    QCOMPARE(pinned[0].shown.run->duration, std::sqrt(20 / 9.81));
    QCOMPARE(pinned[1].shown.run->duration, std::sqrt(80 / 9.81));
    QVERIFY(!window->document().isModified());
    window->document().reset(pinnedAt({}));
    QCOMPARE(names(window), QStringList());
}

void TestPinnedRuns::theyGoOneByOne() {
    ToyWindow window;
    pin(window);
    window.type("height", "20");
    window.settle();
    pin(window);
    QMenu* menu = unpinMenu(window);
    QVERIFY(menu);
    QCOMPARE(menu->actions()[0]->text(), "Unpin h 10 → 20 m");
    QCOMPARE(menu->actions()[1]->text(), "Unpin Tower, pinned");
    QVERIFY(!menu->actions()[0]->icon().isNull());
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(names(window), QStringList{"Tower, pinned"});
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(names(window), (QStringList{"h 10 → 20 m", "Tower, pinned"}));
}

void TestPinnedRuns::allGoAtOnce() {
    ToyWindow window;
    window->document().reset(pinnedAt({5, 6}));
    window.settle();
    QTRY_COMPARE(names(window).size(), 2);
    QTest::keyClick(&*window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(names(window), QStringList());
    QCOMPARE(window->document().undoStack().count(), 1);
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(names(window), (QStringList{"h 5 → 10 m", "h 6 → 10 m"}));
}

void TestPinnedRuns::theyAreNamedByWhatDiffers() {
    ToyWindow window;
    pin(window);
    QCOMPARE(names(window), QStringList{"Tower, pinned"});
    window.type("height", "12.5");
    window.settle();
    QCOMPARE(names(window), QStringList{"h 10 → 12.5 m"});
    pin(window);
    window.type("speed", "3");
    window.settle();
    QCOMPARE(names(window), (QStringList{"h 10 → 12.5 m, v 2 → 3 m/s", "v 2 → 3 m/s"}));
    window.type("g", "1.62");
    window.settle();
    QCOMPARE(names(window)[0], "h 10 → 12.5 m, v 2 → 3 m/s and 1 more");
    pin(window);
    pin(window);
    QCOMPARE(names(window).last(), "Tower, pinned (2)");
    QCOMPARE(inLegend(window), names(window));
    const auto& entries = window.find<FigureBoard>()->views()[0]->legendBar().entries();
    for (std::size_t i = entries.size() - 4; i + 1 < entries.size(); ++i)
        QVERIFY(entries[i].pen != entries[i + 1].pen);
}

void TestPinnedRuns::whatCannotBeSolvedIsTold() {
    for (const auto& [height, why] :
         {std::pair{8., "It fell off the page."}, {9., "no 9 m in this house."}}) {
        ToyWindow window(unruly());
        window->document().reset(pinnedAt({height, 5}));
        window.settle();
        QTRY_COMPARE(names(window), QStringList{"h 5 → 10 m"});
        const QString said = window.find<MessageBar>()->text();
        QVERIFY2(said.contains("The pinned run of “Tower”") && said.contains(why), qPrintable(said));
        QMenu* menu = unpinMenu(window);
        QVERIFY(menu);
        QVERIFY(menu->actions()[0]->icon().isNull());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(window->document().project().pins.size(), 1u);
        QCOMPARE(names(window), QStringList{"h 5 → 10 m"});
    }
}

/// While one pin is being solved the run on view arrives; when that pin goes the next is solved.
void TestPinnedRuns::nothingWaitsForAPin() {
    ToyWindow window(unruly());
    window->document().reset(pinnedAt({7, 5}));
    window.settle();
    window.type("height", "11");
    window.settle();
    QCOMPARE(names(window), QStringList());
    window->document().unpin(0);
    QTRY_COMPARE(names(window), QStringList{"h 5 → 11 m"});
    window->document().undoStack().undo();
    window->document().reset(pinnedAt({}));
    QCOMPARE(names(window), QStringList());
}

TALWEG_TEST(tst_pinned_runs, TestPinnedRuns, QApplication)
#include "tst_pinned_runs.moc"
