#include "workbench/run/run_page.h"

#include "base/to_qt.h"
#include "figures/plot/veil.h"
#include "figures/run/figure_view.h"
#include "figures/run/run_style.h"
#include "project/changetext.h"
#include "ui_run_page.h"
#include "workbench/common/look.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/run/audit_table.h"
#include "workbench/run/events_table.h"
#include "workbench/run/live_neighbours.h"
#include "workbench/run/live_run.h"
#include "workbench/run/measures_pane.h"
#include "workbench/run/pinned_runs.h"
#include "workbench/run/result_tables.h"
#include "workbench/run/time_cursor.h"

#include <QCursor>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QTableView>
#include <QToolTip>
#include <algorithm>

namespace talweg {

namespace {

/// The line style of a pinned run in the figures.
QIcon pinIcon(std::size_t number, const QWidget& widget) {
    const QSize size(28, 16);
    QPixmap pixmap(size * widget.devicePixelRatio());
    pixmap.setDevicePixelRatio(widget.devicePixelRatio());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(pinnedPen(currentTheme().text, number));
    painter.drawLine(0, size.height() / 2, size.width(), size.height() / 2);
    return pixmap;
}

} // namespace

RunPage::RunPage(QWidget* parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::RunPage>()), m_cursor(new TimeCursor(this)),
      m_leading(new ResultTables(ResultTables::Which::leading, this)) {
    m_ui->setupUi(this);
    m_ui->player->setCursor(m_cursor);
    m_ui->board->setTheme(currentTheme());
    m_ui->runColumn->insertWidget(m_ui->runColumn->indexOf(m_ui->player), m_leading);
    m_veils.push_back(new Veil(m_leading));
}

RunPage::~RunPage() = default;

void RunPage::setDocument(Document& document) {
    m_document = &document;
    m_live = new LiveRun(document, this);
    m_neighbours = new LiveNeighbours(*m_live, this);
    m_pinned = new PinnedRuns(document, this);
}

void RunPage::setTables(EventsTable& events, MeasuresPane& measures, AuditTable& audit) {
    m_events = &events;
    m_measures = &measures;
    m_audit = &audit;
    for (QWidget* table :
         std::initializer_list<QWidget*>{m_events, m_measures->measures(), m_measures->tables(), m_audit})
        m_veils.push_back(new Veil(table));
    connectCursor();
    connectRun();
}

FigureBoard& RunPage::board() const {
    return *m_ui->board;
}

QAction* RunPage::playAction() const {
    return m_ui->player->playAction();
}

void RunPage::connectRun() {
    connect(m_live, &LiveRun::shownChanged, this, &RunPage::showRun);
    connect(m_live, &LiveRun::stateChanged, this, &RunPage::showState);
    connect(m_live, &LiveRun::handlesChanged, this, [this] { m_ui->board->setHandles(m_live->handles()); });
    connect(m_live, &LiveRun::failed, this, [this](const QString& why) {
        emit told(Severity::error, tr("The run could not be solved: %1").arg(why));
    });
    connect(m_pinned, &PinnedRuns::changed, this, &RunPage::showPinned);
    connect(m_pinned, &PinnedRuns::failed, this, [this](const Pin& pin, const QString& why) {
        emit told(Severity::error, tr("The pinned run of “%1” could not be solved and is not shown: %2 Unpin "
                                      "the run if you do not need it.")
                                       .arg(briefly(pin.experiment), why.endsWith(u'.') ? why : why + u'.'));
    });
    connect(m_ui->board, &FigureBoard::handleMoved, this,
            [this](int handle, double x, double y, bool finished) {
                m_live->drag(static_cast<std::size_t>(handle), {x, y}, finished);
            });
    connect(m_neighbours, &LiveNeighbours::changed, this,
            [this] { m_ui->banner->showNeighbours(*m_neighbours, m_document->units()); });
    connect(m_live, &LiveRun::dragged, this, &RunPage::takeDragged);
}

void RunPage::connectCursor() {
    connect(m_cursor, &TimeCursor::moved, this, &RunPage::showCursor);
    connect(m_ui->board, &FigureBoard::cursorDragged, m_cursor, &TimeCursor::setT);
    connect(m_ui->board, &FigureBoard::eventClicked, m_events, &EventsTable::take);
    connect(m_events, &EventsTable::chosen, this, [this](int row, double t) {
        m_cursor->setT(t);
        selectEvent(row);
    });
}

/// Highlights an event of the current run in the figures; −1 for none.
void RunPage::selectEvent(int row) {
    m_eventOf = row < 0 ? nullptr : m_live->solved().run;
    m_ui->board->setSelectedEvent(row);
}

void RunPage::setExperiment(int index) {
    m_live->setExperiment(index);
    m_ui->board->resetZoom();
    m_cursor->setT(0);
}

void RunPage::setTheme(const Theme& theme) {
    m_ui->board->setTheme(theme);
    m_ui->banner->show(*m_live);
}

void RunPage::showRun() {
    const Shown& shown = m_live->shown();
    if (m_eventOf && m_eventOf != m_live->solved().run) selectEvent(-1); // the events of another run differ
    m_ui->board->setSystem(shown.system);
    showPinned();
    m_ui->board->setShown(shown);
    m_leading->setRun(shown.isEmpty() ? nullptr : shown.run);
    m_events->setRun(shown.system, shown.run);
    m_measures->setRun(shown.run);
    m_audit->setRun(shown.isEmpty() ? nullptr : shown.run);
    tellDoubts();
    m_cursor->setDuration(shown.run ? shown.run->duration : 0);
    showCursor(m_cursor->t());
}

/// Emits the warnings of a run once. They are not emitted again if only the units change.
void RunPage::tellDoubts() {
    const auto doubtsOf = [](const Shown& shown) {
        QStringList doubts;
        if (shown.run)
            for (const Doubt& doubt : shown.run->doubts)
                doubts << toQt(doubt.sentence);
        return doubts;
    };
    const QStringList doubts = doubtsOf(m_live->solved());
    if (std::exchange(m_doubts, doubts) == doubts) return;
    for (const QString& doubt : doubtsOf(m_live->shown()))
        emit doubtful(doubt);
}

void RunPage::bringFigure(const QString& id, bool isAlone) {
    m_wanted = id.toStdString();
    m_isAlone = isAlone;
    showWanted();
}

/// Shows the figure requested by bringFigure once a run of the current inputs is available.
void RunPage::showWanted() {
    if (m_wanted.empty() || !m_live->isCurrent() || m_live->shown().isEmpty()) return;
    const std::vector<FigureView*>& views = m_ui->board->views();
    const auto view =
        std::ranges::find_if(views, [this](const FigureView* one) { return one->recipe().id == m_wanted; });
    m_wanted.clear();
    if (view == views.end()) return;
    if (!m_isAlone) return m_ui->board->showBesideMain(*view);
    m_ui->board->enlarge(view == views.begin() ? nullptr : *view); // the first view is the main one
}

void RunPage::showState() {
    showWanted();
    m_ui->banner->show(*m_live);
    const bool outdated = m_live->isOutdated();
    m_ui->board->setOutdated(outdated);
    for (Veil* veil : m_veils)
        veil->setVisible(outdated);
}

void RunPage::showCursor(double t) {
    m_ui->board->setCursor(t);
    m_events->setCursor(t);
    const Shown& shown = m_live->shown();
    if (shown.isEmpty()) return m_ui->player->setReadout({});
    const auto& times = shown.samples->t;
    const auto after = std::upper_bound(times.begin(), times.end(), t);
    const auto row = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - times.begin() - 1));
    const auto mode = static_cast<std::size_t>(shown.samples->mode[row]);
    m_ui->player->setReadout(toQt(shown.system->modes[mode]));
}

/// Shows the dragged values next to the mouse pointer, because the user looks there.
void RunPage::showDragged(const Values& changed) {
    const int index = m_live->experiment();
    const QString text = draggedText(*m_document->systemOf(index), m_document->experiment(index).values,
                                     changed, m_document->units());
    QToolTip::showText(QCursor::pos(), text, m_ui->board);
}

void RunPage::takeDragged(int handle, const Values& changed, bool finished) {
    if (!changed.empty() && m_live->experiment() >= 0) {
        showDragged(changed);
        m_document->setValues(m_live->experiment(), changed, {}, QStringLiteral("drag %1").arg(handle));
    }
    if (!finished) return;
    QToolTip::hideText();
    m_document->endStep();
}

// --- pinned runs -----------------------------------------------------------------------------------

Pin RunPage::runOnView() const {
    // While another project is being opened, the run may still be one of the previous project.
    const int index = m_live->experiment();
    if (index < 0) return {};
    const Experiment& experiment = m_document->experiment(index);
    return {experiment.name, experiment.system, m_live->shownValues()};
}

void RunPage::pin() {
    m_pinned->pin(runOnView(), m_live->solved());
}

void RunPage::fillUnpinMenu(QMenu& menu) {
    const Pin onView = runOnView();
    const auto names = m_pinned->names(onView);
    std::size_t fitting = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QString text = tr("Unpin %1").arg(names[i]);
        QAction* action =
            menu.addAction(menuText(text), this, [this, i] { m_document->unpin(static_cast<int>(i)); });
        if (m_pinned->isBeside(i, onView)) action->setIcon(pinIcon(fitting++, *this));
    }
}

void RunPage::showPinned() {
    std::vector<Pinned> fitting = m_pinned->beside(runOnView());
    m_measures->setPinned(fitting);
    fitting.insert(fitting.end(), m_live->tracks().begin(), m_live->tracks().end());
    m_ui->board->setPinned(fitting);
}

// --- figures for export and reports ----------------------------------------------------------------

std::vector<Exportable> RunPage::exportables() {
    std::vector<Exportable> figures;
    for (const QPointer<FigureView> view : m_ui->board->views()) {
        figures.push_back({toQt(view->recipe().title),
                           [this, view](const Theme& theme, const FigureSize& size,
                                        const OnView& parts) -> std::optional<QPicture> {
                               if (!view || !m_live->isCurrent()) return {};
                               m_ui->board->bring(view);
                               if (view->shown().isEmpty()) return {};
                               return view->picture(theme, size, parts);
                           },
                           [this, view](const OnView& parts) -> QStringList {
                               if (!view) return {tr("nothing")};
                               m_ui->board->bring(view);
                               return view->pictureText(parts);
                           },
                           [this, view](const Theme& theme, const FigureSize& size,
                                        const OnView& parts) -> std::optional<Exportable::DrawnAt> {
                               if (!view || !m_live->isCurrent()) return {};
                               m_ui->board->bring(view);
                               if (view->shown().isEmpty()) return {};
                               const auto drawing =
                                   std::make_shared<FigureDrawing>(view->drawing(theme, size, parts));
                               return [drawing](double t) { return drawing->drawAt(t); };
                           },
                           [this] { return m_live->shown().run ? m_live->shown().run->duration : 0; },
                           view->recipe().kind == FigureRecipe::Kind::space,
                           [id = toQt(view->recipe().id)] { return id; }});
        if (view->recipe().kind == FigureRecipe::Kind::table) figures.back().film = {}; // tables are static
    }
    return figures;
}

} // namespace talweg

#include "moc_run_page.cpp"
