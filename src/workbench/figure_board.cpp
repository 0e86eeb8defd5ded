#include "workbench/figure_board.h"

#include "figures/phase_view.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// How many tiles a system shows until the user says otherwise: as many as can be read.
std::size_t tilesAtFirst() {
    return QGuiApplication::primaryScreen()->availableSize().width() < 1600 ? 1 : 2;
}

QString tileKey(const System& system, const FigureRecipe& recipe) {
    return QStringLiteral("tiles/%1/%2")
        .arg(QString::fromStdString(system.id), QString::fromStdString(recipe.id));
}

std::size_t mainFigure(const System& system) {
    const auto scene =
        std::find_if(system.figures.begin(), system.figures.end(),
                     [](const FigureRecipe& recipe) { return recipe.kind == FigureRecipe::Kind::scene; });
    return scene == system.figures.end() ? 0 : static_cast<std::size_t>(scene - system.figures.begin());
}

} // namespace

FigureBoard::FigureBoard(QWidget* parent)
    : QWidget(parent), m_rows(new QSplitter(Qt::Vertical, this)), m_lower(new QWidget),
      m_buttons(new QToolBar), m_tiles(new QSplitter(Qt::Horizontal)), m_theme(Theme::light()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    auto* lower = new QVBoxLayout(m_lower);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(0);
    m_buttons->setProperty("tiles", true);
    m_buttons->setToolButtonStyle(Qt::ToolButtonTextOnly);
    lower->addWidget(m_buttons);
    lower->addWidget(m_tiles, 1);
    m_rows->addWidget(m_lower);
    m_rows->setChildrenCollapsible(false);
    m_rows->setHandleWidth(1);
    m_tiles->setChildrenCollapsible(false);
    m_tiles->setHandleWidth(1);
}

void FigureBoard::clear() {
    for (FigureView* view : m_views)
        delete view;
    for (QAction* toggle : m_toggles)
        delete toggle;
    m_views.clear();
    m_toggles.clear();
    m_active = nullptr;
}

void FigureBoard::setSystem(std::shared_ptr<const System> system) {
    if (system == m_system) return;
    const QList<int> heights = m_views.empty() ? QList<int>{550, 450} : m_rows->sizes();
    clear();
    m_shown = {};
    m_system = std::move(system);
    if (!m_system || m_system->figures.empty()) return m_lower->hide();
    for (const FigureRecipe& recipe : m_system->figures)
        m_views.push_back(addView(recipe));
    m_active = m_views[mainFigure(*m_system)];
    m_rows->insertWidget(0, m_active);
    m_rows->setStretchFactor(0, 11);
    m_rows->setStretchFactor(1, 9);
    for (FigureView* view : m_views)
        if (view != m_active) addTile(view);
    m_lower->setVisible(!m_toggles.empty());
    m_rows->setSizes(heights);
}

FigureView* FigureBoard::addView(const FigureRecipe& recipe) {
    FigureView* view = makeFigureView(m_system, recipe, this).release();
    const int number = static_cast<int>(m_views.size());
    view->setTheme(m_theme);
    view->installEventFilter(this);
    connect(view, &FigureView::cursorDragged, this, &FigureBoard::cursorDragged);
    connect(view, &FigureView::eventClicked, this, &FigureBoard::eventClicked);
    connect(view, &FigureView::handleMoved, this, &FigureBoard::handleMoved);
    connect(view, &FigureView::dataExportRequested, this, &FigureBoard::dataExportRequested);
    connect(view, &FigureView::exportRequested, this, [this, number] { emit exportRequested(number); });
    connect(view, &FigureView::timeRangeChanged, this,
            [this, view](QCPRange range) { linkTime(view, range); });
    if (auto* phase = qobject_cast<PhaseView*>(view))
        rememberAxes(*phase, tileKey(*m_system, recipe) + "/axes");
    return view;
}

void FigureBoard::rememberAxes(PhaseView& view, const QString& key) {
    if (const QStringList axes = QSettings().value(key).toStringList(); axes.size() == 2)
        view.setAxes(axes[0].toStdString(), axes[1].toStdString());
    connect(&view, &PhaseView::axesChosen, this, [key](const QString& x, const QString& y) {
        QSettings().setValue(key, QStringList{x, y});
    });
}

void FigureBoard::addTile(FigureView* view) {
    m_tiles->addWidget(view);
    QAction* toggle = m_buttons->addAction(QString::fromStdString(view->recipe().title));
    toggle->setToolTip(tr("Show or hide this figure"));
    toggle->setCheckable(true);
    m_buttons->widgetForAction(toggle)->setFocusPolicy(Qt::TabFocus);
    const QString key = tileKey(*m_system, view->recipe());
    const bool on = QSettings().value(key, m_toggles.size() < tilesAtFirst()).toBool();
    m_toggles.push_back(toggle);
    toggle->setChecked(on);
    view->setVisible(on);
    connect(toggle, &QAction::toggled, this, [this, view, key](bool checked) {
        QSettings().setValue(key, checked);
        showTile(view, checked);
    });
}

void FigureBoard::showTile(FigureView* view, bool on) {
    view->setVisible(on);
    if (on) bring(view);
    const bool any =
        std::any_of(m_toggles.begin(), m_toggles.end(), [](auto* each) { return each->isChecked(); });
    m_tiles->setVisible(any);
    m_lower->setMaximumHeight(any ? QWIDGETSIZE_MAX : m_lower->minimumSizeHint().height());
}

void FigureBoard::bring(FigureView* view) {
    view->setTheme(m_theme);
    view->setPinned(m_pinned);
    view->setShown(m_shown);
    view->setCursor(m_cursor);
    view->setSelectedEvent(m_event);
}

void FigureBoard::setShown(const Shown& shown) {
    m_shown = shown;
    for (FigureView* view : m_views)
        if (!view->isHidden()) view->setShown(shown);
}

void FigureBoard::setPinned(const std::vector<Pinned>& pinned) {
    m_pinned = pinned;
    for (FigureView* view : m_views)
        if (!view->isHidden()) view->setPinned(pinned);
}

void FigureBoard::setHandles(const std::vector<Handle>& handles) {
    for (FigureView* view : m_views)
        if (view->recipe().kind == FigureRecipe::Kind::scene) view->setHandles(handles);
}

void FigureBoard::setCursor(double t) {
    m_cursor = t;
    for (FigureView* view : m_views)
        if (!view->isHidden()) view->setCursor(t);
}

void FigureBoard::setSelectedEvent(int index) {
    m_event = index;
    for (FigureView* view : m_views)
        if (!view->isHidden()) view->setSelectedEvent(index);
}

void FigureBoard::setTheme(const Theme& theme) {
    m_theme = theme;
    for (FigureView* view : m_views)
        view->setTheme(theme);
}

void FigureBoard::resetZoom() {
    m_resetting = true;
    for (FigureView* view : m_views)
        view->resetZoom();
    m_resetting = false;
}

void FigureBoard::linkTime(FigureView* from, QCPRange range) {
    if (m_resetting) return;
    for (FigureView* view : m_views)
        if (view != from) view->setTimeRange(range);
}

bool FigureBoard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn)
        m_active = static_cast<FigureView*>(watched);
    return QWidget::eventFilter(watched, event);
}

QByteArray FigureBoard::saveState() const {
    return m_rows->saveState();
}

void FigureBoard::restoreState(const QByteArray& state) {
    m_rows->restoreState(state);
}

} // namespace talweg
