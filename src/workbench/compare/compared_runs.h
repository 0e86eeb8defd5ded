#pragma once

#include "comparison/compared.h"
#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/run/live_job.h"

#include <QObject>
#include <vector>

namespace talweg {

/// A run that can be compared: of an experiment of the project, a pinned run, or of an experiment in another
/// file.
struct ComparedSource {
    enum class Kind { experiment, pin, guest };

    Kind kind = Kind::experiment;
    int key = 0; ///< constant while this experiment, pinned run or guest exists
    QString name;
    QString file = {}; ///< path of a guest's file
    std::string system;
    Values values;
    bool chosen = false;
    std::size_t line = 0; ///< index of its line colour while it is selected

    Shown shown = {};        ///< the last run; outdated unless `current`
    Values shownValues = {}; ///< its inputs
    bool current = false;    ///< `shown` is the run of `values`
    QString failure = {};    ///< why `values` could not be solved; empty if unknown

    /// The name used in lists and legends.
    QString title() const;
};

/// The runs selected for comparison: of the document's experiments, its pinned runs, and guests, which are
/// runs of experiments in other files. While they are shown, they are solved again on another thread whenever
/// their inputs change.
class ComparedRuns : public QObject {
    Q_OBJECT
public:
    explicit ComparedRuns(Document& document, QObject* parent = nullptr);

    /// Only runs of one system are compared at a time.
    void setSystem(const std::string& id);
    const std::string& system() const { return m_system; }
    /// Nothing is solved while inactive.
    void setActive(bool active);

    /// All runs of the current system: experiments, pinned runs, then guests.
    std::vector<const ComparedSource*> sources() const;
    /// The selected ones of sources(), the baseline first.
    std::vector<const ComparedSource*> chosen() const;
    /// The number of runs of other systems, which cannot be compared now.
    std::size_t ofOtherSystems() const;
    bool isFull() const;
    void choose(int key, bool chosen);
    /// The key of the baseline, with which the other runs are compared; −1 for none.
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
    /// The available runs, the selected runs or the baseline changed.
    void choiceChanged();
    /// Runs or their inputs changed, or whether they are outdated.
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
    std::vector<ComparedSource> m_experiments; ///< in the order of the document
    std::vector<ComparedSource> m_pins;        ///< in the order of the document
    std::vector<ComparedSource> m_guests;
    std::vector<ComparedSource> m_gone; ///< removed experiments, kept because undo may restore them
    int m_nextKey = 0;
    int m_baseline = -1;
    bool m_active = false;
    int m_solving = -1; ///< key of the run being solved; −1 for none
    Grace m_grace;
    LiveJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
