#include "workbench/window/experiments_model.h"

#include "project/excerpt.h"
#include "project/file.h"

#include <QMimeData>
#include <QUuid>
#include <algorithm>

namespace talweg {

namespace {

/// MIME type of dragged rows: the id of their list and the row numbers, separated by spaces.
const QString rowType = QStringLiteral("application/x-talweg-experiment-rows");

/// The rows dragged from the list with this id, from top to bottom. Empty if they are from another list.
std::vector<int> rowsIn(const QMimeData& data, const QByteArray& id, int count) {
    const QList<QByteArray> words = data.data(rowType).split(' ');
    std::vector<int> rows;
    if (words.front() != id) return rows;
    for (const QByteArray& word : words.mid(1)) {
        bool isNumber = false;
        const int row = word.toInt(&isNumber);
        if (isNumber && row >= 0 && row < count) rows.push_back(row);
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace

ExperimentsModel::ExperimentsModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document),
      m_id(QUuid::createUuid().toByteArray(QUuid::WithoutBraces)), m_names(namesNow()) {
    connect(&document, &Document::projectReset, this, [this] {
        beginResetModel();
        m_names = namesNow();
        endResetModel();
    });
    connect(&document, &Document::experimentInserted, this, [this](int row) {
        beginInsertRows({}, row, row);
        m_names = namesNow();
        endInsertRows();
    });
    connect(&document, &Document::experimentRemoved, this, [this](int row) {
        beginRemoveRows({}, row, row);
        m_names = namesNow();
        endRemoveRows();
    });
    connect(&document, &Document::experimentMoved, this, [this](int from, int to) {
        if (!beginMoveRows({}, from, from, {}, to > from ? to + 1 : to)) return;
        m_names = namesNow();
        endMoveRows();
    });
    connect(&document, &Document::experimentRenamed, this, [this](int row) {
        m_names = namesNow();
        emit dataChanged(index(row), index(row));
    });
}

QStringList ExperimentsModel::namesNow() const {
    QStringList names;
    for (const Experiment& experiment : m_document.project().experiments)
        names << experiment.name;
    return names;
}

int ExperimentsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_names.size());
}

QVariant ExperimentsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole || role == Qt::EditRole) return m_names[index.row()];
    return {};
}

bool ExperimentsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    // While a row is being removed, an open editor in it commits its text.
    if (m_names.size() != static_cast<qsizetype>(m_document.project().experiments.size())) return false;
    if (!index.isValid() || role != Qt::EditRole) return false;
    const QString wrong = m_document.renameExperiment(index.row(), value.toString().trimmed());
    if (!wrong.isEmpty()) emit refused(wrong);
    return wrong.isEmpty();
}

Qt::ItemFlags ExperimentsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (!index.isValid()) return flags | Qt::ItemIsDropEnabled;
    return flags | Qt::ItemIsEditable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList ExperimentsModel::mimeTypes() const {
    return {rowType, experimentsType};
}

QMimeData* ExperimentsModel::copied(const std::vector<int>& rows) const {
    auto* data = new QMimeData;
    const QByteArray text = toText(excerptOf(m_document.project(), rows), m_document.registry());
    data->setData(experimentsType, text);
    data->setText(QString::fromUtf8(text));
    return data;
}

QMimeData* ExperimentsModel::mimeData(const QModelIndexList& indexes) const {
    std::vector<int> rows;
    for (const QModelIndex& index : indexes)
        rows.push_back(index.row());
    std::ranges::sort(rows);
    QMimeData* data = copied(rows);
    QByteArray own = m_id;
    for (const int row : rows)
        own += ' ' + QByteArray::number(row);
    data->setData(rowType, own);
    return data;
}

bool ExperimentsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                    const QModelIndex& parent) {
    const int before = row >= 0 ? std::min(row, rowCount()) : parent.isValid() ? parent.row() : rowCount();
    const std::vector<int> own = rowsIn(*data, m_id, rowCount());
    if (action == Qt::MoveAction && !own.empty()) {
        m_document.moveExperiments(own, before);
        return false; // the rows have moved; the view must not remove them
    }
    if (!data->hasFormat(experimentsType)) return false;
    QMetaObject::invokeMethod(
        this, [this, text = data->data(experimentsType), before] { emit arrived(text, before); },
        Qt::QueuedConnection);
    return action == Qt::CopyAction;
}

} // namespace talweg

#include "moc_experiments_model.cpp"
