#pragma once

#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/run/live_job.h"

#include <QObject>
#include <vector>

namespace talweg {

/// The pinned runs of a document. They are solved one after the other on another thread.
class PinnedRuns : public QObject {
    Q_OBJECT
public:
    explicit PinnedRuns(Document& document, QObject* parent = nullptr);

    /// Pins a run that is already solved.
    void pin(const Pin& pin, const Shown& run);

    /// Names of the document's pinned runs for display next to the current run. A name states the inputs that
    /// differ, e.g. "e 0.92 → 0.85", and the experiment if it is not the current one. All names are
    /// different.
    std::vector<QString> names(const Pin& onView) const;
    /// Whether a pinned run can be drawn with the current run: it is solved and belongs to the same system.
    bool isBeside(std::size_t index, const Pin& onView) const;
    /// The pinned runs for which isBeside() is true.
    std::vector<Pinned> beside(const Pin& onView) const;

signals:
    void changed();
    /// A pin could not be solved.
    void failed(const talweg::Pin& pin, const QString& why);

private:
    struct Entry {
        Pin pin;
        Shown shown = {};    ///< the solved run; empty before that or if solving failed
        bool isDone = false; ///< whether it was solved or solving failed
    };

    void follow();
    void solveNext();
    void take(const LiveJob::Result& result);
    void giveUp(const QString& why);

    Document& m_document;
    std::vector<Entry> m_all;  ///< in the order of the document
    std::size_t m_solving = 0; ///< index of the run being solved
    LiveJob m_job;
};

} // namespace talweg
