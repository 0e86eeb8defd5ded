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

/// What the kinds of studies on the command line share. All throw Failure.

/// Ends the command with the problems, if there are any.
void requireNone(const std::vector<Problem>& problems);

/// The text before and after "=" of --grid and --dist.
std::pair<std::string, std::string> idAndText(const QString& option, const QString& given,
                                              const QString& wanted);

/// The usual measure of the system, and those of --measure.
std::vector<std::string> measuresFrom(const System& system, const Options& options);

/// Where studies have the numbers of measured tables from: from the project where it keeps them, else from
/// the tables in the folder of its file. What is typed on the command line stays relative to the present
/// folder. Tells `notes` once of each table that it reads.
class TableFolder {
public:
    /// The present folder.
    explicit TableFolder(QTextStream* notes = nullptr) : m_notes(notes) {}
    TableFolder(const QString& projectPath, std::vector<MeasuredColumn> kept, QTextStream* notes = nullptr);

    /// Reads columns of tables by their names in the folder.
    ColumnReader columns() const;
    /// The paths of the tables that a study names.
    QStringList tablesOf(const Study& study) const;
    /// A distribution that is typed on the command line, as it reads in the folder.
    std::string typed(const std::string& distribution) const;

private:
    QString m_folder; ///< empty: the present one
    std::vector<MeasuredColumn> m_kept;
    QTextStream* m_notes; ///< null: nobody is told
};

/// The option that reads tables instead of taking the numbers that a project keeps.
inline constexpr const char* reloadTables = "reload-tables";

/// Makes a project that was read from a file keep the numbers of all tables that its studies name: its own,
/// or with --reload-tables those of the files. Notes say which files have something else.
void prepareTables(Project& project, const QString& path, const Options& options, QTextStream& notes);

/// --tie.
std::vector<Tie> tiesFrom(const Options& options);

/// --threads; 0 where it is left out.
unsigned threadsFrom(const Options& options);

/// --shard, "i/n" with i from 1 to n; the whole where it is left out.
Shard shardFrom(const Options& options);

/// --resume: the shard that its tables hold already; nothing where one of them is missing or has no rows.
/// Throws Failure where a table is damaged or belongs to a study with another mark.
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
