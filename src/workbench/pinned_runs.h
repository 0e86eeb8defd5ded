#pragma once

#include "figures/shown.h"

#include <QObject>
#include <vector>

namespace talweg {

/// Runs kept as references: they stay as they were, whatever happens to their experiments.
class PinnedRuns : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Keeps a run under a name made unique.
    void pin(const QString& name, const Shown& shown);
    void unpin(std::size_t index);
    void unpinAll();

    const std::vector<Pinned>& all() const { return m_all; }
    /// Those that can be laid over runs of a system.
    std::vector<Pinned> of(const System* system) const;

signals:
    void changed();

private:
    bool isTaken(const QString& name) const;

    std::vector<Pinned> m_all;
};

} // namespace talweg
