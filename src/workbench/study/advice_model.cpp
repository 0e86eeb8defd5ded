#include "workbench/study/advice_model.h"

#include "base/to_qt.h"
#include "systems/in_units.h"
#include "workbench/common/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

QString marginText(double margin) {
    if (std::isnan(margin)) return AdviceModel::tr("none");
    return QString::number(margin, 'f', 2).replace(u'-', QChar(0x2212));
}

void AdviceModel::setAdvice(std::shared_ptr<const SweepResult> result, std::vector<Advice> advice,
                            bool tolerances, const DisplayUnits& units, const std::string& marginUnit) {
    const bool sameShape = result && m_result && m_result->sweep.axes.size() == result->sweep.axes.size()
                           && tolerances == m_tolerances && advice.size() == m_advice.size();
    if (!sameShape) beginResetModel();
    m_result = std::move(result);
    m_advice = std::move(advice);
    m_tolerances = tolerances;
    m_units = units;
    m_marginUnit = marginUnit;
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
    return parent.isValid() || !m_result ? 0 : axes() + (m_tolerances ? 3 : 1);
}

QVariant AdviceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const Advice& advice = at(index.row());
    if (index.column() < axes()) {
        const auto axis = static_cast<std::size_t>(index.column());
        const double value = m_result->sweep.axes[axis].values[m_result->placesOf(advice.design)[axis]];
        return readable(m_units.shown(value, inputAt(axis).unit));
    }
    const Column column = columnAt(index.column());
    return column == Column::margin ? shownMargin(advice.margin) : boxText(advice, column);
}

const Parameter& AdviceModel::inputAt(std::size_t axis) const {
    return parameterOf(m_result->system->parameters, m_result->sweep.axes[axis].parameter);
}

AdviceModel::Column AdviceModel::columnAt(int section) const {
    constexpr Column after[] = {Column::met, Column::worst, Column::margin}; // if there are tolerances
    if (section < axes()) return Column::input;
    return m_tolerances ? after[section - axes()] : Column::margin;
}

QString AdviceModel::shownMargin(double margin) const {
    return marginText(m_units.factor(m_marginUnit) * margin);
}

QString AdviceModel::boxText(const Advice& advice, Column column) const {
    if (!advice.box) return QStringLiteral("…");
    if (column == Column::met) return QStringLiteral("%1/%2").arg(advice.box->met).arg(advice.box->points);
    return advice.box->impossible > 0 ? tr("none") : shownMargin(advice.box->worst);
}

QVariant AdviceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (section < axes()) {
        const Parameter& input = inputAt(static_cast<std::size_t>(section));
        const Quantity quantity = inUnits(Quantity{input.id, input.symbol, input.label, input.unit}, m_units);
        if (role == Qt::DisplayRole) return columnTitle(quantity);
        if (role == Qt::ToolTipRole) return toQt(input.label);
        return {};
    }
    const Column column = columnAt(section);
    if (role == Qt::DisplayRole) {
        if (column == Column::met) return tr("Points met");
        const QString margin = m_result->isRandom ? tr("Worst margin") : tr("Margin");
        return columnTitle({.label = (column == Column::margin ? margin : tr("Worst")).toStdString(),
                            .unit = std::string(m_units.unitFor(m_marginUnit))});
    }
    if (role == Qt::ToolTipRole)
        return column == Column::margin ? tr("Margin by which the design meets the requirement")
               : column == Column::worst
                   ? tr("Smallest margin within the tolerances of the inputs; “none” if any values within "
                        "the tolerances are out of range or incompatible")
                   : tr("Number of points within the tolerances that meet the requirement, and number of "
                        "points checked");
    return {};
}

} // namespace talweg

#include "moc_advice_model.cpp"
