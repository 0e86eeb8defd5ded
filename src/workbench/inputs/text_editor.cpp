#include "workbench/inputs/text_editor.h"

#include "base/to_qt.h"
#include "systems/reading.h"
#include "systems/wording.h"
#include "workbench/common/look.h"
#include "workbench/inputs/draft.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace talweg {

TextEditor::TextEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_value(parameter.defaultValue),
      m_line(new QLineEdit(this)), m_draft(new Draft(m_line, [this](const QString& text) {
          return toQt(read(m_parameter, text.toStdString()).error);
      })) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    setFocusProxy(m_line);
    m_draft->setName(toQt(inSentence(parameter)));
    m_draft->rewrite(toQt(write(m_parameter, m_value)));
    connect(m_draft, &Draft::taken, this, &TextEditor::take);
    connect(m_draft, &Draft::refused, this, &TextEditor::refused);
    connect(m_draft, &Draft::finished, this, &TextEditor::finished);
}

void TextEditor::setValue(const Value& value) {
    if (value == m_value) return;
    m_value = value;
    m_draft->setText(toQt(write(m_parameter, m_value)));
}

void TextEditor::restore() {
    m_draft->restore();
}

void TextEditor::setMarked(bool marked) {
    setState(m_line, "wrong", marked);
}

void TextEditor::take(const QString& text) {
    const Reading reading = read(m_parameter, text.toStdString());
    if (!reading.value || *reading.value == m_value) return;
    m_value = *reading.value;
    emit edited(m_value);
}

} // namespace talweg

#include "moc_text_editor.cpp"
