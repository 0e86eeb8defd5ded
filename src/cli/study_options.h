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

/// Functions shared by all kinds of studies on the command line. All throw Failure.

/// Ends the command with these problems, if there are any.
void requireNone(const std::vector<Problem>& problems);

/// Splits the value of --grid or --dist into the texts before and after "=".
std::pair<std::string, std::string> idAndText(const QString& option, const QString& given,
                                              const QString& wanted);

/// The main measure of the system and those given by --measure.
std::vector<std::string> measuresFrom(const System& system, const Options& options);

/// The source of measured tables for studies: the numbers stored in the project, if any, otherwise the tables
/// in the folder of its file. Paths on the command line are relative to the current folder. Writes one note
/// for each table that it reads.
class TableFolder {
public:
    /// Uses the current folder.
    explicit TableFolder(QTextStream* notes = nullptr) : m_notes(notes) {}
    TableFolder(const QString& projectPath, std::vector<MeasuredColumn> kept, QTextStream* notes = nullptr);

    /// Reads columns of tables relative to the folder.
    ColumnReader columns() const;
    /// The paths of the tables to which a study refers.
    QStringList tablesOf(const Study& study) const;
    /// A distribution from the command line, with its path rewritten for the folder.
    std::string typed(const std::string& distribution) const;

private:
    QString m_folder; ///< empty: the current folder
    std::vector<MeasuredColumn> m_kept;
    QTextStream* m_notes; ///< null: notes are not written
};

/// The option that reads tables instead of using the numbers stored in a project.
inline constexpr const char* reloadTables = "reload-tables";

/// Stores in a project the numbers of all tables to which its studies refer. Numbers that are already stored
/// are kept; with --reload-tables, the files are read again. `path` is the file of the project. Notes name
/// the tables whose files have changed.
void prepareTables(Project& project, const QString& path, const Options& options, QTextStream& notes);

/// The linked inputs given by --tie.
std::vector<Tie> tiesFrom(const Options& options);

/// The value of --threads; 0 if it is not given.
unsigned threadsFrom(const Options& options);

/// The shard given by --shard, "i/n" with i from 1 to n; the whole study if it is not given.
Shard shardFrom(const Options& options);

/// For --resume: the part of the study that its tables already contain; nothing if a table is missing or has
/// no rows. Throws Failure if a table is damaged or has a mark other than `mark`, and therefore belongs to
/// another study.
std::optional<PartReading> writtenPart(const Options& options, const StudyMark& mark);

/// The value of --confidence, which is in per cent, as a fraction; 0.95 if it is not given.
double confidenceFrom(const Options& options);

/// The value of an option that takes whole numbers up to 2⁶⁴ − 1; `otherwise` if it is not given.
std::uint64_t wholeFrom(const Options& options, const QString& name, std::uint64_t otherwise);

/// Ends the command if options are given that are not allowed with it, with the reason.
void refuse(const Options& options, const QStringList& names, const QString& why);
void refuseAllBut(const Options& options, const QStringList& names, const QString& why);

/// Writes a table to the file of an option, if the option is given.
void writeTable(const Options& options, const QString& option, const std::function<std::string()>& table);

/// Throws Failure if "-" is given for more than one output. `printed` describes what else the command prints.
void requireQuietOutput(const Options& options, const QString& printed);

} // namespace talweg
