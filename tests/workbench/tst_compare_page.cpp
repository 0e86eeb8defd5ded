#include "figures/plot/legend_bar.h"
#include "figures/run/figure_view.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/compare/compare_page.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/compare/comparison_model.h"
#include "workbench/compare/comparison_view.h"
#include "workbench/run/figure_board.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <cmath>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A body that falls from 10 m, 20 m, …; from 13 m nobody knows how.
Registry towers() {
    System system = fallingBody();
    tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
        if (std::get<double>(values.at("height")) != 13) return {};
        return {{"height", "There is no 13 m in this house."}};
    });
    System other = fallingBody();
    other.id = "other-body";
    other.name = "Other body";
    Registry registry;
    registry.add(std::move(system));
    registry.add(std::move(other));
    return registry;
}

Project projectOf(const std::vector<double>& heights) {
    const System system = fallingBody();
    Project project;
    for (std::size_t i = 0; i < heights.size(); ++i)
        project.experiments.push_back(makeExperiment(
            system, QString("Tower %1").arg(QChar('A' + static_cast<int>(i))), {{"height", heights[i]}}));
    return project;
}

double timeFrom(double height) {
    return std::sqrt(2 * height / 9.81);
}

class Comparing {
public:
    explicit Comparing(const std::vector<double>& heights = {10, 20, 5}) : Comparing(projectOf(heights)) {}
    explicit Comparing(const Project& project, const Registry& registry = towers())
        : window(registry, false) {
        open(project);
    }
    /// Another project, which comes on view on the page that fits it.
    void open(const Project& project) {
        window->document().reset(project);
        window.find<QAction>("showCompare")->trigger();
        settle();
    }
    ComparePage& page() { return *window.find<ComparePage>("comparePage"); }
    ComparedRuns& runs() { return page().runs(); }
    Document& document() { return window->document(); }
    void settle() {
        if (!QTest::qWaitFor([this] { return runs().isSettled(); })) qFatal("No runs arrive.");
        QCoreApplication::processEvents();
    }
    const ComparisonTable& table() { return page().model().table(); }
    QStringList names() {
        QStringList names;
        for (const std::string& name : table().names)
            names << QString::fromStdString(name);
        return names;
    }
    /// The numbers of the measure "t".
    std::vector<double> times() {
        for (const auto& row : table().rows) {
            if (row.kind != ComparisonTable::Row::Kind::measure || row.id != "t") continue;
            std::vector<double> numbers;
            for (const auto& cell : row.cells)
                numbers.push_back(cell.number.value_or(-1));
            return numbers;
        }
        return {};
    }
    QStringList inLegend() {
        QStringList names;
        for (const LegendEntry& entry : page().board().views()[0]->legendBar().entries())
            names << entry.name;
        return names;
    }
    QListWidget* list() { return window.find<QListWidget>("compared"); }
    QString empty() {
        for (const QLabel* label : page().findChildren<QLabel*>())
            if (label->isVisible() && label->margin() > 0) return label->text();
        return {};
    }

    ToyWindow window;
};

} // namespace

class TestComparePage : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void experimentsStandSideBySide();
    void legendsSayWhatDiffers();
    void theBaselineIsChosen();
    void itFollowsEdits();
    void columnsHaveRoomForWhatComesLater();
    void experimentsComeAndGo();
    void pinsAreCompared();
    void tracksAreDrawnWithTheirRuns();
    void guestsDoNotTouchTheProject();
    void oneSystemAtATime();
    void noMoreThanEight();
    void whatCannotBeSolvedIsSaid();
    void anEmptyPageSaysWhatToDo();
    void theTableIsCopied();
    void nothingIsSolvedUnseen();
    void keysChoose();

private:
    Apart m_apart;
};

void TestComparePage::experimentsStandSideBySide() {
    Comparing comparing;
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(20), timeFrom(5)}));
    ComparisonModel& model = comparing.page().model();
    QCOMPARE(model.columnCount(), 5); // the baseline, and two others with their differences
    model.setDifferences(ComparisonModel::Differences::both);
    QCOMPARE(model.columnCount(), 7);
    model.setDifferences(ComparisonModel::Differences::none);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), "h = 10 m\nbaseline");
    const auto& pinned = comparing.page().board().pinned();
    QCOMPARE(pinned.size(), 3U);
    QVERIFY(areCompared(pinned));
    QCOMPARE(*pinned[2].line, 2U);
}

void TestComparePage::legendsSayWhatDiffers() {
    Comparing comparing;
    const QStringList heights{"h = 10 m", "h = 20 m", "h = 5 m"};
    QCOMPARE(comparing.names(), heights);
    QCOMPARE(comparing.inLegend(), heights); // of the scene: neither modes nor anything else
    comparing.document().setValues(1, {{"speed", 5.0}});
    comparing.settle();
    QCOMPARE(comparing.inLegend(), (QStringList{"Tower A", "Tower B", "Tower C"}));
}

void TestComparePage::theBaselineIsChosen() {
    Comparing comparing;
    auto* box = comparing.window.find<QComboBox>("baseline");
    QCOMPARE(box->currentText(), "Tower A");
    comparing.runs().setBaseline(comparing.runs().sources()[2]->key);
    QCOMPARE(comparing.names().front(), "h = 5 m");
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(5), timeFrom(10), timeFrom(20)}));
    QCOMPARE(box->currentText(), "Tower C");
    // Its colour stays.
    QCOMPARE(*comparing.page().board().pinned()[0].line, 2U);
    comparing.document().removeExperiment(2);
    QCOMPARE(comparing.names().front(), "h = 10 m");
    comparing.document().undoStack().undo();
    comparing.settle();
    QCOMPARE(comparing.names().front(), "h = 5 m");
}

void TestComparePage::itFollowsEdits() {
    Comparing comparing;
    comparing.window.type("height", "40");
    comparing.settle();
    QCOMPARE(comparing.times()[0], timeFrom(40));
    comparing.document().undoStack().undo();
    comparing.settle();
    QCOMPARE(comparing.times()[0], timeFrom(10));
    for (int height = 1; height <= 50; ++height)
        comparing.document().setValues(1, {{"height", static_cast<double>(100 + height)}});
    comparing.settle();
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(150), timeFrom(5)}));
}

/// No number lies upon its neighbour, whichever of the runs came last.
void TestComparePage::columnsHaveRoomForWhatComesLater() {
    Comparing comparing;
    comparing.document().setValues(1, {{"height", 123456.75}});
    comparing.settle();
    auto* view = comparing.window.find<ComparisonView>("comparison");
    for (int column = 0; column < view->model()->columnCount(); ++column)
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QModelIndex cell = view->model()->index(row, column);
            if (cell.data(ComparisonModel::isNumber).toBool())
                QVERIFY2(view->columnWidth(column) >= view->sizeHintForIndex(cell).width(),
                         qPrintable(cell.data().toString()));
        }
}

void TestComparePage::experimentsComeAndGo() {
    Comparing comparing;
    Document& document = comparing.document();
    document.renameExperiment(1, "Spire");
    QCOMPARE(comparing.list()->item(1)->text(), "Spire");
    document.removeExperiment(0);
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(20), timeFrom(5)}));
    document.undoStack().undo();
    comparing.settle();
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(20), timeFrom(5)}));
    document.moveExperiment(0, 2);
    comparing.settle();
    // Of a baseline nobody chose the first is it.
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(20), timeFrom(5), timeFrom(10)}));
    document.duplicateExperiment(0);
    comparing.settle();
    QCOMPARE(comparing.times().size(), 4U);
    comparing.runs().choose(comparing.runs().sources()[1]->key, false);
    QCOMPARE(comparing.times().size(), 3U);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    comparing.settle();
    QCOMPARE(comparing.times().size(), 3U);
    comparing.open(projectOf({1, 2}));
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(1), timeFrom(2)}));
}

void TestComparePage::pinsAreCompared() {
    Comparing comparing({10, 20});
    comparing.document().pin({"Tower A", "falling-body", comparing.document().experiment(0).values});
    comparing.document().setValues(0, {{"height", 15.0}});
    comparing.settle();
    QCOMPARE(comparing.list()->item(2)->text(), "Tower A, pinned");
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(15), timeFrom(20), timeFrom(10)}));
    comparing.document().unpinAll();
    comparing.settle();
    QCOMPARE(comparing.times().size(), 2U);
}

void TestComparePage::tracksAreDrawnWithTheirRuns() {
    Track camera{.name = "Camera"};
    for (int i = 0; i < 40; ++i) {
        const double t = 0.01 * i;
        camera.t.push_back(t);
        camera.x.push_back(0);
        camera.y.push_back(1 - 9.81 * t * t / 2);
    }
    Track higher = camera;
    for (double& y : higher.y)
        y += 1;
    Project project;
    for (const double clearance : {1.0, 2.0})
        project.experiments.push_back(makeExperiment(*builtinSystems().find("rover"),
                                                     QString("Drop from %1 m").arg(clearance),
                                                     {{"terrain", std::string("flat")},
                                                      {"b", 0.05},
                                                      {"g", 9.81},
                                                      {"u4", 0.0},
                                                      {"clearance", clearance},
                                                      {"t_end", 1.0}}));
    project.experiments[0].tracks = {camera};
    project.experiments[1].tracks = {higher};
    Comparing comparing(project, builtinSystems());
    const auto pinned = [&] { return comparing.page().board().pinned(); };
    QCOMPARE(pinned().size(), 4U);
    QVERIFY(areCompared(pinned()));
    for (const std::size_t i : {0U, 1U}) {
        const Pinned run = pinned()[i], track = pinned()[2 + i];
        QVERIFY(!run.isMeasured && track.isMeasured);
        QCOMPARE(*run.line, i);
        QCOMPARE(*track.line, i);
        const std::size_t y = *columnOf(*track.shown.system, *track.shown.run, "y");
        QCOMPARE(track.shown.samples->columns[y].front(), 1.0 + static_cast<double>(i));
    }
    QCOMPARE(comparing.inLegend().mid(2), (QStringList{"Measured"}));
    QCOMPARE(comparing.page().compared()[1].tracks.size(), 1U);

    QVERIFY(comparing.document().setTracks(1, {}, "Remove the track").isEmpty());
    comparing.settle();
    QCOMPARE(pinned().size(), 3U);
    QCOMPARE(*pinned()[2].line, 0U);
    comparing.document().undoStack().undo();
    comparing.settle();
    QCOMPARE(pinned().size(), 4U);
}

void TestComparePage::guestsDoNotTouchTheProject() {
    Comparing comparing({10, 20});
    const QString path = m_apart.file("other.talweg");
    Document other(towers());
    other.reset(projectOf({30, 40}));
    QVERIFY(other.saveAs(path).isEmpty());
    const Project before = comparing.document().project();
    QVERIFY(comparing.page().addFromFile(path, QStringList{"Tower B"}));
    QVERIFY(QFile::remove(path)); // what was read stays
    comparing.settle();
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(20), timeFrom(40)}));
    QCOMPARE(comparing.list()->item(2)->text(), "Tower B (other.talweg)");
    QVERIFY(comparing.document().project() == before);
    QVERIFY(!comparing.document().isModified());
    QVERIFY(!comparing.page().addFromFile(path));
    comparing.runs().removeGuest(comparing.runs().sources()[2]->key);
    QCOMPARE(comparing.times().size(), 2U);
}

void TestComparePage::oneSystemAtATime() {
    Project project = projectOf({10, 20, 5});
    project.experiments[1].system = project.experiments[2].system = "other-body";
    project.experiments.push_back(project.experiments[0]);
    project.experiments.back().name = "Last";
    project.experiments.back().values["height"] = 2.0;
    Comparing comparing(project);
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(2)}));
    QVERIFY(comparing.page().findChildren<QLabel*>().size() > 0);
    const auto said = [&] {
        for (const QLabel* label : comparing.page().findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith("Only runs of the same system"))
                return label->text();
        return QString();
    };
    QVERIFY(said().contains("2 runs belong to other systems"));
    comparing.page().setExperiment(1);
    comparing.settle();
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(20), timeFrom(5)}));
    comparing.page().setExperiment(0);
    comparing.settle();
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(2)}));
}

void TestComparePage::noMoreThanEight() {
    Comparing comparing({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    QCOMPARE(comparing.times().size(), maxCompared);
    QVERIFY(!(comparing.list()->item(9)->flags() & Qt::ItemIsEnabled));
    comparing.runs().choose(comparing.runs().sources()[3]->key, false);
    comparing.runs().choose(comparing.runs().sources()[9]->key, true);
    comparing.settle();
    QCOMPARE(comparing.times().size(), maxCompared);
    QCOMPARE(comparing.times().back(), timeFrom(10));
    QCOMPARE(comparing.runs().sources()[9]->line, 3U); // the colour that became free
}

void TestComparePage::whatCannotBeSolvedIsSaid() {
    Comparing comparing({10, 20, 13});
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(20), -1}));
    const auto said = [&] {
        QString text;
        for (const QLabel* label : comparing.page().findChildren<QLabel*>())
            if (label->isVisible() && label->property("role") == "error") text += label->text();
        return text.remove(QChar(0x200B));
    };
    QVERIFY2(said().contains("There is no 13 m in this house."), qPrintable(said()));
    comparing.document().setValues(1, {{"height", 13.0}});
    comparing.settle();
    // Its last run is there, and is said to be of earlier inputs.
    QCOMPARE(comparing.times()[1], timeFrom(20));
    QVERIFY(comparing.page().model().headerData(1, Qt::Horizontal).toString().contains("outdated"));
    QVERIFY(!said().isEmpty());
    comparing.document().setValues(1, {{"height", 14.0}});
    comparing.document().setValues(2, {{"height", 15.0}});
    comparing.settle();
    QCOMPARE(comparing.times(), (std::vector<double>{timeFrom(10), timeFrom(14), timeFrom(15)}));
    QVERIFY(said().isEmpty());
}

void TestComparePage::anEmptyPageSaysWhatToDo() {
    Comparing comparing({10});
    QVERIFY(comparing.empty().contains("duplicate the experiment"));
    comparing.open(projectOf({10, 20}));
    QVERIFY(comparing.empty().isEmpty());
    comparing.runs().choose(comparing.runs().sources()[0]->key, false);
    QVERIFY(comparing.empty().contains("Select at least two runs"));
    QVERIFY(!comparing.page().whole());
}

void TestComparePage::theTableIsCopied() {
    Comparing comparing({10, 20});
    auto* view = comparing.window.find<ComparisonView>("comparison");
    view->setFocus();
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], "\th = 10 m baseline\th = 20 m\tΔ");
    QVERIFY(lines.contains("Height h (m)\t10\t20\t10"));
    QCOMPARE(lines.size(), comparing.page().model().rowCount() + 1);
    const auto& model = comparing.page().model();
    const QModelIndexList two{model.index(1, 0), model.index(1, 1)};
    QCOMPARE(model.asText(two), "\th = 10 m baseline\th = 20 m\nHeight h (m)\t10\t20\n");
}

void TestComparePage::nothingIsSolvedUnseen() {
    Comparing comparing({10, 20});
    comparing.window.find<QAction>("showRun")->trigger();
    comparing.document().setValues(1, {{"height", 30.0}});
    comparing.window.settle();
    QTest::qWait(50);
    QVERIFY(!comparing.runs().isSettled());
    comparing.window.find<QAction>("showCompare")->trigger();
    comparing.settle();
    QCOMPARE(comparing.times()[1], timeFrom(30));
}

void TestComparePage::keysChoose() {
    Comparing comparing;
    QListWidget* list = comparing.list();
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Space);
    QTRY_COMPARE(comparing.times().size(), 2U);
    QCOMPARE(list->currentRow(), 1);
    QTest::keyClick(list, Qt::Key_Space);
    QTRY_COMPARE(comparing.times().size(), 3U);
    for (QWidget* widget : comparing.page().findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus
            && (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractItemView*>(widget)))
            QVERIFY2(!widget->accessibleName().isEmpty() || !widget->objectName().startsWith("compar"),
                     qPrintable(widget->objectName()));
}

TALWEG_TEST(tst_compare_page, TestComparePage, QApplication)
#include "tst_compare_page.moc"
