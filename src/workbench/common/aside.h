#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace talweg {

/// Runs work that may take long, such as reading a file, on its own thread and waits for its end. After a
/// moment, a dialog with this text offers to cancel it. Returns whether the work was completed; rethrows its
/// exception.
///
/// Cancelled work continues on its thread, because a disk that does not respond cannot be interrupted. The
/// work must therefore own all data that it uses.
bool doAside(QWidget* window, const QString& text, std::function<void()> work);

/// Returns the result of `read`, or nothing if it was cancelled. See doAside.
template <class Read>
auto readAside(QWidget* window, const QString& text, Read read) {
    const auto result = std::make_shared<decltype(std::optional(read()))>();
    const bool done = doAside(window, text, [result, read = std::move(read)] { *result = read(); });
    return done ? std::move(*result) : std::nullopt;
}

} // namespace talweg
