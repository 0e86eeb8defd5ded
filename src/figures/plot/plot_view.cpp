#include "figures/plot/plot_view.h"

#include "figures/file/figure_size.h"
#include "figures/file/picture_file.h"
#include "figures/plot/empty_note.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/in_words.h"
#include "figures/plot/legend_bar.h"
#include "figures/plot/plot_content.h"
#include "figures/plot/plot_mouse.h"
#include "figures/plot/style.h"
#include "figures/plot/veil.h"
#include "figures/plot/zoom.h"

#include <QAccessibleWidget>
#include <QMenu>
#include <QTextDocument>
#include <QToolButton>
#include <QToolTip>
#include <cmath>

namespace talweg {

namespace {

/// Maximum number of layout passes: the first sets the labels, the second the ticks, the third the ranges. A
/// layout that still changes after them alternates between two states.
constexpr int maxLayouts = 3;

/// Gaps around the buttons in the corner, in pixels.
constexpr int cornerGap = 2, legendGap = 12;
/// Factor of the visible range per wheel notch, and fraction of the range by which a key moves the view.
constexpr double wheelStep = 0.85, keyMove = 0.1;

/// Accessible interface of a figure. The description is made only when a screen reader requests it.
class FigureWords : public QAccessibleWidget {
public:
    explicit FigureWords(PlotView* view) : QAccessibleWidget(view, QAccessible::Chart) {}

    QString text(QAccessible::Text which) const override {
        const QString own = QAccessibleWidget::text(which);
        if (which == QAccessible::Description) return static_cast<PlotView*>(widget())->inWords();
        return own.isEmpty() && which == QAccessible::Name ? PlotView::tr("Figure") : own;
    }
};

/// Makes Qt use FigureWords for figures.
void installWords() {
    static const bool installed = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* view = qobject_cast<PlotView*>(object);
            return view ? new FigureWords(view) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(installed);
}

} // namespace

PlotView::PlotView(const QString& whenEmpty, QWidget* parent)
    : QCustomPlot(parent), m_legend(new LegendBar(this)), m_empty(new EmptyNote(this, whenEmpty)),
      m_veil(new Veil(this)),
      m_mouse(std::make_unique<PlotMouse>(*this, *m_legend, static_cast<MouseTarget&>(*this))) {
    installWords();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setInteractions(QCP::Interactions());
    arrange();
}

PlotView::~PlotView() = default;

void PlotView::setContent(std::unique_ptr<PlotContent> content) {
    m_content = std::move(content);
    m_zoom = std::make_unique<Zoom>(*this, m_content->isToScale());
    restyle();
    contentChanged();
}

void PlotView::arrange() {
    legend->setVisible(false);
    axisRect()->setMinimumMargins({12, 6, 16, 6});
    auto* margins = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msLeft, margins);
    m_legend->setMarginGroup(QCP::msLeft, margins);
    m_legend->setAutoMargins(QCP::msLeft);
    m_legend->setMargins({});
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, m_legend);
    plotLayout()->addElement(1, 1, m_legend->side());
    plotLayout()->setRowStretchFactor(0, 1e-6);
    plotLayout()->setRowSpacing(0);
    plotLayout()->setColumnSpacing(0);
    setMinimumSize(minimumSizeHint());
}

void PlotView::restyle() {
    styleAxes(*this, m_theme);
    m_legend->setTheme(m_theme, smallFont(font()));
    m_empty->setTheme(m_theme);
    m_mouse->setTheme(m_theme);
    m_content->setTheme(m_theme);
    m_fitted = {};
    refreshLegend();
}

void PlotView::setTheme(const Theme& theme) {
    m_theme = theme;
    restyle();
    refresh();
}

void PlotView::setResolution(double dpi) {
    m_content->setResolution(dpi);
}

void PlotView::setOutdated(bool outdated) {
    m_veil->setVisible(outdated);
}

bool PlotView::isOutdated() const {
    return !m_veil->isHidden();
}

void PlotView::setLegendComplete(bool complete) {
    m_legend->setComplete(complete);
}

void PlotView::setBare() {
    m_isBare = true;
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    axisRect()->setMinimumMargins({});
    m_legend->setCaption({});
    refreshLegend();
}

void PlotView::offerEnlarging(QAction* enlarge) {
    m_enlarge = enlarge;
    auto* button = new QToolButton(this);
    button->setDefaultAction(enlarge);
    addCornerButton(button);
}

void PlotView::addCornerButton(QToolButton* button) {
    button->setProperty("flat", true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setCursor(Qt::ArrowCursor);
    m_corner.push_back(button);
    placeCornerButtons();
}

void PlotView::placeCornerButtons() {
    int right = width() - cornerGap;
    for (QToolButton* button : m_corner) {
        button->adjustSize();
        right -= button->width() + cornerGap;
        button->move(right, cornerGap);
    }
    const int taken = width() - right + legendGap;
    m_legend->setCorner(m_corner.empty() ? QSize()
                                         : QSize(taken, m_corner.front()->height() + 2 * cornerGap));
}

void PlotView::resizeEvent(QResizeEvent* event) {
    placeCornerButtons();
    QCustomPlot::resizeEvent(event);
}

void PlotView::setTitle(const QString& title) {
    m_title = title;
    refreshLegend();
    refresh();
}

void PlotView::resetZoom() {
    m_zoom->reset();
    refresh();
    xZoomed();
}

std::optional<FigureWindow> PlotView::zoom() const {
    if (!m_zoom->isZoomed()) return {};
    return FigureWindow{xAxis->range().lower, xAxis->range().upper, yAxis->range().lower,
                        yAxis->range().upper};
}

namespace {

/// Extends a range of positive values by a margin for a logarithmic axis.
QCPRange logRoom(const QCPRange& values) {
    const double span = values.upper / values.lower;
    const double room =
        span > 1 + 1e-9 ? std::pow(span, 0.06) : 1.25; // otherwise rounding errors would fill the plot
    return {values.lower / room, values.upper * room};
}

} // namespace

FigureWindow PlotView::everything() const {
    FigureWindow window = m_content->everything();
    if (isLog(Qt::Horizontal)) {
        const QCPRange x = logRoom(*m_content->valuesAlong(Qt::Horizontal));
        window.left = x.lower;
        window.right = x.upper;
    }
    if (isLog(Qt::Vertical)) {
        const QCPRange y = logRoom(*m_content->valuesAlong(Qt::Vertical));
        window.bottom = y.lower;
        window.top = y.upper;
    }
    return window;
}

void PlotView::setLog(const LogAxes& log) {
    if (log == m_log) return;
    m_log = log;
    contentChanged();
}

std::optional<QString> PlotView::whyNotLog(Qt::Orientation axis) const {
    const auto values = m_content->valuesAlong(axis);
    if (!values) return {};
    if (values->lower > 0) return QString();
    const QString label = axis == Qt::Horizontal ? m_content->xLabel() : m_content->yLabel();
    return tr("“%1” has values down to %2. A logarithmic axis needs positive values.")
        .arg(label, readable(values->lower, values->size()));
}

bool PlotView::isLog(Qt::Orientation axis) const {
    return (axis == Qt::Horizontal ? m_log.x : m_log.y) && whyNotLog(axis) == QString();
}

/// Makes the axes logarithmic if this is requested and possible, otherwise linear. Returns whether an axis
/// changed.
bool PlotView::fitScales() {
    bool isChanged = false;
    for (QCPAxis* axis : {xAxis, yAxis}) {
        const bool wanted = isLog(axis->orientation());
        if (wanted == (axis->scaleType() == QCPAxis::stLogarithmic)) continue;
        setLogarithmic(*axis, wanted);
        isChanged = true;
    }
    return isChanged;
}

void PlotView::setZoom(const FigureWindow& window) {
    m_zoom->set(window);
    refresh();
}

FigureWindow PlotView::visibleWindow() const {
    return m_zoom->window();
}

void PlotView::zoomTo(const FigureWindow& window) {
    const QCPRange before = xAxis->range();
    m_zoom->set(window);
    refresh();
    if (before != xAxis->range()) xZoomed();
}

void PlotView::zoomBy(double notches, const QPointF& about, bool alongX, bool alongY) {
    const double factor = std::pow(wheelStep, notches);
    const double x = xAxis->pixelToCoord(about.x()), y = yAxis->pixelToCoord(about.y());
    const FigureWindow window = m_zoom->window();
    QCPRange toRight(window.left, window.right), upwards(window.bottom, window.top);
    if (alongX || m_content->isToScale()) toRight = stretched(*xAxis, toRight, x, factor);
    if (alongY || m_content->isToScale()) upwards = stretched(*yAxis, upwards, y, factor);
    zoomTo({toRight.lower, toRight.upper, upwards.lower, upwards.upper});
}

void PlotView::panBy(double right, double up) {
    const FigureWindow window = m_zoom->window();
    const QCPRange x = movedBy(*xAxis, {window.left, window.right}, right);
    const QCPRange y = movedBy(*yAxis, {window.bottom, window.top}, up);
    zoomTo({x.lower, x.upper, y.lower, y.upper});
}

bool PlotView::clickLegend(const QPointF& place) {
    if (m_legend->moreRect().contains(place)) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillLegendMenu(*menu);
        menu->popup(mapToGlobal(place.toPoint()));
        return true;
    }
    const int entry = m_legend->entryAt(place);
    if (entry < 0) return false;
    const auto index = static_cast<std::size_t>(entry);
    setEntryShown(index, !m_legend->entries()[index].shown);
    return true;
}

void PlotView::fillLegendMenu(QMenu& menu) {
    const auto& entries = m_legend->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].present) continue;
        QString name = entries[i].name;
        QAction* action = menu.addAction(name.replace('&', "&&"));
        action->setCheckable(true);
        action->setChecked(entries[i].shown);
        connect(action, &QAction::toggled, this, [this, i](bool shown) { setEntryShown(i, shown); });
    }
}

void PlotView::setEntryShown(std::size_t entry, bool shown) {
    if (entry >= m_legend->entries().size()) return;
    m_content->setEntryShown(entry, shown);
    contentChanged();
}

std::vector<bool> PlotView::entriesShown() const {
    std::vector<bool> shown;
    for (const LegendEntry& entry : m_legend->entries())
        shown.push_back(entry.shown);
    return shown;
}

QStringList PlotView::pictureText(const OnView& parts) const {
    const auto number = [](double value, const QCPRange& range) { return readable(value, range.size()); };
    QStringList texts;
    const auto shown = parts.part ? zoom() : std::nullopt;
    if (shown)
        texts << tr("x from %1 to %2 and y from %3 to %4")
                     .arg(number(shown->left, xAxis->range()), number(shown->right, xAxis->range()),
                          number(shown->bottom, yAxis->range()), number(shown->top, yAxis->range()));
    else
        texts << tr("the whole figure");
    if (isLog(Qt::Horizontal)) texts << tr("logarithmic x axis");
    if (isLog(Qt::Vertical)) texts << tr("logarithmic y axis");
    QStringList hidden;
    for (const LegendEntry& entry : m_legend->entries())
        if (!entry.shown && entry.present) hidden << entry.name;
    if (!hidden.isEmpty()) texts << tr("without %1").arg(hidden.join(QStringLiteral(", ")));
    return texts;
}

QString PlotView::inWords() const {
    constexpr qsizetype most = 12; // maximum number of described lines; more would be too long to listen to
    if (m_content->isEmpty())
        return m_content->whyEmpty().isEmpty() ? tr("Nothing to show yet.") : m_content->whyEmpty();
    QStringList sentences;
    if (isOutdated()) sentences << tr("This figure is outdated.");
    const QString caption = m_content->caption(), x = m_content->xLabel(), y = m_content->yLabel();
    if (!caption.isEmpty()) sentences << caption + u'.';
    if (!x.isEmpty() && !y.isEmpty()) sentences << tr("Vertical axis: %1. Horizontal axis: %2.").arg(y, x);
    if (isLog(Qt::Vertical)) sentences << tr("The y axis is logarithmic.");
    if (isLog(Qt::Horizontal)) sentences << tr("The x axis is logarithmic.");
    const QStringList lines = m_content->inWords();
    sentences << lines.mid(0, most);
    if (lines.size() > most) sentences << tr("Further entries not described: %1.").arg(lines.size() - most);
    sentences << m_conclusion;
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

void PlotView::setConclusion(const QString& conclusion) {
    if (conclusion == m_conclusion) return;
    m_conclusion = conclusion;
    tellWords();
}

/// Notifies active screen readers that the description changed.
void PlotView::tellWords() {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void PlotView::contentChanged() {
    const bool empty = m_content->isEmpty();
    m_empty->setVisible(empty);
    m_empty->setReason(empty ? m_content->whyEmpty() : QString());
    axisRect()->setVisible(!empty);
    const bool isOther = fitScales();
    m_zoom->setEverything(everything());
    if (isOther) m_zoom->reset();
    refreshLegend();
    refresh();
    tellWords();
}

void PlotView::refreshLegend() {
    if (m_isBare) return m_legend->setEntries({});
    const QString caption = m_content->isEmpty() ? QString() : m_content->caption();
    m_legend->setCaption(m_title.isEmpty() || caption.isEmpty() ? m_title + caption
                                                                : m_title + ": " + caption);
    m_legend->setEntries(m_content->isEmpty() ? std::vector<LegendEntry>() : m_content->legend());
    refreshReadout();
}

void PlotView::refreshReadout() {
    if (m_isBare) return;
    const auto texts = m_content->readout();
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_legend->setValue(i, texts[i]);
}

void PlotView::refresh() {
    m_stale = !isVisible();
    if (!m_stale) replot(rpQueuedReplot);
}

void PlotView::refreshOverlay() {
    if (isVisible())
        layer("overlay")->replot();
    else
        m_stale = true;
}

void PlotView::showEvent(QShowEvent* event) {
    QCustomPlot::showEvent(event);
    if (m_stale) refresh();
}

/// Repeats the layout, because ticks and labels depend on the available space and this space depends on them.
void PlotView::updateLayout() {
    bool settled = false;
    for (int pass = 0; pass < maxLayouts && !settled; ++pass) {
        QCustomPlot::updateLayout();
        fitTicks(*this, m_content->xLabel(), m_content->yLabel());
        const bool ranged = m_zoom->apply();
        settled = !ranged && axisRect()->size() == m_fitted;
        m_fitted = axisRect()->size();
    }
}

void PlotView::copyToClipboard() {
    if (isOutdated()) return;
    constexpr double mmPerPixel = 25.4 / 96;
    const FigureSize size{width() * mmPerPixel, height() * mmPerPixel, 192};
    const QPicture drawing = picture(m_theme, size);
    copyPicture(drawing, size);
}

QSize PlotView::sizeHint() const {
    return {640, 400};
}

QSize PlotView::minimumSizeHint() const {
    return {160, 120};
}

bool PlotView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const int entry = m_legend->entryAt(help->pos());
    const QString text =
        entry < 0 ? m_content->toolTip(help->pos()) : m_legend->entryText(static_cast<std::size_t>(entry));
    QToolTip::showText(help->globalPos(), text.isEmpty() ? text : Qt::convertFromPlainText(text), this);
    return true;
}

void PlotView::mousePressEvent(QMouseEvent* event) {
    m_mouse->press(event);
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
    m_mouse->move(event);
}

void PlotView::mouseReleaseEvent(QMouseEvent* event) {
    m_mouse->release(event);
}

void PlotView::mouseDoubleClickEvent(QMouseEvent* event) {
    const QPoint place = event->position().toPoint();
    if (m_legend->entryAt(place) >= 0) return;
    if (m_enlarge && axisRect()->rect().contains(place))
        m_enlarge->trigger();
    else
        resetZoom();
}

void PlotView::wheelEvent(QWheelEvent* event) {
    m_mouse->wheel(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copyToClipboard();
    else if (event->key() == Qt::Key_Home
             || (event->key() == Qt::Key_R && event->modifiers() == Qt::NoModifier))
        resetZoom();
    else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        zoomBy(1, axisRect()->center());
    else if (event->key() == Qt::Key_Minus)
        zoomBy(-1, axisRect()->center());
    else if (!panKey(*event))
        QCustomPlot::keyPressEvent(event);
}

bool PlotView::panKey(const QKeyEvent& event) {
    if (!(event.modifiers() & Qt::ControlModifier)) return false;
    switch (event.key()) {
    case Qt::Key_Left:
        panBy(-keyMove, 0);
        return true;
    case Qt::Key_Right:
        panBy(keyMove, 0);
        return true;
    case Qt::Key_Down:
        panBy(0, -keyMove);
        return true;
    case Qt::Key_Up:
        panBy(0, keyMove);
        return true;
    default:
        return false;
    }
}

/// Menus opened by the mouse are not handled here: they open when the right button is released without a
/// drag.
void PlotView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Mouse) showMenu(event->globalPos());
}

void PlotView::fillMenu(QMenu& menu) {
    menu.addAction(tr("Reset zoom") + "\tHome", this, &PlotView::resetZoom);
    addLogAction(menu, Qt::Horizontal);
    addLogAction(menu, Qt::Vertical);
}

void PlotView::addLogAction(QMenu& menu, Qt::Orientation axis) {
    const auto why = whyNotLog(axis);
    if (!why) return;
    bool LogAxes::*const chosen = axis == Qt::Horizontal ? &LogAxes::x : &LogAxes::y;
    QAction* action =
        menu.addAction(axis == Qt::Horizontal ? tr("Logarithmic x axis") : tr("Logarithmic y axis"));
    action->setCheckable(true);
    action->setChecked(m_log.*chosen);
    action->setEnabled(why->isEmpty());
    action->setToolTip(why->isEmpty() ? tr("On a logarithmic axis, equal distances represent equal ratios")
                                      : Qt::convertFromPlainText(*why));
    menu.setToolTipsVisible(true);
    connect(action, &QAction::toggled, this, [this, chosen](bool on) {
        LogAxes log = m_log;
        log.*chosen = on;
        setLog(log);
        emit logChosen(log);
    });
}

void PlotView::showMenu(const QPoint& place) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    if (m_enlarge) menu->addAction(m_enlarge);
    if (m_legend->entries().size() > 1) fillLegendMenu(*menu->addMenu(tr("Legend")));
    menu->addSeparator();
    const bool usable = !m_content->isEmpty() && !isOutdated();
    menu->addAction(tr("Copy to clipboard"), this, &PlotView::copyToClipboard)->setEnabled(usable);
    menu->addAction(tr("Export…"), this, &PlotView::exportRequested)->setEnabled(usable);
    menu->addAction(tr("Export data…"), this, &PlotView::dataExportRequested)->setEnabled(usable);
    menu->popup(place);
}

/// Draws a frame if the figure has the keyboard focus.
void PlotView::paintEvent(QPaintEvent* event) {
    QCustomPlot::paintEvent(event);
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void PlotView::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_content) return;
    restyle();
    refresh();
}

} // namespace talweg

#include "moc_plot_view.cpp"
