#include "workbench/study/designs_model.h"

#include "base/to_qt.h"
#include "figures/study/study_text.h"
#include "study/results_in_units.h"
#include "workbench/common/table_tools.h"
#include "workbench/common/wording.h"
#include "workbench/study/parameter_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace talweg {

namespace {

QString titled(const QString& name, const QString& unit) {
    return unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit);
}

QString verdictText(NoiseVerdict verdict) {
    switch (verdict) {
    case NoiseVerdict::met:
        return DesignsModel::tr("met");
    case NoiseVerdict::failed:
        return DesignsModel::tr("not met");
    case NoiseVerdict::undecided:
        break;
    }
    return DesignsModel::tr("undecided");
}

} // namespace

void DesignsModel::setPart(std::optional<StudyPart> part, const std::optional<StudyShown>& reference) {
    m_reference = part ? reference : std::nullopt;
    m_same.reset();
    if (m_reference) m_same.emplace(*part->shown.result, *m_reference->result);
    std::vector<Column> columns = part ? columnsOf(*part) : std::vector<Column>();
    const std::size_t designs = part ? part->shown.result->designs : 0;
    const bool sameShape = columns == m_columns && designs == m_order.size();
    if (!sameShape) beginResetModel();
    m_part = std::move(part);
    m_columns = std::move(columns);
    m_strides.assign(m_part ? m_part->shown.result->sweep.axes.size() : 0, 1);
    for (std::size_t axis = m_strides.size(); axis-- > 1;)
        m_strides[axis - 1] = m_strides[axis] * m_part->shown.result->sweep.axes[axis].values.size();
    if (!sameShape) {
        m_order.resize(designs);
        std::iota(m_order.begin(), m_order.end(), std::size_t(0));
        if (m_sorted >= static_cast<int>(m_columns.size())) m_sorted = -1;
        order();
        return endResetModel();
    }
    if (m_sorted >= 0) sort(m_sorted, m_direction);
    if (!m_order.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::vector<DesignsModel::Column> DesignsModel::columnsOf(const StudyPart& part) const {
    const SweepResult& result = *part.shown.result;
    const System& system = *result.system;
    std::vector<Column> columns;
    for (std::size_t axis = 0; axis < result.sweep.axes.size(); ++axis) {
        const Parameter& input = parameterOf(system.parameters, result.sweep.axes[axis].parameter);
        const QString name = toQt(input.symbol.empty() ? input.label : input.symbol), unit = toQt(input.unit);
        columns.push_back({What::input, axis, titled(name, unit), toQt(input.label), unit});
    }
    if (!system.success.id.empty())
        columns.push_back({What::percentage, 0, titled(toQt(system.success.label), toQt(system.success.unit)),
                           tr("Share of runs"), toQt(system.success.unit)});
    if (!system.success.id.empty() && result.sweep.likely)
        columns.push_back({What::probability, 0,
                           titled(QStringLiteral("P(%1)").arg(toQt(system.success.id)), QStringLiteral("%")),
                           tr("Probability of success, weighted by the distribution of the input over which "
                              "designs are evaluated"),
                           QStringLiteral("%")});
    if (!system.success.id.empty() && part.shown.noise) {
        const QString unit = toQt(system.success.unit);
        columns.push_back({What::low, 0, tr("at least"),
                           tr("Lower limit of the confidence interval. The confidence level applies to all "
                              "designs jointly"),
                           unit});
        columns.push_back({What::high, 0, tr("at most"),
                           tr("Upper limit of the confidence interval. The confidence level applies to all "
                              "designs jointly"),
                           unit});
    }
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Quantity& measure = measureOf(result, m);
        const QString name = toQt(measure.label), unit = toQt(measure.unit);
        columns.push_back({What::mean, m, titled(name, unit), tr("%1, mean over the runs").arg(name), unit});
        columns.push_back({What::sd, m, tr("sd"), tr("%1, standard deviation").arg(name), unit});
        columns.push_back({What::min, m, tr("min"), tr("%1, minimum over the runs").arg(name), unit});
        columns.push_back({What::max, m, tr("max"), tr("%1, maximum over the runs").arg(name), unit});
    }
    const QString marginIn =
        part.margins.empty() ? QString() : toQt(marginUnit(*part.shown.requirement, system));
    if (!part.margins.empty())
        columns.push_back(
            {What::margin, 0, titled(part.shown.noise ? tr("Worst margin") : tr("Margin"), marginIn),
             part.shown.noise ? tr(
                 "Margin by which the requirement is met, in the worst case within the confidence interval")
                              : tr("Margin by which the requirement is met; negative if it is not met"),
             marginIn});
    if (!part.margins.empty() && part.shown.noise)
        columns.push_back(
            {What::verdict, 0, tr("Verdict"),
             tr("Verdict on the requirement. The confidence level applies to all designs jointly"),
             QString()});
    if (m_same) addDifferences(part, columns);
    return columns;
}

void DesignsModel::addDifferences(const StudyPart& part, std::vector<Column>& columns) const {
    const SweepResult& result = *part.shown.result;
    const Quantity& success = result.system->success;
    const QString reference = m_reference->name;
    if (!success.id.empty())
        columns.push_back({What::more, 0, titled(tr("Δ %1").arg(toQt(success.label)), tr("pp")),
                           tr("%1, difference from the same design in “%2”, in percentage points")
                               .arg(toQt(success.label), reference),
                           tr("percentage points")});
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Quantity& measure = measureOf(result, m);
        const QString name = toQt(measure.label), unit = toQt(measure.unit);
        columns.push_back({What::moreOf, m, titled(tr("Δ %1").arg(name), unit),
                           tr("%1, mean minus the mean of the same design in “%2”").arg(name, reference),
                           unit});
        columns.push_back({What::relative, m, tr("Δ (%)"),
                           tr("%1, mean minus the mean of the same design in “%2”, in per cent of that mean")
                               .arg(name, reference),
                           QStringLiteral("%")});
    }
}

/// The difference between a design and the same design of the reference; NaN if the reference does not
/// contain it.
double DesignsModel::difference(std::size_t design, const Column& column) const {
    const SweepResult &result = *m_part->shown.result, &from = *m_reference->result;
    const auto other = m_same->of(design);
    if (column.what == What::more)
        return other ? result.percentage[design] - from.percentage[*other] : nothing;
    const MeanDifference found = meanDifference(result, design, column.number, from, other);
    return column.what == What::moreOf ? found.absolute : 100 * found.relative;
}

double DesignsModel::number(std::size_t design, const Column& column) const {
    const SweepResult& result = *m_part->shown.result;
    switch (column.what) {
    case What::input: {
        const auto& values = result.sweep.axes[column.number].values;
        return values[design / m_strides[column.number] % values.size()];
    }
    case What::percentage:
        return result.percentage[design];
    case What::probability:
        return result.probability[design];
    case What::margin:
        return m_part->margins[design];
    case What::low:
        return m_part->shown.verdicts[design].success.low;
    case What::high:
        return m_part->shown.verdicts[design].success.high;
    case What::verdict:
        return static_cast<double>(m_part->shown.verdicts[design].verdict);
    case What::mean:
        return result.spread(design, column.number).mean;
    case What::sd:
        return result.spread(design, column.number).sd;
    case What::min:
        return result.spread(design, column.number).min;
    case What::more:
    case What::moreOf:
    case What::relative:
        return difference(design, column);
    case What::max:
        break;
    }
    return result.spread(design, column.number).max;
}

QString DesignsModel::display(std::size_t design, const Column& column) const {
    if (column.what == What::verdict) return verdictText(m_part->shown.verdicts[design].verdict);
    const double value = number(design, column);
    if (column.what == What::input) return readable(value);
    if (std::isnan(value)) return QStringLiteral("–");
    constexpr std::array ofRuns{What::percentage, What::probability, What::low,
                                What::high,       What::more,        What::relative};
    const int decimals = std::ranges::count(ofRuns, column.what) ? 1 : 2;
    return QString::number(value, 'f', decimals).replace(u'-', QChar(0x2212));
}

int DesignsModel::rowOf(std::size_t design) const {
    if (design < m_order.size() && m_order[design] == design) return static_cast<int>(design);
    const auto found = std::ranges::find(m_order, design);
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

int DesignsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int DesignsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant DesignsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    if (role == exactRole && column.what != What::verdict) return number(designOf(index.row()), column);
    return role == Qt::DisplayRole ? QVariant(display(designOf(index.row()), column)) : QVariant();
}

QVariant DesignsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || section >= columnCount()) return {};
    const Column& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return column.title;
    if (role == Qt::ToolTipRole) return column.help;
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

void DesignsModel::sort(int column, Qt::SortOrder direction) {
    m_sorted = column;
    m_direction = direction;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> designs;
    for (const QModelIndex& index : before)
        designs.push_back(designOf(index.row()));
    order();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(designs[static_cast<std::size_t>(i)]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

/// Sorts the rows. Designs with equal values stay in their original order.
void DesignsModel::order() {
    std::ranges::sort(m_order);
    if (m_sorted < 0 || m_columns.empty()) return;
    const Column& column = m_columns[static_cast<std::size_t>(m_sorted)];
    std::vector<double> keys(m_order.size());
    for (std::size_t design = 0; design < keys.size(); ++design)
        keys[design] = (m_direction == Qt::AscendingOrder ? 1 : -1) * number(design, column);
    for (double& key : keys)
        if (std::isnan(key)) key = std::numeric_limits<double>::infinity(); // NaN is last in both directions
    std::ranges::stable_sort(m_order, {}, [&](std::size_t design) { return keys[design]; });
}

} // namespace talweg

#include "moc_designs_model.cpp"
