#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>

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
    QThreadPool m_pool;
};

} // namespace talweg
