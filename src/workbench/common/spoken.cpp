#include "workbench/common/spoken.h"

#include "workbench/common/plain_text.h"

#include <QEvent>
#include <QVariant>
#include <QWidget>

namespace talweg {

namespace {

/// Names of dynamic properties of a widget. The first holds the text that is read before the tool tip; the
/// second is true if the widget's accessible description was set by this file.
constexpr auto whatProperty = "spokenFirst", madeProperty = "spoken";

void tell(QWidget& widget) {
    const QString what = widget.property(whatProperty).toString(), tip = widget.toolTip();
    const bool isNeeded = !what.isEmpty() || Qt::mightBeRichText(tip);
    if (!isNeeded && !widget.property(madeProperty).toBool()) return;
    widget.setProperty(madeProperty, isNeeded);
    widget.setAccessibleDescription(isNeeded ? QStringLiteral("%1 %2").arg(what, withoutMarks(tip)).trimmed()
                                             : QString());
}

} // namespace

bool SpokenTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ToolTipChange) tell(*static_cast<QWidget*>(watched));
    return false;
}

void describe(QWidget* widget, const QString& what) {
    if (widget->property(whatProperty).toString() == what) return;
    widget->setProperty(whatProperty, what);
    tell(*widget);
}

} // namespace talweg
