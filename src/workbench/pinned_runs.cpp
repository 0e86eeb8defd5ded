#include "workbench/pinned_runs.h"

#include "project/changetext.h"

#include <algorithm>

namespace talweg {

namespace {

QString nameOf(const PinnedRuns::Pin& pin, const PinnedRuns::Pin& onView) {
    const QString alone = PinnedRuns::tr("%1, pinned").arg(pin.experiment);
    if (pin.shown.system != onView.shown.system) return alone;
    const QString difference = differenceText(*pin.shown.system, pin.values, onView.values);
    if (difference.isEmpty()) return alone;
    return pin.experiment == onView.experiment ? difference
                                               : QStringLiteral("%1: %2").arg(pin.experiment, difference);
}

} // namespace

void PinnedRuns::pin(Pin run) {
    m_all.push_back(std::move(run));
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

std::vector<QString> PinnedRuns::names(const Pin& onView) const {
    std::vector<QString> names;
    for (const Pin& pin : m_all) {
        const QString name = nameOf(pin, onView);
        QString unique = name;
        for (int i = 2; std::ranges::count(names, unique) > 0; ++i)
            unique = QStringLiteral("%1 (%2)").arg(name).arg(i);
        names.push_back(unique);
    }
    return names;
}

std::vector<Pinned> PinnedRuns::beside(const Pin& onView) const {
    const std::vector<QString> all = names(onView);
    std::vector<Pinned> fitting;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (m_all[i].shown.system == onView.shown.system) fitting.push_back({all[i], m_all[i].shown});
    return fitting;
}

} // namespace talweg
