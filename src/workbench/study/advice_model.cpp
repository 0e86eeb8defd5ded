#include "workbench/study/advice_model.h"

#include "workbench/common/wording.h"

#include <algorithm>

namespace talweg {

void AdviceModel::setAdvice(std::shared_ptr<const SweepResult> result, std::vector<Advice> advice) {
    const int columns = columnCount();
    const bool sameShape = result && columns == static_cast<int>(result->sweep.axes.size()) + 2
                           && advice.size() == m_advice.size();
    if (!sameShape) beginResetModel();
    m_result = std::move(result);
    m_advice = std::move(advice);
    if (!sameShape) return endResetModel();
    if (!m_advice.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int AdviceModel::rowOf(std::size_t design) const {
    const auto found = std::ranges::find(m_advice, design, &Advice::design);
    return found == m_advice.end() ? -1 : static_cast<int>(found - m_advice.begin());
}

int AdviceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_advice.size());
}

int AdviceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_result ? 0 : axes() + 2;
}

QVariant AdviceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const Advice& advice = at(index.row());
    if (index.column() < axes()) {
        const auto axis = static_cast<std::size_t>(index.column());
        return readable(m_result->sweep.axes[axis].values[m_result->placesOf(advice.design)[axis]]);
    }
    const double margin = index.column() == axes() ? advice.margin : advice.minNearby;
    return QString::number(margin, 'f', 2).replace(u'-', QChar(0x2212));
}

QVariant AdviceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (section < axes()) {
        const Parameter& input = parameterOf(
            m_result->system->parameters, m_result->sweep.axes[static_cast<std::size_t>(section)].parameter);
        const Quantity quantity{input.id, input.symbol, input.label, input.unit};
        if (role == Qt::DisplayRole) return columnTitle(quantity);
        if (role == Qt::ToolTipRole) return QString::fromStdString(input.label);
        return {};
    }
    const bool margin = section == axes();
    if (role == Qt::DisplayRole) return margin ? tr("Margin") : tr("± 1 step");
    if (role == Qt::ToolTipRole)
        return margin ? tr("By how much the design meets the requirement")
                      : tr("The margin left when any one input is off by one step");
    return {};
}

} // namespace talweg

#include "moc_advice_model.cpp"
