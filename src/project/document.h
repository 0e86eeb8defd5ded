#pragma once

#include "files/whole_file.h"
#include "project/columns.h"
#include "project/excerpt.h"
#include "project/file.h"
#include "project/imports.h"
#include "project/project.h"
#include "study/typed_number.h"

#include <QDateTime>
#include <QObject>
#include <QUndoStack>
#include <memory>

namespace talweg {

class ConstantTable;

/// A project's file as it was read.
struct ReadFile {
    FileReading reading;
    QByteArray digest; ///< of the bytes; empty where they could not be had
};

/// Reads a file for Document::open; on any thread. What is no ordinary file is refused.
ReadFile readFileOf(const QString& path, const Registry& registry);

/// How tables are read while a person waits; as readMeasured.
using TableReader =
    std::function<MeasuredColumn(const QString& folder, const std::string& file, const std::string& column)>;

/// A project being edited: the only way to change it is through the edits below, each of which is one
/// step of the undo stack. An edit that changes nothing leaves no step. One that makes a project that could
/// not be read again from its file, such as one with too many experiments, is refused and changes nothing: it
/// returns why, or emits refused() where it returns no text.
///
/// Indices are positions in Project::experiments and must exist.
class Document : public QObject {
    Q_OBJECT

public:
    /// An empty, untitled document.
    explicit Document(Registry registry, QObject* parent = nullptr);
    ~Document() override;

    const Project& project() const { return m_project; }
    const Registry& registry() const { return m_registry; }
    const Experiment& experiment(int index) const;
    /// In which everything is shown.
    const DisplayUnits& units() const { return m_project.units; }
    /// Whether there is an experiment of that index.
    bool has(int index) const { return index >= 0 && index < std::ssize(m_project.experiments); }
    /// The system of an experiment; never null.
    std::shared_ptr<const System> systemOf(int index) const;

    /// Reads columns of tables for distributions that are typed: the numbers that the project keeps, or else
    /// those of tables beside its file, in the way that setTableReader says.
    ColumnReader columns() const { return columnsOf(m_project.measured, measuredReader()); }
    /// For undo and redo actions and the history; push nothing yourself.
    QUndoStack& undoStack() { return m_undo; }
    /// Whether there is something that the file does not hold.
    bool isModified() const { return !m_undo.isClean(); }
    /// Absolute path of the file; empty while untitled.
    const QString& path() const { return m_path; }
    /// For the window's title: the project's title, else the file's name, else "Untitled".
    QString displayName() const;

    /// Reads tables in another way from now on, such as with a dialog that offers to cancel it.
    void setTableReader(TableReader reader) { m_readMeasured = std::move(reader); }

    /// @name The whole document; undo starts anew
    /// @{

    /// An untitled, unmodified document holding `project`, such as an example or an empty one.
    void reset(Project project = {});
    /// Reads a file. Returns its problems; if there are any, the document is untouched.
    QStringList open(const QString& path) { return open(path, readFileOf(path, m_registry)); }
    /// The same with a file that was read before.
    QStringList open(const QString& path, ReadFile file);
    /// Keeps where a value was read from; see project/imports.h.
    void addImport(TableImport read) { talweg::addImport(m_project, std::move(read)); }

    /// What was converted when the file was opened.
    const QStringList& notes() const { return m_notes; }
    /// `project` as unsaved work on the file `path` (empty: untitled), as after a crash. `when` is the time
    /// of the work: what the file got later is another's.
    void restore(Project project, const QString& path, const QDateTime& when = QDateTime::currentDateTime());
    /// Writes to path(), which must not be empty, unless isChangedOnDisk. Returns what went wrong; empty on
    /// success.
    QString save();
    /// Writes to `path` and stays there. Returns what went wrong, the document being as it was; empty on
    /// success.
    QString saveAs(const QString& path);
    /// Whether the file holds what this document has neither read nor written and would not write: another
    /// program's work. False while untitled and when the file is gone.
    bool isChangedOnDisk() const;
    /// From now on what the file holds counts as known, as after having asked.
    void acceptDisk();
    /// @}

    /// @name Edits, one undo step each
    /// @{

    /// Changes some inputs of an experiment. `text` is the step's name; when empty it is made from the
    /// parameter table ("Change decline angle β to 25 °"). Consecutive edits of one experiment with the
    /// same `mergeKey` (not empty; such as the parameter's id while typing or "drag") become one step,
    /// which vanishes when it ends where it began. Returns the problems of values that are not valid on
    /// their own, and of those that expressions make of them; if there are any, nothing is changed. An
    /// input whose expression makes another value has none any more. Where another way of giving a quantity
    /// is chosen, the quantity stays the same (systems/equivalents.h).
    std::vector<Problem> setValues(int index, const Values& changed, const QString& text = {},
                                   const QString& mergeKey = {});
    /// Gives an input that is a number an expression, or takes it away where `expression` is empty; its value
    /// stays then. Inputs that need it follow. Merging and problems as in setValues.
    std::vector<Problem> setExpression(int index, const std::string& id, const std::string& expression,
                                       const QString& mergeKey = {});
    /// Gives an input a value or, where that is not empty, an expression that makes it, and the experiment
    /// the study that says its distribution, in one step. Merging and problems as in setValues.
    std::vector<Problem> setDrawnInput(int index, const std::string& id, const Value& value,
                                       const std::string& expression, const std::optional<Study>& study,
                                       const QString& mergeKey = {});
    /// Gives an experiment a study, changes its study, or takes it away. Text and merging as in setValues;
    /// without a text it says what is different ("Change the requirement to crossed >= 80").
    void setStudy(int index, const std::optional<Study>& study, const QString& text = {},
                  const QString& mergeKey = {});
    /// Ends the current merging: the next edit is a step of its own. Call on leaving a field or
    /// releasing the mouse. Undo, redo and saving do the same.
    void endStep() { ++m_step; }

    /// Inserts an experiment before position `at` (−1: at the end) under a name made unique. Its values
    /// must be complete. Returns its index, or −1 where that is refused.
    int addExperiment(Experiment experiment, int at = -1);
    /// Inserts a copy just after the experiment. Returns the copy's index, or −1 where that is refused.
    int duplicateExperiment(int index);
    /// Returns why that name is not possible; empty on success.
    QString renameExperiment(int index, const QString& name);
    void removeExperiment(int index) { removeExperiments({index}); }
    /// `indices` from small to large.
    void removeExperiments(const std::vector<int>& indices);
    /// Adds the experiments of another project before position `at`, under free names, with the constants
    /// that they need. Returns why that cannot be, nothing being changed then; empty on success.
    QString addExperiments(const Project& from, int at, ConstantClash clash);
    /// Moves an experiment so that its index becomes `to`.
    void moveExperiment(int from, int to);
    /// Moves experiments, given from small to large, together and in their order before the one that is at
    /// `before` now, or to the end.
    void moveExperiments(const std::vector<int>& from, int before);
    /// Consecutive changes of the title become one step; likewise of the notes.
    void setTitle(const QString& title);
    void setNotes(const QString& notes);
    /// Keeps inputs, complete as an experiment's, as those of a reference run.
    void pin(Pin pin);
    void unpin(int index);
    void unpinAll();
    /// Keeps a study as the one reference for others, in place of an earlier one.
    void pinBaseline(Baseline baseline);
    void unpinBaseline();
    /// Takes the numbers of these tables from their files again. Returns why that cannot be; empty on
    /// success.
    QString reloadTables(const QStringList& files);
    /// Chooses the units in which everything is shown.
    void setUnits(const DisplayUnits& units);
    /// Adds a job at the end under a name made unique. Returns its index, or −1 where that is refused.
    int addExport(ExportJob job);
    /// Returns why that name is not possible; empty on success.
    QString renameExport(int index, const QString& name);
    /// Changes the pattern of the file's name. Returns what is wrong with it; empty on success.
    QString setExportFile(int index, const QString& file);
    void removeExport(int index);
    /// Adds a requirement at the end, its name trimmed and made unique. Returns its index, or −1 where that
    /// is refused.
    int addRequirement(NamedRequirement requirement);
    /// Returns why that name is not possible; empty on success. Merging as in setValues.
    QString renameRequirement(int index, const QString& name, const QString& mergeKey = {});
    void setCondition(int index, const std::string& condition, const QString& mergeKey = {});
    void removeRequirement(int index);
    /// Adds a constant at the end. These return why that cannot be, what it would make wrong included, and
    /// change nothing then; empty on success. Inputs whose expressions speak of a constant follow; those that
    /// name one that is renamed have its new name. Merging as in setValues.
    QString addConstant(const Constant& constant);
    QString renameConstant(int index, const std::string& name, const QString& mergeKey = {});
    QString setConstantExpression(int index, const std::string& expression, const QString& mergeKey = {});
    QString removeConstant(int index);
    /// @}

    /// Why a constant cannot be called or expressed so, as renameConstant and setConstantExpression say.
    QString constantNameComplaint(int index, const std::string& name) const;
    QString constantExpressionComplaint(int index, const std::string& expression) const;
    /// What a text makes of a number input of an experiment, as if it were typed there: a number, an
    /// expression, which may have "=" before it, and perhaps its distribution. Without a unit it is
    /// in the one that is shown, a distribution in the program's own.
    TypedNumber readTyped(int index, const Parameter& parameter, std::string_view text) const;

signals:
    void projectAboutToReset(); ///< the last moment at which its experiments are there
    void projectReset();        ///< another project: everything may have changed
    void titleChanged();
    void notesChanged();
    void experimentChanged(int index); ///< its values
    void studyChanged(int index);
    void experimentRenamed(int index);
    void experimentInserted(int index);
    void experimentRemoved(int index);
    void experimentMoved(int from, int to);
    void pinsChanged();
    void baselineChanged();
    void exportsChanged();
    void requirementsChanged();
    void constantsChanged();
    void unitsChanged();
    void measuredChanged();           ///< the numbers that the project keeps of tables
    void noted(const QString& what);  ///< something to know about an edit
    void refused(const QString& why); ///< an edit, which changed nothing
    void edited(); ///< once after any of the above, undo and redo included, when all is settled
    void saved();
    void modifiedChanged(bool modified);
    void pathChanged(const QString& path);

private:
    class Step;

    void replace(Project project, const QString& path);
    QString write(const QString& path, const MayReplace& mayReplace);
    FileBytes bytesOnDisk() const;
    bool isForeign(const FileBytes& file) const;
    QString inputsText(const System& system, const Values& before, const Values& after) const;
    [[nodiscard]] QString apply(const QString& text, const QString& mergeKey,
                                const std::function<void(Project&)>& change);
    void become(Project next);
    void becomeExperiments(const Project& next);
    MeasuredReader measuredReader() const;
    void tellTooLarge(const std::vector<ColumnName>& columns);
    void takeUpTables(const QString& folder);
    bool isDone(const QString& wrong);
    const Project* beforeStep(const QString& mergeKey) const;
    std::vector<Problem> setInputs(const QString& text, int index, Experiment after, const QString& mergeKey);
    std::vector<Problem> settle(const Experiment& before, Experiment& after,
                                const ConstantTable& constants) const;
    using Rename = std::pair<std::string, std::string>;
    QString follow(const std::vector<Constant>& constants, const std::optional<Rename>& rename,
                   SharedList<Experiment>& experiments) const;
    QString setConstants(const std::vector<Constant>& constants, const QString& text,
                         const QString& mergeKey = {}, const std::optional<Rename>& rename = {});
    std::vector<Constant> constantsWith(int index, const std::string& expression) const;
    QString expressionsComplaint(const SharedList<Experiment>& experiments,
                                 const ConstantTable& constants) const;
    QStringList usesOf(const std::string& constant) const;
    const ExportJob& exportJob(int index) const;
    const NamedRequirement& requirement(int index) const;
    void setPath(const QString& path);

    Registry m_registry;
    Project m_project;
    QUndoStack m_undo;
    QString m_path;
    TableReader m_readMeasured = &readMeasured;
    std::vector<ColumnName> m_tooLarge; ///< which was said
    QStringList m_notes;                ///< FileReading::notes of what was opened last
    QByteArray m_known; ///< the digest of what was last read from or written to the file; empty for nothing
    int m_step = 0;     ///< edits merge only within one step
};

/// The folder of a document's file; empty while it is untitled.
QString folderOf(const Document& document);

} // namespace talweg
