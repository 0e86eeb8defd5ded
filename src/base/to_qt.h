#pragma once

#include <QString>
#include <string_view>

namespace talweg {

/// Converts UTF-8 text from the parts of the program without Qt to a QString.
inline QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace talweg
