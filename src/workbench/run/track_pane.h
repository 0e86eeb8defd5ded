#pragma once

#include "project/document.h"
#include "tracks/fit_use.h"
#include "workbench/common/messages.h"
#include "workbench/common/newest_job.h"

#include <QTimer>
#include <QWidget>
#include <atomic>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;
class QTreeWidget;

namespace talweg {

class LiveRun;

/// The measured tracks of the current experiment, and fits of its inputs to them. The fit runs on another
/// thread.
class TrackPane : public QWidget {
    Q_OBJECT
public:
    explicit TrackPane(QWidget* parent = nullptr);

    /// Sets the document and its current run, which must outlive the pane. Call it once, before all other
    /// functions.
    void setDocument(Document& document, LiveRun& live);
    /// Sets the current experiment; −1 for none.
    void setExperiment(int index);
    /// Asks for a file and adds its track to the current experiment.
    void askAndAdd();
    /// Adds the track of a file after showing how it is read.
    void addFrom(const QString& path);
    /// Whether the current experiment can have tracks.
    bool isUsable() const;

signals:
    void told(talweg::Severity severity, const QString& text);

private:
    const Experiment* experiment() const;
    void refresh();
    void listTracks();
    void listInputs();
    void showDeviations();
    void rename(int row, const QString& name);
    void removeTrack();
    void tickStart(bool isTicked);
    std::vector<std::string> withState(Qt::CheckState state, bool isStart) const;
    ImpactLaw law() const;
    FitRequest request(bool inPixels) const;
    void fitOrCancel();
    void clearEstimates();
    void take(FitRequest request, Fit fit, QStringList impacts);
    QStringList fitSentences();
    void showFit();
    void showState();
    void showUses();
    void useValues();
    void useUncertainty();

    Document* m_document = nullptr;
    LiveRun* m_live = nullptr;
    int m_experiment = -1;
    QTableWidget* m_tracks;
    QTreeWidget* m_inputs;
    QCheckBox* m_known;
    QComboBox* m_law;
    QPushButton *m_add, *m_remove, *m_run, *m_use, *m_useUncertainty;
    QProgressBar* m_progress;
    QLabel* m_answer;
    FitRequest m_request; ///< of m_fit
    std::optional<Fit> m_fit;
    QStringList m_impacts;           ///< sentences on the tracks in pixels, which are not fitted
    std::atomic<double> m_share = 0; ///< of the running fit
    QTimer m_looks;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
