#include "workbench/monte_carlo/monte_carlo_page.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "figures/monte_carlo/drawing_in_units.h"
#include "figures/monte_carlo/monte_carlo_view.h"
#include "figures/monte_carlo/random_figure_id.h"
#include "study/default_study.h"
#include "study/draws.h"
#include "study/monte_carlo_text.h"
#include "systems/reading.h"
#include "systems/run_counts.h"
#include "ui_monte_carlo_page.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/draft.h"
#include "workbench/jobs/job_bar.h"
#include "workbench/monte_carlo/live_drawing.h"
#include "workbench/monte_carlo/live_indices.h"
#include "workbench/monte_carlo/random_inputs.h"

#include <QShortcut>
#include <QTimer>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Delay in ms before progress is shown. If too short, the progress bar flickers; if too long, the page seems
/// to hang.
constexpr int progressAfterMs = 250;

QString duration(double seconds) {
    return seconds < 1 ? MonteCarloPage::tr("%1 ms").arg(1000 * seconds, 0, 'f', seconds < 0.1 ? 1 : 0)
                       : MonteCarloPage::tr("%1 s").arg(seconds, 0, 'f', 1);
}

/// The number typed, e.g. as "10 000" or "1e5"; nothing if the text is not a number.
std::optional<double> typedNumber(QString typed) {
    typed.remove(u' ').remove(QChar(0x202F)).remove(QChar(0xA0)).remove(u'%').remove(QChar(0xB1));
    return readNumber(typed.trimmed().toStdString());
}

} // namespace

MonteCarloPage::MonteCarloPage(QWidget* parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::MonteCarloPage>()), m_drawing(new LiveDrawing(this)),
      m_indices(new LiveIndices(this)), m_progress(new QTimer(this)),
      m_escape(new QShortcut(Qt::Key_Escape, this)) {
    m_ui->setupUi(this);
    m_runs = new Draft(m_ui->randomRunsWanted, [this](const QString& text) { return runsRefusal(text); });
    m_width = new Draft(m_ui->width, [this](const QString& text) { return widthRefusal(text); });
    m_runs->setName(tr("the number of random runs"));
    m_width->setName(tr("the half-width of the confidence interval"));
    m_runs->setText(QString::number(RunsWanted().runs));
    m_width->setText(QStringLiteral("1"));
    m_ui->randomView->setTheme(currentTheme());
    m_ui->axesRow->insertWidget(0, m_ui->randomFigureBar->axesEditor());
    for (QWidget* later :
         {static_cast<QWidget*>(m_ui->randomProblems), static_cast<QWidget*>(m_ui->randomProgress),
          static_cast<QWidget*>(m_ui->randomPause), static_cast<QWidget*>(m_ui->randomCancel),
          static_cast<QWidget*>(m_ui->randomResume), static_cast<QWidget*>(m_ui->startIndices)})
        later->hide();
    m_progress->setInterval(progressAfterMs);
    m_escape->setContext(Qt::WidgetWithChildrenShortcut);
    m_escape->setEnabled(false);
    connect(m_progress, &QTimer::timeout, this, &MonteCarloPage::showProgress);
    connectFigure();
}

MonteCarloPage::~MonteCarloPage() = default;

MonteCarloView* MonteCarloPage::view() const {
    return m_ui->randomView;
}

void MonteCarloPage::connectFigure() {
    connect(m_ui->randomFigureBar, &MonteCarloFigureBar::changed, this, [this] {
        takeWanted(); // requests the chosen result if the runs do not include it
        showFigure();
        showAnswer();
    });
    connect(m_drawing, &LiveDrawing::changed, this, &MonteCarloPage::showDrawing);
    connect(m_drawing, &LiveDrawing::failed, this, [this](const QString& why) {
        emit told(Severity::error, tr("The figure could not be computed: %1").arg(why));
    });
    connect(m_indices, &LiveIndices::changed, this, &MonteCarloPage::showFigure);
    connect(m_ui->randomView, &MonteCarloView::runClicked, this, &MonteCarloPage::openRun);
    connect(m_ui->randomView, &MonteCarloView::exportRequested, this, &MonteCarloPage::exportRequested);
    connect(m_ui->randomView, &MonteCarloView::dataExportRequested, this,
            &MonteCarloPage::dataExportRequested);
    connect(m_ui->randomView, &MonteCarloView::readOut, m_ui->randomReadout, [this](QString text) {
        text.replace(u'\n', QStringLiteral("  ·  "));
        m_ui->randomReadout->setText(
            fontMetrics().elidedText(text, Qt::ElideRight, m_ui->randomReadout->width()));
    });
}

void MonteCarloPage::setDocument(Document& document, RandomInputs& inputs) {
    m_document = &document;
    m_live = new LiveMonteCarlo(document, this);
    inputs.setRuns(document, *m_live);
    connect(&inputs, &RandomInputs::beginWanted, this, &MonteCarloPage::begin);
    connect(m_live, &LiveMonteCarlo::shownChanged, this, &MonteCarloPage::showResults);
    connect(m_live, &LiveMonteCarlo::stateChanged, this, &MonteCarloPage::showState);
    connect(&document, &Document::unitsChanged, this, [this] {
        showDrawing();
        showAnswer();
    });
    connect(m_live, &LiveMonteCarlo::failed, this, [this](const QString& why) {
        emit told(Severity::error, tr("The random runs could not be solved: %1").arg(why));
    });
    connectSetup();
}

void MonteCarloPage::setJobs(LongJobs& jobs) {
    m_live->setJobs(jobs);
    connect(m_ui->randomPause, &QToolButton::clicked, this, [this] {
        const LongJob* job = m_live->longJob();
        if (job && job->state() == LongJob::State::running)
            m_live->pause();
        else
            m_live->resume();
    });
    connect(m_live, &LiveMonteCarlo::jobReplaced, this, [this] {
        emit told(Severity::note, tr("The random runs for the previous inputs are paused. They resume if you "
                                     "undo the change. See Study › Background tasks."));
    });
}

void MonteCarloPage::connectSetup() {
    for (Draft* draft : {m_runs, m_width}) {
        connect(draft, &Draft::taken, this, &MonteCarloPage::takeWanted);
        connect(draft, &Draft::refused, this, &MonteCarloPage::showProblems);
    }
    for (QCheckBox* box : {m_ui->until, m_ui->even})
        connect(box, &QCheckBox::toggled, this, &MonteCarloPage::takeWanted);
    connect(m_ui->begin, &QPushButton::clicked, this, &MonteCarloPage::begin);
    connect(m_ui->randomResume, &QToolButton::clicked, m_live, &LiveMonteCarlo::resume);
    connect(m_ui->startIndices, &QPushButton::clicked, this, [this] {
        if (isCurrent()) m_indices->start(*m_live->shown().result);
    });
    const auto cancel = [this] {
        m_indices->cancel();
        m_live->cancel();
    };
    connect(m_ui->randomCancel, &QToolButton::clicked, this, cancel);
    connect(m_escape, &QShortcut::activated, this, cancel);
    takeWanted();
}

std::shared_ptr<const MonteCarloDrawing> MonteCarloPage::drawing() const {
    return m_drawing->shown();
}

bool MonteCarloPage::isCurrent() const {
    return m_live->isCurrent() && m_drawing->isCurrent();
}

// --- requested runs --------------------------------------------------------------------------------

QString MonteCarloPage::runsRefusal(const QString& typed) const {
    const auto number = typedNumber(typed);
    if (number && *number >= 2 && *number <= static_cast<double>(RunsWanted::most)
        && *number == std::floor(*number))
        return {};
    return tr("The number of runs must be a whole number from 2 to %1. Use the command line for more.")
        .arg(grouped(RunsWanted::most));
}

QString MonteCarloPage::widthRefusal(const QString& typed) const {
    const auto number = typedNumber(typed);
    if (number && *number >= 0.05 && *number <= 50) return {};
    return tr("The half-width of the confidence interval must lie between 0.05 and 50 %.");
}

void MonteCarloPage::takeWanted() {
    const int index = m_live->experiment();
    const bool hasSuccess = index < 0 || !m_document->systemOf(index)->success.id.empty();
    RunsWanted wanted;
    wanted.runs = static_cast<std::size_t>(*typedNumber(m_runs->text()));
    if (m_ui->until->isChecked() && hasSuccess) wanted.halfWidth = *typedNumber(m_width->text());
    if (m_ui->even->isChecked() && !wanted.halfWidth) wanted.sampling = Sampling::sobol;
    wanted.measure = m_ui->randomFigureBar->measure();
    m_ui->runsLabel->setText(wanted.halfWidth ? tr("At most") : tr("Runs"));
    m_ui->width->setEnabled(wanted.halfWidth.has_value());
    m_ui->even->setEnabled(!m_ui->until->isChecked());
    m_live->setWanted(wanted);
}

void MonteCarloPage::begin() {
    const int index = m_live->experiment();
    if (index < 0) return;
    const System& system = *m_document->systemOf(index);
    const Experiment& experiment = m_document->experiment(index);
    Study study = experiment.study ? *experiment.study : defaultStudy(system, experiment.values);
    study.uncertain = usualUncertain(system, experiment.values, study);
    if (study.uncertain.empty())
        return emit told(Severity::warning, tr("No input of this experiment can vary by ±5 %. Add an "
                                               "uncertain input in the “Uncertainty” pane."));
    m_document->endStep();
    m_document->setStudy(index, study, tr("Set uncertain inputs"));
}

/// Adds one of the random runs as a new experiment.
void MonteCarloPage::openRun(std::size_t run) {
    const MonteCarloShown& shown = m_live->shown();
    const int index = m_live->experiment();
    if (!shown.result || m_live->isOutdated() || run >= shown.result->success.size() || index < 0) return;
    const MonteCarloResult& result = *shown.result;
    const Experiment& from = m_document->experiment(index);
    Experiment opened{tr("%1, run %2").arg(from.name, QString::number(run + 1)), from.system,
                      result.study.base};
    const std::vector<std::string> ids = variedIn(result.study);
    for (std::size_t i = 0; i < ids.size(); ++i)
        assign(opened.values, parameterOf(result.system->parameters, ids[i]), result.inputs[i][run]);
    if (m_document->addExperiment(std::move(opened), index + 1) >= 0) emit runOpened();
}

// --- display ---------------------------------------------------------------------------------------

std::vector<Exportable> MonteCarloPage::exportables() const {
    std::vector<Exportable> figures;
    for (const auto& [title, figure] : m_ui->randomFigureBar->figures()) {
        const auto isOnView = [this, figure = figure] {
            return view()->drawing() && figure == view()->drawing()->figure;
        };
        figures.push_back({title,
                           [this, isOnView, figure = figure](const Theme& theme, const FigureSize& size,
                                                             const OnView& parts) -> std::optional<QPicture> {
                               if (!isCurrent()) return {};
                               if (isOnView()) return view()->picture(theme, size, parts);
                               if (figure.kind == MonteCarloFigure::Kind::paths) return {}; // not solved yet
                               const auto drawing = drawingOf(*m_live->shown().result, figure,
                                                              m_indices->shown().get(), std::stop_token());
                               return drawMonteCarlo(inUnits(drawing, m_document->units()), theme, size);
                           },
                           [this, isOnView](const OnView& parts) -> QStringList {
                               if (isOnView()) return view()->pictureText(parts);
                               return {tr("the whole figure")};
                           }});
        figures.back().id = [this, figure = figure] { return idOf(figure); };
    }
    return figures;
}

QString MonteCarloPage::idOf(const MonteCarloFigure& figure) const {
    const RunsWanted& wanted = m_live->wanted();
    return idOfRandomFigure({figure, wanted.runs, wanted.halfWidth, wanted.sampling});
}

void MonteCarloPage::bringFigure(const QString& id) {
    const RandomFigureReading reading = randomFigureOf(id);
    if (!reading.figure) return emit told(Severity::warning, reading.problem);
    const RandomFigure& random = *reading.figure;
    for (Draft* draft : {m_runs, m_width})
        draft->restore();
    m_runs->setText(QString::number(random.runs));
    if (random.halfWidth) m_width->setText(toQt(shortest(*random.halfWidth)));
    {
        const QSignalBlocker until(m_ui->until), even(m_ui->even);
        m_ui->until->setChecked(random.halfWidth.has_value());
        m_ui->even->setChecked(random.sampling == Sampling::sobol);
    }
    m_ui->randomFigureBar->setFigure(random.figure);
    takeWanted();
    showFigure();
}

std::size_t MonteCarloPage::figureOnView() const {
    const auto figures = m_ui->randomFigureBar->figures();
    const auto onView = std::ranges::find(figures, m_ui->randomFigureBar->figure(),
                                          [](const auto& figure) { return figure.second; });
    return static_cast<std::size_t>(onView - figures.begin());
}

void MonteCarloPage::setTheme(const Theme& theme) {
    m_ui->randomView->setTheme(theme);
    if (m_live) showAnswer();
}

void MonteCarloPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_live) return;
    m_live->setActive(true);
    showResults();
    showState();
}

void MonteCarloPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_progress->stop();
    if (m_live) m_live->setActive(false);
    m_indices->cancel();
}

/// Shows the runs. If there are none, shows an explanation of random runs instead.
void MonteCarloPage::showPage() {
    if (m_live->study()) return m_ui->randomStack->setCurrentWidget(m_ui->runsPage);
    m_ui->randomStack->setCurrentWidget(m_ui->emptyPage);
    const int index = m_live->experiment();
    const bool possible = index >= 0 && !m_document->systemOf(index)->studyMeasures.empty();
    m_ui->begin->setVisible(possible);
    m_ui->randomEmptyHeading->setText(possible ? tr("How likely is success?")
                                               : tr("No uncertain inputs possible"));
    m_ui->randomEmptyText->setText(
        possible ? tr("Random runs sample the uncertain inputs thousands of times. They show how often the "
                      "experiment succeeds, how its results spread and which input matters most.")
        : index < 0 ? tr("Add an experiment to begin.")
                    : tr("Runs of this experiment have no results to compare."));
}

void MonteCarloPage::showResults() {
    const MonteCarloShown& shown = m_live->shown();
    m_indices->keepFor(shown.result.get());
    if (!isVisible()) return;
    if (shown.result) m_ui->randomFigureBar->setResult(*shown.result);
    showFigure();
    showAnswer();
}

/// Shows the drawing computed last, in the units of the project.
void MonteCarloPage::showDrawing() {
    const auto drawing = inUnits(m_drawing->shown(), m_document->units());
    if (drawing && drawing->fan) m_ui->randomFigureBar->setPaths(*drawing->fan);
    m_ui->randomView->setDrawing(drawing);
    for (const auto& [title, figure] : m_ui->randomFigureBar->figures())
        if (drawing && figure == drawing->figure) m_ui->randomView->setAccessibleName(title);
}

/// Updates the figure. If the runs do not include its result yet, the previous drawing stays.
void MonteCarloPage::showFigure() {
    const auto& result = m_live->shown().result;
    const MonteCarloFigure figure = m_ui->randomFigureBar->figure();
    const bool isMeasured =
        result
        && (figure.kind == MonteCarloFigure::Kind::paths || figure.output == result->system->success.id
            || std::ranges::count(result->study.measures, figure.output) > 0);
    if (!result || isMeasured) m_drawing->ask(result, figure, m_indices->shown());
    showIndices();
}

void MonteCarloPage::showIndices() {
    const bool isWanted = m_ui->randomFigureBar->figure().kind == MonteCarloFigure::Kind::sobol;
    const MonteCarloShown& shown = m_live->shown();
    m_ui->startIndices->setVisible(isWanted && shown.result && !m_indices->shown() && !m_indices->isBusy());
    if (shown.result && isWanted) {
        const std::size_t inputs = shown.result->study.inputs.size();
        const std::size_t runs = SobolDesign::roundedUp(shown.result->study.runs) * (inputs + 2);
        m_ui->startIndices->setText(tr("Solve %1 runs for Sobol' indices").arg(grouped(runs)));
    }
    showState();
}

void MonteCarloPage::showAnswer() {
    const MonteCarloShown& shown = m_live->shown();
    const bool outdated = m_live->isOutdated();
    m_saysOutdated = outdated;
    QStringList lines;
    if (shown.result) {
        lines = answersOf(shown, m_ui->randomFigureBar->measure(), m_document->units());
        if (!lines.isEmpty() && outdated)
            lines.prepend(tr("Outdated:"));
        else if (!lines.isEmpty() && !shown.isWhole)
            lines[0].prepend(tr("Preliminary: "));
    }
    QStringList rich;
    for (const QString& line : lines)
        rich << breakable(line).toHtmlEscaped();
    m_ui->randomAnswer->setText(rich.join(QStringLiteral("<br>")));
    m_ui->randomView->setConclusion(lines.join(u' '));
    m_ui->randomAnswer->setEnabled(!outdated);
    m_ui->randomAnswer->setVisible(!lines.isEmpty());
    const QStringList warnings =
        shown.result ? firstOf(warningsOf(shown, m_document->units())) : QStringList();
    m_ui->randomWarnings->setText(breakable(warnings.join(u'\n')));
    m_ui->randomWarnings->setVisible(!warnings.isEmpty());
    const bool warned = !warnings.isEmpty();
    m_ui->randomIcon->setPixmap(
        icon(warned ? Icon::warning : Icon::info, warned ? currentTheme().warning : currentTheme().mutedText)
            .pixmap(QSize(20, 20), devicePixelRatio()));
}

void MonteCarloPage::showState() {
    if (!isVisible()) return;
    showPage();
    showProblems();
    const bool outdated = m_live->isOutdated();
    m_ui->randomView->setOutdated(outdated);
    if (outdated != m_saysOutdated) showAnswer();
    m_ui->randomResume->setVisible(m_live->isCancelled());
    const bool busy = m_live->isBusy() || m_indices->isBusy();
    m_escape->setEnabled(busy);
    if (!m_indices->isBusy() && showJob()) return;
    if (busy) {
        if (!m_progress->isActive()) m_progress->start();
        if (m_ui->randomCancel->isVisible()) return showProgress();
    } else {
        m_progress->stop();
    }
    m_ui->randomProgress->hide();
    m_ui->randomCancel->hide();
    const MonteCarloShown& shown = m_live->shown();
    if (m_live->isCancelled())
        return m_ui->randomState->setText(
            shown.result ? tr("Stopped after %1 runs.").arg(grouped(shown.result->study.runs))
                         : tr("Stopped."));
    if (m_live->isOutdated()) return m_ui->randomState->setText(tr("The results shown are outdated."));
    if (!shown.result || !m_live->isCurrent()) return m_ui->randomState->setText({});
    m_ui->randomState->setText(tr("Live  ·  %1  ·  seed %2  ·  %3")
                                   .arg(toQt(runsInWords(written(shown.result->study.runs))))
                                   .arg(shown.result->study.seed)
                                   .arg(duration(shown.result->seconds)));
}

/// Shows the problems of the study and the reasons why typed texts are invalid.
void MonteCarloPage::showProblems() {
    QStringList problems;
    for (const auto& [draft, line] :
         {std::pair(m_runs, m_ui->randomRunsWanted), std::pair(m_width, m_ui->width)}) {
        if (draft->isRefused()) problems << draft->refusal();
        setState(line, "wrong", draft->isRefused());
    }
    for (const Problem& problem : m_live->problems())
        problems << toQt(problem.message);
    if (!m_live->failure().isEmpty())
        problems << tr("The random runs could not be solved: %1").arg(m_live->failure());
    if (m_ui->randomFigureBar->figure().kind == MonteCarloFigure::Kind::sobol
        && !m_indices->problem().isEmpty())
        problems << m_indices->problem();
    m_ui->randomProblems->setText(breakable(problems.join(u'\n')));
    m_ui->randomProblems->setVisible(!problems.isEmpty());
}

/// Shows the state of a background task. Returns false if there is none.
bool MonteCarloPage::showJob() {
    const LongJob* job = m_live->longJob();
    if (!talweg::showJob(job,
                         {m_ui->randomState, m_ui->randomProgress, m_ui->randomPause, m_ui->randomCancel}))
        return false;
    m_progress->stop();
    return true;
}

/// Shows the progress of computations that take longer than a moment.
void MonteCarloPage::showProgress() {
    if (!m_live->isBusy() && !m_indices->isBusy()) return;
    if (!m_indices->isBusy() && showJob()) return;
    const bool ofRuns = m_live->isBusy();
    const MonteCarloShown& shown = m_live->shown();
    const std::size_t runs = shown.result && !m_live->isOutdated() ? shown.result->study.runs : 0;
    m_ui->randomState->setText(!ofRuns ? tr("Solving runs for Sobol' indices")
                               : runs > 0 && !shown.isWhole
                                   ? tr("%1 of %2 runs").arg(grouped(runs), grouped(m_live->wanted().runs))
                                   : tr("Solving %1 runs").arg(grouped(m_live->wanted().runs)));
    m_ui->randomProgress->setValue(
        static_cast<int>(1000 * (ofRuns ? m_live->progress() : m_indices->progress())));
    m_ui->randomProgress->show();
    m_ui->randomCancel->show();
}

} // namespace talweg

#include "moc_monte_carlo_page.cpp"
