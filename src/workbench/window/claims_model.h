#pragma once

#include "exports/published_works.h"

#include <QAbstractTableModel>
#include <optional>

namespace talweg {

/// The claims of a published work, one per row: what the work states, what Talweg finds in each reading, and
/// the verdict. Until the claims are checked, the cells of the results are empty.
class ClaimsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the claims of a work, or none if `published` is empty.
    void setWork(const std::optional<PublishedWork>& published);
    /// Adds the results to the claims of the shown work.
    void setChecked(std::vector<CheckedClaim> checked);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int readings() const;
    QString text(int row, int column) const;
    std::optional<double> number(int row, int column) const;

    std::optional<PublishedWork> m_published;
    std::vector<CheckedClaim> m_checked; ///< empty until the claims are checked
};

} // namespace talweg
