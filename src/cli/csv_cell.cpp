#include "cli/csv_cell.h"

#include "base/number.h"

#include <cmath>

namespace talweg {

QString csvCell(const QString& text) {
    const bool plain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')
                       && !text.contains(u'\r') && text == text.trimmed();
    if (plain) return text;
    return u'"' + QString(text).replace("\"", "\"\"") + u'"';
}

QString csvCell(double number) {
    return std::isfinite(number) ? QString::fromStdString(shortest(number)) : QString();
}

} // namespace talweg
