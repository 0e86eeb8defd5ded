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
    /// A number that the preset asks for, such as the ratio of radii of a thick shell.
    struct Argument {
        std::string label;
        double defaultValue = 0;
        Range range;
    };
    std::string group; ///< heading of the form under which the preset is shown: the group of its parameters
    std::string name;
    std::string help;
    std::optional<Argument> argument;
    std::function<Values(double argument)> values; ///< only the values that the preset changes
};

/// A point in the trajectory view that the user can drag to change inputs.
struct Handle {
    Point place{0, 0};
    std::string help = {}; ///< tool tip: the effect of dragging the handle
};

/// A quantity of the run plotted in a figure: a line, or one line for each body that has the quantity,
/// labelled with the body's name. In a figure of a table: a column.
struct Series {
    std::string quantity = {};                ///< id of the quantity
    std::string label = {};                   ///< label in the legend; empty: that of the quantity
    std::optional<std::size_t> dashedIn = {}; ///< index of a mode in System::modes; dashed in this mode, in
                                              ///< which its meaning differs
    std::string against = {};                 ///< for tables: the column against which this one is drawn
    bool unlessZero = false; ///< for figures over time: omitted if it is 0 throughout the run
};

/// Describes a figure: the quantities of a run that it draws, and against what.
struct FigureRecipe {
    enum class Kind {
        scene, ///< the scene of the run to scale, path coloured by mode, events marked
        time,  ///< quantities against time
        phase, ///< a quantity against another; the user may choose others
        space, ///< the 3-D scene of the run
        table  ///< columns of one of Run::tables against other columns
    };
    std::string id = {}; ///< id on the command line
    std::string title = {};
    Kind kind = Kind::time;
    std::string yLabel = {}; ///< with unit, e.g. "Energy (J)"; empty: that of the first quantity
    std::vector<Series> series = {};
    /// For figures over time: columns of events; each number is drawn as a vertical line from zero.
    std::vector<Series> stems = {};
    bool zeroLine = false;
    /// For a phase figure: the horizontal quantity. For a table: the horizontal column, unless a series has
    /// its own.
    std::string against = {};
    std::string table = {};   ///< for a table: its id
    std::string noTable = {}; ///< shown for a run without this table; if empty, such runs lack the figure
    bool toScale = false;     ///< for a table: same scale on both axes
};

/// A named experiment of an example: its values that differ from the defaults.
struct ExampleExperiment {
    std::string name = {};
    Values values;
    std::optional<Study> study = {};
};

/// A project the user can open from the gallery.
struct Example {
    std::string id;
    std::string title;
    std::string notes; ///< what the example shows and where it comes from
    std::vector<ExampleExperiment> experiments;
    std::string keywords = {};  ///< more search words for the gallery, such as figures of a publication
    std::size_t experiment = 0; ///< index of the experiment on which it opens
    /// Figure on which it opens: of the run below the main one, or the id of a figure of a study, of random
    /// runs or of a comparison. Empty: the study if the first experiment has one, otherwise the run.
    std::string figure = {};
};

/// Reports the progress of a solver, from 0 to 1. May be called from any thread.
using Progress = std::function<void(double)>;

/// A possible outcome of runs.
struct Ending {
    std::string id;      ///< see RunOutcome::id
    std::string label;   ///< e.g. "Crossed"
    bool decided = true; ///< false if it does not decide success, because the time limit was reached or the
                         ///< run was aborted
};

/// Valid inputs of a system, ready to be solved, with everything computed that precedes the motion, such as
/// the ground. Immutable; threads may share it. All functions are pure: same inputs, same result.
class Prepared {
public:
    virtual ~Prepared() = default;
    /// Null only when cancelled. If a solver cannot compute the motion to the end, the run has an outcome or
    /// a doubt. @throws std::runtime_error if a numerical method fails, ContractViolation, std::bad_alloc
    virtual std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const = 0;
    /// The part of the run that tables and studies read: the id of its outcome, its doubts, and the measures
    /// of `tableMeasures` and `studyMeasures`.
    virtual std::shared_ptr<const Run> conclude(const std::stop_token& stop) const { return solve(stop, {}); }
    /// The points that the user can drag. @throws as `solve`
    virtual std::vector<Handle> handles() const { return {}; }
    /// The values that change if a handle is dragged to `to`. They may be invalid: `prepare` checks them.
    /// @throws as `solve`
    virtual Values drag(std::size_t /*handle*/, Point /*to*/) const { return {}; }
};

/// The result of preparing inputs.
struct Preparation {
    std::vector<Problem> problems = {}; ///< problems of the combination of inputs that are valid separately
    std::shared_ptr<const Prepared> inputs = nullptr; ///< null if there are problems
};

/// Everything that the rest of the program knows about one kind of experiment. Forms, tabs, tables, files and
/// the command line are built from it; none of them depends on the particular system.
struct System {
    std::string id;      ///< id in files and on the command line, e.g. "rover"
    std::string name;    ///< e.g. "Rover"
    std::string summary; ///< one sentence
    std::vector<Parameter> parameters;
    std::vector<Preset> presets;
    /// Quantities of Run::state and Run::samples, without time.
    std::vector<Quantity> quantities;
    std::vector<Quantity> bodyQuantities; ///< quantities of each of Run::bodies, such as the bodies of a race
    std::vector<std::string> modes;       ///< names of the modes of Samples::mode, for the legend, e.g.
                                          ///< "Flight"
    /// Columns of a printed state: ids of quantities, and "mode" for the name of the mode. If empty, all
    /// columns of the run.
    std::vector<std::string> stateColumns;
    std::vector<Quantity> eventColumns;      ///< columns of RunEvent::values
    std::string placeUnit = "m";             ///< unit of RunEvent::place and of scenes
    std::vector<FigureRecipe> figures;       ///< the first of kind scene, if any, is the main view
    std::vector<Example> examples;           ///< the first opens at the first start
    std::vector<Reproduction> reproductions; ///< published works that the system recomputes
    std::vector<Quantity> measures;          ///< measures of Run::measures, in order
    std::vector<std::string> tableMeasures;  ///< ids of the measures that a table of runs lists, in order

    /// The outcome that counts as success in a study: `id` is its id, e.g. "crossed", label "Crossed". If the
    /// id is empty, no outcome counts as success.
    Quantity success;
    std::vector<Ending> endings; ///< all possible endings; if empty, studies do not count endings
    /// Ids of the measures that a study can aggregate, the main one first.
    std::vector<std::string> studyMeasures;
    std::string studyOver;     ///< id of the input that designs are evaluated over by default
    std::string studySmallest; ///< id of the input whose smallest value a requirement looks for
    /// Default axes of a study, for some or all of the inputs.
    std::vector<Study::Swept> studyAxes;
    std::string studyRequirement; ///< default requirement of a study; may be empty
    std::string studyCompare;     ///< id of a choice whose options are worth comparing; may be empty

    /// Prepares inputs that are valid separately. Pure.
    std::function<Preparation(const Values&)> prepare;
    /// A fast solver for many runs. May be empty, or return null for an order that it does not support: each
    /// run is then prepared and concluded.
    std::function<std::unique_ptr<const Batch>(const BatchOrder&)> batch;
};

/// Checks inputs separately, then prepares them.
Preparation prepare(const System& system, const Values& values);
/// All problems of an experiment's inputs: of single values, then of their combination.
std::vector<Problem> problems(const System& system, const Values& values);
/// Prepares compatible inputs. @throws std::invalid_argument with the first problem if they are not
std::shared_ptr<const Prepared> prepared(const System& system, const Values& values);

/// The columns of a run's state and samples: the system's quantities, then those of each of the run's bodies,
/// with ids made by bodyId.
std::vector<Quantity> columnsOf(const System& system, const Run& run);
/// The id of a quantity of a body, which ends in the number of the body, such as "speed_2" for body 1.
std::string bodyId(const std::string& quantity, std::size_t body);
/// The index of a quantity, or of a body's quantity, among the columns of a run.
std::optional<std::size_t> columnOf(const System& system, const Run& run, std::string_view id);
/// The quantity of a column of a run, as the system declares it.
const Quantity& quantityAt(const System& system, std::size_t column);

/// The index of the ending with this id. @throws std::logic_error if the system does not list it
std::uint8_t endingOf(const System& system, std::string_view id);

/// The quantity with this id, or null.
const Quantity* find(const std::vector<Quantity>& quantities, std::string_view id);
/// The measure with this id, which must exist.
const Quantity& measureOf(const System& system, std::string_view id);

/// The systems of a program, in order.
class Registry {
public:
    void add(System system) { m_systems.push_back(std::make_shared<const System>(std::move(system))); }
    /// Null if no system has this id.
    std::shared_ptr<const System> find(std::string_view id) const;
    const std::vector<std::shared_ptr<const System>>& systems() const { return m_systems; }

private:
    std::vector<std::shared_ptr<const System>> m_systems;
};

} // namespace talweg
