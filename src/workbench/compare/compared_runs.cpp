#include "workbench/compare/compared_runs.h"

#include <algorithm>
#include <utility>

namespace talweg {

namespace {

/// Number of removed experiments whose runs are kept for undo.
constexpr std::size_t maxGone = 20;

bool needsRun(const ComparedSource& source) {
    return !source.current && source.failure.isEmpty();
}

} // namespace

QString ComparedSource::title() const {
    switch (kind) {
    case Kind::pin:
        return ComparedRuns::tr("%1, pinned").arg(name);
    case Kind::guest:
        return ComparedRuns::tr("%1 (%2)").arg(name, file);
    default:
        return name;
    }
}

ComparedRuns::ComparedRuns(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::projectReset, this, &ComparedRuns::reset);
    connect(&document, &Document::experimentInserted, this, &ComparedRuns::insertExperiment);
    connect(&document, &Document::experimentRemoved, this, &ComparedRuns::removeExperiment);
    connect(&document, &Document::experimentMoved, this, &ComparedRuns::moveExperiment);
    connect(&document, &Document::experimentRenamed, this, &ComparedRuns::renameExperiment);
    connect(&document, &Document::experimentChanged, this, &ComparedRuns::changeExperiment);
    connect(&document, &Document::tracksChanged, this, &ComparedRuns::changeExperiment);
    connect(&document, &Document::pinsChanged, this, &ComparedRuns::followPins);
    connect(&m_job, &LiveJob::finished, this, &ComparedRuns::take);
    connect(&m_job, &LiveJob::failed, this, &ComparedRuns::giveUp);
    connect(&m_grace, &Grace::passed, this, &ComparedRuns::runsChanged);
    reset();
}

template <class Visit>
void ComparedRuns::forEach(const Visit& visit) {
    for (auto* list : {&m_experiments, &m_pins, &m_guests})
        for (ComparedSource& source : *list)
            visit(source);
}

ComparedSource* ComparedRuns::find(int key) {
    ComparedSource* found = nullptr;
    forEach([&](ComparedSource& source) {
        if (source.key == key) found = &source;
    });
    return found;
}

// --- available runs --------------------------------------------------------------------------------

void ComparedRuns::reset() {
    m_experiments.clear();
    m_pins.clear();
    m_guests.clear();
    m_gone.clear();
    m_baseline = -1;
    for (const Experiment& experiment : m_document.project().experiments) {
        m_experiments.push_back(made(ComparedSource::Kind::experiment, experiment));
        chooseIfRoom(m_experiments.back());
    }
    followPins();
}

ComparedSource ComparedRuns::made(ComparedSource::Kind kind, const Experiment& experiment) {
    ComparedSource source{.kind = kind,
                          .name = experiment.name,
                          .system = experiment.system,
                          .values = experiment.values,
                          .tracks = experiment.tracks};
    source.key = m_nextKey++;
    return source;
}

void ComparedRuns::chooseIfRoom(ComparedSource& source) {
    if (countChosen(source.system) >= maxCompared) return;
    source.line = freeLine(source.system);
    source.chosen = true;
}

void ComparedRuns::insertExperiment(int index) {
    const Experiment& experiment = m_document.experiment(index);
    const auto gone = std::ranges::find_if(m_gone, [&](const ComparedSource& source) {
        return source.name == experiment.name && source.system == experiment.system
               && source.values == experiment.values && source.tracks == experiment.tracks;
    });
    ComparedSource source = made(ComparedSource::Kind::experiment, experiment);
    bool wanted = true;
    if (gone != m_gone.end()) {
        source = *gone;
        wanted = std::exchange(source.chosen, false);
        m_gone.erase(gone);
    }
    if (wanted) chooseIfRoom(source);
    m_experiments.insert(m_experiments.begin() + index, std::move(source));
    follow();
}

void ComparedRuns::removeExperiment(int index) {
    const auto place = m_experiments.begin() + index;
    m_gone.push_back(std::move(*place));
    if (m_gone.size() > maxGone) m_gone.erase(m_gone.begin());
    m_experiments.erase(place);
    follow();
}

void ComparedRuns::moveExperiment(int from, int to) {
    ComparedSource source = std::move(m_experiments[static_cast<std::size_t>(from)]);
    m_experiments.erase(m_experiments.begin() + from);
    m_experiments.insert(m_experiments.begin() + to, std::move(source));
    follow();
}

void ComparedRuns::renameExperiment(int index) {
    m_experiments[static_cast<std::size_t>(index)].name = m_document.experiment(index).name;
    follow();
}

void ComparedRuns::changeExperiment(int index) {
    ComparedSource& source = m_experiments[static_cast<std::size_t>(index)];
    source.values = m_document.experiment(index).values;
    source.tracks = m_document.experiment(index).tracks;
    source.current =
        !source.shown.isEmpty() && source.shownValues == source.values && source.shownTracks == source.tracks;
    source.failure.clear();
    if (source.key == m_solving) m_solving = -1; // the job uses outdated inputs
    if (source.system != m_system || !source.chosen) return;
    solveNext();
    emit runsChanged();
}

/// Updates the pinned runs from the document. Results of pins that still exist are kept.
void ComparedRuns::followPins() {
    std::vector<ComparedSource> before = std::exchange(m_pins, {});
    for (const Pin& pin : m_document.project().pins) {
        const auto known = std::ranges::find_if(before, [&](const ComparedSource& source) {
            return source.name == pin.experiment && source.system == pin.system
                   && source.values == pin.values;
        });
        if (known != before.end()) {
            m_pins.push_back(std::move(*known));
            before.erase(known);
        } else {
            m_pins.push_back(made(ComparedSource::Kind::pin, {pin.experiment, pin.system, pin.values}));
            chooseIfRoom(m_pins.back());
        }
    }
    follow();
}

void ComparedRuns::addGuests(const std::vector<Experiment>& experiments, const QString& file) {
    for (const Experiment& experiment : experiments) {
        m_guests.push_back(made(ComparedSource::Kind::guest, experiment));
        m_guests.back().file = file;
        chooseIfRoom(m_guests.back());
    }
    follow();
}

void ComparedRuns::removeGuest(int key) {
    std::erase_if(m_guests, [&](const ComparedSource& source) { return source.key == key; });
    follow();
}

// --- selection -------------------------------------------------------------------------------------

void ComparedRuns::setSystem(const std::string& id) {
    if (id == m_system) return;
    m_system = id;
    follow();
}

std::vector<const ComparedSource*> ComparedRuns::sources() const {
    std::vector<const ComparedSource*> all;
    for (const auto* list : {&m_experiments, &m_pins, &m_guests})
        for (const ComparedSource& source : *list)
            if (source.system == m_system) all.push_back(&source);
    return all;
}

std::size_t ComparedRuns::ofOtherSystems() const {
    return m_experiments.size() + m_pins.size() + m_guests.size() - sources().size();
}

int ComparedRuns::baseline() const {
    int first = -1;
    for (const ComparedSource* source : sources()) {
        if (!source->chosen) continue;
        if (source->key == m_baseline) return m_baseline;
        if (first < 0) first = source->key;
    }
    return first;
}

std::vector<const ComparedSource*> ComparedRuns::chosen() const {
    std::vector<const ComparedSource*> chosen;
    for (const ComparedSource* source : sources())
        if (source->chosen) chosen.push_back(source);
    std::stable_partition(chosen.begin(), chosen.end(),
                          [key = baseline()](const ComparedSource* s) { return s->key == key; });
    return chosen;
}

std::size_t ComparedRuns::countChosen(const std::string& system) const {
    std::size_t count = 0;
    for (const auto* list : {&m_experiments, &m_pins, &m_guests})
        count += static_cast<std::size_t>(std::ranges::count_if(
            *list, [&](const ComparedSource& s) { return s.chosen && s.system == system; }));
    return count;
}

bool ComparedRuns::isFull() const {
    return countChosen(m_system) >= maxCompared;
}

std::size_t ComparedRuns::freeLine(const std::string& system) const {
    std::vector<bool> used(maxCompared);
    for (const auto* list : {&m_experiments, &m_pins, &m_guests})
        for (const ComparedSource& source : *list)
            if (source.chosen && source.system == system) used[source.line] = true;
    return static_cast<std::size_t>(std::ranges::find(used, false) - used.begin());
}

void ComparedRuns::choose(int key, bool chosen) {
    ComparedSource* source = find(key);
    if (!source || source->chosen == chosen) return;
    source->chosen = false;
    if (chosen) chooseIfRoom(*source);
    follow();
}

void ComparedRuns::setBaseline(int key) {
    if (key == m_baseline) return;
    m_baseline = key;
    choose(key, true);
    follow();
}

// --- runs ------------------------------------------------------------------------------------------

void ComparedRuns::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    solveNext();
}

void ComparedRuns::follow() {
    solveNext();
    emit choiceChanged();
    emit runsChanged();
}

bool ComparedRuns::isSettled() const {
    return std::ranges::none_of(chosen(), [](const ComparedSource* source) { return needsRun(*source); });
}

bool ComparedRuns::isOutdated(const ComparedSource& source) const {
    return !source.current && (m_grace.isOver() || !source.failure.isEmpty());
}

/// Solves one run at a time, in the order of the table's columns. A running job continues if its run is still
/// selected.
void ComparedRuns::solveNext() {
    const auto wanted = chosen();
    const auto isWanted = [](const ComparedSource* source) { return needsRun(*source); };
    const bool late = std::ranges::any_of(
        wanted, [&](const ComparedSource* s) { return isWanted(s) && !s->shown.isEmpty(); });
    if (late)
        m_grace.begin();
    else
        m_grace.renew();
    const auto next = std::ranges::find_if(wanted, isWanted);
    if (!m_active || next == wanted.end()) {
        m_job.cancel();
        m_solving = -1;
        return;
    }
    const bool goesOn = m_job.isBusy() && std::ranges::any_of(wanted, [&](const ComparedSource* source) {
                            return source->key == m_solving && isWanted(source);
                        });
    if (goesOn) return;
    m_solving = (*next)->key;
    m_job.start(m_document.registry().find((*next)->system), (*next)->values, (*next)->tracks);
}

void ComparedRuns::take(const LiveJob::Result& result) {
    ComparedSource* source = find(std::exchange(m_solving, -1));
    if (!source) return solveNext();
    source->shown = {result.system, result.run, result.samples};
    source->shownValues = source->values;
    source->shownTracks = source->tracks;
    source->measured = result.tracks;
    source->current = true;
    solveNext();
    emit runsChanged();
}

void ComparedRuns::giveUp(const QString& why) {
    if (ComparedSource* source = find(std::exchange(m_solving, -1))) source->failure = why;
    solveNext();
    emit runsChanged();
}

} // namespace talweg

#include "moc_compared_runs.cpp"
