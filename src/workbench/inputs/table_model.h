#pragma once

#include "workbench/inputs/rows_model.h"

namespace talweg {

/// The rows of a table, with a column for each of its columns.
class TableModel : public RowsModel {
    Q_OBJECT
public:
    explicit TableModel(Parameter table, QObject* parent = nullptr);

    const Parameter& column(int number) const { return m_table.columns[static_cast<std::size_t>(number)]; }
    const Table& rows() const { return m_rows; }

    Value value() const override { return m_rows; }
    void setValue(const Value& value) override;
    /// The same again; the first is a row of standard values.
    void insertBehind(int row) override;
    void remove(std::vector<int> rows) override;
    void move(int first, int count, int by) override;
    QString replace(int first, int count, const QString& csv) override;
    bool isCell(const QModelIndex& index, const QString& text) const override;
    QString nameOf(const QModelIndex& cell) const override;
    QString textOf(const QModelIndex& cell) const override;
    QString count() const override;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Of a choice the label to show, and the id to edit.
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Parameter& parameterOf(const QModelIndex& cell) const;
    const Cell& cellAt(const QModelIndex& cell) const;
    Reading read(const QModelIndex& cell, const QString& text) const;
    bool change(Table rows);

    const Parameter m_table;
    Table m_rows;
};

} // namespace talweg
