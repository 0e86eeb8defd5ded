#include "figures/plot/veil.h"
#include "figures/run/run_style.h"
#include "workbench/window/main_window.h"

#include "ui_main_window.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/refused_texts.h"
#include "workbench/run/live_run.h"
#include "workbench/run/measures_model.h"
#include "workbench/run/time_cursor.h"
#include "workbench/study/live_study.h"

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

/// The widest text on the right of the status line, in pixels: more would push at the window.
constexpr int mostStatus = 560;

} // namespace

/// The document may have others already than those that are on view until the end of this.
void MainWindow::showExperiment(int index) {
    {
        const QSignalBlocker untilTheNewOneIsThere(m_refused);
        dropRefused();
        m_ui->inspector->setExperiment(index);
    }
    m_live->setExperiment(index);
    m_study->setExperiment(index);
    m_ui->board->resetZoom();
    m_cursor->setT(0);
    emit m_refused->changed();
}

void MainWindow::showRun() {
    const Shown& shown = m_live->shown();
    m_ui->board->setSystem(shown.system);
    showPinned();
    m_ui->board->setShown(shown);
    m_ui->events->setRun(shown.system, shown.run);
    m_ui->tables->setRun(shown.run);
    m_measures->setRun(shown.run);
    tellDoubts(shown.run.get());
    m_cursor->setDuration(shown.run ? shown.run->duration : 0);
    showCursor(m_cursor->t());
    showAudit();
}

/// Into the list of messages, once until they change: the banner says them as long as the run is on view.
void MainWindow::tellDoubts(const Run* run) {
    QStringList doubts;
    if (run)
        for (const Doubt& doubt : run->doubts)
            doubts << QString::fromStdString(doubt.sentence);
    if (doubts == m_doubts) return;
    m_doubts = doubts;
    for (const QString& doubt : doubts)
        m_ui->messages->add(Severity::warning, doubt);
}

void MainWindow::showRunState() {
    m_ui->banner->show(*m_live);
    m_ui->inspector->setProblems(m_live->problems());
    const bool there = !m_live->shown().isEmpty(), outdated = m_live->isOutdated();
    m_ui->board->setOutdated(outdated);
    for (Veil* veil : m_runVeils)
        veil->setVisible(outdated);
    for (QAction* action : {m_ui->pin, m_ui->exportFigure, m_ui->exportSamples, m_ui->exportEvents})
        action->setEnabled(there && !outdated);
    if (!m_live->problems().empty() || !m_live->failure().isEmpty())
        return m_status->setText(tr("Not solved"));
    if (m_live->isBusy()) return m_status->setText(tr("Solving…"));
    if (!there) return m_status->setText({});
    if (!m_refused->all().empty())
        return m_status->setText(tr("Waits for %1").arg(m_refused->all().front().name));
    QStringList parts{tr("Live"), tr("%1 ms").arg(m_live->milliseconds(), 0, 'f', 1)};
    const auto& audit = m_live->shown().run->audit;
    for (std::size_t i = 0; i < audit.size() && i < 2; ++i)
        parts << QStringLiteral("%1: %2").arg(QString::fromStdString(audit[i].first),
                                              QString::fromStdString(audit[i].second));
    const QString text = parts.join(QStringLiteral("  ·  "));
    m_status->setText(m_status->fontMetrics().elidedText(text, Qt::ElideRight, mostStatus));
    m_status->setToolTip(plainTip(text));
}

void MainWindow::showCursor(double t) {
    m_ui->board->setCursor(t);
    m_ui->events->setCursor(t);
    const Shown& shown = m_live->shown();
    if (shown.isEmpty()) return m_ui->player->setReadout({});
    const auto& times = shown.samples->t;
    const auto after = std::upper_bound(times.begin(), times.end(), t);
    const auto row = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - times.begin() - 1));
    const auto mode = static_cast<std::size_t>(shown.samples->mode[row]);
    m_ui->player->setReadout(QString::fromStdString(shown.system->modes[mode]));
}

void MainWindow::dragHandle(int handle, double x, double y, bool finished) {
    m_live->drag(static_cast<std::size_t>(handle), {x, y}, finished);
}

void MainWindow::takeDragged(int handle, const Values& changed, bool finished) {
    if (!changed.empty())
        m_document.setValues(m_live->experiment(), changed, {}, QStringLiteral("drag %1").arg(handle));
    if (finished) m_document.endStep();
}

void MainWindow::showAudit() {
    m_ui->audit->clear();
    if (m_live->shown().isEmpty()) return;
    for (const auto& [what, how] : m_live->shown().run->audit)
        m_ui->audit->addTopLevelItem(
            new QTreeWidgetItem({QString::fromStdString(what), QString::fromStdString(how)}));
    m_ui->audit->resizeColumnToContents(0);
}

namespace {

/// The line by which a pinned run is known in the figures.
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

Pin MainWindow::runOnView() const {
    // While another project comes in, what is on view may still be of the one before.
    const int index = m_live->experiment();
    if (index < 0 || index >= static_cast<int>(m_document.project().experiments.size())) return {};
    const Experiment& experiment = m_document.experiment(index);
    return {experiment.name, experiment.system, m_live->shownValues()};
}

void MainWindow::fillUnpinMenu(QMenu& menu) {
    menu.clear();
    const Pin onView = runOnView();
    const auto names = m_pinned->names(onView);
    std::size_t fitting = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QString text = tr("Unpin %1").arg(names[i]);
        QAction* action =
            menu.addAction(menuText(text), this, [this, i] { m_document.unpin(static_cast<int>(i)); });
        if (m_pinned->isBeside(i, onView)) action->setIcon(pinIcon(fitting++, *this));
    }
    menu.addSeparator();
    menu.addAction(m_ui->unpinAll);
}

void MainWindow::showPinned() {
    const auto fitting = m_pinned->beside(runOnView());
    m_ui->board->setPinned(fitting);
    m_measures->setPinned(fitting);
    const bool any = !m_document.project().pins.empty();
    m_unpin->setEnabled(any);
    m_ui->unpinAll->setEnabled(any);
}

} // namespace talweg
