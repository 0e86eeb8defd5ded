#pragma once

#include <stdexcept>

namespace talweg {

/// What a ColumnReader may throw: readDistribution makes a complaint of it. The text ends a sentence.
struct UnreadableColumn : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace talweg
