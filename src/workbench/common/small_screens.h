#pragma once

#include <QObject>
#include <QSize>

class QScrollArea;
class QWidget;

namespace talweg {

/// Estimated total thickness of a window's frame and title bar, in pixels, used before the desktop has shown
/// the window.
inline constexpr QSize usualFrame(8, 36);

/// Replaces a widget in a layout by a scroll area that contains it.
QScrollArea* makeScrollable(QWidget& part);

/// Keeps dialogs within their screen when they open or grow. A dialog that is too large is reduced to the
/// size of the screen and gets scroll bars. Install it as an event filter on the application.
class FittingDialogs : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
