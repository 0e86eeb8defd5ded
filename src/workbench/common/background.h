#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace talweg {

/// Runs slow operations, e.g. writing files, one after the other on a shared thread (see Workers). The
/// destructor waits until all operations have ended.
class Background : public QObject {
    Q_OBJECT
public:
    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    /// Runs `job` on that thread. Then calls `done` on the GUI thread with the text that `job` returned, or
    /// with an error message if `job` threw an exception.
    void run(std::function<QString()> job, std::function<void(const QString&)> done);

private:
    struct Job {
        std::function<QString()> work;
        std::function<void(const QString&)> done;
        QString answer;
    };

    void carryOut();
    void deliver();

    std::mutex m_mutex;
    std::condition_variable m_rests;
    std::deque<Job> m_waiting, m_done; ///< guarded by m_mutex
    bool m_works = false;              ///< a thread runs the jobs; guarded by m_mutex
};

} // namespace talweg
