#include "support/falling_body.h"
#include "workbench/events_model.h"
#include "workbench/experiments_model.h"
#include "workbench/measures_model.h"
#include "workbench/points_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>

using namespace talweg;

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void events();
    void measures();
    void experiments();
    void experimentsCanBeDragged();
    void points();
    void pointsFromCsv_data();
    void pointsFromCsv();
    void manyPointsFromCsv();
};

namespace {

constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

std::shared_ptr<const System> toy() {
    return std::make_shared<const System>(tests::fallingBody());
}

std::shared_ptr<const Run> runOf(const System& system) {
    return system.solve(standardValues(system.parameters), {}, {});
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
    model.setPinned({{"Tower", {system, runOf(*system), nullptr}}});
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), "Tower");
    QCOMPARE(model.index(0, 3).data(), model.index(0, 1).data());
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

void TestModels::points() {
    PointsModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setPoints({{0, 0}, {2, 1}});
    model.insertBehind(0);
    QCOMPARE(model.points()[1], Point(1, 0.5));
    QVERIFY(model.setData(model.index(1, 1), "0,25", Qt::EditRole));
    QCOMPARE(model.points()[1], Point(1, 0.25));
    QVERIFY(!model.setData(model.index(1, 1), "1,000.5", Qt::EditRole));
    model.removeAt(0);
    model.insertBehind(1);
    QCOMPARE(model.points().back(), Point(3, 1));
}

void TestModels::pointsFromCsv_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fine");
    QTest::newRow("plain") << "0,0\n1,2.5\n" << true;
    QTest::newRow("header") << "x,y\n0,0\n1,2.5\n" << true;
    QTest::newRow("header in another order") << "name,y_m,x_m\na,0,0\nb,2.5,1\n" << true;
    QTest::newRow("semicolon and decimal comma") << "x;y\r\n0;0\r\n1;2,5\r\n" << true;
    QTest::newRow("tab, comment and empty line") << "# profile\n0\t0\n\n1\t2.5" << true;
    QTest::newRow("word for a number") << "x,y\n0,0\n1,high\n" << false;
    QTest::newRow("one column") << "x\n1\n" << false;
    QTest::newRow("empty") << "" << false;
}

void TestModels::pointsFromCsv() {
    QFETCH(QString, text);
    QFETCH(bool, fine);
    const PointsReading reading = readPointsCsv(text);
    QCOMPARE(reading.points.has_value(), fine);
    QCOMPARE(reading.error.isEmpty(), fine);
    if (fine) QCOMPARE(*reading.points, (Points{{0, 0}, {1, 2.5}}));
}

void TestModels::manyPointsFromCsv() {
    QString text = "x,y\n";
    for (int i = 0; i < 5000; ++i)
        text += QString("%1,%2\n").arg(i).arg(0.1 * i);
    const PointsReading reading = readPointsCsv(text);
    QVERIFY(reading.points);
    QCOMPARE(reading.points->size(), 5000u);
}

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
