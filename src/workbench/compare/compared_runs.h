#pragma once

#include "comparison/compared.h"
#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/run/live_job.h"

#include <QObject>
#include <vector>

namespace talweg {

/// A run that can be compared with others: of an experiment, a pinned one, or one of another file.
struct ComparedSource {
    enum class Kind { experiment, pin, guest };

    Kind kind = Kind::experiment;
    int key = 0; ///< constant while this experiment, pinned run or guest exists
    QString name;
    QString file = {}; ///< of a guest: where it is from
    std::string system;
    Values values;
    bool chosen = false;
    std::size_t line = 0; ///< number of its line colour while it is chosen

    Shown shown = {};        ///< the last run; outdated unless `current`
    Values shownValues = {}; ///< its inputs
    bool current = false;    ///< that run is of `values`
    QString failure = {};    ///< why `values` could not be solved; empty while that is not known

    /// As lists and legends call it.
    QString title() const;
};

/// The runs of a document's experiments and pinned runs, and of guests, as far as they are selected for
/// comparison. They are updated with their inputs on another thread, while they are shown.
class ComparedRuns : public QObject {
    Q_OBJECT
public:
    explicit ComparedRuns(Document& document, QObject* parent = nullptr);

    /// Only runs of one system are compared at a time.
    void setSystem(const std::string& id);
    const std::string& system() const { return m_system; }
    /// Nothing is solved while inactive.
    void setActive(bool active);

    /// Of the current system: experiments, pins, guests.
    std::vector<const ComparedSource*> sources() const;
    /// The chosen ones of those, the baseline first.
    std::vector<const ComparedSource*> chosen() const;
    /// How many there are of other systems.
    std::size_t ofOtherSystems() const;
    bool isFull() const;
    void choose(int key, bool chosen);
    /// The key of the run that the others are compared with; −1 for none.
    int baseline() const;
    void setBaseline(int key);

    /// Adds experiments of another file, without adding them to the document.
    void addGuests(const std::vector<Experiment>& experiments, const QString& file);
    void removeGuest(int key);

    /// Whether all selected runs are current, or have failed with a known reason.
    bool isSettled() const;
    /// Whether an outdated run is shown for this one and will not be replaced within a moment.
    bool isOutdated(const ComparedSource& source) const;

signals:
    /// The available or selected runs, or the baseline.
    void choiceChanged();
    /// Runs, their inputs, or whether they are outdated.
    void runsChanged();

private:
    void reset();
    void insertExperiment(int index);
    void removeExperiment(int index);
    void moveExperiment(int from, int to);
    void renameExperiment(int index);
    void changeExperiment(int index);
    void followPins();
    ComparedSource made(ComparedSource::Kind kind, const QString& name, const std::string& system,
                        const Values& values);
    void chooseIfRoom(ComparedSource& source);
    std::size_t freeLine(const std::string& system) const;
    std::size_t countChosen(const std::string& system) const;
    ComparedSource* find(int key);
    template <class Visit>
    void forEach(const Visit& visit);
    void follow();
    void solveNext();
    void take(const LiveJob::Result& result);
    void giveUp(const QString& why);

    Document& m_document;
    std::string m_system;
    std::vector<ComparedSource> m_experiments; ///< as the document's
    std::vector<ComparedSource> m_pins;        ///< as the document's
    std::vector<ComparedSource> m_guests;
    std::vector<ComparedSource> m_gone; ///< experiments that were removed: undo brings them back
    int m_nextKey = 0;
    int m_baseline = -1;
    bool m_active = false;
    int m_solving = -1; ///< its key
    Grace m_grace;
    LiveJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
