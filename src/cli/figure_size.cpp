#include "cli/figure_size.h"

#include "cli/failure.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetrics>
#include <cmath>

namespace talweg {

namespace {

FigureSize presetNamed(const QString& id) {
    QStringList ids;
    for (const FigurePreset& preset : figurePresets()) {
        if (id == QLatin1String(preset.id)) return preset.size;
        ids << preset.id;
    }
    misuse(
        QCoreApplication::translate("talweg", "--preset %1: this size does not exist; available sizes: %2.")
            .arg(id, ids.join(", ")));
}

} // namespace

FigureSize figureSize(const Options& options, FigureSize size) {
    if (options.has("preset")) size = presetNamed(options.text("preset"));
    size.widthMm = options.number("width-mm", size.widthMm);
    size.heightMm = options.number("height-mm", size.heightMm);
    const double dpi = options.number("dpi", size.dpi);
    constexpr double maxWhole = 1e6; // fits in an int; complaint() below reports the allowed range
    if (!(std::abs(dpi) <= maxWhole) || dpi != std::floor(dpi))
        misuse(QCoreApplication::translate("talweg", "--dpi %1: must be a whole number.")
                   .arg(options.text("dpi")));
    size.dpi = static_cast<int>(dpi);
    size.letters = options.number("letters", size.letters);
    size.lineWidth = options.number("line-width", size.lineWidth);
    size.grey = options.has("grey");
    if (const QString problem = complaint(size); !problem.isEmpty()) misuse(problem);
    return size;
}

void requireFonts() {
    if (!QFontMetrics(QFont()).inFont(u'0'))
        throw Failure{
            failed,
            {QCoreApplication::translate("talweg", "Figures cannot be drawn because no fonts are installed. "
                                                   "Install a font package, such as fonts-dejavu-core.")}};
}

} // namespace talweg
