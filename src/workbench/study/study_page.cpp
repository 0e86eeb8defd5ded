#include "workbench/study/study_page.h"

#include "base/contract.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "figures/plot/veil.h"
#include "figures/study/study_answer.h"
#include "figures/study/study_in_units.h"
#include "figures/study/study_text.h"
#include "figures/study/study_view.h"
#include "study/default_study.h"
#include "systems/in_units.h"
#include "systems/run_counts.h"
#include "systems/table.h"
#include "systems/wording.h"
#include "ui_study_page.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/jobs/job_bar.h"
#include "workbench/study/advisor_panel.h"
#include "workbench/study/baseline_button.h"
#include "workbench/study/designs_table.h"
#include "workbench/study/finer_answers.h"
#include "workbench/study/named_answers.h"
#include "workbench/study/named_requirements_edit.h"
#include "workbench/study/neighbour_maps.h"
#include "workbench/study/parameter_text.h"
#include "workbench/study/pareto_fronts.h"
#include "workbench/study/requirement_edit.h"
#include "workbench/study/study_setup.h"

#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <thread>
#include <utility>

namespace talweg {

namespace {

/// Gaps between the choice of axes and the sliders, in pixels.
constexpr int besideAxes = 16, belowAxes = 4;

/// Delay in ms before progress is shown. If too short, the progress bar flickers; if too long, the page seems
/// to hang.
constexpr int progressAfterMs = 250;

using Kind = StudyFigure::Kind;

QString duration(double seconds) {
    return seconds < 1 ? StudyPage::tr("%1 ms").arg(1000 * seconds, 0, 'f', seconds < 0.1 ? 1 : 0)
                       : StudyPage::tr("%1 s").arg(seconds, 0, 'f', 1);
}

/// Sentences on the joint confidence level of all verdicts from random runs and, if the number of runs
/// depended on the results, on this number.
QString confidenceText(const std::vector<StudyPart>& shown) {
    const StudyShown& first = shown.front().shown;
    const NoiseStudy& study = first.noise->study;
    const std::size_t designs =
        shown.size() * (first.unknown ? first.unknown->result : first.result)->designs;
    const QString sure =
        (first.unknown ? StudyPage::tr("The confidence level of %1 % applies to all %2 combinations of known "
                                       "and unknown inputs jointly.")
                       : StudyPage::tr("The confidence level of %1 % applies to all %2 designs jointly."))
            .arg(100 * study.confidence)
            .arg(grouped(designs));
    if (!study.untilDecided) return sure;
    return sure + u' '
           + StudyPage::tr("%1 of at most %2 random runs were needed.")
                 .arg(grouped(solvedRuns(shown)), grouped(designs * study.runs));
}

} // namespace

StudyPage::StudyPage(QWidget* parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::StudyPage>()), m_baseline(new BaselineButton(this)),
      m_extend(new QPushButton(tr("Extend range"), this)), m_progress(new QTimer(this)),
      m_finer(new FinerAnswers(this)), m_named(new NamedRequirementsEdit),
      m_namedAnswers(new NamedAnswers(this)), m_maps(new NeighbourMaps(this)),
      m_fronts(new ParetoFronts(this)) {
    m_ui->setupUi(this);
    m_ui->bannerGrid->addWidget(m_named, 3, 1, 1, 4);
    m_ui->bannerGrid->addWidget(m_baseline, 0, 4);
    m_ui->bannerGrid->addWidget(m_extend, 1, 4, Qt::AlignBottom);
    m_extend->setObjectName("extendRange");
    m_extend->setToolTip(tr("Extend the studied values to the ends of the distribution"));
    m_extend->hide();
    connect(m_baseline, &BaselineButton::changed, this, &StudyPage::showBaseline);
    connect(m_baseline, &BaselineButton::progressed, this, &StudyPage::showAnswer);
    m_ui->requirements->setIcon(icon(Icon::more));
    m_ui->requirements->setAccessibleName(tr("Named requirements"));
    m_ui->requirements->setMenu(new QMenu(m_ui->requirements));
    connect(m_ui->requirements->menu(), &QMenu::aboutToShow, this, &StudyPage::fillRequirements);
    connect(m_named, &NamedRequirementsEdit::changed, this, &StudyPage::askNamed);
    connect(m_named, &NamedRequirementsEdit::used, m_ui->requirement, &RequirementEdit::use);
    connect(m_namedAnswers, &NamedAnswers::changed, this,
            [this] { m_named->setAnswers(m_namedAnswers->answers()); });
    m_ui->view->setTheme(currentTheme());
    m_ui->part->setFocusPolicy(Qt::StrongFocus);
    m_ui->axesRow->insertWidget(0, m_ui->figureBar->axesEditor());
    m_ui->stateRow->insertWidget(m_ui->stateRow->indexOf(m_ui->partLabel), m_ui->figureBar->runsEditor());
    for (QWidget* later : {static_cast<QWidget*>(m_ui->problems), static_cast<QWidget*>(m_ui->progress),
                           static_cast<QWidget*>(m_ui->pause), static_cast<QWidget*>(m_ui->cancel),
                           static_cast<QWidget*>(m_ui->resume), static_cast<QWidget*>(m_ui->partLabel),
                           static_cast<QWidget*>(m_ui->part)})
        later->hide();
    m_progress->setInterval(progressAfterMs);
    connect(m_progress, &QTimer::timeout, this, &StudyPage::showProgress);
    connect(m_finer, &FinerAnswers::changed, this, &StudyPage::showAnswer);
    const auto showNewer = [this] {
        showFigure();
        showOutdated();
    };
    connect(m_maps, &NeighbourMaps::changed, this, showNewer);
    connect(m_fronts, &ParetoFronts::changed, this, showNewer);
    connectFigure();
}

StudyPage::~StudyPage() = default;

void StudyPage::connectFigure() {
    connect(m_ui->figureBar, &StudyFigureBar::changed, this, [this] {
        showFigure();
        showDesigns();
    });
    connect(m_ui->slices, &SliceBar::moved, this, [this](const QString& parameter, double value) {
        look({{parameter.toStdString(), value}});
    });
    connect(m_ui->part, &QComboBox::activated, this, [this] {
        const StudyLess own{StudyLess::What::part, part()}, less = m_ui->figureBar->less();
        m_part = m_ui->part->currentText();
        m_ui->figureBar->setReferences(references());
        if (less == StudyLess{StudyLess::What::part, part()}) m_ui->figureBar->setLess(own); // exchanges both
        showFigure();
        showTables();
    });
    connect(m_ui->view, &StudyView::exportRequested, this, &StudyPage::exportRequested);
    connect(m_ui->view, &StudyView::dataExportRequested, this, &StudyPage::dataExportRequested);
    connect(m_ui->view, &StudyView::designClicked, this,
            [this](std::size_t result, std::size_t design) { look(valuesClicked(result, design)); });
    connect(m_ui->view, &StudyView::designWanted, this, [this](std::size_t result, std::size_t design) {
        const bool isOfAll = !hasRoomForOne(m_ui->view->figure().kind) && result < m_live->shown().size();
        const std::size_t wanted = isOfAll ? result : part();
        const SweepResult& whole = *m_live->solved()[wanted].shown.result;
        emit designChosen(wanted, whole.designAt(nearestPlaces(whole, valuesClicked(result, design))), false);
    });
    connect(m_ui->view, &StudyView::readOut, m_ui->readout, [this](QString text) {
        text.replace(u'\n', QStringLiteral("  ·  "));
        m_ui->readout->setText(fontMetrics().elidedText(text, Qt::ElideRight, m_ui->readout->width()));
    });
}

void StudyPage::setDocument(Document& document) {
    m_document = &document;
    m_live = new LiveStudy(document, this);
    m_ui->requirement->setStudy(document, *m_live);
    m_named->setDocument(document);
    m_baseline->setStudy(document, *m_live);
    connect(m_extend, &QPushButton::clicked, m_live, &LiveStudy::extendRange);
    connect(m_live, &LiveStudy::shownChanged, this, &StudyPage::showResults);
    connect(m_live, &LiveStudy::stateChanged, this, &StudyPage::showState);
    connect(m_live, &LiveStudy::failed, this, [this](const QString& why) {
        emit told(Severity::error, tr("The study could not be solved: %1").arg(why));
    });
    connect(m_live, &LiveStudy::tablesChanged, this, [this](const QStringList& paths) {
        for (const QString& path : paths)
            if (QFileInfo::exists(path))
                emit told(Severity::note, tr("%1 has changed. The study uses its current values.").arg(path));
            else
                emit told(Severity::warning,
                          tr("%1 is missing. The study cannot read its values.").arg(path));
    });
    connect(&document, &Document::experimentChanged, this, [this](int index) {
        if (index == m_live->experiment()) followExperiment();
    });
    connect(m_ui->cancel, &QToolButton::clicked, m_live, &LiveStudy::cancel);
    connect(m_ui->resume, &QToolButton::clicked, m_live, &LiveStudy::resume);
    connect(m_ui->addStudy, &QPushButton::clicked, this, &StudyPage::addStudy);
}

void StudyPage::setJobs(LongJobs& jobs) {
    m_live->setJobs(jobs);
    connect(m_ui->pause, &QToolButton::clicked, this, [this] {
        const LongJob* job = m_live->longJob();
        if (job && job->state() == LongJob::State::running)
            m_live->pause();
        else
            m_live->resume();
    });
    connect(m_live, &LiveStudy::jobReplaced, this, [this] {
        emit told(Severity::note, tr("The study of the previous inputs is paused. It resumes if you undo the "
                                     "change. See Study › Background tasks."));
    });
}

void StudyPage::setPanes(StudySetup& setup, AdvisorPanel& advisor, DesignsTable& designs) {
    m_advisor = &advisor;
    m_designs = &designs;
    m_designsVeil = new Veil(&designs);
    setup.setStudy(*m_document, *m_live);
    advisor.setStudy(*m_document, *m_live);
    connect(m_live, &LiveStudy::shownChanged, this, &StudyPage::showTables);
    const auto point = [this](std::size_t design) { lookAtDesign(part(), design); };
    const auto choose = [this](std::size_t design) { emit designChosen(part(), design, true); };
    connect(m_designs, &DesignsTable::pointed, this, point);
    connect(m_designs, &DesignsTable::chosen, this, choose);
    connect(m_advisor, &AdvisorPanel::pointed, this, point);
    connect(m_advisor, &AdvisorPanel::chosen, this, choose);
}

void StudyPage::addStudy() {
    const int index = m_live->experiment();
    if (index < 0) return;
    m_document->setStudy(index,
                         defaultStudy(*m_document->systemOf(index), m_document->experiment(index).values));
}

StudyView* StudyPage::view() const {
    return m_ui->view;
}

// --- display ---------------------------------------------------------------------------------------

void StudyPage::setTheme(const Theme& theme) {
    m_ui->view->setTheme(theme);
    if (m_live) showAnswer();
}

void StudyPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_live) return;
    m_live->setActive(true);
    m_baseline->setActive(true);
    showResults();
    showState();
}

void StudyPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!m_live) return;
    m_live->setActive(false);
    m_baseline->setActive(false);
}

/// Shows the study of the experiment. If there is none, shows an explanation instead.
void StudyPage::showStudy() {
    const int index = m_live->experiment();
    if (index >= 0 && m_document->experiment(index).study) {
        m_ui->stack->setCurrentWidget(m_ui->studyPage);
        return showNamed();
    }
    m_ui->stack->setCurrentWidget(m_ui->emptyPage);
    const bool possible = index >= 0 && !m_document->systemOf(index)->studyMeasures.empty();
    m_ui->addStudy->setVisible(possible);
    m_ui->emptyHeading->setText(possible ? tr("Which designs meet your requirement?")
                                         : tr("Nothing to study"));
    m_ui->emptyText->setText(possible    ? tr("A study runs this experiment at many values of its inputs and "
                                                 "finds the values that meet a requirement.")
                             : index < 0 ? tr("Add an experiment to begin.")
                                         : tr("Runs of this experiment have no results to compare."));
}

void StudyPage::showNamed() {
    const int index = m_live->experiment();
    m_named->setSystem(m_document->systemOf(index));
    m_named->setInUse(m_document->experiment(index).study->requirement);
}

/// Lists the project's requirements for this system. Clicking one makes it the requirement of the study.
void StudyPage::fillRequirements() {
    QMenu* menu = m_ui->requirements->menu();
    menu->clear();
    if (!m_live->study()) return;
    const std::string own = m_live->study()->requirement;
    const auto system = m_document->systemOf(m_live->experiment());
    bool isNamed = false;
    for (const NamedRequirement& one : m_document->project().requirements) {
        if (one.system != system->id) continue;
        if (menu->isEmpty()) addHeading(*menu, tr("Require"));
        QAction* action =
            menu->addAction(menuText(tr("%1: %2").arg(briefly(one.name), briefly(toQt(one.condition)))));
        action->setCheckable(true);
        action->setChecked(one.condition == own);
        isNamed = isNamed || one.condition == own;
        connect(action, &QAction::triggered, this,
                [this, condition = toQt(one.condition)] { m_ui->requirement->use(condition); });
    }
    if (!menu->isEmpty()) menu->addSeparator();
    const bool keeps = !own.empty() && !isNamed;
    const std::string condition = keeps ? own : exampleCondition(*system);
    connect(menu->addAction(keeps ? tr("Save this requirement under a name") : tr("Add a named requirement")),
            &QAction::triggered, this, [this, system, condition] {
                if (m_live->study() && m_document->systemOf(m_live->experiment()) == system)
                    m_named->add(condition);
            });
}

void StudyPage::askNamed() {
    if (!isVisible() || !m_live) return;
    m_namedAnswers->ask(m_live->solved(), m_named->conditions(), m_looked, m_document->units());
}

void StudyPage::showResults() {
    const auto& shown = m_live->shown();
    if (shown.empty()) {
        m_ui->figureBar->forget();
        m_part.clear();
        m_own.clear();
        followExperiment();
    } else if (isVisible() && m_live->study()) {
        const StudyShown& first = shown.front().shown;
        const std::optional<StudyFigure> chosen = figureInOtherUnits();
        m_ui->figureBar->setResult(*first.result, *m_live->study(), first.requirement);
        if (chosen) m_ui->figureBar->setFigure(*chosen);
        m_ui->figureBar->setReferences(references());
        showWanted();
    }
    if (!isVisible()) return;
    showParts();
    showFigure();
    showAnswer();
}

void StudyPage::showTables() {
    const auto& solved = m_live->solved();
    showDesigns();
    m_advisor->setPart(solved.empty() ? std::nullopt : std::optional(solved[part()]));
}

void StudyPage::showDesigns() {
    const auto& shown = m_live->shown();
    m_designs->setPart(shown.empty() ? std::nullopt : std::optional(shown[part()]), inShownUnits(m_looked),
                       reference(shown, m_baseline->shown()));
}

void StudyPage::showParts() {
    QStringList names;
    for (const StudyPart& each : m_live->shown())
        names << each.shown.name;
    const bool choice = names.size() > 1;
    m_ui->partLabel->setVisible(choice);
    m_ui->part->setVisible(choice);
    if (!choice) return;
    QStringList before;
    for (int i = 0; i < m_ui->part->count(); ++i)
        before << m_ui->part->itemText(i);
    if (names != before) {
        m_ui->part->clear();
        m_ui->part->addItems(names);
        const System& system = *m_live->shown().front().shown.result->system;
        m_ui->part->setAccessibleName(toQt(parameterOf(system.parameters, system.studyCompare).label));
    }
    m_ui->part->setCurrentIndex(static_cast<int>(part()));
}

/// Places the choice of axes and the sliders in one row if both fit.
void StudyPage::arrangeAxes() {
    const QMargins margins = m_ui->axesRow->contentsMargins();
    const int wanted = m_ui->figureBar->axesEditor()->sizeHint().width() + besideAxes
                       + m_ui->slices->minimumSizeHint().width();
    const bool fits = wanted <= width() - margins.left() - margins.right();
    const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_ui->axesRow->direction() == direction) return;
    m_ui->axesRow->setDirection(direction);
    m_ui->axesRow->setSpacing(fits ? besideAxes : belowAxes);
}

bool StudyPage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) arrangeAxes();
    return QWidget::event(event);
}

void StudyPage::showAnswer() {
    const auto& shown = m_live->shown();
    const bool outdated = m_live->isOutdated();
    QStringList lines;
    if (outdated) lines << tr("Outdated:");
    StudyAnswer::Tone tone = StudyAnswer::Tone::neutral;
    const Values looked = inShownUnits(m_looked);
    m_finer->ask(m_live->solved(), m_looked);
    askNamed();
    m_named->setAnswers(m_namedAnswers->answers());
    for (std::size_t p = 0; p < shown.size(); ++p) {
        const StudyPart& part = shown[p];
        StudyAnswer answer = answerOf(part, looked);
        if (part.isOwn && !outdated) tone = answer.tone;
        if (answer.sentence.isEmpty()) continue;
        if (const QString finer = m_finer->sentence(m_live->solved()[p], p, m_document->units());
            !finer.isEmpty())
            answer.sentence += u' ' + finer;
        const QString sentence = breakable(answer.sentence).toHtmlEscaped();
        lines << (part.shown.name.isEmpty() ? sentence
                                            : QStringLiteral("<b>%1:</b> %2")
                                                  .arg(breakable(part.shown.name).toHtmlEscaped(), sentence));
    }
    lines << m_baseline->lines(shown, looked);
    if (!shown.empty() && shown.front().shown.noise && !lines.isEmpty()) lines << confidenceText(shown);
    if (!shown.empty()) {
        std::vector<StudyShown> solved;
        for (const StudyPart& part : m_live->solved())
            solved.push_back(part.shown);
        for (const Diagnostic& one : diagnosticsOf(solved, m_document->units()))
            lines << breakable(toQt(one.sentence)).toHtmlEscaped();
    }
    const auto [name, which, colour] = [&]() -> std::tuple<const char*, Icon, QColor> {
        switch (tone) {
        case StudyAnswer::Tone::good:
            return {"good", Icon::good, currentTheme().good};
        case StudyAnswer::Tone::bad:
            return {"bad", Icon::bad, currentTheme().bad};
        case StudyAnswer::Tone::neutral:
            break;
        }
        return {"neutral", Icon::info, currentTheme().mutedText};
    }();
    m_ui->icon->setPixmap(icon(which, colour).pixmap(QSize(20, 20), devicePixelRatio()));
    setState(m_ui->banner, "tone", QString::fromLatin1(name));
    const auto& coverage = m_live->reading().coverage;
    m_extend->setVisible(!outdated && coverage && coverage->isPartial());
    const bool anything = lines.size() > (outdated ? 1 : 0);
    m_ui->answer->setText(lines.join(QStringLiteral("<br>")));
    m_ui->view->setConclusion(withoutMarks(m_ui->answer->text()));
    m_ui->answer->setEnabled(!outdated);
    m_ui->answer->setVisible(anything);
}

void StudyPage::showState() {
    if (!isVisible()) return;
    showStudy();
    m_designsVeil->setVisible(m_live->isOutdated());
    showOutdated();
    showProblems();
    m_ui->resume->setVisible(m_live->isCancelled());
    if (showJob()) return;
    if (m_live->isBusy()) {
        if (!m_progress->isActive()) m_progress->start();
        if (m_ui->cancel->isVisible()) return;
    } else {
        m_progress->stop();
    }
    m_ui->progress->hide();
    m_ui->cancel->hide();
    if (m_live->isCancelled()) return m_ui->state->setText(tr("Cancelled. The results shown are outdated."));
    if (!m_live->isCurrent()) {
        if (!m_live->isBusy())
            m_ui->state->setText(m_live->shown().empty() ? QString() : tr("The results shown are outdated."));
        return;
    }
    const std::int64_t threads = std::max(1u, std::thread::hardware_concurrency());
    m_ui->state->setText(tr("Live  ·  %1  ·  %2  ·  %3")
                             .arg(toQt(runsInWords(written(solvedRuns(m_live->solved())))),
                                  duration(m_live->seconds()),
                                  toQt(trCount(threads, "%n thread", "%n threads"))));
}

void StudyPage::showOutdated() {
    const bool outdated = m_live->isOutdated();
    const StudyFigure& figure = m_ui->view->figure();
    m_ui->view->setOutdated(outdated || (isOfNeighbours(figure) && m_maps->isOutdated())
                            || (figure.kind == Kind::pareto && m_fronts->isOutdated()));
    if (outdated == m_saysOutdated) return;
    m_saysOutdated = outdated;
    showAnswer();
}

/// Shows the problems of the study. Those of the requirement are shown below it.
void StudyPage::showProblems() {
    QStringList problems;
    for (const Problem& problem : m_live->reading().problems)
        if (problem.parameter != "requirement") problems << toQt(problem.message);
    if (!m_live->failure().isEmpty())
        problems << tr("The study could not be solved: %1").arg(m_live->failure());
    m_ui->problems->setText(breakable(problems.join(u'\n')));
    m_ui->problems->setVisible(!problems.isEmpty());
}

/// Shows the state of a background task. Returns false if there is none.
bool StudyPage::showJob() {
    if (!talweg::showJob(m_live->longJob(), {m_ui->state, m_ui->progress, m_ui->pause, m_ui->cancel}))
        return false;
    m_progress->stop();
    return true;
}

/// Shows the progress of studies that take longer than a moment.
void StudyPage::showProgress() {
    if (!m_live->isBusy() || showJob()) return;
    m_ui->state->setText(tr("Running: %1").arg(toQt(runsInWords(written(m_live->runs())))));
    m_ui->progress->setValue(static_cast<int>(1000 * m_live->progress()));
    m_ui->progress->show();
    m_ui->cancel->show();
}

} // namespace talweg

#include "moc_study_page.cpp"
