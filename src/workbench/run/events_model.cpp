#include "workbench/run/events_model.h"

#include "base/contract.h"
#include "base/to_qt.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/table_tools.h"
#include "workbench/common/wording.h"

#include <algorithm>

namespace talweg {

namespace {

enum Column { time, what, x, y, firstOwn };

} // namespace

void EventsModel::setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run) {
    beginResetModel();
    m_system = std::move(system);
    m_run = std::move(run);
    endResetModel();
}

int EventsModel::rowAt(double t) const {
    if (!m_run) return -1;
    const auto& events = m_run->events;
    const auto after = std::upper_bound(events.begin(), events.end(), t,
                                        [](double time, const RunEvent& event) { return time < event.t; });
    return static_cast<int>(after - events.begin()) - 1;
}

double EventsModel::timeOf(int row) const {
    TALWEG_EXPECTS(row >= 0 && row < rowCount());
    return m_run->events[static_cast<std::size_t>(row)].t;
}

int EventsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_run ? 0 : static_cast<int>(m_run->events.size());
}

int EventsModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    return firstOwn + (m_system ? static_cast<int>(m_system->eventColumns.size()) : 0);
}

QString EventsModel::text(const RunEvent& event, int column) const {
    switch (column) {
    case time:
        return QString::number(event.t, 'f', 4);
    case what:
        return toQt(event.label);
    case x:
        return aligned(event.place.x());
    case y:
        return aligned(event.place.y());
    default: {
        const auto own = static_cast<std::size_t>(column - firstOwn);
        return own < event.values.size() ? aligned(event.values[own]) : QString();
    }
    }
}

QVariant EventsModel::exact(const RunEvent& event, int column) {
    switch (column) {
    case time:
        return event.t;
    case what:
        return toQt(event.label);
    case x:
        return event.place.x();
    case y:
        return event.place.y();
    default: {
        const auto own = static_cast<std::size_t>(column - firstOwn);
        return own < event.values.size() ? QVariant(event.values[own]) : QVariant();
    }
    }
}

QVariant EventsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const RunEvent& event = m_run->events[static_cast<std::size_t>(index.row())];
    if (role == exactRole) return exact(event, index.column());
    if (role == Qt::DisplayRole) return text(event, index.column());
    if (role == Qt::TextAlignmentRole && index.column() != what)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == what) return plainTip(toQt(event.label));
    return {};
}

/// The heading of a column for the place of events. Events are located on the path of the first body.
QString EventsModel::placeTitle(std::string SceneBody::*coordinate, const QString& otherwise) const {
    if (!m_run || m_run->scene.bodies.empty())
        return m_system ? QStringLiteral("%1 (%2)").arg(otherwise, toQt(m_system->placeUnit)) : otherwise;
    const std::string& id = m_run->scene.bodies.front().*coordinate;
    const auto column = columnOf(*m_system, *m_run, id);
    return column ? columnTitle(quantityAt(*m_system, *column)) : otherwise;
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == what ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (section) {
    case time:
        return tr("t (s)");
    case what:
        return tr("Event");
    case x:
        return placeTitle(&SceneBody::x, QStringLiteral("x"));
    case y:
        return placeTitle(&SceneBody::y, QStringLiteral("y"));
    default:
        break;
    }
    const Quantity& quantity = m_system->eventColumns[static_cast<std::size_t>(section - firstOwn)];
    return role == Qt::ToolTipRole ? explained(quantity) : columnTitle(quantity);
}

} // namespace talweg

#include "moc_events_model.cpp"
