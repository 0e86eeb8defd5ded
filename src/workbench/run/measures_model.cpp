#include "workbench/run/measures_model.h"

#include "base/to_qt.h"
#include "systems/body_measures.h"
#include "workbench/common/table_tools.h"
#include "workbench/common/wording.h"

#include <algorithm>
#include <iterator>

namespace talweg {

namespace {

enum Column { name, value, unit, firstPinned };

/// The result of a run with this id; nothing if the run does not have it.
std::optional<double> measured(const Run& run, const std::string& id) {
    const auto found = std::find_if(run.measures.begin(), run.measures.end(),
                                    [&](const Measure& measure) { return measure.quantity.id == id; });
    return found == run.measures.end() ? std::nullopt : std::optional(found->value);
}

} // namespace

void MeasuresModel::setRun(std::shared_ptr<const Run> run) {
    beginResetModel();
    m_run = std::move(run);
    m_listed.clear();
    if (m_run)
        std::ranges::copy_if(m_run->measures, std::back_inserter(m_listed),
                             [](const Measure& measure) { return !isOfLaterBody(measure.quantity.id); });
    endResetModel();
}

void MeasuresModel::setPinned(const std::vector<Pinned>& pinned) {
    if (m_pinned.empty() && pinned.empty()) return;
    beginResetModel();
    m_pinned = pinned;
    endResetModel();
}

int MeasuresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_listed.size());
}

int MeasuresModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstPinned + static_cast<int>(m_pinned.size());
}

QVariant MeasuresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const bool number = index.column() == value || index.column() >= firstPinned;
    if (role == Qt::TextAlignmentRole && number) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const Measure& measure = m_listed[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole) return explained(measure.quantity);
    if (role != Qt::DisplayRole && role != exactRole) return {};
    if (number) {
        const auto known = numberAt(measure, index.column());
        if (!known) return {};
        return role == exactRole ? QVariant(*known) : QVariant(readable(*known));
    }
    return index.column() == name ? labelWithSymbol(measure.quantity) : toQt(measure.quantity.unit);
}

std::optional<double> MeasuresModel::numberAt(const Measure& measure, int column) const {
    if (column == value) return measure.value;
    const Pinned& pinned = m_pinned[static_cast<std::size_t>(column - firstPinned)];
    return measured(*pinned.shown.run, measure.quantity.id);
}

QVariant MeasuresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = section == value || section >= firstPinned;
        return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case name:
        return tr("Result");
    case value:
        return tr("Value");
    case unit:
        return tr("Unit");
    default:
        return m_pinned[static_cast<std::size_t>(section - firstPinned)].name;
    }
}

} // namespace talweg

#include "moc_measures_model.cpp"
