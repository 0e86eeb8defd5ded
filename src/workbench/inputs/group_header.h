#pragma once

#include "systems/system.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;

namespace talweg {

/// The heading of a group of inputs, with a menu of the group's presets when it has any.
class GroupHeader : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString group READ group WRITE setGroup)
public:
    explicit GroupHeader(QWidget* parent = nullptr);

    QString group() const { return m_group; }
    void setGroup(const QString& group);
    /// Offers those of the presets that belong to this group.
    void setPresets(const std::vector<Preset>& presets);

signals:
    void presetChosen(const QString& name, const talweg::Values& values);

private:
    void addPreset(QMenu* menu, const Preset& preset);
    void addAsking(QMenu* menu, const Preset& preset);

    QString m_group;
    QLabel* m_title;
    QHBoxLayout* m_layout;
};

} // namespace talweg
