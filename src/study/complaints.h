#pragma once

#include "systems/system.h"

#include <functional>

namespace talweg {

/// Collects problems: the first of each input.
class Complaints {
public:
    void add(const std::string& parameter, const std::string& message);
    bool empty() const { return m_found.empty(); }
    std::vector<Problem> take() { return std::move(m_found); }

private:
    std::vector<Problem> m_found;
};

/// Whether a known input is there: the cell of a table needs its row.
void checkPresence(const System& system, const std::string& input, const Values& base, Complaints& found);
/// Whether measures are there, known, and asked for once.
void checkMeasures(const System& system, const std::vector<std::string>& measures, Complaints& found);

/// Two values of an input that is varied.
struct Ends {
    const Parameter* parameter = nullptr;
    double first = 0, last = 0;
};

/// The tails of a normal distribution up to which it is made sure that inputs go together, as a probability.
/// In the largest study, of maxRuns, one input has a chance of 10⁻⁴ to be drawn from beyond; smaller, and
/// distributions are refused for what no run would draw.
inline constexpr double rareTail = 1e-12;

/// Calls `look(values)` for every choice between the ends, the other inputs as in `base`; of no more than the
/// first ten inputs, since more corners are too many to look at.
void forEachCorner(const Values& base, const std::vector<Ends>& ends,
                   const std::function<void(const Values&)>& look);

} // namespace talweg
