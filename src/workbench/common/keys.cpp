#include "workbench/common/keys.h"

#include "workbench/common/mnemonics.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <algorithm>

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
    const auto* list = qobject_cast<QAbstractItemView*>(watched);
    const bool hasBox = list && list->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
    if (space && (qobject_cast<QAbstractButton*>(watched) || qobject_cast<QComboBox*>(watched) || hasBox)) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

namespace {

bool isFieldsOwn(const QKeyEvent& key) {
    constexpr QKeySequence::StandardKey own[] = {QKeySequence::Copy,  QKeySequence::Cut,
                                                 QKeySequence::Paste, QKeySequence::SelectAll,
                                                 QKeySequence::Undo,  QKeySequence::Redo};
    return std::any_of(std::begin(own), std::end(own), [&](auto each) { return key.matches(each); });
}

bool isShortcutOf(const QWidget& window, const QKeySequence& keys) {
    const QList<QAction*> actions = window.findChildren<QAction*>();
    return std::any_of(actions.begin(), actions.end(), [&](const QAction* action) {
        return action->shortcutContext() == Qt::WindowShortcut && action->isEnabled()
               && action->shortcuts().contains(keys);
    });
}

} // namespace

bool WindowKeys::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::ShortcutOverride || !widget) return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool commands = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (!commands || isFieldsOwn(key) || !isShortcutOf(*widget->window(), key.keyCombination()))
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

void installKeys() {
    for (QObject* filter :
         {static_cast<QObject*>(new SpaceForButtons(qApp)), static_cast<QObject*>(new WindowKeys(qApp)),
          static_cast<QObject*>(new Mnemonics(qApp))})
        qApp->installEventFilter(filter);
}

} // namespace talweg
