#pragma once

#include "systems/system.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;

namespace talweg {

/// The heading of a group of inputs, with a menu of presets: those of the group, and further ones that are
/// added when the menu opens.
class GroupHeader : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString group READ group WRITE setGroup)
public:
    explicit GroupHeader(QWidget* parent = nullptr);

    QString group() const { return m_group; }
    void setGroup(const QString& group);
    /// Offers the presets that belong to this group.
    void setPresets(const std::vector<Preset>& presets);

signals:
    void presetChosen(const QString& name, const talweg::Values& values);
    /// The menu is opening: receivers may add further entries for the group at its end.
    void presetsOpening(const QString& group, QMenu* menu);

private:
    void addPreset(QMenu* menu, const Preset& preset);
    void addAsking(QMenu* menu, const Preset& preset);

    QString m_group;
    QLabel* m_title;
    QHBoxLayout* m_layout;
};

} // namespace talweg
