#pragma once

#include "systems/batch.h"
#include "systems/parameter.h"
#include "systems/reproduction.h"
#include "systems/run.h"
#include "systems/study_recipe.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// A named set of values for some of a system's parameters.
struct Preset {
    /// A number the preset asks for, such as the ratio of radii of a thick shell.
    struct Argument {
        std::string label;
        double defaultValue = 0;
        Range range;
    };
    std::string group; ///< of the parameters it sets: the form shows it under that heading
    std::string name;
    std::string help;
    std::optional<Argument> argument;
    std::function<Values(double argument)> values; ///< only what it changes
};

/// A place in the trajectory view that the user can drag to change inputs.
struct Handle {
    Point place{0, 0};
    std::string help = {}; ///< tool tip: what dragging it changes
};

/// A quantity of the run plotted in a figure: a line, or one for each body that has it, under its name. In a
/// figure of a table a column of it.
struct Series {
    std::string quantity = {};                ///< id
    std::string label = {};                   ///< in the legend; empty: the quantity's own
    std::optional<std::size_t> dashedIn = {}; ///< a mode, in System::modes, in which it means something else
    std::string against = {};                 ///< of a table: the column that this one is drawn against
    bool unlessZero = false;                  ///< over time: left out of runs in which it is 0 throughout
};

/// Which quantities of a result are drawn against which.
struct FigureRecipe {
    enum class Kind {
        scene, ///< the run's scene to scale, path coloured by mode, events marked
        time,  ///< quantities against time
        phase, ///< a quantity against another; the reader may choose others
        space, ///< the run's scene in space, seen from any side
        table  ///< columns of one of Run::tables against others of its columns
    };
    std::string id = {}; ///< on the command line
    std::string title = {};
    Kind kind = Kind::time;
    std::string yLabel = {}; ///< with unit, e.g. "Energy (J)"; empty: of the first quantity
    std::vector<Series> series = {};
    /// Of a figure over time: columns of events, each drawn upright from zero where an event has a number.
    std::vector<Series> stems = {};
    bool zeroLine = false;
    /// Of a phase figure: the quantity from left to right. Of a table: the column from left to right, unless
    /// a series has its own.
    std::string against = {};
    std::string table = {};   ///< of a table: its id
    std::string noTable = {}; ///< what the figure says of a run that has no such table: a sentence
    bool toScale = false;     ///< of a table: as long from left to right as from bottom to top
};

/// A named experiment of an example: what differs from the default values.
struct ExampleExperiment {
    std::string name = {};
    Values values;
    std::optional<Study> study = {};
};

/// A project the user can open from the gallery.
struct Example {
    std::string id;
    std::string title;
    std::string notes; ///< what it shows and where it comes from
    std::vector<ExampleExperiment> experiments;
    std::string keywords = {}; ///< more words by which the gallery finds it, such as figures of a publication
};

/// Reports how far a solve has come, from 0 to 1. May be called from any thread.
using Progress = std::function<void(double)>;

/// A way in which a run may end.
struct Ending {
    std::string id;      ///< RunOutcome::id
    std::string label;   ///< e.g. "Crossed"
    bool decided = true; ///< false: it says nothing of success, since the time is over or the run was aborted
};

/// Valid inputs of a system, ready to be solved: what follows from them before the motion begins, such as the
/// ground, is worked out. Immutable; threads may share it. Whatever it does is pure: same inputs, same
/// result.
class Prepared {
public:
    virtual ~Prepared() = default;
    /// Null only when cancelled. What a solver cannot follow to the end is an outcome or a doubt of the run.
    /// @throws std::runtime_error where a numerical method fails, ContractViolation, std::bad_alloc
    virtual std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const = 0;
    /// The same run as far as tables and studies read it: its outcome's id, its doubts, and the measures of
    /// `tableMeasures` and `studyMeasures`.
    virtual std::shared_ptr<const Run> conclude(const std::stop_token& stop) const { return solve(stop, {}); }
    /// Where the user can drag. @throws as `solve`
    virtual std::vector<Handle> handles() const { return {}; }
    /// The values that change when one of these is dragged to a place. They need not be possible: `prepare`
    /// says. @throws as `solve`
    virtual Values drag(std::size_t /*handle*/, Point /*to*/) const { return {}; }
};

/// What a system makes of inputs.
struct Preparation {
    std::vector<Problem> problems = {};               ///< between inputs that are fine one at a time
    std::shared_ptr<const Prepared> inputs = nullptr; ///< null where there are problems
};

/// Everything the rest of the program knows of one kind of experiment. Forms, tabs, tables, files and the
/// command line are built from this; none of them asks which system it holds.
struct System {
    std::string id;      ///< in files and on the command line, e.g. "rover"
    std::string name;    ///< e.g. "Rover"
    std::string summary; ///< one sentence
    std::vector<Parameter> parameters;
    std::vector<Preset> presets;
    /// Of Run::state and Run::samples; time is not among them.
    std::vector<Quantity> quantities;
    std::vector<Quantity> bodyQuantities; ///< of each of Run::bodies, such as the bodies of a race
    std::vector<std::string> modes;       ///< of Samples::mode, for the legend, e.g. "Flight"
    /// What is printed of the state at an instant: ids of quantities, and "mode" for the mode's name. None:
    /// all that a run has.
    std::vector<std::string> stateColumns;
    std::vector<Quantity> eventColumns;      ///< of RunEvent::values
    std::string placeUnit = "m";             ///< of RunEvent::place and of scenes
    std::vector<FigureRecipe> figures;       ///< the first of kind scene, if any, is the main view
    std::vector<Example> examples;           ///< the first opens at the first start
    std::vector<Reproduction> reproductions; ///< of published works
    std::vector<Quantity> measures;          ///< of Run::measures, in order
    std::vector<std::string> tableMeasures;  ///< ids of the measures that a table of runs lists, in order

    /// What counts as success in a study: `id` is that of an outcome, e.g. "crossed", label "Crossed".
    /// Without an id there is no such outcome.
    Quantity success;
    std::vector<Ending> endings; ///< every one; none: studies do not count them
    /// Ids of the measures that a study can aggregate, the usual one first.
    std::vector<std::string> studyMeasures;
    std::string studyOver;     ///< id of the input over which a study aggregates unless told otherwise
    std::string studySmallest; ///< id of the input of which a requirement looks for the smallest value
    /// The values that an input takes in a study unless told otherwise; for any of the inputs.
    std::vector<Study::Swept> studyAxes;
    std::string studyRequirement; ///< what a study asks for unless told otherwise; may be empty
    std::string studyCompare;     ///< id of a choice whose values are worth comparing; may be empty

    /// Prepares inputs of which each is valid. Pure.
    std::function<Preparation(const Values&)> prepare;
    /// A fast way through many runs. May be empty, or return null for an order that has no fast way: then
    /// each is prepared and concluded.
    std::function<std::unique_ptr<const Batch>(const BatchOrder&)> batch;
};

/// Prepares inputs, each of which is looked at first.
Preparation prepare(const System& system, const Values& values);
/// All problems of an experiment's inputs: each value alone, then together.
std::vector<Problem> problems(const System& system, const Values& values);
/// Prepares inputs that go together. @throws std::invalid_argument where they do not, with the first problem
std::shared_ptr<const Prepared> prepared(const System& system, const Values& values);

/// The columns of a run's state and samples: the system's quantities, then those of each of the run's bodies,
/// under ids such as bodyId makes.
std::vector<Quantity> columnsOf(const System& system, const Run& run);
/// The id of a quantity of a body, which ends in the number of the body, such as "speed_2" for body 1.
std::string bodyId(const std::string& quantity, std::size_t body);
/// The place of a quantity, or a body's quantity, among the columns of a run.
std::optional<std::size_t> columnOf(const System& system, const Run& run, std::string_view id);
/// What a column of a run holds, as the system declares it.
const Quantity& quantityAt(const System& system, std::size_t column);

/// The place of the ending of that id. @throws std::logic_error where the system does not list it
std::uint8_t endingOf(const System& system, std::string_view id);

/// The one of that id, or null.
const Quantity* find(const std::vector<Quantity>& quantities, std::string_view id);
/// The measure of that id, which the system has.
const Quantity& measureOf(const System& system, std::string_view id);

/// The systems a program offers, in order.
class Registry {
public:
    void add(System system) { m_systems.push_back(std::make_shared<const System>(std::move(system))); }
    /// Null when there is none of that id.
    std::shared_ptr<const System> find(std::string_view id) const;
    const std::vector<std::shared_ptr<const System>>& systems() const { return m_systems; }

private:
    std::vector<std::shared_ptr<const System>> m_systems;
};

} // namespace talweg
