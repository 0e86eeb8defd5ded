#pragma once

#include "project/project.h"
#include "study/typed_number.h"

#include <map>
#include <set>

namespace talweg {

/// Longest name of a constant, in letters: messages quote names completely.
inline constexpr std::size_t longestConstantName = 40;

/// The constants of a project with their values. A constant is a pure number or has a unit, such as "10 ft";
/// its value is then converted to the program's own unit, like that of an input.
class ConstantTable {
public:
    explicit ConstantTable(std::vector<Constant> constants);

    bool empty() const { return m_constants.empty(); }
    bool contains(std::string_view name) const { return m_places.contains(name); }
    /// The error of a constant, as a complete sentence; empty if it is valid.
    const std::string& problem(std::size_t index) const { return m_worked[index].problem; }
    /// The error of the first invalid constant; empty if all are valid.
    std::string firstProblem() const;
    /// The value of a constant for people, in the shown units: "10", "3.048 m" or "15 °"; empty if it has
    /// none.
    std::string valueText(std::size_t index, const DisplayUnits& units = {}) const;
    /// Whether a constant has a value without a unit.
    bool isPure(std::size_t index) const;
    /// Whether the expression uses a constant with a unit other than that of angles.
    bool namesUnits(std::string_view expression) const;
    /// The unit of the result of an expression of constants: one of the program's own units, empty for a pure
    /// number; or the error as a complete sentence.
    struct UnitMade {
        std::string unit = {};
        std::string problem = {};
    };
    UnitMade unitOf(const std::string& expression) const;
    /// The expression with constants replaced by numbers: "depth/2" becomes "(10)/2".
    std::string withNumbers(std::string_view expression) const;

private:
    struct Worked {
        std::optional<double> value = {}; ///< in the program's own unit, angles in degrees
        std::string unit = {};            ///< the program's own; empty for a pure number
        std::string problem = {};
    };
    /// Factors for lengths, times and masses, applied after `shift` is added to each number.
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

/// Why constant number `index` (−1: a new one) of a project cannot have this name: it is not a valid name, or
/// the name of a function, of an input of any system or of another constant. Empty if it can.
std::string constantNameComplaint(const std::vector<Constant>& constants, int index, const std::string& name,
                                  const Registry& registry);

/// Whether an expression uses the name.
bool speaksOf(std::string_view expression, std::string_view name);

/// Ids of the inputs that any of the expressions uses.
std::set<std::string, std::less<>> inputsNamed(const System& system, const Expressions& expressions);

/// The expression with a name replaced by another.
std::string renamedIn(std::string_view expression, std::string_view before, const std::string& after);

/// The constants that expressions use, directly or through other constants.
std::vector<Constant> neededConstants(const std::vector<Constant>& constants, const Expressions& expressions);

/// The inputs computed by the expressions of an experiment.
struct ExpressedInputs {
    Values values = {};                  ///< values of the inputs with valid expressions
    std::vector<std::string> order = {}; ///< ids of these inputs, each after the inputs that it needs
    std::vector<Problem> problems = {};  ///< consequences of another problem are omitted
};

/// Computes the inputs with expressions, from `values` for the others. Numbers in problems are in `units`.
ExpressedInputs workOut(const System& system, const Values& values, const Expressions& expressions,
                        const ConstantTable& constants, const DisplayUnits& units = {});

/// The remaining expressions of an experiment after inputs are set to the values `wanted`: those of other
/// inputs, and those that result in the wanted values.
Expressions expressionsLeft(const System& system, Values values, Expressions expressions,
                            const Values& wanted, const ConstantTable& constants);

/// Whether the expression of an input ends in a unit that differs from the input's, such as "10/4 ft". Such
/// expressions use no other inputs.
bool hasUnitBehind(const System& system, const std::string& id, std::string_view expression);

/// The value of a text typed for an input of an experiment. Numbers and calculations without a unit are in
/// the unit of `units`, see readTyped; those that use inputs are in the input's own unit. Reports the first
/// input that it would make invalid.
TypedNumber readTypedInput(const System& system, const Values& values, const Expressions& expressions,
                           const ConstantTable& constants, const Parameter& parameter, std::string_view typed,
                           const DisplayUnits& units);

/// The study of an experiment in which inputs with expressions follow the varied inputs, as ties.
Study withExpressions(const System& system, const Values& values, const Expressions& expressions,
                      const ConstantTable& constants, Study study);

/// The experiment of a project with these constants and that study, if it has one.
Experiment withTiedStudy(const System& system, Experiment experiment, const std::vector<Constant>& constants);

/// Updates all inputs that give the same quantity as another one (systems/equivalents.h), except those used
/// by expressions: a file may have inconsistent numbers in inputs without effect.
void settle(Project& project, const Registry& registry);

} // namespace talweg
