#pragma once

#include <QObject>

class QAction;
class QMenu;
class QString;

namespace talweg {

/// Adds a line with a heading for the entries below it. Unlike QMenu::addSection it is as wide as its text.
QAction* addHeading(QMenu& menu, const QString& text);

/// Installed on the application, gives every entry of an opening menu and every label, button and box of an
/// opening dialog a unique mnemonic. Mnemonics that a text marks itself are kept.
class Mnemonics : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
