#include "workbench/run/pinned_runs.h"

#include "base/contract.h"
#include "project/changetext.h"

#include <QHash>
#include <algorithm>
#include <utility>

namespace talweg {

namespace {

QString nameOf(const Pin& pin, const System& system, const Pin& onView) {
    const QString alone = PinnedRuns::tr("%1, pinned").arg(pin.experiment);
    if (pin.system != onView.system) return alone;
    const QString difference = differenceText(system, pin.values, onView.values);
    if (difference.isEmpty()) return alone;
    return pin.experiment == onView.experiment ? difference
                                               : QStringLiteral("%1: %2").arg(pin.experiment, difference);
}

} // namespace

PinnedRuns::PinnedRuns(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::pinsChanged, this, &PinnedRuns::follow);
    connect(&document, &Document::projectReset, this, &PinnedRuns::follow);
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

/// What is known of a pin stays known.
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
    std::vector<QString> names;
    QHash<QString, int> uses;
    for (const Entry& each : m_all) {
        const QString name = nameOf(each.pin, *m_document.registry().find(each.pin.system), onView);
        QString unique = name;
        while (uses.contains(unique))
            unique = QStringLiteral("%1 (%2)").arg(name).arg(++uses[name]);
        uses.insert(unique, 1);
        names.push_back(unique);
    }
    return names;
}

bool PinnedRuns::isBeside(std::size_t index, const Pin& onView) const {
    TALWEG_EXPECTS(index < m_all.size());
    return !m_all[index].shown.isEmpty() && m_all[index].pin.system == onView.system;
}

std::vector<Pinned> PinnedRuns::beside(const Pin& onView) const {
    const std::vector<QString> all = names(onView);
    std::vector<Pinned> fitting;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (isBeside(i, onView)) fitting.push_back({all[i], m_all[i].shown});
    return fitting;
}

} // namespace talweg

#include "moc_pinned_runs.cpp"
