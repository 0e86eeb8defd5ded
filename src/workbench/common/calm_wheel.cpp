#include "workbench/common/calm_wheel.h"

#include <QComboBox>
#include <QEvent>

namespace talweg {

bool CalmWheel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
    auto* box = qobject_cast<QComboBox*>(watched);
    if (!box) return false;
    if (event->type() == QEvent::Polish) {
        if (box->focusPolicy() == Qt::WheelFocus) box->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (box->hasFocus()) return false;
    event->ignore();
    return true;
}

} // namespace talweg

#include "moc_calm_wheel.cpp"
