#include "figures/file/figure_size.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QCoreApplication>

namespace talweg {

namespace {

constexpr double mmInInch = 25.4, unitsPerInch = 96;
/// Allowed lengths on paper, mm, and dots per inch. Error messages quote them.
constexpr double minMm = 20, maxMm = 2000;
constexpr int minDpi = 30, maxDpi = 2400;
/// Allowed text sizes, pt.
constexpr double minLetters = 4, maxLetters = 40;
/// Allowed line widths, pt.
constexpr double minLine = 0.1, maxLine = 10;
/// Width of an axis line in the drawing, pt: one unit of the drawing.
constexpr double drawnLine = 0.75;
/// Maximum number of pixels of a PNG, so that it fits into memory.
constexpr double maxPixels = 2e8;

} // namespace

QSize pixelSize(const FigureSize& size) {
    return {qRound(size.widthMm * size.dpi / mmInInch), qRound(size.heightMm * size.dpi / mmInInch)};
}

QSizeF logicalSize(const FigureSize& size) {
    return {size.widthMm * unitsPerInch / mmInInch, size.heightMm * unitsPerInch / mmInInch};
}

double enlargement(const FigureSize& size) {
    return size.letters / FigureSize().letters;
}

double lineFactor(const FigureSize& size) {
    return size.lineWidth > 0 ? size.lineWidth / (drawnLine * enlargement(size)) : 1;
}

const std::vector<FigurePreset>& figurePresets() {
    static const std::vector<FigurePreset> presets{
        {"journal-80", QT_TRANSLATE_NOOP("talweg", "Journal, one column: 80 mm"), {80, 60, 600, 8, 0.5}},
        {"journal-160",
         QT_TRANSLATE_NOOP("talweg", "Journal, two columns: 160 mm"),
         {160, 100, 600, 8, 0.5}}};
    return presets;
}

QString presetLabel(const FigurePreset& preset) {
    return QCoreApplication::translate("talweg", preset.label);
}

QString complaint(const FigureSize& size) {
    const auto isPossible = [](double mm) { return mm >= minMm && mm <= maxMm; };
    if (!isPossible(size.widthMm))
        return QCoreApplication::translate(
                   "talweg", "The width of the figure must lie between %2 and %3 mm (you entered %1 mm).")
            .arg(toQt(shortest(size.widthMm)))
            .arg(minMm)
            .arg(maxMm);
    if (!isPossible(size.heightMm))
        return QCoreApplication::translate(
                   "talweg", "The height of the figure must lie between %2 and %3 mm (you entered %1 mm).")
            .arg(toQt(shortest(size.heightMm)))
            .arg(minMm)
            .arg(maxMm);
    if (size.dpi < minDpi || size.dpi > maxDpi)
        return QCoreApplication::translate(
                   "talweg", "The resolution must lie between %2 and %3 dpi (you entered %1 dpi).")
            .arg(size.dpi)
            .arg(minDpi)
            .arg(maxDpi);
    if (!(size.letters >= minLetters && size.letters <= maxLetters))
        return QCoreApplication::translate("talweg",
                                           "The text size must lie between %2 and %3 pt (you entered %1 pt).")
            .arg(toQt(shortest(size.letters)))
            .arg(minLetters)
            .arg(maxLetters);
    if (size.lineWidth != 0 && !(size.lineWidth >= minLine && size.lineWidth <= maxLine))
        return QCoreApplication::translate(
                   "talweg", "The line width must lie between %2 and %3 pt (you entered %1 pt).")
            .arg(toQt(shortest(size.lineWidth)))
            .arg(minLine)
            .arg(maxLine);
    const QSize pixels = pixelSize(size);
    if (double(pixels.width()) * pixels.height() > maxPixels)
        return QCoreApplication::translate("talweg",
                                           "The figure would have %1 × %2 pixels; at most 200 million are "
                                           "allowed. Choose a smaller size or resolution.")
            .arg(pixels.width())
            .arg(pixels.height());
    return {};
}

} // namespace talweg
