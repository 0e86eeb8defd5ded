#pragma once

#include "project/preset_library.h"
#include "workbench/common/messages.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace talweg {

/// The user's own presets: their names and notes, exporting, importing and removing them. What another window
/// or program changes shows when the dialog is looked at again.
class PresetsDialog : public QDialog {
    Q_OBJECT
public:
    explicit PresetsDialog(PresetLibrary library, QWidget* parent = nullptr);

    /// Adds the presets of a file; asks what becomes of those whose names are taken.
    void importFrom(const QString& path);
    /// Writes the chosen ones, or all where none is chosen, to a file.
    void exportTo(const QString& path);

signals:
    void told(talweg::Severity weight, const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void addTable();
    void addButtons();
    void fill();
    void showState(const QString& wrong = {});
    void takeText(int row, int column);
    std::vector<OwnPreset> chosen() const;
    void remove();
    bool mayReplace(const QStringList& names, PresetLibrary::Clash& clash);

    PresetLibrary m_library;
    std::vector<OwnPreset> m_presets; ///< as they are shown
    QString m_broken;                 ///< why they cannot be read; empty when they can
    QTableWidget* m_table;
    QLabel* m_state;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_export = nullptr;
    bool m_filling = false;
};

} // namespace talweg
