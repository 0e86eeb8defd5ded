// Measures the time to show and draw new results in every kind of study figure. The results are the full
// study of Hartl 2006 (1,722 designs with 51 runs each) in both conventions. If the argument is a folder, the
// figures are also written there.

#include "figures/file/picture_file.h"
#include "figures/study/study_view.h"
#include "study/axis.h"
#include "systems/builtin/builtin.h"

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>

using namespace talweg;

namespace {

struct Mission {
    const char* axisE;
    double angle, dh, pl;
    const char* speeds;
    const char* requirement;
};

const Mission shallow{"0.6:1:0.01", 15, -3, 9, "2:7:0.1", "crossed>=80"};
const Mission deep{"0.6:1:0.01", 25, -30, 90, "5:10:0.1", "height_mean-1*height_sd>-15"};

StudyShown solved(const std::shared_ptr<const System>& rover, const Mission& mission, const char* convention,
                  const char* name, double g = 3.71) {
    Sweep sweep;
    sweep.base = defaultValues(rover->parameters);
    for (const char* angle : {"beta", "theta"})
        sweep.base[angle] = mission.angle;
    sweep.base["dh"] = mission.dh;
    sweep.base["pl"] = mission.pl;
    sweep.base["g"] = g;
    sweep.base["convention"] = std::string(convention);
    for (const auto& [id, text] : {std::pair("b", "1:6:1"), std::pair("k", "0.1,0.2,0.3,0.4,0.5,0.6,0.67"),
                                   std::pair("e", mission.axisE)})
        sweep.axes.push_back(*readAxis(*rover, id, text).axis);
    sweep.over = *readAxis(*rover, "u4", mission.speeds).axis;
    sweep.measures = {"height"};
    return {solveSweep(rover, sweep, {}, {}, {}), name,
            Requirement::read(*rover, sweep.measures, mission.requirement).requirement};
}

void measure(const char* name, const StudyFigure& figure, const std::vector<StudyShown>& results,
             const Values& chosen, const QString& folder) {
    StudyView view;
    view.resize(900, 500);
    view.setFigure(figure);
    view.setChosen(chosen);
    view.setResults(results);
    view.show();
    QApplication::processEvents();
    std::vector<double> times;
    for (int i = 0; i < 60; ++i) {
        QElapsedTimer clock;
        clock.start();
        view.setResults(results);
        view.replot();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    std::ranges::sort(times);
    std::printf("%-28s median %5.2f ms, worst %5.2f ms\n", name, times[times.size() / 2], times.back());
    if (folder.isEmpty()) return;
    view.grab().save(folder + "/" + name + "-screen.png");
    const FigureSize size{160, 100, 200};
    writePicture(view.picture(Theme::light(), size), size, folder + "/" + name + ".png");
    writePicture(view.picture(Theme::night(), size), size, folder + "/" + name + "-night.png");
    writePicture(view.picture(Theme::light(), size), size, folder + "/" + name + ".pdf");
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    const auto systems = builtinSystems();
    const auto rover = systems.find("rover");
    const StudyShown published1 = solved(rover, shallow, "published", "As published");
    const StudyShown consistent1 = solved(rover, shallow, "consistent", "Consistent");
    const StudyShown published3 = solved(rover, deep, "published", "As published");
    const StudyShown consistent3 = solved(rover, deep, "consistent", "Consistent");
    using Kind = StudyFigure::Kind;
    const Values caseI{{"b", 2.0}, {"k", 0.3}, {"e", 0.85}}, caseIII{{"b", 2.0}, {"k", 0.1}, {"e", 0.71}};
    const auto figure = [](Kind kind, const char* x, const char* family) {
        StudyFigure made;
        made.kind = kind;
        made.x = x;
        made.family = family;
        return made;
    };
    measure("percentage", figure(Kind::percentage, "e", "b"), {published1}, caseI, folder);
    measure("percentage-both", figure(Kind::percentage, "e", "b"), {published1, consistent1}, caseI, folder);
    measure("percentage-k", figure(Kind::percentage, "e", "k"), {published1}, caseI, folder);
    measure("percentage-one-both", figure(Kind::percentage, "e", ""), {published1, consistent1}, caseI,
            folder);
    measure("spread", figure(Kind::spread, "e", "b"), {published3}, caseIII, folder);
    measure("spread-consistent", figure(Kind::spread, "e", "b"), {consistent3}, caseIII, folder);
    measure("spread-both", figure(Kind::spread, "e", "b"), {published3, consistent3}, caseIII, folder);
    measure("spread-one-both", figure(Kind::spread, "e", ""), {published3, consistent3}, caseIII, folder);
    measure("mean", figure(Kind::mean, "e", "k"), {published3}, caseIII, folder);
    measure("mean-both", figure(Kind::mean, "e", "k"), {published3, consistent3}, caseIII, folder);
    StudyFigure runs = figure(Kind::runs, "e", "");
    runs.over = {5, 6, 7, 8, 9, 10};
    measure("runs", runs, {published3}, caseIII, folder);
    measure("runs-both", runs, {published3, consistent3}, caseIII, folder);
    measure("map-percentage", figure(Kind::map, "e", "b"), {published1}, caseI, folder);
    measure("map-percentage-both", figure(Kind::map, "e", "k"), {published1, consistent1}, caseI, folder);
    StudyFigure heights = figure(Kind::map, "e", "k");
    heights.measure = "height";
    measure("map-height-both", heights, {published3, consistent3}, caseIII, folder);
    return 0;
}
