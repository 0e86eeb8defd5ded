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

/// An input with a value of its own.
struct Change {
    const Parameter* parameter;
    Value value;
};

/// One experiment to be solved on the command line.
struct Case {
    QString id; ///< of the row, or the experiment's name
    std::shared_ptr<const System> system;
    std::shared_ptr<const Values> base; ///< complete; the rows of a table share one
    std::vector<Change> changes = {};   ///< of a row: one for each column that is an input
    Expressions expressions = {};       ///< what makes some of the values

    /// Complete and valid.
    Values values() const;
};

/// The default values with `presets` filled in (see presets.h) and then `settings` ("id=value"; for points
/// also "id=@FILE.csv" with options of tables, for a number also an expression) and `ties` applied. A
/// quantity that is to be given in another way, and is not, stays the same (systems/equivalents.h). Throws
/// Failure with every problem there is.
struct Settings {
    Values values;
    Expressions expressions = {}; ///< of the settings
    QStringList notes = {};       ///< what was read from tables
    std::vector<TableImport> imports = {};
};
Settings settingsFrom(const System& system, const QStringList& presets, const QStringList& settings,
                      const std::vector<Tie>& ties = {});

/// One with these inputs.
Experiment experimentWith(const System& system, const QString& name, Settings settings);

/// Says what was read from tables.
void noteTables(const QStringList& read, QTextStream& notes);

/// Says of each setting that has no effect in any of the cases why that is, and of a choice between ways of
/// giving a quantity what it comes to where that is not set.
void noteSettings(const std::vector<Case>& cases, const QStringList& settings, QTextStream& notes);
/// The same of a study at each of the values `bases` of its other inputs, whose inputs `varied` take several.
void noteSettings(const System& system, const std::vector<Values>& bases, const std::vector<Ends>& varied,
                  const std::vector<Tie>& ties, const QStringList& settings, QTextStream& notes);

/// The columns of a table of runs that hold results.
QStringList resultColumns(const std::shared_ptr<const System>& system);

/// The rows of a table whose header cells are parameter ids, perhaps with units, or `id`. `path` may have
/// options of tables. What a column or a cell leaves out comes from `defaultValue`; rows without an id are
/// numbered from 1. Columns of results are passed over. `notes` gets what was read. Throws Failure with every
/// bad cell.
std::vector<Case> readCases(const std::shared_ptr<const System>& system, const QString& path,
                            const Values& defaultValue, QStringList& notes);

/// The project of a file, or of a figure that carries one. Throws Failure.
Project projectIn(const Registry& registry, const QString& path);

/// The experiments of a project that was read from a file; see below.
std::vector<Case> experimentCases(const Registry& registry, const Project& project, const QString& path,
                                  const QString& name);

/// The experiments of a file: all of them, or the one called `name` (empty: all). Throws Failure.
std::vector<Case> experimentCases(const Registry& registry, const QString& path, const QString& name);

/// Throws Failure with what is wrong with a case's inputs, if anything.
void requireValid(const Case& one);

/// Solves a case. Throws Failure when there is no result.
std::shared_ptr<const Run> solve(const Case& one);

/// The sentence for a case that has no result.
QString cannotBeSolved(const Case& one, const std::exception& why);

} // namespace talweg
