#pragma once

#include <QObject>

class QWidget;

namespace talweg {

/// Screen readers read a widget's description after its name and value; without a description its tool tip.
/// Tool tips are spoken without HTML markup. Install it as an event filter on the application.
class SpokenTips : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Adds a spoken text about a widget, such as an error, before its tool tip; empty for none.
void describe(QWidget* widget, const QString& what);

} // namespace talweg
