#pragma once

#include "project/project.h"
#include "study/complaints.h"
#include "study/tie.h"

#include <QStringList>
#include <QTextStream>
#include <exception>
#include <memory>
#include <vector>

namespace talweg {

/// An input and its new value.
struct Change {
    const Parameter* parameter;
    Value value;
};

/// One experiment to solve on the command line.
struct Case {
    QString id; ///< id of the table row, or name of the experiment
    std::shared_ptr<const System> system;
    std::shared_ptr<const Values> base; ///< all inputs; shared by the rows of a table
    std::vector<Change> changes = {};   ///< of a row: one for each input column
    Expressions expressions = {};       ///< by input
    SharedList<Track> tracks = {};      ///< measured tracks that the run is compared with

    /// The values of all inputs, with the changes applied. All are valid.
    Values values() const;
};

/// Applies `presets` (see presets.h), then `settings` and `ties` to the default values. A setting is
/// "id=value". Points may also be "id=@FILE.csv" with table options; a number may also be an expression. A
/// setting may change how a quantity is entered without setting its value; the quantity then keeps its value
/// (systems/equivalents.h). Throws Failure with all problems.
struct Settings {
    Values values;
    Expressions expressions = {}; ///< by input id
    QStringList notes = {};       ///< summaries of the tables read
    std::vector<TableImport> imports = {};
};
Settings settingsFrom(const System& system, const QStringList& presets, const QStringList& settings,
                      const std::vector<Tie>& ties = {});

/// An experiment with these inputs.
Experiment experimentWith(const System& system, const QString& name, Settings settings);

/// Writes a note for each table that was read.
void noteTables(const QStringList& read, QTextStream& notes);

/// Writes a note for each setting that has no effect in any of the cases, with the reason. If a setting
/// changes how a quantity is entered without setting its value, a note gives the resulting value.
void noteSettings(const std::vector<Case>& cases, const QStringList& settings, QTextStream& notes);
/// The same for a study. `bases` are sets of values for the inputs that are not varied; `varied` are the
/// varied inputs.
void noteSettings(const System& system, const std::vector<Values>& bases, const std::vector<Ends>& varied,
                  const std::vector<Tie>& ties, const QStringList& settings, QTextStream& notes);

/// The result columns of a table of runs.
QStringList resultColumns(const std::shared_ptr<const System>& system);

/// Reads one case from each row of a table. Header cells are `id` or input ids, optionally with units. `path`
/// may contain table options. Missing columns and empty cells get their values from `defaultValue`. Rows
/// without an id are numbered from 1. Columns of results are ignored. A summary of the table is added to
/// `notes`. Throws Failure with all invalid cells.
std::vector<Case> readCases(const std::shared_ptr<const System>& system, const QString& path,
                            const Values& defaultValue, QStringList& notes);

/// Reads a project from a project file, or from a figure file in which the project is embedded. Throws
/// Failure.
Project projectIn(const Registry& registry, const QString& path);

/// The experiments of a project that was read from `path`: all of them, or the one called `name` (empty:
/// all). Throws Failure.
std::vector<Case> experimentCases(const Registry& registry, const Project& project, const QString& path,
                                  const QString& name);

/// Reads a file and returns its experiments like the function above.
std::vector<Case> experimentCases(const Registry& registry, const QString& path, const QString& name);

/// Throws Failure if the inputs of a case are invalid.
void requireValid(const Case& one);

/// Solves a case. Throws Failure if there is no result.
std::shared_ptr<const Run> solve(const Case& one);

/// The sentence for a case that could not be solved.
QString cannotBeSolved(const Case& one, const std::exception& why);

} // namespace talweg
