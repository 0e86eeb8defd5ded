#include "workbench/compare/compare_page.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "figures/run/figure_view.h"
#include "figures/run/run_style.h"
#include "figures/run/shown_in_units.h"
#include "project/figure_source.h"
#include "project/file.h"
#include "workbench/common/aside.h"
#include "workbench/common/keys.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/compare/compared_runs.h"
#include "workbench/compare/comparison_model.h"
#include "workbench/compare/comparison_view.h"
#include "workbench/compare/guest_dialog.h"
#include "workbench/run/figure_board.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace talweg {

namespace {

constexpr int keyRole = Qt::UserRole;
/// Height of a row in pixels, and largest number of visible rows, in the list of runs.
constexpr int rowHeight = 24, mostRows = 3;
/// Largest width of the baseline's name in its combo box, in pixels.
constexpr int mostBaselineWidth = 100;
/// Largest number of events listed in the window.
constexpr std::size_t listedEvents = 200;

const Values& valuesOnView(const ComparedSource& source) {
    return source.shown.isEmpty() ? source.values : source.shownValues;
}

} // namespace

ComparePage::ComparePage(QWidget* parent)
    : QWidget(parent), m_model(new ComparisonModel(this)), m_choice(new QListWidget(this)),
      m_others(new QLabel(this)), m_note(new QLabel(this)), m_baseline(new QComboBox(this)),
      m_differences(new QComboBox(this)), m_events(new QComboBox(this)),
      m_add(new QPushButton(tr("Add from file…"), this)), m_csv(new QPushButton(tr("CSV…"), this)),
      m_copy(new QPushButton(tr("Copy"), this)), m_parts(new QTabWidget(this)),
      m_view(new ComparisonView(this)), m_empty(new QLabel(this)), m_stack(new QStackedWidget(this)),
      m_figures(new QWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeChoice());
    column->addWidget(m_stack, 1);
    m_parts->setObjectName("compareParts");
    m_parts->setDocumentMode(true);
    m_parts->addTab(makeTable(), tr("Table"));
    m_parts->addTab(m_figures, tr("Figures"));
    auto* figures = new QVBoxLayout(m_figures);
    figures->setContentsMargins(0, 0, 0, 0);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(40);
    m_empty->setProperty("role", "muted");
    m_stack->addWidget(m_parts);
    m_stack->addWidget(m_empty);
}

ComparePage::~ComparePage() = default;

QWidget* ComparePage::makeChoice() {
    auto* frame = new QWidget(this);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(8, 6, 8, 4);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    m_choice->setObjectName("compared");
    m_choice->setAccessibleName(tr("Runs to compare"));
    m_choice->setFlow(QListView::LeftToRight);
    m_choice->setWrapping(true);
    m_choice->setResizeMode(QListView::Adjust);
    m_choice->setFrameShape(QFrame::NoFrame);
    m_choice->viewport()->setAutoFillBackground(false);
    m_choice->setIconSize(QSize(28, 16));
    m_choice->setSpacing(1);
    m_choice->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_choice->setContextMenuPolicy(Qt::CustomContextMenu);
    m_choice->installEventFilter(new SpaceForButtons(m_choice));
    row->addWidget(m_choice, 1);
    m_add->setToolTip(tr("Compare with experiments from another file. The project is not changed"));
    row->addWidget(m_add, 0, Qt::AlignTop);
    column->addLayout(row);
    column->addWidget(m_others);
    for (QLabel* label : {m_others, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_others->setProperty("role", "muted");
    m_note->setProperty("role", "error");
    column->addWidget(m_note);
    connect(m_choice, &QListWidget::itemChanged, this, &ComparePage::takeChecked);
    connect(m_choice, &QWidget::customContextMenuRequested, this, &ComparePage::showChoiceMenu);
    connect(m_add, &QPushButton::clicked, this, qOverload<>(&ComparePage::addFromFile));
    return frame;
}

QWidget* ComparePage::makeBar() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 8, 4);
    const auto add = [&](const QString& text, QComboBox* box, const QString& tip, const char* name) {
        auto* label = new QLabel(text, bar);
        label->setBuddy(box);
        box->setToolTip(tip);
        box->setAccessibleName(label->text().remove(u'&'));
        box->setObjectName(name);
        row->addWidget(label);
        row->addWidget(box);
    };
    add(tr("Baseline"), m_baseline, tr("The run that the others are compared with"), "baseline");
    add(tr("Differences"), m_differences,
        tr("Differences from the baseline, shown beside each of the other runs"), "differences");
    add(tr("Events"), m_events, tr("Quantity to compare at each event. Events are matched by kind and order"),
        "eventQuantity");
    row->addStretch(1);
    row->addWidget(m_copy);
    row->addWidget(m_csv);
    m_copy->setToolTip(tr("Copy the table or the selected cells as tab-separated text (Ctrl+C)"));
    m_csv->setToolTip(tr("Export the whole comparison, one row per value"));
    m_differences->addItems({tr("none"), tr("absolute"), tr("relative"), tr("both")});
    m_differences->setCurrentIndex(static_cast<int>(m_model->differences()));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // The box shows short texts (symbols with units); its list explains them.
    m_events->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_events->setMinimumContentsLength(6);
    for (QComboBox* box : {m_baseline, m_differences}) // boxes shrink before their labels are cut off
        box->setMinimumWidth(m_events->sizeHint().width());
    return bar;
}

QWidget* ComparePage::makeTable() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_view, 1);
    m_view->setComparison(*m_model);
    connectTable();
    return part;
}

void ComparePage::connectTable() {
    connect(m_baseline, &QComboBox::activated, this,
            [this](int index) { m_runs->setBaseline(m_baseline->itemData(index).toInt()); });
    connect(m_differences, &QComboBox::activated, this,
            [this](int index) { m_model->setDifferences(static_cast<ComparisonModel::Differences>(index)); });
    connect(m_events, &QComboBox::activated, this, &ComparePage::showRuns);
    connect(m_copy, &QPushButton::clicked, m_view, &ComparisonView::copy);
    connect(m_csv, &QPushButton::clicked, this, &ComparePage::csvWanted);
    connect(m_view, &ComparisonView::exportWanted, this, &ComparePage::csvWanted);
    connect(m_view, &ComparisonView::baselineWanted, this, [this](std::size_t run) {
        const auto chosen = m_runs->chosen();
        if (run < chosen.size()) m_runs->setBaseline(chosen[run]->key);
    });
    connect(m_view, &ComparisonView::listWanted, this, [this] {
        m_listsAlike = !m_listsAlike;
        showRuns();
    });
}

/// The board is created when it is first needed, because most windows never show a comparison.
FigureBoard& ComparePage::board() {
    if (m_board) return *m_board;
    m_board = new FigureBoard(m_figures);
    m_board->setObjectName("compareBoard");
    m_board->setSettingsKey(QStringLiteral("compared"));
    m_board->setTheme(currentTheme());
    m_figures->layout()->addWidget(m_board);
    connect(m_board, &FigureBoard::exportRequested, this, &ComparePage::exportRequested);
    connect(m_board, &FigureBoard::dataExportRequested, this, &ComparePage::csvWanted);
    connect(m_board, &FigureBoard::cursorDragged, m_board, &FigureBoard::setCursor);
    return *m_board;
}

void ComparePage::restoreStandard() {
    if (m_board) m_board->restoreStandard();
}

void ComparePage::setDocument(Document& document) {
    m_document = &document;
    m_runs = new ComparedRuns(document, this);
    connect(m_runs, &ComparedRuns::choiceChanged, this, &ComparePage::showChoice);
    connect(m_runs, &ComparedRuns::runsChanged, this, &ComparePage::showRuns);
    for (const auto signal : {&Document::unitsChanged, &Document::projectReset})
        connect(&document, signal, this, [this] {
            showSystem();
            showRuns();
        });
    showChoice();
    showRuns();
}

void ComparePage::setExperiment(int index) {
    m_experiment = index;
    const bool is = m_document->has(index);
    const std::string system = is ? m_document->experiment(index).system : std::string();
    if (system == m_runs->system()) return;
    m_runs->setSystem(system);
    showSystem();
    showRuns();
}

/// Lists the quantities of the system's events in their combo box.
void ComparePage::showSystem() {
    const auto system = inUnits(m_document->registry().find(m_runs->system()), m_document->units());
    if (m_board) m_board->setSystem(system);
    const QVariant before = m_events->currentData();
    m_events->clear();
    if (!system) return;
    for (const Quantity& quantity : eventQuantities(*system)) {
        m_events->addItem(columnTitle(quantity), toQt(quantity.id));
        m_events->setItemData(m_events->count() - 1, explained(quantity), Qt::ToolTipRole);
    }
    m_events->setCurrentIndex(std::max(0, m_events->findData(before)));
    m_events->view()->setMinimumWidth(m_events->view()->sizeHintForColumn(0) + 20);
}

void ComparePage::setTheme(const Theme& theme) {
    if (m_board) m_board->setTheme(theme);
    showChoice();
    m_view->viewport()->update();
}

void ComparePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_runs) return;
    m_runs->setActive(true);
    fitChoice();
    showRuns();
}

void ComparePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (m_runs) m_runs->setActive(false);
}

// --- selection -------------------------------------------------------------------------------------

/// The line style and marker of the run in figures.
QIcon ComparePage::lineIcon(std::size_t line) const {
    const QSize size = m_choice->iconSize();
    QPixmap pixmap(size * devicePixelRatio());
    pixmap.setDevicePixelRatio(devicePixelRatio());
    pixmap.fill(Qt::transparent);
    QCPPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPen pen = comparedPen(currentTheme(), line);
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    painter.setPen(pen);
    painter.drawLine(QPointF(0, middle.y()), QPointF(size.width(), middle.y()));
    const QCPScatterStyle style(comparedMarker(line), QPen(pen.color(), 1.3), pen.color(), 7);
    style.applyTo(&painter, pen);
    style.drawShape(&painter, middle);
    return pixmap;
}

void ComparePage::showChoice() {
    m_filling = true;
    const int row = m_choice->currentRow();
    m_choice->clear();
    const int baseline = m_runs->baseline();
    const bool full = m_runs->isFull();
    for (const ComparedSource* source : m_runs->sources()) {
        const QString title = briefly(source->title());
        auto* item =
            new QListWidgetItem(source->key == baseline ? tr("%1 (baseline)").arg(title) : title, m_choice);
        item->setData(keyRole, source->key);
        item->setCheckState(source->chosen ? Qt::Checked : Qt::Unchecked);
        if (source->chosen) item->setIcon(lineIcon(source->line));
        const bool may = source->chosen || !full;
        // Width in pixels of the check box, the line, the text and the gaps that the style adds between them.
        item->setSizeHint(QSize(fontMetrics().horizontalAdvance(item->text()) + 84, rowHeight));
        item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                       | (may ? Qt::ItemIsEnabled : Qt::NoItemFlags));
        item->setToolTip(
            plainTip(may ? source->title()
                         : tr("At most %1 runs can be compared. Remove one first.").arg(maxCompared)));
    }
    m_choice->setCurrentRow(row);
    fitChoice();
    m_choice->setVisible(m_choice->count() > 0);
    const auto others = static_cast<std::int64_t>(m_runs->ofOtherSystems());
    const auto system = m_document->registry().find(m_runs->system());
    m_others->setVisible(others > 0 && system);
    if (others > 0 && system)
        m_others->setText(
            toQt(trCount(others,
                         "Only runs of the same system can be compared. The current system is %1; %n run "
                         "belongs to another system. To compare it, select its experiment.",
                         "Only runs of the same system can be compared. The current system is %1; %n runs "
                         "belong to other systems. To compare them, select one of their experiments.",
                         system->name)));
    showBaselines();
    m_filling = false;
}

/// Makes the list as high as its rows, up to mostRows.
void ComparePage::fitChoice() {
    const int width = m_choice->viewport()->width();
    int across = 0, rows = 1;
    for (int i = 0; i < m_choice->count(); ++i) {
        const int wide = m_choice->item(i)->sizeHint().width() + 2;
        across += wide;
        if (across <= width) continue;
        across = wide;
        ++rows;
    }
    m_choice->setFixedHeight(std::min(rows, mostRows) * (rowHeight + 2) + 4);
}

void ComparePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    fitChoice();
}

void ComparePage::showBaselines() {
    m_baseline->clear();
    for (const ComparedSource* source : m_runs->sources())
        if (source->chosen) {
            const QString title = briefly(source->title());
            m_baseline->addItem(fontMetrics().elidedText(title, Qt::ElideRight, mostBaselineWidth),
                                source->key);
            m_baseline->setItemData(m_baseline->count() - 1, plainTip(source->title()), Qt::ToolTipRole);
        }
    m_baseline->setCurrentIndex(m_baseline->findData(m_runs->baseline()));
}

void ComparePage::takeChecked(QListWidgetItem* item) {
    if (m_filling) return;
    const int key = item->data(keyRole).toInt();
    const bool checked = item->checkState() == Qt::Checked;
    // Queued, because this call rebuilds the list, which must not change during its own signal.
    QMetaObject::invokeMethod(
        this, [this, key, checked] { m_runs->choose(key, checked); }, Qt::QueuedConnection);
}

void ComparePage::showChoiceMenu(const QPoint& place) {
    const QListWidgetItem* item = m_choice->itemAt(place);
    if (!item) item = m_choice->currentItem();
    if (!item) return;
    const int key = item->data(keyRole).toInt();
    const auto sources = m_runs->sources();
    const auto source = std::ranges::find(sources, key, &ComparedSource::key);
    if (source == sources.end()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Compare with this run"), this, [this, key] { m_runs->setBaseline(key); })
        ->setEnabled((*source)->chosen || !m_runs->isFull());
    if ((*source)->kind == ComparedSource::Kind::guest)
        menu->addAction(tr("Remove from comparison"), this, [this, key] { m_runs->removeGuest(key); });
    menu->popup(m_choice->mapToGlobal(place));
}

// --- runs ------------------------------------------------------------------------------------------

std::vector<ComparedRun> ComparePage::comparedRuns(const DisplayUnits& units) const {
    std::vector<ComparedRun> runs;
    const auto system = m_document->registry().find(m_runs->system());
    for (const ComparedSource* source : m_runs->chosen())
        runs.push_back({source->title().toStdString(),
                        inUnits(system->parameters, valuesOnView(*source), units),
                        inUnits(source->shown.run, system, units), source->failure.toStdString()});
    return runs;
}

void ComparePage::showRuns() {
    if (!isVisible()) return;
    const auto chosen = m_runs->chosen();
    const auto system = m_document->registry().find(m_runs->system());
    const bool enough = system && chosen.size() > 1;
    m_stack->setCurrentWidget(enough ? static_cast<QWidget*>(m_parts) : m_empty);
    if (m_runs->sources().size() < 2)
        m_empty->setText(
            tr("There is only one run. To compare runs, duplicate the experiment and change an input, pin "
               "the run (Ctrl+P) before you change an input, or add experiments from another file."));
    else
        m_empty->setText(tr("Select at least two runs in the list above."));
    if (!enough) {
        m_model->setTable({}, {});
        m_note->hide();
        return;
    }
    std::vector<bool> stale;
    for (const ComparedSource* source : chosen)
        stale.push_back(m_runs->isOutdated(*source) && !source->shown.isEmpty());
    ComparisonOptions options;
    options.eventQuantities = {m_events->currentData().toString().toStdString()};
    options.maxEvents = listedEvents;
    options.listAlike = m_listsAlike;
    m_model->setTable(
        compare(*inUnits(system, m_document->units()), comparedRuns(m_document->units()), options), stale);
    showNote(chosen);
    showFigures(chosen);
    showWanted();
}

/// Shows which of the runs do not match their inputs, and why.
void ComparePage::showNote(const std::vector<const ComparedSource*>& chosen) {
    QStringList sentences;
    for (const ComparedSource* source : chosen) {
        if (!m_runs->isOutdated(*source)) continue;
        const QString name = briefly(source->title());
        if (!source->failure.isEmpty())
            sentences << (source->shown.isEmpty()
                              ? tr("“%1” could not be solved: %2").arg(name, source->failure)
                              : tr("“%1” is outdated: %2").arg(name, source->failure));
        else if (!source->shown.isEmpty())
            sentences << tr("“%1” is outdated: the run with the current inputs is being solved.").arg(name);
    }
    m_note->setText(breakable(sentences.join(u' ')));
    m_note->setVisible(!sentences.isEmpty());
}

void ComparePage::showFigures(const std::vector<const ComparedSource*>& chosen) {
    const DisplayUnits& units = m_document->units();
    const auto system = inUnits(m_document->registry().find(m_runs->system()), units);
    const std::vector<std::string> names = distinctNames(*system, comparedRuns(units));
    std::vector<Pinned> compared;
    bool outdated = false;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        outdated = outdated || (m_runs->isOutdated(*chosen[i]) && !chosen[i]->shown.isEmpty());
        if (chosen[i]->shown.isEmpty()) continue;
        compared.push_back({toQt(names[i]), inUnits(chosen[i]->shown, units), chosen[i]->line});
    }
    for (const ComparedSource* source : chosen)
        for (Pinned& track : inUnits(source->measured, units)) {
            track.line = source->line;
            compared.push_back(std::move(track));
        }
    board().setSystem(system);
    m_board->setPinned(compared);
    m_board->setShown(compared.empty() ? Shown{system, nullptr, nullptr} : compared.front().shown);
    m_board->setOutdated(outdated);
    setState(m_parts, "outdated", outdated);
}

std::optional<ComparisonTable> ComparePage::whole() const {
    const auto system = m_document->registry().find(m_runs->system());
    if (!system || m_runs->chosen().size() < 2 || !m_runs->isSettled()) return {};
    ComparisonOptions options{{}, 0, true};
    for (const Quantity& quantity : eventQuantities(*system))
        options.eventQuantities.push_back(quantity.id);
    return compare(*system, comparedRuns({}), options);
}

// --- guests ----------------------------------------------------------------------------------------

void ComparePage::addFromFile() {
    const QString folder =
        m_document->path().isEmpty() ? QDir::homePath() : QFileInfo(m_document->path()).path();
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Add from file"), folder, tr("Projects (*.talweg)"));
    if (path.isEmpty()) return;
    const std::optional<FileReading> read = readGuests(path);
    if (!read) return;
    if (!read->project || read->project->experiments.size() < 2) {
        addGuests(path, *read);
        return;
    }
    auto* dialog = new GuestDialog(*read->project, QFileInfo(path).fileName(), m_document->registry(),
                                   m_runs->system(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, path, read, dialog] { addGuests(path, *read, dialog->names()); });
    dialog->open();
}

/// The content of a project file; nothing if the user cancelled reading.
std::optional<FileReading> ComparePage::readGuests(const QString& path) {
    return readAside(
        window(), tr("Reading %1…").arg(QDir::toNativeSeparators(path)),
        [path, registry = m_document->registry()] { return readProject(path, registry, readOrdinary); });
}

bool ComparePage::addFromFile(const QString& path, const std::optional<QStringList>& names) {
    const std::optional<FileReading> read = readGuests(path);
    return read && addGuests(path, *read, names);
}

bool ComparePage::addGuests(const QString& path, const FileReading& read,
                            const std::optional<QStringList>& names) {
    const QString file = QFileInfo(path).fileName();
    if (!read.project) {
        emit told(Severity::error, tr("%1 cannot be read: %2").arg(file, firstOf(read.problems).join(u' ')));
        return false;
    }
    std::vector<Experiment> guests;
    for (const Experiment& experiment : read.project->experiments)
        if (!names || names->contains(experiment.name)) guests.push_back(experiment);
    const auto others = static_cast<std::int64_t>(
        std::ranges::count_if(guests, [this](const Experiment& e) { return e.system != m_runs->system(); }));
    m_runs->addGuests(guests, file);
    if (guests.empty()) emit told(Severity::warning, tr("No experiment from %1 was added.").arg(file));
    if (others > 0)
        emit told(Severity::warning, toQt(trCount(others,
                                                  "%n experiment from %1 belongs to another system. To "
                                                  "compare it, select an experiment of the same system.",
                                                  "%n experiments from %1 belong to other systems. To "
                                                  "compare them, select an experiment of the same system.",
                                                  file.toStdString())));
    return true;
}

// --- exporting figures -----------------------------------------------------------------------------

std::vector<Experiment> ComparePage::compared() const {
    std::vector<Experiment> experiments;
    for (const ComparedSource* source : m_runs->chosen())
        experiments.push_back({.name = source->title(),
                               .system = source->system,
                               .values = valuesOnView(*source),
                               .tracks = source->shown.isEmpty() ? source->tracks : source->shownTracks});
    return experiments;
}

void ComparePage::bringFigure(const QString& id) {
    m_wanted = id;
    if (m_runs->isSettled()) showRuns();
}

/// Enlarges the figure requested by bringFigure once all runs have been solved.
void ComparePage::showWanted() {
    if (m_wanted.isEmpty() || !m_runs->isSettled()) return;
    const QString wanted = std::exchange(m_wanted, {});
    m_parts->setCurrentWidget(m_figures);
    for (FigureView* view : board().views())
        if (idOfComparisonFigure(view->recipe().id) == wanted) m_board->enlarge(view);
}

// --- reports ---------------------------------------------------------------------------------------

std::vector<Exportable> ComparePage::exportables() {
    std::vector<Exportable> figures;
    for (const QPointer<FigureView> view : board().views())
        figures.push_back({toQt(view->recipe().title),
                           [this, view](const Theme& theme, const FigureSize& size,
                                        const OnView& parts) -> std::optional<QPicture> {
                               if (!view || !m_runs->isSettled()) return {};
                               m_board->bring(view);
                               if (view->shown().isEmpty()) return {};
                               return view->picture(theme, size, parts);
                           },
                           [this, view](const OnView& parts) -> QStringList {
                               if (!view) return {tr("nothing")};
                               m_board->bring(view);
                               return view->pictureText(parts);
                           },
                           {},
                           {},
                           view->recipe().kind == FigureRecipe::Kind::space,
                           [id = idOfComparisonFigure(view->recipe().id)] { return id; }});
    return figures;
}

} // namespace talweg

#include "moc_compare_page.cpp"
