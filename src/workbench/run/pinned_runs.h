#pragma once

#include "figures/run/shown.h"
#include "project/document.h"
#include "workbench/run/live_job.h"

#include <QObject>
#include <vector>

namespace talweg {

/// The pinned runs of a document, solved one after the other on another thread.
class PinnedRuns : public QObject {
    Q_OBJECT
public:
    explicit PinnedRuns(Document& document, QObject* parent = nullptr);

    /// Pins a run that is already solved.
    void pin(const Pin& pin, const Shown& run);

    /// What the document's pins are called beside the current run: by what differs, such as "e 0.92 → 0.85",
    /// and by their experiment where that is another one. No two are called the same.
    std::vector<QString> names(const Pin& onView) const;
    /// Whether a pinned run can be drawn with the current run: it is solved, and of the same system.
    bool isBeside(std::size_t index, const Pin& onView) const;
    /// Those that can.
    std::vector<Pinned> beside(const Pin& onView) const;

signals:
    void changed();
    /// A pin could not be solved.
    void failed(const talweg::Pin& pin, const QString& why);

private:
    struct Entry {
        Pin pin;
        Shown shown = {};    ///< as solved; empty until solved, and when that failed
        bool isDone = false; ///< solved or failed
    };

    void follow();
    void solveNext();
    void take(const LiveJob::Result& result);
    void giveUp(const QString& why);

    Document& m_document;
    std::vector<Entry> m_all;  ///< as the document has them
    std::size_t m_solving = 0; ///< among them
    LiveJob m_job;
};

} // namespace talweg
