#pragma once

#include "project/project.h"
#include "study/typed_number.h"

#include <map>
#include <set>

namespace talweg {

/// Longest name of a constant, in letters, because messages quote names completely.
inline constexpr std::size_t longestConstantName = 40;

/// The constants of a project with their values. A constant is a pure number or has a unit, for example "10
/// ft". A value with a unit is converted to the program's own unit, like the value of an input.
class ConstantTable {
public:
    explicit ConstantTable(std::vector<Constant> constants);

    bool empty() const { return m_constants.empty(); }
    bool contains(std::string_view name) const { return m_places.contains(name); }
    /// The error of a constant, as a complete sentence; empty if it is valid.
    const std::string& problem(std::size_t index) const { return m_worked[index].problem; }
    /// The error of the first invalid constant; empty if all are valid.
    std::string firstProblem() const;
    /// The value of a constant as text in display units: "10", "3.048 m" or "15 °". Empty if it has no value.
    std::string valueText(std::size_t index, const DisplayUnits& units = {}) const;
    /// Whether a constant has a value and no unit.
    bool isPure(std::size_t index) const;
    /// Whether an expression uses a constant that has a unit other than the unit of angles.
    bool namesUnits(std::string_view expression) const;
    /// The unit of the result of an expression that uses only constants. It is one of the program's own units
    /// and empty for a pure number. If there is none, `problem` is the error as a complete sentence.
    struct UnitMade {
        std::string unit = {};
        std::string problem = {};
    };
    UnitMade unitOf(const std::string& expression) const;
    /// The expression with the values of constants in place of their names: "depth/2" becomes "(10)/2".
    std::string withNumbers(std::string_view expression) const;

private:
    struct Worked {
        std::optional<double> value = {}; ///< in the program's own unit, angles in degrees
        std::string unit = {};            ///< the program's own; empty for a pure number
        std::string problem = {};
    };
    /// Factors for the lengths, times and masses in constants. `shift` is added to each number first.
    struct Scale {
        double length = 1, time = 1, mass = 1, shift = 0;
    };

    void workOut(std::size_t index, std::vector<std::size_t>& needing);
    void evaluate(std::size_t index, std::vector<std::size_t>& needing);
    std::string numberText(const Worked& constant, const Scale& scale) const;
    std::string withNumbers(std::string_view expression, const Scale& scale) const;

    std::vector<Constant> m_constants;
    std::vector<Worked> m_worked;
    std::map<std::string, std::size_t, std::less<>> m_places;
};

/// The reason why constant number `index` (−1: a new one) cannot have this name; empty if it can. A name must
/// be valid and must not be the name of a function, of an input of any system or of another constant.
std::string constantNameComplaint(const std::vector<Constant>& constants, int index, const std::string& name,
                                  const Registry& registry);

/// Whether an expression contains the name.
bool speaksOf(std::string_view expression, std::string_view name);

/// The ids of all inputs that the expressions use.
std::set<std::string, std::less<>> inputsNamed(const System& system, const Expressions& expressions);

/// The expression with the name `before` replaced by `after`.
std::string renamedIn(std::string_view expression, std::string_view before, const std::string& after);

/// The constants that expressions use, directly or through other constants.
std::vector<Constant> neededConstants(const std::vector<Constant>& constants, const Expressions& expressions);

/// The result of computing the expressions of an experiment.
struct ExpressedInputs {
    Values values = {};                  ///< values of the inputs with valid expressions
    std::vector<std::string> order = {}; ///< ids of these inputs; each comes after the inputs that it uses
    std::vector<Problem> problems = {};  ///< problems that result from another problem are omitted
};

/// Computes the inputs that have expressions; the other inputs have the given values. Numbers in problems are
/// in `units`.
ExpressedInputs workOut(const System& system, const Values& values, const Expressions& expressions,
                        const ConstantTable& constants, const DisplayUnits& units = {});

/// The expressions that remain after inputs are set to the values `wanted`. An expression of such an input
/// remains only if it results in the wanted value.
Expressions expressionsLeft(const System& system, Values values, Expressions expressions,
                            const Values& wanted, const ConstantTable& constants);

/// Whether the expression of an input ends in a unit other than the input's unit, for example "10/4 ft". Such
/// an expression uses no other inputs.
bool hasUnitBehind(const System& system, const std::string& id, std::string_view expression);

/// Reads a number or an expression typed for an input of an experiment. Without a unit, it is in the display
/// unit (see readTyped), or in the input's own unit if it uses other inputs. Reports the first input that the
/// new value would make invalid.
TypedNumber readTypedInput(const System& system, const Values& values, const Expressions& expressions,
                           const ConstantTable& constants, const Parameter& parameter, std::string_view typed,
                           const DisplayUnits& units);

/// The study of an experiment with additional ties: inputs whose expressions depend on varied inputs follow
/// these.
Study withExpressions(const System& system, const Values& values, const Expressions& expressions,
                      const ConstantTable& constants, Study study);

/// The experiment with its study, if it has one, completed by withExpressions().
Experiment withTiedStudy(const System& system, Experiment experiment, const std::vector<Constant>& constants);

/// Makes all inputs consistent that give the same quantity in different ways (systems/equivalents.h), except
/// inputs used by expressions. A file may have inconsistent values in inputs without effect.
void settle(Project& project, const Registry& registry);

} // namespace talweg
