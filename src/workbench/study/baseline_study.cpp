#include "workbench/study/baseline_study.h"

#include "base/to_qt.h"

namespace talweg {

BaselineStudy::BaselineStudy(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::baselineChanged, this, &BaselineStudy::follow);
    connect(&document, &Document::projectReset, this, &BaselineStudy::follow);
    const auto forgetTables = [this] {
        if (!pinned() || tablesOf(pinned()->study).isEmpty()) return;
        m_of = {};
        follow();
    };
    connect(&document, &Document::pathChanged, this, forgetTables);
    connect(&document, &Document::measuredChanged, this, forgetTables);
    connect(&m_tables, &TableWatch::changed, this, forgetTables);
    connect(&m_job, &NewestJob::failed, this, [this](const QString& why) {
        m_failure = why;
        emit changed();
    });
    follow();
}

void BaselineStudy::pin(const Baseline& baseline, std::vector<StudyPart> parts) {
    m_of = baseline;
    m_solved = std::move(parts);
    m_document.pinBaseline(baseline);
}

void BaselineStudy::setActive(bool active) {
    m_active = active;
    solve();
}

/// Updates the pinned study from the document. Its results are reused if it was solved before.
void BaselineStudy::follow() {
    const auto study = pinned() ? std::optional(pinned()->study) : std::nullopt;
    m_tables.follow(study, m_document.project().measured, folderOf(m_document));
    m_job.cancel();
    m_failure.clear();
    m_parts = pinned() && m_of == pinned() ? m_solved : std::vector<StudyPart>();
    solve();
    emit changed();
}

void BaselineStudy::solve() {
    if (!m_active || !pinned() || !m_parts.empty() || !m_failure.isEmpty() || m_job.isBusy()) return;
    m_progress = 0;
    m_job.start([this, system = m_document.registry().find(pinned()->system), baseline = *pinned(),
                 columns = columnsOf(m_document.project().measured, folderOf(m_document))](
                    const std::stop_token& stop) { return solve(system, baseline, columns, stop); });
}

NewestJob::Delivery BaselineStudy::solve(const std::shared_ptr<const System>& system,
                                         const Baseline& baseline, const ColumnReader& columns,
                                         const std::stop_token& stop) {
    const StudyOrderReading read = studyOrderOf(system, baseline.values, baseline.study, columns);
    Arrival arrival;
    if (read.order) {
        double seconds = 0;
        arrival.parts = solveAllParts(
            *read.order, stop, [this](double done) { m_progress = done; }, seconds);
        if (arrival.parts.empty()) return {};
    } else {
        QStringList sentences;
        for (const Problem& problem : read.reading.problems)
            sentences << toQt(problem.message);
        arrival.failure = sentences.join(u' ');
    }
    return [this, baseline, arrival = std::move(arrival)]() mutable { take(baseline, std::move(arrival)); };
}

void BaselineStudy::take(const Baseline& of, Arrival arrival) {
    m_of = of;
    m_solved = m_parts = std::move(arrival.parts);
    m_failure = arrival.failure;
    emit changed();
}

} // namespace talweg

#include "moc_baseline_study.cpp"
