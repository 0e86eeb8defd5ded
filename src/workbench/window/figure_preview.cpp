#include "workbench/window/figure_preview.h"

#include "figures/file/picture_file.h"

#include <QLabel>
#include <QScreen>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr double mmPerInch = 25.4;
/// Range of plausible screen resolutions in dots per inch. For screens that report another resolution,
/// `usualDots` is used.
constexpr double coarsest = 40, finest = 400, usualDots = 96;
/// Largest number of pixels of a preview. If too large, memory and time are insufficient; if too small, large
/// previews are blurred.
constexpr double mostDots = 16e6;
constexpr int soonMs = 60;
constexpr QSize smallest(400, 260), usual(480, 340);

} // namespace

double screenPixelsPerMm(const QWidget& widget) {
    const double dots = widget.screen() ? widget.screen()->physicalDotsPerInch() : 0;
    return (dots >= coarsest && dots <= finest ? dots : usualDots) / mmPerInch;
}

FigurePreview::FigurePreview(QWidget* parent) : QScrollArea(parent), m_label(new QLabel) {
    m_label->setAlignment(Qt::AlignCenter);
    setWidget(m_label);
    setAlignment(Qt::AlignCenter);
    setFrameShape(QFrame::StyledPanel);
    setMinimumSize(smallest);
    setFocusPolicy(Qt::StrongFocus); // to scroll with the keyboard
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &FigurePreview::redraw);
    resize(usual);
}

void FigurePreview::showFigure(const FigureSize& size, Draw draw) {
    m_size = size;
    m_draw = std::move(draw);
    m_soon.start();
}

void FigurePreview::setTrueSize(bool isTrue) {
    m_isTrue = isTrue;
    m_soon.start();
}

void FigurePreview::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (!m_isTrue) m_soon.start();
}

void FigurePreview::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    m_soon.start();
}

double FigurePreview::pixelsPerMm() const {
    if (m_isTrue) return screenPixelsPerMm(*this);
    const QSize room = maximumViewportSize();
    return std::min(room.width() / m_size.widthMm, room.height() / m_size.heightMm);
}

void FigurePreview::redraw() {
    if (!isVisible() || !m_draw) return;
    m_picture.reset();
    m_image = {};
    if (complaint(m_size).isEmpty()) {
        FigureSize size = m_size;
        const double most = std::sqrt(mostDots / (size.widthMm * size.heightMm));
        const double dotsPerMm = std::min(pixelsPerMm() * devicePixelRatioF(), most);
        size.dpi = std::max(1, static_cast<int>(std::floor(dotsPerMm * mmPerInch)));
        m_picture = m_draw(size);
        if (m_picture) m_image = imageOf(*m_picture, size);
    }
    m_image.setDevicePixelRatio(devicePixelRatioF());
    m_label->setPixmap(QPixmap::fromImage(m_image));
    m_label->resize(m_label->sizeHint());
    emit drawn();
}

} // namespace talweg

#include "moc_figure_preview.cpp"
