#pragma once

#include "figures/file/figure_size.h"

#include <QImage>
#include <QPicture>
#include <QScrollArea>
#include <QTimer>
#include <functional>
#include <optional>

class QLabel;

namespace talweg {

/// Shows a figure as it will be in a file, scaled to fit the view or in the size that it has on paper.
class FigurePreview : public QScrollArea {
    Q_OBJECT
public:
    explicit FigurePreview(QWidget* parent);

    /// Draws a figure at this size. Returns nothing if there is nothing to draw.
    using Draw = std::function<std::optional<QPicture>(const FigureSize& size)>;
    /// Shows a figure after a short delay, so that several changes in quick succession draw it only once.
    void showFigure(const FigureSize& size, Draw draw);
    void setTrueSize(bool isTrue);

    /// The image shown, in physical screen pixels; null if there is none.
    const QImage& image() const { return m_image; }
    /// The figure shown, as vector graphics.
    const std::optional<QPicture>& picture() const { return m_picture; }

signals:
    void drawn();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    double pixelsPerMm() const;
    void redraw();

    QLabel* m_label;
    QTimer m_soon;
    FigureSize m_size;
    Draw m_draw;
    bool m_isTrue = false;
    std::optional<QPicture> m_picture;
    QImage m_image;
};

/// The number of screen pixels before scaling per millimetre.
double screenPixelsPerMm(const QWidget& widget);

} // namespace talweg
