// Measures the longest time for which a single event blocks the GUI thread, for each system and action.
// Actions are opening, typing, dragging and undoing, with figures or a study shown and the tables open. Times
// are processor times. Repainting a figure, which depends on the size of the window, is listed as "drawing";
// everything else as "other". Users notice "other" times above 2 ms. Some cases have grounds that take long
// to examine. Arguments are the names of the cases to run; without arguments, all are run.

#include "figures/run/figure_view.h"
#include "study/default_study.h"
#include "systems/builtin/builtin.h"
#include "workbench/monte_carlo/monte_carlo_page.h"
#include "workbench/run/figure_board.h"
#include "workbench/study/live_study.h"
#include "workbench/window.h"

#include <QApplication>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace talweg;

namespace {

/// Measures the time of each outermost event, without the time for drawing figures in it.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (auto* plot = qobject_cast<QCustomPlot*>(receiver)) watch(*plot);
        if (m_depth > 0) return QApplication::notify(receiver, event);
        const int type = event->type();
        const char* name = receiver->metaObject()->className();
        m_drawn = 0;
        ++m_depth;
        const double begin = milliseconds();
        const bool done = QApplication::notify(receiver, event);
        const double took = milliseconds() - begin;
        --m_depth;
        const bool paints = type == QEvent::Paint || type == QEvent::UpdateRequest;
        drawing = std::max(drawing, paints ? took : m_drawn);
        if (!paints && took - m_drawn > other) {
            other = took - m_drawn;
            longest = QString("%1 of %2").arg(type).arg(name);
        }
        return done;
    }
    /// Performs an action in an event of its own, like an action of a user, and then processes the resulting
    /// events.
    void act(const std::function<void()>& action) {
        QMetaObject::invokeMethod(this, action, Qt::QueuedConnection);
        QTest::qWait(10);
    }
    void reset() {
        drawing = other = 0;
        longest.clear();
    }

    double drawing = 0, other = 0; ///< longest times so far, ms
    QString longest;

private:
    /// Processor time of the GUI thread, so that other load on the machine is not counted.
    static double milliseconds() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
    }

    void watch(QCustomPlot& plot) {
        if (plot.property("watched").toBool()) return;
        plot.setProperty("watched", true);
        connect(&plot, &QCustomPlot::beforeReplot, this, [this] { m_replot = milliseconds(); });
        connect(&plot, &QCustomPlot::afterReplot, this, [this] { m_drawn += milliseconds() - m_replot; });
    }

    int m_depth = 0;
    double m_drawn = 0, m_replot = 0;
};

struct Case {
    const char* name;
    const char* system;
    Values values;
    const char* typed; ///< id of the number input into which the benchmark types
};

class Bench {
public:
    Bench(TimedApplication& app, tests::ToyWindow& window) : m_app(app), m_window(window) {}

    void run(const Case& one) {
        const auto system = m_window->document().registry().find(one.system);
        Experiment experiment = makeExperiment(*system, "First", one.values);
        experiment.study = defaultStudy(*system, experiment.values);
        Experiment other = experiment;
        other.name = "Second";
        const auto time = [&](const char* action, const auto& act) {
            m_app.reset();
            act();
            settle();
            print(one.name, action);
        };
        const auto type = [&] {
            for (int i = 0; i < 10; ++i)
                m_app.act([&] { QTest::keyClick(m_window.line(one.typed), Qt::Key_Up); });
        };
        timeOpening(one.name, {"", "", {experiment, other}});
        time("type", type);
        time("drag", [&] {
            if (m_window->live().handles().empty()) return;
            const Point at = m_window->live().handles()[0].place;
            for (int i = 0; i < 20; ++i)
                m_app.act([&] {
                    emit m_window.find<FigureBoard>()->handleMoved(0, at.x() + 0.02 * i, at.y() - 0.02 * i,
                                                                   i == 19);
                });
        });
        m_window.find<QAction>("showStudy")->trigger();
        time("type, study open", type);
        time("undo all", [&] {
            while (m_window->document().undoStack().canUndo())
                m_app.act([&] { m_window->document().undoStack().undo(); });
        });
        m_window.find<QAction>("showRun")->trigger();
    }

    /// Shows each figure while the results of a million random runs arrive.
    void runRandom() {
        const auto system = m_window->document().registry().find("rover");
        Experiment experiment = makeExperiment(*system, "Drawn");
        experiment.study =
            Study{.over = {"u4", "2:7:0.1"},
                  .measures = {"height"},
                  .likely = "weibull:2:4",
                  .uncertain = {{"b", "±5%"}, {"e", "uniform:0.6:0.9"}, {"mu", "normal:0.8:0.05"}}};
        m_window->document().reset({"", "", {experiment}});
        m_window.find<QAction>("showRandomRuns")->trigger();
        settle();
        auto* page = m_window.find<MonteCarloPage>();
        auto* runs = page->findChild<QLineEdit*>("randomRunsWanted");
        runs->selectAll();
        QTest::keyClicks(runs, "1000000");
        settle();
        int seed = 1;
        for (auto* button : page->findChildren<QToolButton*>()) {
            if (!button->isCheckable()) continue;
            button->click();
            settle();
            int shown = 0;
            const auto counting =
                QObject::connect(&page->live(), &LiveMonteCarlo::shownChanged, page, [&shown] { ++shown; });
            m_app.reset();
            experiment.study->seed = std::to_string(++seed);
            m_app.act([&] { m_window->document().setStudy(0, experiment.study); });
            settle();
            QObject::disconnect(counting);
            print(qPrintable(QString("random runs, %1 pictures").arg(shown)), qPrintable(button->text()));
        }
        m_window.find<QAction>("showRun")->trigger();
    }

private:
    void print(const char* name, const char* action) const {
        std::printf("%-22s %-16s other %7.2f ms, drawing %6.1f ms   %s\n", name, action, m_app.other,
                    m_app.drawing, qPrintable(m_app.longest));
        std::fflush(stdout);
    }
    /// Opens a project while a project of another system is open. Takes the median of five times, because
    /// opening is a single event.
    void timeOpening(const char* name, const Project& project) {
        const auto& systems = m_window->document().registry().systems();
        const std::string& opened = project.experiments.front().system;
        const auto another =
            std::ranges::find_if(systems, [&](const auto& one) { return one->id != opened; });
        std::vector<std::tuple<double, double, QString>> times;
        for (int i = 0; i < 5; ++i) {
            m_window->document().reset({"", "", {makeExperiment(**another, "Before", {})}});
            settle();
            m_app.reset();
            m_app.act([&] { m_window->document().reset(project); });
            settle();
            times.emplace_back(m_app.other, m_app.drawing, m_app.longest);
        }
        std::ranges::sort(times);
        std::tie(m_app.other, m_app.drawing, m_app.longest) = times[2];
        print(name, "open");
    }
    void settle() {
        const auto* page = m_window.find<MonteCarloPage>();
        (void)QTest::qWaitFor(
            [&] {
                return !m_window->live().isBusy() && !m_window->liveStudy().isBusy() && !page->live().isBusy()
                       && (!page->live().shown().result || page->isCurrent());
            },
            60'000);
        QTest::qWait(50);
    }

    TimedApplication& m_app;
    tests::ToyWindow& m_window;
};

} // namespace

int main(int argc, char** argv) {
    TimedApplication app(argc, argv);
    const tests::Apart apart;
    tests::ToyWindow window(builtinSystems());
    Bench bench(app, window);
    const auto word = [](const char* text) { return std::string(text); };
    const std::vector<Case> cases{{"rover", "rover", {}, "u4"},
                                  {"rover, profile", "rover", {{"terrain", word("profile")}}, "u4"},
                                  {"incline", "incline", {}, "mu"},
                                  {"rough plane", "rough-plane", {}, "vx"},
                                  {"surface", "surface", {}, "v0"},
                                  {"surface, wavy",
                                   "surface",
                                   {{"y", word("sin(x*20)/5+sin(x*3)")}, {"x_to", 40.0}, {"b", 0.01}},
                                   "v0"},
                                  {"track", "track", {}, "v0"},
                                  {"track, wavy",
                                   "track",
                                   {{"curve", word("custom")},
                                    {"x", word("t")},
                                    {"y", word("sin(20*t)/5+sin(3*t)+t^2/10")},
                                    {"t_from", -6.0},
                                    {"t_to", 6.0},
                                    {"x0", -5.0},
                                    {"y0", 3.0}},
                                   "v0"}};
    const std::set<std::string> wanted(argv + 1, argv + argc);
    for (const Case& one : cases)
        if (wanted.empty() || wanted.contains(one.name)) bench.run(one);
    if (wanted.empty() || wanted.contains("random runs")) bench.runRandom();
    return 0;
}
