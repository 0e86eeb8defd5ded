#pragma once

#include "base/contract.h"
#include "workbench/inputs/rows_model.h"

#include <algorithm>

namespace talweg {

/// A copy of a list without the elements at these places.
template <class List>
List without(List list, std::vector<int> places) {
    std::sort(places.rbegin(), places.rend());
    for (const int place : places) {
        TALWEG_EXPECTS(place >= 0 && place < std::ssize(list));
        list.erase(list.begin() + place);
    }
    return list;
}

/// A copy of a list in which `count` elements from `first` on are replaced by others.
template <class List>
List withOthers(List list, int first, int count, const List& others) {
    TALWEG_EXPECTS(first >= 0 && count >= 0 && first + count <= std::ssize(list));
    const auto at = list.erase(list.begin() + first, list.begin() + first + count);
    list.insert(at, others.begin(), others.end());
    return list;
}

/// A copy of a list in which `count` elements from `first` on are moved by one place, if there is room.
template <class List>
List moved(List list, int first, int count, int by) {
    TALWEG_EXPECTS(first >= 0 && count >= 0 && first + count <= std::ssize(list));
    const auto begin = list.begin() + first, end = begin + count;
    if (by < 0 && first > 0) std::rotate(begin - 1, begin, end);
    if (by > 0 && end != list.end()) std::rotate(begin, end, end + 1);
    return list;
}

/// The rows of a list, such as points. An edit replaces the list only if the new list is valid.
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
    /// The error in a list; empty if it is valid.
    virtual QString complaintAbout(const List& list) const = 0;

    const auto& row(const QModelIndex& cell) const { return m_list.at(static_cast<std::size_t>(cell.row())); }

    /// Replaces the list if the new one is valid.
    bool change(List list) {
        const QString why = complaintAbout(list);
        emit changeRefused(why);
        if (!why.isEmpty()) return false;
        setValue(Value(std::move(list)));
        emit rowsEdited();
        return true;
    }

    /// Like change(), for a text typed into a cell, which may leave the list as it was.
    bool changeCell(List list) {
        if (list != m_list) return change(std::move(list));
        emit changeRefused({});
        return true;
    }

    /// Shows another list and resets the model.
    void reset(const List& list) {
        beginResetModel();
        m_list = list;
        endResetModel();
    }

    List m_list;
};

} // namespace talweg
