#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// A view of one array that has an element for each run.
struct RunColumn {
    std::byte* first = nullptr;
    std::size_t width = 0; ///< bytes per run

    template <class Number>
    static RunColumn of(std::vector<Number>& numbers) {
        return {reinterpret_cast<std::byte*>(numbers.data()), numbers.empty() ? 0 : sizeof(Number)};
    }
};

/// Progress of an interrupted study whose first runs are finished.
struct FinishedRuns {
    std::size_t runs = 0;
    double seconds = 0; ///< computing time of these runs
};

/// Serialises the finished runs of the columns, in the number format of this machine.
std::string bytesOf(const FinishedRuns& finished, std::span<const RunColumn> columns);
/// Number of bytes that bytesOf returns.
std::size_t sizeInBytes(std::size_t runs, std::span<const RunColumn> columns);
/// Inverse of bytesOf: fills the columns, which must have room for `most` runs. Returns nothing and changes
/// nothing if the bytes do not fit the columns.
std::optional<FinishedRuns> takeBytes(std::string_view bytes, std::span<const RunColumn> columns,
                                      std::size_t most);

} // namespace talweg
