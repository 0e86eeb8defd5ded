#include "study/advisor.h"
#include "study/judged_fall.h"
#include "support/decorated.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "workbench/inputs/points_model.h"
#include "workbench/run/events_model.h"
#include "workbench/run/measures_model.h"
#include "workbench/run/result_tables.h"
#include "workbench/study/advice_model.h"
#include "workbench/study/designs_model.h"
#include "workbench/window/experiments_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>

using namespace talweg;

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void events();
    void measures();
    void resultTables();
    void experiments();
    void experimentsCanBeDragged();
    void aNameTypedForWhatGoesIsDropped();
    void points();
    void designs();
    void designsStaySortedAndSelected();
    void advice();
};

namespace {

constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

std::shared_ptr<const System> toy() {
    return std::make_shared<const System>(tests::fallingBody());
}

std::shared_ptr<const Run> runOf(const System& system) {
    return tests::runOf(system, defaultValues(system.parameters), {}, {});
}

Registry registry() {
    Registry all;
    all.add(tests::fallingBody());
    return all;
}

QStringList names(const ExperimentsModel& model) {
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row).data().toString();
    return all;
}

} // namespace

void TestModels::events() {
    EventsModel model;
    const QAbstractItemModelTester tester(&model, strict);
    const auto system = toy();
    model.setRun(system, runOf(*system));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.columnCount(), 5);
    QCOMPARE(model.index(0, 1).data().toString(), "Landing");
    QCOMPARE(model.headerData(4, Qt::Horizontal, Qt::DisplayRole).toString(), "v (m/s)");
    const QString tip = model.headerData(4, Qt::Horizontal, Qt::ToolTipRole).toString();
    QVERIFY(tip.contains("Speed") && tip.contains("Of the fall, positive downward."));
    QCOMPARE(model.rowAt(0), -1);
    QCOMPARE(model.rowAt(5), 0);
    model.setRun(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::measures() {
    MeasuresModel model;
    const QAbstractItemModelTester tester(&model, strict);
    const auto system = toy();
    model.setRun(runOf(*system));
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains("From the start to the ground."));
    model.setPinned({{"Tower", {system, runOf(*system), nullptr}}});
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), "Tower");
    QCOMPARE(model.index(0, 3).data(), model.index(0, 1).data());
}

void TestModels::resultTables() {
    auto run = std::make_shared<Run>();
    run->tables = {{"bodies",
                    "Arrival",
                    {{"name", "", "Body", ""}, {"time", "t", "Time", "s"}},
                    {{"Sphere", 3.3789}, {"Hoop", std::numeric_limits<double>::quiet_NaN()}}}};
    ResultTableModel model;
    model.setTable(run, 0);
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), "Body");
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), "t (s)");
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), "Time");
    QCOMPARE(model.index(0, 0).data().toString(), "Sphere");
    QCOMPARE(model.index(0, 1).data().toString(), "3.3789");
    QCOMPARE(model.index(1, 1).data().toString(), "–");
}

void TestModels::experiments() {
    Document document(registry());
    ExperimentsModel model(document);
    const QAbstractItemModelTester tester(&model, strict);
    const auto system = document.registry().find("falling-body");
    for (const char* name : {"a", "b", "c"})
        document.addExperiment(makeExperiment(*system, name));
    document.moveExperiment(0, 2);
    QCOMPARE(names(model), (QStringList{"b", "c", "a"}));
    document.undoStack().undo();
    QCOMPARE(names(model), (QStringList{"a", "b", "c"}));
    QVERIFY(model.setData(model.index(1), "middle", Qt::EditRole));
    QVERIFY(!model.setData(model.index(1), "a", Qt::EditRole));
    document.removeExperiment(0);
    QCOMPARE(names(model), (QStringList{"middle", "c"}));
    document.reset();
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::experimentsCanBeDragged() {
    Document document(registry());
    ExperimentsModel model(document);
    const auto system = document.registry().find("falling-body");
    for (const char* name : {"a", "b", "c"})
        document.addExperiment(makeExperiment(*system, name));
    const std::unique_ptr<QMimeData> first(model.mimeData({model.index(0)}));
    model.dropMimeData(first.get(), Qt::MoveAction, 3, 0, {});
    QCOMPARE(names(model), (QStringList{"b", "c", "a"}));
    const std::unique_ptr<QMimeData> last(model.mimeData({model.index(2)}));
    model.dropMimeData(last.get(), Qt::MoveAction, 0, 0, {});
    QCOMPARE(names(model), (QStringList{"a", "b", "c"}));
}

/// As an editor open on a row gives it up while the row goes.
void TestModels::aNameTypedForWhatGoesIsDropped() {
    Document document(registry());
    ExperimentsModel model(document);
    const auto system = document.registry().find("falling-body");
    for (const char* name : {"a", "b"})
        document.addExperiment(makeExperiment(*system, name), model.rowCount());
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [&model] { QVERIFY(!model.setData(model.index(1), "typed", Qt::EditRole)); });
    document.undoStack().undo();
    QCOMPARE(names(model), QStringList{"a"});
}

void TestModels::points() {
    PointsModel model([](const Points&) { return QString(); }, "m");
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), "x (m)");
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), "y (m)");
    model.setValue(Points{{0, 0}, {2, 1}});
    model.insertBehind(0);
    QCOMPARE(model.points()[1], Point(1, 0.5));
    QVERIFY(model.setData(model.index(1, 1), "0,25", Qt::EditRole));
    QCOMPARE(model.points()[1], Point(1, 0.25));
    QVERIFY(!model.setData(model.index(1, 1), "1,000.5", Qt::EditRole));
    model.remove({0});
    model.insertBehind(1);
    QCOMPARE(model.points().back(), Point(3, 1));
}

namespace {

/// The falls from four heights at two gravities, by the closed form x = v·√(2h/g).
StudyPart falls(double fastest = 2) {
    const auto system = std::make_shared<const System>(tests::batchedFall());
    Sweep sweep{defaultValues(system->parameters),
                {{"g", {9.81, 1.62}}, {"height", {10, 20, 30, 40}}},
                {"speed", {1, fastest}},
                {"x"}};
    StudyShown shown{solveSweep(system, sweep, {}, {}, {}),
                     {},
                     Requirement::read(*system, {"x"}, "x_mean >= 5").requirement};
    std::vector<double> all = margins(*shown.result, *shown.requirement);
    return {shown, true, all, "height"};
}

QStringList column(const QAbstractItemModel& model, int column) {
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data().toString();
    return texts;
}

} // namespace

void TestModels::designs() {
    DesignsModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(model.rowCount(), 0);
    model.setPart(falls());
    QCOMPARE(model.rowCount(), 8);
    QStringList titles;
    for (int i = 0; i < model.columnCount(); ++i)
        titles << model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(titles,
             (QStringList{"g (m/s²)", "h (m)", "Far (%)", "Range (m)", "sd", "min", "max", "Margin (m)"}));
    QCOMPARE(model.index(5, 0).data().toString(), "1.62");
    QCOMPARE(model.index(5, 1).data().toString(), "20");
    const double t = std::sqrt(40 / 1.62); // at 1 and 2 m/s
    QCOMPARE(model.index(5, 3).data().toString(), QString::number(1.5 * t, 'f', 2));
    QCOMPARE(model.index(5, 4).data().toString(), QString::number(0.5 * t, 'f', 2));
    QCOMPARE(model.index(5, 5).data().toString(), QString::number(t, 'f', 2));
    QCOMPARE(model.index(5, 6).data().toString(), QString::number(2 * t, 'f', 2));
    QCOMPARE(model.index(5, 7).data().toString(), QString::number(1.5 * t - 5, 'f', 2));
    model.setPart(std::nullopt);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 0);
}

void TestModels::designsStaySortedAndSelected() {
    DesignsModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setPart(falls());
    const QPersistentModelIndex watched = model.index(1, 0); // 9.81 m/s², 20 m
    model.sort(1, Qt::DescendingOrder);
    QCOMPARE(column(model, 1), (QStringList{"40", "40", "30", "30", "20", "20", "10", "10"}));
    QCOMPARE(column(model, 0).mid(0, 2), (QStringList{"9.81", "1.62"}));
    QCOMPARE(watched.row(), 4);
    QCOMPARE(model.designOf(4), std::size_t(1));
    QCOMPARE(model.rowOf(1), 4);
    model.sort(7, Qt::AscendingOrder);
    QStringList sorted = column(model, 7);
    model.setPart(falls(20));
    QCOMPARE(model.rowCount(), 8);
    QVERIFY(column(model, 7) != sorted);
    for (int row = 1; row < 8; ++row)
        QVERIFY(model.index(row, 7).data().toString().toDouble()
                >= model.index(row - 1, 7).data().toString().toDouble());
    QCOMPARE(model.designOf(watched.row()), std::size_t(1));
    model.sort(-1, Qt::AscendingOrder);
    QCOMPARE(model.designOf(3), std::size_t(3));
}

void TestModels::advice() {
    AdviceModel model;
    const QAbstractItemModelTester tester(&model, strict);
    const StudyPart part = falls();
    const std::vector<Limits> anywhere(2);
    auto found = advise(*part.shown.result, *part.shown.requirement, part.margins, anywhere, "height");
    model.setAdvice(part.shown.result, found, false);
    QCOMPARE(model.rowCount(), static_cast<int>(found.size()));
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.index(0, 1).data().toString(), "10");
    QCOMPARE(model.rowOf(found[2].design), 2);
    QCOMPARE(model.rowOf(99), -1);
    BoxVerdict box;
    box.points = 73;
    box.met = 61;
    box.worst = -4;
    found[0].box = std::make_shared<const BoxVerdict>(box);
    box.impossible = 2;
    found[1].box = std::make_shared<const BoxVerdict>(box);
    model.setAdvice(part.shown.result, found, true);
    QCOMPARE(model.columnCount(), 5);
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), "Worst");
    const auto boxAt = [&model](int row) {
        return model.index(row, 3).data().toString() + u'|' + model.index(row, 2).data().toString();
    };
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
             "Points met"); // beside the inputs
    QCOMPARE(boxAt(0), QString::fromUtf8("−4.00|61/73"));
    QCOMPARE(boxAt(1), "none|61/73");
    QCOMPARE(boxAt(2), "…|…");
    model.setAdvice(part.shown.result, {}, true);
    QCOMPARE(model.rowCount(), 0);
    model.setAdvice(nullptr, {}, false);
    QCOMPARE(model.columnCount(), 0);
}

TALWEG_TEST(tst_models, TestModels, QCoreApplication)
#include "tst_models.moc"
