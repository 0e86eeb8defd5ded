#pragma once

#include "project/project.h"
#include "study/distribution.h"

#include <QStringList>

namespace talweg {

/// The path of a table named by a distribution, without its options, relative to the folder of the project's
/// file.
QString tablePath(const QString& folder, const QString& name);

/// A column named by a distribution.
struct ColumnName {
    std::string file, column;

    friend bool operator==(const ColumnName&, const ColumnName&) = default;
};

/// The columns named by the distributions of a study, each once.
std::vector<ColumnName> columnsNamedIn(const Study& study);

/// The tables named by the distributions of a study, as written there.
QStringList tablesOf(const Study& study);

/// The study with a table renamed.
Study withTable(Study study, const std::string& before, const std::string& after);

/// Reads a column of a table for a project whose file is in that folder. While the folder is empty (no file
/// yet), only tables with a full path can be read. The last column is cached until its file changes. Callable
/// from any thread. Throws UnreadableColumn.
MeasuredColumn readMeasured(const QString& folder, const std::string& file, const std::string& column);

/// Largest size of the measured columns in a project file, in bytes: some hundred thousand numbers, which
/// leave space for the rest. Columns that exceed it are not stored in the project.
inline constexpr std::size_t mostMeasured = 1'000'000;

/// The stored column with this name; null if it is not stored.
const MeasuredColumn* keptColumn(const std::vector<MeasuredColumn>& kept, const std::string& file,
                                 const std::string& column);

/// Reads the columns that a project stores.
using MeasuredReader = std::function<MeasuredColumn(const std::string& file, const std::string& column)>;

/// Updates the stored columns of a project to those that its studies name. Numbers already stored are not
/// changed. Returns the columns that are too large to store; unreadable ones are not stored either.
std::vector<ColumnName> keepMeasured(Project& project, const MeasuredReader& read);
/// Like keepMeasured above, with tables in a folder.
std::vector<ColumnName> keepMeasured(Project& project, const QString& folder);

/// Reads columns for the distributions of a project: stored numbers, or else through `read`.
ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const MeasuredReader& read);
/// Like columnsOf above, with tables in a folder; callable from any thread.
ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const QString& folder);

/// The columns among `kept` that the studies of a project name.
std::vector<MeasuredColumn> measuredFor(const Project& project, const std::vector<MeasuredColumn>& kept);

/// A table whose file differs from the numbers stored in a project.
struct TableChange {
    enum class Kind {
        gone,      ///< the file does not exist
        changed,   ///< its numbers differ
        unreadable ///< its content differs and cannot be read
    };
    QString file; ///< as named by distributions
    Kind kind = Kind::gone;
    QString why = {}; ///< for unreadable files: the reason

    friend bool operator==(const TableChange&, const TableChange&) = default;
};

/// The tables that differ from the numbers stored in a project, each once. Callable from any thread.
std::vector<TableChange> changedTables(const std::vector<MeasuredColumn>& kept, const QString& folder);

/// A sentence about the change of a table.
QString changeText(const TableChange& change);

} // namespace talweg
