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
    double seconds = 0; ///< time that they took
};

/// Their columns as bytes, in the number format of this machine.
std::string bytesOf(const FinishedRuns& finished, std::span<const RunColumn> columns);
/// Size of these bytes.
std::size_t sizeInBytes(std::size_t runs, std::span<const RunColumn> columns);
/// Restores the columns, which have room for `most` runs. Returns nothing and changes nothing if the bytes do
/// not belong to such columns.
std::optional<FinishedRuns> takeBytes(std::string_view bytes, std::span<const RunColumn> columns,
                                      std::size_t most);

} // namespace talweg
