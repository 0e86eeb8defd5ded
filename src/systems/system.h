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
    /// A number that the user enters when applying the preset, e.g. the ratio of radii of a thick shell.
    struct Argument {
        std::string label;
        double defaultValue = 0;
        Range range;
    };
    std::string group; ///< heading in the form under which the preset is listed: the group of its parameters
    std::string name;
    std::string help;
    std::optional<Argument> argument;
    std::function<Values(double argument)> values; ///< only the values that the preset sets
};

/// A point in the trajectory view that the user can drag to change inputs.
struct Handle {
    Point place{0, 0};
    std::string help = {}; ///< tool tip: effect of dragging the handle
};

/// A quantity plotted in a figure. A body quantity gives one line for each body, labelled with the body's
/// name. In a figure of a table, the quantity is a column.
struct Series {
    std::string quantity = {};                ///< id of the quantity
    std::string label = {};                   ///< label in the legend; empty: label of the quantity
    std::optional<std::size_t> dashedIn = {}; ///< index in System::modes of a mode in which the line is
                                              ///< dashed, because the quantity has another meaning there
    std::string against = {};                 ///< for tables: the column on the abscissa
    bool unlessZero = false; ///< for figures over time: omit the line if it is 0 throughout the run
};

/// Describes a figure of a run: the quantities that it draws, and its abscissa.
struct FigureRecipe {
    enum class Kind {
        scene, ///< scene of the run to scale, path coloured by mode, events marked
        time,  ///< quantities against time
        phase, ///< one quantity against another; the user can choose other quantities
        space, ///< the 3-D scene of the run
        table  ///< columns of one of Run::tables against another column
    };
    std::string id = {}; ///< id on the command line
    std::string title = {};
    Kind kind = Kind::time;
    std::string yLabel = {}; ///< with unit, e.g. "Energy (J)"; empty: label of the first quantity
    std::vector<Series> series = {};
    /// For figures over time: event columns. Each number is drawn as a vertical line from zero.
    std::vector<Series> stems = {};
    bool zeroLine = false;
    /// Quantity on the abscissa of a phase figure, or column on the abscissa of a table, unless a series has
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
    /// If not empty, the experiment has a track that a simulated camera measured. These inputs of the filmed
    /// motion differ from `values`.
    Values filmed = {};
};

/// A project the user can open from the gallery.
struct Example {
    std::string id;
    std::string title;
    std::string notes; ///< purpose and origin of the example
    std::vector<ExampleExperiment> experiments;
    std::string keywords = {};  ///< additional search words for the gallery, e.g. figure numbers of a
                                ///< publication
    std::size_t experiment = 0; ///< index of the experiment that is opened
    /// Figure that is opened: id of a second figure of the run, or of a figure of a study, of random runs or
    /// of a comparison. Empty: the study if the first experiment has one, otherwise the run.
    std::string figure = {};
};

/// Reports the progress of a solver, from 0 to 1. May be called from any thread.
using Progress = std::function<void(double)>;

/// A possible outcome of runs.
struct Ending {
    std::string id;      ///< see RunOutcome::id
    std::string label;   ///< e.g. "Crossed"
    bool decided = true; ///< false if the run ended without deciding success: at the time limit, or aborted
};

/// Valid inputs of a system, ready to be solved. Everything that does not depend on the motion, e.g. the
/// ground, has been computed. Immutable; threads may share it. All functions are pure.
class Prepared {
public:
    virtual ~Prepared() = default;
    /// Returns null only when cancelled. If a solver cannot compute the motion to the end, the outcome or a
    /// doubt of the run says why. @throws std::runtime_error if a numerical method fails, ContractViolation,
    /// std::bad_alloc
    virtual std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const = 0;
    /// The part of the run that tables and studies read: the id of its outcome, its doubts, and the measures
    /// listed in `tableMeasures` and `studyMeasures`.
    virtual std::shared_ptr<const Run> conclude(const std::stop_token& stop) const { return solve(stop, {}); }
    /// The points that the user can drag. @throws as `solve`
    virtual std::vector<Handle> handles() const { return {}; }
    /// The changed inputs after a handle is dragged to `to`. They may be invalid: `prepare` checks them.
    /// @throws as `solve`
    virtual Values drag(std::size_t /*handle*/, Point /*to*/) const { return {}; }
};

/// The result of preparing inputs.
struct Preparation {
    std::vector<Problem> problems = {};               ///< conflicts between inputs that are valid separately
    std::shared_ptr<const Prepared> inputs = nullptr; ///< null if there are problems
};

/// Describes one kind of experiment to the rest of the program. Forms, tabs, tables, files and the command
/// line are generated from it and contain no code for particular systems.
struct System {
    std::string id;      ///< id in files and on the command line, e.g. "rover"
    std::string name;    ///< e.g. "Rover"
    std::string summary; ///< one sentence
    std::vector<Parameter> parameters;
    std::vector<Preset> presets;
    /// Quantities of Run::state and Run::samples, without time.
    std::vector<Quantity> quantities;
    std::vector<Quantity> bodyQuantities; ///< quantities of each body in Run::bodies, e.g. in a race
    std::vector<std::string> modes; ///< names of the modes in Samples::mode, for the legend, e.g. "Flight"
    /// Columns for printing a state: ids of quantities, and "mode" for the name of the mode. If empty, all
    /// columns of the run.
    std::vector<std::string> stateColumns;
    std::vector<Quantity> eventColumns; ///< columns of RunEvent::values
    std::string placeUnit = "m";        ///< unit of RunEvent::place and of scenes
    std::vector<FigureRecipe> figures;  ///< the first of kind `scene`, if any, is the main view
    std::vector<Example> examples;      ///< the first is opened when the program starts for the first time
    std::vector<Reproduction> reproductions; ///< published works that the system recomputes
    std::vector<Quantity> measures;          ///< measures of Run::measures, in order
    std::vector<std::string> tableMeasures;  ///< ids of the measures in a table of runs, in order

    /// The outcome that counts as success in a study, with id and label, e.g. "crossed" and "Crossed". If the
    /// id is empty, no outcome counts as success.
    Quantity success;
    std::vector<Ending> endings; ///< all possible endings; if empty, studies do not count endings
    /// Ids of the measures that a study can aggregate, the main one first.
    std::vector<std::string> studyMeasures;
    std::string studyOver;     ///< id of the input that varies within each design by default
    std::string studySmallest; ///< id of the input whose smallest value meeting the requirement is searched
                               ///< by default
    /// Default axes of a study, for some or all of the inputs.
    std::vector<Study::Swept> studyAxes;
    std::string studyRequirement; ///< default requirement of a study; may be empty
    std::string studyCompare;     ///< id of a choice whose options a study can compare; may be empty

    /// Prepares inputs that are valid separately. Pure.
    std::function<Preparation(const Values&)> prepare;
    /// A fast solver for many runs. May be empty, and may return null for an unsupported order. Each run is
    /// then prepared and concluded separately.
    std::function<std::unique_ptr<const Batch>(const BatchOrder&)> batch;
};

/// Checks single values, then their combination, and prepares them.
Preparation prepare(const System& system, const Values& values);
/// All errors in an experiment's inputs: in single values or, if there are none, in their combination.
std::vector<Problem> problems(const System& system, const Values& values);
/// Prepares valid inputs. @throws std::invalid_argument with the first problem if they are invalid
std::shared_ptr<const Prepared> prepared(const System& system, const Values& values);

/// The columns of a run's state and samples: the system's quantities, then the quantities of each body of the
/// run, with ids made by bodyId.
std::vector<Quantity> columnsOf(const System& system, const Run& run);
/// The id of a quantity of the body with this index, which ends in the body's number, counted from 1:
/// "speed_2" for body 1.
std::string bodyId(const std::string& quantity, std::size_t body);
/// The index of a quantity of the system or of a body among the columns of a run.
std::optional<std::size_t> columnOf(const System& system, const Run& run, std::string_view id);
/// The declaration of the quantity in a column of a run; its id has no number of a body.
const Quantity& quantityAt(const System& system, std::size_t column);

/// The index of the ending with this id in System::endings. @throws std::logic_error if it is not listed
std::uint8_t endingOf(const System& system, std::string_view id);

/// The quantity with this id, or null.
const Quantity* find(const std::vector<Quantity>& quantities, std::string_view id);
/// The measure with this id, which must exist.
const Quantity& measureOf(const System& system, std::string_view id);

/// The systems of the program, in the order in which they are listed.
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
