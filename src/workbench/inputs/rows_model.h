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

    /// The invalid text of a cell, and why it was rejected.
    struct Refused {
        int row = 0, column = 0;
        QString text, why;
    };

    virtual Value value() const = 0;
    virtual void setValue(const Value& value) = 0;
    /// Inserts a row after `row`; for −1, at the top.
    virtual void insertBehind(int row) = 0;
    virtual void remove(std::vector<int> rows) = 0;
    /// Moves the `count` rows from index `first` on by one place, up (`by` = −1) or down (1), if there is
    /// room.
    virtual void move(int first, int count, int by) = 0;
    /// Whether `text` is the content of one cell, in contrast to rows.
    virtual bool isCell(const QModelIndex& index, const QString& text) const = 0;
    /// The name of a cell and its content, for messages of the window.
    virtual QString nameOf(const QModelIndex& cell) const = 0;
    virtual QString textOf(const QModelIndex& cell) const = 0;
    /// The number of rows as text, e.g. "3 points".
    virtual QString count() const = 0;

    const std::optional<Refused>& refused() const { return m_refused; }
    void forgetRefused();

    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user has changed the rows.
    void rowsEdited();
    /// The user tried to make an invalid change for this reason. Empty if all cells are valid again.
    void changeRefused(const QString& why);

protected:
    /// Marks the cell and stores the text that was rejected and the reason.
    void refuse(const QModelIndex& cell, const QString& text, const QString& why);
    /// The data of a marked cell for the roles that show the mark; otherwise invalid.
    QVariant mark(const QModelIndex& cell, int role) const;

private:
    std::optional<Refused> m_refused;
};

} // namespace talweg
