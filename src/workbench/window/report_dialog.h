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
class QLineEdit;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace talweg {

class ReportPreview;

/// Creates a report of a project. The user selects its experiments and contents and sees its pages. The
/// dialog stays open next to the window. Runs and studies for the report are solved on another thread.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    ReportDialog(const Document& document, QWidget* parent);

    /// Opens the dialog with the report of the current project.
    void offer();
    /// Writes the report to a file. The signal `told` reports success or failure.
    void exportTo(const QString& path);
    /// Whether the report for the current choices is not ready yet.
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
    QWidget* makeTitleFields(QWidget* parent);
    void readLogoFile();

    const Document& m_document;
    QListWidget* m_experiments;
    std::vector<std::pair<ReportSection, QCheckBox*>> m_sections;
    QComboBox* m_randomRuns;
    QToolButton *m_randomFigures, *m_compared;
    QStringList m_notCompared; ///< titles of the runs that the user excluded
    QString m_baseline;        ///< title of the baseline's run; empty for the first run
    QComboBox *m_format, *m_paper;
    QLabel *m_paperLabel, *m_state;
    QProgressBar* m_progress;
    QPushButton *m_save, *m_open;
    QLineEdit *m_author, *m_organisation, *m_logoPath;
    QImage m_logo;
    QString m_written; ///< path of the file that was exported last
    ReportPreview* m_preview;
    Project m_project; ///< copy of the project from which the report is solved
    std::optional<ReportResults> m_results;
    ReportChoice m_solved; ///< choices for which the report is solved or being solved
    std::optional<Report> m_report;
    QTimer m_polling;
    std::atomic<double> m_done = 0;
    Background m_background;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
