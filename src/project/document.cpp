#include "project/document.h"
#include "base/to_qt.h"
#include "project/imports.h"

#include "base/contract.h"
#include "base/translation.h"
#include "project/changetext.h"
#include "project/columns.h"
#include "project/drawn_inputs.h"
#include "project/expressions.h"
#include "study/unreadable_column.h"
#include "systems/equivalents.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace talweg {

namespace {

std::vector<Problem> problemsOf(const System& system, const Values& values, const Values& changed,
                                const DisplayUnits& units) {
    std::vector<Problem> found;
    for (const auto& [id, value] : changed) {
        const Parameter* parameter = find(system.parameters, id);
        std::string message = parameter ? complaint(*parameter, value, units)
                                        : talweg::tr("%1 has no input \"%2\".", system.name, id);
        if (message.empty()) message = missingRow(system.parameters, *parameter, values);
        if (!message.empty()) found.push_back({id, message});
    }
    return found;
}

/// Computes the inputs that have expressions. Returns the problems of their values.
std::vector<Problem> workOutInputs(const System& system, Experiment& experiment,
                                   const ConstantTable& constants, const DisplayUnits& units) {
    if (experiment.expressions.empty()) return {};
    ExpressedInputs made = workOut(system, experiment.values, experiment.expressions, constants, units);
    for (auto& [id, value] : made.values)
        if (made.problems.empty()) experiment.values[id] = std::move(value);
    return std::move(made.problems);
}

QByteArray digest(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

} // namespace

/// An undo step: the project before and after an edit. Imports are excluded, because edits do not affect
/// them.
class Document::Step : public QUndoCommand {
public:
    Step(Document& document, const QString& text, const QString& key, Project after)
        : QUndoCommand(text), m_document(document), m_key(key), m_step(document.m_step),
          m_before(document.m_project), m_after(std::move(after)) {
        m_before.imports.clear();
        m_after.imports.clear();
    }

    void undo() override {
        m_document.endStep();
        m_document.become(m_before);
    }
    void redo() override { m_document.become(m_after); }

    int id() const override { return m_key.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* command) override {
        const auto& next = static_cast<const Step&>(*command);
        if (!takes(next.m_key) || next.m_step != m_step) return false;
        m_after = next.m_after;
        setText(next.text());
        setObsolete(m_before == m_after);
        return true;
    }

    /// Whether an edit with this key merges into this step.
    bool takes(const QString& key) const {
        return !key.isEmpty() && key == m_key && m_step == m_document.m_step;
    }
    const Project& before() const { return m_before; }

private:
    Document& m_document;
    QString m_key;
    int m_step;
    Project m_before, m_after;
};

Document::Document(Registry registry, QObject* parent) : QObject(parent), m_registry(std::move(registry)) {
    connect(&m_undo, &QUndoStack::indexChanged, this, &Document::edited);
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

Document::~Document() = default;

const Experiment& Document::experiment(int index) const {
    TALWEG_EXPECTS(has(index));
    return m_project.experiments[static_cast<std::size_t>(index)];
}

std::shared_ptr<const System> Document::systemOf(int index) const {
    return m_registry.find(experiment(index).system);
}

QString Document::displayName() const {
    if (!m_project.title.isEmpty()) return m_project.title;
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).completeBaseName();
}

void Document::setPath(const QString& path) {
    if (path == m_path) return;
    m_path = path;
    emit pathChanged(m_path);
}

void Document::replace(Project project, const QString& path) {
    emit projectAboutToReset();
    m_undo.clear();
    m_project = std::move(project);
    talweg::settle(m_project, m_registry);
    endStep();
    const bool isElsewhere = path != m_path;
    m_path = path;
    emit projectReset();
    if (isElsewhere) emit pathChanged(m_path); // now no view shows the old content
    emit edited();
}

void Document::reset(Project project) {
    m_known.clear();
    replace(std::move(project), {});
}

ReadFile readFileOf(const QString& path, const Registry& registry) {
    const FileBytes file = readOrdinary(path, largestProject);
    if (!file.failure.isEmpty()) return {{{}, {file.failure}}, {}};
    ReadFile read{fromText(file.bytes, registry), digest(file.bytes)};
    if (read.reading.project) keepMeasured(*read.reading.project, QFileInfo(path).absolutePath());
    return read;
}

QStringList Document::open(const QString& path, ReadFile file) {
    if (!file.reading.project) return file.reading.problems;
    m_known = file.digest;
    m_notes = file.reading.notes;
    replace(std::move(*file.reading.project), QFileInfo(path).absoluteFilePath());
    return {};
}

void Document::restore(Project project, const QString& path, const QDateTime& when) {
    replace(std::move(project), path);
    m_undo.resetClean();
    acceptDisk();
    // Compares the time of the last metadata change, because a moved file may have been written earlier.
    if (QFileInfo(path).metadataChangeTime() > when) m_known.clear();
}

FileBytes Document::bytesOnDisk() const {
    return readOrdinary(m_path, largestProject);
}

bool Document::isChangedOnDisk() const {
    if (m_path.isEmpty() || !QFileInfo::exists(m_path)) return false;
    return isForeign(bytesOnDisk());
}

bool Document::isForeign(const FileBytes& file) const {
    if (!file.failure.isEmpty()) return true;
    return digest(file.bytes) != m_known && file.bytes != toText(m_project, m_registry);
}

void Document::acceptDisk() {
    const FileBytes file = bytesOnDisk();
    m_known = file.failure.isEmpty() ? digest(file.bytes) : QByteArray();
}

QString Document::save() {
    bool changed = false;
    const QString failure = write(m_path, [this, &changed](const FileBytes& old) {
        changed = isForeign(old);
        return !changed;
    });
    if (!changed) return failure;
    return tr("Another program has changed %1, so it was not overwritten. Save again to see the differences.")
        .arg(m_path);
}

QString Document::saveAs(const QString& path) {
    return write(QFileInfo(path).absoluteFilePath(), {});
}

/// Reads the tables that were not available when their names were typed.
void Document::takeUpTables(const QString& folder) {
    Project now = m_project;
    keepMeasured(now, [this, &folder](const std::string& file, const std::string& column) {
        return m_readMeasured(folder, file, column);
    });
    if (now.measured == m_project.measured) return;
    m_project.measured = std::move(now.measured);
    emit measuredChanged();
}

QString Document::write(const QString& path, const MayReplace& mayReplace) {
    takeUpTables(QFileInfo(path).absolutePath());
    forgetImports(m_project);
    if (const QString tooLarge = sizeComplaint(m_project, m_registry); !tooLarge.isEmpty()) return tooLarge;
    const QByteArray text = toText(m_project, m_registry);
    const QString failure = writeWhole(path, text, mayReplace);
    // Writing can fail after the new content is already in the file.
    if (failure.isEmpty() || (path == m_path && bytesOnDisk().bytes == text)) m_known = digest(text);
    if (!failure.isEmpty()) return failure;
    endStep();
    setPath(path);
    m_undo.setClean();
    emit saved();
    return {};
}

std::vector<Problem> Document::setValues(int index, const Values& changed, const QString& text,
                                         const QString& mergeKey) {
    const auto system = systemOf(index);
    const Values& values = experiment(index).values;
    std::vector<Problem> found = problemsOf(*system, values, changed, units());
    if (!found.empty()) return found;
    const Values wanted = wholeChanges(system->parameters, values, changed);
    const Values direct = differences(values, wanted);
    if (direct.empty()) return {};
    Values replaced;
    for (const auto& [id, value] : direct)
        replaced.emplace(id, values.at(id));
    const QString name = text.isEmpty() ? inputsText(*system, replaced, direct) : text;
    Experiment after = experiment(index);
    for (const auto& [id, value] : direct)
        after.values[id] = value;
    const ConstantTable constants(m_project.constants);
    after.expressions = expressionsLeft(*system, values, after.expressions, wanted, constants);
    found = workOutInputs(*system, after, constants, units());
    if (!found.empty()) return found;
    return setInputs(name, index, std::move(after), mergeKey);
}

/// The name of an undo step that changes inputs, in display units.
QString Document::inputsText(const System& system, const Values& before, const Values& after) const {
    const auto shown = [&](const Values& values) { return inUnits(system.parameters, values, units()); };
    return changeText(*inUnits(m_registry.find(system.id), units()), shown(before), shown(after));
}

/// After a change of inputs, updates all inputs that give the same quantity in another way, except those used
/// by expressions. Returns the problems of values that would be out of range.
std::vector<Problem> Document::settle(const Experiment& before, Experiment& after,
                                      const ConstantTable& constants) const {
    const auto system = m_registry.find(before.system);
    InputIds given;
    for (const auto& [id, value] : differences(before.values, after.values))
        given.insert(id);
    const Values values = switched(system->parameters, before.values, after.values, given,
                                   inputsNamed(*system, after.expressions));
    const Values other = differences(after.values, values);
    if (other.empty()) return {};
    std::vector<Problem> found = problemsOf(*system, values, other, units());
    if (!found.empty()) return found;
    after.values = values;
    for (const auto& [id, value] : other)
        after.expressions.erase(id);
    return workOutInputs(*system, after, constants, units());
}

/// Makes a change as one undo step, unless the project could then not be read again from its file. Returns
/// the reason and leaves the document unchanged; empty on success.
QString Document::apply(const QString& text, const QString& mergeKey,
                        const std::function<void(Project&)>& change) {
    Project after = m_project;
    change(after);
    const auto tooLarge = keepMeasured(after, measuredReader());
    if (after == m_project) return {};
    const QString wrong = keepingComplaint(after, m_registry, m_project.measured);
    // A project that was too large when it was read may still be reduced step by step.
    if (!wrong.isEmpty() && keepingComplaint(m_project, m_registry).isEmpty()) {
#ifndef NDEBUG
        const bool isForItsSize = !sizeComplaint(after, m_registry).isEmpty();
        TALWEG_EXPECTS(isForItsSize); // edits detect all other errors before
#endif
        return wrong;
    }
    m_undo.push(new Step(*this, text, mergeKey, std::move(after)));
    tellTooLarge(tooLarge);
    return {};
}

/// Replaces the state of the project, for undo and redo, and emits a signal for each difference. Keeps table
/// columns that were read when the file was saved.
void Document::become(Project next) {
    for (const MeasuredColumn& column : m_project.measured)
        if (!keptColumn(next.measured, column.file, column.column)) next.measured.push_back(column);
    keepMeasured(
        next, [](const std::string&, const std::string&) -> MeasuredColumn { throw UnreadableColumn(""); });
    const bool otherNumbers = next.measured != m_project.measured;
    m_project.measured = next.measured; // before the distributions that use these numbers
    becomeExperiments(next);
    const auto take = [&](auto part, auto signal) {
        if (m_project.*part == next.*part) return;
        m_project.*part = next.*part;
        emit(this->*signal)();
    };
    take(&Project::title, &Document::titleChanged);
    take(&Project::notes, &Document::notesChanged);
    take(&Project::pins, &Document::pinsChanged);
    take(&Project::baseline, &Document::baselineChanged);
    take(&Project::exports, &Document::exportsChanged);
    take(&Project::requirements, &Document::requirementsChanged);
    take(&Project::units, &Document::unitsChanged);
    if (otherNumbers) emit measuredChanged();
}

/// Replaces experiments and constants one by one, so that the project is consistent whenever a signal is
/// emitted. Experiments are identified by name.
void Document::becomeExperiments(const Project& next) {
    SharedList<Experiment>& now = m_project.experiments;
    const auto& list = std::as_const(now);
    const SharedList<Experiment>& wanted = next.experiments;
    const auto placeIn = [](const SharedList<Experiment>& in, const QString& name) {
        return std::ranges::find(in, name, &Experiment::name) - in.begin();
    };
    const auto isIn = [&](const SharedList<Experiment>& in, const QString& name) {
        return placeIn(in, name) < std::ssize(in);
    };
    for (std::size_t i = 0; i < list.size() && list.size() == wanted.size(); ++i) {
        if (list[i].name == wanted[i].name || isIn(wanted, list[i].name) || isIn(list, wanted[i].name))
            continue;
        now[i].name = wanted[i].name;
        emit experimentRenamed(static_cast<int>(i));
    }
    for (int i = static_cast<int>(list.size()); i-- > 0;)
        if (!isIn(wanted, experiment(i).name)) {
            now.erase(list.begin() + i);
            emit experimentRemoved(i);
        }
    const bool otherConstants = m_project.constants != next.constants;
    m_project.constants = next.constants;
    std::vector<int> ofInputs, ofStudies, ofTracks;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Shared<Experiment>& after =
            wanted.items()[static_cast<std::size_t>(placeIn(wanted, list[i].name))];
        if (list.items()[i] == after) continue;
        const bool sameInputs = list[i].values == after->values && list[i].expressions == after->expressions;
        if (!sameInputs) ofInputs.push_back(static_cast<int>(i));
        if (list[i].study != after->study) ofStudies.push_back(static_cast<int>(i));
        if (list[i].tracks != after->tracks) ofTracks.push_back(static_cast<int>(i));
        now.set(i, after);
    }
    if (otherConstants) emit constantsChanged();
    for (const int i : ofInputs)
        emit experimentChanged(i);
    for (const int i : ofStudies)
        emit studyChanged(i);
    for (const int i : ofTracks)
        emit tracksChanged(i);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (isIn(list, wanted[i].name)) continue;
        now.insert(list.begin() + static_cast<std::ptrdiff_t>(i), wanted.items()[i]);
        emit experimentInserted(static_cast<int>(i));
    }
    for (int i = 0; i < std::ssize(wanted); ++i)
        while (experiment(i).name != wanted[static_cast<std::size_t>(i)].name) {
            const QString& name = wanted[static_cast<std::size_t>(i)].name;
            const bool isNext = experiment(i + 1).name == name; // then experiment i moves down
            const int from = isNext ? i : static_cast<int>(placeIn(list, name));
            const int to = isNext ? static_cast<int>(placeIn(wanted, experiment(i).name)) : i;
            now.move(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
            emit experimentMoved(from, to);
        }
}

/// Reports the columns that are too large to store in the project, each only once.
void Document::tellTooLarge(const std::vector<ColumnName>& columns) {
    for (const ColumnName& one : columns) {
        if (std::ranges::count(m_tooLarge, one) > 0) continue;
        m_tooLarge.push_back(one);
        emit noted(tr("The column %1 of %2 is too large to store in the project. Keep the table together "
                      "with the project file.")
                       .arg(toQt(one.column), toQt(one.file)));
    }
}

/// A function that reads tables in the folder of the document's file. The caller waits while it reads.
MeasuredReader Document::measuredReader() const {
    return [this, folder = folderOf(*this)](const std::string& file, const std::string& column) {
        return m_readMeasured(folder, file, column);
    };
}

QString Document::reloadTables(const QStringList& files) {
    std::vector<MeasuredColumn> measured = m_project.measured;
    const MeasuredReader read = measuredReader();
    for (MeasuredColumn& one : measured) {
        if (!files.contains(toQt(one.file))) continue;
        try {
            one = read(one.file, one.column);
        } catch (const UnreadableColumn& why) {
            return toQt(why.what());
        }
    }
    return apply(tr("Reload the numbers of %1").arg(files.join(tr(", "))), {},
                 [&](Project& project) { project.measured = measured; });
}

/// Returns whether an edit succeeded. If not, emits the reason.
bool Document::isDone(const QString& wrong) {
    if (!wrong.isEmpty()) emit refused(wrong);
    return wrong.isEmpty();
}

/// The project before the step with which an edit with this key would merge; null if it does not merge.
const Project* Document::beforeStep(const QString& mergeKey) const {
    const auto* last = static_cast<const Step*>(m_undo.command(m_undo.index() - 1));
    return last && last->takes(mergeKey) ? &last->before() : nullptr;
}

/// Replaces the inputs of an experiment, and its study if that differs, in one step.
std::vector<Problem> Document::setInputs(const QString& text, int index, Experiment after,
                                         const QString& mergeKey) {
    const Experiment& now = experiment(index);
    const auto differInValues = [](const Experiment& a, const Experiment& b) { // and nothing else
        return a.expressions == b.expressions && a.study == b.study;
    };
    const QString key = mergeKey.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(index).arg(mergeKey);
    const Project* before = beforeStep(key);
    const Experiment* was = before ? &before->experiments[static_cast<std::size_t>(index)] : nullptr;
    const auto isBack = [&](const auto& entry) { return was->values.at(entry.first) == entry.second; };
    if (was && differInValues(*was, now) && differInValues(now, after)
        && std::ranges::all_of(differences(now.values, after.values), isBack))
        after = *was; // also restores inputs updated in between
    else if (std::vector<Problem> found = settle(now, after, ConstantTable(m_project.constants));
             !found.empty())
        return found;
    const std::string id = firstChanged(now, after);
    const QString wrong = apply(text, key, [&](Project& project) {
        project.experiments.set(static_cast<std::size_t>(index), after);
    });
    if (wrong.isEmpty()) return {};
    return {{id, wrong.toStdString()}};
}

std::vector<Problem> Document::setExpression(int index, const std::string& id, const std::string& expression,
                                             const QString& mergeKey) {
    const auto system = systemOf(index);
    Experiment after = experiment(index);
    if (expression.empty())
        after.expressions.erase(id);
    else
        after.expressions[id] = expression;
    if (after.expressions == experiment(index).expressions) return {};
    std::vector<Problem> found = workOutInputs(*system, after, ConstantTable(m_project.constants), units());
    if (!found.empty()) return found;
    const QString input = toQt(inSentence(parameterOf(system->parameters, id)));
    const QString text = expression.empty() ? tr("Change %1 to a number").arg(input)
                                            : tr("Change %1 to %2").arg(input, elided(expression));
    return setInputs(text, index, std::move(after), mergeKey);
}

TypedNumber Document::readTyped(int index, const Parameter& parameter, std::string_view text) const {
    const Experiment& one = experiment(index);
    const ConstantTable constants(m_project.constants);
    const std::string_view plain = units().unitFor(parameter.unit);
    if (const auto distribution = distributionTyped(text, parameter.unit, plain))
        return readTypedDistribution(*systemOf(index), one, constants, parameter, *distribution, units(),
                                     columns());
    return readTypedInput(*systemOf(index), one.values, one.expressions, constants, parameter, text, units());
}

std::vector<Problem> Document::setDrawnInput(int index, const std::string& id, const Value& value,
                                             const std::string& expression, const std::optional<Study>& study,
                                             const QString& mergeKey) {
    const auto system = systemOf(index);
    const Experiment& before = experiment(index);
    std::vector<Problem> found = problemsOf(*system, before.values, {{id, value}}, units());
    if (!found.empty()) return found;
    Experiment after = before;
    after.values[id] = value;
    after.expressions.erase(id);
    if (!expression.empty()) after.expressions[id] = expression;
    after.study = study;
    found = workOutInputs(*system, after, ConstantTable(m_project.constants), units());
    if (!found.empty()) return found;
    if (after == before) return {};
    const QString input = toQt(inSentence(parameterOf(system->parameters, id)));
    const std::string distribution = distributionIn(study, id);
    const QString text = distribution.empty() ? tr("Make %1 certain").arg(input)
                                              : tr("Make %1 uncertain: %2").arg(input, elided(distribution));
    return setInputs(text, index, std::move(after), mergeKey);
}

void Document::setStudy(int index, const std::optional<Study>& study, const QString& text,
                        const QString& mergeKey) {
    const std::optional<Study>& before = experiment(index).study;
    if (study == before) return;
    const QString name = text.isEmpty() ? changeText(*systemOf(index), before, study) : text;
    const QString key =
        mergeKey.isEmpty() ? QString() : QStringLiteral("study %1 %2").arg(index).arg(mergeKey);
    isDone(apply(name, key, [&](Project& project) {
        project.experiments[static_cast<std::size_t>(index)].study = study;
    }));
}

void Document::setTitle(const QString& title) {
    isDone(apply(tr("Change the title"), QStringLiteral("title"),
                 [&](Project& project) { project.title = title; }));
}

void Document::setNotes(const QString& notes) {
    isDone(apply(tr("Change the notes"), QStringLiteral("notes"),
                 [&](Project& project) { project.notes = notes; }));
}

void Document::pin(Pin pin) {
    const QString text = tr("Pin a run of \"%1\"").arg(pin.experiment);
    isDone(apply(text, {}, [&](Project& project) { project.pins.push_back(std::move(pin)); }));
}

void Document::unpin(int index) {
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(m_project.pins));
    const QString text =
        tr("Unpin a run of \"%1\"").arg(m_project.pins[static_cast<std::size_t>(index)].experiment);
    isDone(apply(text, {}, [&](Project& project) { project.pins.erase(project.pins.begin() + index); }));
}

void Document::unpinAll() {
    isDone(apply(tr("Unpin all runs"), {}, [](Project& project) { project.pins.clear(); }));
}

void Document::pinBaseline(Baseline baseline) {
    const QString text = tr("Pin the study of \"%1\" as baseline").arg(baseline.experiment);
    isDone(apply(text, {}, [&](Project& project) { project.baseline = std::move(baseline); }));
}

void Document::unpinBaseline() {
    isDone(apply(tr("Unpin the baseline"), {}, [](Project& project) { project.baseline = {}; }));
}

void Document::setUnits(const DisplayUnits& units) {
    isDone(apply(tr("Change the units"), {}, [&](Project& project) { project.units = units; }));
}

// --- constants -------------------------------------------------------------------------------------

/// The error in the constants, or in the expressions of experiments that use them; empty if there is none.
QString Document::expressionsComplaint(const SharedList<Experiment>& experiments,
                                       const ConstantTable& constants) const {
    if (const std::string wrong = constants.firstProblem(); !wrong.empty()) return toQt(wrong);
    for (const Experiment& one : experiments)
        if (const auto made =
                workOut(*m_registry.find(one.system), one.values, one.expressions, constants, units());
            !made.problems.empty())
            return tr("“%1”: %2").arg(one.name, toQt(made.problems.front().message));
    return {};
}

/// Updates all experiments after a change of constants. Returns the error in the constants or in an input
/// that uses them; empty on success.
QString Document::follow(const std::vector<Constant>& constants, const std::optional<Rename>& rename,
                         SharedList<Experiment>& experiments) const {
    const ConstantTable table(constants);
    if (const std::string wrong = table.firstProblem(); !wrong.empty()) return toQt(wrong);
    for (int index = 0; has(index); ++index) {
        const Experiment& one = experiment(index);
        Experiment after = one;
        for (auto& [id, expression] : after.expressions)
            if (rename) expression = renamedIn(expression, rename->first, rename->second);
        std::vector<Problem> found = workOutInputs(*systemOf(index), after, table, units());
        if (found.empty()) found = settle(one, after, table);
        if (!found.empty()) return tr("“%1”: %2").arg(one.name, toQt(found.front().message));
        if (after != one) experiments.set(static_cast<std::size_t>(index), std::move(after));
    }
    return {};
}

QString Document::setConstants(const std::vector<Constant>& constants, const QString& text,
                               const QString& mergeKey, const std::optional<Rename>& rename) {
    SharedList<Experiment> experiments = m_project.experiments;
    if (const QString wrong = follow(constants, rename, experiments); !wrong.isEmpty()) return wrong;
    return apply(text, mergeKey, [&](Project& project) {
        project.constants = constants;
        project.experiments = experiments;
    });
}

/// The constants with another expression for one of them.
std::vector<Constant> Document::constantsWith(int index, const std::string& expression) const {
    std::vector<Constant> constants = m_project.constants;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(constants));
    constants[static_cast<std::size_t>(index)].expression = expression;
    return constants;
}

QString Document::constantNameComplaint(int index, const std::string& name) const {
    return toQt(talweg::constantNameComplaint(m_project.constants, index, name, m_registry));
}

QString Document::constantExpressionComplaint(int index, const std::string& expression) const {
    SharedList<Experiment> experiments = m_project.experiments;
    return follow(constantsWith(index, expression), {}, experiments);
}

QString Document::addConstant(const Constant& constant) {
    std::vector<Constant> constants = m_project.constants;
    if (std::ssize(constants) >= maxConstants)
        return tr("A project can have at most %1 constants.").arg(maxConstants);
    if (const QString wrong = constantNameComplaint(-1, constant.name); !wrong.isEmpty()) return wrong;
    constants.push_back(constant);
    return setConstants(constants, tr("Add constant %1").arg(toQt(constant.name)));
}

QString Document::renameConstant(int index, const std::string& name, const QString& mergeKey) {
    std::vector<Constant> constants = m_project.constants;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(constants));
    const std::string before = constants[static_cast<std::size_t>(index)].name;
    if (const QString wrong = constantNameComplaint(index, name); !wrong.isEmpty()) return wrong;
    for (Constant& one : constants)
        one.expression = renamedIn(one.expression, before, name);
    constants[static_cast<std::size_t>(index)].name = name;
    const QString text = tr("Rename constant %1 to %2").arg(toQt(before), toQt(name));
    return setConstants(constants, text, mergeKey, Rename{before, name});
}

QString Document::setConstantExpression(int index, const std::string& expression, const QString& mergeKey) {
    const std::vector<Constant> constants = constantsWith(index, expression);
    const std::string& name = constants[static_cast<std::size_t>(index)].name;
    return setConstants(constants, tr("Change constant %1 to %2").arg(toQt(name), elided(expression)),
                        mergeKey);
}

/// Descriptions of all uses of a constant, for messages.
QStringList Document::usesOf(const std::string& constant) const {
    QStringList uses;
    for (const Constant& one : m_project.constants)
        if (speaksOf(one.expression, constant)) uses << tr("the constant %1").arg(toQt(one.name));
    for (const Experiment& one : m_project.experiments)
        for (const auto& [id, expression] : one.expressions)
            if (speaksOf(expression, constant)) {
                const auto& parameters = m_registry.find(one.system)->parameters;
                uses << tr("%1 of “%2”").arg(toQt(inSentence(parameterOf(parameters, id))), one.name);
            }
    return uses;
}

QString Document::removeConstant(int index) {
    std::vector<Constant> constants = m_project.constants;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(constants));
    const std::string name = constants[static_cast<std::size_t>(index)].name;
    constexpr qsizetype enough = 4; // largest number of uses listed in a message
    const QStringList uses = usesOf(name);
    if (uses.size() > enough)
        return tr("%1 is used by %2 and %3 more. Remove the constant from these expressions first.")
            .arg(toQt(name), uses.mid(0, enough).join(tr(", ")), QString::number(uses.size() - enough));
    if (!uses.isEmpty())
        return tr("%1 is used by %2. Remove the constant from every expression first.")
            .arg(toQt(name), uses.join(tr(", ")));
    constants.erase(constants.begin() + index);
    return setConstants(constants, tr("Remove constant %1").arg(toQt(name)));
}

QString folderOf(const Document& document) {
    return document.path().isEmpty() ? QString() : QFileInfo(document.path()).absolutePath();
}

} // namespace talweg

#include "moc_document.cpp"
