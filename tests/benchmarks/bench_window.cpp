// From a keystroke or a step of a drag to the finished repaint of the main view, in the whole window with the
// rover's worked example. A frame at 60 Hz is 16 ms.

#include "systems/builtin/builtin.h"
#include "workbench/figure_board.h"
#include "workbench/window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>

using namespace talweg;

namespace {

class Clocked {
public:
    explicit Clocked(MainWindow& window) : m_window(window) {
        m_view = window.findChild<FigureBoard*>()->views()[0];
        QObject::connect(m_view, &QCustomPlot::afterReplot, m_view, [this] { ++m_replots; });
    }

    /// Milliseconds until the run of the newest inputs is painted.
    template <class Edit>
    double time(const Edit& edit) {
        QTest::qWait(20);
        const int before = m_replots;
        QElapsedTimer clock;
        clock.start();
        edit();
        while (!m_window.live().isCurrent() || m_replots == before)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    }

    FigureView* view() { return m_view; }

private:
    MainWindow& m_window;
    FigureView* m_view;
    int m_replots = 0;
};

void report(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    std::printf("%-24s median %.1f ms, worst %.1f ms of %zu\n", what, times[times.size() / 2], times.back(),
                times.size());
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const tests::Apart apart;
    MainWindow window(builtinSystems());
    window.resize(1280, 800);
    window.show();
    if (!QTest::qWaitFor([&] { return window.live().isCurrent(); })) return 1;
    Clocked clocked(window);

    auto* speed = window.findChild<QuantityEdit*>("u4")->findChild<QLineEdit*>();
    std::vector<double> keys, drags;
    for (int i = 0; i < 100; ++i)
        keys.push_back(clocked.time([&] { QTest::keyClick(speed, Qt::Key_Up); }));
    for (int i = 0; i < 100; ++i)
        drags.push_back(
            clocked.time([&] { emit clocked.view()->handleMoved(0, 15 + 0.05 * i, -10, i == 99); }));
    report("Keystroke to paint", keys);
    report("Drag step to paint", drags);
    return 0;
}
