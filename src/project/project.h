#pragma once

#include "base/display_units.h"
#include "base/shared.h"
#include "systems/system.h"

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// What was typed for inputs in place of numbers, by their ids: of constants and of other inputs that are
/// numbers, such as "0.8*mu", each in its own unit.
using Expressions = std::map<std::string, std::string, std::less<>>;

/// One set of inputs under a name, and how it is studied. Holds inputs only, never results.
struct Experiment {
    QString name;                    ///< not blank, unique within its project
    std::string system;              ///< System::id
    Values values;                   ///< complete: one per parameter of the system, each valid on its own
    std::optional<Study> study = {}; ///< knows no inputs or measures but the system's; may be half typed
    Expressions expressions = {};    ///< `values` has what they make; see project/expressions.h

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// Inputs whose run is kept as a reference, whatever happens to the experiment they were pinned from.
struct Pin {
    QString experiment; ///< its name when the run was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment

    friend bool operator==(const Pin&, const Pin&) = default;
};

/// A study that is kept as a reference for others of its system, whatever happens to the experiment it was
/// pinned from.
struct Baseline {
    QString experiment; ///< its name when the study was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment
    Study study;        ///< what expressions made follow others does so by ties; see baselineOf

    friend bool operator==(const Baseline&, const Baseline&) = default;
};

/// A requirement under a name, which belongs to the project and applies to every experiment of its system.
struct NamedRequirement {
    QString name;          ///< see requirementNameComplaint; unique among those of its system
    std::string system;    ///< System::id
    std::string condition; ///< see Requirement

    friend bool operator==(const NamedRequirement&, const NamedRequirement&) = default;
};

/// A number under a name, for the expressions of all experiments of a project.
struct Constant {
    std::string name;       ///< see constantNameComplaint; unique
    std::string expression; ///< of numbers and other constants; never in a circle

    friend bool operator==(const Constant&, const Constant&) = default;
};

/// No more constants are kept.
inline constexpr qsizetype maxConstants = 200;

/// A figure of an experiment that is written to a file again and again.
struct ExportJob {
    QString name;       ///< not blank, unique within its project
    QString experiment; ///< its name
    QString figure;     ///< FigureRecipe::id, or the id of a figure of a study or of random runs
    QString format = QStringLiteral("pdf"); ///< one of figureFormats()
    /// A pattern of the file's name without its ending; see fileNameOf.
    QString file = QStringLiteral("{project} {experiment} {figure}");
    double widthMm = 160, heightMm = 100; ///< on paper
    int dpi = 300;
    double letters = 8.25; ///< the size of letters on paper, pt
    double lineWidth = 0;  ///< of the axes, on paper, pt; 0: in proportion to the letters
    bool grey = false;     ///< without colours
    bool dark = false;     ///< on a dark background
    bool pinned = false;   ///< over the pinned runs of the same system
    bool project = true;   ///< the file carries what it was made of

    friend bool operator==(const ExportJob&, const ExportJob&) = default;
};

/// No more experiments, no more pins and no more named requirements are read and written. Names are compared
/// in pairs: the sixty thousand experiments that a file of 4 MB could hold would keep a program for minutes.
inline constexpr qsizetype maxExperiments = 500;

/// Numbers, and the text of them that files have: "[1, 2.5]".
struct MeasuredNumbers {
    std::vector<double> values;
    std::string text;
};

std::shared_ptr<const MeasuredNumbers> measuredNumbers(std::vector<double> values);

/// The numbers of a column of a table of measured data as they were when the project took them up, so that a
/// distribution such as "file:wind.csv:speed" has them wherever the project is.
struct MeasuredColumn {
    std::string file, column;                       ///< as distributions name them
    std::string digest;                             ///< of the file then: SHA-256 in hexadecimal digits
    std::shared_ptr<const MeasuredNumbers> numbers; ///< at least one, all finite
    std::string unit = {};                          ///< see ColumnNumbers

    friend bool operator==(const MeasuredColumn& a, const MeasuredColumn& b) {
        return a.file == b.file && a.column == b.column && a.digest == b.digest && a.unit == b.unit
               && (a.numbers == b.numbers || a.numbers->values == b.numbers->values);
    }
};

/// A table that points or rows of an input were read from. It speaks of whatever input has that value.
struct TableImport {
    std::string file;    ///< its path, with what was told of the table: "survey.csv?x=Distance"
    std::string digest;  ///< of the file then: SHA-256 in hexadecimal digits
    std::string value;   ///< of what was read; see digestOf
    std::string summary; ///< what was read and how, as a person was told

    friend bool operator==(const TableImport&, const TableImport&) = default;
};

/// What a document holds and a `.talweg` file stores. Copies share the large parts.
struct Project {
    QString title;
    QString notes;
    SharedList<Experiment> experiments;
    SharedList<Pin> pins = {};
    std::vector<NamedRequirement> requirements = {};
    std::vector<Constant> constants = {};
    std::vector<ExportJob> exports = {};
    Shared<Baseline> baseline = {};
    DisplayUnits units = {}; ///< in which everything is shown; what is stored has the program's own
    std::vector<MeasuredColumn> measured = {}; ///< of the tables that studies name; see keepMeasured
    std::vector<TableImport> imports = {};     ///< see importOf
    QString schema = {}; ///< where the JSON Schema of the file lies, as the user wrote it for an editor

    friend bool operator==(const Project&, const Project&) = default;
};

/// The values that are new or differ after a change.
Values differences(const Values& before, const Values& after);
/// The first input whose value, or else whose expression, differs; empty when none does.
std::string firstChanged(const Experiment& before, const Experiment& after);

/// An experiment at the system's default values but for those in `changed`.
Experiment makeExperiment(const System& system, const QString& name, const Values& changed = {});

/// The experiment that an example brings.
Experiment makeExperiment(const System& system, const ExampleExperiment& example);

/// The project that an example of the gallery opens as.
Project makeProject(const System& system, const Example& example);

/// Index of the experiment called `name`, or −1.
int findExperiment(const Project& project, const QString& name);

/// `wish`, or "wish 2", "wish 3", … when an experiment of that name exists already.
QString freeName(const Project& project, const QString& wish);

/// Why experiment number `index` cannot be called `name`; empty when it can. Pass −1 for a new experiment.
QString nameComplaint(const Project& project, int index, const QString& name);

/// The named requirement of a system's experiments that is called exactly so; null when there is none.
const NamedRequirement* findRequirement(const Project& project, const std::string& system,
                                        const QString& name);

/// Why requirement number `index` (−1: a new one), which is for that system, cannot be called `name`; empty
/// when it can.
QString requirementNameComplaint(const Project& project, int index, const std::string& system,
                                 const QString& name);

/// `wish`, or "wish 2", "wish 3", … when a requirement of that system already has that name.
QString freeRequirementName(const Project& project, const std::string& system, const QString& wish);

/// A condition that shows how one is written; empty where studies of the system measure nothing.
std::string exampleCondition(const System& system);

/// What is wrong with a condition for that system, whatever a study measures; empty for nothing.
QString conditionComplaint(const System& system, const std::string& condition);

} // namespace talweg
