#include "figures/plot/veil.h"
#include "figures/study/study_text.h"
#include "figures/study/study_view.h"
#include "study/standard_study.h"
#include "study/table.h"
#include "ui_main_window.h"
#include "workbench/inputs/quantity_edit.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_answer.h"
#include "workbench/window/export_dialog.h"
#include "workbench/window/main_window.h"

#include <QPicture>

namespace talweg {

void MainWindow::setUpStudy() {
    m_ui->studyPage->setStudy(m_document, *m_study);
    m_ui->setup->setStudy(m_document, *m_study);
    m_ui->advisor->setStudy(m_document, *m_study);
    connect(m_study, &LiveStudy::shownChanged, this, &MainWindow::showStudyTables);
    connect(m_study, &LiveStudy::stateChanged, this, &MainWindow::showStudyState);
    connect(m_study, &LiveStudy::failed, this, [this](const QString& why) {
        tell(Severity::error, tr("The study could not be solved: %1").arg(why));
    });
    connect(m_ui->studyPage, &StudyPage::partChanged, this, &MainWindow::showStudyTables);
    connect(m_ui->studyPage, &StudyPage::lookedChanged, this, [this] {
        m_ui->designs->look(m_ui->studyPage->looked());
        m_ui->advisor->look(m_ui->studyPage->looked());
    });
    connect(m_ui->studyPage, &StudyPage::designChosen, this, &MainWindow::takeDesign);
    const auto take = [this](std::size_t design) {
        if (takeDesign(m_ui->studyPage->part(), design)) m_ui->showRun->trigger();
    };
    connect(m_ui->designs, &DesignsTable::pointed, this, &MainWindow::lookAtDesign);
    connect(m_ui->designs, &DesignsTable::chosen, this, take);
    connect(m_ui->advisor, &AdvisorPanel::pointed, this, &MainWindow::lookAtDesign);
    connect(m_ui->advisor, &AdvisorPanel::chosen, this, take);
    connect(m_ui->advisor, &AdvisorPanel::comparedWanted, this, &MainWindow::showCompared);
    connect(m_ui->pages, &QTabWidget::currentChanged, this, [this] {
        const bool study = isStudyOnView();
        (study ? m_ui->designsDock : m_ui->eventsDock)->raise();
        if (!study) m_ui->inspectorDock->raise();
        showStudyState();
    });
}

void MainWindow::setUpStudyActions() {
    connect(m_ui->addStudy, &QAction::triggered, this, [this] {
        const int index = m_study->experiment();
        m_document.setStudy(index,
                            standardStudy(*m_document.systemOf(index), m_document.experiment(index).values));
        m_ui->showStudy->trigger();
    });
    for (const QWidget* panel : {static_cast<QWidget*>(m_ui->setup), static_cast<QWidget*>(m_ui->advisor)}) {
        auto* add = panel->findChild<QPushButton*>("addStudy");
        connect(add, &QPushButton::clicked, m_ui->addStudy, &QAction::trigger);
        connect(m_ui->addStudy, &QAction::enabledChanged, add, &QWidget::setEnabled);
    }
    connect(m_ui->removeStudy, &QAction::triggered, this,
            [this] { m_document.setStudy(m_study->experiment(), std::nullopt); });
    connect(m_ui->takeDesign, &QAction::triggered, this, [this] {
        const auto& part = m_study->shown()[m_ui->studyPage->part()];
        const auto& result = *part.shown.result;
        emit m_ui->designs->chosen(result.designAt(nearestPlaces(result, m_ui->studyPage->looked())));
    });
    const auto exportTable = [this](const QString& title, const QString& suffix,
                                    std::string (*table)(const SweepResult&)) {
        if (!mayUse(m_study->isCurrent())) return;
        const auto result = m_study->shown()[m_ui->studyPage->part()].shown.result;
        exportCsv(title, suffix, [result, table] { return QByteArray::fromStdString(table(*result)); });
    };
    connect(m_ui->exportDesigns, &QAction::triggered, this,
            [exportTable] { exportTable(tr("Export designs"), tr("designs"), aggregateTable); });
    connect(m_ui->exportStudyRuns, &QAction::triggered, this,
            [exportTable] { exportTable(tr("Export runs of the study"), tr("study runs"), runTable); });
    connect(m_ui->studyPage, &StudyPage::exportRequested, this, &MainWindow::exportStudyFigure);
    connect(m_ui->studyPage, &StudyPage::dataExportRequested, m_ui->exportDesigns, &QAction::trigger);
}

bool MainWindow::isStudyOnView() const {
    return m_ui->pages->currentWidget() == m_ui->studyPage;
}

/// A project whose first experiment has a study is about that.
void MainWindow::showFittingPage() {
    const auto& experiments = m_document.project().experiments;
    const bool studied = !experiments.empty() && experiments.front().study;
    (studied ? m_ui->showStudy : m_ui->showRun)->trigger();
}

void MainWindow::showStudyTables() {
    const auto& shown = m_study->shown();
    const std::size_t part = m_ui->studyPage->part();
    const auto tabled = shown.empty() ? std::nullopt : std::optional(shown[part]);
    m_ui->designs->setPart(tabled, m_ui->studyPage->looked());
    m_ui->advisor->setPart(tabled);
}

void MainWindow::showStudyState() {
    const int index = m_study->experiment();
    const bool studied = m_study->study().has_value(), there = !m_study->shown().empty();
    m_ui->addStudy->setEnabled(index >= 0 && !studied && !m_document.systemOf(index)->studyMeasures.empty());
    m_ui->removeStudy->setEnabled(studied);
    const bool outdated = m_study->isOutdated();
    m_designsVeil->setVisible(outdated);
    for (QAction* action : {m_ui->takeDesign, m_ui->exportDesigns, m_ui->exportStudyRuns})
        action->setEnabled(there && !outdated);
}

/// Goes to where it is chosen what tables and advice go by: under the figure, or in the inputs.
void MainWindow::showCompared() {
    if (m_study->shown().size() > 1) {
        m_ui->showStudy->trigger();
        return m_ui->studyPage->focusPart();
    }
    const std::string& id = m_document.systemOf(m_study->experiment())->studyCompare;
    auto* field = m_ui->inspector->findChild<QuantityEdit*>(QString::fromStdString(id));
    if (!field) return;
    m_ui->inspectorDock->show();
    m_ui->inspectorDock->raise();
    m_ui->inspector->ensureWidgetVisible(field);
    field->setFocus();
}

void MainWindow::lookAtDesign(std::size_t design) {
    m_ui->studyPage->look(m_study->shown()[m_ui->studyPage->part()].shown.result->valuesOf(design));
}

/// One step to undo, the compared value included. False where the designs on view may not be used.
bool MainWindow::takeDesign(std::size_t part, std::size_t design) {
    if (!mayUse(m_study->isCurrent())) return false;
    const SweepResult& result = *m_study->shown()[part].shown.result;
    Values values = result.valuesOf(design);
    QStringList texts;
    for (const auto& [id, value] : values)
        texts << inputText(*result.system, id, std::get<double>(value));
    if (const auto compared = result.sweep.base.find(result.system->studyCompare);
        compared != result.sweep.base.end())
        values.insert(*compared);
    m_ui->studyPage->look(values);
    m_document.endStep();
    m_document.setValues(m_study->experiment(), values,
                         tr("Use the design %1").arg(texts.join(QStringLiteral(", "))));
    return true;
}

void MainWindow::exportStudyFigure() {
    if (!mayUse(m_study->isCurrent())) return;
    std::vector<Exportable> figures;
    std::size_t selected = 0;
    for (const auto& [title, figure] : m_ui->studyPage->figures()) {
        if (figure == m_ui->studyPage->view()->figure()) selected = figures.size();
        const auto isOnView = [this, figure = figure] { return figure == m_ui->studyPage->view()->figure(); };
        figures.push_back({title,
                           [this, isOnView, figure = figure](const Theme& theme, const FigureSize& size,
                                                             const OnView& parts) -> std::optional<QPicture> {
                               const StudyPage& page = *m_ui->studyPage;
                               const auto results = page.resultsFor(figure);
                               if (results.empty() || !m_study->isCurrent()) return {};
                               if (isOnView()) return page.view()->picture(theme, size, parts);
                               return drawStudyFigure(figure, results, page.looked(), theme, size);
                           },
                           [this, isOnView](const OnView& parts) -> QStringList {
                               if (isOnView()) return m_ui->studyPage->view()->pictureText(parts);
                               return {tr("everything from left to right")};
                           },
                           false, false});
    }
    offerExport(std::move(figures), selected);
}

} // namespace talweg
