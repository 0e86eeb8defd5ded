#include "workbench/common/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace talweg {

namespace {

/// Gaps between items and between rows, in pixels. If too small, fields touch each other; if too large, a
/// sentence falls apart.
constexpr int besideItems = 6, belowItems = 5;

} // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::minimumSize() const {
    QSize least{0, 0};
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect& room) {
    QLayout::setGeometry(room);
    arrange(room, true);
}

/// Returns the height of all rows. `places` states whether to move the items there.
int FlowLayout::arrange(const QRect& room, bool places) const {
    int top = room.top();
    for (qsizetype first = 0, next = 0; first < m_items.size(); first = next) {
        QList<std::pair<QLayoutItem*, QRect>> row;
        int left = room.left(), height = 0;
        for (; next < m_items.size(); ++next) {
            if (m_items[next]->isEmpty()) continue;
            const QSize size = m_items[next]->sizeHint().boundedTo({room.width(), QWIDGETSIZE_MAX});
            if (!row.isEmpty() && left + size.width() > room.left() + room.width()) break;
            row.append({m_items[next], QRect({left, top}, size)});
            left += size.width() + besideItems;
            height = std::max(height, size.height());
        }
        for (const auto& [item, place] : row)
            if (places)
                item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), room,
                                                     place.translated(0, (height - place.height()) / 2)));
        if (!row.isEmpty()) top += height + belowItems;
    }
    return std::max(0, top - room.top() - belowItems);
}

} // namespace talweg
