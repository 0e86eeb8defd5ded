#pragma once

#include "systems/system.h"

#include <functional>

namespace talweg {

/// Collects problems, but only the first of each input.
class Complaints {
public:
    void add(const std::string& parameter, const std::string& message);
    bool empty() const { return m_found.empty(); }
    std::vector<Problem> take() { return std::move(m_found); }

private:
    std::vector<Problem> m_found;
};

/// Checks that the experiment has an input: a table cell exists only if the table has its row.
void checkPresence(const System& system, const std::string& input, const Values& base, Complaints& found);
/// Checks that measures exist and are listed only once.
void checkMeasures(const System& system, const std::vector<std::string>& measures, Complaints& found);

/// Two values of a varied input.
struct Ends {
    const Parameter* parameter = nullptr;
    double first = 0, last = 0;
};

/// Probability of each tail of a distribution that is excluded from the check for compatible inputs. In the
/// largest study (maxRuns), the chance that any sample of an input lies in these tails is 10⁻⁴. If too small,
/// distributions are rejected for values that no run would have.
inline constexpr double rareTail = 1e-12;

/// Calls `look(values)` for every combination of the ends, with the other inputs from `base`. Only the first
/// ten inputs are varied, because more would give too many corners.
void forEachCorner(const Values& base, const std::vector<Ends>& ends,
                   const std::function<void(const Values&)>& look);

} // namespace talweg
