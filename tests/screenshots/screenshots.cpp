// Draws the pictures of the README from the program as it is, into a folder, and the sketches of the help for
// those who read it elsewhere: screenshots FOLDER. With QT_SCALE_FACTOR=2 the former are twice as fine. The
// frames of its film are FOLDER/film/talweg-0001.png and so on; packaging/screenshots.sh makes one file of
// them. screenshots FOLDER sketches draws the sketches alone.

#include "figures/file/film_file.h"
#include "systems/builtin/builtin.h"
#include "workbench/help/sketches.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/time_cursor.h"
#include "workbench/study/live_study.h"
#include "workbench/window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>
#include <cstdio>
#include <functional>

using namespace talweg;

namespace {

/// A window as it is at first, its pictures and their folder.
class Studio {
public:
    Studio(const QString& folder) : m_folder(folder), m_document(builtinSystems()), m_window(m_document) {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_window)) fail("The window does not become active.");
        trigger("darkOff");
    }

    MainWindow& window() { return m_window; }
    const System& rover() const { return *m_document.registry().find("rover"); }

    void open(const char* id, const std::function<void(Project&)>& change = {}) {
        const auto example = std::ranges::find(rover().examples, id, &Example::id);
        if (example == rover().examples.end()) fail("An example is missing.");
        Project project = makeProject(rover(), *example);
        if (change) change(project);
        m_document.reset(project);
        until([this] { return m_window.live().isCurrent(); });
    }
    void trigger(const char* action) { m_window.findChild<QAction*>(action)->trigger(); }
    /// Presses the button of this text, which shows a figure.
    void press(const QString& text) {
        for (auto* button : m_window.findChild<FigureBoard*>()->findChildren<QAbstractButton*>())
            if (button->text() == text) return button->click();
        fail("A button is missing.");
    }
    void until(const std::function<bool()>& ready) {
        if (!QTest::qWaitFor(ready, 60'000)) fail("Something does not become ready.");
    }
    /// Once all is painted.
    QImage grab() {
        QTest::qWait(200);
        return m_window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    void shoot(const char* name) {
        if (!grab().save(m_folder.filePath(name))) fail("A picture cannot be written.");
        std::printf("%s\n", name);
    }
    [[noreturn]] static void fail(const char* why) {
        std::fprintf(stderr, "screenshots: %s\n", why);
        std::exit(1);
    }

private:
    QDir m_folder;
    Document m_document;
    MainWindow m_window;
};

void shootRuns(Studio& studio) {
    studio.trigger("darkOn");
    studio.open("side-spin");
    studio.press("3-D view");
    studio.window().timeCursor().setT(4.232);
    studio.shoot("window-dark.png");
    studio.trigger("darkOff");
    studio.press("3-D view");
    studio.open("wind-profile");
    studio.press("Energy");
    studio.press("Mobility");
    studio.shoot("wind.png");
    studio.press("Energy");
    studio.press("Mobility");
}

void shootStudies(Studio& studio) {
    studio.open("hartl-case-3", [](Project& project) { project.experiments[0].study->compared = true; });
    studio.trigger("showStudy");
    studio.until([&] { return studio.window().liveStudy().isCurrent(); });
    // Of either convention, which comes a little later.
    const auto* answer = studio.window().findChild<QLabel*>("answer");
    studio.until([&] { return answer->text().count("Checked with more values") == 2; });
    studio.shoot("study.png");
    studio.open("hartl-case-3", [](Project& project) {
        Experiment& experiment = project.experiments[0];
        experiment.values["convention"] = std::string("consistent");
        experiment.study->likely = "uniform:5:10";
        for (const char* input : {"e", "mu"})
            experiment.study->uncertain.push_back({input, "±5%"});
    });
    studio.trigger("showRandomRuns");
    studio.until([&] { return studio.window().liveMonteCarlo().isCurrent(); });
    studio.shoot("random-runs.png");
    studio.trigger("showRun");
}

/// On white, wherever they are read.
void drawSketches(const QDir& folder) {
    for (const QString& name : sketchNames()) {
        QSvgGenerator file;
        file.setFileName(folder.filePath("sketch-" + name + ".svg"));
        file.setSize(sketchSize(name).toSize());
        file.setResolution(96); // the pixels of browsers
        file.setViewBox(QRectF(QPointF(), sketchSize(name)));
        QPainter painter(&file);
        painter.fillRect(QRectF(QPointF(), sketchSize(name)), Qt::white);
        drawSketch(name, painter, QFont("sans-serif", 9), Theme::light());
        if (!painter.end()) Studio::fail("A sketch cannot be written.");
        std::printf("sketch-%s.svg\n", qPrintable(name));
    }
}

/// A corner of the valley is dragged deeper and back, then the run plays.
void film(Studio& studio, const QString& folder) {
    constexpr double perFrame = 0.1;
    constexpr int dragged = 30, played = 50;
    studio.open("hartl-4.2");
    if (!QDir().mkpath(folder)) Studio::fail("The folder of the film cannot be created.");
    const auto file = makeFilmFile(QDir(folder).filePath("talweg.png"));
    const auto add = [&] {
        const QString wrong = file->add(studio.grab(), perFrame);
        if (!wrong.isEmpty()) Studio::fail(qPrintable(wrong));
    };
    FigureView* view = studio.window().findChild<FigureBoard*>()->views()[0];
    for (int i = 0; i <= dragged; ++i) {
        const double deeper = 4.0 * (1 - std::abs(2.0 * i / dragged - 1));
        emit view->handleMoved(0, 17.3 + 2 * deeper, -10 - deeper, i == dragged);
        studio.until([&] { return studio.window().live().isCurrent(); });
        add();
    }
    const double end = studio.window().live().shown().run->duration;
    for (int i = 0; i <= played; ++i) {
        studio.window().timeCursor().setT(end * i / played);
        add();
    }
    if (const QString wrong = file->finish(); !wrong.isEmpty()) Studio::fail(qPrintable(wrong));
    std::printf("film\n");
}

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2 || !QDir(arguments[1]).exists())
        Studio::fail("Say into which folder: screenshots FOLDER.");
    drawSketches(arguments[1]);
    if (arguments.value(2) == "sketches") return 0;
    const tests::Apart apart;
    Studio studio(arguments[1]);
    shootRuns(studio);
    shootStudies(studio);
    film(studio, QDir(arguments[1]).filePath("film"));
    return 0;
}
