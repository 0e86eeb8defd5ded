#include "project/document.h"
#include "project/imports.h"

#include "base/contract.h"
#include "base/translation.h"
#include "project/changetext.h"
#include "project/columns.h"
#include "project/drawn_inputs.h"
#include "project/expressions.h"
#include "project/steps.h"
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

/// The entries of `changed` that differ from `values`.
Values differences(const Values& values, const Values& changed) {
    Values different;
    for (const auto& [id, value] : changed)
        if (values.at(id) != value) different.emplace(id, value);
    return different;
}

/// The present values of the ids in `changed`.
Values presentValues(const Values& values, const Values& changed) {
    Values present;
    for (const auto& [id, value] : changed)
        present.emplace(id, values.at(id));
    return present;
}

/// What there is of the inputs of a change.
InputChange present(const Experiment& experiment, const InputChange& change) {
    InputChange present{presentValues(experiment.values, change.values), {}};
    for (const auto& [id, expression] : change.expressions) {
        const auto now = experiment.expressions.find(id);
        present.expressions[id] = now == experiment.expressions.end() ? std::string() : now->second;
    }
    if (change.study) present.study = experiment.study;
    return present;
}

/// The expressions that differ from `before`; empty where there are none any more.
Expressions changedExpressions(const Expressions& before, const Expressions& after) {
    Expressions changed;
    for (const auto& [id, expression] : before)
        if (!after.contains(id)) changed[id] = {};
    for (const auto& [id, expression] : after)
        if (const auto was = before.find(id); was == before.end() || was->second != expression)
            changed[id] = expression;
    return changed;
}

QString inQt(const std::string& text) {
    return QString::fromStdString(text);
}

QByteArray digest(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

} // namespace

/// Changes the project and tells everyone.
class Document::Edits : public SilentEdits {
public:
    explicit Edits(Document& document) : SilentEdits(document.m_project), m_document(document) {}

    int step() const override { return m_document.m_step; }
    void endStep() override { m_document.endStep(); }

    /// Everyone is told when all is settled.
    void setInputs(const InputChanges& changes) override {
        SilentEdits::setInputs(changes);
        if (changes.constants) emit m_document.constantsChanged();
        for (const auto& [index, change] : changes.experiments) {
            const bool ofInputs = !change.values.empty() || !change.expressions.empty();
            if (ofInputs) emit m_document.experimentChanged(index);
            if (change.study) emit m_document.studyChanged(index);
        }
    }

    void setStudy(int index, const std::optional<Study>& study) override {
        SilentEdits::setStudy(index, study);
        emit m_document.studyChanged(index);
    }

    void insert(int index, const Experiment& experiment) override {
        SilentEdits::insert(index, experiment);
        emit m_document.experimentInserted(index);
    }

    void remove(int index) override {
        SilentEdits::remove(index);
        emit m_document.experimentRemoved(index);
    }

    void move(int from, int to) override {
        SilentEdits::move(from, to);
        emit m_document.experimentMoved(from, to);
    }

    void rename(int index, const QString& name) override {
        SilentEdits::rename(index, name);
        emit m_document.experimentRenamed(index);
    }

    void setTitle(const QString& title) override {
        SilentEdits::setTitle(title);
        emit m_document.titleChanged();
    }

    void setNotes(const QString& notes) override {
        SilentEdits::setNotes(notes);
        emit m_document.notesChanged();
    }

    void setPins(const std::vector<Pin>& pins) override {
        SilentEdits::setPins(pins);
        emit m_document.pinsChanged();
    }

    void setBaseline(const std::optional<Baseline>& baseline) override {
        SilentEdits::setBaseline(baseline);
        emit m_document.baselineChanged();
    }

    void setExports(const std::vector<ExportJob>& jobs) override {
        SilentEdits::setExports(jobs);
        emit m_document.exportsChanged();
    }

    void setRequirements(const std::vector<NamedRequirement>& requirements) override {
        SilentEdits::setRequirements(requirements);
        emit m_document.requirementsChanged();
    }

    void setUnits(const DisplayUnits& units) override {
        SilentEdits::setUnits(units);
        emit m_document.unitsChanged();
    }

    void tellMeasured() override { emit m_document.measuredChanged(); }

private:
    Document& m_document;
};

Document::Document(Registry registry, QObject* parent)
    : QObject(parent), m_registry(std::move(registry)), m_edits(std::make_unique<Edits>(*this)) {
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
    if (isElsewhere) emit pathChanged(m_path); // once nothing shows what was there before
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
    // Asked after reading. A file that was moved here later may have been written earlier.
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

/// Tables that could not be read when their names were typed may be there now.
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
    // Writing may fail after the file has got its new content.
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
    Values wanted = wholeChanges(system->parameters, values, changed);
    const Values direct = differences(values, wanted);
    if (direct.empty()) return {};
    const QString name = text.isEmpty() ? inputsText(*system, presentValues(values, direct), direct) : text;
    InputChange after{direct, {}};
    if (const Expressions& expressions = experiment(index).expressions; !expressions.empty()) {
        const ConstantTable constants(m_project.constants);
        const Expressions left = expressionsLeft(*system, values, expressions, wanted, constants);
        for (const auto& [id, value] : values)
            wanted.emplace(id, value);
        ExpressedInputs made = workOut(*system, wanted, left, constants, units());
        if (!made.problems.empty()) return made.problems;
        after.values.merge(differences(values, made.values));
        after.expressions = changedExpressions(expressions, left);
    }
    return pushInputs(name, index, std::move(after), mergeKey);
}

/// Names a step that changes inputs.
QString Document::inputsText(const System& system, const Values& before, const Values& after) const {
    const auto shown = [&](const Values& values) { return inUnits(system.parameters, values, units()); };
    return changeText(*inUnits(m_registry.find(system.id), units()), shown(before), shown(after));
}

/// Brings the other ways of giving a quantity in line with a change, apart from those that expressions speak
/// of. Returns what would be out of range.
std::vector<Problem> Document::settle(int index, InputChange& change) const {
    const auto system = systemOf(index);
    const Experiment& before = experiment(index);
    Experiment after = before;
    applyTo(after, change);
    InputIds given;
    for (const auto& [id, value] : change.values)
        given.insert(id);
    Values values = switched(system->parameters, before.values, after.values, given,
                             inputsNamed(*system, after.expressions));
    const Values other = differences(after.values, values);
    if (other.empty()) return {};
    std::vector<Problem> found = problemsOf(*system, values, other, units());
    if (!found.empty()) return found;
    for (const auto& [id, value] : other)
        after.expressions.erase(id);
    if (!after.expressions.empty()) {
        const ExpressedInputs made =
            workOut(*system, values, after.expressions, ConstantTable(m_project.constants), units());
        if (!made.problems.empty()) return made.problems;
        for (const auto& [id, value] : made.values)
            values[id] = value;
    }
    change.values = differences(before.values, values);
    change.expressions = changedExpressions(before.expressions, after.expressions);
    return {};
}

/// Does a step and puts it on the undo stack, unless the project could not be read again from its file then.
/// Returns why not, the document being as it was; empty on success.
QString Document::push(std::unique_ptr<ProjectStep> step, const std::vector<MeasuredColumn>* measured) {
    Project after = m_project;
    SilentEdits edits(after);
    step->apply(edits);
    if (measured) after.measured = *measured;
    const auto tooLarge = keepMeasured(after, measuredReader());
    if (after.measured != m_project.measured) step->setMeasured(m_project.measured, after.measured);
    const QString wrong = keepingComplaint(after, m_registry, m_project.measured);
    // One that was read and is too large to be written may be made smaller step by step.
    if (!wrong.isEmpty() && keepingComplaint(m_project, m_registry).isEmpty()) {
#ifndef NDEBUG
        const bool isForItsSize = !sizeComplaint(after, m_registry).isEmpty();
        TALWEG_EXPECTS(isForItsSize); // edits find all else that is wrong themselves
#endif
        return wrong;
    }
    m_undo.push(step.release());
    tellTooLarge(tooLarge);
    return {};
}

/// Says once of each column that the project does not keep its numbers.
void Document::tellTooLarge(const std::vector<ColumnName>& columns) {
    for (const ColumnName& one : columns) {
        if (std::ranges::count(m_tooLarge, one) > 0) continue;
        m_tooLarge.push_back(one);
        emit noted(tr("The column %1 of %2 is too large to store in the project. Keep the table beside the "
                      "project file.")
                       .arg(inQt(one.column), inQt(one.file)));
    }
}

/// Reads tables in the folder of the file; called where the caller waits.
MeasuredReader Document::measuredReader() const {
    return [this, folder = folderOf(*this)](const std::string& file, const std::string& column) {
        return m_readMeasured(folder, file, column);
    };
}

QString Document::reloadTables(const QStringList& files) {
    std::vector<MeasuredColumn> measured = m_project.measured;
    const MeasuredReader read = measuredReader();
    for (MeasuredColumn& one : measured) {
        if (!files.contains(inQt(one.file))) continue;
        try {
            one = read(one.file, one.column);
        } catch (const UnreadableColumn& why) {
            return inQt(why.what());
        }
    }
    if (measured == m_project.measured) return {};
    return push(std::make_unique<PlainStep>(
                    *m_edits, tr("Reload the numbers of %1").arg(files.join(tr(", "))), [](ProjectEdits&) {},
                    [](ProjectEdits&) {}),
                &measured);
}

/// Whether a step was done; tells why not.
bool Document::isDone(const QString& wrong) {
    if (!wrong.isEmpty()) emit refused(wrong);
    return wrong.isEmpty();
}

std::vector<Problem> Document::pushInputs(const QString& text, int index, InputChange after,
                                          const QString& mergeKey) {
    const QString key = mergeKey.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(index).arg(mergeKey);
    const auto* last = dynamic_cast<const InputsStep*>(m_undo.command(m_undo.index() - 1));
    if (auto back = last ? last->takenBack(index, after, key, m_step) : std::nullopt)
        after = std::move(*back); // what followed on the way goes back as well
    else if (std::vector<Problem> found = settle(index, after); !found.empty())
        return found;
    InputChange before = present(experiment(index), after);
    const std::string id = !after.values.empty()        ? after.values.begin()->first
                           : !after.expressions.empty() ? after.expressions.begin()->first
                                                        : std::string();
    const QString wrong =
        push(std::make_unique<InputsStep>(*m_edits, text, InputChanges{{{index, std::move(before)}}, {}},
                                          InputChanges{{{index, std::move(after)}}, {}}, key));
    if (wrong.isEmpty()) return {};
    return {{id, wrong.toStdString()}};
}

std::vector<Problem> Document::setExpression(int index, const std::string& id, const std::string& expression,
                                             const QString& mergeKey) {
    const auto system = systemOf(index);
    const Values& values = experiment(index).values;
    const Expressions& before = experiment(index).expressions;
    Expressions expressions = before;
    if (expression.empty())
        expressions.erase(id);
    else
        expressions[id] = expression;
    if (expressions == before) return {};
    ExpressedInputs made = workOut(*system, values, expressions, ConstantTable(m_project.constants), units());
    if (!made.problems.empty()) return made.problems;
    InputChange after{differences(values, made.values), changedExpressions(before, expressions)};
    const QString input = inQt(inSentence(parameterOf(system->parameters, id)));
    const QString text = expression.empty() ? tr("Change %1 to a number").arg(input)
                                            : tr("Change %1 to %2").arg(input, elided(expression));
    return pushInputs(text, index, std::move(after), mergeKey);
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
    ExpressedInputs made =
        workOut(*system, after.values, after.expressions, ConstantTable(m_project.constants), units());
    if (!made.problems.empty()) return made.problems;
    for (const auto& [input, number] : made.values)
        after.values[input] = number;
    InputChange change{differences(before.values, after.values),
                       changedExpressions(before.expressions, after.expressions)};
    if (study != before.study) change.study = study;
    if (change == InputChange()) return {};
    const QString input = inQt(inSentence(parameterOf(system->parameters, id)));
    const std::string distribution = distributionIn(study, id);
    const QString text = distribution.empty() ? tr("Make %1 certain").arg(input)
                                              : tr("Make %1 uncertain: %2").arg(input, elided(distribution));
    return pushInputs(text, index, std::move(change), mergeKey);
}

void Document::setStudy(int index, const std::optional<Study>& study, const QString& text,
                        const QString& mergeKey) {
    const std::optional<Study>& before = experiment(index).study;
    if (study == before) return;
    const QString name = text.isEmpty() ? changeText(*systemOf(index), before, study) : text;
    isDone(push(std::make_unique<StudyStep>(*m_edits, name, index, before, study, mergeKey)));
}

void Document::setTitle(const QString& title) {
    if (title == m_project.title) return;
    isDone(push(std::make_unique<TextStep>(*m_edits, tr("Change the title"), TextStep::Field::title,
                                           m_project.title, title)));
}

void Document::setNotes(const QString& notes) {
    if (notes == m_project.notes) return;
    isDone(push(std::make_unique<TextStep>(*m_edits, tr("Change the notes"), TextStep::Field::notes,
                                           m_project.notes, notes)));
}

void Document::setPins(std::vector<Pin> pins, const QString& text) {
    isDone(push(std::make_unique<PlainStep>(
        *m_edits, text, [pins = std::move(pins)](ProjectEdits& edits) { edits.setPins(pins); },
        [before = m_project.pins](ProjectEdits& edits) { edits.setPins(before); })));
}

void Document::pin(Pin pin) {
    std::vector<Pin> pins = m_project.pins;
    const QString text = tr("Pin a run of \"%1\"").arg(pin.experiment);
    pins.push_back(std::move(pin));
    setPins(std::move(pins), text);
}

void Document::unpin(int index) {
    std::vector<Pin> pins = m_project.pins;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(pins));
    const QString text = tr("Unpin a run of \"%1\"").arg(pins[static_cast<std::size_t>(index)].experiment);
    pins.erase(pins.begin() + index);
    setPins(std::move(pins), text);
}

void Document::unpinAll() {
    if (!m_project.pins.empty()) setPins({}, tr("Unpin all runs"));
}

void Document::setBaseline(const std::optional<Baseline>& baseline, const QString& text) {
    if (baseline == m_project.baseline) return;
    isDone(push(std::make_unique<PlainStep>(
        *m_edits, text, [baseline](ProjectEdits& edits) { edits.setBaseline(baseline); },
        [before = m_project.baseline](ProjectEdits& edits) { edits.setBaseline(before); })));
}

void Document::pinBaseline(Baseline baseline) {
    const QString text = tr("Pin the study of \"%1\" as baseline").arg(baseline.experiment);
    setBaseline(std::move(baseline), text);
}

void Document::unpinBaseline() {
    if (m_project.baseline) setBaseline({}, tr("Unpin the baseline"));
}

void Document::setUnits(const DisplayUnits& units) {
    const DisplayUnits before = m_project.units;
    if (units == before) return;
    isDone(push(std::make_unique<PlainStep>(
        *m_edits, tr("Change the units"), [units](ProjectEdits& edits) { edits.setUnits(units); },
        [before](ProjectEdits& edits) { edits.setUnits(before); })));
}

// --- constants -------------------------------------------------------------------------------------

/// What is wrong with the constants, or with the expressions of experiments that have them; empty for
/// nothing.
QString Document::expressionsComplaint(const std::vector<Experiment>& experiments,
                                       const ConstantTable& constants) const {
    if (const std::string wrong = constants.firstProblem(); !wrong.empty()) return inQt(wrong);
    for (const Experiment& one : experiments)
        if (const auto made =
                workOut(*m_registry.find(one.system), one.values, one.expressions, constants, units());
            !made.problems.empty())
            return tr("“%1”: %2").arg(one.name, inQt(made.problems.front().message));
    return {};
}

/// Adds what follows where the constants are others. Returns what is wrong with them, or with an input then.
QString Document::addChanges(const std::vector<Constant>& constants, const std::optional<Rename>& rename,
                             InputChanges& before, InputChanges& after) const {
    const ConstantTable table(constants);
    if (const std::string wrong = table.firstProblem(); !wrong.empty()) return inQt(wrong);
    for (int index = 0; has(index); ++index) {
        const Experiment& one = experiment(index);
        Expressions expressions = one.expressions;
        for (auto& [id, expression] : expressions)
            if (rename) expression = renamedIn(expression, rename->first, rename->second);
        const ExpressedInputs made = workOut(*systemOf(index), one.values, expressions, table, units());
        if (!made.problems.empty()) return tr("“%1”: %2").arg(one.name, inQt(made.problems.front().message));
        InputChange change{differences(one.values, made.values),
                           changedExpressions(one.expressions, expressions)};
        if (const std::vector<Problem> found = settle(index, change); !found.empty())
            return tr("“%1”: %2").arg(one.name, inQt(found.front().message));
        if (change == InputChange()) continue;
        before.experiments[index] = present(one, change);
        after.experiments[index] = std::move(change);
    }
    return {};
}

QString Document::setConstants(const std::vector<Constant>& constants, const QString& text,
                               const QString& mergeKey, const std::optional<Rename>& rename) {
    if (constants == m_project.constants) return {};
    InputChanges before{{}, m_project.constants}, after{{}, constants};
    if (const QString wrong = addChanges(constants, rename, before, after); !wrong.isEmpty()) return wrong;
    return push(std::make_unique<InputsStep>(*m_edits, text, std::move(before), std::move(after), mergeKey));
}

/// The constants where one has another expression.
std::vector<Constant> Document::constantsWith(int index, const std::string& expression) const {
    std::vector<Constant> constants = m_project.constants;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(constants));
    constants[static_cast<std::size_t>(index)].expression = expression;
    return constants;
}

QString Document::constantNameComplaint(int index, const std::string& name) const {
    return inQt(talweg::constantNameComplaint(m_project.constants, index, name, m_registry));
}

QString Document::constantExpressionComplaint(int index, const std::string& expression) const {
    InputChanges before, after;
    return addChanges(constantsWith(index, expression), {}, before, after);
}

QString Document::addConstant(const Constant& constant) {
    std::vector<Constant> constants = m_project.constants;
    if (std::ssize(constants) >= maxConstants)
        return tr("A project has at most %1 constants.").arg(maxConstants);
    if (const QString wrong = constantNameComplaint(-1, constant.name); !wrong.isEmpty()) return wrong;
    constants.push_back(constant);
    return setConstants(constants, tr("Add constant %1").arg(inQt(constant.name)));
}

QString Document::renameConstant(int index, const std::string& name, const QString& mergeKey) {
    std::vector<Constant> constants = m_project.constants;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(constants));
    const std::string before = constants[static_cast<std::size_t>(index)].name;
    if (const QString wrong = constantNameComplaint(index, name); !wrong.isEmpty()) return wrong;
    for (Constant& one : constants)
        one.expression = renamedIn(one.expression, before, name);
    constants[static_cast<std::size_t>(index)].name = name;
    const QString text = tr("Rename constant %1 to %2").arg(inQt(before), inQt(name));
    return setConstants(constants, text, mergeKey, Rename{before, name});
}

QString Document::setConstantExpression(int index, const std::string& expression, const QString& mergeKey) {
    const std::vector<Constant> constants = constantsWith(index, expression);
    const std::string& name = constants[static_cast<std::size_t>(index)].name;
    return setConstants(constants, tr("Change constant %1 to %2").arg(inQt(name), elided(expression)),
                        mergeKey);
}

/// What speaks of a constant, for people.
QStringList Document::usesOf(const std::string& constant) const {
    QStringList uses;
    for (const Constant& one : m_project.constants)
        if (speaksOf(one.expression, constant)) uses << tr("the constant %1").arg(inQt(one.name));
    for (const Experiment& one : m_project.experiments)
        for (const auto& [id, expression] : one.expressions)
            if (speaksOf(expression, constant)) {
                const auto& parameters = m_registry.find(one.system)->parameters;
                uses << tr("%1 of “%2”").arg(inQt(inSentence(parameterOf(parameters, id))), one.name);
            }
    return uses;
}

QString Document::removeConstant(int index) {
    std::vector<Constant> constants = m_project.constants;
    TALWEG_EXPECTS(index >= 0 && index < std::ssize(constants));
    const std::string name = constants[static_cast<std::size_t>(index)].name;
    constexpr qsizetype enough = 4; // uses that a message names
    const QStringList uses = usesOf(name);
    if (uses.size() > enough)
        return tr("%1 is used by %2 and %3 more. Change them first.")
            .arg(inQt(name), uses.mid(0, enough).join(tr(", ")), QString::number(uses.size() - enough));
    if (!uses.isEmpty()) return tr("%1 is used by %2. Change it first.").arg(inQt(name), uses.join(tr(", ")));
    constants.erase(constants.begin() + index);
    return setConstants(constants, tr("Remove constant %1").arg(inQt(name)));
}

QString folderOf(const Document& document) {
    return document.path().isEmpty() ? QString() : QFileInfo(document.path()).absolutePath();
}

} // namespace talweg

#include "moc_document.cpp"
