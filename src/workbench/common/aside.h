#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace talweg {

/// Does what may take long, such as reading a file, on a thread of its own and waits for its end. After a
/// moment a dialog with this text offers to cancel it. Returns whether it was done; throws what it threw.
///
/// Cancelled work is left alone, for a disk that does not answer cannot be interrupted: it must own what it
/// uses.
bool doAside(QWidget* window, const QString& text, std::function<void()> work);

/// The result of `read`; nothing if it was cancelled. See doAside.
template <class Read>
auto readAside(QWidget* window, const QString& text, Read read) {
    const auto result = std::make_shared<decltype(std::optional(read()))>();
    const bool done = doAside(window, text, [result, read = std::move(read)] { *result = read(); });
    return done ? std::move(*result) : std::nullopt;
}

} // namespace talweg
