#include "workbench/inputs/choice_editor.h"

#include "base/to_qt.h"
#include "workbench/common/look.h"

#include <QComboBox>
#include <QEvent>
#include <QVBoxLayout>

namespace talweg {

ChoiceEditor::ChoiceEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_box(new QComboBox(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    m_box->installEventFilter(this);
    m_box->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_box);
    for (const Choice& choice : parameter.choices) {
        m_box->addItem(toQt(choice.label), toQt(choice.id));
        m_box->setItemData(m_box->count() - 1, toQt(choice.help), Qt::ToolTipRole);
    }
    connect(m_box, &QComboBox::currentIndexChanged, this, &ChoiceEditor::explain);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        emit edited(Value(m_parameter.choices[static_cast<std::size_t>(index)].id));
        emit finished();
    });
    explain(m_box->currentIndex());
}

void ChoiceEditor::setValue(const Value& value) {
    m_box->setCurrentIndex(m_box->findData(toQt(std::get<std::string>(value))));
    explain(m_box->currentIndex());
}

void ChoiceEditor::setMarked(bool marked) {
    setState(m_box, "wrong", marked);
}

void ChoiceEditor::explain(int index) {
    if (index < 0) return;
    emit understood(toQt(m_parameter.choices[static_cast<std::size_t>(index)].help));
}

bool ChoiceEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && !m_box->hasFocus()) {
        event->ignore();
        return true;
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace talweg

#include "moc_choice_editor.cpp"
