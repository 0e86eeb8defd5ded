#pragma once

#include <stdexcept>

namespace talweg {

/// Exception of a ColumnReader; readDistribution reports it as an error. Its text is the end of a sentence.
struct UnreadableColumn : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace talweg
