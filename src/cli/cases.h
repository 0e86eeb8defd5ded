#pragma once

#include "cli/csv_table.h"
#include "project/project.h"

#include <QStringList>
#include <QTextStream>
#include <memory>
#include <vector>

namespace talweg {

/// One experiment to be solved on the command line.
struct Case {
    QString id; ///< of the row, or the experiment's name
    std::shared_ptr<const System> system;
    Values values; ///< complete and valid
};

/// The standard values with `settings` ("id=value"; for points also "id=@FILE.csv") applied. Throws Failure
/// with every problem there is.
Values valuesFrom(const System& system, const QStringList& settings);

/// Says of each setting that changes nothing in any of the cases why that is.
void noteIdle(const std::vector<Case>& cases, const QStringList& settings, QTextStream& notes);

/// The rows of a CSV file whose header cells are parameter ids or `id`. What a column or a cell leaves out
/// comes from `standard`; rows without an id are numbered from 1. Where semicolons or tabs separate the
/// cells, numbers may have decimal commas. Throws Failure with every bad cell.
std::vector<Case> readCases(const std::shared_ptr<const System>& system, const QString& path,
                            const Values& standard);

/// The experiments of a file: all of them, or the one called `name` (empty: all). Throws Failure.
std::vector<Case> experimentCases(const Registry& registry, const QString& path, const QString& name);

/// Throws Failure with what is wrong with a case's inputs, if anything.
void requireValid(const Case& one);

/// Solves a case. Throws Failure when there is no result.
std::shared_ptr<const Run> solve(const Case& one);

/// What came out of many cases.
struct CaseTable {
    QByteArray text;          ///< CSV
    QStringList failures;     ///< a sentence for each case that could not be solved
    std::size_t doubtful = 0; ///< how many of the runs are not vouched for
};

/// `id`, outcome, the system's table measures and the kinds of doubts of each case, as CSV. A case that
/// cannot be solved has "error: " and the reason as its outcome. The cases are of one system; they are solved
/// on all cores.
CaseTable tableOf(const std::shared_ptr<const System>& system, const std::vector<Case>& cases,
                  const Progress& progress);

} // namespace talweg
