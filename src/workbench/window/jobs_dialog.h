#pragma once

#include "project/document.h"
#include "workbench/common/background.h"
#include "workbench/common/messages.h"

#include <QDialog>
#include <QPicture>
#include <deque>

class QLabel;
class QPushButton;
class QTableWidget;

namespace talweg {

struct SolvedOrder;

/// The export jobs of a project, with their names and files. Edits and runs them. Stays open next to the
/// window.
class JobsDialog : public QDialog {
    Q_OBJECT
public:
    JobsDialog(Document& document, QWidget* parent);

    /// Runs jobs, given by their current indices in the project, one after the other. A failed job is
    /// reported and does not stop the others.
    void runInto(const QString& folder, const std::vector<int>& jobs);
    /// Runs all jobs into the last folder chosen for this project, or asks for one.
    void runAll();
    bool isBusy() const { return m_round != nullptr; }

signals:
    void told(talweg::Severity weight, const QString& text);

private:
    /// A set of running jobs.
    struct Round {
        Project project;
        QString folder;
        std::deque<std::size_t> left;
        int written = 0;
        QStringList failures = {};
    };

    void addTable();
    void addButtons();
    void fill();
    void showState();
    void takeText(int row, int column);
    int chosen() const;
    std::vector<int> all() const;
    void askAndRun(const std::vector<int>& jobs);
    void next();
    void draw(std::size_t job, const SolvedOrder& solved);
    void finishJob(std::size_t job, const QString& wrong);
    void finishRound();

    Document& m_document;
    QTableWidget* m_table;
    QLabel* m_state;
    QPushButton* m_run = nullptr;
    QPushButton* m_runAll = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
    bool m_filling = false;
    QString m_folder;               ///< the folder used last for jobs of this project; empty if none
    std::shared_ptr<Round> m_round; ///< null while no job is running
    Background m_background;
};

} // namespace talweg
