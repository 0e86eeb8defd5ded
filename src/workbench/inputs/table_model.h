#pragma once

#include "workbench/inputs/list_model.h"

namespace talweg {

/// The rows of a table input. The columns are those of the parameter.
class TableModel : public ListModel<Table> {
    Q_OBJECT
public:
    explicit TableModel(Parameter table, QObject* parent = nullptr);

    const Parameter& column(int number) const { return m_table.columns.at(static_cast<std::size_t>(number)); }
    const Table& rows() const { return m_list; }

    void setValue(const Value& value) override;
    /// Inserts a copy of `row` after it; for −1, inserts a row of default values at the top.
    void insertBehind(int row) override;
    bool isCell(const QModelIndex& index, const QString& text) const override;
    QString nameOf(const QModelIndex& cell) const override;
    QString textOf(const QModelIndex& cell) const override;
    QString count() const override;

    int columnCount(const QModelIndex& parent = {}) const override;
    /// For cells of choices: the display role returns the label, the edit role the id.
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Parameter& parameterOf(const QModelIndex& cell) const;
    const Cell& cellAt(const QModelIndex& cell) const;
    Reading read(const QModelIndex& cell, const QString& text) const;
    QString complaintAbout(const Table& rows) const override;

    const Parameter m_table;
};

} // namespace talweg
