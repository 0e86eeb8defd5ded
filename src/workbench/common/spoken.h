#pragma once

#include <QObject>

class QWidget;

namespace talweg {

/// Screen readers read a widget's description after its name and value; without one of its own that is its
/// tool tip. Tool tips are told without their marks of HTML. To be installed as the application's event
/// filter.
class SpokenTips : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Tells those who do not see it what else is to be known of a widget, such as what is wrong with it, before
/// its tool tip; empty for nothing.
void describe(QWidget* widget, const QString& what);

} // namespace talweg
