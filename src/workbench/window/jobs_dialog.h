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

/// The list of a project's export jobs, with their names and files. The user can edit and run them. The
/// dialog stays open next to the window.
class JobsDialog : public QDialog {
    Q_OBJECT
public:
    JobsDialog(Document& document, QWidget* parent);

    /// Runs jobs one after the other. `jobs` are their current indices in the project. If a job fails,
    /// reports this and runs the next one.
    void runInto(const QString& folder, const std::vector<int>& jobs);
    /// Runs all jobs. Writes to the folder used last for this project; if there is none, asks for a folder.
    void runAll();
    bool isBusy() const { return m_round != nullptr; }

signals:
    void told(talweg::Severity weight, const QString& text);

private:
    /// A series of jobs that is being run.
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
    QString m_folder;               ///< folder used last for jobs of this project; empty if none
    std::shared_ptr<Round> m_round; ///< null while no job is running
    Background m_background;
};

} // namespace talweg
