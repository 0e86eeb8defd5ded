#include "workbench/run/tile_grid.h"

#include <QGridLayout>
#include <algorithm>

namespace talweg {

namespace {

/// Smallest width of a tile, in pixels. If the grid is narrower than its tiles, more rows are used.
constexpr int minWidth = 340;

} // namespace

TileGrid::TileGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(1);
}

/// The number of columns. It fills all rows as evenly as possible, so that the last row is not a single wide
/// tile.
int TileGrid::wantedColumns() const {
    const int count = std::max(static_cast<int>(m_tiles.size()), 1);
    const int max = std::clamp(width() / minWidth, 1, count);
    const int rows = (count + max - 1) / max;
    return (count + rows - 1) / rows;
}

void TileGrid::arrange(const QList<QWidget*>& tiles) {
    m_tiles = tiles;
    arrange();
}

void TileGrid::arrange() {
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    const int count = static_cast<int>(m_tiles.size());
    m_columns = wantedColumns();
    for (int i = 0; i < count; ++i)
        m_grid->addWidget(m_tiles[i], i / m_columns, i % m_columns);
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, row * m_columns < count ? 1 : 0);
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, column < m_columns ? 1 : 0);
}

void TileGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (wantedColumns() != m_columns) arrange();
}

} // namespace talweg

#include "moc_tile_grid.cpp"
