#include "workbench/window/experiments_model.h"

#include <QMimeData>

namespace talweg {

namespace {

const QString rowType = QStringLiteral("application/x-talweg-experiment");

} // namespace

ExperimentsModel::ExperimentsModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_names(namesNow()) {
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
    // An editor that is open on a row gives up its text while that row goes.
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
    return {rowType};
}

QMimeData* ExperimentsModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    data->setData(rowType, QByteArray::number(indexes.value(0).row()));
    return data;
}

bool ExperimentsModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int,
                                    const QModelIndex& parent) {
    if (!data->hasFormat(rowType)) return false;
    const int from = data->data(rowType).toInt();
    int to = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    if (to > from) --to;
    if (from < 0 || from >= rowCount()) return false;
    if (to != from) m_document.moveExperiment(from, to);
    return false; // the document has moved it; the view must not remove the row as well
}

} // namespace talweg

#include "moc_experiments_model.cpp"
