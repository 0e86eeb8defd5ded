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

/// A figure as it will be in a file: as large as there is room for, or as large as on paper.
class FigurePreview : public QScrollArea {
    Q_OBJECT
public:
    explicit FigurePreview(QWidget* parent);

    /// Draws a figure for this size; nothing while there is nothing to draw.
    using Draw = std::function<std::optional<QPicture>(const FigureSize& size)>;
    /// Shows it soon, so that many changes at once draw it once.
    void showFigure(const FigureSize& size, Draw draw);
    void setTrueSize(bool isTrue);

    /// What is shown, in the pixels of the screen; null where there is nothing.
    const QImage& image() const { return m_image; }
    /// The same as vectors.
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

/// How many pixels of a screen, as windows count them, are a millimetre long.
double screenPixelsPerMm(const QWidget& widget);

} // namespace talweg
