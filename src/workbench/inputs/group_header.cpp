#include "workbench/inputs/group_header.h"

#include "base/to_qt.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/number_editor.h"
#include "workbench/inputs/preset_text.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QWidgetAction>

namespace talweg {

GroupHeader::GroupHeader(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_layout(new QHBoxLayout) {
    m_title->setProperty("role", "heading");
    auto* line = new QFrame(this);
    line->setProperty("role", "line");
    m_layout->addWidget(m_title);
    m_layout->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 2);
    column->setSpacing(4);
    column->addLayout(m_layout);
    column->addWidget(line);
}

void GroupHeader::setGroup(const QString& group) {
    m_group = group;
    m_title->setText(group);
}

void GroupHeader::setPresets(const std::vector<Preset>& presets) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("presets"));
    button->setText(tr("Presets ▾"));
    button->setToolTip(tr("Apply a preset, or save the current values as a preset"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setProperty("flat", true);
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    button->setMenu(menu);
    m_layout->addWidget(button);
    m_choice = new QActionGroup(menu);
    m_choice->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const Preset& preset : presets)
        if (toQt(preset.group) == m_group)
            preset.argument ? addAsking(menu, preset) : addPreset(menu, preset);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, shipped = menu->actions().size()] {
        for (QAction* action : menu->actions().mid(shipped))
            delete action;
        emit presetsOpening(m_group, menu);
    });
}

void GroupHeader::addPreset(QMenu* menu, const Preset& preset) {
    const QString name = toQt(preset.name);
    QAction* action = menu->addAction(menuText(name));
    action->setToolTip(toQt(preset.help));
    action->setCheckable(true);
    m_choice->addAction(action);
    const Values values = preset.values(0);
    m_presets.emplace_back(action, values);
    connect(action, &QAction::triggered, this, [this, name, values] { emit presetChosen(name, values); });
}

void GroupHeader::checkPreset(const Values& values) {
    QAction* best = nullptr;
    std::size_t most = 0;
    for (const auto& [action, own] : m_presets) {
        action->setChecked(false);
        if (own.size() <= most || !haveValues(values, own)) continue;
        best = action;
        most = own.size();
    }
    if (best) best->setChecked(true);
}

void GroupHeader::addAsking(QMenu* menu, const Preset& preset) {
    const QString name = toQt(preset.name);
    QMenu* inner = menu->addMenu(menuText(name));
    auto* box = new QWidget(inner);
    box->setToolTip(toQt(preset.help));
    auto* layout = new QHBoxLayout(box);
    const Preset::Argument& asked = *preset.argument;
    Parameter parameter{
        .label = asked.label, .defaultValue = asked.defaultValue, .range = asked.range, .step = 0.05};
    auto* editor = new NumberEditor(parameter, box);
    editor->setValue(asked.defaultValue);
    editor->setFixedWidth(80);
    auto* apply = new QPushButton(tr("Apply"), box);
    layout->addWidget(new QLabel(toQt(asked.label), box));
    layout->addWidget(editor);
    layout->addWidget(apply);
    auto* action = new QWidgetAction(inner);
    action->setDefaultWidget(box);
    inner->addAction(action);

    const auto chosen = std::make_shared<double>(asked.defaultValue);
    connect(editor, &ValueEditor::edited, box,
            [chosen](const Value& value) { *chosen = std::get<double>(value); });
    connect(editor, &ValueEditor::refused, box, [editor, apply](const QString& why) {
        editor->setMarked(!why.isEmpty());
        editor->setToolTip(plainTip(why));
        apply->setEnabled(why.isEmpty());
    });
    connect(apply, &QPushButton::clicked, this, [this, menu, name, chosen, values = preset.values] {
        menu->close();
        emit presetChosen(name, values(*chosen));
    });
}

} // namespace talweg

#include "moc_group_header.cpp"
