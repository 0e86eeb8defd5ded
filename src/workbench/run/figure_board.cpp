#include "workbench/run/figure_board.h"

#include "base/contract.h"
#include "base/to_qt.h"
#include "figures/run/drawn_table.h"
#include "figures/run/make_figure.h"
#include "figures/run/phase_view.h"
#include "workbench/common/button_rows.h"
#include "workbench/common/icons.h"
#include "workbench/run/tile_grid.h"

#include <QAction>
#include <QGuiApplication>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// Smallest size in pixels of a figure with its legend and axis labels. If too small, curves are illegible.
/// If too large, figures scroll while a table is open in a window of 1280 × 800 pixels.
constexpr int minHeight = 150, minWidth = 120;

/// Stretch factors of the heights of the main view and of the tiles below it.
constexpr int mainStretch = 11, lowerStretch = 9;

QList<int> standardSizes() {
    return {550, 450};
}

/// Default number of tiles. On a small screen, only one is legible.
std::size_t tilesAtFirst() {
    return QGuiApplication::primaryScreen()->availableSize().width() < 1600 ? 1 : 2;
}

std::size_t mainFigure(const System& system) {
    const auto scene =
        std::find_if(system.figures.begin(), system.figures.end(),
                     [](const FigureRecipe& recipe) { return recipe.kind == FigureRecipe::Kind::scene; });
    return scene == system.figures.end() ? 0 : static_cast<std::size_t>(scene - system.figures.begin());
}

} // namespace

FigureBoard::FigureBoard(QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_rows(new QSplitter(Qt::Vertical)),
      m_upper(new QWidget), m_lower(new QWidget), m_buttons(new ButtonRows(ButtonRows::Overflow::menu)),
      m_tiles(new TileGrid), m_open(standardSizes()), m_theme(Theme::light()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_rows);
    auto* upper = new QVBoxLayout(m_upper);
    upper->setContentsMargins(0, 0, 0, 0);
    auto* lower = new QVBoxLayout(m_lower);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(0);
    lower->addWidget(m_buttons);
    lower->addWidget(m_tiles, 1);
    m_rows->addWidget(m_upper);
    m_rows->addWidget(m_lower);
    m_rows->setStretchFactor(0, mainStretch);
    m_rows->setStretchFactor(1, lowerStretch);
    m_rows->setChildrenCollapsible(false);
    m_rows->setHandleWidth(1);
    m_beginning.setInterval(0);
    connect(&m_beginning, &QTimer::timeout, this, &FigureBoard::begin);
}

/// The figures are deleted later, one by one, because deleting all figures at once would block the window.
void FigureBoard::clear() {
    m_beginning.stop();
    m_tiles->arrange({});
    for (FigureView* view : m_views) {
        if (!view) continue;
        view->disconnect(this);
        view->removeEventFilter(this);
        view->hide();
        m_upper->layout()->removeWidget(view);
        view->deleteLater();
    }
    for (QAction* toggle : m_toggles)
        delete toggle;
    m_views.clear();
    m_toggles.clear();
    m_active = m_enlarged = nullptr;
    m_time.reset();
}

QString FigureBoard::tileKey(const FigureRecipe& recipe) const {
    return QStringLiteral("%1/%2/%3").arg(m_key, toQt(m_system->id), toQt(recipe.id));
}

void FigureBoard::setSystem(std::shared_ptr<const System> system) {
    if (system == m_system) return;
    const bool isSame = system && m_system && system->id == m_system->id; // only the units differ
    const std::ptrdiff_t enlarged =
        isSame && m_enlarged ? std::ranges::find(m_views, m_enlarged) - m_views.begin() : -1;
    const std::optional<QCPRange> time = isSame ? m_time : std::nullopt;
    if (m_enlarged) enlarge(nullptr);
    if (m_active && !m_folded) m_open = m_rows->sizes();
    clear();
    m_shown = {};
    m_pinned.clear();
    m_handles.clear();
    m_system = std::move(system);
    if (!m_system || m_system->figures.empty()) return m_lower->hide();
    m_views.resize(m_system->figures.size());
    m_main = mainFigure(*m_system);
    m_time = time;
    m_beginning.start();
    if (enlarged >= 0) {
        begin();
        enlarge(made(static_cast<std::size_t>(enlarged)));
    }
}

void FigureBoard::begin() {
    if (!m_beginning.isActive()) return;
    m_beginning.stop();
    for (std::size_t figure = 0; figure < m_views.size(); ++figure)
        if (figure != m_main) addToggle(m_system->figures[figure]);
    m_active = made(m_main);
    arrange();
    divide();
    m_scroll->verticalScrollBar()->setValue(0);
}

const std::vector<FigureView*>& FigureBoard::views() {
    begin();
    for (std::size_t figure = 0; figure < m_views.size(); ++figure)
        made(figure);
    return m_views;
}

/// Returns the figure with this index. If the figure does not exist, creates it hidden.
FigureView* FigureBoard::made(std::size_t figure) {
    if (m_views[figure]) return m_views[figure];
    const bool isMain = figure == m_main;
    const FigureRecipe& recipe = m_system->figures[figure];
    FigureView* view = makeFigureView(m_system, recipe, isMain ? m_upper : m_tiles).release();
    m_views[figure] = view;
    view->hide();
    if (isMain) m_upper->layout()->addWidget(view);
    view->setMinimumSize(minWidth, minHeight);
    view->installEventFilter(this);
    offerEnlarging(view);
    connectView(view, static_cast<int>(figure));
    rememberLog(*view, tileKey(recipe) + "/logarithmic");
    if (auto* phase = qobject_cast<PhaseView*>(view)) rememberAxes(*phase, tileKey(recipe) + "/axes");
    return view;
}

void FigureBoard::connectView(FigureView* view, int figure) {
    connect(view, &FigureView::cursorDragged, this, &FigureBoard::cursorDragged);
    connect(view, &FigureView::eventClicked, this, &FigureBoard::eventClicked);
    connect(view, &FigureView::handleMoved, this, &FigureBoard::handleMoved);
    connect(view, &FigureView::dataExportRequested, this, &FigureBoard::dataExportRequested);
    connect(view, &FigureView::exportRequested, this, [this, figure] { emit exportRequested(figure); });
    connect(view, &FigureView::timeRangeChanged, this,
            [this, view](QCPRange range) { linkTime(view, range); });
}

void FigureBoard::offerEnlarging(FigureView* view) {
    auto* action = new QAction(icon(Icon::enlarge), tr("Enlarge this figure\tF11"), view);
    action->setCheckable(true);
    action->setToolTip(tr("Show only this figure, or show all figures again (F11 or double-click)"));
    connect(action, &QAction::triggered, this,
            [this, view] { enlarge(m_enlarged == view ? nullptr : view); });
    connect(this, &FigureBoard::enlargedChanged, action,
            [this, action, view] { action->setChecked(m_enlarged == view); });
    view->offerEnlarging(action);
}

void FigureBoard::rememberAxes(PhaseView& view, const QString& key) {
    if (const QStringList axes = QSettings().value(key).toStringList(); axes.size() == 2)
        view.setAxes(axes[0].toStdString(), axes[1].toStdString());
    connect(&view, &PhaseView::axesChosen, this, [key](const QString& x, const QString& y) {
        QSettings().setValue(key, QStringList{x, y});
    });
}

void FigureBoard::rememberLog(FigureView& view, const QString& key) {
    const QString axes = QSettings().value(key).toString();
    view.setLog({axes.contains(u'x'), axes.contains(u'y')});
    connect(&view, &FigureView::logChosen, this, [key](const LogAxes& log) {
        QSettings().setValue(key, QString(log.x ? "x" : "") + (log.y ? "y" : ""));
    });
}

void FigureBoard::addToggle(const FigureRecipe& recipe) {
    QAction* toggle = m_buttons->addAction(toQt(recipe.title));
    toggle->setToolTip(tr("Show or hide this figure"));
    toggle->setCheckable(true);
    const QString key = tileKey(recipe);
    toggle->setChecked(isRemembered(recipe, m_toggles.size()));
    m_toggles.push_back(toggle);
    connect(toggle, &QAction::toggled, this, [this, key](bool checked) {
        QSettings().setValue(key, checked);
        begin();
        arrange();
    });
}

/// Shows the figures that are enlarged or selected, and hides the others.
void FigureBoard::arrange() {
    QList<QWidget*> tiles;
    for (std::size_t figure = 0, tile = 0; figure < m_views.size(); ++figure) {
        const bool on = figure == m_main || m_toggles[tile++]->isChecked();
        const bool shown = m_enlarged ? m_views[figure] == m_enlarged : on;
        if (!shown && !m_views[figure]) continue;
        FigureView* view = made(figure);
        const bool appears = shown && view->isHidden();
        view->setVisible(shown);
        if (appears) bring(view);
        if (shown && figure != m_main) tiles << view;
    }
    m_buttons->setVisible(!m_enlarged);
    m_tiles->setVisible(!tiles.isEmpty());
    m_tiles->arrange(tiles);
    m_lower->setVisible(!tiles.isEmpty() || (!m_enlarged && !m_toggles.empty()));
    m_upper->setVisible(m_views[m_main] && !m_views[m_main]->isHidden());
    fold(tiles.isEmpty() && !m_enlarged);
    chainFocus();
}

/// Sets the order in which the Tab key visits the figures. Without it, the order of creation would apply.
void FigureBoard::chainFocus() const {
    QWidget* before = nullptr;
    const auto add = [&before](QWidget* next) {
        if (!(next->focusPolicy() & Qt::TabFocus)) return;
        if (before) QWidget::setTabOrder(before, next);
        before = next;
    };
    for (FigureView* view : m_views) {
        if (!view || view->isHidden()) continue;
        add(view);
        for (QWidget* part : view->findChildren<QWidget*>())
            add(part);
    }
}

/// Hides the tiles, so that only the row of buttons is left; or restores the tiles at their previous height.
void FigureBoard::fold(bool folded) {
    if (folded == m_folded) return;
    if (folded) m_open = m_rows->sizes();
    m_folded = folded;
    QSizePolicy policy(QSizePolicy::Preferred, folded ? QSizePolicy::Fixed : QSizePolicy::Preferred);
    policy.setVerticalStretch(folded ? 0 : lowerStretch);
    m_lower->setSizePolicy(policy);
    divide();
}

void FigureBoard::divide() {
    m_rows->setSizes(m_folded ? QList<int>{m_rows->height(), 0} : m_open);
}

void FigureBoard::enlarge(FigureView* view) {
    begin();
    if (view == m_enlarged) return;
    // The view may belong to the previous system. Such views are deleted soon.
    if (view && std::ranges::find(m_views, view) == m_views.end()) return;
    if (view && !m_enlarged) m_heights = m_rows->saveState();
    m_enlarged = view;
    arrange();
    if (!view) m_rows->restoreState(m_heights);
    if (m_active && !m_active->isHidden()) m_active->setFocus();
    emit enlargedChanged();
}

/// Whether a tile is to be shown: the user's last choice, or else the default.
bool FigureBoard::isRemembered(const FigureRecipe& recipe, std::size_t tile) const {
    return QSettings().value(tileKey(recipe), tile < tilesAtFirst()).toBool();
}

/// Hides the buttons of figures that the shown run does not have.
void FigureBoard::offerToggles() {
    for (std::size_t figure = 0, tile = 0; figure < m_views.size() && tile < m_toggles.size(); ++figure) {
        if (figure == m_main) continue;
        const FigureRecipe& recipe = m_system->figures[figure];
        m_toggles[tile++]->setVisible(recipe.kind != FigureRecipe::Kind::table || !recipe.noTable.empty()
                                      || (!m_shown.isEmpty() && drawnTable(recipe, *m_shown.run)));
    }
}

void FigureBoard::showRemembered() {
    if (m_toggles.empty()) return;
    for (std::size_t figure = 0, tile = 0; figure < m_views.size(); ++figure) {
        if (figure == m_main) continue;
        const QSignalBlocker notChosen(m_toggles[tile]);
        m_toggles[tile]->setChecked(isRemembered(m_system->figures[figure], tile));
        ++tile;
    }
    arrange();
}

void FigureBoard::showBesideMain(const FigureView* view) {
    enlarge(nullptr);
    if (view == m_views[m_main]) return;
    for (std::size_t figure = 0, tile = 0; figure < m_views.size(); ++figure) {
        if (figure == m_main) continue;
        const QSignalBlocker notRemembered(m_toggles[tile]);
        m_toggles[tile++]->setChecked(m_views[figure] == view);
    }
    arrange();
}

void FigureBoard::restoreStandard() {
    enlarge(nullptr);
    for (std::size_t tile = 0; tile < m_toggles.size(); ++tile)
        m_toggles[tile]->setChecked(tile < tilesAtFirst());
    for (FigureView* view : m_views) {
        if (view) view->setLog({});
        if (auto* phase = qobject_cast<PhaseView*>(view); phase && !view->recipe().series.empty())
            phase->setAxes(view->recipe().against, view->recipe().series.front().quantity);
    }
    QSettings().remove(m_key);
    m_open = standardSizes();
    divide();
    m_scroll->verticalScrollBar()->setValue(0);
}

void FigureBoard::bring(FigureView* view) {
    TALWEG_EXPECTS(view);
    // A view of the previous system will be deleted soon and has nothing to show.
    if (std::ranges::find(m_views, view) == m_views.end()) return view->setShown({});
    view->setTheme(m_theme);
    view->setPinned(m_pinned);
    view->setShown(m_shown);
    if (m_time) view->setTimeRange(*m_time);
    view->setCursor(m_cursor);
    view->setSelectedEvent(m_event);
    view->setHandles(m_handles);
    view->setOutdated(m_outdated);
}

template <class Change>
void FigureBoard::onView(const Change& change) {
    for (FigureView* view : m_views)
        if (view && !view->isHidden()) change(*view);
}

void FigureBoard::setShown(const Shown& shown) {
    m_shown = shown;
    if (!shown.isEmpty()) begin();
    offerToggles();
    onView([&](FigureView& view) { view.setShown(shown); });
}

void FigureBoard::setPinned(const std::vector<Pinned>& pinned) {
    if (m_pinned.empty() && pinned.empty()) return;
    m_pinned = pinned;
    onView([&](FigureView& view) { view.setPinned(pinned); });
}

void FigureBoard::setHandles(const std::vector<Handle>& handles) {
    m_handles = handles;
    onView([&](FigureView& view) {
        if (view.recipe().kind == FigureRecipe::Kind::scene) view.setHandles(handles);
    });
}

void FigureBoard::setCursor(double t) {
    m_cursor = t;
    onView([&](FigureView& view) { view.setCursor(t); });
}

void FigureBoard::setSelectedEvent(int index) {
    m_event = index;
    onView([&](FigureView& view) { view.setSelectedEvent(index); });
}

void FigureBoard::setTheme(const Theme& theme) {
    m_theme = theme;
    onView([&](FigureView& view) { view.setTheme(theme); });
}

void FigureBoard::setOutdated(bool outdated) {
    m_outdated = outdated;
    onView([&](FigureView& view) { view.setOutdated(outdated); });
}

void FigureBoard::resetZoom() {
    m_resetting = true;
    m_time.reset();
    for (FigureView* view : m_views)
        if (view) view->resetZoom();
    m_resetting = false;
}

void FigureBoard::linkTime(FigureView* from, QCPRange range) {
    if (m_resetting) return;
    m_time = range;
    onView([&](FigureView& view) {
        if (&view != from) view.setTimeRange(range);
    });
}

bool FigureBoard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn)
        m_active = static_cast<FigureView*>(watched);
    return QWidget::eventFilter(watched, event);
}

QByteArray FigureBoard::saveState() const {
    return m_enlarged ? m_heights : m_rows->saveState();
}

void FigureBoard::restoreState(const QByteArray& state) {
    m_rows->restoreState(state);
}

} // namespace talweg

#include "moc_figure_board.cpp"
