#pragma once

#include "project/project.h"

#include <QUndoCommand>
#include <functional>

namespace talweg {

/// Inputs of an experiment, and perhaps the study that speaks of them.
struct InputChange {
    Values values = {};           ///< by id
    Expressions expressions = {}; ///< by id; empty for none
    std::optional<std::optional<Study>> study = {};

    friend bool operator==(const InputChange&, const InputChange&) = default;
};

/// What one step changes: inputs of experiments, by their indices, and perhaps the constants they speak of.
struct InputChanges {
    std::map<int, InputChange> experiments = {};
    std::optional<std::vector<Constant>> constants = {};

    friend bool operator==(const InputChanges&, const InputChanges&) = default;
};

/// What the steps change a project by, which tells everyone; only they use it. It outlives them.
class ProjectEdits {
public:
    virtual ~ProjectEdits() = default;

    /// Steps merge only while this stays the same.
    virtual int step() const = 0;
    virtual void endStep() = 0;

    virtual void setInputs(const InputChanges& changes) = 0;
    virtual void setStudy(int index, const std::optional<Study>& study) = 0;
    virtual void insert(int index, const Experiment& experiment) = 0;
    virtual void remove(int index) = 0;
    virtual void move(int from, int to) = 0;
    virtual void rename(int index, const QString& name) = 0;
    virtual void setTitle(const QString& title) = 0;
    virtual void setNotes(const QString& notes) = 0;
    virtual void setPins(const std::vector<Pin>& pins) = 0;
    virtual void setBaseline(const std::optional<Baseline>& baseline) = 0;
    virtual void setExports(const std::vector<ExportJob>& jobs) = 0;
    virtual void setRequirements(const std::vector<NamedRequirement>& requirements) = 0;
    virtual void setUnits(const DisplayUnits& units) = 0;
};

/// A step that stands alone.
class PlainStep : public QUndoCommand {
public:
    PlainStep(ProjectEdits& edits, const QString& text, std::function<void()> redo,
              std::function<void()> undo);

    void undo() override;
    void redo() override { m_redo(); }

private:
    ProjectEdits& m_edits;
    std::function<void()> m_redo, m_undo;
};

/// Changes inputs and constants; merges with others of the same key.
class InputsStep : public QUndoCommand {
public:
    /// `before` and `after` hold the same ids.
    InputsStep(ProjectEdits& edits, const QString& text, InputChanges before, InputChanges after,
               QString key);

    void undo() override;
    void redo() override { m_edits.setInputs(m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    ProjectEdits& m_edits;
    InputChanges m_before, m_after;
    QString m_key;
    int m_step;
};

/// Gives, changes or takes away the study of an experiment; merges with others of the same key.
class StudyStep : public QUndoCommand {
public:
    StudyStep(ProjectEdits& edits, const QString& text, int index, std::optional<Study> before,
              std::optional<Study> after, QString key);

    void undo() override;
    void redo() override { m_edits.setStudy(m_index, m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    ProjectEdits& m_edits;
    int m_index;
    std::optional<Study> m_before, m_after;
    QString m_key;
    int m_step;
};

/// Changes the named requirements; merges with others of the same key.
class RequirementsStep : public QUndoCommand {
public:
    using Requirements = std::vector<NamedRequirement>;
    RequirementsStep(ProjectEdits& edits, const QString& text, Requirements before, Requirements after,
                     QString key);

    void undo() override;
    void redo() override { m_edits.setRequirements(m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    ProjectEdits& m_edits;
    Requirements m_before, m_after;
    QString m_key;
    int m_step;
};

/// Changes the title or the notes; merges with others of the same kind.
class TextStep : public QUndoCommand {
public:
    enum class Field { title, notes };

    TextStep(ProjectEdits& edits, const QString& text, Field field, QString before, QString after);

    void undo() override;
    void redo() override { set(m_after); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    void set(const QString& value) const;

    ProjectEdits& m_edits;
    Field m_field;
    QString m_before, m_after;
    int m_step;
};

} // namespace talweg
