#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// One kind of data of many runs, one run after the other.
struct RunColumn {
    std::byte* first = nullptr;
    std::size_t width = 0; ///< bytes per run

    template <class Number>
    static RunColumn of(std::vector<Number>& numbers) {
        return {reinterpret_cast<std::byte*>(numbers.data()), numbers.empty() ? 0 : sizeof(Number)};
    }
};

/// The first runs of an interrupted study.
struct FinishedRuns {
    std::size_t runs = 0;
    double seconds = 0; ///< computing time of these runs
};

/// The columns of the finished runs as bytes, in the number format of this machine.
std::string bytesOf(const FinishedRuns& finished, std::span<const RunColumn> columns);
/// Number of bytes that bytesOf returns.
std::size_t sizeInBytes(std::size_t runs, std::span<const RunColumn> columns);
/// Restores the columns from the result of bytesOf. They must have room for `most` runs. If the bytes do not
/// fit the columns, returns nothing and changes nothing.
std::optional<FinishedRuns> takeBytes(std::string_view bytes, std::span<const RunColumn> columns,
                                      std::size_t most);

} // namespace talweg
