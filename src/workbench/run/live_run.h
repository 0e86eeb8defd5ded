#pragma once

#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/run/live_job.h"

#include <QObject>

namespace talweg {

/// Solves the run of the current experiment again whenever its inputs change.
class LiveRun : public QObject {
    Q_OBJECT
public:
    explicit LiveRun(Document& document, QObject* parent = nullptr);

    /// The index of the current experiment; −1 if there is none or if it has been removed from the document.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);

    /// The last finished run of the experiment, in the project's units; empty before the first one. The run
    /// stays shown while newer inputs are being solved or are incompatible.
    const Shown& shown() const { return m_shown; }
    /// The run shown, in the units in which it was solved.
    const Shown& solved() const { return m_solved; }
    /// The measured tracks of the experiment to draw with that run, in the units of the project.
    const std::vector<Pinned>& tracks() const { return m_tracks; }
    /// The inputs of that run.
    const Values& shownValues() const { return m_shownValues; }
    /// The problems that concern several inputs together; outdated while isBusy(). While there are problems,
    /// no run is solved.
    const std::vector<Problem>& problems() const { return m_known.preparation.problems; }
    /// The handles in the figures that the user can drag; none while inputs are incompatible.
    const std::vector<Handle>& handles() const { return m_handles; }
    /// Checks whether a handle can be dragged to the place `to`, in the project's units. Reports the result
    /// with `dragged`. `finished` states that the mouse button was released.
    void drag(std::size_t handle, Point to, bool finished);
    /// Whether the run shown belongs to the current inputs.
    bool isCurrent() const { return m_current; }
    /// Whether the run shown is outdated and the grace period has ended. Figures are then marked.
    bool isOutdated() const { return !m_shown.isEmpty() && m_grace.isOver(); }
    /// Why the newest inputs could not be solved; empty if there was no error.
    const QString& failure() const { return m_failure; }
    /// Time for solving and sampling the run shown, ms.
    double milliseconds() const { return m_milliseconds; }
    double progress() const { return m_job.progress(); }
    bool isBusy() const { return m_dragging.isBusy() || m_preparing.isBusy() || m_job.isBusy(); }

signals:
    /// Another run is shown, or none.
    void shownChanged();
    /// The state of the newest inputs has changed: their problems, isBusy() or isCurrent().
    void stateChanged();
    /// The handles that the user can drag have changed.
    void handlesChanged();
    /// The drag of a handle was checked. `changed` contains the new values of inputs; empty if the handle
    /// cannot be dragged there.
    void dragged(int handle, const talweg::Values& changed, bool finished);
    /// Solving failed for this reason.
    void failed(const QString& why);

private:
    /// What is known about inputs before they are solved.
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
    std::optional<Known> m_ahead; ///< set while `dragged` is emitted: for the values that the drag will set
    int m_edits = 0;              ///< number of changes of the inputs, except by drags
    Values m_shownValues;
    double m_milliseconds = 0;
    bool m_current = false;
    QString m_failure;
    Grace m_grace;
    LiveJob m_job;
    NewestJob m_preparing; ///< m_preparing and m_dragging are declared last, so that they are destroyed first
    NewestJob m_dragging;
};

} // namespace talweg
