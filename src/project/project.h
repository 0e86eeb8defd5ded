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

/// Expressions typed for inputs instead of numbers, by input id, for example "0.8*mu". They may use constants
/// and other number inputs. Each number has the unit of its input.
using Expressions = std::map<std::string, std::string, std::less<>>;

/// A named set of inputs with an optional study. Contains only inputs, never results.
struct Experiment {
    QString name;                    ///< not blank, unique within its project
    std::string system;              ///< System::id
    Values values;                   ///< one for each parameter of the system; each is valid by itself
    std::optional<Study> study = {}; ///< uses only inputs and results of the system; may be incomplete
    Expressions expressions = {};    ///< `values` has their results; see project/expressions.h
    SharedList<Track> tracks = {};   ///< measured tracks; times are relative to the start of the run

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// The inputs of a run that is kept as a reference. Later changes of its experiment do not affect it.
struct Pin {
    QString experiment; ///< name of the experiment when the run was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment

    friend bool operator==(const Pin&, const Pin&) = default;
};

/// A study that is kept as a reference for other studies of its system. Later changes of its experiment do
/// not affect it.
struct Baseline {
    QString experiment; ///< name of the experiment when the study was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment
    Study study;        ///< expressions are replaced by ties; see baselineOf

    friend bool operator==(const Baseline&, const Baseline&) = default;
};

/// A named requirement of the project. It applies to all experiments of its system.
struct NamedRequirement {
    QString name;          ///< see requirementNameComplaint; unique among those of its system
    std::string system;    ///< System::id
    std::string condition; ///< see Requirement

    friend bool operator==(const NamedRequirement&, const NamedRequirement&) = default;
};

/// A named number for use in the expressions of all experiments.
struct Constant {
    std::string name;       ///< see constantNameComplaint; unique
    std::string expression; ///< uses only numbers and other constants; must not depend on itself

    friend bool operator==(const Constant&, const Constant&) = default;
};

/// Largest number of constants in a project.
inline constexpr qsizetype maxConstants = 200;

/// A figure of an experiment that can be written to a file again and again.
struct ExportJob {
    QString name;       ///< not blank, unique within its project
    QString experiment; ///< name of the experiment
    QString figure;     ///< FigureRecipe::id, or the id of a figure of a study or of random runs
    QString format = QStringLiteral("pdf"); ///< one of figureFormats()
    /// File name pattern without extension; see fileNameOf.
    QString file = QStringLiteral("{project} {experiment} {figure}");
    double widthMm = 160, heightMm = 100; ///< size on paper, mm
    int dpi = 300;
    double letters = 8.25; ///< text size on paper, pt
    double lineWidth = 0;  ///< line width of the axes, on paper, pt; 0: proportional to the text size
    bool grey = false;     ///< greyscale
    bool dark = false;     ///< dark background
    bool pinned = false;   ///< whether the figure shows pinned runs of the same system
    bool project = true;   ///< whether the file contains the figure's source

    friend bool operator==(const ExportJob&, const ExportJob&) = default;
};

/// Largest number of experiments, of pinned runs and of named requirements. Names are compared in pairs. A
/// file of 4 MB has room for sixty thousand experiments; comparing their names would block the program for
/// minutes.
inline constexpr qsizetype maxExperiments = 500;

/// Largest number of measured tracks in a project.
inline constexpr qsizetype maxTracks = 20;

/// Numbers, and their text in files: "[1, 2.5]".
struct MeasuredNumbers {
    std::vector<double> values;
    std::string text;
};

std::shared_ptr<const MeasuredNumbers> measuredNumbers(std::vector<double> values);

/// A column of a measured table as it was when the project read it. Because it is stored, a distribution such
/// as "file:wind.csv:speed" can be used where the file is missing.
struct MeasuredColumn {
    std::string file, column; ///< names as in distributions
    std::string digest;       ///< of the file when it was read: SHA-256 in hexadecimal digits
    std::shared_ptr<const MeasuredNumbers> numbers; ///< at least one, all finite
    std::string unit = {};                          ///< see ColumnNumbers

    friend bool operator==(const MeasuredColumn& a, const MeasuredColumn& b) {
        return a.file == b.file && a.column == b.column && a.digest == b.digest && a.unit == b.unit
               && (a.numbers == b.numbers || a.numbers->values == b.numbers->values);
    }
};

/// The file from which the points or rows of an input were read. It applies to every input with that value.
struct TableImport {
    std::string file;    ///< path with table options: "survey.csv?x=Distance"
    std::string digest;  ///< of the file when it was read: SHA-256 in hexadecimal digits
    std::string value;   ///< digest of the imported value; see digestOf
    std::string summary; ///< a description of the import for the user

    friend bool operator==(const TableImport&, const TableImport&) = default;
};

/// The content of a document and of a `.talweg` file. Copies share large parts.
struct Project {
    QString title;
    QString notes;
    SharedList<Experiment> experiments;
    SharedList<Pin> pins = {};
    std::vector<NamedRequirement> requirements = {};
    std::vector<Constant> constants = {};
    std::vector<ExportJob> exports = {};
    Shared<Baseline> baseline = {};
    DisplayUnits units = {};                   ///< display units; stored values are in the program's own
    std::vector<MeasuredColumn> measured = {}; ///< columns used by studies; see keepMeasured
    std::vector<TableImport> imports = {};     ///< see importOf
    QString schema = {};                       ///< the user's path to the JSON Schema, for an editor

    friend bool operator==(const Project&, const Project&) = default;
};

/// The values in `after` that are new or differ from those in `before`.
Values differences(const Values& before, const Values& after);
/// The id of the first input whose value differs, or else whose expression differs; empty if all are equal.
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

/// `wish`, or "wish 2", "wish 3", … if another experiment has that name.
QString freeName(const Project& project, const QString& wish);

/// The reason why experiment number `index` (−1: a new one) cannot have this name; empty if it can.
QString nameComplaint(const Project& project, int index, const QString& name);

/// The requirement of a system with exactly this name; null if there is none.
const NamedRequirement* findRequirement(const Project& project, const std::string& system,
                                        const QString& name);

/// The reason why the system's requirement number `index` (−1: a new one) cannot have this name; empty if it
/// can.
QString requirementNameComplaint(const Project& project, int index, const std::string& system,
                                 const QString& name);

/// `wish`, or "wish 2", "wish 3", … if another requirement of that system has that name.
QString freeRequirementName(const Project& project, const std::string& system, const QString& wish);

/// An example of a condition; empty if studies of the system have no results.
std::string exampleCondition(const System& system);

/// The error in a condition, which may use all results of the system; empty if it is valid.
QString conditionComplaint(const System& system, const std::string& condition);

} // namespace talweg
