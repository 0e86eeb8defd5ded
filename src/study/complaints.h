#pragma once

#include "systems/system.h"

#include <functional>

namespace talweg {

/// Collects problems. Only the first problem of each input is kept.
class Complaints {
public:
    void add(const std::string& parameter, const std::string& message);
    bool empty() const { return m_found.empty(); }
    std::vector<Problem> take() { return std::move(m_found); }

private:
    std::vector<Problem> m_found;
};

/// Reports an input that the experiment lacks. A table cell exists only if the table has its row.
void checkPresence(const System& system, const std::string& input, const Values& base, Complaints& found);
/// Reports measures that do not exist or are listed more than once.
void checkMeasures(const System& system, const std::vector<std::string>& measures, Complaints& found);

/// The two ends of the range of a varied input.
struct Ends {
    const Parameter* parameter = nullptr;
    double first = 0, last = 0;
};

/// Probability of each tail of a distribution that the check for compatible inputs ignores. In the largest
/// study (maxRuns), the chance that any sample of an input lies in these tails is 10⁻⁴. If too small,
/// distributions are rejected because of values that no run would have.
inline constexpr double rareTail = 1e-12;

/// Calls `look(values)` for every combination of the ends. Other inputs have their values in `base`. Only the
/// first ten inputs are varied, because the number of combinations doubles with each input.
void forEachCorner(const Values& base, const std::vector<Ends>& ends,
                   const std::function<void(const Values&)>& look);

} // namespace talweg
