#pragma once

#include "project/project.h"
#include "study/typed_number.h"

#include <map>
#include <set>

namespace talweg {

/// The longest name of a constant, in letters: messages quote names whole.
inline constexpr std::size_t longestConstantName = 40;

/// The constants of a project, worked out. A constant is a pure number, or it has a unit, such as "10 ft",
/// and stands for its number in the program's own unit then, as an input does.
class ConstantTable {
public:
    explicit ConstantTable(std::vector<Constant> constants);

    bool empty() const { return m_constants.empty(); }
    bool contains(std::string_view name) const { return m_places.contains(name); }
    /// What is wrong with the constant of that index, as a complete sentence; empty for nothing.
    const std::string& problem(std::size_t index) const { return m_worked[index].problem; }
    /// What is wrong with the first of which anything is; empty for nothing.
    std::string firstProblem() const;
    /// Its value for people, in their units: "10", "3.048 m" or "15 °"; empty where it has none.
    std::string valueText(std::size_t index, const DisplayUnits& units = {}) const;
    /// Whether it has a value, and that no unit.
    bool isPure(std::size_t index) const;
    /// Whether the expression names a constant that has a unit other than that of angles.
    bool namesUnits(std::string_view expression) const;
    /// What an expression of constants makes: one of the program's own units, empty for a pure number; or why
    /// it makes neither, as a complete sentence.
    struct UnitMade {
        std::string unit = {};
        std::string problem = {};
    };
    UnitMade unitOf(const std::string& expression) const;
    /// The expression with numbers in place of the constants: "depth/2" as "(10)/2".
    std::string withNumbers(std::string_view expression) const;

private:
    struct Worked {
        std::optional<double> value = {}; ///< in the program's own unit, angles in degrees
        std::string unit = {};            ///< the program's own; empty for a pure number
        std::string problem = {};
    };
    /// By what lengths, times and masses are multiplied, after something was added to each number.
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

/// Why constant number `index` (−1: a new one) of a project cannot be called `name`: it is no name, or one of
/// a function, of an input of any system or of another constant. Empty when it can.
std::string constantNameComplaint(const std::vector<Constant>& constants, int index, const std::string& name,
                                  const Registry& registry);

/// Whether an expression names it.
bool speaksOf(std::string_view expression, std::string_view name);

/// Ids of the inputs that any of the expressions names.
std::set<std::string, std::less<>> inputsNamed(const System& system, const Expressions& expressions);

/// The expression where what is called `before` has another name.
std::string renamedIn(std::string_view expression, std::string_view before, const std::string& after);

/// Those constants that expressions speak of, and those that these need.
std::vector<Constant> neededConstants(const std::vector<Constant>& constants, const Expressions& expressions);

/// What the expressions of an experiment make of its inputs.
struct ExpressedInputs {
    Values values = {};                  ///< of the inputs that have expressions and no problems
    std::vector<std::string> order = {}; ///< ids of those, each after what it needs
    std::vector<Problem> problems = {};  ///< of what another problem is the reason for, none
};

/// Works out the inputs that have expressions, of `values` for the others. Problems have numbers in `units`.
ExpressedInputs workOut(const System& system, const Values& values, const Expressions& expressions,
                        const ConstantTable& constants, const DisplayUnits& units = {});

/// What is left of the expressions of an experiment when inputs get the values `wanted`: those of other
/// inputs, and those that make what is wanted.
Expressions expressionsLeft(const System& system, Values values, Expressions expressions,
                            const Values& wanted, const ConstantTable& constants);

/// Whether the expression of an input has another unit behind it than the input's, such as "10/4 ft". Such
/// ones speak of no other inputs.
bool hasUnitBehind(const System& system, const std::string& id, std::string_view expression);

/// What a text makes of an input of an experiment, as if it were typed there: numbers and calculations
/// without a unit are in the one of `units`, as readTyped has it, those that speak of inputs in the input's
/// own. Refused with the first input that it would make invalid.
TypedNumber readTypedInput(const System& system, const Values& values, const Expressions& expressions,
                           const ConstantTable& constants, const Parameter& parameter, std::string_view typed,
                           const DisplayUnits& units);

/// The study of an experiment where inputs with expressions follow those that it varies, as ties.
Study withExpressions(const System& system, const Values& values, const Expressions& expressions,
                      const ConstantTable& constants, Study study);

/// The experiment of a project with these constants and that study, if it has one.
Experiment withTiedStudy(const System& system, Experiment experiment, const std::vector<Constant>& constants);

/// Brings all inputs in line that give the same quantity as another one (systems/equivalents.h), apart from
/// those that expressions speak of: a file may hold other numbers in those that do not count.
void settle(Project& project, const Registry& registry);

} // namespace talweg
