#pragma once

#include <QObject>
#include <QSize>

class QScrollArea;
class QWidget;

namespace talweg {

/// Estimated size of a window's frame and title bar, in pixels, for windows that the desktop has not shown
/// yet.
inline constexpr QSize usualFrame(8, 36);

/// Replaces a widget in a layout by a scroll area that contains it.
QScrollArea* makeScrollable(QWidget& part);

/// Keeps dialogs within their screen when they open or grow: dialogs that are too large are reduced to the
/// size of the screen and get scroll bars. Install it on the application.
class FittingDialogs : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
