#pragma once

#include <QObject>

namespace talweg {

/// Prevents the mouse wheel from changing combo boxes while the user scrolls past them: without the focus,
/// they forward wheel events to their parent, and the wheel does not give them the focus. Install it on the
/// application.
class CalmWheel : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
