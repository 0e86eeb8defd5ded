#pragma once

#include <QLabel>

namespace talweg {

class LiveRun;

/// The status of the run in the last line of the window: "Live · 1.3 ms · …".
class RunStatus : public QLabel {
    Q_OBJECT
public:
    explicit RunStatus(QWidget* parent = nullptr);

    /// Shows the current status. `waitsFor` names the input with an invalid text; empty for none.
    void show(const LiveRun& live, const QString& waitsFor);
};

} // namespace talweg
