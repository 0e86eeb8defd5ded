#pragma once

#include <QDialog>
#include <QPointer>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace talweg {

class LongJob;
class LongJobs;

/// A background task in the list: its title, its progress, and buttons for it.
class LongJobRow : public QWidget {
    Q_OBJECT
public:
    explicit LongJobRow(LongJob& job, QWidget* parent = nullptr);

    LongJob* job() const;
    void refresh();

signals:
    void cancelWanted();
    void showWanted();

private:
    QPointer<LongJob> m_job;
    QLabel* m_title;
    QLabel* m_state;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_show;
    QPushButton* m_pause;
    QPushButton* m_cancel;
};

/// The list of background tasks.
class LongJobsDialog : public QDialog {
    Q_OBJECT
public:
    explicit LongJobsDialog(LongJobs& jobs, QWidget* parent = nullptr);

    void offer();

signals:
    /// The user requested the page that shows the results of a task.
    void showWanted(const QString& experiment, bool isStudy);

private:
    void refresh();

    LongJobs& m_jobs;
    QLabel* m_empty;
    QScrollArea* m_area;
    QVBoxLayout* m_column;
    std::vector<LongJobRow*> m_rows;
};

} // namespace talweg
