#pragma once

#include "comparison/comparison_table.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace talweg {

/// A comparison as a table model. Row headings contain names and units. The first column is the baseline.
/// Each other run has one column for its values and optionally columns for its differences from the baseline.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Differences { none, absolute, relative, both };
    enum Role {
        isNumber = Qt::UserRole, ///< whether the cell is a number, to be aligned at its decimal point
        decimals,                ///< largest number of characters from the decimal point on in this column
        differs, ///< whether the cell is highlighted because its value differs from the baseline
        isHeading,
        startsRun, ///< whether the column is the first one of its run
        spans      ///< number of columns that the cell spans
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `stale` states for each run whether the run is outdated.
    void setTable(ComparisonTable table, const std::vector<bool>& stale);
    void setDifferences(Differences differences);
    Differences differences() const { return m_differences; }
    const ComparisonTable& table() const { return m_table; }
    /// The index of the run shown in a column.
    std::size_t runAt(int column) const;

    /// The cells as tab-separated text, with all digits and with row and column headings. Without `cells`,
    /// the whole table.
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
