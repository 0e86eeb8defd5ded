#include "workbench/jobs/long_jobs_dialog.h"

#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/jobs/job_text.h"
#include "workbench/jobs/long_jobs.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// Initial size of the dialog, and gap between its rows, in pixels.
constexpr int dialogWidth = 560, dialogHeight = 320, rowGap = 14;
constexpr int progressParts = 1000;

QLabel* plainLabel(const char* role) {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (role) label->setProperty("role", QString::fromLatin1(role));
    return label;
}

} // namespace

LongJobRow::LongJobRow(LongJob& job, QWidget* parent)
    : QWidget(parent), m_job(&job), m_title(plainLabel("heading")), m_state(plainLabel("muted")),
      m_note(plainLabel("muted")), m_progress(new QProgressBar), m_show(new QPushButton(tr("Show"))),
      m_pause(new QPushButton), m_cancel(new QPushButton) {
    m_progress->setTextVisible(false);
    m_progress->setMaximum(progressParts);
    m_progress->setMaximumHeight(6);
    m_progress->setAccessibleName(titleOf(job));
    m_show->setToolTip(tr("Show the experiment with the results"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_state, 1);
    for (QPushButton* button : {m_show, m_pause, m_cancel})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, rowGap);
    column->addWidget(m_title);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    column->addWidget(m_note);
    connect(m_show, &QPushButton::clicked, this, &LongJobRow::showWanted);
    connect(m_cancel, &QPushButton::clicked, this, &LongJobRow::cancelWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (!m_job) return;
        if (m_job->state() == LongJob::State::running)
            m_job->pause();
        else
            m_job->resume();
    });
    refresh();
}

LongJob* LongJobRow::job() const {
    return m_job;
}

void LongJobRow::refresh() {
    if (!m_job) return;
    using State = LongJob::State;
    const State state = m_job->state();
    const bool isOver = state == State::finished || state == State::failed;
    m_title->setText(titleOf(*m_job));
    m_state->setText(breakable(stateOf(*m_job)));
    m_progress->setValue(static_cast<int>(progressParts * m_job->progress()));
    m_pause->setVisible(!isOver);
    m_pause->setText(pauseText(*m_job));
    m_pause->setToolTip(pauseTip(*m_job));
    m_cancel->setText(isOver ? tr("Remove") : tr("Cancel"));
    m_cancel->setToolTip(isOver ? tr("Remove this task from the list")
                                : tr("Cancel this task and discard its finished runs"));
    m_note->setVisible(!m_job->notKept().isEmpty() && !isOver);
    m_note->setText(breakable(tr("After you close the window, this task must start again from the beginning, "
                                 "because its finished runs cannot be saved: %1")
                                  .arg(m_job->notKept())));
}

LongJobsDialog::LongJobsDialog(LongJobs& jobs, QWidget* parent)
    : QDialog(parent), m_jobs(jobs), m_empty(plainLabel("muted")), m_area(new QScrollArea) {
    setWindowTitle(tr("Background tasks"));
    resize(dialogWidth, dialogHeight);
    m_empty->setText(tr("No background tasks. Studies and random runs that take more than a few seconds "
                        "continue here while you do something else."));
    auto* inside = new QWidget;
    m_column = new QVBoxLayout(inside);
    m_column->addStretch(1);
    m_area->setWidget(inside);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_empty);
    column->addWidget(m_area, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&jobs, &LongJobs::changed, this, [this] {
        if (isVisible()) refresh();
    });
}

void LongJobsDialog::offer() {
    refresh();
    show();
    raise();
    activateWindow();
}

/// Updates the rows. The newest task is at the top.
void LongJobsDialog::refresh() {
    const auto& all = m_jobs.all();
    std::erase_if(m_rows, [&all](LongJobRow* row) {
        const bool isGone = std::ranges::find(all, row->job()) == all.end();
        if (isGone) row->deleteLater();
        return isGone;
    });
    for (LongJob* job : all) {
        if (std::ranges::find(m_rows, job, &LongJobRow::job) != m_rows.end()) continue;
        auto* row = new LongJobRow(*job);
        connect(row, &LongJobRow::cancelWanted, this, [this, job] { m_jobs.cancel(*job); });
        connect(row, &LongJobRow::showWanted, this, [this, job] {
            emit showWanted(job->order().experiment, job->order().kind == LongOrder::Kind::study);
        });
        m_rows.push_back(row);
        m_column->insertWidget(0, row);
    }
    for (LongJobRow* row : m_rows)
        row->refresh();
    m_empty->setVisible(m_rows.empty());
    m_area->setVisible(!m_rows.empty());
}

} // namespace talweg

#include "moc_long_jobs_dialog.cpp"
