#pragma once

#include "workbench/inputs/value_editor.h"

class QComboBox;

namespace talweg {

/// A combo box for an input whose value is one of several words. The description of the selected word is
/// shown below it.
class ChoiceEditor : public ValueEditor {
    Q_OBJECT
public:
    ChoiceEditor(const Parameter& parameter, QWidget* parent);

    void setValue(const Value& value) override;
    void restore() override {}
    void setMarked(bool marked) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void explain(int index);

    Parameter m_parameter;
    QComboBox* m_box;
};

} // namespace talweg
