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

/// An input and the value that it gets.
struct Change {
    const Parameter* parameter;
    Value value;
};

/// One experiment to be solved on the command line.
struct Case {
    QString id; ///< of the row, or the name of the experiment
    std::shared_ptr<const System> system;
    std::shared_ptr<const Values> base; ///< all inputs; shared by the rows of a table
    std::vector<Change> changes = {};   ///< of a row: one for each input column
    Expressions expressions = {};       ///< by input
    SharedList<Track> tracks = {};      ///< measured tracks that the run is compared with

    /// The values of all inputs, with the changes applied. They are valid.
    Values values() const;
};

/// The default values with `presets` (see presets.h), then `settings` and `ties` applied. A setting is
/// "id=value"; for points also "id=@FILE.csv" with table options, for a number also an expression. If a
/// setting changes how a quantity is entered and does not set its value, the quantity keeps its value
/// (systems/equivalents.h). Throws Failure with all problems.
struct Settings {
    Values values;
    Expressions expressions = {}; ///< of the settings
    QStringList notes = {};       ///< summaries of the tables read
    std::vector<TableImport> imports = {};
};
Settings settingsFrom(const System& system, const QStringList& presets, const QStringList& settings,
                      const std::vector<Tie>& ties = {});

/// An experiment with these inputs.
Experiment experimentWith(const System& system, const QString& name, Settings settings);

/// Notes what was read from tables.
void noteTables(const QStringList& read, QTextStream& notes);

/// Notes why a setting has no effect in any of the cases. For a setting that changes how a quantity is
/// entered without setting its value, notes the resulting value.
void noteSettings(const std::vector<Case>& cases, const QStringList& settings, QTextStream& notes);
/// The same for a study. `bases` are the sets of values of the inputs that are not varied; `varied` are the
/// varied inputs.
void noteSettings(const System& system, const std::vector<Values>& bases, const std::vector<Ends>& varied,
                  const std::vector<Tie>& ties, const QStringList& settings, QTextStream& notes);

/// The columns of a table of runs that contain results.
QStringList resultColumns(const std::shared_ptr<const System>& system);

/// Reads the rows of a table whose header cells are parameter ids, optionally with units, or `id`. `path` may
/// contain table options. Missing columns and empty cells are taken from `defaultValue`; rows without an id
/// are numbered from 1. Columns of results are ignored. What was read is added to `notes`. Throws Failure
/// with all invalid cells.
std::vector<Case> readCases(const std::shared_ptr<const System>& system, const QString& path,
                            const Values& defaultValue, QStringList& notes);

/// Reads the project from a project file or from a figure in which it is embedded. Throws Failure.
Project projectIn(const Registry& registry, const QString& path);

/// The experiments of a project that was read from a file; see the next function.
std::vector<Case> experimentCases(const Registry& registry, const Project& project, const QString& path,
                                  const QString& name);

/// The experiments of a file: all of them, or the one called `name` (empty: all). Throws Failure.
std::vector<Case> experimentCases(const Registry& registry, const QString& path, const QString& name);

/// Throws Failure with the problems of a case's inputs, if there are any.
void requireValid(const Case& one);

/// Solves a case. Throws Failure if there is no result.
std::shared_ptr<const Run> solve(const Case& one);

/// The sentence for a case that has no result.
QString cannotBeSolved(const Case& one, const std::exception& why);

} // namespace talweg
