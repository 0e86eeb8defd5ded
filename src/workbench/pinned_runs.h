#pragma once

#include "figures/shown.h"

#include <QObject>
#include <vector>

namespace talweg {

/// Runs kept as references: they stay as they were, whatever happens to their experiments.
class PinnedRuns : public QObject {
    Q_OBJECT
public:
    /// A run with what it was solved from.
    struct Pin {
        QString experiment; ///< its name when the run was pinned
        Values values;
        Shown shown;
    };

    using QObject::QObject;

    void pin(Pin run);
    void unpin(std::size_t index);
    void unpinAll();

    const std::vector<Pin>& all() const { return m_all; }
    /// What a pinned run is called beside the run on view: by what differs, such as "e 0.92 → 0.85", and by
    /// its experiment where that is another one. No two are called the same.
    std::vector<QString> names(const Pin& onView) const;
    /// Those that can be laid over the run on view.
    std::vector<Pinned> beside(const Pin& onView) const;

signals:
    void changed();

private:
    std::vector<Pin> m_all;
};

} // namespace talweg
