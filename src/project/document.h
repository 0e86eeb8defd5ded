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
    QByteArray digest; ///< digest of the bytes; empty if the file cannot be read
};

/// Reads a file for Document::open; callable from any thread. Rejects anything that is not an ordinary file.
ReadFile readFileOf(const QString& path, const Registry& registry);

/// Reads tables while the user waits; parameters as for readMeasured.
using TableReader =
    std::function<MeasuredColumn(const QString& folder, const std::string& file, const std::string& column)>;

/// A project being edited. It can be changed only through the edits below, each of which is one step of the
/// undo stack. An edit that changes nothing adds no step. An edit is rejected if the resulting project could
/// not be read again from its file, for example because of too many experiments: it changes nothing and
/// returns the reason, or emits refused() if it has no text as result.
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
    /// Display units.
    const DisplayUnits& units() const { return m_project.units; }
    /// Whether an experiment with this index exists.
    bool has(int index) const { return index >= 0 && index < std::ssize(m_project.experiments); }
    /// The system of an experiment; never null.
    std::shared_ptr<const System> systemOf(int index) const;

    /// Reads columns of tables for typed distributions: numbers stored in the project, or otherwise from
    /// tables in the folder of its file, through the function set by setTableReader.
    ColumnReader columns() const { return columnsOf(m_project.measured, measuredReader()); }
    /// The undo stack, for actions and the history view; only this class pushes to it.
    QUndoStack& undoStack() { return m_undo; }
    /// Whether there are changes that the file does not contain.
    bool isModified() const { return !m_undo.isClean(); }
    /// Absolute path of the file; empty while untitled.
    const QString& path() const { return m_path; }
    /// The name for the window title: the title of the project, otherwise the file name, otherwise
    /// "Untitled".
    QString displayName() const;

    /// Changes the way to read tables, such as to a dialog with a cancel button.
    void setTableReader(TableReader reader) { m_readMeasured = std::move(reader); }

    /// @name The whole document; these functions clear the undo stack

    /// An untitled, unmodified document holding `project`, such as an example or an empty one.
    void reset(Project project = {});
    /// Reads a file. Returns its problems; if there are any, the document is untouched.
    QStringList open(const QString& path) { return open(path, readFileOf(path, m_registry)); }
    /// Opens a file that was already read. Returns its problems; if there are any, the document is untouched.
    QStringList open(const QString& path, ReadFile file);
    /// Stores the origin of a value; see project/imports.h.
    void addImport(TableImport read) { talweg::addImport(m_project, std::move(read)); }

    /// Conversions made when the file was opened.
    const QStringList& notes() const { return m_notes; }
    /// Restores `project` as unsaved work on the file `path` (empty: untitled), as after a crash. `when` is
    /// the time of the work: later content of the file belongs to another program.
    void restore(Project project, const QString& path, const QDateTime& when = QDateTime::currentDateTime());
    /// Writes to path(), which must not be empty, unless isChangedOnDisk. Returns the error; empty on
    /// success.
    QString save();
    /// Writes to `path`, which becomes the document's file. Returns the error, with the document unchanged;
    /// empty on success.
    QString saveAs(const QString& path);
    /// Whether the file has content that this document has neither read nor written and would not write:
    /// another program's work. False while untitled and if the file does not exist.
    bool isChangedOnDisk() const;
    /// Accepts the current content of the file as known, such as after asking the user.
    void acceptDisk();
    /// @}

    /// @name Edits, one undo step each
    /// @{

    /// Changes some inputs of an experiment. `text` is the name of the step; if empty, it comes from the
    /// parameter table ("Change decline angle β to 25 °"). Consecutive edits of one experiment with the same
    /// nonempty `mergeKey` (such as the parameter's id while typing, or "drag") become one step, which is
    /// removed if it ends with the initial values. Returns problems of values that are invalid by themselves
    /// and of values that expressions compute from them; if there are any, nothing is changed. An input loses
    /// its expression if the new value differs from the expression's. If another way to give a quantity is
    /// chosen, the quantity stays the same (systems/equivalents.h).
    std::vector<Problem> setValues(int index, const Values& changed, const QString& text = {},
                                   const QString& mergeKey = {});
    /// Sets the expression of a number input, or removes it if `expression` is empty; the value then stays.
    /// Inputs that use this input are updated. Merging and problems as in setValues.
    std::vector<Problem> setExpression(int index, const std::string& id, const std::string& expression,
                                       const QString& mergeKey = {});
    /// Sets, in one step, an input to a value, or to `expression` if that is not empty, and the study with
    /// the distribution of the input. Merging and problems as in setValues.
    std::vector<Problem> setDrawnInput(int index, const std::string& id, const Value& value,
                                       const std::string& expression, const std::optional<Study>& study,
                                       const QString& mergeKey = {});
    /// Sets, changes or removes the study of an experiment. Text and merging as in setValues; without a text
    /// the step describes the change ("Change the requirement to crossed >= 80").
    void setStudy(int index, const std::optional<Study>& study, const QString& text = {},
                  const QString& mergeKey = {});
    /// Sets the measured tracks of an experiment. `text` is the name of the step. Returns why that is not
    /// possible; empty on success.
    QString setTracks(int index, const SharedList<Track>& tracks, const QString& text);
    /// Ends the current merged step: the next edit is a separate step. Called when a field loses focus or the
    /// mouse is released. Undo, redo and saving also end it.
    void endStep() { ++m_step; }

    /// Inserts an experiment before position `at` (−1: at the end) with a unique name. Its values must be
    /// complete. Returns its index, or −1 if that is rejected.
    int addExperiment(Experiment experiment, int at = -1);
    /// Inserts a copy after the experiment. Returns the index of the copy, or −1 if that is rejected.
    int duplicateExperiment(int index);
    /// Returns why the name is not possible; empty on success.
    QString renameExperiment(int index, const QString& name);
    void removeExperiment(int index) { removeExperiments({index}); }
    /// `indices` must be increasing.
    void removeExperiments(const std::vector<int>& indices);
    /// Adds the experiments of another project before position `at`, with free names and the constants that
    /// they need. Returns why that is not possible, with nothing changed; empty on success.
    QString addExperiments(const Project& from, int at, ConstantClash clash);
    /// Moves an experiment so that its index becomes `to`.
    void moveExperiment(int from, int to);
    /// Moves experiments, given by increasing indices, together and in order before the one that is now at
    /// `before`, or to the end.
    void moveExperiments(const std::vector<int>& from, int before);
    /// Consecutive changes of the title become one step; likewise of the notes.
    void setTitle(const QString& title);
    void setNotes(const QString& notes);
    /// Pins inputs, complete like those of an experiment, as a reference run.
    void pin(Pin pin);
    void unpin(int index);
    void unpinAll();
    /// Pins a study as the only baseline, replacing an earlier one.
    void pinBaseline(Baseline baseline);
    void unpinBaseline();
    /// Reads the numbers of these tables from their files again. Returns why that is not possible; empty on
    /// success.
    QString reloadTables(const QStringList& files);
    /// Sets the display units.
    void setUnits(const DisplayUnits& units);
    /// Adds a job at the end with a unique name. Returns its index, or −1 if that is rejected.
    int addExport(ExportJob job);
    /// Returns why the name is not possible; empty on success.
    QString renameExport(int index, const QString& name);
    /// Changes the file name pattern. Returns its error; empty on success.
    QString setExportFile(int index, const QString& file);
    void removeExport(int index);
    /// Adds a requirement at the end with its name trimmed and made unique. Returns its index, or −1 if that
    /// is rejected.
    int addRequirement(NamedRequirement requirement);
    /// Returns why the name is not possible; empty on success. Merging as in setValues.
    QString renameRequirement(int index, const QString& name, const QString& mergeKey = {});
    void setCondition(int index, const std::string& condition, const QString& mergeKey = {});
    void removeRequirement(int index);
    /// Adds a constant at the end. The functions for constants return the reason if an edit is not possible,
    /// including the input that it would make invalid, and then change nothing; empty on success. Inputs
    /// whose expressions use a constant are updated; expressions with a renamed constant get its new name.
    /// Merging as in setValues.
    QString addConstant(const Constant& constant);
    QString renameConstant(int index, const std::string& name, const QString& mergeKey = {});
    QString setConstantExpression(int index, const std::string& expression, const QString& mergeKey = {});
    QString removeConstant(int index);
    /// @}

    /// Reason why a constant cannot have this name or expression, as returned by renameConstant and
    /// setConstantExpression.
    QString constantNameComplaint(int index, const std::string& name) const;
    QString constantExpressionComplaint(int index, const std::string& expression) const;
    /// Parses a text typed for a number input of an experiment: a number, an expression, which may start with
    /// "=", or a distribution. Numbers without a unit are in the shown unit; the distribution in the result
    /// is in the program's own.
    TypedNumber readTyped(int index, const Parameter& parameter, std::string_view text) const;

signals:
    void projectAboutToReset(); ///< emitted before all experiments are replaced
    void projectReset();        ///< another project; everything may have changed
    void titleChanged();
    void notesChanged();
    void experimentChanged(int index); ///< values of the experiment changed
    void studyChanged(int index);
    void tracksChanged(int index);
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
    void measuredChanged();           ///< numbers of tables in the project changed
    void noted(const QString& what);  ///< a note about an edit
    void refused(const QString& why); ///< a rejected edit, which changed nothing
    void
    edited(); ///< emitted once after any of the above, including undo and redo, when all changes are done
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
    std::vector<ColumnName> m_tooLarge; ///< columns already reported as too large
    QStringList m_notes;                ///< FileReading::notes of the last opened file
    QByteArray m_known;                 ///< digest of the content last read from or written to the file
    int m_step = 0;                     ///< number of the current step; edits merge only within one step
};

/// The folder of a document's file; empty while it is untitled.
QString folderOf(const Document& document);

} // namespace talweg
