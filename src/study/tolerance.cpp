#include "study/tolerance.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/axis.h"
#include "study/complaints.h"
#include "study/typed_number.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Why an input cannot have a tolerance; empty if it can.
std::string complaintAboutInput(const System& system, const Values& base, const Study& study,
                                const Study::Swept& typed) {
    const std::string& id = typed.parameter;
    const Parameter& parameter = parameterOf(system.parameters, id);
    if (const std::string missing = missingRow(system.parameters, parameter, base); !missing.empty())
        return missing;
    if (std::ranges::count(study.tolerances, id, &Study::Swept::parameter) > 1)
        return tr("%1 has more than one tolerance; keep only one.", inQuotes(id));
    if (id == study.over.parameter)
        return tr("%1 cannot have a tolerance because every design is evaluated over all values of %1.",
                  inQuotes(id));
    if (std::ranges::count(study.ties, id, &Study::Swept::parameter) > 0)
        return tr("%1 is linked to other inputs; set tolerances for these inputs instead.", inQuotes(id));
    if (std::ranges::count(study.axes, id, &Study::Swept::parameter) > 0) return {};
    const Value value = valueOf(parameter, base);
    const double* number = std::get_if<double>(&value);
    if (!number)
        return tr("%1 is %2, which is not a number and cannot have a tolerance.", inQuotes(id),
                  inQuotes(std::get<std::string>(value)));
    if (const auto read = readTolerance(system, id, typed.values).tolerance;
        read && read->about(*number) == 0)
        return tr("%1 is 0, so its tolerance %2 is 0, too; enter an absolute tolerance, such as 0.1.", id,
                  inQuotes(typed.values));
    return {};
}

} // namespace

double Tolerance::about(double value) const {
    return isPart ? amount * std::abs(value) : amount;
}

ToleranceReading readTolerance(const System& system, std::string_view id, std::string_view typed) {
    const Parameter* parameter = find(system.parameters, id);
    if (!parameter || !canBeSwept(*parameter)) return {{}, readAxis(system, id, "1").error};
    const auto refused = [&](const std::string& why) -> ToleranceReading {
        return {{}, tr("Tolerance %2 of %1: %3", parameter->id, inQuotes(typed), why)};
    };
    std::string_view text = trimmed(typed);
    for (const std::string_view sign : {"±", "+-", "+/-"})
        if (text.starts_with(sign)) text = trimmed(text.substr(sign.size()));
    const bool isPart = text.ends_with('%');
    if (isPart) text = trimmed(text.substr(0, text.size() - 1));
    if (text.empty()) return refused(tr("write a tolerance, such as ±0.5 or 5 %."));
    const TypedNumber number = readTyped(text, isPart ? std::string_view() : parameter->unit);
    if (!number.number) return refused(number.error);
    if (*number.number <= 0)
        return refused(tr("the tolerance must be greater than 0; omit it if the input is exact."));
    return {Tolerance{parameter->id, isPart ? *number.number / 100 : *number.number, isPart}, {}};
}

TolerancesReading readTolerances(const System& system, const Values& base, const Study& study) {
    TolerancesReading reading;
    Complaints found;
    for (const Study::Swept& typed : study.tolerances) {
        ToleranceReading read = readTolerance(system, typed.parameter, typed.values);
        if (!read.tolerance) {
            found.add(typed.parameter, read.error);
            continue;
        }
        if (const std::string why = complaintAboutInput(system, base, study, typed); !why.empty())
            found.add(typed.parameter, why);
        reading.tolerances.push_back(std::move(*read.tolerance));
    }
    if (reading.tolerances.size() > maxTolerances)
        found.add(reading.tolerances.back().parameter,
                  tr("%1 inputs have a tolerance; at most %2 are allowed. Keep only the most important ones.",
                     reading.tolerances.size(), maxTolerances));
    reading.problems = found.take();
    if (!reading.problems.empty()) reading.tolerances.clear();
    return reading;
}

} // namespace talweg
