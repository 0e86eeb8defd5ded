#include "workbench/common/aside.h"

#include <QCoreApplication>
#include <QProgressDialog>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace talweg {

namespace {

using namespace std::chrono_literals;

/// Delay before the dialog opens. If too large, the window seems to hang; if too small, dialogs flicker.
constexpr auto dialogAfter = 400ms;
/// Interval at which an open dialog checks whether the work has ended.
constexpr auto lookEvery = 20ms;

/// The state of the work, shared by both threads.
class AsideWork {
public:
    void end(std::exception_ptr failure) {
        const std::lock_guard lock(m_mutex);
        m_failure = std::move(failure);
        m_ended = true;
        m_changed.notify_all();
    }
    bool hasEndedAfter(std::chrono::milliseconds time) {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, time, [this] { return m_ended; });
    }
    /// Null if the work did not throw. Call it only after the work has ended.
    const std::exception_ptr& failure() const { return m_failure; }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_ended = false;         ///< guarded by m_mutex
    std::exception_ptr m_failure; ///< set before m_ended, read after it
};

/// Shows the dialog; returns whether the work ended before the user cancelled it.
bool waitWithDialog(QWidget* window, const QString& text, AsideWork& work) {
    QProgressDialog dialog(text, QCoreApplication::translate("talweg", "Cancel"), 0, 0, window);
    dialog.setObjectName(QStringLiteral("aside"));
    dialog.setWindowModality(Qt::WindowModal);
    dialog.setMinimumDuration(0);
    QTimer looks;
    bool ended = false;
    QObject::connect(&looks, &QTimer::timeout, &dialog, [&] {
        ended = work.hasEndedAfter(0ms);
        if (ended) dialog.accept();
    });
    looks.start(lookEvery);
    dialog.exec();
    return ended;
}

} // namespace

bool doAside(QWidget* window, const QString& text, std::function<void()> work) {
    const auto shared = std::make_shared<AsideWork>();
    std::thread([shared, work = std::move(work)] {
        std::exception_ptr failure;
        try {
            work();
        } catch (...) {
            failure = std::current_exception();
        }
        shared->end(std::move(failure));
    }).detach();
    if (!shared->hasEndedAfter(dialogAfter) && !waitWithDialog(window, text, *shared)) return false;
    if (shared->failure()) std::rethrow_exception(shared->failure());
    return true;
}

} // namespace talweg
