#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QDockWidget>
#include <QFile>
#include <QWidget>
#include <functional>

namespace talweg::tests {

/// What screen readers are told of a widget on view.
struct Spoken {
    QWidget* widget = nullptr;
    QAccessible::Role role{};
    QString name, description, value;
    bool focusable = false;
    int depth = 0;

    QString line() const {
        return QString(2 * depth, u' ')
               + QStringLiteral("%1 %2 [%3]%4 “%5” = “%6” : %7")
                     .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName())
                     .arg(static_cast<int>(role))
                     .arg(QLatin1String(focusable ? " focusable" : ""), name, value, description);
    }
};

/// Every widget of a window that is on view, as screen readers come through them.
inline std::vector<Spoken> spokenIn(QWidget& window) {
    std::vector<Spoken> all;
    const std::function<void(QAccessibleInterface*, int)> walk = [&](QAccessibleInterface* one, int depth) {
        auto* widget = one && one->isValid() ? qobject_cast<QWidget*>(one->object()) : nullptr;
        if (!widget || !widget->isVisible()) return;
        if (qobject_cast<QDockWidget*>(widget) && widget->visibleRegion().isEmpty()) return; // behind others
        all.push_back({widget, one->role(), one->text(QAccessible::Name), one->text(QAccessible::Description),
                       one->text(QAccessible::Value), one->state().focusable != 0, depth});
        if (qobject_cast<QAbstractItemView*>(widget)) return; // cells speak for themselves
        for (int i = 0; i < one->childCount(); ++i)
            walk(one->child(i), depth + 1);
    };
    walk(QAccessible::queryAccessibleInterface(&window), 0);
    return all;
}

} // namespace talweg::tests
