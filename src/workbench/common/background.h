#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace talweg {

/// Runs slow operations such as writing files on a shared thread (Workers), one after the other. Its
/// destructor waits for them.
class Background : public QObject {
    Q_OBJECT
public:
    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    /// Runs `job` on the thread and then `done` with its result or exception on the GUI thread.
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
