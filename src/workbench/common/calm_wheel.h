#pragma once

#include <QObject>

namespace talweg {

/// Keeps the wheel from changing lists that it only passes over: without the focus they leave it to what they
/// stand in, and the wheel gives them no focus. To be installed on the application.
class CalmWheel : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
