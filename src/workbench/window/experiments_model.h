#pragma once

#include "project/document.h"

#include <QAbstractListModel>
#include <vector>

namespace talweg {

/// MIME type of dragged and copied experiments. The data are a complete project; see excerptOf.
inline const QString experimentsType = QStringLiteral("application/x-talweg-experiments+json");

/// The experiments of a document as a list model. The user can edit names and drag rows: to another position,
/// or to a list in any instance of the program.
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

    /// The experiments in these rows, in the format experimentsType and as text.
    QMimeData* copied(const std::vector<int>& rows) const;

signals:
    /// Experiments were dropped before the row `before`. Emitted after the drop has ended, because receivers
    /// may open dialogs.
    void arrived(const QByteArray& text, int before);
    /// A new name was rejected for this reason.
    void refused(const QString& why);

private:
    QStringList namesNow() const;

    Document& m_document;
    QByteArray m_id;     ///< distinguishes this list from others in dragged data
    QStringList m_names; ///< names as views show them; the document may have changed
};

} // namespace talweg
