#include "workbench/study/live_advice.h"

#include <algorithm>
#include <chrono>

namespace talweg {

namespace {

/// Number of designs that are examined regardless of the time. Each call of more() adds this number.
constexpr std::size_t atATime = 20;
/// Time in ms for which further designs are examined. The best designs are examined first, so the remaining
/// ones rarely matter.
constexpr qint64 budgetMs = 3000;
/// Interval at which new results are shown. A long table is therefore filled step by step.
constexpr std::chrono::milliseconds showAfter{400};
/// Largest number of runs for ranking designs with equal margins if the study does not contain the deciding
/// result. They take about a tenth of a second. Systems without a batch solver are a thousand times slower.
constexpr double affordableBatched = 2e5, affordableAlone = 2e2;

} // namespace

LiveAdvice::LiveAdvice(QObject* parent) : QObject(parent) {
    connect(&m_job, &NewestJob::failed, this, [this](const QString& why) {
        m_failure = why;
        emit changed();
    });
}

bool LiveAdvice::isOfTheSameDesigns(const Question& question) const {
    return m_question && m_question->result == question.result
           && m_question->requirement.text() == question.requirement.text()
           && m_question->tolerances == question.tolerances;
}

void LiveAdvice::ask(std::optional<Question> question) {
    if (!question || !isOfTheSameDesigns(*question)) m_found = {};
    m_question = std::move(question);
    m_enough = atATime;
    m_failure.clear();
    m_since.start();
    m_job.cancel();
    rankAll();
    resume();
    emit changed();
}

void LiveAdvice::more() {
    m_enough = lookedAt() + atATime;
    m_since.start();
    resume();
    emit changed();
}

std::size_t LiveAdvice::lookedAt() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_advice, [](const Advice& advice) { return advice.box != nullptr; }));
}

/// Ranks all designs. If the study contains the deciding result, no additional runs are needed.
void LiveAdvice::rankAll() {
    m_advice.clear();
    if (!m_question) return;
    const SweepResult& result = *m_question->result;
    m_advice = advise(result, m_question->requirement, m_question->margins, m_question->limits,
                      m_question->preferred);
    const auto& measures = result.sweep.measures;
    const auto measure = std::ranges::find(measures, decidingMeasure);
    const auto place = static_cast<std::size_t>(measure - measures.begin());
    if (measure != measures.end())
        for (Advice& advice : m_advice)
            advice.reserve = result.spread(advice.design, place).mean;
    rankWith(m_found);
}

void LiveAdvice::rankWith(const Found& found) {
    for (Advice& advice : m_advice) {
        if (const auto known = found.reserves.find(advice.design); known != found.reserves.end())
            advice.reserve = known->second;
        if (const auto known = found.boxes.find(advice.design); known != found.boxes.end())
            advice.box = known->second;
    }
    rank(m_advice);
}

/// The best designs for which the deciding result is needed, as many as can be solved in time. Empty when the
/// time is over.
std::vector<std::size_t> LiveAdvice::withoutReserve() const {
    const System& system = *m_question->result->system;
    // If inputs follow others without a formula, e.g. unknown inputs at their worst values, designs cannot be
    // solved again.
    if (!hasDecidingMeasure(system) || !m_question->result->sweep.following.empty()) return {};
    if (!m_found.reserves.empty() && m_since.elapsed() > budgetMs / 2) return {};
    std::map<std::pair<double, double>, std::size_t> alike;
    for (const Advice& advice : m_advice)
        ++alike[{advice.wanted, advice.margin}];
    std::vector<std::size_t> tied;
    for (const Advice& advice : m_advice)
        if (!advice.reserve && alike[{advice.wanted, advice.margin}] > 1) tied.push_back(advice.design);
    const double runs = system.batch ? affordableBatched : affordableAlone;
    const auto most = static_cast<std::size_t>(runs) / m_question->result->runsPerDesign;
    tied.resize(std::min(tied.size(), std::max<std::size_t>(1, most)));
    return tied;
}

std::vector<std::size_t> LiveAdvice::withoutBox() const {
    if (m_question->tolerances.empty()) return {};
    if (lookedAt() >= m_enough && m_since.elapsed() > budgetMs) return {};
    std::vector<std::size_t> unknown;
    for (const Advice& advice : m_advice)
        if (!advice.box) unknown.push_back(advice.design);
    return unknown;
}

void LiveAdvice::resume() {
    if (!m_question) return;
    std::vector<std::size_t> tied = withoutReserve(), around = withoutBox();
    if (tied.empty() && around.empty()) return;
    m_job.start([this, question = *m_question, tied = std::move(tied),
                 around = std::move(around)](const std::stop_token& stop) -> NewestJob::Delivery {
        Found found = find(question, tied, around, stop);
        if (stop.stop_requested()) return {};
        return [this, found = std::move(found)]() mutable { take(std::move(found)); };
    });
}

LiveAdvice::Found LiveAdvice::find(const Question& question, const std::vector<std::size_t>& tied,
                                   const std::vector<std::size_t>& around, const std::stop_token& stop) {
    Found found;
    if (!tied.empty()) {
        const std::vector<double> means = decidingMeans(*question.result, tied, stop);
        for (std::size_t i = 0; i < means.size(); ++i)
            found.reserves[tied[i]] = means[i];
        return found; // the ranking may change
    }
    const ToleranceBox box(question.result, question.requirement, question.tolerances);
    const auto begin = std::chrono::steady_clock::now();
    for (const std::size_t design : around) {
        auto verdict = box.around(design, stop);
        if (!verdict) break;
        found.boxes[design] = std::make_shared<const BoxVerdict>(std::move(*verdict));
        if (std::chrono::steady_clock::now() - begin > showAfter) break;
    }
    return found;
}

void LiveAdvice::take(Found found) {
    rankWith(found);
    m_found.reserves.merge(found.reserves);
    m_found.boxes.merge(found.boxes);
    resume();
    emit changed();
}

} // namespace talweg

#include "moc_live_advice.cpp"
