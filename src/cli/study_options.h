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

/// Functions shared by all kinds of studies on the command line. All of them throw Failure.

/// Throws Failure with these problems, if there are any.
void requireNone(const std::vector<Problem>& problems);

/// Splits the value of an option such as --grid or --dist at "=" into its id and the text after it. `wanted`
/// is the required form, for the message.
std::pair<std::string, std::string> idAndText(const QString& option, const QString& given,
                                              const QString& wanted);

/// The ids of the system's main result and of those given by --measure.
std::vector<std::string> measuresFrom(const System& system, const Options& options);

/// Reads columns of measured tables for studies. Numbers stored in the project come first; tables that are
/// not stored are read from the folder of the project file. Paths on the command line are relative to the
/// current folder. Writes one note for each table that it reads.
class TableFolder {
public:
    /// Uses the current folder.
    explicit TableFolder(QTextStream* notes = nullptr) : m_notes(notes) {}
    TableFolder(const QString& projectPath, std::vector<MeasuredColumn> kept, QTextStream* notes = nullptr);

    /// A function that reads columns; the paths of tables are relative to the folder of the project.
    ColumnReader columns() const;
    /// The paths of the tables to which a study refers.
    QStringList tablesOf(const Study& study) const;
    /// A distribution from the command line. A relative path in it is made absolute, because the project may
    /// be in another folder.
    std::string typed(const std::string& distribution) const;

private:
    QString m_folder; ///< empty: the current folder
    std::vector<MeasuredColumn> m_kept;
    QTextStream* m_notes; ///< null: notes are not written
};

/// Name of the option that reads the tables again, instead of using the numbers stored in a project.
inline constexpr const char* reloadTables = "reload-tables";

/// Stores the numbers of all tables to which the project's studies refer in the project. Numbers that are
/// already stored are kept; with --reload-tables, they are read again. `path` is the file of the project.
/// Writes a note for each table whose file has changed.
void prepareTables(Project& project, const QString& path, const Options& options, QTextStream& notes);

/// The links given by --tie: inputs computed by formulas from other inputs.
std::vector<Tie> tiesFrom(const Options& options);

/// The value of --threads; 0 if it is not given.
unsigned threadsFrom(const Options& options);

/// The part of a study given by --shard, "i/n" with i from 1 to n. The whole study if it is not given.
Shard shardFrom(const Options& options);

/// For --resume: the runs that the shard's tables already contain. Nothing if a table is missing or has no
/// rows. Throws Failure if a table is damaged, or if its mark differs from `mark` because it belongs to
/// another study.
std::optional<PartReading> writtenPart(const Options& options, const StudyMark& mark);

/// The confidence level given by --confidence in per cent, as a fraction; 0.95 if it is not given.
double confidenceFrom(const Options& options);

/// The value of an option for whole numbers from 0 to 2⁶⁴ − 1; `otherwise` if it is not given.
std::uint64_t wholeFrom(const Options& options, const QString& name, std::uint64_t otherwise);

/// Throws Failure if one of the options `names` is given. The message ends with the reason `why`.
void refuse(const Options& options, const QStringList& names, const QString& why);
void refuseAllBut(const Options& options, const QStringList& names, const QString& why);

/// Writes a table to the file given by `option`, if the option is given.
void writeTable(const Options& options, const QString& option, const std::function<std::string()>& table);

/// Throws Failure if more than one output is "-". `printed` describes what else the command prints, for the
/// message.
void requireQuietOutput(const Options& options, const QString& printed);

} // namespace talweg
