#include "figures/export.h"

#include "figures/figure_view.h"
#include "figures/picture_file.h"
#include "figures/space_view.h"

#include <cmath>

namespace talweg {

namespace {

/// Letters of 8 points: what journals want beside text of 10.
constexpr int fontPixels = 11;

constexpr double leastMm = 20, mostMm = 2000;
constexpr int leastDpi = 30, mostDpi = 2400;
/// What a PNG may have at most, so that it fits into memory beside everything else.
constexpr double mostPixels = 2e8;

/// The run with a sample for every dot from left to right, unless there are more already.
Shown sampledFor(const Shown& shown, const FigureSize& size) {
    constexpr int most = 8000;
    const auto rows = static_cast<std::size_t>(std::min(pixelSize(size).width(), most));
    if (shown.isEmpty() || !shown.run->samples || shown.samples->t.size() >= rows) return shown;
    return {shown.system, shown.run, std::make_shared<const Samples>(shown.run->samples(rows))};
}

} // namespace

QString complaint(const FigureSize& size) {
    for (const auto& [side, mm] : {std::pair("width", size.widthMm), std::pair("height", size.heightMm)})
        if (!(mm >= leastMm && mm <= mostMm))
            return QString("The figure's %1 is %2 mm; it has to be at least %3 mm and at most %4 mm.")
                .arg(side, QString::fromStdString(shortest(mm)))
                .arg(leastMm)
                .arg(mostMm);
    if (size.dpi < leastDpi || size.dpi > mostDpi)
        return QString("The resolution is %1 dpi; it has to be at least %2 dpi and at most %3 dpi.")
            .arg(size.dpi)
            .arg(leastDpi)
            .arg(mostDpi);
    const QSize pixels = pixelSize(size);
    if (double(pixels.width()) * pixels.height() > mostPixels)
        return QString(
                   "The figure would have %1 × %2 pixels; choose a smaller size or fewer dpi, so that it has "
                   "at most 200 million.")
            .arg(pixels.width())
            .arg(pixels.height());
    return {};
}

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

QPicture drawPlot(PlotView& view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window, const std::vector<bool>& entries) {
    QFont font(QFontInfo(view.font()).family()); // files have to name a real one
    font.setPixelSize(fontPixels);
    view.setFont(font);
    view.setTheme(theme);
    view.setResolution(size.dpi);
    view.setLegendComplete(true);
    for (std::size_t i = 0; i < entries.size(); ++i)
        view.setEntryShown(i, entries[i]);
    if (window) view.setZoom(*window);
    const QSizeF logical = logicalSize(size);
    QPicture picture;
    QCPPainter painter;
    painter.begin(&picture);
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    view.toPainter(&painter, static_cast<int>(std::ceil(logical.width())),
                   static_cast<int>(std::ceil(logical.height())));
    painter.end();
    return picture;
}

QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned,
                     const FigureState& state) {
    for (const QString& problem : {figureNameComplaint(path), complaint(size)})
        if (!problem.isEmpty()) return problem;
    return writePicture(drawFigure(shown, recipe, theme, size, pinned, state), size, path);
}

} // namespace talweg
