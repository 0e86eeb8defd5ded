#pragma once

#include "base/display_units.h"
#include "project/preset_library.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace talweg {

/// Saves inputs of an experiment as a preset. The user enters the name and the source, and selects the
/// inputs, which are listed by group. The dialog is accepted once the preset has been saved.
class SavePresetDialog : public QDialog {
    Q_OBJECT
public:
    /// Initially, the inputs of `group` that have an effect are selected. Values are shown in `units`.
    SavePresetDialog(PresetLibrary library, const System& system, const Values& values,
                     const DisplayUnits& units, const QString& group, QWidget* parent = nullptr);

    QString name() const;
    void accept() override;

private:
    void addInputs(const QString& group, const DisplayUnits& units);
    std::vector<std::string> chosen() const;
    void showState();

    PresetLibrary m_library;
    const System& m_system;
    Values m_values;
    std::vector<OwnPreset> m_mine; ///< the user's own presets when the dialog opened
    QLineEdit* m_name;
    QTreeWidget* m_inputs;
    QPlainTextEdit* m_note;
    QLabel* m_state;
    QPushButton* m_save;
};

} // namespace talweg
