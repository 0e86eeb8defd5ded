#pragma once

#include <QLabel>

namespace talweg {

class LiveRun;

/// What is known of the run, in the window's last line: "Live · 1.3 ms · …".
class RunStatus : public QLabel {
    Q_OBJECT
public:
    explicit RunStatus(QWidget* parent = nullptr);

    /// Says what is known of the run now. `waitsFor` names the input whose text was not taken; empty for
    /// none.
    void show(const LiveRun& live, const QString& waitsFor);
};

} // namespace talweg
