#pragma once

#include "comparison/compared.h"
#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/run/live_job.h"

#include <QObject>
#include <vector>

namespace talweg {

/// A run that can be compared: a run of an experiment of the project, a pinned run, or a guest, which is a
/// run of an experiment in another file.
struct ComparedSource {
    enum class Kind { experiment, pin, guest };

    Kind kind = Kind::experiment;
    int key = 0; ///< identifies the run while its experiment, pin or guest exists
    QString name;
    QString file = {}; ///< path of a guest's file
    std::string system;
    Values values;
    SharedList<Track> tracks = {}; ///< measured tracks of the experiment; a pinned run has none
    bool chosen = false;
    std::size_t line = 0; ///< index of the line colour; valid while `chosen`

    Shown shown = {};        ///< the last solved run; outdated unless `current`
    Values shownValues = {}; ///< the inputs of `shown`
    SharedList<Track> shownTracks = {};
    std::vector<Pinned> measured = {}; ///< `shownTracks`, for drawing
    bool current = false;              ///< `shown` is the run of `values`, and `measured` shows `tracks`
    QString failure = {}; ///< why `values` could not be solved; empty if they were solved or not tried yet

    /// The name shown in lists and legends.
    QString title() const;
};

/// The runs that can be compared: those of the document's experiments, its pinned runs, and guests. While the
/// page is shown, selected runs are solved again on another thread whenever their inputs change.
class ComparedRuns : public QObject {
    Q_OBJECT
public:
    explicit ComparedRuns(Document& document, QObject* parent = nullptr);

    /// Sets the system whose runs are compared. Only runs of one system are compared at a time.
    void setSystem(const std::string& id);
    const std::string& system() const { return m_system; }
    /// While inactive, no run is solved.
    void setActive(bool active);

    /// All runs of the current system: those of experiments, then pinned runs, then guests.
    std::vector<const ComparedSource*> sources() const;
    /// The selected runs of the current system, the baseline first.
    std::vector<const ComparedSource*> chosen() const;
    /// The number of runs of other systems, which cannot be compared with the current system's.
    std::size_t ofOtherSystems() const;
    bool isFull() const;
    void choose(int key, bool chosen);
    /// The key of the baseline, the run with which the others are compared; −1 for none.
    int baseline() const;
    void setBaseline(int key);

    /// Adds runs of another file's experiments. The document is not changed.
    void addGuests(const std::vector<Experiment>& experiments, const QString& file);
    void removeGuest(int key);

    /// Whether each selected run has been solved with its current inputs, or cannot be solved.
    bool isSettled() const;
    /// Whether the run shown for `source` does not match its inputs, and the grace period has ended or the
    /// inputs could not be solved.
    bool isOutdated(const ComparedSource& source) const;

signals:
    /// The available runs, the selected runs or the baseline changed.
    void choiceChanged();
    /// A run, its inputs, or whether it is outdated changed.
    void runsChanged();

private:
    void reset();
    void insertExperiment(int index);
    void removeExperiment(int index);
    void moveExperiment(int from, int to);
    void renameExperiment(int index);
    void changeExperiment(int index);
    void followPins();
    ComparedSource made(ComparedSource::Kind kind, const Experiment& experiment);
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
    std::vector<ComparedSource> m_gone; ///< runs of removed experiments, kept in case of undo
    int m_nextKey = 0;
    int m_baseline = -1;
    bool m_active = false;
    int m_solving = -1; ///< key of the run being solved; −1 for none
    Grace m_grace;
    LiveJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
