#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// What each of many runs has of one kind, one run after the other.
struct RunColumn {
    std::byte* first = nullptr;
    std::size_t width = 0; ///< bytes of a run

    template <class Number>
    static RunColumn of(std::vector<Number>& numbers) {
        return {reinterpret_cast<std::byte*>(numbers.data()), numbers.empty() ? 0 : sizeof(Number)};
    }
};

/// The first runs of a study that was left off.
struct FinishedRuns {
    std::size_t runs = 0;
    double seconds = 0; ///< that they took
};

/// Their columns as bytes: of this machine, whose numbers they are.
std::string bytesOf(const FinishedRuns& finished, std::span<const RunColumn> columns);
/// How many bytes that are.
std::size_t sizeInBytes(std::size_t runs, std::span<const RunColumn> columns);
/// Puts them back into columns that have room for `most` runs; nothing, and no change, where the bytes are
/// not of such columns.
std::optional<FinishedRuns> takeBytes(std::string_view bytes, std::span<const RunColumn> columns,
                                      std::size_t most);

} // namespace talweg
