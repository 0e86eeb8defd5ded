#include "workbench/monte_carlo/live_monte_carlo.h"

#include "base/number.h"
#include "project/columns.h"
#include "project/expressions.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using Clock = std::chrono::steady_clock;

/// Results are shown no faster than screens show them.
constexpr int frameMs = 16;
/// So long an overtaken job may go on, so that a drag shows something on its way.
constexpr std::chrono::milliseconds patience{200};
/// Runs that are solved before any are shown, and how long those in between two pictures take.
constexpr std::size_t firstRuns = 64;
constexpr double stepSeconds = 0.06;
/// Long steps are whole numbers of these, so that all threads have stretches of many runs to solve at once.
constexpr std::size_t evenStep = 4096;
/// Summing up takes no more than about this part of the time.
constexpr double summingPart = 0.3;

std::vector<std::array<double, 3>> quantilesOf(const MonteCarloResult& result) {
    std::vector<std::array<double, 3>> quantiles;
    for (const auto& values : result.values) {
        std::vector<double> numbers;
        numbers.reserve(values.size());
        std::ranges::copy_if(values, std::back_inserter(numbers),
                             [](double value) { return !std::isnan(value); });
        std::array<double, 3>& of = quantiles.emplace_back();
        for (const auto& [place, share] : {std::pair(0u, 0.05), std::pair(1u, 0.5), std::pair(2u, 0.95)})
            of[place] = numbers.empty() ? nothing : quantileOf(numbers, share);
    }
    return quantiles;
}

/// Of a study only what random runs of the experiment depend on.
Study chanceOf(const Study& study) {
    Study chance;
    chance.over.parameter = study.over.parameter;
    chance.measures = study.measures;
    chance.likely = study.likely;
    chance.ties = study.ties;
    chance.uncertain = study.uncertain;
    chance.correlations = study.correlations;
    chance.seed = study.seed;
    return chance;
}

bool isNarrow(const MonteCarloResult& result, double halfWidth) {
    const auto [low, high] = result.percentageInterval;
    return high - low <= 2 * halfWidth;
}

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

} // namespace

LiveMonteCarlo::LiveMonteCarlo(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_job(patience) {
    m_frame.setInterval(frameMs);
    m_frame.setTimerType(Qt::PreciseTimer);
    connect(&m_frame, &QTimer::timeout, this, &LiveMonteCarlo::collect);
    connect(&m_job, &NewestJob::failed, this, &LiveMonteCarlo::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveMonteCarlo::stateChanged);
    m_activation.setSingleShot(true);
    m_activation.setInterval(0);
    connect(&m_activation, &QTimer::timeout, this, [this] {
        if (m_active) read();
    });
    for (const auto signal : {&Document::experimentChanged, &Document::studyChanged})
        connect(&document, signal, this, [this](int index) {
            if (index == m_experiment) read();
        });
    connect(&document, &Document::pathChanged, this, [this] { // tables lie beside the file
        if (const auto given = study(); given && !tablesOf(*given).isEmpty()) read();
    });
    connect(&m_tables, &TableWatch::changed, this, [this] {
        m_newest.reset(); // the same order has other numbers now
        read();
    });
}

std::optional<Study> LiveMonteCarlo::study() const {
    if (experiment() < 0) return {};
    const std::optional<Study>& study = m_document.experiment(m_experiment).study;
    return study && (!study->uncertain.empty() || !study->likely.empty()) ? study : std::nullopt;
}

void LiveMonteCarlo::setExperiment(int index) {
    m_experiment = index;
    clear();
    read();
}

void LiveMonteCarlo::clear() {
    m_newest.reset();
    m_job.cancel();
    m_frame.stop();
    m_problems.clear();
    m_shown = {};
    m_current = false;
    m_grace.renew();
    emit shownChanged();
}

void LiveMonteCarlo::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active) return m_activation.start();
    if (!m_job.isBusy()) return;
    m_job.cancel();
    m_frame.stop();
    m_newest.reset();
    m_current = false;
}

void LiveMonteCarlo::setWanted(const RunsWanted& wanted) {
    if (wanted == m_wanted) return;
    m_wanted = wanted;
    read();
}

void LiveMonteCarlo::read() {
    const std::optional<Study> given = study();
    m_tables.follow(given, folderOf(m_document));
    if (!given) {
        if (m_shown.result || m_newest) clear();
        m_failure.clear();
        m_cancelled = false;
        return emit stateChanged();
    }
    const auto system = m_document.systemOf(m_experiment);
    const Experiment& experiment = m_document.experiment(m_experiment);
    Order order{system, experiment.values,
                withExpressions(*system, experiment.values, experiment.expressions,
                                ConstantTable(m_document.project().constants), chanceOf(*given)),
                m_wanted, tablesOf(*given).isEmpty() ? QString() : folderOf(m_document)};
    const auto& possible = order.system->studyMeasures;
    if (!std::ranges::count(possible, m_wanted.measure) // of another system
        || std::ranges::count(given->measures, m_wanted.measure))
        order.wanted.measure.clear();
    if (m_newest && *m_newest == order) return emit stateChanged();
    m_current = m_cancelled = false;
    m_failure.clear();
    m_newest = m_active ? std::make_shared<const Order>(std::move(order)) : nullptr;
    m_grace.begin();
    if (m_newest) {
        m_progress = 0;
        m_frame.start();
        m_job.start([this, newest = m_newest](const std::stop_token& stop) { return solve(newest, stop); });
    }
    emit stateChanged();
}

NewestJob::Delivery LiveMonteCarlo::solve(const std::shared_ptr<const Order>& order,
                                          const std::stop_token& stop) {
    MonteCarloReading reading =
        readMonteCarlo(*order->system, order->base, order->study, order->wanted.runs, order->wanted.sampling,
                       order->wanted.measure, columnsIn(order->folder));
    if (!reading.study)
        return [this, arrival = Arrival{order, {}, std::move(reading.problems)}]() mutable {
            take(std::move(arrival));
        };
    const std::size_t looks = order->wanted.halfWidth ? looksUpTo(order->wanted.runs).size() : 0;
    if (looks > 0) reading.study->confidence = confidenceOfEach(reading.study->confidence, looks);
    MonteCarloRuns runs(order->system, *reading.study);
    if (!solveRuns(runs, order, looks, stop)) return {};
    const bool isAll = runs.solved() == runs.size();
    const auto result = isAll ? runs.takeAll() : runs.soFar();
    Arrival arrival{order, {result, quantilesOf(*result), true, {}, looks}};
    put(arrival);
    arrival.shown.warnings = warningsAmong(*order->system, result->study, result->inputs, 0, stop);
    if (stop.stop_requested()) return {};
    return [this, arrival = std::move(arrival)]() mutable { take(std::move(arrival)); };
}

/// Shows what has come in so far now and then. False when cancelled.
bool LiveMonteCarlo::solveRuns(MonteCarloRuns& runs, const std::shared_ptr<const Order>& order,
                               std::size_t looks, const std::stop_token& stop) {
    const bool isEven = order->wanted.sampling == Sampling::sobol;
    const std::vector<std::size_t> at =
        looks > 0 ? looksUpTo(order->wanted.runs) : std::vector<std::size_t>{runs.size()};
    std::size_t step = isEven ? runs.size() : firstRuns, look = 0;
    double summing = 0; // seconds that the last sum took
    Clock::time_point shown = Clock::now();
    const auto progress = [&](double done) {
        const auto all = static_cast<double>(runs.size());
        m_progress = (static_cast<double>(runs.solved()) + done * static_cast<double>(step)) / all;
    };
    while (runs.solved() < runs.size()) {
        step = std::min(step, at[look] - runs.solved());
        const Clock::time_point begin = Clock::now();
        if (!runs.solve(step, 0, stop, progress)) return false;
        const double seconds = secondsSince(begin);
        const bool isLook = runs.solved() == at[look];
        if (isLook) ++look;
        if (runs.solved() == runs.size()) break;
        const bool isDue = secondsSince(shown) > std::max(stepSeconds / 2, summing / summingPart);
        if (isDue || (isLook && looks > 0)) {
            const Clock::time_point sum = Clock::now();
            const auto result = runs.soFar();
            if (looks > 0 && isLook && isNarrow(*result, *order->wanted.halfWidth)) break;
            if (isDue) {
                put({order, {result, quantilesOf(*result), false, {}, looks}});
                shown = Clock::now();
            }
            summing = secondsSince(sum);
        }
        const double factor = seconds > 0 ? std::clamp(stepSeconds / seconds, 0.5, 4.0) : 4.0;
        step = std::max<std::size_t>(1, static_cast<std::size_t>(factor * static_cast<double>(step)));
        if (step > evenStep) step -= step % evenStep;
    }
    return true;
}

/// On the job's thread: for the next frame.
void LiveMonteCarlo::put(Arrival arrival) {
    const std::scoped_lock lock(m_mutex);
    m_arrived = std::move(arrival);
}

void LiveMonteCarlo::collect() {
    std::optional<Arrival> arrived;
    {
        const std::scoped_lock lock(m_mutex);
        arrived.swap(m_arrived);
    }
    if (arrived && arrived->order == m_newest) take(std::move(*arrived));
    if (!m_job.isBusy()) m_frame.stop();
}

void LiveMonteCarlo::take(Arrival arrival) {
    {
        const std::scoped_lock lock(m_mutex);
        m_arrived.reset(); // is not newer
    }
    const bool isNewest = arrival.order == m_newest;
    if (!arrival.shown.result) {
        if (!isNewest) return;
        m_problems = std::move(arrival.problems);
        m_grace.end();
        return emit stateChanged();
    }
    if (isNewest) m_problems.clear();
    const bool isSame = m_shown.result == arrival.shown.result;
    m_shown = std::move(arrival.shown);
    m_current = isNewest;
    m_grace.renew();
    if (!isNewest) m_grace.begin();
    if (!isSame || m_shown.warnings) emit shownChanged();
    emit stateChanged();
}

void LiveMonteCarlo::giveUp(const QString& why) {
    m_failure = why;
    m_newest.reset();
    m_grace.end();
    emit failed(why);
    emit stateChanged();
}

void LiveMonteCarlo::cancel() {
    if (!isBusy()) return;
    m_activation.stop();
    collect(); // what has come in stays
    m_job.cancel();
    m_frame.stop();
    m_newest.reset();
    m_cancelled = true;
    m_grace.end();
    emit stateChanged();
}

void LiveMonteCarlo::resume() {
    if (m_cancelled) read();
}

} // namespace talweg

#include "moc_live_monte_carlo.cpp"
