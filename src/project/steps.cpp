#include "project/steps.h"

namespace talweg {

namespace {

/// QUndoCommand::id of the steps that merge.
enum MergeId : int { never = -1, inputs = 1, title = 2, notes = 3, study = 4, requirements = 5 };

} // namespace

PlainStep::PlainStep(ProjectEdits& edits, const QString& text, std::function<void()> redo,
                     std::function<void()> undo)
    : QUndoCommand(text), m_edits(edits), m_redo(std::move(redo)), m_undo(std::move(undo)) {}

void PlainStep::undo() {
    m_edits.endStep();
    m_undo();
}

InputsStep::InputsStep(ProjectEdits& edits, const QString& text, InputChanges before, InputChanges after,
                       QString key)
    : QUndoCommand(text), m_edits(edits), m_before(std::move(before)), m_after(std::move(after)),
      m_key(std::move(key)), m_step(edits.step()) {}

void InputsStep::undo() {
    m_edits.endStep();
    m_edits.setInputs(m_before);
}

int InputsStep::id() const {
    return m_key.isEmpty() ? MergeId::never : MergeId::inputs;
}

bool InputsStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const InputsStep&>(*command);
    if (next.m_key != m_key || next.m_step != m_step) return false;
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
    : QUndoCommand(text), m_edits(edits), m_index(index), m_before(std::move(before)),
      m_after(std::move(after)), m_key(std::move(key)), m_step(edits.step()) {}

void StudyStep::undo() {
    m_edits.endStep();
    m_edits.setStudy(m_index, m_before);
}

int StudyStep::id() const {
    return m_key.isEmpty() ? MergeId::never : MergeId::study;
}

bool StudyStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const StudyStep&>(*command);
    if (next.m_index != m_index || next.m_key != m_key || next.m_step != m_step) return false;
    m_after = next.m_after;
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

RequirementsStep::RequirementsStep(ProjectEdits& edits, const QString& text, Requirements before,
                                   Requirements after, QString key)
    : QUndoCommand(text), m_edits(edits), m_before(std::move(before)), m_after(std::move(after)),
      m_key(std::move(key)), m_step(edits.step()) {}

void RequirementsStep::undo() {
    m_edits.endStep();
    m_edits.setRequirements(m_before);
}

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
    : QUndoCommand(text), m_edits(edits), m_field(field), m_before(std::move(before)),
      m_after(std::move(after)), m_step(edits.step()) {}

void TextStep::set(const QString& value) const {
    if (m_field == Field::title)
        m_edits.setTitle(value);
    else
        m_edits.setNotes(value);
}

void TextStep::undo() {
    m_edits.endStep();
    set(m_before);
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
