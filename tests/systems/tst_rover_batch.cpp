#include "support/test.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover/rover_system.h"
#include "systems/standard_inputs.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <random>
#include <set>

using namespace talweg;
using namespace talweg::rover;

namespace {

struct Column {
    const char* id;
    double Inputs::*member;
    double min, max;
};

/// The numbers that determine a run across a valley, over all that an engineer would try.
constexpr std::array<Column, 10> columns{{{"beta", &Inputs::beta, 5, 60},
                                          {"theta", &Inputs::theta, 5, 60},
                                          {"dh", &Inputs::dh, -30, -1},
                                          {"pl", &Inputs::pl, 0, 90},
                                          {"b", &Inputs::b, 0.3, 6},
                                          {"k", &Inputs::inertiaFactor, 0.1, 0.67},
                                          {"e", &Inputs::e, 0.3, 1},
                                          {"mu", &Inputs::mu, 0.1, 1.2},
                                          {"g", &Inputs::g, 1.6, 9.81},
                                          {"u4", &Inputs::u4, 0.5, 15}}};

/// And those of air, wind and rolling resistance.
constexpr std::array<Column, 4> airColumns{{{"m", &Inputs::m, 10, 60},
                                            {"rho", &Inputs::rho, 0.001, 0.03},
                                            {"wind", &Inputs::wind, -12, 25},
                                            {"c_rr", &Inputs::rollingResistance, 0, 0.1}}};

std::vector<std::string> idsOf(const std::vector<Column>& columns) {
    std::vector<std::string> list;
    for (const Column& column : columns)
        list.emplace_back(column.id);
    return list;
}

/// What a batch says of runs, all at once.
struct Solved {
    std::vector<std::uint8_t> succeeded, endings;
    std::vector<double> height, x;
};

Solved solved(const Values& base, const std::vector<std::string>& varied,
              const std::vector<std::vector<double>>& inputs) {
    const auto batch = batchOf({base, varied, {"height", "x"}});
    const std::size_t count = inputs.front().size();
    Solved out{std::vector<std::uint8_t>(count), std::vector<std::uint8_t>(count), std::vector<double>(count),
               std::vector<double>(count)};
    BatchRuns runs{count, {}, out.succeeded.data(), {out.height.data(), out.x.data()}};
    runs.endings = out.endings.data();
    for (const auto& column : inputs)
        runs.inputs.push_back(column.data());
    batch->solve(runs);
    return out;
}

Values baseOf(Convention convention) {
    Values base = defaultValues(system().parameters);
    base["convention"] = std::string(convention == Convention::published ? "published" : "consistent");
    return base;
}

bool agree(double a, double b, double scale, double tolerance = 1e-12) {
    return std::abs(a - b) <= tolerance * scale || (std::isnan(a) && std::isnan(b));
}

/// Random runs as inputs column by column, of which so many in a row are of one design: they differ in their
/// launch.
std::vector<std::vector<double>> randomRuns(const std::vector<Column>& columns, std::size_t runs,
                                            std::size_t launches, std::mt19937_64& random) {
    std::vector<std::vector<double>> inputs(columns.size(), std::vector<double>(runs));
    for (std::size_t run = 0; run < runs; ++run)
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const bool again = run % launches != 0 && std::string(columns[c].id) != "u4";
            std::uniform_real_distribution<double> spread(columns[c].min, columns[c].max);
            inputs[c][run] = again ? inputs[c][run - 1] : spread(random);
        }
    return inputs;
}

/// What is different about a run of a batch when it is solved alone; empty if nothing is.
QString differenceAlone(const std::vector<Column>& columns, const std::vector<std::vector<double>>& inputs,
                        Convention convention, const Solved& batch, std::size_t run, double tolerance) {
    Inputs in = tests::standardInputs(inputTable());
    in.convention = convention;
    for (std::size_t c = 0; c < columns.size(); ++c)
        in.*columns[c].member = inputs[c][run];
    const Trajectory alone = solve(in, Detail::outcome);
    const double scale = 1 + std::abs(alone.end.x) + std::abs(in.dh);
    if ((alone.outcome == Outcome::crossed) == (batch.succeeded[run] != 0)
        && system().endings[batch.endings[run]].id == word(alone.outcome)
        && agree(alone.height, batch.height[run], scale, tolerance)
        && agree(alone.end.x, batch.x[run], scale, tolerance))
        return {};
    QString text = QString("run %1: %2 %3 m at %4 m, in the batch %5 %6 m at %7 m; off by %8;")
                       .arg(run)
                       .arg(word(alone.outcome))
                       .arg(alone.height, 0, 'g', 17)
                       .arg(alone.end.x, 0, 'g', 17)
                       .arg(QString::fromStdString(system().endings[batch.endings[run]].id))
                       .arg(batch.height[run], 0, 'g', 17)
                       .arg(batch.x[run], 0, 'g', 17)
                       .arg(std::abs(alone.height - batch.height[run]));
    for (std::size_t c = 0; c < columns.size(); ++c)
        text += QString(" --set %1=%2").arg(columns[c].id).arg(inputs[c][run], 0, 'g', 17);
    return text;
}

} // namespace

class TestRoverBatch : public QObject {
    Q_OBJECT
private slots:
    void equalsSingleRuns_data();
    void equalsSingleRuns();
    void equalsSingleRunsInAir_data();
    void equalsSingleRunsInAir();
    void neighboursDoNotMatter_data();
    void neighboursDoNotMatter();
    void otherMeasuresAndGround();
    void loads();
    void doubts_data();
    void doubts();
};

void TestRoverBatch::equalsSingleRuns_data() {
    QTest::addColumn<int>("convention");
    QTest::addColumn<int>("launches"); // per design
    QTest::newRow("consistent, each its own design") << int(Convention::consistent) << 1;
    QTest::newRow("consistent, sixteen launches a design") << int(Convention::consistent) << 16;
    QTest::newRow("as published, each its own design") << int(Convention::published) << 1;
    QTest::newRow("as published, sixteen launches a design") << int(Convention::published) << 16;
    QTest::newRow("elastic, each its own design") << int(Convention::consistent) << -1;
}

/// 10,000 random runs of each convention, and 5,000 of which bounces never die out.
void TestRoverBatch::equalsSingleRuns() {
    QFETCH(int, convention);
    QFETCH(int, launches);
    constexpr int runs = 5000;
    std::mt19937_64 random(static_cast<std::uint64_t>(1000 + 10 * convention + launches));
    const std::vector<Column> all(columns.begin(), columns.end());
    auto inputs = randomRuns(all, runs, static_cast<std::size_t>(std::abs(launches)), random);
    if (launches < 0)
        for (std::size_t c = 0; c < all.size(); ++c)
            if (all[c].member == &Inputs::e) std::ranges::fill(inputs[c], 1.0);
    const auto reading = static_cast<Convention>(convention);
    const Solved batch = solved(baseOf(reading), idsOf(all), inputs);
    for (std::size_t run = 0; run < runs; ++run) {
        const QString difference = differenceAlone(all, inputs, reading, batch, run, 1e-12);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
}

void TestRoverBatch::equalsSingleRunsInAir_data() {
    QTest::addColumn<int>("runs");
    QTest::addColumn<int>("launches");   // per design
    QTest::addColumn<double>("longest"); // of the time limits, s; 0: the default
    QTest::newRow("each its own design") << 1000 << 1 << 0.0;
    QTest::newRow("sixteen launches a design") << 8000 << 16 << 0.0;
    QTest::newRow("time limits amid the valley") << 2000 << 1 << 30.0;
}

/// Tail winds and head winds with rolling resistance. Tens of bounces one by one, each from where the one
/// before has landed, magnify rounding more than sums do.
void TestRoverBatch::equalsSingleRunsInAir() {
    QFETCH(int, runs);
    QFETCH(int, launches);
    QFETCH(double, longest);
    std::vector<Column> all(columns.begin(), columns.end());
    all.insert(all.end(), airColumns.begin(), airColumns.end());
    if (longest > 0) all.push_back({"t_end", &Inputs::tEnd, 1, longest});
    std::mt19937_64 random(static_cast<std::uint64_t>(77 + launches));
    const auto inputs =
        randomRuns(all, static_cast<std::size_t>(runs), static_cast<std::size_t>(launches), random);
    const Solved batch = solved(baseOf(Convention::consistent), idsOf(all), inputs);
    std::set<std::string> seen;
    for (std::size_t run = 0; run < inputs.front().size(); ++run) {
        const QString difference = differenceAlone(all, inputs, Convention::consistent, batch, run, 1e-11);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        seen.insert(system().endings[batch.endings[run]].id);
    }
    for (const char* ending : {"crossed", "rebounded", "turned", longest > 0 ? "time-limit" : "stopped"})
        QVERIFY2(seen.contains(ending), ending);
}

void TestRoverBatch::neighboursDoNotMatter_data() {
    QTest::addColumn<int>("convention");
    QTest::addColumn<double>("slope");
    QTest::addColumn<double>("depth");
    QTest::addColumn<double>("density");
    QTest::addRow("in air") << int(Convention::consistent) << 25.0 << -30.0 << 0.0155;
    for (const Convention convention : {Convention::published, Convention::consistent}) {
        QTest::addRow("deep %d", int(convention)) << int(convention) << 25.0 << -30.0 << 0.0;
        QTest::addRow("shallow %d", int(convention)) << int(convention) << 15.0 << -3.0 << 0.0;
    }
}

/// Whatever stretch of a study a run is solved in, the same bytes come out.
void TestRoverBatch::neighboursDoNotMatter() {
    QFETCH(const int, convention);
    QFETCH(const double, slope);
    QFETCH(const double, depth);
    QFETCH(const double, density);
    std::vector<double> speeds;
    for (int i = 0; i < 501; ++i)
        speeds.push_back(2 + 0.0171 * i);
    Values base = baseOf(static_cast<Convention>(convention));
    base["beta"] = base["theta"] = slope;
    base["dh"] = depth;
    base["pl"] = -3 * depth;
    base["rho"] = density;
    base["wind"] = 4.0;
    // Not QCOMPARE, to which doubles are equal that differ by a part in 10¹².
    const auto bytes = [](double number) { return std::bit_cast<std::uint64_t>(number); };
    const Solved together = solved(base, {"u4"}, {speeds});
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        const Solved alone = solved(base, {"u4"}, {{speeds[i]}});
        QVERIFY2(bytes(alone.height[0]) == bytes(together.height[i])
                     && bytes(alone.x[0]) == bytes(together.x[i]),
                 qPrintable(QString("at %1 m/s: %2 m and %3 m at the end, %4 and %5 among others")
                                .arg(speeds[i])
                                .arg(alone.height[0], 0, 'g', 17)
                                .arg(alone.x[0], 0, 'g', 17)
                                .arg(together.height[i], 0, 'g', 17)
                                .arg(together.x[i], 0, 'g', 17)));
    }
}

void TestRoverBatch::otherMeasuresAndGround() {
    Values base = baseOf(Convention::consistent);
    base["terrain"] = std::string("hill");
    base["dh"] = 3.0;
    const auto batch = batchOf({base, {"u4"}, {"t", "impacts", "height", "x"}});
    const std::vector<double> speeds{2, 5, 9};
    std::vector<double> t(3), impacts(3), height(3), x(3);
    std::vector<std::uint8_t> succeeded(3);
    batch->solve({3, {speeds.data()}, succeeded.data(), {t.data(), impacts.data(), height.data(), x.data()}});
    for (std::size_t i = 0; i < 3; ++i) {
        Inputs in = inputsOf(inputTable(), base);
        in.u4 = speeds[i];
        const Trajectory alone = solve(in, Detail::outcome);
        QCOMPARE(t[i], alone.duration);
        QCOMPARE(impacts[i], static_cast<double>(alone.impacts));
        QCOMPARE(height[i], alone.height);
        QCOMPARE(x[i], alone.end.x);
    }
    QVERIFY(!batchOf({base, {"u4"}, {"nonsense"}}));
}

/// Forces, impulses and heights on the way are those of single runs, also where the runs go side by side as
/// far as height and place are asked for.
void TestRoverBatch::loads() {
    const std::vector<std::string> asked{
        "greatest_impulse", "greatest_impact_speed", "greatest_normal_force", "greatest_height", "z", "x"};
    const System rover = system();
    for (const Convention convention : {Convention::consistent, Convention::published}) {
        Values base = baseOf(convention);
        base["m"] = 40.0;
        const std::vector<double> speeds{0.4, 2, 5, 9};
        std::vector<std::vector<double>> found(asked.size(), std::vector<double>(speeds.size()));
        std::vector<std::uint8_t> succeeded(speeds.size());
        BatchRuns runs{speeds.size(), {speeds.data()}, succeeded.data(), {}};
        for (auto& column : found)
            runs.measures.push_back(column.data());
        batchOf({base, {"u4"}, asked})->solve(runs);
        for (std::size_t i = 0; i < speeds.size(); ++i) {
            base["u4"] = speeds[i];
            const auto inputs = rover.prepare(base).inputs;
            for (const auto& alone : {inputs->solve({}, {}), inputs->conclude({})})
                for (std::size_t m = 0; m < asked.size(); ++m) {
                    const auto& measures = alone->measures;
                    const auto same = std::ranges::find(measures, asked[m],
                                                        [](const Measure& one) { return one.quantity.id; });
                    QVERIFY2(agree(found[m][i], same->value, 1 + std::abs(same->value)), asked[m].c_str());
                }
        }
    }
}

void TestRoverBatch::doubts_data() {
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<double>("value");
    QTest::addColumn<QStringList>("measures");
    QTest::addColumn<bool>("doubtful");
    const QStringList few{"height", "x"}, more{"height", "t"};
    for (const QStringList& measures : {few, more}) {
        const char* which = measures == few ? "side by side" : "alone";
        QTest::addRow("sound, %s", which) << "pl" << 30.0 << measures << false;
        // A floor of hardly more than the rounding of its points.
        QTest::addRow("short floor, %s", which) << "pl" << 1e-12 << measures << true;
        QTest::addRow("short floor in air, %s", which) << "rho" << 0.01 << measures << true;
    }
}

/// Of each run as when it is solved alone.
void TestRoverBatch::doubts() {
    QFETCH(QString, parameter);
    QFETCH(double, value);
    QFETCH(QStringList, measures);
    QFETCH(bool, doubtful);
    Values base = baseOf(Convention::consistent);
    if (doubtful) base["pl"] = 1e-12;
    base[parameter.toStdString()] = value;
    std::vector<std::string> asked;
    for (const QString& measure : measures)
        asked.push_back(measure.toStdString());
    const std::vector<double> speeds{0, 2, 4, 6, 8, 10, 12, 14, 16};
    std::vector<std::vector<double>> found(asked.size(), std::vector<double>(speeds.size()));
    std::vector<std::uint8_t> succeeded(speeds.size()), told(speeds.size(), 7);
    BatchRuns runs{speeds.size(), {speeds.data()}, succeeded.data(), {}};
    runs.doubtful = told.data();
    for (auto& column : found)
        runs.measures.push_back(column.data());
    batchOf({base, {"u4"}, asked})->solve(runs);
    const System rover = system();
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        base["u4"] = speeds[i];
        QCOMPARE(told[i] != 0, !rover.prepare(base).inputs->conclude({})->doubts.empty());
        QCOMPARE(told[i] != 0, doubtful);
    }
}

TALWEG_TEST(tst_rover_batch, TestRoverBatch, QCoreApplication)
#include "tst_rover_batch.moc"
