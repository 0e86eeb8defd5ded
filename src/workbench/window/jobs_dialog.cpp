#include "workbench/window/jobs_dialog.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "exports/jobs.h"
#include "project/columns.h"
#include "project/document.h"
#include "project/export_job.h"
#include "project/figure_source.h"
#include "workbench/common/plain_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

namespace talweg {

namespace {

enum Column { name, experiment, figure, file, columnCount };

/// Initial size of the dialog, in pixels.
constexpr int jobsWidth = 760, jobsHeight = 320;

/// The title of a figure of a run. For other figures, the id.
QString titleOf(const Document& document, const ExportJob& job) {
    const int index = findExperiment(document.project(), job.experiment);
    if (index >= 0 && !isStudyFigure(job.figure))
        for (const FigureRecipe& recipe : document.systemOf(index)->figures)
            if (toQt(recipe.id) == job.figure) return toQt(recipe.title);
    return job.figure;
}

} // namespace

JobsDialog::JobsDialog(Document& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_table(new QTableWidget(this)), m_state(new QLabel(this)) {
    setWindowTitle(tr("Export jobs"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table);
    layout->addWidget(m_state);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setObjectName(QStringLiteral("state"));
    addTable();
    addButtons();
    connect(&document, &Document::edited, this, &JobsDialog::fill);
    connect(&document, &Document::projectReset, this, [this] { m_folder.clear(); });
    resize(jobsWidth, jobsHeight);
    fill();
}

void JobsDialog::addTable() {
    m_table->setObjectName(QStringLiteral("jobs"));
    m_table->setAccessibleName(tr("Export jobs"));
    m_table->setColumnCount(columnCount);
    m_table->setHorizontalHeaderLabels({tr("Job"), tr("Experiment"), tr("Figure"), tr("File")});
    m_table->horizontalHeaderItem(file)->setToolTip(
        tr("File name without extension. You can use {project}, {experiment}, {figure} and {job}"));
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table, &QTableWidget::cellChanged, this, &JobsDialog::takeText);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &JobsDialog::showState);
}

void JobsDialog::addButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout()->addWidget(buttons);
    const auto add = [buttons](const QString& text, const QString& help) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setToolTip(help);
        button->setAutoDefault(false);
        return button;
    };
    m_run = add(tr("Run…"), tr("Write the figure of the selected job to a folder"));
    m_runAll = add(tr("Run all…"), tr("Write the figures of all jobs to a folder"));
    m_rename = add(tr("Rename"), tr("Rename the selected job"));
    m_remove = add(tr("Remove"), tr("Remove the selected job from the project"));
    connect(m_run, &QPushButton::clicked, this, [this] {
        if (chosen() >= 0) askAndRun({chosen()});
    });
    connect(m_runAll, &QPushButton::clicked, this, [this] { askAndRun(all()); });
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (chosen() >= 0) m_table->editItem(m_table->item(chosen(), name));
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (chosen() >= 0) m_document.removeExport(chosen());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::hide);
}

std::vector<int> JobsDialog::all() const {
    std::vector<int> jobs(m_document.project().exports.size());
    std::iota(jobs.begin(), jobs.end(), 0);
    return jobs;
}

void JobsDialog::runAll() {
    if (m_document.project().exports.empty()) return show();
    if (m_folder.isEmpty()) return askAndRun(all());
    runInto(m_folder, all());
}

int JobsDialog::chosen() const {
    const int row = m_table->currentRow();
    return row < std::ssize(m_document.project().exports) ? row : -1;
}

void JobsDialog::fill() {
    const std::vector<ExportJob>& jobs = m_document.project().exports;
    m_filling = true;
    m_table->setRowCount(static_cast<int>(jobs.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const ExportJob& job = jobs[static_cast<std::size_t>(row)];
        const QString texts[] = {job.name, job.experiment, titleOf(m_document, job), job.file};
        for (int column = 0; column < columnCount; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column == experiment || column == figure) item->setFlags(item->flags() & ~Qt::ItemIsEditable);
            if (column == file) item->setToolTip(plainTip(fileNameOf(job, m_document.project())));
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeColumnsToContents();
    m_filling = false;
    if (m_table->selectedItems().isEmpty()) m_table->selectRow(std::max(0, m_table->currentRow()));
    showState();
}

void JobsDialog::showState() {
    const bool any = m_table->rowCount() > 0, one = chosen() >= 0;
    m_run->setEnabled(one && !isBusy());
    m_runAll->setEnabled(any && !isBusy());
    m_rename->setEnabled(one);
    m_remove->setEnabled(one);
    if (isBusy())
        m_state->setText(tr("Writing figure %1 of %2…")
                             .arg(m_round->written + m_round->failures.size() + 1)
                             .arg(m_round->written + m_round->failures.size() + 1
                                  + static_cast<int>(m_round->left.size())));
    else if (!any)
        m_state->setText(tr("No export jobs yet. Use “Add as job” in the export dialog."));
    else if (one)
        m_state->setText(
            breakable(tr("Writes %1.")
                          .arg(fileNameOf(m_document.project().exports[static_cast<std::size_t>(chosen())],
                                          m_document.project()))));
    else
        m_state->clear();
}

/// Changes the name or file of a job after the user has edited a cell.
void JobsDialog::takeText(int row, int column) {
    if (m_filling) return;
    const QString text = m_table->item(row, column)->text();
    const QString wrong =
        column == name ? m_document.renameExport(row, text) : m_document.setExportFile(row, text);
    if (!wrong.isEmpty()) emit told(Severity::warning, wrong);
    fill();
}

void JobsDialog::askAndRun(const std::vector<int>& jobs) {
    QSettings settings;
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Folder for the figures"), settings.value("export/folder", QDir::homePath()).toString());
    if (folder.isEmpty()) return;
    settings.setValue("export/folder", folder);
    runInto(folder, jobs);
}

void JobsDialog::runInto(const QString& folder, const std::vector<int>& jobs) {
    if (isBusy() || jobs.empty()) return;
    m_folder = folder;
    m_round = std::make_shared<Round>(Round{m_document.project(), folder, {jobs.begin(), jobs.end()}});
    next();
}

void JobsDialog::next() {
    if (m_round->left.empty()) return finishRound();
    const std::size_t job = m_round->left.front();
    m_round->left.pop_front();
    showState();
    if (const QString wrong = jobComplaint(m_round->project, job); !wrong.isEmpty())
        return finishJob(job, wrong);
    const auto solved = std::make_shared<SolvedOrder>();
    m_background.run(
        [round = m_round, solved, job, registry = m_document.registry(),
         columns = columnsOf(m_round->project.measured, folderOf(m_document))] {
            *solved = solveOrder(orderOf(round->project.exports[job]), round->project, registry, columns);
            return solved->problem;
        },
        [this, solved, job](const QString& wrong) {
            if (!wrong.isEmpty()) return finishJob(job, wrong);
            draw(job, *solved);
        });
}

void JobsDialog::draw(std::size_t job, const SolvedOrder& solved) {
    const ExportJob& one = m_round->project.exports[job];
    const QString path = QDir(m_round->folder).filePath(fileNameOf(one, m_round->project));
    m_background.run(
        [round = m_round, job, path, picture = drawOrder(orderOf(one), solved),
         registry = m_document.registry()] {
            return writeJob(round->project.exports[job], picture, path, round->project, registry);
        },
        [this, job](const QString& wrong) { finishJob(job, wrong); });
}

void JobsDialog::finishJob(std::size_t job, const QString& wrong) {
    const QString name = m_round->project.exports[job].name;
    if (wrong.isEmpty())
        ++m_round->written;
    else
        m_round->failures << tr("“%1” was not written. %2").arg(name, wrong);
    next();
}

void JobsDialog::finishRound() {
    const auto round = std::exchange(m_round, nullptr);
    showState();
    for (const QString& failure : round->failures)
        emit told(Severity::error, failure);
    if (round->written > 0)
        emit told(Severity::note, toQt(trCount(round->written, "%n figure was written to %1.",
                                               "%n figures were written to %1.",
                                               QDir::toNativeSeparators(round->folder).toStdString())));
}

} // namespace talweg

#include "moc_jobs_dialog.cpp"
