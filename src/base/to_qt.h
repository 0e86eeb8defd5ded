#pragma once

#include <QString>
#include <string_view>

namespace talweg {

/// A text of the layers without Qt for those with Qt.
inline QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace talweg
