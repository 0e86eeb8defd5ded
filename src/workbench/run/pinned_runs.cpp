#include "workbench/run/pinned_runs.h"

#include "base/contract.h"
#include "figures/run/shown_in_units.h"
#include "project/changetext.h"

#include <QHash>
#include <algorithm>
#include <utility>

namespace talweg {

PinnedRuns::PinnedRuns(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::pinsChanged, this, &PinnedRuns::follow);
    connect(&document, &Document::projectReset, this, &PinnedRuns::follow);
    connect(&document, &Document::unitsChanged, this, &PinnedRuns::changed);
    connect(&m_job, &LiveJob::finished, this, &PinnedRuns::take);
    connect(&m_job, &LiveJob::failed, this, [this](const QString& why) {
        giveUp(why);
        solveNext();
    });
}

void PinnedRuns::pin(const Pin& pin, const Shown& run) {
    m_all.push_back({pin, run, true});
    m_document.pin(pin);
}

/// Updates the pinned runs from the document. Results of pins that still exist are kept.
void PinnedRuns::follow() {
    const std::vector<Entry> before = std::exchange(m_all, {});
    for (const Pin& pin : m_document.project().pins) {
        const auto known = std::ranges::find(before, pin, &Entry::pin);
        m_all.push_back(known == before.end() ? Entry{pin} : *known);
    }
    solveNext();
    emit changed();
}

void PinnedRuns::solveNext() {
    m_job.cancel();
    const auto next = std::ranges::find(m_all, false, &Entry::isDone);
    if (next == m_all.end()) return;
    m_solving = static_cast<std::size_t>(next - m_all.begin());
    m_job.start(m_document.registry().find(next->pin.system), next->pin.values);
}

void PinnedRuns::take(const LiveJob::Result& result) {
    m_all[m_solving].shown = {result.system, result.run, result.samples};
    m_all[m_solving].isDone = true;
    solveNext();
    emit changed();
}

void PinnedRuns::giveUp(const QString& why) {
    m_all[m_solving].isDone = true;
    emit failed(m_all[m_solving].pin, why);
}

std::vector<QString> PinnedRuns::names(const Pin& onView) const {
    return pinNames(m_document.project().pins, onView, m_document.registry(), m_document.units());
}

bool PinnedRuns::isBeside(std::size_t index, const Pin& onView) const {
    TALWEG_EXPECTS(index < m_all.size());
    return !m_all[index].shown.isEmpty() && m_all[index].pin.system == onView.system;
}

std::vector<Pinned> PinnedRuns::beside(const Pin& onView) const {
    const std::vector<QString> all = names(onView);
    std::vector<Pinned> fitting;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (isBeside(i, onView)) fitting.push_back({all[i], inUnits(m_all[i].shown, m_document.units())});
    return fitting;
}

} // namespace talweg

#include "moc_pinned_runs.cpp"
