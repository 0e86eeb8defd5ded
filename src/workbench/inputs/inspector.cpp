#include "workbench/inputs/inspector.h"

#include "base/to_qt.h"
#include "project/document.h"
#include "project/drawn_inputs.h"
#include "project/imports.h"
#include "project/preset_library.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/form.h"
#include "workbench/inputs/preset_text.h"
#include "workbench/inputs/quantity_edit.h"
#include "workbench/inputs/rows_editor.h"
#include "workbench/inputs/save_preset_dialog.h"

#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

Inspector::Inspector(QWidget* parent)
    : QScrollArea(parent), m_pages(new QWidget),
      m_empty(new QLabel(tr("Add an experiment to see its inputs."))) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "muted");
    auto* layout = new QVBoxLayout(m_pages);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    setWidget(m_pages);
    connect(&m_idle, &QTimer::timeout, this, &Inspector::makeAhead);
}

QSize Inspector::sizeHint() const {
    return {336, 560};
}

/// The minimum width is that of the form, so that no field is cut off.
QSize Inspector::minimumSizeHint() const {
    const QSize min = QScrollArea::minimumSizeHint();
    return m_form ? QSize(m_form->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                          min.height())
                  : min;
}

void Inspector::setDocument(Document& document) {
    m_document = &document;
    m_idle.start(0);
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_experiment) showValues();
    });
    connect(&document, &Document::studyChanged, this, [this](int index) {
        if (index != m_experiment) return;
        if (!m_drawing) m_studyBefore.reset();
        showValues();
    });
    connect(&document, &Document::pathChanged, this, [this] { // measured tables are relative to the file
        const bool isOnView = m_form && m_document->has(m_experiment)
                              && m_document->systemOf(m_experiment).get() == &m_form->system();
        if (isOnView) showValues(); // otherwise, another project is being opened
    });
    connect(&document, &Document::measuredChanged, this, [this] {
        const bool isOnView = m_form && m_document->has(m_experiment)
                              && m_document->systemOf(m_experiment).get() == &m_form->system();
        if (isOnView) showValues();
    });
    connect(&document, &Document::unitsChanged, this, [this] {
        if (!m_form) return;
        m_form->setUnits(m_document->units());
        showValues(); // also updates the tool tips of distributions
    });
}

void Inspector::setExperiment(int index) {
    m_experiment = index;
    m_studyBefore.reset();
    m_mending.cancel();
    Form* const before = m_form;
    m_form = index < 0 ? nullptr : formOf(m_document->systemOf(index));
    if (before && before != m_form) before->hide();
    m_empty->setVisible(!m_form);
    if (m_form) {
        m_form->restore();
        m_form->setUnits(m_document->units());
        showValues();
        m_form->show();
    }
    if (m_form != before) verticalScrollBar()->setValue(0);
    updateGeometry();
}

/// The form of a system, with all fields created.
Form* Inspector::formOf(const std::shared_ptr<const System>& system) {
    Form*& form = m_forms[system.get()];
    if (!form) connectForm(form = new Form(system, Form::pathOf(*system), m_pages));
    form->makeFields();
    for (RowsEditor* rows : form->findChildren<RowsEditor*>())
        connect(rows, &RowsEditor::imported, this, &Inspector::noteImport, Qt::UniqueConnection);
    return form;
}

void Inspector::connectForm(Form* form) {
    form->hide();
    m_pages->layout()->addWidget(form);
    form->setReader([this, form](const Parameter& parameter, std::string_view text) {
        const bool isOnView = form == m_form && m_document->has(m_experiment);
        return isOnView ? m_document->readTyped(m_experiment, parameter, text)
                        : readTyped(text, parameter.unit, m_document->units().unitFor(parameter.unit));
    });
    connect(form, &Form::edited, this, &Inspector::take);
    connect(form, &Form::randomWanted, this, &Inspector::randomWanted);
    connect(form, &Form::finished, this, [this] {
        m_studyBefore.reset();
        m_document->endStep();
    });
    connect(form, &Form::mended, this, [this](const Mend& mend) {
        m_document->endStep();
        edit({{mend.parameter, mend.value}}, toQt(mend.label), {});
    });
    connect(form, &Form::presetChosen, this, [this](const QString& name, const Values& values) {
        m_document->endStep();
        edit(values, tr("Set %1").arg(name), {});
    });
    connect(form, &Form::presetsOpening, this,
            [this](const QString& group, QMenu* menu) { offerOwnPresets(group, *menu); });
}

/// One step of creating forms in advance: starts the next form, or adds one field to an unfinished form.
void Inspector::makeAhead() {
    for (const auto& system : m_document->registry().systems()) {
        Form*& form = m_forms[system.get()];
        if (!form)
            return connectForm(form = new Form(system, Form::pathOf(*system), m_pages, Form::Fields::later));
        if (form->makeField()) return;
        if (form != m_form && form->fitField(widthOf(*form))) return;
    }
    m_idle.stop();
}

void Inspector::pointOut(const QString& id) {
    QuantityEdit* field = m_form ? m_form->field(id) : nullptr;
    if (!field || field->isHidden()) return;
    ensureWidgetVisible(field);
    field->flash();
}

/// The width that a form will have when shown. It is smaller if the form needs a scroll bar.
int Inspector::widthOf(const Form& form) const {
    const QSize room = maximumViewportSize();
    const bool fits = form.sizeHint().height() <= room.height();
    return fits ? room.width() : room.width() - verticalScrollBar()->sizeHint().width();
}

void Inspector::edit(const Values& values, const QString& text, const QString& mergeKey) {
    if (!m_document->has(m_experiment)) return; // the experiment has been removed in the meantime
    const auto problems = m_document->setValues(m_experiment, values, text, mergeKey);
    if (problems.empty()) return;
    emit refused(toQt(problems.front().message));
    const auto isWord = [](const auto& entry) { return std::holds_alternative<std::string>(entry.second); };
    if (std::ranges::any_of(values, isWord)) showValues(); // undoes a rejected choice
}

void Inspector::take(const QString& id, const InputEdit& edit) {
    if (!m_document->has(m_experiment)) return; // the experiment has been removed in the meantime
    const auto system = m_document->systemOf(m_experiment);
    // The field may belong to the experiment shown before.
    if (!system || !talweg::find(system->parameters, id.toStdString())) return;
    if (const auto* plain = std::get_if<InputEdit::Plain>(&edit.what)) return setValue(id, plain->value);
    if (const auto* formula = std::get_if<InputEdit::Formula>(&edit.what))
        return express(id, formula->expression);
    if (const auto* uncertain = std::get_if<InputEdit::Uncertain>(&edit.what))
        return makeUncertain(id, *uncertain);
    makeCertain(id);
}

/// Sets a value. The value replaces an expression, even one with the same value.
void Inspector::setValue(const QString& id, const Value& value) {
    const Experiment& experiment = m_document->experiment(m_experiment);
    const Parameter& parameter =
        parameterOf(m_document->systemOf(m_experiment)->parameters, id.toStdString());
    if (valueOf(parameter, experiment.values) == value)
        express(id, {});
    else
        edit({{id.toStdString(), value}}, {}, id);
}

void Inspector::express(const QString& id, const QString& expression) {
    const auto problems =
        m_document->setExpression(m_experiment, id.toStdString(), expression.toStdString(), id);
    if (!problems.empty()) emit refused(toQt(problems.front().message));
}

/// Each keystroke starts from the study before editing, so that incomplete distributions leave no trace.
void Inspector::makeUncertain(const QString& id, const InputEdit::Uncertain& edit) {
    const Experiment& experiment = m_document->experiment(m_experiment);
    if (!m_studyBefore) m_studyBefore = experiment.study;
    std::optional<Study> study = *m_studyBefore;
    if (edit.distribution)
        study = withDistribution(*m_document->systemOf(m_experiment), experiment.values, std::move(study),
                                 id.toStdString(), edit.distribution->toStdString());
    m_drawing = true;
    const auto problems = m_document->setDrawnInput(m_experiment, id.toStdString(), edit.value,
                                                    edit.expression.toStdString(), study, id);
    m_drawing = false;
    if (!problems.empty()) emit refused(toQt(problems.front().message));
}

void Inspector::makeCertain(const QString& id) {
    m_document->endStep();
    const Experiment& experiment = m_document->experiment(m_experiment);
    m_document->setStudy(m_experiment,
                         withDistribution(*m_document->systemOf(m_experiment), experiment.values,
                                          experiment.study, id.toStdString(), {}));
    m_document->endStep();
}

/// Checks the preset of the current values in the menu of a group. Adds the user's own presets for this
/// group, and entries for saving and managing presets.
void Inspector::offerOwnPresets(const QString& group, QMenu& menu) {
    if (!m_document->has(m_experiment)) return;
    const System& system = m_form->system();
    m_form->checkPreset(group, m_document->experiment(m_experiment).values);
    if (!menu.isEmpty()) menu.addSeparator();
    const PresetsReading mine = PresetLibrary(m_document->registry()).read();
    addHeading(menu, tr("My presets"));
    for (const OwnPreset& preset : mine.presets) {
        const std::vector<std::string> groups = groupsOf(preset, system);
        if (preset.system != system.id || std::ranges::count(groups, group.toStdString()) == 0) continue;
        QAction* action = menu.addAction(menuText(preset.name));
        action->setToolTip(plainTip(presetTip(preset, system, m_document->units())));
        connect(action, &QAction::triggered, this, [this, preset] { apply(preset); });
    }
    if (!mine.problems.isEmpty()) {
        QAction* broken = menu.addAction(tr("Presets cannot be read"));
        broken->setToolTip(plainTip(mine.problems.front()));
        broken->setEnabled(false);
    }
    menu.addAction(tr("Save as preset…"), this, [this, group] { savePreset(group); });
    menu.addAction(tr("Manage my presets…"), this, &Inspector::presetsWanted);
}

void Inspector::apply(const OwnPreset& preset) {
    if (!m_document->has(m_experiment)) return;
    const PresetValues found = valuesOf(preset, *m_document->systemOf(m_experiment));
    if (!found.problems.isEmpty())
        return emit refused(
            tr("“%1” was not applied. %2").arg(preset.name, firstOf(found.problems).join(u' ')));
    m_document->endStep();
    edit(found.values, tr("Set %1").arg(preset.name), {});
}

void Inspector::savePreset(const QString& group) {
    if (!m_document->has(m_experiment)) return;
    SavePresetDialog dialog(PresetLibrary(m_document->registry()), m_form->system(),
                            m_document->experiment(m_experiment).values, m_document->units(), group, this);
    if (dialog.exec() == QDialog::Accepted)
        emit noted(tr("“%1” was saved as a preset. It is available in every project.").arg(dialog.name()));
}

void Inspector::showValues() {
    const Experiment& experiment = m_document->experiment(m_experiment);
    m_form->setValues(experiment.values, experiment.expressions, experiment.study, m_document->columns());
    for (RowsEditor* rows : m_form->findChildren<RowsEditor*>())
        rows->setSource(importOf(m_document->project(), rows->value()));
}

/// Records the file from which rows were imported; pasted rows have none.
void Inspector::noteImport(const TableImport& read) {
    if (!read.file.empty()) m_document->addImport(read);
    emit noted(toQt(read.summary));
}

void Inspector::setProblems(const std::vector<Problem>& problems) {
    if (!m_form || !m_document->has(m_experiment)) return;
    m_mending.cancel();
    m_form->setProblems(problems, {});
    if (problems.empty()) return;
    m_mending.start([this, problems, system = m_document->systemOf(m_experiment),
                     values = m_document->experiment(m_experiment).values,
                     units = m_document->units()](const std::stop_token& stop) {
        return [this, problems, mends = mendsOf(*system, values, stop, units)] {
            m_form->setProblems(problems, mends);
        };
    });
}

} // namespace talweg

#include "moc_inspector.cpp"
