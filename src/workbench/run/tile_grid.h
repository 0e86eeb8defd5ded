#pragma once

#include <QWidget>

class QGridLayout;

namespace talweg {

/// Widgets side by side, in as many rows as it takes to keep each of them legible.
class TileGrid : public QWidget {
    Q_OBJECT
public:
    explicit TileGrid(QWidget* parent = nullptr);

    /// Arranges these of its children, in this order; to be called when they have become others.
    void arrange(const QList<QWidget*>& tiles);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    int wantedColumns() const;

    QGridLayout* m_grid;
    QList<QWidget*> m_tiles;
    int m_columns = 0;
};

} // namespace talweg
