#pragma once

#include "comparison/comparison_table.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace talweg {

/// A comparison as a table: a row's name and unit stand in its heading, the baseline's column comes first,
/// and beside the others are their differences from it.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Differences { none, absolute, relative, both };
    enum Role {
        isNumber = Qt::UserRole, ///< the cell is written with its point below those of its column
        decimals,                ///< so many characters have numbers of this column after the point
        differs,                 ///< set off
        isHeading,
        startsRun, ///< the first column of another run
        spans      ///< so many columns the cell takes
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `stale` says which of the runs are outdated.
    void setTable(ComparisonTable table, const std::vector<bool>& stale);
    void setDifferences(Differences differences);
    Differences differences() const { return m_differences; }
    const ComparisonTable& table() const { return m_table; }
    /// The run that a column is of.
    std::size_t runAt(int column) const;

    /// Cells as text with tabulators between them, in all their digits, with the headings of their rows and
    /// columns; all of them where none are given.
    QString asText(const QModelIndexList& cells = {}) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    enum class What { value, absolute, relative };
    struct Column {
        std::size_t run = 0;
        What what = What::value;
        int decimals = 0;
        friend bool operator==(const Column&, const Column&) = default;
    };

    std::vector<Column> columnsFor(const ComparisonTable& table) const;
    QString textOf(const ComparisonTable::Row& row, const Column& column) const;
    QString inAllDigits(const QModelIndex& index, char decimal) const;
    QString rowTitle(const ComparisonTable::Row& row) const;
    QString toolTip(const ComparisonTable::Row& row, const Column& column) const;
    void measureDecimals();

    ComparisonTable m_table;
    std::vector<bool> m_stale;
    std::vector<Column> m_columns;
    Differences m_differences = Differences::absolute;
};

} // namespace talweg
