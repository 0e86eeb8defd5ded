#pragma once

#include <QString>
#include <string>

namespace talweg {

inline QString toQt(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace talweg
