#include "workbench/inputs/entered_text.h"

#include <QKeyEvent>
#include <QPlainTextEdit>

namespace talweg {

EnteredText::EnteredText(QPlainTextEdit* edit) : QObject(edit), m_edit(edit) {
    edit->installEventFilter(this);
    remember();
}

void EnteredText::remember() {
    m_entered = m_edit->toPlainText();
}

bool EnteredText::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) remember();
    } else if (type == QEvent::KeyPress || type == QEvent::ShortcutOverride) {
        const bool escape = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (escape && m_edit->toPlainText() != m_entered) {
            event->accept();
            if (type == QEvent::KeyPress) m_edit->setPlainText(m_entered);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace talweg

#include "moc_entered_text.cpp"
