// Measures the time from a keystroke or a step of a drag to the finished repaint, in the whole window. It
// times the main view with the rover's worked example, and the study figure with the full study of Hartl 2006
// (87,822 runs). A frame at 60 Hz takes 16 ms.

#include "figures/study/study_view.h"
#include "systems/builtin/builtin.h"
#include "workbench/run/figure_board.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_page.h"
#include "workbench/window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>
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

    /// Milliseconds until the run of the edited inputs is painted.
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

/// Times a drag that changes an input while a study is shown.
class DraggedStudy {
public:
    explicit DraggedStudy(MainWindow& window)
        : m_window(window), m_view(window.findChild<StudyPage*>()->view()) {
        QObject::connect(m_view, &QCustomPlot::afterReplot, &m_counter, [this] { ++m_replots; });
    }

    /// Milliseconds until the study with the dragged input is painted.
    double time(double depth) {
        QTest::qWait(20);
        const int before = m_replots;
        QElapsedTimer clock;
        clock.start();
        drag(depth);
        while (!m_window.liveStudy().isCurrent() || m_replots == before)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    }

    /// Number of figures painted per second while the mouse moves every 8 ms.
    double framesPerSecond(int moves) {
        int moved = 0;
        QTimer mouse;
        QObject::connect(&mouse, &QTimer::timeout, m_view, [&] { drag(-30 + 0.01 * ++moved); });
        mouse.setTimerType(Qt::PreciseTimer);
        const int before = m_replots;
        QElapsedTimer clock;
        clock.start();
        mouse.start(8);
        while (moved < moves)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        mouse.stop();
        return (m_replots - before) / (static_cast<double>(clock.nsecsElapsed()) * 1e-9);
    }

private:
    void drag(double depth) { m_window.document().setValues(0, {{"dh", depth}}, {}, "drag"); }

    MainWindow& m_window;
    StudyView* m_view;
    QObject m_counter;
    int m_replots = 0;
};

void timeStudy(MainWindow& window, const char* convention, bool compared) {
    const auto rover = window.document().registry().find("rover");
    const auto example = std::ranges::find(rover->examples, "hartl-case-3", &Example::id);
    Project project = makeProject(*rover, *example);
    project.experiments[0].values["convention"] = std::string(convention);
    project.experiments[0].study->compared = compared;
    window.document().reset(project);
    if (!QTest::qWaitFor([&] { return window.liveStudy().isCurrent(); })) return;
    DraggedStudy dragged(window);
    std::vector<double> times, solving;
    for (int i = 0; i < 100; ++i) {
        times.push_back(dragged.time(-29.9 + 0.02 * i));
        solving.push_back(1000 * window.liveStudy().seconds());
    }
    std::printf("\nStudy of %zu runs, %s\n", window.liveStudy().runs(),
                compared ? "both conventions" : convention);
    report("Solving", solving);
    report("Drag step to paint", times);
    std::printf("%-24s %.0f figures per second\n", "Sustained drag", dragged.framesPerSecond(400));
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const tests::Apart apart;
    Document document(builtinSystems());
    MainWindow window(document);
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
    timeStudy(window, "published", false);
    timeStudy(window, "consistent", false);
    timeStudy(window, "published", true);
    return 0;
}
