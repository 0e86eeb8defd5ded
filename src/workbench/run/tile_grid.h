#pragma once

#include <QWidget>

class QGridLayout;

namespace talweg {

/// Widgets side by side, in as many rows as it takes to keep each of them legible.
class TileGrid : public QWidget {
    Q_OBJECT
public:
    explicit TileGrid(QWidget* parent = nullptr);

    /// Arranges the children that are not hidden; to be called when these have become others.
    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QList<QWidget*> shownTiles() const;
    int columnsFor(qsizetype tiles) const;

    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace talweg
