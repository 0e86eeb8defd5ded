#pragma once

#include "base/display_units.h"
#include "base/shared.h"
#include "systems/system.h"
#include "tracks/track.h"

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Expressions typed for inputs instead of numbers, by input id, such as "0.8*mu". They use constants and
/// other number inputs, each in its own unit.
using Expressions = std::map<std::string, std::string, std::less<>>;

/// A named set of inputs, with its study. Holds only inputs, never results.
struct Experiment {
    QString name;                    ///< not blank, unique within its project
    std::string system;              ///< System::id
    Values values;                   ///< complete: one per parameter of the system, each valid on its own
    std::optional<Study> study = {}; ///< uses only inputs and results of the system; may be incomplete
    Expressions expressions = {};    ///< `values` has their results; see project/expressions.h
    SharedList<Track> tracks = {};   ///< measured tracks; times are relative to the start of the run

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// Inputs of a run kept as a reference, independent of later changes of the experiment they were pinned from.
struct Pin {
    QString experiment; ///< name of the experiment when the run was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment

    friend bool operator==(const Pin&, const Pin&) = default;
};

/// A study kept as a reference for others of its system, independent of later changes of the experiment it
/// was pinned from.
struct Baseline {
    QString experiment; ///< name of the experiment when the study was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment
    Study study;        ///< expressions are replaced by ties; see baselineOf

    friend bool operator==(const Baseline&, const Baseline&) = default;
};

/// A named requirement, which belongs to the project and applies to every experiment of its system.
struct NamedRequirement {
    QString name;          ///< see requirementNameComplaint; unique among those of its system
    std::string system;    ///< System::id
    std::string condition; ///< see Requirement

    friend bool operator==(const NamedRequirement&, const NamedRequirement&) = default;
};

/// A named number for the expressions of all experiments of a project.
struct Constant {
    std::string name;       ///< see constantNameComplaint; unique
    std::string expression; ///< uses numbers and other constants; must not depend on itself

    friend bool operator==(const Constant&, const Constant&) = default;
};

/// Largest number of constants.
inline constexpr qsizetype maxConstants = 200;

/// A figure of an experiment to be written to a file repeatedly.
struct ExportJob {
    QString name;       ///< not blank, unique within its project
    QString experiment; ///< its name
    QString figure;     ///< FigureRecipe::id, or the id of a figure of a study or of random runs
    QString format = QStringLiteral("pdf"); ///< one of figureFormats()
    /// File name pattern without extension; see fileNameOf.
    QString file = QStringLiteral("{project} {experiment} {figure}");
    double widthMm = 160, heightMm = 100; ///< on paper
    int dpi = 300;
    double letters = 8.25; ///< text size on paper, pt
    double lineWidth = 0;  ///< line width of the axes, on paper, pt; 0: proportional to the text size
    bool grey = false;     ///< greyscale
    bool dark = false;     ///< dark background
    bool pinned = false;   ///< whether it shows the pinned runs of the same system
    bool project = true;   ///< whether the file contains its source

    friend bool operator==(const ExportJob&, const ExportJob&) = default;
};

/// Largest number of experiments, of pinned runs and of named requirements. Names are compared in pairs: the
/// sixty thousand experiments that fit into a file of 4 MB would block the program for minutes.
inline constexpr qsizetype maxExperiments = 500;

/// Largest number of measured tracks in a project.
inline constexpr qsizetype maxTracks = 20;

/// Numbers, and their text in files: "[1, 2.5]".
struct MeasuredNumbers {
    std::vector<double> values;
    std::string text;
};

std::shared_ptr<const MeasuredNumbers> measuredNumbers(std::vector<double> values);

/// The numbers of a column of a measured table when the project read them, so that a distribution such as
/// "file:wind.csv:speed" is available wherever the project is.
struct MeasuredColumn {
    std::string file, column; ///< as distributions name them
    std::string digest;       ///< of the file when it was read: SHA-256 in hexadecimal digits
    std::shared_ptr<const MeasuredNumbers> numbers; ///< at least one, all finite
    std::string unit = {};                          ///< see ColumnNumbers

    friend bool operator==(const MeasuredColumn& a, const MeasuredColumn& b) {
        return a.file == b.file && a.column == b.column && a.digest == b.digest && a.unit == b.unit
               && (a.numbers == b.numbers || a.numbers->values == b.numbers->values);
    }
};

/// A table from which points or rows of an input were read. It applies to any input with that value.
struct TableImport {
    std::string file;    ///< its path with table options: "survey.csv?x=Distance"
    std::string digest;  ///< of the file when it was read: SHA-256 in hexadecimal digits
    std::string value;   ///< digest of the imported value; see digestOf
    std::string summary; ///< what was read and how, as shown to the user

    friend bool operator==(const TableImport&, const TableImport&) = default;
};

/// The content of a document and a `.talweg` file. Copies share the large parts.
struct Project {
    QString title;
    QString notes;
    SharedList<Experiment> experiments;
    SharedList<Pin> pins = {};
    std::vector<NamedRequirement> requirements = {};
    std::vector<Constant> constants = {};
    std::vector<ExportJob> exports = {};
    Shared<Baseline> baseline = {};
    DisplayUnits units = {};                   ///< display units; stored values have the program's own
    std::vector<MeasuredColumn> measured = {}; ///< columns that studies name; see keepMeasured
    std::vector<TableImport> imports = {};     ///< see importOf
    QString schema = {}; ///< location of the JSON Schema of the file, as the user wrote it for an editor

    friend bool operator==(const Project&, const Project&) = default;
};

/// The values that are new or differ after a change.
Values differences(const Values& before, const Values& after);
/// The first input whose value, or otherwise whose expression, differs; empty if there is none.
std::string firstChanged(const Experiment& before, const Experiment& after);

/// An experiment with the system's default values except for those in `changed`.
Experiment makeExperiment(const System& system, const QString& name, const Values& changed = {});

/// The experiment of an example.
Experiment makeExperiment(const System& system, const ExampleExperiment& example);

/// The project that an example of the gallery opens.
Project makeProject(const System& system, const Example& example);

/// Why a track cannot be stored in a project: its columns, its deviations or its name. Empty if it can.
QString trackComplaint(const Track& track);

/// `wish`, or "wish 2", "wish 3", … if a track with that name exists.
std::string freeTrackName(const SharedList<Track>& tracks, const std::string& wish);

/// Index of the experiment with this name, or −1.
int findExperiment(const Project& project, const QString& name);

/// `wish`, or "wish 2", "wish 3", … if an experiment with that name exists.
QString freeName(const Project& project, const QString& wish);

/// Why experiment number `index` cannot have this name; empty if it can. Pass −1 for a new experiment.
QString nameComplaint(const Project& project, int index, const QString& name);

/// The requirement of a system with exactly this name; null if there is none.
const NamedRequirement* findRequirement(const Project& project, const std::string& system,
                                        const QString& name);

/// Why requirement number `index` (−1: a new one) of that system cannot have this name; empty if it can.
QString requirementNameComplaint(const Project& project, int index, const std::string& system,
                                 const QString& name);

/// `wish`, or "wish 2", "wish 3", … if a requirement of that system has that name.
QString freeRequirementName(const Project& project, const std::string& system, const QString& wish);

/// An example of a condition; empty if studies of the system measure nothing.
std::string exampleCondition(const System& system);

/// The error in a condition for that system, with any measures; empty if it is valid.
QString conditionComplaint(const System& system, const std::string& condition);

} // namespace talweg
