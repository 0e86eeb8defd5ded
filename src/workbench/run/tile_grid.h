#pragma once

#include <QWidget>

class QGridLayout;

namespace talweg {

/// Places widgets side by side, in as many rows as needed to keep each widget legible.
class TileGrid : public QWidget {
    Q_OBJECT
public:
    explicit TileGrid(QWidget* parent = nullptr);

    /// Places these child widgets in this order. Call it when the list has changed.
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
