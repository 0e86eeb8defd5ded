#pragma once

#include <QObject>
#include <QSize>

class QScrollArea;
class QWidget;

namespace talweg {

/// Size of the frame and title of a window, in pixels, until the desktop has drawn them.
inline constexpr QSize usualFrame(8, 36);

/// Replaces a widget in a layout by a scroll area that contains it.
QScrollArea* makeScrollable(QWidget& part);

/// Keeps dialogs on their screen when they open and grow: larger ones are reduced to the size of the screen
/// and scroll. Install it on the application.
class FittingDialogs : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
