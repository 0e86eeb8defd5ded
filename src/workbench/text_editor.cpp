#include "workbench/text_editor.h"

#include "workbench/keys.h"
#include "workbench/look.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace talweg {

TextEditor::TextEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_value(parameter.standard), m_line(new QLineEdit(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    setFocusProxy(m_line);
    m_line->installEventFilter(this);
    restore();
    connect(m_line, &QLineEdit::textEdited, this, &TextEditor::takeText);
    connect(m_line, &QLineEdit::editingFinished, this, &TextEditor::finished);
}

void TextEditor::setValue(const Value& value) {
    if (value == m_value) return;
    m_value = value;
    restore();
}

void TextEditor::restore() {
    m_line->setText(QString::fromStdString(write(m_value)));
    m_line->setCursorPosition(0);
    m_wrong = false;
    emit refused({});
}

void TextEditor::setMarked(bool marked) {
    setState(m_line, "wrong", marked);
}

void TextEditor::takeText(const QString& text) {
    const Reading reading = read(m_parameter, text.toStdString());
    m_wrong = !reading.value;
    emit refused(QString::fromStdString(reading.error));
    if (!reading.value || *reading.value == m_value) return;
    m_value = *reading.value;
    emit edited(m_value);
}

bool TextEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && !m_wrong && isUndoKey(*event)) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const bool leaves = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        if (leaves || isUndoKey(*event)) {
            restore();
            return true;
        }
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace talweg
