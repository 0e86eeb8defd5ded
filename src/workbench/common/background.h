#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace talweg {

/// Does slow things such as writing files on a thread of its own, one after the other. Waits for them
/// when it goes.
class Background : public QObject {
    Q_OBJECT
public:
    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    /// Runs `job` on the thread and then `done` with its answer, or with what it threw, on the window's
    /// thread.
    void run(std::function<QString()> job, std::function<void(const QString&)> done);

private:
    struct Job {
        std::function<QString()> work;
        std::function<void(const QString&)> done;
        QString answer;
    };

    void carryOut(const std::stop_token& quit);
    void deliver();

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_waiting, m_done; ///< guarded by m_mutex
    std::jthread m_thread;             ///< last: joined before the rest goes
};

} // namespace talweg
