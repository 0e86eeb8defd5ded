#pragma once

#include "project/document.h"

#include <QAbstractListModel>
#include <vector>

namespace talweg {

/// The format of dragged and copied experiments: a whole project, see excerptOf.
inline const QString experimentsType = QStringLiteral("application/x-talweg-experiments+json");

/// The experiments of a document as a list: names can be edited, rows dragged to another place, and to other
/// lists of this program or another.
class ExperimentsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit ExperimentsModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

    /// Rows as experimentsType and as text.
    QMimeData* copied(const std::vector<int>& rows) const;

signals:
    /// Experiments were dropped before a row. Emitted after the drop has ended, so that questions can be
    /// asked.
    void arrived(const QByteArray& text, int before);
    /// A name was rejected, with the reason.
    void refused(const QString& why);

private:
    QStringList namesNow() const;

    Document& m_document;
    QByteArray m_id;     ///< tells rows of this list from those of others
    QStringList m_names; ///< as the views know them while the document changes
};

} // namespace talweg
