#pragma once

#include "project/preset_library.h"
#include "workbench/common/messages.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace talweg {

/// Manages the user's own presets: the user can rename, annotate, export, import and remove them. When the
/// dialog becomes active, it shows changes made by other windows or programs.
class PresetsDialog : public QDialog {
    Q_OBJECT
public:
    explicit PresetsDialog(PresetLibrary library, QWidget* parent = nullptr);

    /// Adds the presets of a file. If their names are in use, asks the user how to proceed.
    void importFrom(const QString& path);
    /// Writes the selected presets to a file, or all presets if none is selected.
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
    std::vector<OwnPreset> m_presets; ///< in the order of the list
    QString m_broken;                 ///< why the presets cannot be read; empty if they can be read
    QTableWidget* m_table;
    QLabel* m_state;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_export = nullptr;
    bool m_filling = false;
};

} // namespace talweg
