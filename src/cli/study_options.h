#pragma once

#include "cli/options.h"
#include "project/columns.h"
#include "study/merge.h"
#include "study/sweep.h"
#include "systems/study_recipe.h"
#include "systems/system.h"

#include <QStringList>
#include <QTextStream>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Shared by all kinds of studies on the command line. All functions throw Failure.

/// Ends the command with the problems, if there are any.
void requireNone(const std::vector<Problem>& problems);

/// The text before and after "=" of --grid and --dist.
std::pair<std::string, std::string> idAndText(const QString& option, const QString& given,
                                              const QString& wanted);

/// The main measure of the system, and those of --measure.
std::vector<std::string> measuresFrom(const System& system, const Options& options);

/// The source of measured tables for studies: the project if it stores their numbers, otherwise the tables in
/// the folder of its file. Tables on the command line are relative to the current folder. Writes one note for
/// each table that it reads.
class TableFolder {
public:
    /// Uses the current folder.
    explicit TableFolder(QTextStream* notes = nullptr) : m_notes(notes) {}
    TableFolder(const QString& projectPath, std::vector<MeasuredColumn> kept, QTextStream* notes = nullptr);

    /// Reads columns of tables relative to the folder.
    ColumnReader columns() const;
    /// The paths of the tables that a study names.
    QStringList tablesOf(const Study& study) const;
    /// A distribution from the command line, rewritten for the folder.
    std::string typed(const std::string& distribution) const;

private:
    QString m_folder; ///< empty: the current one
    std::vector<MeasuredColumn> m_kept;
    QTextStream* m_notes; ///< null: no notes
};

/// The option that reads tables instead of using the numbers stored in a project.
inline constexpr const char* reloadTables = "reload-tables";

/// Makes a project from a file store the numbers of all tables that its studies name: its own, or with
/// --reload-tables those of the files. Notes name the files with other content.
void prepareTables(Project& project, const QString& path, const Options& options, QTextStream& notes);

/// --tie.
std::vector<Tie> tiesFrom(const Options& options);

/// --threads; 0 if omitted.
unsigned threadsFrom(const Options& options);

/// --shard, "i/n" with i from 1 to n; the whole study if omitted.
Shard shardFrom(const Options& options);

/// --resume: the shard that its tables already contain; nothing if a table is missing or has no rows. Throws
/// Failure if a table is damaged or belongs to a study with another mark.
std::optional<PartReading> writtenPart(const Options& options, const StudyMark& mark);

/// --confidence, which is in percent, as a share; 0.95 where it is left out.
double confidenceFrom(const Options& options);

/// A whole number of an option, at most 2⁶⁴ − 1; `otherwise` where it is left out.
std::uint64_t wholeFrom(const Options& options, const QString& name, std::uint64_t otherwise);

/// Options that do not go with what the command was asked for.
void refuse(const Options& options, const QStringList& names, const QString& why);
void refuseAllBut(const Options& options, const QStringList& names, const QString& why);

/// Writes the table that an option asks for, if it is given.
void writeTable(const Options& options, const QString& option, const std::function<std::string()>& table);

/// "-" is for one thing only. `printed` says what else the command prints.
void requireQuietOutput(const Options& options, const QString& printed);

} // namespace talweg
