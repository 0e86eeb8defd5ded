#include "workbench/common/background.h"

#include "systems/failure_text.h"

namespace talweg {

namespace {

QString answerOf(const std::function<QString()>& job) {
    try {
        return job();
    } catch (...) {
        return QString::fromStdString(failureText());
    }
}

} // namespace

Background::Background(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

Background::~Background() {
    m_pool.waitForDone();
}

void Background::run(std::function<QString()> job, std::function<void(const QString&)> done) {
    m_pool.start([this, job = std::move(job), done = std::move(done)] {
        const QString answer = answerOf(job);
        QMetaObject::invokeMethod(
            this, [done, answer] { done(answer); }, Qt::QueuedConnection);
    });
}

} // namespace talweg
