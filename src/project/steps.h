#pragma once

#include "project/document.h"

#include <functional>

namespace talweg {

/// Changes a document's project and tells everyone; only undo steps use it.
class DocumentEdits {
public:
    explicit DocumentEdits(Document& document) : m_document(document) {}

    /// Steps merge only while this stays the same.
    int step() const { return m_document.m_step; }
    void endStep() const { m_document.endStep(); }

    void setValues(int index, const Values& changed) const;
    void setStudy(int index, const std::optional<Study>& study) const;
    void insert(int index, const Experiment& experiment) const;
    void remove(int index) const;
    void move(int from, int to) const;
    void rename(int index, const QString& name) const;
    void setTitle(const QString& title) const;
    void setNotes(const QString& notes) const;
    void setPins(const std::vector<Pin>& pins) const;

private:
    std::vector<Experiment>& list() const { return m_document.m_project.experiments; }
    Experiment& at(int index) const { return list()[static_cast<std::size_t>(index)]; }

    Document& m_document;
};

/// A step that stands alone.
class PlainStep : public QUndoCommand {
public:
    PlainStep(DocumentEdits edits, const QString& text, std::function<void()> redo,
              std::function<void()> undo);

    void undo() override;
    void redo() override { m_redo(); }

private:
    DocumentEdits m_edits;
    std::function<void()> m_redo, m_undo;
};

/// Changes some inputs of an experiment; merges with others of the same key.
class ValuesStep : public QUndoCommand {
public:
    /// `before` and `after` hold the same ids.
    ValuesStep(DocumentEdits edits, const QString& text, int index, Values before, Values after, QString key);

    void undo() override;
    void redo() override { m_edits.setValues(m_index, m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    DocumentEdits m_edits;
    int m_index;
    Values m_before, m_after;
    QString m_key;
    int m_step;
};

/// Gives, changes or takes away the study of an experiment; merges with others of the same key.
class StudyStep : public QUndoCommand {
public:
    StudyStep(DocumentEdits edits, const QString& text, int index, std::optional<Study> before,
              std::optional<Study> after, QString key);

    void undo() override;
    void redo() override { m_edits.setStudy(m_index, m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    DocumentEdits m_edits;
    int m_index;
    std::optional<Study> m_before, m_after;
    QString m_key;
    int m_step;
};

/// Changes the title or the notes; merges with others of the same kind.
class TextStep : public QUndoCommand {
public:
    enum class Field { title, notes };

    TextStep(DocumentEdits edits, const QString& text, Field field, QString before, QString after);

    void undo() override;
    void redo() override { set(m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    void set(const QString& value) const;

    DocumentEdits m_edits;
    Field m_field;
    QString m_before, m_after;
    int m_step;
};

} // namespace talweg
