#include "study/judged_fall.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/run/live_neighbours.h"
#include "workbench/run/run_page.h"

#include <QLabel>
#include <latch>

using namespace talweg;
using namespace talweg::tests;

/// What the window says of the runs all around the one on view.
class TestNeighbours : public QObject {
    Q_OBJECT

private slots:
    void theLineFollowsTheInputs();
    void aLimitIsSaid();
    void theRunDoesNotWaitForThem();
    void otherExperimentsHaveTheirOwn();
    void noPlaceIsKeptWithoutThem();

private:
    Apart m_apart;
};

namespace {

System steppedFall() {
    System system = batchedFall();
    system.studyAxes = {{"height", "10:40:10"}, {"speed", "1:6:1"}};
    return system;
}

Registry registryWith(System system) {
    Registry registry;
    registry.add(std::move(system));
    return registry;
}

/// A way through many runs that waits until it is let go.
class HeldBatch : public FallBatch {
public:
    HeldBatch(const BatchOrder& order, std::shared_ptr<std::latch> gate)
        : FallBatch(order), m_gate(std::move(gate)) {}
    void solve(const BatchRuns& runs) const override {
        m_gate->wait();
        FallBatch::solve(runs);
    }

private:
    std::shared_ptr<std::latch> m_gate;
};

/// So many of 441 falls land farther than 10 m, in per cent: from heights and at speeds about these.
QString shareAbout(double height, double speed) {
    int far = 0;
    for (int h = -10; h <= 10; ++h)
        for (int v = -10; v <= 10; ++v)
            far += (speed + 0.05 * v) * fallTime(height + 0.5 * h, 9.81) > farRange;
    return QString::number(100 * far / 441.0, 'f', 0);
}

QLabel* lineOf(ToyWindow& window) {
    return window.find<QLabel>("neighbours");
}

} // namespace

void TestNeighbours::theLineFollowsTheInputs() {
    ToyWindow window(registryWith(steppedFall()));
    QLabel* line = lineOf(window);
    // From 10 m at 2 m/s no fall gets farther than √(2 · 15/9.81) · 2.5 = 4.4 m.
    QTRY_COMPARE(line->text(), "Far: none of 441 nearby runs");
    QVERIFY(line->isVisible());
    window.type("height", "20");
    window.type("speed", "5");
    QTRY_COMPARE(line->text(), QString("Far: %1 % of 441 nearby runs").arg(shareAbout(20, 5)));
    QVERIFY2(line->toolTip().contains(
                 "21 × 21 nearby values of two inputs: h from 15 to 25 m, v from 4.5 to 5.5 m/s"),
             qPrintable(line->toolTip()));
    window.type("speed", "50");
    QTRY_COMPARE(line->text(), "Far: all 441 nearby runs");
}

void TestNeighbours::aLimitIsSaid() {
    ToyWindow window(registryWith(steppedFall()));
    window.type("speed", "100");
    QTRY_COMPARE(lineOf(window)->text(),
                 "Far: all 441 nearby runs; v from 99.5 to 100 m/s, cut off at the limit of its range");
}

void TestNeighbours::theRunDoesNotWaitForThem() {
    const auto gate = std::make_shared<std::latch>(1);
    System system = steppedFall();
    system.batch = [gate](const BatchOrder& order) { return std::make_unique<HeldBatch>(order, gate); };
    ToyWindow window(registryWith(system)); // its first run is there
    QLabel* line = lineOf(window);
    const QString toCome = QString::fromUtf8("Far: … of 441 nearby runs"); // its place is kept
    QCOMPARE(line->text(), toCome);
    QVERIFY(line->isVisible());
    window.type("height", "20");
    window.settle();
    QCOMPARE(window.duration(), fallTime(20, 9.81));
    QCOMPARE(line->text(), toCome);
    gate->count_down();
    QTRY_COMPARE(line->text(), "Far: none of 441 nearby runs");
    QVERIFY(line->isVisible());
    // While inputs do not go together, what stands there is of the earlier ones.
    System checked = steppedFall();
    tests::setCheck(checked, [](const Values& values) -> std::vector<Problem> {
        if (std::get<double>(values.at("height")) != 13.25) return {};
        return {{"height", "Not from 13.25 m."}};
    });
    ToyWindow other(registryWith(checked));
    QTRY_COMPARE(lineOf(other)->text(), "Far: none of 441 nearby runs");
    other.type("height", "13.25");
    QTRY_COMPARE(lineOf(other)->text(), "Far: none of 441 nearby runs; outdated");
}

void TestNeighbours::otherExperimentsHaveTheirOwn() {
    System rested = steppedFall();
    rested.id = "rested";
    rested.studyAxes.clear();
    Registry registry = registryWith(steppedFall());
    registry.add(rested);
    ToyWindow window(registry);
    QTRY_VERIFY(lineOf(window)->isVisible());
    Document& document = window->document();
    document.reset({"", "", {makeExperiment(rested, "Without")}});
    window.settle();
    QTRY_VERIFY(!lineOf(window)->isVisible());
}

void TestNeighbours::noPlaceIsKeptWithoutThem() {
    System system = steppedFall();
    system.batch = [](const BatchOrder&) { return nullptr; };
    ToyWindow window(registryWith(system));
    QVERIFY(lineOf(window)->isHidden());
    QTest::qWait(50);
    QVERIFY(lineOf(window)->isHidden());
}

TALWEG_TEST(tst_neighbours, TestNeighbours, QApplication)
#include "tst_neighbours.moc"
