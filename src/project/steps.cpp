#include "project/steps.h"

#include <algorithm>

namespace talweg {

namespace {

/// QUndoCommand::id of the steps that merge.
enum MergeId : int { never = -1, inputs = 1, title = 2, notes = 3, study = 4, requirements = 5 };

} // namespace

void applyTo(Experiment& experiment, const InputChange& change) {
    for (const auto& [id, value] : change.values)
        experiment.values.insert_or_assign(id, value);
    for (const auto& [id, expression] : change.expressions)
        if (expression.empty())
            experiment.expressions.erase(id);
        else
            experiment.expressions.insert_or_assign(id, expression);
    if (change.study) experiment.study = *change.study;
}

// --- edits that tell nobody ------------------------------------------------------------------------

void SilentEdits::setInputs(const InputChanges& changes) {
    if (changes.constants) m_project.constants = *changes.constants;
    for (const auto& [index, change] : changes.experiments)
        applyTo(at(index), change);
}

void SilentEdits::setStudy(int index, const std::optional<Study>& study) {
    at(index).study = study;
}

void SilentEdits::insert(int index, const Experiment& experiment) {
    m_project.experiments.insert(m_project.experiments.begin() + index, experiment);
}

void SilentEdits::remove(int index) {
    m_project.experiments.erase(m_project.experiments.begin() + index);
}

void SilentEdits::move(int from, int to) {
    std::vector<Experiment>& list = m_project.experiments;
    Experiment moved = std::move(at(from));
    list.erase(list.begin() + from);
    list.insert(list.begin() + to, std::move(moved));
}

void SilentEdits::rename(int index, const QString& name) {
    at(index).name = name;
}

// --- steps -----------------------------------------------------------------------------------------

void ProjectStep::setMeasured(std::vector<MeasuredColumn> before, std::vector<MeasuredColumn> after) {
    m_measured = {std::move(before), std::move(after)};
}

void ProjectStep::redo() {
    if (m_measured) m_edits.setMeasured(m_measured->after);
    apply(m_edits);
    if (m_measured) m_edits.tellMeasured();
}

void ProjectStep::undo() {
    m_edits.endStep();
    if (m_measured) m_edits.setMeasured(m_measured->before);
    revert(m_edits);
    if (m_measured) m_edits.tellMeasured();
}

void ProjectStep::mergeMeasured(const ProjectStep& next) {
    if (!next.m_measured) return;
    if (m_measured)
        m_measured->after = next.m_measured->after;
    else
        m_measured = next.m_measured;
}

PlainStep::PlainStep(ProjectEdits& edits, const QString& text, Change redo, Change undo)
    : ProjectStep(edits, text), m_redo(std::move(redo)), m_undo(std::move(undo)) {}

InputsStep::InputsStep(ProjectEdits& edits, const QString& text, InputChanges before, InputChanges after,
                       QString key)
    : ProjectStep(edits, text), m_before(std::move(before)), m_after(std::move(after)), m_key(std::move(key)),
      m_step(edits.step()) {}

int InputsStep::id() const {
    return m_key.isEmpty() ? MergeId::never : MergeId::inputs;
}

std::optional<InputChange> InputsStep::takenBack(int index, const InputChange& change, const QString& key,
                                                 int step) const {
    const auto before = m_before.experiments.find(index);
    if (key.isEmpty() || key != m_key || step != m_step || before == m_before.experiments.end()) return {};
    const auto isBack = [&was = before->second.values](const auto& entry) {
        const auto found = was.find(entry.first);
        return found != was.end() && found->second == entry.second;
    };
    const auto isOfValues = [](const InputChange& one) {
        return !one.values.empty() && one.expressions.empty() && !one.study;
    };
    if (!isOfValues(change) || !isOfValues(before->second) || !std::ranges::all_of(change.values, isBack))
        return {};
    return before->second;
}

bool InputsStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const InputsStep&>(*command);
    if (next.m_key != m_key || next.m_step != m_step) return false;
    mergeMeasured(next);
    for (const auto& [index, change] : next.m_before.experiments) {
        m_before.experiments[index].values.insert(change.values.begin(), change.values.end());
        m_before.experiments[index].expressions.insert(change.expressions.begin(), change.expressions.end());
        if (!m_before.experiments[index].study) m_before.experiments[index].study = change.study;
    }
    for (const auto& [index, change] : next.m_after.experiments) {
        for (const auto& [id, value] : change.values)
            m_after.experiments[index].values.insert_or_assign(id, value);
        for (const auto& [id, text] : change.expressions)
            m_after.experiments[index].expressions.insert_or_assign(id, text);
        if (change.study) m_after.experiments[index].study = change.study;
    }
    if (!m_before.constants) m_before.constants = next.m_before.constants;
    if (next.m_after.constants) m_after.constants = next.m_after.constants;
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

StudyStep::StudyStep(ProjectEdits& edits, const QString& text, int index, std::optional<Study> before,
                     std::optional<Study> after, QString key)
    : ProjectStep(edits, text), m_index(index), m_before(std::move(before)), m_after(std::move(after)),
      m_key(std::move(key)), m_step(edits.step()) {}

int StudyStep::id() const {
    return m_key.isEmpty() ? MergeId::never : MergeId::study;
}

bool StudyStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const StudyStep&>(*command);
    if (next.m_index != m_index || next.m_key != m_key || next.m_step != m_step) return false;
    mergeMeasured(next);
    m_after = next.m_after;
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

RequirementsStep::RequirementsStep(ProjectEdits& edits, const QString& text, Requirements before,
                                   Requirements after, QString key)
    : ProjectStep(edits, text), m_before(std::move(before)), m_after(std::move(after)), m_key(std::move(key)),
      m_step(edits.step()) {}

int RequirementsStep::id() const {
    return m_key.isEmpty() ? MergeId::never : MergeId::requirements;
}

bool RequirementsStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const RequirementsStep&>(*command);
    if (next.m_key != m_key || next.m_step != m_step) return false;
    m_after = next.m_after;
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

TextStep::TextStep(ProjectEdits& edits, const QString& text, Field field, QString before, QString after)
    : ProjectStep(edits, text), m_field(field), m_before(std::move(before)), m_after(std::move(after)),
      m_step(edits.step()) {}

void TextStep::set(ProjectEdits& edits, const QString& value) const {
    if (m_field == Field::title)
        edits.setTitle(value);
    else
        edits.setNotes(value);
}

int TextStep::id() const {
    return m_field == Field::title ? MergeId::title : MergeId::notes;
}

bool TextStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const TextStep&>(*command);
    if (next.m_step != m_step) return false;
    m_after = next.m_after;
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

} // namespace talweg
