#pragma once

#include "study/same_designs.h"
#include "workbench/study/live_study.h"

#include <QAbstractTableModel>

namespace talweg {

/// The designs of a study as a table, one per row: varied inputs, percentage, statistics of each result, and
/// margin of the requirement. The model sorts itself and stays sorted when results are updated.
class DesignsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows a study, or nothing. With a reference, also shows how each design differs from the same design
    /// of the reference.
    void setPart(std::optional<StudyPart> part, const std::optional<StudyShown>& reference = {});

    std::size_t designOf(int row) const { return m_order.at(static_cast<std::size_t>(row)); }
    /// The row of a design; −1 if the design is not shown.
    int rowOf(std::size_t design) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    enum class What {
        input,
        percentage,
        probability,
        mean,
        sd,
        min,
        max,
        margin,
        low,
        high,
        verdict,
        more,
        moreOf,
        relative
    };
    struct Column {
        What what;
        std::size_t number; ///< index of the axis or result
        QString title, help;
        QString unit;
        friend bool operator==(const Column&, const Column&) = default;
    };

    std::vector<Column> columnsOf(const StudyPart& part) const;
    void addDifferences(const StudyPart& part, std::vector<Column>& columns) const;
    double difference(std::size_t design, const Column& column) const;
    double number(std::size_t design, const Column& column) const;
    QString display(std::size_t design, const Column& column) const;
    void order();

    std::optional<StudyPart> m_part;
    std::optional<StudyShown> m_reference;
    std::optional<SameDesigns> m_same; ///< maps each design to the same design of the reference
    std::vector<Column> m_columns;
    std::vector<std::size_t> m_strides; ///< for each axis, design numbers between adjacent values
    std::vector<std::size_t> m_order;   ///< the design of each row
    int m_sorted = -1;                  ///< column by which the rows are sorted; −1 for none
    Qt::SortOrder m_direction = Qt::AscendingOrder;
};

} // namespace talweg
