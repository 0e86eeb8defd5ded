#include "workbench/inputs/points_model.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "study/typed_number.h"

namespace talweg {

PointsModel::PointsModel(Complaint complaint, std::string unit, QObject* parent)
    : ListModel(parent), m_complaint(std::move(complaint)), m_unit(std::move(unit)) {}

void PointsModel::setValue(const Value& value) {
    forgetRefused();
    if (const auto& points = std::get<Points>(value); points != m_list) reset(points);
}

void PointsModel::insertBehind(int row) {
    TALWEG_EXPECTS(row >= -1 && row < rowCount());
    const std::ptrdiff_t at = m_list.empty() ? 0 : row + 1;
    Point point(0, 0);
    if (at > 0) {
        const Point before = m_list[static_cast<std::size_t>(row)];
        const bool last = at == rowCount();
        point = last ? Point(before.x() + 1, before.y())
                     : Point((before + m_list[static_cast<std::size_t>(at)]) / 2);
    }
    Points more = m_list;
    more.insert(more.begin() + at, point);
    change(std::move(more));
}

bool PointsModel::isCell(const QModelIndex&, const QString& text) const {
    return readTyped(text.toStdString(), m_unit).number.has_value();
}

QString PointsModel::nameOf(const QModelIndex& cell) const {
    return tr("%1 of point %2").arg(QChar(cell.column() == 0 ? u'x' : u'y')).arg(cell.row() + 1);
}

QString PointsModel::textOf(const QModelIndex& cell) const {
    return cell.data().toString() + u' ' + toQt(m_unit);
}

QString PointsModel::count() const {
    return toQt(trCount(rowCount(), "%n point", "%n points"));
}

int PointsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant PointsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::DisplayRole:
    case Qt::EditRole:
        return toQt(shortest(row(index)[index.column()]));
    default:
        return mark(index, role);
    }
}

bool PointsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const QString text = value.toString();
    const TypedNumber typed = readTyped(text.toStdString(), m_unit);
    Points points = m_list;
    double& place = points[static_cast<std::size_t>(index.row())][index.column()];
    if (typed.number) place = *typed.number;
    const QString why = typed.number ? m_complaint(points) : toQt(typed.error);
    forgetRefused();
    if (why.isEmpty()) return changeCell(std::move(points));
    refuse(index, text, why);
    return false;
}

QVariant PointsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return QStringLiteral("%1 (%2)").arg(QChar(section == 0 ? u'x' : u'y'), toQt(m_unit));
}

} // namespace talweg

#include "moc_points_model.cpp"
