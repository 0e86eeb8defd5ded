#include "workbench/window/claims_model.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/table_tools.h"

namespace talweg {

namespace {

/// The columns before and after those of the readings.
enum ClaimColumn { whereColumn, claimColumn, printedColumn, unitColumn, firstReading };
constexpr int columnsAfterReadings = 2; // verdict, remark

} // namespace

void ClaimsModel::setWork(const std::optional<PublishedWork>& published) {
    beginResetModel();
    m_published = published;
    m_checked.clear();
    endResetModel();
}

void ClaimsModel::setChecked(std::vector<CheckedClaim> checked) {
    m_checked = std::move(checked);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ClaimsModel::readings() const {
    return m_published ? static_cast<int>(m_published->work->readings.size()) : 0;
}

int ClaimsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_published ? 0 : static_cast<int>(m_published->work->claims.size());
}

int ClaimsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstReading + readings() + columnsAfterReadings;
}

/// The number in a cell, with all digits; nothing if the cell has none.
std::optional<double> ClaimsModel::number(int row, int column) const {
    const auto at = static_cast<std::size_t>(row);
    if (column == printedColumn) return readNumber(m_published->work->claims[at].printed);
    const int reading = column - firstReading;
    if (reading < 0 || reading >= readings() || m_checked.empty()) return {};
    const ClaimValue& value = m_checked[at].values[static_cast<std::size_t>(reading)];
    return value.word.empty() ? value.number : std::nullopt;
}

QString ClaimsModel::text(int row, int column) const {
    const auto at = static_cast<std::size_t>(row);
    const Reproduction::Claim& claim = m_published->work->claims[at];
    switch (column) {
    case whereColumn:
        return toQt(claim.where);
    case claimColumn:
        return toQt(claim.what);
    case printedColumn:
        return printedText(claim);
    case unitColumn:
        return toQt(claim.unit);
    default:
        break;
    }
    const int reading = column - firstReading;
    if (reading > readings()) return toQt(claim.why);
    if (m_checked.empty()) return {};
    const CheckedClaim& checked = m_checked[at];
    if (reading == readings()) return verdictText(*m_published->work, checked.judgement);
    return valueText(claim, checked.values[static_cast<std::size_t>(reading)]);
}

QVariant ClaimsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const int row = index.row(), column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole: // texts may be longer than their cells
        return plainTip(text(row, column));
    case Qt::TextAlignmentRole:
        return QVariant((number(row, column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case exactRole:
        if (const auto exact = number(row, column)) return *exact;
        return {};
    default:
        return {};
    }
}

QVariant ClaimsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case whereColumn:
        return tr("Where");
    case claimColumn:
        return tr("Claim");
    case printedColumn:
        return tr("Printed");
    case unitColumn:
        return tr("Unit");
    default:
        break;
    }
    const int reading = section - firstReading;
    if (reading < readings())
        return toQt(m_published->work->readings[static_cast<std::size_t>(reading)].name);
    return reading == readings() ? tr("Verdict") : tr("Remark");
}

} // namespace talweg

#include "moc_claims_model.cpp"
