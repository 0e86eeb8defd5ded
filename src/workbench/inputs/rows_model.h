#pragma once

#include "systems/parameter.h"

#include <QAbstractTableModel>
#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// The rows of an input as an editable table. An invalid change is rejected as a whole: the rows stay
/// unchanged, and the edited cell is marked.
class RowsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// A rejected text of a cell.
    struct Refused {
        int row = 0, column = 0;
        QString text, why;
    };

    virtual Value value() const = 0;
    virtual void setValue(const Value& value) = 0;
    /// Adds a row behind `row`.
    virtual void insertBehind(int row) = 0;
    virtual void remove(std::vector<int> rows) = 0;
    /// Moves `count` rows from `first` on up (−1) or down (1) by one, if there is room.
    virtual void move(int first, int count, int by) = 0;
    /// Whether the text is the content of one cell, not rows.
    virtual bool isCell(const QModelIndex& index, const QString& text) const = 0;
    /// The name of a cell for sentences of the window, and its content.
    virtual QString nameOf(const QModelIndex& cell) const = 0;
    virtual QString textOf(const QModelIndex& cell) const = 0;
    /// The number of rows, in words.
    virtual QString count() const = 0;

    const std::optional<Refused>& refused() const { return m_refused; }
    void forgetRefused();

    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed the rows.
    void rowsEdited();
    /// The user tried an invalid change; `why` is the reason, or empty if all is valid again.
    void changeRefused(const QString& why);

protected:
    /// Marks the cell with the reason why it rejects a text.
    void refuse(const QModelIndex& cell, const QString& text, const QString& why);
    /// The appearance of a marked cell, for the item roles that show it.
    QVariant mark(const QModelIndex& cell, int role) const;

private:
    std::optional<Refused> m_refused;
};

} // namespace talweg
