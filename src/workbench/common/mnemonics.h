#pragma once

#include <QObject>

class QAction;
class QMenu;
class QString;

namespace talweg {

/// Adds a separator with a heading for the menu entries below it. Unlike with QMenu::addSection, the menu is
/// at least as wide as the heading.
QAction* addHeading(QMenu& menu, const QString& text);

/// Event filter for the application. When a menu opens, it gives every entry a unique mnemonic; when a dialog
/// opens, every label, button and check box. Mnemonics already marked in a text are kept.
class Mnemonics : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
