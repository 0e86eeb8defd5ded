#include "cli/figure_size.h"

#include "cli/failure.h"

#include <QCoreApplication>
#include <cmath>

namespace talweg {

FigureSize figureSize(const Options& options, FigureSize size) {
    size.widthMm = options.number("width-mm", size.widthMm);
    size.heightMm = options.number("height-mm", size.heightMm);
    const double dpi = options.number("dpi", size.dpi);
    constexpr double maxWhole = 1e6; // keeps the number in an int; what is allowed is told by `complaint`
    if (!(std::abs(dpi) <= maxWhole) || dpi != std::floor(dpi))
        misuse(QCoreApplication::translate("talweg", "--dpi %1: must be a whole number.")
                   .arg(options.text("dpi")));
    size.dpi = static_cast<int>(dpi);
    size.letters = options.number("letters", size.letters);
    if (const QString problem = complaint(size); !problem.isEmpty()) misuse(problem);
    return size;
}

} // namespace talweg
