#include "systems/idle.h"

#include "base/translation.h"
#include "systems/wording.h"

#include <utility>

namespace talweg {

std::string idleWhile(const Parameter& parameter, const Parameter& other, const Values& values) {
    return tr("%1 has no effect while %2 is %3.", fullName(parameter), inSentence(other),
              valueText(other, valueOf(other, values)));
}

IdleRule idleAtZero(std::vector<std::string> ids) {
    return [ids = std::move(ids)](const Parameter& parameter, const std::vector<Parameter>& parameters,
                                  const Values& values) -> std::string {
        for (const std::string& id : ids)
            if (values.find(id)->second == Value(0.0))
                return idleWhile(parameter, parameterOf(parameters, id), values);
        return {};
    };
}

} // namespace talweg
