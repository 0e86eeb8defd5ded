#include "study/tie.h"

#include "base/angle.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

bool isDegrees(const Parameter& parameter) {
    return parameter.unit == "°";
}

/// The inputs that an expression may name: all that can have a number, tied ones too, so that these can be
/// told from what is no input.
std::vector<std::string> namesIn(const System& system) {
    std::vector<std::string> names;
    for (const Parameter& parameter : system.parameters)
        if (canBeSwept(parameter)) names.push_back(parameter.id);
    return names;
}

std::string complaintAboutTarget(const System& system, const std::vector<std::string>& drawn,
                                 const std::vector<Tie>& ties, const Tie& tie) {
    const Parameter* parameter = find(system.parameters, tie.parameter);
    if (!parameter || !canBeSwept(*parameter)) return readAxis(system, tie.parameter, "1").error;
    if (std::ranges::count(drawn, tie.parameter))
        return tr("%1 has values of its own and cannot be tied as well.", inQuotes(tie.parameter));
    if (std::ranges::count(ties, tie.parameter, &Tie::parameter) > 1)
        return tr("%1 is tied more than once; tie it once.", inQuotes(tie.parameter));
    return {};
}

/// Why an input that an expression speaks of cannot be taken; empty where it can.
std::string complaintAboutName(const System& system, const Values& base,
                               const std::vector<std::string>& drawn, const std::vector<Tie>& ties,
                               const std::string& name) {
    if (std::ranges::count(ties, name, &Tie::parameter))
        return tr("%1 is tied itself; write what it is tied to.", inQuotes(name));
    const Parameter& parameter = parameterOf(system.parameters, name);
    if (!std::ranges::count(drawn, name) && !std::holds_alternative<double>(valueOf(parameter, base)))
        return tr("%1 is %2, which is no number; set it, or draw it.", inQuotes(name),
                  inQuotes(write(parameter, valueOf(parameter, base))));
    return {};
}

/// Why the angles in an expression do not go together; empty where they do.
std::string complaintAboutAngles(const System& system, const Expression& expression,
                                 const std::vector<std::string>& names, const Parameter& target) {
    if (expression.sort() == Expression::Sort::mixed)
        return tr("it adds angles, such as 5°, to numbers; inputs in degrees are numbers, so leave ° away.");
    if (expression.sort() == Expression::Sort::angle && !isDegrees(target))
        return tr("it makes an angle, and the input is none.");
    if (expression.takesRadians())
        for (const std::size_t used : expression.namesUsed())
            if (isDegrees(parameterOf(system.parameters, names[used])))
                return tr("sin, cos and tan take radians, and %1 is in degrees; write (%2)°.",
                          inQuotes(names[used]), names[used]);
    return {};
}

std::string complaintAboutTie(const System& system, const Values& base, const std::vector<std::string>& drawn,
                              const std::vector<Tie>& ties, const Tie& tie) {
    const std::vector<std::string> names = namesIn(system);
    const auto read = Expression::readWith(tie.expression, names);
    if (const auto* mistake = std::get_if<Expression::Mistake>(&read))
        return tr("%1 %2", inQuotes(tie.expression), mistake->sentence());
    const auto& expression = std::get<Expression>(read);
    for (const std::size_t used : expression.namesUsed())
        if (const std::string why = complaintAboutName(system, base, drawn, ties, names[used]); !why.empty())
            return why;
    return complaintAboutAngles(system, expression, names, parameterOf(system.parameters, tie.parameter));
}

} // namespace

Ties::Ties(const System& system, const Values& base, const std::vector<std::string>& drawn,
           const std::vector<Tie>& ties) {
    const std::vector<std::string> names = namesIn(system);
    for (const Tie& tie : ties) {
        auto expression = std::get<Expression>(Expression::readWith(tie.expression, names));
        const double factor = expression.sort() == Expression::Sort::angle ? degreesPerRadian : 1;
        m_ties.push_back({find(system.parameters, tie.parameter), std::move(expression), factor});
    }
    for (const std::string& name : names) {
        const Value value = valueOf(parameterOf(system.parameters, name), base);
        const double* number = std::get_if<double>(&value);
        m_values.push_back(number ? *number : nothing);
    }
    for (const std::string& id : drawn)
        m_names.push_back(static_cast<std::size_t>(std::ranges::find(names, id) - names.begin()));
}

bool Ties::workOut(std::vector<std::vector<double>>& columns, std::size_t place) const {
    std::vector<double> values = m_values;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        if (m_names[i] < values.size()) values[m_names[i]] = columns[i][place];
    bool fine = true;
    for (std::size_t i = 0; i < m_ties.size(); ++i) {
        const double value = m_ties[i].factor * m_ties[i].expression.valueWith(values);
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
            found.add(tie.parameter,
                      tr("Tie of %1: %2", inSentence(parameterOf(system.parameters, tie.parameter)), what));
    }
    return found.take();
}

} // namespace talweg
