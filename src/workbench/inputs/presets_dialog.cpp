#include "workbench/inputs/presets_dialog.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "files/whole_file.h"
#include "workbench/common/aside.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/preset_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

enum PresetColumn { nameColumn, systemColumn, groupsColumn, noteColumn, presetColumns };

/// Initial size of the dialog, in pixels.
constexpr int managerWidth = 720, managerHeight = 360;

QString presetFilter() {
    return PresetsDialog::tr("Talweg presets (*.talweg-presets)");
}

} // namespace

PresetsDialog::PresetsDialog(PresetLibrary library, QWidget* parent)
    : QDialog(parent), m_library(std::move(library)), m_table(new QTableWidget(this)),
      m_state(new QLabel(this)) {
    setWindowTitle(tr("My presets"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table);
    layout->addWidget(m_state);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setObjectName("presetsState");
    addTable();
    addButtons();
    resize(managerWidth, managerHeight);
}

void PresetsDialog::addTable() {
    m_table->setObjectName("presetsTable");
    m_table->setAccessibleName(tr("My presets"));
    m_table->setColumnCount(presetColumns);
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("System"), tr("Values"), tr("Source")});
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table, &QTableWidget::cellChanged, this, &PresetsDialog::takeText);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] { showState(); });
}

void PresetsDialog::addButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout()->addWidget(buttons);
    const auto add = [buttons](const QString& text, const QString& help) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setToolTip(help);
        button->setAutoDefault(false);
        return button;
    };
    m_rename = add(tr("Rename"), tr("Rename the selected preset"));
    m_remove = add(tr("Remove…"), tr("Remove the selected presets from every project"));
    m_export = add(tr("Export…"), tr("Export the selected presets, or all presets if none is selected"));
    QPushButton* bring = add(tr("Import…"), tr("Import presets from a file"));
    connect(m_rename, &QPushButton::clicked, this,
            [this] { m_table->editItem(m_table->item(m_table->currentRow(), nameColumn)); });
    connect(m_remove, &QPushButton::clicked, this, &PresetsDialog::remove);
    connect(m_export, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Export presets"), QDir::home().filePath(tr("presets") + ".talweg-presets"),
            presetFilter());
        if (!path.isEmpty()) exportTo(path);
    });
    connect(bring, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Import presets"), QDir::homePath(), presetFilter());
        if (!path.isEmpty()) importFrom(path);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::hide);
}

void PresetsDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    fill();
}

void PresetsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    const bool edits = m_table->viewport()->findChild<QLineEdit*>() != nullptr;
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && !edits) fill();
}

void PresetsDialog::fill() {
    PresetsReading reading = m_library.read();
    m_broken = firstOf(reading.problems).join(u' ');
    const bool same = reading.presets == m_presets && m_table->rowCount() == std::ssize(m_presets);
    if (!same) {
        m_filling = true;
        m_presets = std::move(reading.presets);
        m_table->setRowCount(static_cast<int>(m_presets.size()));
        for (int row = 0; row < m_table->rowCount(); ++row) {
            const OwnPreset& preset = m_presets[static_cast<std::size_t>(row)];
            const auto known = m_library.registry().find(preset.system);
            const QString texts[] = {preset.name, toQt(known ? known->name : preset.system),
                                     presetGroups(preset, m_library.registry()), preset.note};
            for (int column = 0; column < presetColumns; ++column) {
                auto* item = new QTableWidgetItem(texts[column]);
                if (column == systemColumn || column == groupsColumn)
                    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
                if (column == noteColumn) item->setToolTip(plainTip(preset.note));
                if (column == groupsColumn && known)
                    item->setToolTip(plainTip(presetTip(preset, *known, {})));
                m_table->setItem(row, column, item);
            }
        }
        for (const int column : {nameColumn, systemColumn, groupsColumn})
            m_table->resizeColumnToContents(column);
        m_filling = false;
        if (m_table->selectedItems().isEmpty() && !m_presets.empty()) m_table->selectRow(0);
    }
    showState();
}

std::vector<OwnPreset> PresetsDialog::chosen() const {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    std::vector<OwnPreset> presets;
    for (const int row : rows)
        presets.push_back(m_presets[static_cast<std::size_t>(row)]);
    return presets;
}

void PresetsDialog::showState(const QString& wrong) {
    const std::size_t picked = chosen().size();
    m_rename->setEnabled(picked == 1);
    m_remove->setEnabled(picked > 0);
    m_export->setEnabled(!m_presets.empty());
    const QString file = QDir::toNativeSeparators(m_library.path());
    if (!wrong.isEmpty())
        m_state->setText(breakable(wrong));
    else if (!m_broken.isEmpty())
        m_state->setText(breakable(tr("%1 cannot be read and is left unchanged. %2").arg(file, m_broken)));
    else if (m_presets.empty())
        m_state->setText(tr("No presets yet. To create a preset, use “Save as preset…” in a “Presets” menu "
                            "beside a heading of the inputs."));
    else
        m_state->setText(tr("In every project, presets appear in the “Presets” menus beside the headings of "
                            "the inputs. Double-click a name or source to edit it."));
}

/// Renames or annotates a preset after the user has edited a cell.
void PresetsDialog::takeText(int row, int column) {
    if (m_filling) return;
    const OwnPreset& preset = m_presets[static_cast<std::size_t>(row)];
    const QString text = m_table->item(row, column)->text();
    const QString wrong =
        column == nameColumn ? m_library.rename(preset, text) : m_library.setNote(preset, text);
    if (!wrong.isEmpty()) m_presets.clear(); // forces the table to be filled again
    fill();
    showState(wrong);
}

void PresetsDialog::remove() {
    const std::vector<OwnPreset> gone = chosen();
    if (gone.empty()) return;
    QStringList names;
    for (const OwnPreset& preset : gone)
        names << preset.name;
    QMessageBox box(QMessageBox::Question, tr("Remove presets"),
                    gone.size() == 1 ? tr("Remove “%1” from all projects?").arg(briefly(names.front()))
                                     : tr("Remove these %1 presets from all projects?").arg(gone.size()),
                    QMessageBox::Cancel, this);
    if (gone.size() > 1) box.setInformativeText(breakable(firstOf(names).join(u'\n')));
    QPushButton* yes = box.addButton(tr("Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != yes) return;
    const QString wrong = m_library.remove(gone);
    fill();
    showState(wrong);
}

void PresetsDialog::exportTo(const QString& path) {
    const std::vector<OwnPreset> some = chosen();
    const std::vector<OwnPreset>& written = some.empty() ? m_presets : some;
    const QString wrong = writeWhole(path, toText(written));
    showState(wrong);
    if (wrong.isEmpty())
        emit told(Severity::note, toQt(trCount(std::ssize(written), "%n preset was written to %1.",
                                               "%n presets were written to %1.",
                                               QDir::toNativeSeparators(path).toStdString())));
}

/// If presets to be imported have names in use, asks the user whether to keep both or replace. Sets `clash`
/// accordingly. Returns false if the user cancelled.
bool PresetsDialog::mayReplace(const QStringList& names, PresetLibrary::Clash& clash) {
    if (names.isEmpty()) return true;
    QMessageBox box(QMessageBox::Question, tr("Names already in use"),
                    tr("Some presets in the file have the same names as your presets but different values."),
                    QMessageBox::Cancel, this);
    box.setInformativeText(breakable(firstOf(names).join(u'\n')));
    QPushButton* both = box.addButton(tr("Keep both"), QMessageBox::AcceptRole);
    QPushButton* over = box.addButton(tr("Replace mine"), QMessageBox::DestructiveRole);
    both->setToolTip(tr("Adds a number to the names of imported presets"));
    over->setToolTip(tr("The values of your presets are lost"));
    box.setDefaultButton(both);
    box.exec();
    clash = box.clickedButton() == over ? PresetLibrary::Clash::replace : PresetLibrary::Clash::keepBoth;
    return box.clickedButton() == both || box.clickedButton() == over;
}

void PresetsDialog::importFrom(const QString& path) {
    const QString file = QDir::toNativeSeparators(path);
    const auto read = readAside(this, tr("Reading %1…").arg(file), [path] { return readPresets(path); });
    if (!read) return;
    const PresetsReading& reading = *read;
    if (!reading.problems.isEmpty())
        return showState(
            tr("Nothing was imported from %1. %2").arg(file, firstOf(reading.problems).join(u' ')));
    PresetLibrary::Clash clash = PresetLibrary::Clash::keepBoth;
    if (!mayReplace(m_library.clashing(reading.presets), clash)) return;
    const QString wrong = m_library.add(reading.presets, clash);
    fill();
    if (!wrong.isEmpty()) return showState(tr("Nothing was imported from %1. %2").arg(file, wrong));
    emit told(Severity::note, toQt(trCount(std::ssize(reading.presets), "%n preset was imported from %1.",
                                           "%n presets were imported from %1.", file.toStdString())));
}

} // namespace talweg

#include "moc_presets_dialog.cpp"
