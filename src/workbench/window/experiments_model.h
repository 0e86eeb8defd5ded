#pragma once

#include "project/document.h"

#include <QAbstractListModel>
#include <vector>

namespace talweg {

/// The format of dragged and copied experiments: a whole project, see excerptOf.
inline const QString experimentsType = QStringLiteral("application/x-talweg-experiments+json");

/// The experiments of a document as a list. Names can be edited. Rows can be dragged to another position, and
/// to other lists in this or another instance of the program.
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

    /// The data of rows in the format experimentsType and as text.
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
    QByteArray m_id;     ///< distinguishes rows of this list from those of other lists
    QStringList m_names; ///< the names that views still show while the document changes
};

} // namespace talweg
