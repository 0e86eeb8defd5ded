#include "workbench/monte_carlo/live_monte_carlo.h"

#include "base/number.h"
#include "project/columns.h"
#include "project/document.h"
#include "project/expressions.h"
#include "study/description.h"
#include "study/monte_carlo_text.h"

#include <algorithm>

namespace talweg {

namespace {

/// Interval in ms at which new results are shown. Screens are not refreshed more often.
constexpr int frameMs = 16;
/// Interval at which the remaining time is estimated. If it is long, the runs are moved to the background.
constexpr std::chrono::milliseconds bout{400};

/// A copy of a study with only the parts on which its random runs depend.
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

/// The condition for ending the runs as text. It is the part of the key that the study does not contain.
std::string textOf(const RunsWanted& wanted) {
    return wanted.halfWidth ? "\nuntil=" + shortest(*wanted.halfWidth) : std::string();
}

/// The computation for a study. If there is a checkpoint, the computation resumes from it.
std::shared_ptr<RandomWork> workOn(const std::shared_ptr<const System>& system, const MonteCarlo& study,
                                   const RunsWanted& wanted, const Checkpoints* checkpoints,
                                   const QString& key) {
    auto work = std::make_shared<RandomWork>(system, study, wanted);
    const auto kept = checkpoints ? checkpoints->read(key) : std::nullopt;
    if (!kept || work->restore({kept->data(), static_cast<std::size_t>(kept->size())})) return work;
    return std::make_shared<RandomWork>(system, study, wanted);
}

} // namespace

LiveMonteCarlo::LiveMonteCarlo(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_job(NewestJob::usualPatience) {
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
    const auto readTables = [this] {
        if (const auto given = study(); given && !tablesOf(*given).isEmpty()) read();
    };
    connect(&document, &Document::pathChanged, this, readTables); // tables are relative to the file
    connect(&document, &Document::measuredChanged, this, readTables);
    connect(&m_tables, &TableWatch::changed, this, [this] {
        m_newest.reset(); // the order is equal, but the numbers in its tables differ
        read();
    });
}

void LiveMonteCarlo::setJobs(LongJobs& jobs) {
    m_jobs = &jobs;
    connect(&jobs, &LongJobs::changed, this, &LiveMonteCarlo::lookAtJob);
}

std::optional<Study> LiveMonteCarlo::study() const {
    if (experiment() < 0) return {};
    const std::optional<Study>& study = m_document.experiment(m_experiment).study;
    return study && (!study->uncertain.empty() || !study->likely.empty()) ? study : std::nullopt;
}

void LiveMonteCarlo::setExperiment(int index) {
    m_experiment = index;
    m_followed.clear(); // the background task continues
    m_follows.reset();
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
    if (!isBusy()) return;
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
    m_tables.follow(given, m_document.project().measured, folderOf(m_document));
    if (!given) {
        leaveJob();
        if (m_shown.result || m_newest) clear();
        m_failure.clear();
        m_cancelled = false;
        return emit stateChanged();
    }
    const auto system = m_document.systemOf(m_experiment);
    const Experiment& experiment = m_document.experiment(m_experiment);
    Order order{system,
                experiment.values,
                withExpressions(*system, experiment.values, experiment.expressions,
                                ConstantTable(m_document.project().constants), chanceOf(*given)),
                m_wanted,
                tablesOf(*given).isEmpty() ? QString() : folderOf(m_document),
                {}};
    for (const MeasuredColumn& column : m_document.project().measured)
        if (std::ranges::count(columnsNamedIn(*given), ColumnName{column.file, column.column}) > 0)
            order.measured.push_back(column);
    const auto& possible = order.system->studyMeasures;
    if (!std::ranges::count(possible, m_wanted.measure) // the result belongs to another system
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
        std::optional<InBackground> background;
        if (m_jobs) {
            background = {m_jobs->checkpoints(), m_jobs->longFrom(), {}};
            for (const LongJob* job : m_jobs->all())
                background->keys << job->order().key;
        }
        m_job.start([this, newest = m_newest, background](const std::stop_token& stop) {
            return solve(newest, background, stop);
        });
    }
    emit stateChanged();
}

NewestJob::Delivery LiveMonteCarlo::solve(const std::shared_ptr<const Order>& order,
                                          const std::optional<InBackground>& background,
                                          const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    MonteCarloReading reading =
        readMonteCarlo(*order->system, order->base, order->study, order->wanted.runs, order->wanted.sampling,
                       order->wanted.measure, columnsOf(order->measured, order->folder));
    if (!reading.study)
        return [this, order, problems = std::move(reading.problems)] { refuse(order, problems); };
    const QString key =
        Checkpoints::keyOf(descriptionOf(*order->system, *reading.study) + textOf(order->wanted));
    if (background && background->keys.contains(key)) return [this, order, key] { follow(order, key); };
    const auto work = workOn(order->system, *reading.study, order->wanted,
                             background ? &background->checkpoints : nullptr, key);
    watch(order, work);
    const std::size_t kept = work->solved();
    const auto begin = Clock::now();
    while (!work->isSolved()) {
        work->resume(background ? bout : LongWork::toTheEnd, stop,
                     [this](double done) { m_progress = done; });
        if (stop.stop_requested()) return {};
        const auto solved = static_cast<double>(work->solved() - kept);
        const auto left = static_cast<double>(work->isSolved() ? 0 : work->size() - work->solved());
        if (background && (Clock::now() - begin) * left > background->longFrom * solved)
            return [this, order, job = LongOrder{LongOrder::Kind::randomRuns, {}, key, work, kept}] {
                handOver(order, job);
            };
    }
    if (!work->sumUp(stop)) return {};
    return [this, order, key, work] {
        if (order == m_newest && m_followed != key) leaveJob();
        takeWhole(order, *work);
    };
}

/// Shows intermediate results of `work` from now on.
void LiveMonteCarlo::watch(const std::shared_ptr<const Order>& order, std::shared_ptr<RandomWork> work) {
    const std::scoped_lock lock(m_mutex);
    m_watched = {order, std::move(work)};
}

// --- background tasks ------------------------------------------------------------------------------

/// Moves a computation to the background. If its inputs are outdated, it is discarded, because it has only
/// just begun.
void LiveMonteCarlo::handOver(const std::shared_ptr<const Order>& order, LongOrder job) {
    if (order != m_newest) return;
    const QString key = job.key;
    job.experiment = m_document.experiment(m_experiment).name;
    if (!m_jobs->find(key)) m_jobs->add(std::move(job));
    follow(order, key);
}

/// Shows the background task that solves an order. Pauses a background task for outdated inputs.
void LiveMonteCarlo::follow(const std::shared_ptr<const Order>& order, const QString& key) {
    if (order != m_newest) return;
    if (m_followed != key) leaveJob();
    LongJob* job = m_jobs->find(key);
    if (!job || job->state() == LongJob::State::failed) { // removed, or to be tried again
        if (job) m_jobs->cancel(*job);
        m_newest.reset();
        return read();
    }
    m_followed = key;
    m_follows = order;
    watch(order, std::static_pointer_cast<RandomWork>(job->order().work));
    if (job->state() == LongJob::State::replaced) job->resume();
    lookAtJob();
}

/// Pauses the background task that is shown, because its inputs are outdated.
void LiveMonteCarlo::leaveJob() {
    LongJob* job = m_jobs ? m_jobs->find(m_followed) : nullptr;
    m_followed.clear();
    m_follows.reset();
    if (!job || job->state() != LongJob::State::running) return;
    job->replace();
    emit jobReplaced();
}

void LiveMonteCarlo::lookAtJob() {
    if (!m_newest || m_newest != m_follows) return;
    const LongJob* job = longJob();
    if (!job) { // the user cancelled the task elsewhere
        m_follows.reset();
        m_newest.reset();
        m_cancelled = true;
        m_grace.end();
    } else if (job->state() == LongJob::State::failed) {
        m_follows.reset();
        return giveUp(job->failure());
    } else if (job->state() == LongJob::State::finished) {
        if (isCurrent() && m_shown.warnings) return;
        return takeWhole(m_newest, static_cast<RandomWork&>(*job->order().work));
    } else if (job->state() == LongJob::State::paused) {
        m_grace.end();
    } else if (!m_frame.isActive()) {
        m_frame.start();
    }
    emit stateChanged();
}

// --- results ---------------------------------------------------------------------------------------

void LiveMonteCarlo::collect() {
    Watched watched;
    {
        const std::scoped_lock lock(m_mutex);
        watched = m_watched;
    }
    if (watched.work && watched.order == m_newest)
        if (auto shown = watched.work->takeSoFar()) take(m_newest, std::move(*shown));
    if (!m_job.isBusy() && !isInBackground()) m_frame.stop();
}

void LiveMonteCarlo::take(const std::shared_ptr<const Order>& order, MonteCarloShown shown) {
    const bool isNewest = order == m_newest;
    if (isNewest) m_problems.clear();
    const bool isSame = m_shown.result == shown.result;
    m_shown = std::move(shown);
    m_current = isNewest;
    m_grace.renew();
    if (!isNewest) m_grace.begin();
    if (!isSame || m_shown.warnings) emit shownChanged();
    emit stateChanged();
}

/// Shows the complete results and discards intermediate results.
void LiveMonteCarlo::takeWhole(const std::shared_ptr<const Order>& order, RandomWork& work) {
    work.takeSoFar();
    take(order, work.shown());
}

void LiveMonteCarlo::refuse(const std::shared_ptr<const Order>& order, std::vector<Problem> problems) {
    if (order != m_newest) return;
    m_problems = std::move(problems);
    m_grace.end();
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
    LongJob* job = longJob();
    if (!isBusy() && !(job && job->state() == LongJob::State::paused)) return;
    m_activation.stop();
    collect(); // shows the results obtained so far
    m_job.cancel();
    m_frame.stop();
    m_newest.reset();
    m_follows.reset();
    if (job) m_jobs->cancel(*job);
    m_cancelled = true;
    m_grace.end();
    emit stateChanged();
}

void LiveMonteCarlo::pause() {
    if (LongJob* job = longJob()) job->pause();
}

void LiveMonteCarlo::resume() {
    if (LongJob* job = longJob()) return job->resume();
    if (m_cancelled) read();
}

} // namespace talweg

#include "moc_live_monte_carlo.cpp"
