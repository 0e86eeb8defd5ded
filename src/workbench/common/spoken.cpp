#include "workbench/common/spoken.h"

#include "workbench/common/plain_text.h"

#include <QEvent>
#include <QVariant>
#include <QWidget>

namespace talweg {

namespace {

/// Properties of a widget: the text that is spoken before the tool tip, and whether the description was set
/// here.
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
