#include "workbench/inputs/save_preset_dialog.h"

#include "base/to_qt.h"
#include "systems/in_units.h"
#include "systems/wording.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace talweg {

namespace {

/// Initial size of the dialog, and height of the field for notes, in pixels.
constexpr int keepWidth = 460, keepHeight = 480, noteHeight = 64;
constexpr int inputRole = Qt::UserRole;

QTreeWidgetItem* groupItem(QTreeWidget& tree, const QString& group) {
    const auto found = tree.findItems(group, Qt::MatchExactly);
    if (!found.isEmpty()) return found.front();
    auto* item = new QTreeWidgetItem(&tree, {group});
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    return item;
}

} // namespace

SavePresetDialog::SavePresetDialog(PresetLibrary library, const System& system, const Values& values,
                                   const DisplayUnits& units, const QString& group, QWidget* parent)
    : QDialog(parent), m_library(std::move(library)), m_system(system), m_values(values),
      m_mine(m_library.read().presets), m_name(new QLineEdit(this)), m_inputs(new QTreeWidget(this)),
      m_note(new QPlainTextEdit(this)), m_state(new QLabel(this)) {
    setWindowTitle(tr("Save as preset"));
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->addRow(tr("Name"), m_name);
    layout->addLayout(form);
    auto* heading = new QLabel(tr("Values"), this);
    heading->setBuddy(m_inputs);
    layout->addWidget(heading);
    layout->addWidget(m_inputs, 1);
    auto* noteHeading = new QLabel(tr("Source of the values (optional)"), this);
    noteHeading->setBuddy(m_note);
    layout->addWidget(noteHeading);
    layout->addWidget(m_note);
    layout->addWidget(m_state);
    m_name->setObjectName("presetName");
    m_name->setMaxLength(100);
    m_note->setObjectName("presetNote");
    m_note->setFixedHeight(noteHeight);
    m_note->setTabChangesFocus(true);
    m_state->setObjectName("presetState");
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    layout->addWidget(buttons);
    addInputs(group, units);
    connect(buttons, &QDialogButtonBox::accepted, this, &SavePresetDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &SavePresetDialog::showState);
    connect(m_inputs, &QTreeWidget::itemChanged, this, &SavePresetDialog::showState);
    resize(keepWidth, keepHeight);
    m_name->setFocus();
    showState();
}

/// Lists the inputs. Inputs that have no effect at the current values are not selected initially.
void SavePresetDialog::addInputs(const QString& group, const DisplayUnits& units) {
    m_inputs->setObjectName("presetInputs");
    m_inputs->setAccessibleName(tr("Inputs in the preset"));
    m_inputs->setColumnCount(2);
    m_inputs->setHeaderLabels({tr("Input"), tr("Value")});
    for (const Parameter& parameter : m_system.parameters) {
        const QString ofGroup = toQt(parameter.group);
        auto* item =
            new QTreeWidgetItem(groupItem(*m_inputs, ofGroup),
                                {toQt(fullName(parameter)),
                                 toQt(valueText(inUnits(parameter, units),
                                                inUnits(parameter, m_values.at(parameter.id), units)))});
        item->setData(0, inputRole, toQt(parameter.id));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        const std::string idle = whyIdle(m_system.parameters, parameter, m_values);
        item->setToolTip(0, plainTip(toQt(idle)));
        item->setCheckState(0, ofGroup == group && idle.empty() ? Qt::Checked : Qt::Unchecked);
    }
    for (int row = 0; row < m_inputs->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_inputs->topLevelItem(row);
        item->setExpanded(item->text(0) == group);
        if (item->text(0) == group) m_inputs->setCurrentItem(item);
    }
    m_inputs->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_inputs->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_inputs->header()->setStretchLastSection(false);
}

QString SavePresetDialog::name() const {
    return m_name->text().trimmed();
}

std::vector<std::string> SavePresetDialog::chosen() const {
    std::vector<std::string> ids;
    for (int row = 0; row < m_inputs->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* group = m_inputs->topLevelItem(row);
        for (int child = 0; child < group->childCount(); ++child)
            if (group->child(child)->checkState(0) == Qt::Checked)
                ids.push_back(group->child(child)->data(0, inputRole).toString().toStdString());
    }
    return ids;
}

/// Shows why the preset cannot be saved, or which preset it will replace.
void SavePresetDialog::showState() {
    const qsizetype same = findPreset(m_mine, m_system.id, name());
    QString wrong = name().isEmpty() ? tr("The preset needs a name.")
                                     : presetNameComplaint(m_mine, same, m_system.id, name(), &m_system);
    if (wrong.isEmpty() && chosen().empty()) wrong = tr("Select at least one input.");
    setState(m_state, "role", wrong.isEmpty() || name().isEmpty() ? "muted" : "error");
    m_save->setEnabled(wrong.isEmpty());
    m_save->setText(wrong.isEmpty() && same >= 0 ? tr("Replace") : tr("Save"));
    if (wrong.isEmpty() && same >= 0)
        wrong = tr("You already have a preset with this name. It will be replaced.");
    m_state->setText(wrong.isEmpty()
                         ? tr("The preset is available in every project. Expressions are saved as numbers.")
                         : wrong);
}

void SavePresetDialog::accept() {
    if (!m_save->isEnabled()) return;
    const bool replaces = findPreset(m_mine, m_system.id, name()) >= 0;
    const OwnPreset preset =
        makePreset(m_system, name(), m_values, chosen(), m_note->toPlainText().trimmed());
    const QString wrong = m_library.add(preset, replaces);
    if (wrong.isEmpty()) return QDialog::accept();
    m_mine = m_library.read().presets;
    showState();
    m_state->setText(breakable(wrong));
}

} // namespace talweg

#include "moc_save_preset_dialog.cpp"
