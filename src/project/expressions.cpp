#include "project/expressions.h"
#include "systems/equivalents.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/unit.h"
#include "study/axis.h"
#include "study/named_expression.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace talweg {

namespace {

constexpr std::string_view degrees = "°";

/// Tolerance for the exponents in the dimension of an expression. If too small, rounding keeps a length from
/// being recognized. If too large, the sum of a length and a small number is taken for a length.
constexpr double sameDimension = 1e-9;

/// All words in an expression that may be names of inputs or constants, without duplicates.
std::set<std::string> wordsIn(std::string_view expression) {
    std::set<std::string> words;
    withNamesReplaced(expression, [&words](std::string_view word) {
        words.insert(std::string(word));
        return std::string();
    });
    return words;
}

/// Whether a word already has a meaning in expressions: a number, an operator or a function.
bool isTaken(const std::string& word) {
    const auto reads = [](const std::string& text) {
        return std::holds_alternative<Expression>(Expression::readWith(text, {}));
    };
    return word == "deg" || word == "Math" || reads(word) || reads(word + "(1)") || reads(word + "(1,1)");
}

/// The message on a circular dependency, where each name depends on the next.
std::string circle(const std::vector<std::string>& names) {
    if (names.size() == 2) return tr("%1 depends on itself.", inQuotes(names[0]));
    constexpr std::size_t enough = 6; // largest number of listed names
    std::string text = tr("%1 depends on %2", inQuotes(names[0]), inQuotes(names[1]));
    for (std::size_t i = 2; i < names.size(); ++i) {
        if (i == enough && i + 1 < names.size()) text = tr("%1, …", text);
        if (i < enough || i + 1 == names.size())
            text = tr("%1, which depends on %2", text, inQuotes(names[i]));
    }
    return tr("%1.", text);
}

/// The syntax error of an expression; empty if there is none. The expression may contain names for which
/// `isKnown` is true.
std::string complaintAboutForm(const std::string& text,
                               const std::function<bool(const std::string&)>& isKnown) {
    const bool isTooLong = text.size() > Expression::longest;
    std::vector<std::string> names;
    std::string unknown;
    for (const std::string& word : isTooLong ? std::set<std::string>() : wordsIn(text))
        if (isKnown(word))
            names.push_back(word);
        else if (unknown.empty() && !isTaken(word))
            unknown = word;
    if (!unknown.empty())
        return tr("%1: %2 is not defined. Use names of constants and ids of inputs.", inQuotes(text),
                  inQuotes(unknown));
    const auto read = Expression::readWith(text, std::move(names));
    const auto* mistake = std::get_if<Expression::Mistake>(&read);
    return mistake ? tr("%1 %2", inQuotes(text), mistake->sentence()) : std::string();
}

/// Whether the result of an expression without names is an angle, or mixes angles and numbers.
bool speaksOfAngles(const std::string& text) {
    const auto read = Expression::readWith(text, {});
    const auto* expression = std::get_if<Expression>(&read);
    return expression && expression->sort() != Expression::Sort::number;
}

} // namespace

// --- constants -------------------------------------------------------------------------------------

ConstantTable::ConstantTable(std::vector<Constant> constants)
    : m_constants(std::move(constants)), m_worked(m_constants.size()) {
    for (std::size_t i = 0; i < m_constants.size(); ++i)
        m_places.emplace(m_constants[i].name, i);
    std::vector<std::size_t> needing;
    for (std::size_t i = 0; i < m_constants.size(); ++i)
        workOut(i, needing);
}

void ConstantTable::workOut(std::size_t index, std::vector<std::size_t>& needing) {
    Worked& one = m_worked[index];
    if (one.value || !one.problem.empty()) return;
    const auto begun = std::ranges::find(needing, index);
    if (begun != needing.end()) {
        std::vector<std::string> names;
        for (auto each = begun; each != needing.end(); ++each)
            names.push_back(m_constants[*each].name);
        names.push_back(m_constants[index].name);
        one.problem = circle(names);
        return;
    }
    needing.push_back(index);
    evaluate(index, needing);
    needing.pop_back();
}

void ConstantTable::evaluate(std::size_t index, std::vector<std::size_t>& needing) {
    Worked& one = m_worked[index];
    const auto& [name, text] = m_constants[index];
    const auto fail = [&one, called = inQuotes(name)](const std::string& why) {
        one.problem = tr("Constant %1: %2", called, why);
    };
    // A plain number is read first, because decimal commas are not allowed in expressions.
    if (const TypedNumber plain = readTyped(text); plain.number && plain.expression.empty()) {
        one.value = plain.number;
        return;
    }
    const auto isConstant = [this](const std::string& word) { return contains(word); };
    UnitBehind typed{text};
    std::string wrong = complaintAboutForm(text, isConstant);
    if (!wrong.empty()) {
        typed = anyUnitBehindCalculation(text);
        if (!typed.unit.empty())
            wrong = readTyped(typed.calculation).number
                        ? std::string()
                        : complaintAboutForm(std::string(typed.calculation), isConstant);
    }
    if (!wrong.empty()) return fail(wrong);
    const std::string calculation(typed.calculation);
    for (const std::string& word : wordsIn(calculation)) {
        if (!contains(word)) continue;
        const std::size_t needed = m_places.find(word)->second;
        workOut(needed, needing);
        if (one.problem.empty()) one.problem = m_worked[needed].problem;
        if (!one.problem.empty()) return;
    }
    const std::string numbers = withNumbers(calculation);
    const bool isAngle = speaksOfAngles(numbers);
    const TypedNumber made = readTyped(numbers, isAngle ? "°" : "");
    if (!made.number) return fail(made.error);
    one.value = made.number;
    if (!typed.unit.empty()) {
        const std::vector<std::string_view> own = ownUnitsOf(typed.unit);
        if (isAngle || namesUnits(calculation))
            return fail(tr("%1 already has a unit; omit %2.", inQuotes(calculation), typed.unit));
        if (own.size() > 1)
            return fail(
                tr("The unit of %1 is ambiguous: it can be converted to %2 or to %3. Choose another unit.",
                   inQuotes(text), own[0], own[1]));
        one.value = converted(*made.number, typed.unit, own.front()).value_or(*made.number);
        one.unit = own.front();
    } else if (isAngle) {
        one.unit = degrees;
    } else if (namesUnits(calculation)) {
        UnitMade unit = unitOf(calculation);
        if (!unit.problem.empty()) return fail(unit.problem);
        one.unit = std::move(unit.unit);
    }
}

std::string ConstantTable::firstProblem() const {
    for (const Worked& one : m_worked)
        if (!one.problem.empty()) return one.problem;
    return {};
}

std::string ConstantTable::valueText(std::size_t index, const DisplayUnits& units) const {
    const Worked& one = m_worked[index];
    if (!one.value || !one.problem.empty()) return {};
    const std::string number = shortest(withoutRoundingDust(units.shown(*one.value, one.unit)));
    return one.unit.empty() ? number : number + ' ' + std::string(units.unitFor(one.unit));
}

bool ConstantTable::isPure(std::size_t index) const {
    const Worked& one = m_worked[index];
    return one.value && one.problem.empty() && one.unit.empty();
}

bool ConstantTable::namesUnits(std::string_view expression) const {
    return std::ranges::any_of(wordsIn(expression), [this](const std::string& word) {
        const auto place = m_places.find(word);
        if (place == m_places.end()) return false;
        const std::string& unit = m_worked[place->second].unit;
        return !unit.empty() && unit != degrees;
    });
}

/// Determines the unit by scaling. For example, the change of the result when all lengths are multiplied
/// gives the exponent of length.
ConstantTable::UnitMade ConstantTable::unitOf(const std::string& expression) const {
    const UnitMade mixed{
        {},
        tr("%1 mixes numbers with different units. Define each number with its unit as a separate constant.",
           inQuotes(expression))};
    Scale scale;
    const auto valueWith = [&](const Scale& with) {
        return readTyped(withNumbers(expression, with)).number.value_or(nothing);
    };
    scale.shift = 1; // otherwise a difference of equal numbers is 0 and has no exponent
    if (!std::isfinite(valueWith(scale)) || valueWith(scale) == 0) scale.shift = 0;
    const double whole = valueWith(scale);
    Dimension dimension;
    for (const auto& [factor, exponent] : {std::pair(&Scale::length, &Dimension::length),
                                           {&Scale::time, &Dimension::time},
                                           {&Scale::mass, &Dimension::mass}}) {
        Scale doubled = scale, tripled = scale;
        doubled.*factor = 2;
        tripled.*factor = 3;
        const double power = std::log2(valueWith(doubled) / whole);
        if (!std::isfinite(power)) return mixed;
        dimension.*exponent = static_cast<int>(std::lround(power));
        const double expected = whole * std::pow(3, dimension.*exponent);
        if (std::abs(power - dimension.*exponent) > sameDimension
            || std::abs(valueWith(tripled) - expected) > sameDimension * std::abs(expected))
            return mixed;
    }
    const auto own = ownUnitOf(dimension);
    return own ? UnitMade{std::string(*own), {}} : mixed;
}

/// The number of a constant in brackets, for insertion into an expression. Each constant is shifted by a
/// different amount, so that differences of equal constants do not remain 0.
std::string ConstantTable::numberText(const Worked& constant, const Scale& scale) const {
    const Dimension of = dimensionOf(constant.unit).value_or(Dimension());
    const double apart = 1 + 0.1 * static_cast<double>(&constant - m_worked.data());
    const double number = (*constant.value + scale.shift * apart) * std::pow(scale.length, of.length)
                          * std::pow(scale.time, of.time) * std::pow(scale.mass, of.mass);
    return '(' + shortest(number) + (constant.unit == degrees ? "°)" : ")");
}

std::string ConstantTable::withNumbers(std::string_view expression) const {
    return withNumbers(expression, {});
}

std::string ConstantTable::withNumbers(std::string_view expression, const Scale& scale) const {
    return withNamesReplaced(expression, [&](std::string_view name) {
        const auto place = m_places.find(name);
        const bool isKnown = place != m_places.end() && m_worked[place->second].value;
        return isKnown ? numberText(m_worked[place->second], scale) : std::string();
    });
}

std::string constantNameComplaint(const std::vector<Constant>& constants, int index, const std::string& name,
                                  const Registry& registry) {
    if (name.empty()) return tr("A constant needs a name.");
    const bool isWord = withNamesReplaced(name, [](std::string_view) { return "0"; }) == "0" && name != "0";
    if (!isWord || name.size() > longestConstantName)
        return tr("%1 cannot be the name of a constant. A name consists of letters from a to z, digits and "
                  "_, has at most %2 characters and does not begin with a digit.",
                  inQuotes(name), longestConstantName);
    if (isTaken(name))
        return tr("%1 already has a meaning in expressions; choose another name.", inQuotes(name));
    for (const auto& system : registry.systems())
        if (const Parameter* parameter = find(system->parameters, name))
            return tr("%1 is already the id of an input of %2 (%3); choose another name.", inQuotes(name),
                      system->name, inSentence(*parameter));
    const auto other = std::ranges::find(constants, name, &Constant::name);
    if (other == constants.end() || other - constants.begin() == index) return {};
    return tr("A constant %1 already exists; choose another name.", inQuotes(name));
}

bool speaksOf(std::string_view expression, std::string_view name) {
    return wordsIn(expression).contains(std::string(name));
}

std::set<std::string, std::less<>> inputsNamed(const System& system, const Expressions& expressions) {
    std::set<std::string, std::less<>> named;
    for (const auto& [id, expression] : expressions)
        for (const std::string& word : wordsIn(expression))
            if (find(system.parameters, word)) named.insert(word);
    return named;
}

std::string renamedIn(std::string_view expression, std::string_view before, const std::string& after) {
    return withNamesReplaced(expression,
                             [&](std::string_view name) { return name == before ? after : std::string(); });
}

std::vector<Constant> neededConstants(const std::vector<Constant>& constants,
                                      const Expressions& expressions) {
    std::vector<std::string> texts;
    for (const auto& [id, expression] : expressions)
        texts.push_back(expression);
    std::vector<bool> needed(constants.size());
    for (std::size_t t = 0; t < texts.size(); ++t)
        for (std::size_t c = 0; c < constants.size(); ++c)
            if (!needed[c] && speaksOf(std::string(texts[t]), constants[c].name)) {
                needed[c] = true;
                texts.push_back(constants[c].expression);
            }
    std::vector<Constant> found;
    for (std::size_t c = 0; c < constants.size(); ++c)
        if (needed[c]) found.push_back(constants[c]);
    return found;
}

// --- inputs ----------------------------------------------------------------------------------------

namespace {

/// Computes the inputs of one experiment that have expressions.
class InputExpressions {
public:
    InputExpressions(const System& system, const Values& values, const Expressions& expressions,
                     const ConstantTable& constants, const DisplayUnits& units)
        : m_system(system), m_values(values), m_expressions(expressions), m_constants(constants),
          m_units(units), m_names(namesOf(system.parameters)) {}

    ExpressedInputs all() {
        for (const auto& [id, text] : m_expressions)
            numberOf(id);
        return std::move(m_made);
    }

private:
    /// The value of an input; nothing if it has none. If its expression cannot be evaluated, reports a
    /// problem.
    std::optional<double> numberOf(const std::string& id) {
        const auto expression = m_expressions.find(id);
        if (expression == m_expressions.end()) return numberIn(m_values, id);
        if (!m_made.values.contains(id) && !m_failed.contains(id)) {
            const auto begun = std::ranges::find(m_needing, id);
            if (begun != m_needing.end()) {
                std::vector<std::string> names(begun, m_needing.end());
                names.push_back(id);
                fail(id, circle(names));
                return {};
            }
            m_needing.push_back(id);
            workOut(id, expression->second);
            m_needing.pop_back();
        }
        return numberIn(m_made.values, id);
    }

    std::optional<double> numberIn(const Values& values, const std::string& id) const {
        const auto value = values.find(id);
        const double* number = value == values.end() ? nullptr : std::get_if<double>(&value->second);
        return number ? std::optional(*number) : std::nullopt;
    }

    void fail(const std::string& id, std::string message) {
        m_failed.insert(id);
        m_made.problems.push_back({id, std::move(message)});
    }

    void workOut(const std::string& id, const std::string& text) {
        const Parameter* parameter = find(m_system.parameters, id);
        if (!parameter || !canBeSwept(*parameter) || parameter->place)
            return fail(id, tr("%1 has no numeric input %2.", m_system.name, inQuotes(id)));
        const std::optional<double> number = evaluate(*parameter, text);
        m_failed.insert(id); // removed again on success
        if (!number) return;
        if (const std::string wrong = complaint(*parameter, *number, m_units); !wrong.empty())
            return fail(id, tr("%1: %2", equation(*parameter, text), wrong));
        m_failed.erase(id);
        m_made.values[id] = *number;
        m_made.order.push_back(id);
    }

    static std::string equation(const Parameter& parameter, const std::string& text) {
        return tr("%1 = %2", parameter.symbol.empty() ? parameter.label : parameter.symbol, text);
    }

    std::optional<double> evaluate(const Parameter& parameter, const std::string& text) {
        const auto refuse = [&](const std::string& why) {
            fail(parameter.id, why);
            return std::optional<double>();
        };
        const auto isKnown = [this](const std::string& word) {
            return m_constants.contains(word)
                   || std::ranges::count(m_names, word, &NamedExpression::Name::name) > 0;
        };
        const UnitBehind split = unitBehindCalculation(text, parameter.unit);
        const std::string calculation(split.unit.empty() ? text : split.calculation);
        if (const std::string wrong = complaintAboutForm(calculation, isKnown); !wrong.empty())
            return refuse(wrong);
        const bool hasUnits = m_constants.namesUnits(calculation);
        if (hasUnits && !split.unit.empty())
            return refuse(tr("%1 uses constants with units, so its result is in %2; omit %3.", inQuotes(text),
                             parameter.unit, split.unit));
        const std::string plain = m_constants.withNumbers(calculation);
        const auto speaksOfIt = [words = wordsIn(plain)](const NamedExpression::Name& input) {
            return words.contains(input.name);
        };
        if (std::ranges::none_of(m_names, speaksOfIt)) {
            if (const std::string why = hasUnits ? unitComplaint(parameter, calculation) : ""; !why.empty())
                return refuse(why);
            const TypedNumber typed = split.unit.empty()
                                          ? readTyped(plain, parameter.unit)
                                          : readTyped(plain + ' ' + std::string(split.unit), parameter.unit);
            return typed.number ? typed.number : refuse(typed.error);
        }
        if (!split.unit.empty())
            return refuse(tr("%1 uses inputs, which have their own units, so its result is in %2; omit %3.",
                             inQuotes(text), parameter.unit, split.unit));
        const auto reading = NamedExpression::read(plain, m_names, parameter.unit);
        if (const auto* why = std::get_if<std::string>(&reading)) return refuse(*why);
        return evaluate(parameter, text, std::get<NamedExpression>(reading));
    }

    /// The error if the unit of a calculation does not match the unit of the input. Empty if the units match
    /// or cannot be determined.
    std::string unitComplaint(const Parameter& parameter, const std::string& calculation) const {
        const bool isOfAngle = parameter.unit == degrees;
        if (!isOfAngle && !dimensionOf(parameter.unit)) return {};
        const ConstantTable::UnitMade made = m_constants.unitOf(calculation);
        if (!made.problem.empty()) return made.problem;
        if (made.unit == (isOfAngle ? "" : parameter.unit)) return {};
        const std::string label = parameter.symbol.empty() ? parameter.label : parameter.symbol;
        if (made.unit.empty())
            return tr("The result of %1 is a pure number, but %2 is in %3.", inQuotes(calculation), label,
                      parameter.unit);
        return parameter.unit.empty() ? tr("The result of %1 is in %2, but %3 has no unit.",
                                           inQuotes(calculation), made.unit, label)
                                      : tr("The result of %1 is in %2, but %3 is in %4.",
                                           inQuotes(calculation), made.unit, label, parameter.unit);
    }

    std::optional<double> evaluate(const Parameter& parameter, const std::string& text,
                                   const NamedExpression& expression) {
        std::vector<double> numbers(m_names.size(), nothing);
        for (const std::size_t used : expression.namesUsed()) {
            const std::string& id = m_names[used].name;
            const std::optional<double> number = numberOf(id);
            if (!number && !m_expressions.contains(id)) {
                const Parameter& needed = parameterOf(m_system.parameters, id);
                fail(parameter.id, tr("%1: %2 is %3, which is not a number.", equation(parameter, text),
                                      inQuotes(id), inQuotes(write(needed, m_values.find(id)->second))));
            }
            if (!number) return {};
            numbers[used] = *number;
        }
        const double value = expression.valueWith(numbers);
        if (std::isfinite(value)) return value;
        fail(parameter.id, tr("%1 is not finite.", equation(parameter, text)));
        return {};
    }

    const System& m_system;
    const Values& m_values;
    const Expressions& m_expressions;
    const ConstantTable& m_constants;
    const DisplayUnits m_units;
    const std::vector<NamedExpression::Name> m_names;
    std::vector<std::string> m_needing; ///< ids being evaluated; each uses the next
    std::set<std::string> m_failed;
    ExpressedInputs m_made;
};

} // namespace

ExpressedInputs workOut(const System& system, const Values& values, const Expressions& expressions,
                        const ConstantTable& constants, const DisplayUnits& units) {
    return InputExpressions(system, values, expressions, constants, units).all();
}

Expressions expressionsLeft(const System& system, Values values, Expressions expressions,
                            const Values& wanted, const ConstantTable& constants) {
    if (expressions.empty()) return expressions;
    for (const auto& [id, value] : wanted)
        values[id] = value;
    for (std::size_t before = 0; before != expressions.size();) {
        before = expressions.size();
        const ExpressedInputs made = workOut(system, values, expressions, constants);
        for (const auto& [id, value] : wanted) {
            const auto other = made.values.find(id);
            if (other == made.values.end() || other->second != value) expressions.erase(id);
        }
    }
    return expressions;
}

namespace {

/// Whether an expression uses inputs. It may end in `unit`, which is not an input.
bool speaksOfInputs(const System& system, std::string_view expression, std::string_view unit) {
    const std::set<std::string> words = wordsIn(unitBehindCalculation(expression, unit).calculation);
    return std::ranges::any_of(namesOf(system.parameters), [&words](const NamedExpression::Name& input) {
        return words.contains(input.name);
    });
}

} // namespace

TypedNumber readTypedInput(const System& system, const Values& values, const Expressions& expressions,
                           const ConstantTable& constants, const Parameter& parameter, std::string_view text,
                           const DisplayUnits& units) {
    const std::string_view plain = units.unitFor(parameter.unit);
    text = trimmed(text);
    if (text.starts_with('=')) text.remove_prefix(1);
    TypedNumber typed = readTyped(text, parameter.unit, plain);
    const bool isInOwnUnit =
        speaksOfInputs(system, typed.expression, parameter.unit)
        || constants.namesUnits(unitBehindCalculation(typed.expression, parameter.unit).calculation);
    if (plain != parameter.unit && isInOwnUnit) typed.expression = trimmed(text);
    const bool isPlain = typed.expression.empty();
    if (isPlain && (!typed.number || expressions.empty())) return typed;
    Expressions after = expressions;
    Values with = values;
    if (typed.number && !complaint(parameter, *typed.number).empty()) return typed; // range error
    if (isPlain) {
        after.erase(parameter.id);
        with[parameter.id] = *typed.number;
    } else {
        after[parameter.id] = typed.expression;
    }
    ExpressedInputs made = workOut(system, with, after, constants, units);
    if (!made.problems.empty()) {
        const auto own = std::ranges::find(made.problems, parameter.id, &Problem::parameter);
        return {{}, (own == made.problems.end() ? made.problems.front() : *own).message, false, {}, {}};
    }
    if (!isPlain) typed.number = std::get<double>(made.values.at(parameter.id));
    typed.error.clear();
    typed.workedOut = typed.workedOut || !isPlain;
    return typed;
}

// --- studies ---------------------------------------------------------------------------------------

namespace {

/// The ids of inputs that a study varies.
std::set<std::string> variedIn(const Study& study) {
    std::set<std::string> ids{study.over.parameter};
    for (const auto* list : {&study.axes, &study.unknown, &study.uncertain, &study.tolerances})
        for (const Study::Swept& one : *list)
            ids.insert(one.parameter);
    return ids;
}

} // namespace

bool hasUnitBehind(const System& system, const std::string& id, std::string_view expression) {
    const Parameter* parameter = find(system.parameters, id);
    return parameter && !unitBehindCalculation(expression, parameter->unit).unit.empty();
}

Study withExpressions(const System& system, const Values& values, const Expressions& expressions,
                      const ConstantTable& constants, Study study) {
    if (expressions.empty()) return study;
    std::set<std::string> following = variedIn(study); // varied inputs and inputs that depend on them
    const std::set<std::string> own = [&] {
        std::set<std::string> ids = following;
        for (const Study::Swept& tie : study.ties)
            ids.insert(tie.parameter);
        return ids;
    }();
    std::vector<Study::Swept> waiting = std::move(study.ties), ties;
    for (const std::string& id : workOut(system, values, expressions, constants).order)
        if (const std::string& text = expressions.find(id)->second;
            !own.contains(id) && !hasUnitBehind(system, id, text))
            waiting.push_back({id, constants.withNumbers(text)});
    // Sorts the ties so that each comes after the ties on which it depends.
    const auto needs = [](const Study::Swept& tie, const std::string& id) {
        return speaksOf(tie.values, id);
    };
    while (!waiting.empty()) {
        auto next = std::ranges::find_if(waiting, [&](const Study::Swept& tie) {
            return std::ranges::none_of(waiting, [&](const Study::Swept& other) {
                return other.parameter != tie.parameter && needs(tie, other.parameter);
            });
        });
        if (next == waiting.end()) next = waiting.begin(); // circular dependency; reported elsewhere
        const bool follows =
            own.contains(next->parameter)
            || std::ranges::any_of(following, [&](const auto& id) { return needs(*next, id); });
        if (follows) {
            following.insert(next->parameter);
            ties.push_back(*next);
        }
        waiting.erase(next);
    }
    study.ties = std::move(ties);
    return study;
}

Experiment withTiedStudy(const System& system, Experiment experiment,
                         const std::vector<Constant>& constants) {
    if (experiment.study && !experiment.expressions.empty())
        experiment.study = withExpressions(system, experiment.values, experiment.expressions,
                                           ConstantTable(constants), std::move(*experiment.study));
    return experiment;
}

void settle(Project& project, const Registry& registry) {
    for (Experiment& one : project.experiments) {
        const System& system = *registry.find(one.system);
        Values values = settled(system.parameters, one.values, inputsNamed(system, one.expressions));
        std::erase_if(one.expressions, [&](const auto& expression) {
            return values.at(expression.first) != one.values.at(expression.first);
        });
        one.values = std::move(values);
    }
    for (Pin& pin : project.pins)
        pin.values = settled(registry.find(pin.system)->parameters, std::move(pin.values));
    if (project.baseline) {
        Baseline& baseline = project.baseline.edit();
        baseline.values = settled(registry.find(baseline.system)->parameters, std::move(baseline.values));
    }
}

} // namespace talweg
