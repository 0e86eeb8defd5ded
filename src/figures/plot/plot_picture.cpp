#include "figures/plot/plot_picture.h"

#include "figures/plot/plot_view.h"

#include <cmath>

namespace talweg {

namespace {

/// Font size in units of the drawing: 8 points, as journals require with a main text of 10 points.
constexpr int fontPixels = 11;

} // namespace

QPicture drawPlot(PlotView& view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window, const std::vector<bool>& entries) {
    QFont font(QFontInfo(view.font()).family()); // the file must name an existing font family
    font.setPixelSize(fontPixels);
    view.setFont(font);
    view.setTheme(theme);
    view.setResolution(size.dpi * enlargement(size));
    view.setLegendComplete(true);
    for (std::size_t i = 0; i < entries.size(); ++i)
        view.setEntryShown(i, entries[i]);
    if (window) view.setZoom(*window);
    const QSizeF logical = logicalSize(size) / enlargement(size);
    QPicture picture;
    QCPPainter painter;
    painter.begin(&picture);
    painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    view.toPainter(&painter, static_cast<int>(std::ceil(logical.width())),
                   static_cast<int>(std::ceil(logical.height())));
    painter.end();
    return picture;
}

} // namespace talweg
