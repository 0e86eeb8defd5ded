#include "project/steps.h"

namespace talweg {

namespace {

/// QUndoCommand::id of the steps that merge.
enum MergeId : int { never = -1, values = 1, title = 2, notes = 3, study = 4 };

} // namespace

void DocumentEdits::setValues(int index, const Values& changed) const {
    for (const auto& [id, value] : changed)
        at(index).values.insert_or_assign(id, value);
    emit m_document.experimentChanged(index);
}

void DocumentEdits::setStudy(int index, const std::optional<Study>& study) const {
    at(index).study = study;
    emit m_document.studyChanged(index);
}

void DocumentEdits::insert(int index, const Experiment& experiment) const {
    list().insert(list().begin() + index, experiment);
    emit m_document.experimentInserted(index);
}

void DocumentEdits::remove(int index) const {
    list().erase(list().begin() + index);
    emit m_document.experimentRemoved(index);
}

void DocumentEdits::move(int from, int to) const {
    Experiment moved = std::move(at(from));
    list().erase(list().begin() + from);
    list().insert(list().begin() + to, std::move(moved));
    emit m_document.experimentMoved(from, to);
}

void DocumentEdits::rename(int index, const QString& name) const {
    at(index).name = name;
    emit m_document.experimentRenamed(index);
}

void DocumentEdits::setTitle(const QString& title) const {
    m_document.m_project.title = title;
    emit m_document.titleChanged();
}

void DocumentEdits::setNotes(const QString& notes) const {
    m_document.m_project.notes = notes;
    emit m_document.notesChanged();
}

void DocumentEdits::setPins(const std::vector<Pin>& pins) const {
    m_document.m_project.pins = pins;
    emit m_document.pinsChanged();
}

PlainStep::PlainStep(DocumentEdits edits, const QString& text, std::function<void()> redo,
                     std::function<void()> undo)
    : QUndoCommand(text), m_edits(edits), m_redo(std::move(redo)), m_undo(std::move(undo)) {}

void PlainStep::undo() {
    m_edits.endStep();
    m_undo();
}

ValuesStep::ValuesStep(DocumentEdits edits, const QString& text, int index, Values before, Values after,
                       QString key)
    : QUndoCommand(text), m_edits(edits), m_index(index), m_before(std::move(before)),
      m_after(std::move(after)), m_key(std::move(key)), m_step(edits.step()) {}

void ValuesStep::undo() {
    m_edits.endStep();
    m_edits.setValues(m_index, m_before);
}

int ValuesStep::id() const {
    return m_key.isEmpty() ? MergeId::never : MergeId::values;
}

bool ValuesStep::mergeWith(const QUndoCommand* command) {
    const auto& next = static_cast<const ValuesStep&>(*command);
    if (next.m_index != m_index || next.m_key != m_key || next.m_step != m_step) return false;
    m_before.insert(next.m_before.begin(), next.m_before.end());
    for (const auto& [id, value] : next.m_after)
        m_after.insert_or_assign(id, value);
    setText(next.text());
    setObsolete(m_before == m_after);
    return true;
}

StudyStep::StudyStep(DocumentEdits edits, const QString& text, int index, std::optional<Study> before,
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

TextStep::TextStep(DocumentEdits edits, const QString& text, Field field, QString before, QString after)
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
