#include "study/finished_runs.h"

#include <cstdint>
#include <cstring>

namespace talweg {

namespace {

/// Stored before the bytes of the columns.
struct FinishedHeader {
    std::uint64_t runs = 0, widths = 0;
    double seconds = 0;
};

std::size_t widthOf(std::span<const RunColumn> columns) {
    std::size_t width = 0;
    for (const RunColumn& column : columns)
        width += column.width;
    return width;
}

} // namespace

std::size_t sizeInBytes(std::size_t runs, std::span<const RunColumn> columns) {
    return sizeof(FinishedHeader) + runs * widthOf(columns);
}

std::string bytesOf(const FinishedRuns& finished, std::span<const RunColumn> columns) {
    const FinishedHeader header{finished.runs, widthOf(columns), finished.seconds};
    std::string bytes;
    bytes.reserve(sizeInBytes(finished.runs, columns));
    bytes.append(reinterpret_cast<const char*>(&header), sizeof header);
    for (const RunColumn& column : columns)
        if (column.width > 0)
            bytes.append(reinterpret_cast<const char*>(column.first), finished.runs * column.width);
    return bytes;
}

std::optional<FinishedRuns> takeBytes(std::string_view bytes, std::span<const RunColumn> columns,
                                      std::size_t most) {
    FinishedHeader header;
    if (bytes.size() < sizeof header) return {};
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.runs > most || header.widths != widthOf(columns) || !(header.seconds >= 0)) return {};
    if (bytes.size() != sizeInBytes(header.runs, columns)) return {};
    bytes.remove_prefix(sizeof header);
    for (const RunColumn& column : columns) {
        const std::size_t size = header.runs * column.width;
        if (size > 0) std::memcpy(column.first, bytes.data(), size);
        bytes.remove_prefix(size);
    }
    return FinishedRuns{header.runs, header.seconds};
}

} // namespace talweg
