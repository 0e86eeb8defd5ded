// Measures the time from an edit to the repainted figure in the whole window, for measured profiles with
// increasing numbers of points. Edits are a key in a field, a step of a drag, a cell of the table, and undo.
// The goal is 0.3 s for 100,000 points. Arguments are numbers of points and optionally a folder, to which
// pictures of the window are written.

#include "systems/builtin/builtin.h"
#include "workbench/inputs/rows_editor.h"
#include "workbench/run/figure_board.h"
#include "workbench/window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTableView>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

using namespace talweg;

namespace {

constexpr int longestWait = 60'000; // ms

/// Hills with wavelengths from 300 m to 10 m along 1 km.
Points measuredLine(int count) {
    constexpr double length = 1000;
    std::mt19937 random(1);
    std::uniform_real_distribution<double> phase(0, 6.283);
    std::vector<Point> waves; // wavelength (m) and phase (rad)
    for (double wave = 300; wave > 10; wave /= 1.5)
        waves.emplace_back(wave, phase(random));
    Points points;
    for (int i = 0; i < count; ++i) {
        const double x = length * i / (count - 1);
        double y = -0.05 * x;
        for (const Point& wave : waves)
            y += 0.002 * wave.x() * std::sin(6.283 * x / wave.x() + wave.y());
        points.emplace_back(std::round(1e4 * x) / 1e4, std::round(1e4 * y) / 1e4);
    }
    return points;
}

class Bench {
public:
    Bench(tests::ToyWindow& window, QString folder) : m_window(window), m_folder(std::move(folder)) {
        QObject::connect(&window->live(), &LiveRun::shownChanged, &m_counter, [this] { m_shown = true; });
        QObject::connect(&window->live(), &LiveRun::dragged, &m_counter,
                         [this](int, const Values& changed) { m_refused = changed.empty(); });
    }

    void run(int count) {
        m_count = count;
        const auto rover = m_window->document().registry().find("rover");
        const Points line = measuredLine(count);
        const Values values{{"terrain", std::string("profile")}, {"profile", line}};
        QElapsedTimer clock;
        clock.start();
        m_window->document().reset({"", "", {makeExperiment(*rover, "Measured", values)}});
        settle();
        std::printf("%7d points, open %20.1f ms\n", count, static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        takePictures();
        auto* board = m_window.find<FigureBoard>();
        m_drawn = false;
        QObject::disconnect(m_replots);
        m_replots = QObject::connect(board->views()[0], &QCustomPlot::afterReplot, &m_counter,
                                     [this] { m_drawn = m_shown; });
        const int middle = count / 2;
        const Point at = line[static_cast<std::size_t>(middle)];
        auto* model =
            m_window.find<Inspector>()->form()->findChild<RowsEditor*>()->findChild<QTableView*>()->model();
        time("key", [&](int) { QTest::keyClick(m_window.line("u4"), Qt::Key_Up); });
        time("drag", [&](int i) { emit board->handleMoved(middle, at.x(), at.y() + 0.1 * i, i == 9); });
        time("cell", [&](int i) { model->setData(model->index(middle, 1), at.y() - 0.1 * (i + 1)); });
        time("undo", [&](int) { m_window->document().undoStack().undo(); });
    }

private:
    void takePictures() {
        if (m_folder.isEmpty()) return;
        for (const char* look : {"darkOn", "darkOff"}) {
            m_window.find<QAction>(look)->trigger();
            QTest::qWait(500);
            m_window->grab().save(QString("%1/profile-%2-%3.png").arg(m_folder).arg(m_count).arg(look));
        }
    }
    template <class Edit>
    void time(const char* name, const Edit& edit) {
        std::vector<double> times;
        for (int i = 0; i < 10; ++i) {
            m_shown = m_drawn = m_refused = false;
            QElapsedTimer clock;
            clock.start();
            edit(i);
            while (!(m_drawn && m_window->live().isCurrent()) && !m_refused && clock.elapsed() < longestWait)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
            times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            QTest::qWait(50);
            if (m_refused || clock.elapsed() > longestWait) break;
        }
        std::ranges::sort(times);
        std::printf("%7d points, %s %15.1f ms, worst %.1f ms%s\n", m_count, name, times[times.size() / 2],
                    times.back(), m_refused ? ", refused" : "");
        std::fflush(stdout);
        settle();
    }
    void settle() {
        (void)QTest::qWaitFor([&] { return m_window->live().isCurrent() && !m_window->live().isBusy(); },
                              longestWait);
        QTest::qWait(200);
    }

    tests::ToyWindow& m_window;
    QString m_folder;
    QObject m_counter;
    QMetaObject::Connection m_replots;
    int m_count = 0;
    bool m_shown = false, m_drawn = false, m_refused = false;
};

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const tests::Apart apart;
    tests::ToyWindow window(builtinSystems());
    QStringList counts = QApplication::arguments().mid(1);
    const QStringList folders = counts.filter("/");
    counts.removeIf([](const QString& one) { return one.contains('/'); });
    if (counts.isEmpty()) counts = QStringList{"120", "240", "20000", "100000"};
    Bench bench(window, folders.value(0));
    for (const QString& count : counts)
        bench.run(count.toInt());
    return 0;
}
