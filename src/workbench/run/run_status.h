#pragma once

#include <QLabel>

namespace talweg {

class LiveRun;

/// Shows the state of the run in the status bar of the window, e.g. "Live · 1.3 ms · …".
class RunStatus : public QLabel {
    Q_OBJECT
public:
    explicit RunStatus(QWidget* parent = nullptr);

    /// Shows the current state. `waitsFor` is the name of the input with an invalid text; empty for none.
    void show(const LiveRun& live, const QString& waitsFor);
};

} // namespace talweg
