#pragma once

#include "systems/run.h"

#include <QAbstractTableModel>
#include <QWidget>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QTableView;
class QVBoxLayout;

namespace talweg {

/// One result table of a run.
class ResultTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(std::shared_ptr<const Run> run, std::size_t table);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const ResultTable& table() const { return m_run->tables[m_number]; }
    bool isText(int column) const;
    QVariant colorOf(int row) const;

    std::shared_ptr<const Run> m_run;
    std::size_t m_number = 0;                        ///< index of the table in the run
    std::vector<std::optional<std::size_t>> m_lines; ///< for each row, the colour index of its body
};

/// Shows either the primary result tables of a run or the other ones, one below the other. Hidden if there
/// are none.
class ResultTables : public QWidget {
    Q_OBJECT
public:
    enum class Which { leading, others };
    ResultTables(Which which, QWidget* parent);

    /// Sets the run; null for none.
    void setRun(const std::shared_ptr<const Run>& run);

private:
    std::vector<std::size_t> tablesOf(const Run* run) const;
    void makeViews(const Run* run, const std::vector<std::size_t>& tables);
    QTableView* makeView(const ResultTable& table);

    Which m_which;
    QVBoxLayout* m_layout;
    std::vector<std::string> m_ids; ///< ids of the tables shown, from top to bottom
    std::vector<QTableView*> m_views;
};

} // namespace talweg
