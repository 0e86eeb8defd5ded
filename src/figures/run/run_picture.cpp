#include "figures/run/run_picture.h"

#include "figures/file/picture_file.h"
#include "figures/plot/plot_picture.h"
#include "figures/run/figure_view.h"
#include "figures/run/space_view.h"

namespace talweg {

namespace {

/// The run with a sample for every dot from left to right, unless there are more already.
Shown sampledFor(const Shown& shown, const FigureSize& size) {
    constexpr int most = 8000;
    const auto rows = static_cast<std::size_t>(std::min(pixelSize(size).width(), most));
    if (shown.isEmpty() || !shown.run->samples || shown.samples->t.size() >= rows) return shown;
    return {shown.system, shown.run, std::make_shared<const Samples>(shown.run->samples(rows))};
}

} // namespace

QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned, const FigureState& state) {
    const auto view = makeFigureView(shown.system, recipe);
    std::vector<Pinned> fine = pinned;
    for (Pinned& each : fine)
        each.shown = sampledFor(each.shown, size);
    view->setShown(sampledFor(shown, size));
    view->setPinned(std::move(fine));
    if (state.instant) view->setCursor(*state.instant);
    if (auto* space = qobject_cast<SpaceView*>(view.get()); space && state.direction)
        space->lookFrom(*state.direction);
    return drawPlot(*view, theme, size, state.window, state.entries);
}

QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned,
                     const FigureState& state) {
    for (const QString& problem : {figureNameComplaint(path), complaint(size)})
        if (!problem.isEmpty()) return problem;
    return writePicture(drawFigure(shown, recipe, theme, size, pinned, state), size, path);
}

} // namespace talweg
