#include "workbench/study/live_study.h"

#include "study/advisor.h"

#include <QDir>
#include <algorithm>
#include <chrono>

namespace talweg {

namespace {

/// Results are shown no faster than screens show them.
constexpr int frameMs = 16;
/// So long an overtaken study may go on, so that a drag shows something on its way.
constexpr std::chrono::milliseconds patience{200};

/// Whether only what is asked of designs cannot be read.
bool areOfTheQuestion(const std::vector<Problem>& problems) {
    return std::ranges::all_of(problems, [](const Problem& problem) {
        return problem.parameter == "requirement" || problem.parameter == "smallest";
    });
}

/// Reads a study; if only what is asked of its designs cannot be read, without that.
StudyReading readTolerantly(const System& system, const Values& base, const Study& study,
                            const ColumnReader& columns) {
    StudyReading reading = readStudy(system, base, study, 1, columns);
    if (reading.sweep || !areOfTheQuestion(reading.problems)) return reading;
    Study plain = study;
    plain.requirement.clear();
    plain.smallest.clear();
    reading.sweep = readStudy(system, base, plain, 1, columns).sweep;
    return reading;
}

std::size_t runsOf(const Sweep& sweep) {
    std::size_t runs = sweep.over.values.size();
    for (const Axis& axis : sweep.axes)
        runs *= axis.values.size();
    return runs;
}

QString labelOf(const Parameter& choice, const Value& value) {
    const auto& id = std::get<std::string>(value);
    return QString::fromStdString(std::ranges::find(choice.choices, id, &Choice::id)->label);
}

} // namespace

LiveStudy::LiveStudy(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folderOf(document)), m_columns(columnsIn(m_folder)),
      m_job(patience), m_reader(patience) {
    m_frame.setSingleShot(true);
    m_frame.setTimerType(Qt::PreciseTimer);
    connect(&m_frame, &QTimer::timeout, this, &LiveStudy::show);
    for (const NewestJob* job : {&m_reader, &m_job})
        connect(job, &NewestJob::failed, this, &LiveStudy::giveUp);
    connect(&m_grace, &Grace::passed, this, &LiveStudy::stateChanged);
    m_activation.setSingleShot(true);
    m_activation.setInterval(0);
    connect(&m_activation, &QTimer::timeout, this, &LiveStudy::activate);
    for (const auto signal : {&Document::experimentChanged, &Document::studyChanged})
        connect(&document, signal, this, [this](int index) {
            if (index == m_experiment) read();
        });
    connect(&document, &Document::pathChanged, this, [this] {
        if (folderOf(m_document) == m_folder) return;
        m_folder = folderOf(m_document);
        m_columns = columnsIn(m_folder);
        if (m_study && !tablesOf(*m_study).isEmpty()) read();
    });
    connect(&m_tables, &TableWatch::changed, this, [this](const QStringList& paths) {
        emit tablesChanged(paths);
        read();
    });
}

void LiveStudy::setExperiment(int index) {
    m_experiment = index;
    m_reader.cancel();
    m_job.cancel();
    m_reading = {};
    m_runs = 0;
    m_frame.stop();
    clear();
    read();
}

void LiveStudy::clear() {
    m_shown.clear();
    m_solved.reset();
    m_seconds = 0;
    m_grace.renew();
    emit shownChanged();
}

void LiveStudy::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active)
        m_activation.start();
    else
        m_job.cancel();
}

void LiveStudy::activate() {
    if (!m_active) return;
    if (m_current) return emit stateChanged();
    m_grace.renew();
    read();
}

/// Of the study on view.
void LiveStudy::followTables() {
    QStringList paths;
    if (m_study)
        for (const QString& name : tablesOf(*m_study))
            if (!m_folder.isEmpty() || QDir::isAbsolutePath(name)) paths << tablePath(m_folder, name);
    m_tables.follow(paths);
}

void LiveStudy::read() {
    m_current = m_cancelled = false;
    m_failure.clear();
    m_study.reset();
    m_newest.reset();
    if (experiment() >= 0) m_study = m_document.experiment(m_experiment).study;
    followTables();
    if (!m_study && m_solved) clear();
    if (!m_study || !(m_active || m_solved)) {
        m_reader.cancel();
        return takeReading({});
    }
    m_grace.begin();
    m_reader.start([this, system = m_document.systemOf(m_experiment),
                    values = m_document.experiment(m_experiment).values, study = *m_study,
                    columns = m_columns](const std::stop_token&) {
        return [this, read = readingOf(system, values, study, columns)]() mutable {
            takeReading(std::move(read));
        };
    });
    emit stateChanged();
}

LiveStudy::Read LiveStudy::readingOf(const std::shared_ptr<const System>& system, const Values& base,
                                     const Study& study, const ColumnReader& columns) {
    if (!study.uncertain.empty()) return noiseReadingOf(system, base, study, columns);
    Read read{readTolerantly(*system, base, study, columns), {}, 0};
    if (!read.reading.sweep) return read;
    read.order = std::make_shared<const Order>(orderOf(system, study, read.reading));
    read.runs = read.order->tasks.size() * runsOf(*read.reading.sweep);
    return read;
}

/// Of designs that are judged by random runs.
LiveStudy::Read LiveStudy::noiseReadingOf(const std::shared_ptr<const System>& system, const Values& base,
                                          const Study& study, const ColumnReader& columns) {
    constexpr double confidence = 0.95;
    NoiseReading noise = readNoise(*system, base, study, confidence, columns);
    Read read{{{}, noise.requirement, noise.problems}, {}, 0};
    if (!noise.study && areOfTheQuestion(noise.problems)) {
        Study plain = study;
        plain.requirement.clear();
        plain.smallest.clear();
        noise.study = readNoise(*system, base, plain, confidence, columns).study;
    }
    if (!noise.study) return read;
    read.reading.sweep = noise.study->sweep;
    Order order{system, {}, noise.requirement, {}, study, base};
    if (std::ranges::count(noise.study->sweep.axes, study.smallest, &Axis::parameter) > 0)
        order.smallest = study.smallest;
    const Parameter* compared = find(system->parameters, system->studyCompare);
    for (NoiseStudy& one : noiseStudiesOf(*system, study, *noise.study)) {
        const QString name =
            study.compared && compared ? labelOf(*compared, one.sweep.base.at(compared->id)) : QString();
        order.tasks.push_back({name, one.sweep.base == base, one.sweep, std::move(one)});
        read.runs += designsOf(*order.tasks.back().noise) * order.tasks.back().noise->runs;
    }
    read.order = std::make_shared<const Order>(std::move(order));
    return read;
}

void LiveStudy::takeReading(Read read) {
    m_reading = std::move(read.reading);
    m_newest = std::move(read.order);
    m_runs = read.runs;
    solveNewest();
    emit stateChanged();
}

/// While another is read, this one is not the newest any more.
void LiveStudy::solveNewest() {
    const bool isSolved = m_newest && m_solved && m_newest->comesToTheSame(*m_solved);
    m_current = isSolved && !m_reader.isBusy();
    if (m_current) m_grace.renew();
    if (m_newest && !isSolved && m_active) {
        m_grace.begin();
        m_job.start([this, order = m_newest](const std::stop_token& stop) { return solve(order, stop); });
        return;
    }
    if (!m_current && !m_reader.isBusy()) m_grace.end();
    m_frame.stop();
    m_job.cancel();
}

bool LiveStudy::Order::comesToTheSame(const Order& other) const {
    const auto sameSweep = [](const Sweep& a, const Sweep& b) {
        const auto fixed = [](const Sweep& sweep) {
            Values values = sweep.base;
            values.erase(sweep.over.parameter);
            for (const Axis& axis : sweep.axes)
                values.erase(axis.parameter);
            return values;
        };
        return a.axes == b.axes && a.over == b.over && a.measures == b.measures && a.likely == b.likely
               && a.ties == b.ties && fixed(a) == fixed(b);
    };
    const auto text = [](const Order& order) {
        return order.requirement ? order.requirement->text() : std::string();
    };
    // The same texts stand for other numbers where a table has changed.
    const auto sameDraws = [](const Task& a, const Task& b) {
        return a.noise.has_value() == b.noise.has_value()
               && (!a.noise
                   || std::ranges::equal(a.noise->inputs, b.noise->inputs, {}, &Uncertain::of,
                                         &Uncertain::of));
    };
    if (!study.uncertain.empty() || !other.study.uncertain.empty())
        return system == other.system && study == other.study && base == other.base
               && std::ranges::equal(tasks, other.tasks, sameDraws);
    return system == other.system && smallest == other.smallest && text(*this) == text(other)
           && std::ranges::equal(tasks, other.tasks, [&](const Task& a, const Task& b) {
                  return a.name == b.name && a.isOwn == b.isOwn && sameSweep(a.sweep, b.sweep);
              });
}

/// At the experiment's own values, or at all values of the compared choice that go with them.
LiveStudy::Order LiveStudy::orderOf(const std::shared_ptr<const System>& system, const Study& study,
                                    const StudyReading& reading) {
    const Sweep& sweep = *reading.sweep;
    Order order{system, {}, reading.requirement, {}, study, sweep.base};
    if (std::ranges::count(sweep.axes, study.smallest, &Axis::parameter) > 0) order.smallest = study.smallest;
    const Parameter* compared = find(system->parameters, system->studyCompare);
    for (Sweep& one : sweepsOf(*system, study, sweep)) {
        const bool isOwn = one.base == sweep.base;
        const QString name =
            study.compared && compared ? labelOf(*compared, one.base.at(compared->id)) : QString();
        order.tasks.push_back({name, isOwn, std::move(one)});
    }
    return order;
}

std::optional<StudyPart> LiveStudy::partOf(const Order& order, const Order::Task& task,
                                           const std::stop_token& stop, const Progress& progress,
                                           double& seconds) {
    StudyPart part{{{}, task.name, order.requirement}, task.isOwn, {}, order.smallest};
    StudyShown& shown = part.shown;
    if (task.noise) {
        shown.noise = solveNoise(order.system, *task.noise, 0, stop, progress);
        if (!shown.noise) return {};
        shown.result = {shown.noise, &shown.noise->runs};
        shown.verdicts =
            verdictsOf(*shown.noise, shown.requirement ? &*shown.requirement : nullptr, order.tasks.size());
        seconds += shown.noise->seconds;
        for (const DesignVerdict& judged : shown.verdicts)
            if (shown.requirement) part.margins.push_back(judged.bounds.low);
    } else {
        shown.result = solveSweep(order.system, task.sweep, {}, stop, progress);
        if (!shown.result) return {};
        seconds += shown.result->seconds;
        if (shown.requirement) part.margins = margins(*shown.result, *shown.requirement);
    }
    return part;
}

NewestJob::Delivery LiveStudy::solve(const std::shared_ptr<const Order>& order, const std::stop_token& stop) {
    Arrival arrival{order, {}, 0};
    const double share = 1 / static_cast<double>(order->tasks.size());
    m_progress = 0;
    for (const Order::Task& task : order->tasks) {
        const double before = share * static_cast<double>(arrival.parts.size());
        auto part = partOf(
            *order, task, stop, [&](double done) { m_progress = before + share * done; }, arrival.seconds);
        if (!part) return {};
        arrival.parts.push_back(std::move(*part));
    }
    return [this, arrival = std::move(arrival)]() mutable { take(std::move(arrival)); };
}

void LiveStudy::giveUp(const QString& why) {
    m_failure = why;
    m_grace.end();
    emit failed(why);
    emit stateChanged();
}

void LiveStudy::take(Arrival arrival) {
    m_arrived = std::move(arrival);
    if (m_frame.isActive()) return;
    const qint64 since = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : frameMs;
    if (since >= frameMs) return show();
    m_frame.start(static_cast<int>(frameMs - since));
}

void LiveStudy::show() {
    m_sinceFrame.start();
    m_shown = std::move(m_arrived.parts);
    m_seconds = m_arrived.seconds;
    m_solved = std::move(m_arrived.order);
    m_current = m_solved == m_newest && !m_reader.isBusy();
    m_grace.renew();
    if (!m_current) m_grace.begin();
    emit shownChanged();
    emit stateChanged();
}

void LiveStudy::cancel() {
    if (!isBusy()) return;
    m_activation.stop();
    m_reader.cancel();
    m_job.cancel();
    m_cancelled = true;
    m_grace.end();
    emit stateChanged();
}

void LiveStudy::resume() {
    if (m_cancelled) read();
}

} // namespace talweg

#include "moc_live_study.cpp"
