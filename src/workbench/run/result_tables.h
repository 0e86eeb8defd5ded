#pragma once

#include "systems/run.h"

#include <QAbstractTableModel>
#include <QWidget>
#include <memory>

class QVBoxLayout;

namespace talweg {

/// One table of a run.
class ResultTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    ResultTableModel(std::shared_ptr<const Run> run, std::size_t table, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isText(int column) const;
    QVariant colorOf(int row) const;

    std::shared_ptr<const Run> m_run;
    const ResultTable& m_table;                      ///< of m_run
    std::vector<std::optional<std::size_t>> m_lines; ///< colours of the rows' bodies
};

/// The tables of a run below each other, with their titles; hidden while there are none.
class ResultTables : public QWidget {
    Q_OBJECT
public:
    explicit ResultTables(QWidget* parent = nullptr);

    /// Null shows none.
    void setRun(const std::shared_ptr<const Run>& run);

private:
    QWidget* makeTable(const std::shared_ptr<const Run>& run, std::size_t table);

    QVBoxLayout* m_layout;
    QWidget* m_tables = nullptr;
};

} // namespace talweg
