#pragma once

#include "project/document.h"
#include "report/report.h"
#include "report/report_choice.h"
#include "report/report_results.h"
#include "workbench/common/background.h"
#include "workbench/common/messages.h"
#include "workbench/common/newest_job.h"

#include <QDialog>
#include <QTimer>
#include <atomic>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace talweg {

class ReportPreview;

/// Takes a project to paper: which of its experiments and what of them, seen page by page before it is
/// written. Stays open beside the window; what is solved for it is solved off the window's thread.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    ReportDialog(const Document& document, QWidget* parent);

    /// Is shown with the report of the project as it is now.
    void offer();
    /// Writes the report; `told` says how that ended.
    void exportTo(const QString& path);
    /// Whether the report of what is chosen is still to come.
    bool isBusy() const { return m_job.isBusy() || !m_report; }

signals:
    void told(talweg::Severity weight, const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeChoices();
    void fillExperiments();
    ReportChoice choice() const;
    ReportPaper paper() const;
    bool isPdf() const;
    void solve();
    void make();
    void follow();
    QWidget* makeRandomChoices(QWidget* parent);
    QWidget* makeComparisonChoices(QWidget* parent);
    void fillCompared();
    void showCompared();
    void lay();
    void showState(const QString& text);
    void askForPath();
    void remember() const;

    const Document& m_document;
    QListWidget* m_experiments;
    std::vector<std::pair<ReportSection, QCheckBox*>> m_sections;
    QComboBox* m_randomRuns;
    QToolButton *m_randomFigures, *m_compared;
    QStringList m_notCompared; ///< titles of runs that were taken out
    QString m_baseline;        ///< a title; empty: the first
    QComboBox *m_format, *m_paper;
    QLabel *m_paperLabel, *m_state;
    QProgressBar* m_progress;
    QPushButton* m_save;
    ReportPreview* m_preview;
    Project m_project; ///< as it was when it was solved
    std::optional<ReportResults> m_results;
    ReportChoice m_solved; ///< what is solved, or being solved
    std::optional<Report> m_report;
    QTimer m_polling;
    std::atomic<double> m_done = 0;
    Background m_background;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
