#pragma once

#include "systems/parameter.h"

#include <QAbstractTableModel>
#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// The rows of an input as a table that can be typed into. A change that is not allowed is refused as a
/// whole: the rows stay as they are, and a cell it was typed into is marked.
class RowsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// A text that was typed into a cell and refused.
    struct Refused {
        int row = 0, column = 0;
        QString text, why;
    };

    virtual Value value() const = 0;
    virtual void setValue(const Value& value) = 0;
    /// Adds a row behind `row`.
    virtual void insertBehind(int row) = 0;
    virtual void remove(std::vector<int> rows) = 0;
    /// Moves a stretch of rows up (−1) or down (1) by one, where there is room.
    virtual void move(int first, int count, int by) = 0;
    /// Whether the text is what one cell may hold, rather than rows.
    virtual bool isCell(const QModelIndex& index, const QString& text) const = 0;
    /// As the window names a cell within a sentence, and what it holds.
    virtual QString nameOf(const QModelIndex& cell) const = 0;
    virtual QString textOf(const QModelIndex& cell) const = 0;
    /// How many rows there are, in words.
    virtual QString count() const = 0;

    const std::optional<Refused>& refused() const { return m_refused; }
    void forgetRefused();

    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The user changed the rows.
    void rowsEdited();
    /// The user wanted a change that is not allowed, and why not; empty when all is fine again.
    void changeRefused(const QString& why);

protected:
    /// Marks the cell with why it refuses a text.
    void refuse(const QModelIndex& cell, const QString& text, const QString& why);
    /// How a cell is marked, for the roles of marks.
    QVariant mark(const QModelIndex& cell, int role) const;

private:
    std::optional<Refused> m_refused;
};

} // namespace talweg
