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

/// The result of reading a project file.
struct ReadFile {
    FileReading reading;
    QByteArray digest; ///< digest of the file's bytes; empty if the file cannot be read
};

/// Reads a file for Document::open(). Rejects anything but a regular file. May be called from any thread.
ReadFile readFileOf(const QString& path, const Registry& registry);

/// Reads a column of a table while the user waits. Parameters as in readMeasured().
using TableReader =
    std::function<MeasuredColumn(const QString& folder, const std::string& file, const std::string& column)>;

/// A project that the user edits. It can be changed only through the edits below. Each edit is one step of
/// the undo stack; an edit that changes nothing adds no step.
///
/// An edit is rejected if the resulting project could not be read again from its file, for example because it
/// has too many experiments. A rejected edit changes nothing. It returns the reason as text; edits that
/// return no text emit refused() instead.
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

    /// Reads columns for distributions typed by the user. Stored columns come from the project; others from
    /// tables in the folder of its file, through the function set by setTableReader().
    ColumnReader columns() const { return columnsOf(m_project.measured, measuredReader()); }
    /// The undo stack, for actions and the history view. Only this class may push steps.
    QUndoStack& undoStack() { return m_undo; }
    /// Whether there are changes that the file does not contain.
    bool isModified() const { return !m_undo.isClean(); }
    /// Absolute path of the file; empty while untitled.
    const QString& path() const { return m_path; }
    /// The name in the window title: the project's title, or the file name if there is no title, or
    /// "Untitled".
    QString displayName() const;

    /// Sets the function that reads tables, for example one that shows a dialog with a cancel button.
    void setTableReader(TableReader reader) { m_readMeasured = std::move(reader); }

    /// @name The whole document; these functions clear the undo stack
    /// @{

    /// Makes `project`, for example one of the gallery, an untitled and unmodified document.
    void reset(Project project = {});
    /// Opens a file. Returns its problems; if there are any, the document is unchanged.
    QStringList open(const QString& path) { return open(path, readFileOf(path, m_registry)); }
    /// Opens a file that was already read. Returns its problems; if there are any, the document is unchanged.
    QStringList open(const QString& path, ReadFile file);
    /// Records the table from which a value was imported; see project/imports.h.
    void addImport(TableImport read) { talweg::addImport(m_project, std::move(read)); }

    /// Notes on conversions made when the file was opened.
    const QStringList& notes() const { return m_notes; }
    /// Restores `project` as unsaved work on the file `path` (empty: untitled), for example after a crash.
    /// `when` is the time at which the work was saved. If the file was changed later, isChangedOnDisk()
    /// returns true.
    void restore(Project project, const QString& path, const QDateTime& when = QDateTime::currentDateTime());
    /// Writes the file at path(), which must not be empty. Fails if isChangedOnDisk(). Returns the error;
    /// empty on success.
    QString save();
    /// Writes the file `path`, which becomes the document's file. Returns the error and leaves the document
    /// unchanged; empty on success.
    QString saveAs(const QString& path);
    /// Whether another program has changed the file: it has content that this document has neither read nor
    /// written and that differs from what it would write. False if the document is untitled or the file does
    /// not exist.
    bool isChangedOnDisk() const;
    /// Accepts the current content of the file as known, so that it may be overwritten, for example after
    /// asking the user.
    void acceptDisk();
    /// @}

    /// @name Edits, one undo step each
    /// @{

    /// Changes inputs of an experiment. `text` is the name of the undo step; if empty, the name is generated
    /// ("Change decline angle β to 25 °").
    ///
    /// Merging: consecutive edits of the same experiment with the same nonempty `mergeKey`, for example the
    /// id of the input being typed or "drag", become one step. The step is removed if the inputs end at their
    /// initial values.
    ///
    /// Returns the problems of values that are invalid by themselves, and of values that expressions compute
    /// from them. If there are any, nothing is changed. If the new value of an input differs from the value
    /// of its expression, the expression is removed. If an input selects another way to enter a quantity, the
    /// quantity keeps its value (systems/equivalents.h).
    std::vector<Problem> setValues(int index, const Values& changed, const QString& text = {},
                                   const QString& mergeKey = {});
    /// Sets the expression of a number input. If `expression` is empty, removes the expression and keeps the
    /// value. Inputs that use this input are updated. Merging and problems as in setValues().
    std::vector<Problem> setExpression(int index, const std::string& id, const std::string& expression,
                                       const QString& mergeKey = {});
    /// Sets an input and the study with its distribution in one step. The input gets `value`, or `expression`
    /// if that is not empty. Merging and problems as in setValues().
    std::vector<Problem> setDrawnInput(int index, const std::string& id, const Value& value,
                                       const std::string& expression, const std::optional<Study>& study,
                                       const QString& mergeKey = {});
    /// Sets, changes or removes the study of an experiment. Text and merging as in setValues(). Without a
    /// text, the step describes the change ("Change the requirement to crossed >= 80").
    void setStudy(int index, const std::optional<Study>& study, const QString& text = {},
                  const QString& mergeKey = {});
    /// Sets the measured tracks of an experiment. `text` is the name of the step. Returns why that is not
    /// possible; empty on success.
    QString setTracks(int index, const SharedList<Track>& tracks, const QString& text);
    /// Ends the current merged step: the next edit is a separate step. Called when a field loses focus or the
    /// mouse is released. Undo, redo and saving also end it.
    void endStep() { ++m_step; }

    /// Inserts an experiment before position `at` (−1: at the end). Its name is made unique; its values must
    /// be complete. Returns its index, or −1 if the edit is rejected.
    int addExperiment(Experiment experiment, int at = -1);
    /// Inserts a copy after the experiment. Returns the index of the copy, or −1 if the edit is rejected.
    int duplicateExperiment(int index);
    /// Renames an experiment. Returns the reason if the name is not allowed; empty on success.
    QString renameExperiment(int index, const QString& name);
    void removeExperiment(int index) { removeExperiments({index}); }
    /// Removes experiments. `indices` must be increasing.
    void removeExperiments(const std::vector<int>& indices);
    /// Adds the experiments of another project before position `at`, with unique names and the constants that
    /// they use. Returns the reason and changes nothing if this is not possible; empty on success.
    QString addExperiments(const Project& from, int at, ConstantClash clash);
    /// Moves an experiment so that its index becomes `to`.
    void moveExperiment(int from, int to);
    /// Moves experiments, given by increasing indices, as a block in unchanged order. The block is placed
    /// before the experiment whose index is `before` now, or at the end if there is none.
    void moveExperiments(const std::vector<int>& from, int before);
    /// Consecutive changes of the title become one step, and so do consecutive changes of the notes.
    void setTitle(const QString& title);
    void setNotes(const QString& notes);
    /// Pins a set of inputs as a reference run. The inputs must be complete.
    void pin(Pin pin);
    void unpin(int index);
    void unpinAll();
    /// Pins a study as the baseline. Replaces an earlier baseline.
    void pinBaseline(Baseline baseline);
    void unpinBaseline();
    /// Reads the stored numbers of these tables again from their files. Returns the reason if this is not
    /// possible; empty on success.
    QString reloadTables(const QStringList& files);
    /// Sets the display units.
    void setUnits(const DisplayUnits& units);
    /// Adds an export job at the end. Its name is made unique. Returns its index, or −1 if the edit is
    /// rejected.
    int addExport(ExportJob job);
    /// Renames an export job. Returns the reason if the name is not allowed; empty on success.
    QString renameExport(int index, const QString& name);
    /// Changes the file name pattern of an export job. Returns its error; empty on success.
    QString setExportFile(int index, const QString& file);
    void removeExport(int index);
    /// Adds a requirement at the end. Its name is trimmed and made unique. Returns its index, or −1 if the
    /// edit is rejected.
    int addRequirement(NamedRequirement requirement);
    /// Renames a requirement. Returns the reason if the name is not allowed; empty on success. Merging as in
    /// setValues().
    QString renameRequirement(int index, const QString& name, const QString& mergeKey = {});
    void setCondition(int index, const std::string& condition, const QString& mergeKey = {});
    void removeRequirement(int index);
    /// Edits of constants. They return the reason and change nothing if an edit is not possible, for example
    /// because it would make an input invalid; empty on success. addConstant() adds at the end. Inputs whose
    /// expressions use a changed constant are updated. A renamed constant is renamed in all expressions.
    /// Merging as in setValues().
    QString addConstant(const Constant& constant);
    QString renameConstant(int index, const std::string& name, const QString& mergeKey = {});
    QString setConstantExpression(int index, const std::string& expression, const QString& mergeKey = {});
    QString removeConstant(int index);
    /// @}

    /// The reason why a constant cannot have this name or expression, as returned by renameConstant() and
    /// setConstantExpression(); empty if it can.
    QString constantNameComplaint(int index, const std::string& name) const;
    QString constantExpressionComplaint(int index, const std::string& expression) const;
    /// Parses the text typed for a number input of an experiment: a number, an expression, which may start
    /// with "=", or a distribution. Numbers without a unit are in the display unit. A distribution in the
    /// result is in the program's own unit.
    TypedNumber readTyped(int index, const Parameter& parameter, std::string_view text) const;

signals:
    void projectAboutToReset(); ///< emitted before all experiments are replaced
    void projectReset();        ///< the project was replaced; everything may have changed
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
    void measuredChanged();           ///< stored numbers of tables changed
    void noted(const QString& what);  ///< a note about an edit
    void refused(const QString& why); ///< an edit was rejected and changed nothing
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
    std::vector<ColumnName> m_tooLarge; ///< columns already reported as too large to store
    QStringList m_notes;                ///< FileReading::notes of the last opened file
    QByteArray m_known;                 ///< digest of the content last read from or written to the file
    int m_step = 0;                     ///< number of the current step; edits merge only within one step
};

/// The folder of a document's file; empty while it is untitled.
QString folderOf(const Document& document);

} // namespace talweg
