#pragma once

#include "project/document.h"

#include <QAbstractListModel>

namespace talweg {

/// The experiments of a document as a list: names can be edited, rows dragged to another place.
class ExperimentsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit ExperimentsModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// A name that cannot be, and why.
    void refused(const QString& why);

private:
    QStringList namesNow() const;

    Document& m_document;
    QStringList m_names; ///< as the views know them while the document changes
};

} // namespace talweg
