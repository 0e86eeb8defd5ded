#pragma once

#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/run/live_job.h"

#include <QObject>

namespace talweg {

/// The run of the current experiment, updated with its inputs.
class LiveRun : public QObject {
    Q_OBJECT
public:
    explicit LiveRun(Document& document, QObject* parent = nullptr);

    /// The current experiment; −1 if there is none or if it has been removed from the document.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);

    /// The last finished run of the experiment, in the units of the project; empty before the first. It stays
    /// shown while newer inputs are being solved or are incompatible.
    const Shown& shown() const { return m_shown; }
    /// The same run in the units in which it was solved.
    const Shown& solved() const { return m_solved; }
    /// The measured tracks of the experiment to draw with that run, in the units of the project.
    const std::vector<Pinned>& tracks() const { return m_tracks; }
    /// The inputs of that run.
    const Values& shownValues() const { return m_shownValues; }
    /// The known problems of the inputs taken together; outdated while isBusy(). While there are problems,
    /// nothing is solved.
    const std::vector<Problem>& problems() const { return m_known.preparation.problems; }
    /// The handles of the figures that can be dragged; none while inputs are incompatible.
    const std::vector<Handle>& handles() const { return m_handles; }
    /// Checks a drag of a handle to a place, in the units shown, and reports the changes with `dragged` if
    /// the place is possible. `finished`: the mouse button was released.
    void drag(std::size_t handle, Point to, bool finished);
    /// Whether the shown run belongs to the current inputs.
    bool isCurrent() const { return m_current; }
    /// Whether an outdated run is shown and will not be replaced within a moment: figures mark it.
    bool isOutdated() const { return !m_shown.isEmpty() && m_grace.isOver(); }
    /// Why the newest inputs could not be solved; empty if unknown.
    const QString& failure() const { return m_failure; }
    /// Time taken to solve and sample the shown run.
    double milliseconds() const { return m_milliseconds; }
    double progress() const { return m_job.progress(); }
    bool isBusy() const { return m_dragging.isBusy() || m_preparing.isBusy() || m_job.isBusy(); }

signals:
    /// Another run, or none, is shown.
    void shownChanged();
    /// The state of the newest inputs has changed: problems, busy or current.
    void stateChanged();
    /// The handles that can be dragged have changed.
    void handlesChanged();
    /// A drag of a handle was checked. `changed` has the new values of inputs; empty if the place is
    /// impossible.
    void dragged(int handle, const talweg::Values& changed, bool finished);
    /// The solver failed.
    void failed(const QString& why);

private:
    /// Information on inputs that is available before they are solved.
    struct Known {
        Values values;
        Preparation preparation;
        std::vector<Handle> handles;
    };

    static Known lookedOver(const System& system, Values values, const DisplayUnits& units);
    void prepare();
    void takeKnown(Known known);
    void takeDragged(int handle, const Values& changed, Known known, bool finished);
    void take(const LiveJob::Result& result);
    void convert();
    void convertRun();
    void giveUp(const QString& why);

    Document& m_document;
    int m_experiment = -1;
    Shown m_solved, m_shown;
    std::vector<Pinned> m_solvedTracks, m_tracks; ///< as solved, and as shown
    std::vector<Handle> m_handles;                ///< in the units of the project
    Known m_known;
    std::optional<Known> m_ahead; ///< for the values that a drag is about to set
    int m_edits = 0;              ///< number of edits of the inputs, except drags
    Values m_shownValues;
    double m_milliseconds = 0;
    bool m_current = false;
    QString m_failure;
    Grace m_grace;
    LiveJob m_job;
    NewestJob m_preparing; ///< declared last, like the next: their threads end first
    NewestJob m_dragging;
};

} // namespace talweg
