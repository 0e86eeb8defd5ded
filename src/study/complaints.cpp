#include "study/complaints.h"

#include "base/text.h"
#include "base/translation.h"
#include "systems/body_measures.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <algorithm>

namespace talweg {

void Complaints::add(const std::string& parameter, const std::string& message) {
    if (!std::ranges::count(m_found, parameter, &Problem::parameter)) m_found.push_back({parameter, message});
}

void checkPresence(const System& system, const std::string& input, const Values& base, Complaints& found) {
    const Parameter* parameter = find(system.parameters, input);
    if (!parameter) return;
    if (const std::string missing = missingRow(system.parameters, *parameter, base); !missing.empty())
        found.add(input, missing);
}

void checkMeasures(const System& system, const std::vector<std::string>& measures, Complaints& found) {
    const std::string known = listed(withoutLaterBodies(system.studyMeasures));
    if (measures.empty())
        found.add("measures", tr("A study needs at least one result; available results of %1 are %2.",
                                 system.name, known));
    for (const std::string& id : measures)
        if (!std::ranges::count(system.studyMeasures, id))
            found.add("measures",
                      tr("%1 is not a result that studies of %2 can use; available results are %3.",
                         inQuotes(id), system.name, known));
        else if (std::ranges::count(measures, id) > 1)
            found.add("measures", tr("The result %1 is listed more than once.", id));
}

void forEachCorner(const Values& base, const std::vector<Ends>& ends,
                   const std::function<void(const Values&)>& look) {
    // Maximum number of inputs whose two ends are combined. Ten inputs have 1024 corners, and checking a
    // corner may require preparing a whole ground. All further inputs stay at their first end.
    constexpr std::size_t maxInputs = 10;
    Values values = base;
    const std::size_t corners = std::size_t{1} << std::min(ends.size(), maxInputs);
    for (std::size_t corner = 0; corner < corners; ++corner) {
        for (std::size_t i = 0; i < ends.size(); ++i)
            assign(values, *ends[i].parameter,
                   i < maxInputs && (corner >> i) % 2 ? ends[i].last : ends[i].first);
        look(values);
    }
}

} // namespace talweg
