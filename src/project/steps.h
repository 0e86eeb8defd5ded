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

/// Makes the change to an experiment.
void applyTo(Experiment& experiment, const InputChange& change);

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
    /// Tells nobody: what speaks of the columns may not have changed yet. tellMeasured follows.
    virtual void setMeasured(const std::vector<MeasuredColumn>& measured) = 0;
    virtual void tellMeasured() = 0;
};

/// Edits that change a project and tell nobody.
class SilentEdits : public ProjectEdits {
public:
    /// The project must outlive this object.
    explicit SilentEdits(Project& project) : m_project(project) {}

    int step() const override { return 0; }
    void endStep() override {}

    void setInputs(const InputChanges& changes) override;
    void setStudy(int index, const std::optional<Study>& study) override;
    void insert(int index, const Experiment& experiment) override;
    void remove(int index) override;
    void move(int from, int to) override;
    void rename(int index, const QString& name) override;
    void setTitle(const QString& title) override { m_project.title = title; }
    void setNotes(const QString& notes) override { m_project.notes = notes; }
    void setPins(const std::vector<Pin>& pins) override { m_project.pins = pins; }
    void setBaseline(const std::optional<Baseline>& baseline) override { m_project.baseline = baseline; }
    void setExports(const std::vector<ExportJob>& jobs) override { m_project.exports = jobs; }
    void setRequirements(const std::vector<NamedRequirement>& requirements) override {
        m_project.requirements = requirements;
    }
    void setUnits(const DisplayUnits& units) override { m_project.units = units; }
    void setMeasured(const std::vector<MeasuredColumn>& measured) override { m_project.measured = measured; }
    void tellMeasured() override {}

private:
    Experiment& at(int index) { return m_project.experiments[static_cast<std::size_t>(index)]; }

    Project& m_project;
};

/// What all steps are: changes that can be tried on a copy of the project before they are made.
class ProjectStep : public QUndoCommand {
public:
    ProjectStep(ProjectEdits& edits, const QString& text) : QUndoCommand(text), m_edits(edits) {}

    virtual void apply(ProjectEdits& edits) const = 0;
    virtual void revert(ProjectEdits& edits) const = 0;
    /// Changes the measured columns as well.
    void setMeasured(std::vector<MeasuredColumn> before, std::vector<MeasuredColumn> after);
    void undo() final;
    void redo() final;

protected:
    /// Takes over what a later step that merges into this one changes of the measured columns.
    void mergeMeasured(const ProjectStep& next);

private:
    struct Measured {
        std::vector<MeasuredColumn> before, after;
    };
    ProjectEdits& m_edits;
    std::optional<Measured> m_measured;
};

/// A step that stands alone.
class PlainStep : public ProjectStep {
public:
    using Change = std::function<void(ProjectEdits&)>;
    PlainStep(ProjectEdits& edits, const QString& text, Change redo, Change undo);

    void apply(ProjectEdits& edits) const override { m_redo(edits); }
    void revert(ProjectEdits& edits) const override { m_undo(edits); }

private:
    Change m_redo, m_undo;
};

/// Changes inputs and constants; merges with others of the same key.
class InputsStep : public ProjectStep {
public:
    /// `before` and `after` hold the same ids.
    InputsStep(ProjectEdits& edits, const QString& text, InputChanges before, InputChanges after,
               QString key);

    void apply(ProjectEdits& edits) const override { edits.setInputs(m_after); }
    void revert(ProjectEdits& edits) const override { edits.setInputs(m_before); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;
    /// All that the step changed of an experiment as it was before, where a change that merges with the step
    /// takes its values back; otherwise nothing.
    std::optional<InputChange> takenBack(int index, const InputChange& change, const QString& key,
                                         int step) const;

private:
    InputChanges m_before, m_after;
    QString m_key;
    int m_step;
};

/// Gives, changes or takes away the study of an experiment; merges with others of the same key.
class StudyStep : public ProjectStep {
public:
    StudyStep(ProjectEdits& edits, const QString& text, int index, std::optional<Study> before,
              std::optional<Study> after, QString key);

    void apply(ProjectEdits& edits) const override { edits.setStudy(m_index, m_after); }
    void revert(ProjectEdits& edits) const override { edits.setStudy(m_index, m_before); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    int m_index;
    std::optional<Study> m_before, m_after;
    QString m_key;
    int m_step;
};

/// Changes the named requirements; merges with others of the same key.
class RequirementsStep : public ProjectStep {
public:
    using Requirements = std::vector<NamedRequirement>;
    RequirementsStep(ProjectEdits& edits, const QString& text, Requirements before, Requirements after,
                     QString key);

    void apply(ProjectEdits& edits) const override { edits.setRequirements(m_after); }
    void revert(ProjectEdits& edits) const override { edits.setRequirements(m_before); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    Requirements m_before, m_after;
    QString m_key;
    int m_step;
};

/// Changes the title or the notes; merges with others of the same kind.
class TextStep : public ProjectStep {
public:
    enum class Field { title, notes };

    TextStep(ProjectEdits& edits, const QString& text, Field field, QString before, QString after);

    void apply(ProjectEdits& edits) const override { set(edits, m_after); }
    void revert(ProjectEdits& edits) const override { set(edits, m_before); }
    int id() const override;
    bool mergeWith(const QUndoCommand* command) override;

private:
    void set(ProjectEdits& edits, const QString& value) const;

    Field m_field;
    QString m_before, m_after;
    int m_step;
};

} // namespace talweg
