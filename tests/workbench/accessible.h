#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QDockWidget>
#include <QFile>
#include <QWidget>
#include <functional>

namespace talweg::tests {

/// The description of a visible widget for screen readers.
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

/// All visible widgets of a window, in the order in which screen readers reach them.
inline std::vector<Spoken> spokenIn(QWidget& window) {
    std::vector<Spoken> all;
    const std::function<void(QAccessibleInterface*, int)> walk = [&](QAccessibleInterface* one, int depth) {
        auto* widget = one && one->isValid() ? qobject_cast<QWidget*>(one->object()) : nullptr;
        if (!widget || !widget->isVisible()) return;
        if (qobject_cast<QDockWidget*>(widget) && widget->visibleRegion().isEmpty()) return; // covered
        all.push_back({widget, one->role(), one->text(QAccessible::Name), one->text(QAccessible::Description),
                       one->text(QAccessible::Value), one->state().focusable != 0, depth});
        if (qobject_cast<QAbstractItemView*>(widget)) return; // cells have their own descriptions
        for (int i = 0; i < one->childCount(); ++i)
            walk(one->child(i), depth + 1);
    };
    walk(QAccessible::queryAccessibleInterface(&window), 0);
    return all;
}

} // namespace talweg::tests
