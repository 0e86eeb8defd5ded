#pragma once

#include <QObject>

class QWidget;

namespace talweg {

/// Screen readers read a widget's description after its name and value, or its tool tip if it has no
/// description. This event filter makes them read tool tips without HTML markup. Install it on the
/// application.
class SpokenTips : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Adds a spoken text about a widget, such as an error, before its tool tip; empty for none.
void describe(QWidget* widget, const QString& what);

} // namespace talweg
