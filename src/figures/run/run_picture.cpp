#include "figures/run/run_picture.h"

#include "figures/file/picture_file.h"
#include "figures/run/fine_samples.h"
#include "figures/run/make_figure.h"
#include "figures/run/space_view.h"

namespace talweg {

FigureDrawing figureDrawing(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                            const FigureSize& size, const std::vector<Pinned>& pinned,
                            const FigureState& state) {
    auto view = makeFigureView(shown.system, recipe);
    view->setShown(sampledFor(shown, size));
    view->setPinned(sampledFor(pinned, size));
    view->setLog(state.log);
    if (state.instant) view->setCursor(*state.instant);
    if (auto* space = qobject_cast<SpaceView*>(view.get()); space && state.direction)
        space->lookFrom(state.direction->azimuth, state.direction->elevation);
    if (state.isBare) view->setBare();
    return {std::move(view), theme, size, state.window, state.entries};
}

QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned, const FigureState& state) {
    return figureDrawing(shown, recipe, theme, size, pinned, state).draw();
}

QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned,
                     const FigureState& state, const PictureSource& source) {
    for (const QString& problem : {figureNameComplaint(path), complaint(size)})
        if (!problem.isEmpty()) return problem;
    return writePicture(drawFigure(shown, recipe, theme, size, pinned, state), size, path, source);
}

} // namespace talweg
