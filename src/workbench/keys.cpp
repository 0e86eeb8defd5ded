#include "workbench/keys.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QKeyEvent>

namespace talweg {

bool isUndoKey(const QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

bool UndoKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isUndoKey(*event)) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

bool SpaceForButtons::eventFilter(QObject* watched, QEvent* event) {
    const bool space =
        event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (space && (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched))) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace talweg
