#include "cli/fonts.h"

#include "cli/failure.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetrics>

namespace talweg {

void requireFonts() {
    if (!QFontMetrics(QFont()).inFont(u'0'))
        throw Failure{
            failed,
            {QCoreApplication::translate(
                "talweg",
                "Figures cannot be drawn: no fonts are installed. Install some, such as the package "
                "fonts-dejavu-core.")}};
}

} // namespace talweg
