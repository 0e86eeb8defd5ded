#pragma once

#include "systems/system.h"

#include <QWidget>

class QAction;
class QActionGroup;
class QHBoxLayout;
class QLabel;
class QMenu;

namespace talweg {

/// The heading of a group of inputs, with a menu of presets: the built-in presets of the group, and entries
/// that receivers of presetsOpening add.
class GroupHeader : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString group READ group WRITE setGroup)
public:
    explicit GroupHeader(QWidget* parent = nullptr);

    QString group() const { return m_group; }
    void setGroup(const QString& group);
    /// Adds to the menu those presets that belong to this group.
    void setPresets(const std::vector<Preset>& presets);
    /// Checks the preset in the menu whose values the inputs have. If there are several, checks the one that
    /// sets the most inputs.
    void checkPreset(const Values& values);

signals:
    void presetChosen(const QString& name, const talweg::Values& values);
    /// The menu is opening. Receivers may append further entries for the group.
    void presetsOpening(const QString& group, QMenu* menu);

private:
    void addPreset(QMenu* menu, const Preset& preset);
    void addAsking(QMenu* menu, const Preset& preset);

    QString m_group;
    QLabel* m_title;
    QHBoxLayout* m_layout;
    QActionGroup* m_choice = nullptr;
    std::vector<std::pair<QAction*, Values>> m_presets; ///< presets without a number to enter
};

} // namespace talweg
