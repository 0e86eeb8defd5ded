#pragma once

#include <QObject>
#include <QSize>

class QScrollArea;
class QWidget;

namespace talweg {

/// What the frame and the title of a window take, in pixels, as long as the desktop has not drawn them.
inline constexpr QSize usualFrame(8, 36);

/// Puts a widget that stands in a layout into an area in its place, in which what has no room is scrolled to.
QScrollArea* makeScrollable(QWidget& part);

/// Keeps dialogs on their screen as they open and as they grow: those that are larger become as large as it
/// is, and what then has no room is scrolled to. To be installed on the application.
class FittingDialogs : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
