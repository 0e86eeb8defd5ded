#pragma once

#include "project/project.h"
#include "study/distribution.h"

#include <QStringList>

namespace talweg {

/// The path of a table that a distribution names, without its options, in the folder of the project's file.
QString tablePath(const QString& folder, const QString& name);

/// A column that a distribution names.
struct ColumnName {
    std::string file, column;

    friend bool operator==(const ColumnName&, const ColumnName&) = default;
};

/// The columns that the distributions of a study name, each once.
std::vector<ColumnName> columnsNamedIn(const Study& study);

/// The tables that the distributions of a study name, as they are there.
QStringList tablesOf(const Study& study);

/// The study where a table has another name.
Study withTable(Study study, const std::string& before, const std::string& after);

/// Reads a column of a table for a project whose file is in that folder; while there is none (empty), only a
/// table that is named by its whole path. What was read last is remembered until its file changes. On any
/// thread. Throws UnreadableColumn.
MeasuredColumn readMeasured(const QString& folder, const std::string& file, const std::string& column);

/// What a project keeps of measured columns takes at most so much of its file, in bytes: some hundred
/// thousand numbers, which leave room for all else. Columns beyond that stay in their tables alone.
inline constexpr std::size_t mostMeasured = 1'000'000;

/// The column of that name; null where it is not kept.
const MeasuredColumn* keptColumn(const std::vector<MeasuredColumn>& kept, const std::string& file,
                                 const std::string& column);

/// How columns are read that a project is to keep.
using MeasuredReader = std::function<MeasuredColumn(const std::string& file, const std::string& column)>;

/// Makes a project keep the columns that its studies name, and no others. Numbers that it keeps already stay
/// as they are. Returns the columns that are too large to be kept; those that cannot be read are not kept
/// either.
std::vector<ColumnName> keepMeasured(Project& project, const MeasuredReader& read);
/// The same with tables in a folder.
std::vector<ColumnName> keepMeasured(Project& project, const QString& folder);

/// Reads columns for the distributions of a project: the numbers that it keeps, and of others those that
/// `read` reads.
ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const MeasuredReader& read);
/// The same with tables in a folder; on any thread.
ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const QString& folder);

/// The columns among `kept` that the studies of a project name.
std::vector<MeasuredColumn> measuredFor(const Project& project, const std::vector<MeasuredColumn>& kept);

/// A table whose file has no longer what a project keeps of it.
struct TableChange {
    enum class Kind {
        gone,      ///< there is no file
        changed,   ///< it has other numbers
        unreadable ///< it has other content, which cannot be read
    };
    QString file; ///< as distributions name it
    Kind kind = Kind::gone;
    QString why = {}; ///< of a file that cannot be read

    friend bool operator==(const TableChange&, const TableChange&) = default;
};

/// The tables that are no longer as a project keeps them, each once. On any thread.
std::vector<TableChange> changedTables(const std::vector<MeasuredColumn>& kept, const QString& folder);

/// What a change of a table means, for people.
QString changeText(const TableChange& change);

} // namespace talweg
