#pragma once

#include "exports/published_works.h"
#include "workbench/common/newest_job.h"

#include <QDialog>
#include <QTimer>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QTableWidget;

namespace talweg {

class ClaimsModel;
class TableTools;

/// Lists the published works that the program recomputes, and checks the claims of the selected one on
/// another thread. The experiment behind a claim can be added to the project. The results of a work are kept
/// until the dialog is destroyed.
class PublishedWorksDialog : public QDialog {
    Q_OBJECT
public:
    explicit PublishedWorksDialog(const Registry& registry, QWidget* parent = nullptr);

    void offer();

signals:
    /// The user opened a claim. `experiments` has at least one element.
    void experimentsWanted(const std::vector<talweg::Experiment>& experiments);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addWorks();
    void addClaims();
    void addButtons();
    const PublishedWork* current() const;
    void showWork();
    void compute();
    void keep(std::size_t work, std::vector<CheckedClaim> checked);
    void showChecked();
    void showState(const QString& failure = {});
    QString summary() const;
    int chosenClaim() const;
    void showChosen();
    void openClaim();
    void fitClaims();

    std::vector<PublishedWork> m_published;
    std::vector<std::vector<CheckedClaim>> m_checked; ///< by work; empty until it is checked
    QTableWidget* m_works;
    QTableView* m_claims;
    ClaimsModel* m_model;
    TableTools* m_tools = nullptr;
    QLabel *m_state, *m_remark;
    QProgressBar* m_progress;
    QComboBox* m_reading;
    QPushButton *m_cancel, *m_compute, *m_open = nullptr, *m_copy = nullptr;
    std::shared_ptr<std::atomic<double>> m_share; ///< progress of the newest job, from 0 to 1
    QTimer m_tick;                                ///< updates the progress bar
    NewestJob m_job;                              ///< declared last, so that the running job ends first
};

} // namespace talweg
