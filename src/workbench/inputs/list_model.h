#pragma once

#include "base/contract.h"
#include "workbench/inputs/rows_model.h"

#include <algorithm>

namespace talweg {

/// A copy of a list without the elements at these indices.
template <class List>
List without(List list, std::vector<int> places) {
    std::sort(places.rbegin(), places.rend());
    for (const int place : places) {
        TALWEG_EXPECTS(place >= 0 && place < std::ssize(list));
        list.erase(list.begin() + place);
    }
    return list;
}

/// A copy of a list in which `others` replace the `count` elements from index `first` on.
template <class List>
List withOthers(List list, int first, int count, const List& others) {
    TALWEG_EXPECTS(first >= 0 && count >= 0 && first + count <= std::ssize(list));
    const auto at = list.erase(list.begin() + first, list.begin() + first + count);
    list.insert(at, others.begin(), others.end());
    return list;
}

/// A copy of a list in which the `count` elements from index `first` on are moved by one place, up if `by` <
/// 0, down if `by` > 0. At the end of the list, they are not moved.
template <class List>
List moved(List list, int first, int count, int by) {
    TALWEG_EXPECTS(first >= 0 && count >= 0 && first + count <= std::ssize(list));
    const auto begin = list.begin() + first, end = begin + count;
    if (by < 0 && first > 0) std::rotate(begin - 1, begin, end);
    if (by > 0 && end != list.end()) std::rotate(begin, end, end + 1);
    return list;
}

/// The rows of a list, e.g. of points, as a table model. An edit is applied only if the new list is valid.
template <class List>
class ListModel : public RowsModel {
public:
    using RowsModel::RowsModel;

    Value value() const final { return m_list; }
    void remove(std::vector<int> rows) final { change(without(m_list, std::move(rows))); }
    void move(int first, int count, int by) final { change(moved(m_list, first, count, by)); }

    int rowCount(const QModelIndex& parent = {}) const final {
        return parent.isValid() ? 0 : static_cast<int>(m_list.size());
    }

protected:
    /// Returns why a list is invalid; empty if it is valid.
    virtual QString complaintAbout(const List& list) const = 0;

    const auto& row(const QModelIndex& cell) const { return m_list.at(static_cast<std::size_t>(cell.row())); }

    /// Replaces the list if `list` is valid. Returns whether it is.
    bool change(List list) {
        const QString why = complaintAbout(list);
        emit changeRefused(why);
        if (!why.isEmpty()) return false;
        setValue(Value(std::move(list)));
        emit rowsEdited();
        return true;
    }

    /// Like change(), for a text typed into a cell. A list without changes is accepted and not an edit.
    bool changeCell(List list) {
        if (list != m_list) return change(std::move(list));
        emit changeRefused({});
        return true;
    }

    /// Replaces the list and resets the model.
    void reset(const List& list) {
        beginResetModel();
        m_list = list;
        endResetModel();
    }

    List m_list;
};

} // namespace talweg
