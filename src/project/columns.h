#pragma once

#include "project/project.h"
#include "study/distribution.h"

#include <QStringList>

namespace talweg {

/// The absolute path of a table. `name` is the name in a distribution: a path relative to `folder`, the
/// folder of the project's file, optionally with table options.
QString tablePath(const QString& folder, const QString& name);

/// A table and its column, as a distribution names them.
struct ColumnName {
    std::string file, column;

    friend bool operator==(const ColumnName&, const ColumnName&) = default;
};

/// The columns used by the distributions of a study, without duplicates.
std::vector<ColumnName> columnsNamedIn(const Study& study);

/// The tables used by the distributions of a study, as written in the distributions.
QStringList tablesOf(const Study& study);

/// The study with another name for a table in its distributions.
Study withTable(Study study, const std::string& before, const std::string& after);

/// Reads a column of a table. `folder` is the folder of the project's file; while it is empty (not saved
/// yet), only tables with an absolute path can be read. Columns are cached until their file changes. May be
/// called from any thread. Throws UnreadableColumn.
MeasuredColumn readMeasured(const QString& folder, const std::string& file, const std::string& column);

/// Largest total size of the measured columns in a project file, in bytes. It is enough for some hundred
/// thousand numbers and leaves room for the rest of the file. Columns that exceed it are not stored.
inline constexpr std::size_t mostMeasured = 1'000'000;

/// The stored column with this name; null if it is not stored.
const MeasuredColumn* keptColumn(const std::vector<MeasuredColumn>& kept, const std::string& file,
                                 const std::string& column);

/// Reads a column that is not stored in the project.
using MeasuredReader = std::function<MeasuredColumn(const std::string& file, const std::string& column)>;

/// Makes a project store the columns that its studies use, and no others. Columns that are already stored are
/// not read again. Unreadable columns are not stored. Returns the columns that are too large to store.
std::vector<ColumnName> keepMeasured(Project& project, const MeasuredReader& read);
/// Like the function above; reads tables in a folder.
std::vector<ColumnName> keepMeasured(Project& project, const QString& folder);

/// Reads columns for distributions: the stored column if there is one, otherwise through `read`.
ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const MeasuredReader& read);
/// Like the function above; reads tables in a folder. May be called from any thread.
ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const QString& folder);

/// The columns among `kept` that the studies of a project use.
std::vector<MeasuredColumn> measuredFor(const Project& project, const std::vector<MeasuredColumn>& kept);

/// A difference between the file of a table and the numbers stored in a project.
struct TableChange {
    enum class Kind {
        gone,      ///< the file does not exist
        changed,   ///< its numbers or their unit differ from those stored
        unreadable ///< its content differs and cannot be read
    };
    QString file; ///< as named by distributions
    Kind kind = Kind::gone;
    QString why = {}; ///< for unreadable files: the reason

    friend bool operator==(const TableChange&, const TableChange&) = default;
};

/// The tables whose numbers or units differ from those stored in a project, without duplicates. May be called
/// from any thread.
std::vector<TableChange> changedTables(const std::vector<MeasuredColumn>& kept, const QString& folder);

/// A sentence about the change of a table.
QString changeText(const TableChange& change);

} // namespace talweg
