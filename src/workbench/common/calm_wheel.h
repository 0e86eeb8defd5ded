#pragma once

#include <QObject>

namespace talweg {

/// Prevents the mouse wheel from changing combo boxes while the user scrolls past them. Combo boxes without
/// focus ignore wheel events, so their parent scrolls instead. The wheel does not give a combo box the focus.
/// Install it as an event filter on the application.
class CalmWheel : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
