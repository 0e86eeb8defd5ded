#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace talweg {

/// Runs slow work, e.g. reading a file, on a separate thread and waits until the work ends. If the work takes
/// longer than a moment, a dialog with `text` offers to cancel it. Returns whether the work was completed.
/// Rethrows an exception thrown by the work.
///
/// Cancelled work continues on its thread, because a disk that does not respond cannot be interrupted. The
/// work must therefore own all data that it uses.
bool doAside(QWidget* window, const QString& text, std::function<void()> work);

/// Returns the result of `read`, or nothing if the user cancelled. See doAside.
template <class Read>
auto readAside(QWidget* window, const QString& text, Read read) {
    const auto result = std::make_shared<decltype(std::optional(read()))>();
    const bool done = doAside(window, text, [result, read = std::move(read)] { *result = read(); });
    return done ? std::move(*result) : std::nullopt;
}

} // namespace talweg
