#include "workbench/window/published_works_dialog.h"

#include "base/to_qt.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/plain_table.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/table_tools.h"
#include "workbench/window/claims_model.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShowEvent>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

/// Initial size of the dialog, in pixels.
constexpr int worksWidth = 1120, worksHeight = 640;
/// Largest initial width of the column of claims and of the other columns, in average letters.
constexpr int widestClaim = 40, widestOther = 22;
constexpr int shareParts = 1000;  ///< steps of the progress bar
constexpr int shareInterval = 50; ///< time between updates of the progress bar, ms

enum WorkColumn { authorColumn, titleColumn, yearColumn, workColumns };

} // namespace

PublishedWorksDialog::PublishedWorksDialog(const Registry& registry, QWidget* parent)
    : QDialog(parent), m_published(publishedWorks(registry)), m_checked(m_published.size()),
      m_works(new QTableWidget(this)), m_claims(new QTableView(this)), m_model(new ClaimsModel(this)),
      m_state(new QLabel(this)), m_remark(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_reading(new QComboBox(this)), m_cancel(new QPushButton(tr("Cancel"), this)),
      m_compute(new QPushButton(tr("Compute"), this)) {
    setWindowTitle(tr("Published works"));
    new QVBoxLayout(this);
    addWorks();
    addClaims();
    addButtons();
    m_tick.setInterval(shareInterval);
    connect(&m_tick, &QTimer::timeout, this,
            [this] { m_progress->setValue(static_cast<int>(shareParts * *m_share)); });
    connect(&m_job, &NewestJob::failed, this, &PublishedWorksDialog::showState);
    connect(m_claims->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PublishedWorksDialog::showChosen);
    connect(m_claims, &QTableView::doubleClicked, this, &PublishedWorksDialog::openClaim);
    resize(worksWidth, worksHeight);
    m_works->setCurrentCell(m_published.empty() ? -1 : 0, titleColumn);
    connect(m_works, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (row != before) showWork();
    });
    showWork();
}

void PublishedWorksDialog::addWorks() {
    layout()->addWidget(m_works);
    m_works->setObjectName(QStringLiteral("publishedWorksList"));
    m_works->setAccessibleName(tr("Published works"));
    m_works->setProperty("plain", true);
    m_works->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_works->setColumnCount(workColumns);
    m_works->setHorizontalHeaderLabels({tr("Author"), tr("Title"), tr("Year")});
    m_works->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_works->horizontalHeader()->setHighlightSections(false);
    m_works->verticalHeader()->hide();
    m_works->setShowGrid(false);
    m_works->setWordWrap(false);
    m_works->setTabKeyNavigation(false);
    m_works->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_works->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_works->setSelectionMode(QAbstractItemView::SingleSelection);
    m_works->setRowCount(static_cast<int>(m_published.size()));
    for (int row = 0; row < m_works->rowCount(); ++row) {
        const Reproduction& work = *m_published[static_cast<std::size_t>(row)].work;
        const QString texts[] = {toQt(work.author), toQt(work.title), toQt(work.year)};
        for (int column = 0; column < workColumns; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setToolTip(plainTip(toQt(citation(work))));
            m_works->setItem(row, column, item);
        }
    }
    m_works->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void PublishedWorksDialog::addClaims() {
    auto* column = static_cast<QVBoxLayout*>(layout());
    auto* state = new QHBoxLayout;
    state->addWidget(m_state, 1);
    state->addWidget(m_progress, 1);
    state->addWidget(m_cancel);
    state->addWidget(m_compute);
    column->addLayout(state);
    column->addWidget(m_claims, 1);
    column->addWidget(m_remark);
    m_state->setObjectName(QStringLiteral("claimsState"));
    m_state->setWordWrap(true);
    m_progress->setObjectName(QStringLiteral("claimsProgress"));
    m_progress->setAccessibleName(tr("Progress of the computation"));
    m_progress->setMaximum(shareParts);
    m_cancel->setObjectName(QStringLiteral("cancelClaims"));
    m_cancel->setToolTip(tr("Cancel the computation"));
    m_compute->setObjectName(QStringLiteral("computeClaims"));
    m_compute->setToolTip(tr("Compute the claims of the selected work"));
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_job.cancel();
        showState();
    });
    connect(m_compute, &QPushButton::clicked, this, &PublishedWorksDialog::compute);
    m_claims->setObjectName(QStringLiteral("claims"));
    m_claims->setAccessibleName(tr("Claims"));
    m_claims->setModel(m_model);
    m_tools = &makePlain(*m_claims);
    m_claims->setWordWrap(false);
    m_claims->verticalHeader()->hide();
    m_claims->horizontalHeader()->setStretchLastSection(true);
    m_remark->setObjectName(QStringLiteral("claimRemark"));
    m_remark->setProperty("role", "muted");
    m_remark->setWordWrap(true);
    m_remark->setMinimumHeight(2 * fontMetrics().lineSpacing()); // otherwise the table often changes its size
}

void PublishedWorksDialog::addButtons() {
    auto* readings = new QHBoxLayout;
    auto* label = new QLabel(tr("Reading of the opened experiment:"), this);
    label->setBuddy(m_reading);
    readings->addWidget(label);
    readings->addWidget(m_reading);
    readings->addStretch(1);
    m_reading->setObjectName(QStringLiteral("claimReading"));
    m_reading->setToolTip(tr("The interpretation of the published model that the opened experiment uses"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = buttons->addButton(tr("Open as experiment"), QDialogButtonBox::ActionRole);
    m_open->setObjectName(QStringLiteral("openClaim"));
    m_copy = buttons->addButton(tr("Copy table"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copyClaims"));
    m_copy->setToolTip(tr("Copy all claims with exact numbers, for a spreadsheet"));
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(readings);
    column->addWidget(buttons);
    for (auto* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter must not press one of them by accident
    connect(m_open, &QPushButton::clicked, this, &PublishedWorksDialog::openClaim);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(tabSeparated(*m_claims, true)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setTabOrder(m_works, m_cancel);
    setTabOrder(m_cancel, m_compute);
    setTabOrder(m_compute, m_claims);
}

void PublishedWorksDialog::offer() {
    show();
    raise();
    activateWindow();
}

/// Starts the computation, which runs only while the dialog is shown.
void PublishedWorksDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (event->spontaneous()) return;
    fitColumns(*m_works);
    fitClaims();
    compute();
}

void PublishedWorksDialog::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    if (event->spontaneous()) return;
    m_job.cancel();
    showState();
}

/// The selected work; null if there is none.
const PublishedWork* PublishedWorksDialog::current() const {
    const int row = m_works->currentRow();
    return row < 0 ? nullptr : &m_published[static_cast<std::size_t>(row)];
}

void PublishedWorksDialog::showWork() {
    const PublishedWork* published = current();
    m_model->setWork(published ? std::optional(*published) : std::nullopt);
    m_reading->clear();
    if (published) {
        m_tools->setShown("claims/" + toQt(published->work->id));
        for (const Reproduction::Reading& reading : published->work->readings)
            m_reading->addItem(toQt(reading.name));
    }
    m_reading->setEnabled(published);
    m_copy->setEnabled(published);
    showChosen();
    showChecked();
    if (isVisible()) compute();
}

/// Checks the claims of the selected work, unless their results are there.
void PublishedWorksDialog::compute() {
    m_job.cancel();
    const PublishedWork* published = current();
    if (published && m_checked[static_cast<std::size_t>(m_works->currentRow())].empty()) {
        m_share = std::make_shared<std::atomic<double>>(0.0);
        const auto row = static_cast<std::size_t>(m_works->currentRow());
        m_job.start([this, row, work = *published,
                     share = m_share](const std::stop_token& stop) -> NewestJob::Delivery {
            const auto readings =
                reproduce(work.system, *work.work, stop, [share](double done) { *share = done; });
            if (stop.stop_requested()) return {};
            return [this, row, checked = checkedClaims(*work.system, *work.work, readings)] {
                keep(row, checked);
            };
        });
    }
    showState();
}

void PublishedWorksDialog::keep(std::size_t work, std::vector<CheckedClaim> checked) {
    m_checked[work] = std::move(checked);
    showChecked();
    showState();
}

void PublishedWorksDialog::showChecked() {
    if (current()) m_model->setChecked(m_checked[static_cast<std::size_t>(m_works->currentRow())]);
    fitClaims();
}

/// Shows whether the claims of the selected work are being computed. `failure`: why they cannot be computed.
void PublishedWorksDialog::showState(const QString& failure) {
    const bool busy = m_job.isBusy();
    const bool missing = current() && m_checked[static_cast<std::size_t>(m_works->currentRow())].empty();
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    m_compute->setVisible(missing && !busy);
    if (busy) {
        m_progress->setValue(0);
        m_tick.start();
        m_state->setText(tr("Computing the claims…"));
        return;
    }
    m_tick.stop();
    if (!failure.isEmpty())
        m_state->setText(breakable(tr("The claims cannot be computed: %1").arg(failure)));
    else
        m_state->setText(missing ? tr("The claims are not computed.") : summary());
}

/// How many claims of the selected work have each verdict.
QString PublishedWorksDialog::summary() const {
    if (!current()) return {};
    std::array<int, static_cast<std::size_t>(Verdict::refuted) + 1> counts{};
    for (const CheckedClaim& claim : m_checked[static_cast<std::size_t>(m_works->currentRow())])
        ++counts[static_cast<std::size_t>(claim.judgement.verdict)];
    const auto many = [&counts](Verdict verdict) { return counts[static_cast<std::size_t>(verdict)]; };
    return tr("Holds: %1. Holds in some readings: %2. Refuted: %3. Not decidable: %4.")
        .arg(many(Verdict::holds))
        .arg(many(Verdict::holdsInSome))
        .arg(many(Verdict::refuted))
        .arg(many(Verdict::undecided));
}

/// The row of the selected claim; −1 unless exactly one is selected.
int PublishedWorksDialog::chosenClaim() const {
    const QModelIndexList rows = m_claims->selectionModel()->selectedRows();
    return rows.size() == 1 ? rows.front().row() : -1;
}

void PublishedWorksDialog::showChosen() {
    const int row = chosenClaim();
    m_open->setEnabled(row >= 0);
    m_open->setToolTip(row >= 0 ? tr("Add the run or study behind the selected claim to the project")
                                : tr("Select one claim to open the run or study behind it"));
    m_remark->setText(row < 0 ? QString()
                              : breakable(toQt(current()->work->claims[static_cast<std::size_t>(row)].why)));
}

void PublishedWorksDialog::openClaim() {
    const int row = chosenClaim();
    if (row < 0) return;
    const Reproduction& work = *current()->work;
    emit experimentsWanted(experimentsOf(*current(), work.claims[static_cast<std::size_t>(row)],
                                         work.readings[static_cast<std::size_t>(m_reading->currentIndex())]));
}

void PublishedWorksDialog::fitClaims() {
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const int most = letter * (column == claimColumn ? widestClaim : widestOther);
        m_claims->setColumnWidth(column, std::min(most, wantedWidth(*m_claims, column)));
    }
}

} // namespace talweg

#include "moc_published_works_dialog.cpp"
