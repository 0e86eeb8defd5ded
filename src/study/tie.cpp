#include "study/tie.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

std::string complaintAboutTarget(const System& system, const std::vector<std::string>& drawn,
                                 const std::vector<Tie>& ties, const Tie& tie) {
    const Parameter* parameter = find(system.parameters, tie.parameter);
    if (!parameter || !canBeSwept(*parameter)) return readAxis(system, tie.parameter, "1").error;
    if (std::ranges::count(drawn, tie.parameter))
        return tr("%1 already has its own values or distribution, so it cannot also be linked to a formula.",
                  inQuotes(tie.parameter));
    if (std::ranges::count(ties, tie.parameter, &Tie::parameter) > 1)
        return tr("%1 is linked to more than one formula; keep only one.", inQuotes(tie.parameter));
    return {};
}

/// Why the formula of a tie cannot use an input; empty if it can.
std::string complaintAboutName(const System& system, const Values& base,
                               const std::vector<std::string>& drawn, const std::vector<Tie>& ties,
                               const Tie& tie, const std::string& name) {
    const auto other = std::ranges::find(ties, name, &Tie::parameter);
    if (other != ties.end()) {
        const bool isWorkedOutBefore = &*other < &tie;
        return isWorkedOutBefore
                   ? ""
                   : tr("%1 is itself linked to a formula; use that formula instead.", inQuotes(name));
    }
    const Parameter& parameter = parameterOf(system.parameters, name);
    if (!std::ranges::count(drawn, name) && !std::holds_alternative<double>(valueOf(parameter, base)))
        return tr("%1 is %2, which is not a number; enter a number or make %1 uncertain.", inQuotes(name),
                  inQuotes(write(parameter, valueOf(parameter, base))));
    return {};
}

std::string complaintAboutTie(const System& system, const Values& base, const std::vector<std::string>& drawn,
                              const std::vector<Tie>& ties, const Tie& tie) {
    const auto names = namesOf(system.parameters);
    const auto reading =
        NamedExpression::read(tie.expression, names, parameterOf(system.parameters, tie.parameter).unit);
    if (const auto* why = std::get_if<std::string>(&reading)) return *why;
    for (const std::size_t used : std::get<NamedExpression>(reading).namesUsed())
        if (std::string why = complaintAboutName(system, base, drawn, ties, tie, names[used].name);
            !why.empty())
            return why;
    return {};
}

} // namespace

Ties::Ties(const System& system, const Values& base, const std::vector<std::string>& drawn,
           const std::vector<Tie>& ties) {
    const auto names = namesOf(system.parameters);
    const auto placeOf = [&names](const std::string& id) {
        return static_cast<std::size_t>(std::ranges::find(names, id, &NamedExpression::Name::name)
                                        - names.begin());
    };
    for (const Tie& tie : ties) {
        const Parameter* parameter = find(system.parameters, tie.parameter);
        auto read = NamedExpression::read(tie.expression, names, parameter->unit);
        m_ties.push_back({parameter, std::get<NamedExpression>(std::move(read)), placeOf(tie.parameter)});
    }
    for (const NamedExpression::Name& name : names) {
        const Value value = valueOf(parameterOf(system.parameters, name.name), base);
        const double* number = std::get_if<double>(&value);
        m_values.push_back(number ? *number : nothing);
    }
    for (const std::string& id : drawn)
        m_names.push_back(placeOf(id));
}

bool Ties::workOut(std::vector<std::vector<double>>& columns, std::size_t place) const {
    std::vector<double> values = m_values;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        if (m_names[i] < values.size()) values[m_names[i]] = columns[i][place];
    bool fine = true;
    for (std::size_t i = 0; i < m_ties.size(); ++i) {
        const double value = m_ties[i].expression.valueWith(values);
        if (m_ties[i].name < values.size()) values[m_ties[i].name] = value;
        columns[m_names.size() + i][place] = value;
        fine = fine && std::isfinite(value) && complaint(*m_ties[i].parameter, value).empty();
    }
    return fine;
}

Values withTies(const System& system, Values values, const std::vector<Tie>& ties) {
    std::vector<std::vector<double>> columns(ties.size(), std::vector<double>(1));
    Ties(system, values, {}, ties).workOut(columns, 0);
    for (std::size_t i = 0; i < ties.size(); ++i)
        assign(values, parameterOf(system.parameters, ties[i].parameter), columns[i][0]);
    return values;
}

std::vector<Problem> tieProblems(const System& system, const Values& base,
                                 const std::vector<std::string>& drawn, const std::vector<Tie>& ties) {
    Complaints found;
    for (const Tie& tie : ties) {
        checkPresence(system, tie.parameter, base, found);
        if (const std::string why = complaintAboutTarget(system, drawn, ties, tie); !why.empty())
            found.add(tie.parameter, why);
        else if (const std::string what = complaintAboutTie(system, base, drawn, ties, tie); !what.empty())
            found.add(tie.parameter, tr("Formula of %1: %2",
                                        inSentence(parameterOf(system.parameters, tie.parameter)), what));
    }
    return found.take();
}

} // namespace talweg
