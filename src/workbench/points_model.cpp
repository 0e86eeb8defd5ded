#include "workbench/points_model.h"

#include "systems/parameter.h"
#include "workbench/number_text.h"

#include <cmath>

namespace talweg {

void PointsModel::setPoints(const Points& points) {
    if (points == m_points) return;
    beginResetModel();
    m_points = points;
    endResetModel();
}

void PointsModel::insertBehind(int row) {
    const int at = m_points.empty() ? 0 : row + 1;
    Point point(0, 0);
    if (at > 0) {
        const Point before = m_points[static_cast<std::size_t>(row)];
        const bool last = at == rowCount();
        point = last ? Point(before.x() + 1, before.y())
                     : Point((before + m_points[static_cast<std::size_t>(at)]) / 2);
    }
    beginInsertRows({}, at, at);
    m_points.insert(m_points.begin() + at, point);
    endInsertRows();
    emit pointsEdited();
}

void PointsModel::removeAt(int row) {
    beginRemoveRows({}, row, row);
    m_points.erase(m_points.begin() + row);
    endRemoveRows();
    emit pointsEdited();
}

int PointsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int PointsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant PointsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    const Point& point = m_points[static_cast<std::size_t>(index.row())];
    return QString::fromStdString(shortest(point[index.column()]));
}

bool PointsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const TypedNumber typed = readTyped(value.toString(), QStringLiteral("m"));
    if (!typed.number) return false;
    double& place = m_points[static_cast<std::size_t>(index.row())][index.column()];
    if (place == *typed.number) return true;
    place = *typed.number;
    emit dataChanged(index, index);
    emit pointsEdited();
    return true;
}

QVariant PointsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return section == 0 ? tr("x (m)") : tr("y (m)");
}

Qt::ItemFlags PointsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

namespace {

struct Columns {
    QChar separator;
    qsizetype x = 0, y = 1;
    bool header = false;
};

QChar separatorOf(const QString& line) {
    if (line.contains(u'\t')) return u'\t';
    return line.contains(u';') ? u';' : u',';
}

std::optional<double> numberIn(const QString& cell, QChar separator) {
    QString text = cell.trimmed();
    if (separator != u',') text.replace(u',', u'.');
    bool ok = false;
    const double number = text.toDouble(&ok);
    if (!ok || !std::isfinite(number)) return {};
    return number;
}

Columns columnsOf(const QString& first) {
    Columns columns{separatorOf(first)};
    const QStringList cells = first.split(columns.separator);
    columns.header = !numberIn(cells.value(0), columns.separator);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString name = cells[i].trimmed().remove(u'"').toLower();
        if (name == QLatin1String("x") || name == QLatin1String("x_m")) columns.x = i;
        if (name == QLatin1String("y") || name == QLatin1String("y_m")) columns.y = i;
    }
    return columns;
}

} // namespace

PointsReading readPointsCsv(const QString& text) {
    Points points;
    std::optional<Columns> columns;
    int number = 0;
    for (const QString& line : text.split(u'\n')) {
        ++number;
        if (line.trimmed().isEmpty() || line.startsWith(u'#')) continue;
        const bool first = !columns;
        if (first) columns = columnsOf(line);
        if (first && columns->header) continue;
        const QStringList cells = line.split(columns->separator);
        const auto x = numberIn(cells.value(columns->x), columns->separator);
        const auto y = numberIn(cells.value(columns->y), columns->separator);
        if (!x || !y)
            return {{},
                    PointsModel::tr("Line %1, “%2”, does not hold two numbers x and y.")
                        .arg(number)
                        .arg(line.trimmed().left(60))};
        points.emplace_back(*x, *y);
    }
    if (points.empty()) return {{}, PointsModel::tr("The file holds no points.")};
    return {points, {}};
}

} // namespace talweg
