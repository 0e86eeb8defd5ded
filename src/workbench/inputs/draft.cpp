#include "workbench/inputs/draft.h"

#include "workbench/common/keys.h"
#include "workbench/common/spoken.h"
#include "workbench/inputs/refused_texts.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace talweg {

Draft::Draft(QLineEdit* line, Refusal refusal)
    : QObject(line), m_line(line), m_refusal(std::move(refusal)), m_held(line->text()), m_entered(m_held) {
    line->installEventFilter(this);
    connect(line, &QLineEdit::textEdited, this, &Draft::read);
    connect(line, &QLineEdit::editingFinished, this, &Draft::finish);
}

void Draft::setName(const QString& name, const QString& unit) {
    m_name = name;
    m_unit = unit;
}

void Draft::addPart(QLineEdit* part) {
    part->installEventFilter(this);
    connect(part, &QLineEdit::editingFinished, this, &Draft::finish);
}

void Draft::setText(const QString& text) {
    if (text == m_held && (isRefused() || m_line->text() == text)) return;
    m_held = text;
    restore();
}

void Draft::rewrite(const QString& text) {
    m_held = m_entered = text;
    m_line->setText(text);
    m_line->setCursorPosition(0);
}

void Draft::restore() {
    rewrite(m_held);
    if (m_line->hasFocus()) m_line->selectAll();
    refuse({}, {});
}

void Draft::type(const QString& text) {
    m_line->setText(text);
    read(text);
}

void Draft::read(const QString& text) {
    const QString why = m_refusal(text);
    if (why.isEmpty()) refuse({}, {});
    m_why = why; // set before `taken` is emitted, because receivers must not replace an invalid text
    hold(why.isEmpty() ? text : m_entered);
    if (isRefused()) refuse(text, QString(m_why)); // the text now in effect may change the reason
}

void Draft::judgeAgain() {
    if (!isRefused()) return;
    const QString why = m_refusal(m_line->text());
    const QString now =
        why.isEmpty() ? tr("This value is now allowed. Press Enter in the field to use it.") : why;
    if (now != m_why) refuse(m_line->text(), now);
}

void Draft::hold(const QString& text) {
    if (text == m_held) return;
    m_held = text;
    emit taken(text);
}

void Draft::refuse(const QString& text, const QString& why) {
    m_why = why;
    describe(m_line, why);
    emit refused(why);
    RefusedTexts* const all = m_name.isEmpty() ? nullptr : RefusedTexts::of(m_line);
    if (!all) return;
    if (why.isEmpty()) return all->forget(m_line);
    const QString stands = m_held.isEmpty()   ? tr("nothing")
                           : m_unit.isEmpty() ? m_held
                                              : m_held + u' ' + m_unit;
    all->note({m_line, m_name, text, why, stands, [this] { restore(); }, [this] { judgeAgain(); }});
}

/// Whether Escape has an effect: the line or the text in effect differs from the start of editing.
bool Draft::canGoBack() const {
    return isRefused() || m_held != m_entered || m_line->text() != m_entered;
}

void Draft::goBack() {
    hold(m_entered);
    restore();
}

void Draft::finish() {
    if (isRefused()) read(m_line->text());
    if (!isRefused()) m_entered = m_held;
    emit finished();
}

bool Draft::eventFilter(QObject* watched, QEvent* event) {
    const bool press = event->type() == QEvent::KeyPress;
    if (!press && event->type() != QEvent::ShortcutOverride) return QObject::eventFilter(watched, event);
    const bool escape = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (escape && canGoBack()) {
        press ? goBack() : event->accept();
        return true;
    }
    if (!isUndoKey(*event)) return QObject::eventFilter(watched, event);
    if (press)
        restore();
    else
        event->setAccepted(isRefused());
    return true;
}

} // namespace talweg

#include "moc_draft.cpp"
