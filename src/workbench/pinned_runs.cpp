#include "workbench/pinned_runs.h"

#include <algorithm>
#include <iterator>

namespace talweg {

bool PinnedRuns::isTaken(const QString& name) const {
    return std::any_of(m_all.begin(), m_all.end(), [&](const Pinned& pinned) { return pinned.name == name; });
}

void PinnedRuns::pin(const QString& name, const Shown& shown) {
    QString unique = tr("%1, pinned").arg(name);
    for (int i = 2; isTaken(unique); ++i)
        unique = tr("%1, pinned %2").arg(name).arg(i);
    m_all.push_back({unique, shown});
    emit changed();
}

void PinnedRuns::unpin(std::size_t index) {
    m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(index));
    emit changed();
}

void PinnedRuns::unpinAll() {
    m_all.clear();
    emit changed();
}

std::vector<Pinned> PinnedRuns::of(const System* system) const {
    std::vector<Pinned> some;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(some),
                 [system](const Pinned& pinned) { return pinned.shown.system.get() == system; });
    return some;
}

} // namespace talweg
