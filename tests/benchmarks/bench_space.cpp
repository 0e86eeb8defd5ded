// Measures the time of a frame of the 3-D view, from a mouse move to the repainted widget, at 3840 by 2160
// pixels. The view is turned, played over time, or at rest in full quality. 30 frames per second correspond
// to 33 ms per frame. If the argument is a folder, pictures of the view are also written there.

#include "figures/run/make_figure.h"
#include "systems/builtin/builtin.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace talweg;

namespace {

constexpr int frames = 60;

Shown solved(const std::shared_ptr<const System>& system, const Values& changes) {
    Values values = defaultValues(system->parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    const auto run = prepared(*system, values)->solve({}, {});
    return {system, run, std::make_shared<const Samples>(run->samples(2000))};
}

class Painted : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override {
        isDone = isDone || event->type() == QEvent::Paint;
        return false;
    }
    bool isDone = false;
};

/// Times frames; `change` makes the change that causes a frame.
template <class Change>
void measure(const std::string& name, FigureView& view, const QString& folder, const Change& change) {
    std::vector<double> times;
    Painted painted;
    view.installEventFilter(&painted);
    const std::clock_t before = std::clock();
    for (int i = 0; i < frames; ++i) {
        QElapsedTimer clock;
        clock.start();
        painted.isDone = false;
        change(i);
        while (!painted.isDone)
            QCoreApplication::processEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    const double work = 1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / frames;
    std::ranges::sort(times);
    std::printf("%-28s median %6.1f ms, worst %6.1f ms; %6.1f ms of processors\n", name.c_str(),
                times[times.size() / 2], times.back(), work);
    if (!folder.isEmpty()) view.grab().save(folder + "/" + QString::fromStdString(name) + ".png");
}

void send(QWidget& widget, QEvent::Type type, const QPointF& place) {
    const bool moves = type == QEvent::MouseMove;
    QMouseEvent event(type, place, widget.mapToGlobal(place), moves ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

void measureScene(const std::string& name, const std::shared_ptr<const System>& system, const Values& changes,
                  const QString& folder) {
    const auto recipe = std::ranges::find(system->figures, FigureRecipe::Kind::space, &FigureRecipe::kind);
    const auto view = makeFigureView(system, *recipe);
    const Shown shown = solved(system, changes);
    view->resize(1920, 1080);
    view->setShown(shown);
    view->show();
    QApplication::processEvents();
    measure(name + ", still", *view, folder, [&](int) { view->replot(QCustomPlot::rpQueuedRefresh); });
    send(*view, QEvent::MouseButtonPress, {900, 500});
    measure(name + ", turned", *view, folder, [&](int i) {
        send(*view, QEvent::MouseMove, {920.0 + 5 * i, 500.0 + i});
    });
    send(*view, QEvent::MouseButtonRelease, {900, 500});
    measure(name + ", played", *view, folder,
            [&](int i) { view->setCursor(shown.run->duration * i / frames); });
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    const auto systems = builtinSystems();
    for (const char* id : {"rover", "incline", "rough-plane"}) {
        const auto system = systems.find(id);
        measureScene(id, system, {}, folder);
        measureScene(std::string(id) + " example", system,
                     system->examples.front().experiments.front().values, folder);
    }
    return 0;
}
