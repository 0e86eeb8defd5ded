#pragma once

#include <QObject>

namespace talweg {

/// Prevents the mouse wheel from changing lists that it only passes over: without the focus they forward it
/// to their parent, and the wheel does not give them the focus. Install it on the application.
class CalmWheel : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
