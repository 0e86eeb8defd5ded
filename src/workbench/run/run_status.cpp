#include "workbench/run/run_status.h"

#include "base/to_qt.h"
#include "workbench/common/plain_text.h"
#include "workbench/run/live_run.h"

namespace talweg {

namespace {

/// Largest width of the text, in pixels. If too large, long texts widen the window.
constexpr int widestStatus = 560;

} // namespace

RunStatus::RunStatus(QWidget* parent) : QLabel(parent) {
    setProperty("role", "muted");
}

void RunStatus::show(const LiveRun& live, const QString& waitsFor) {
    if (!live.problems().empty() || !live.failure().isEmpty()) return setText(tr("Not solved"));
    if (live.isBusy()) return setText(tr("Solving…"));
    if (live.shown().isEmpty()) return setText({});
    if (!waitsFor.isEmpty()) return setText(tr("Invalid entry: %1").arg(waitsFor));
    QStringList parts{tr("Live"), tr("%1 ms").arg(live.milliseconds(), 0, 'f', 1)};
    const auto& audit = live.shown().run->audit;
    for (std::size_t i = 0; i < audit.size() && i < 2; ++i)
        parts << QStringLiteral("%1: %2").arg(toQt(audit[i].first), toQt(audit[i].second));
    const QString text = parts.join(QStringLiteral("  ·  "));
    setText(fontMetrics().elidedText(text, Qt::ElideRight, widestStatus));
    setToolTip(plainTip(text));
}

} // namespace talweg

#include "moc_run_status.cpp"
