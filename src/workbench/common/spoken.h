#pragma once

#include <QObject>

class QWidget;

namespace talweg {

/// Makes screen readers read tool tips without HTML markup. Screen readers read a widget's description after
/// its name and value, or its tool tip if it has no description. Install it as an event filter on the
/// application.
class SpokenTips : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Sets a text about a widget, e.g. an error, that screen readers read before its tool tip; empty for none.
void describe(QWidget* widget, const QString& what);

} // namespace talweg
