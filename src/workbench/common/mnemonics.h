#pragma once

#include <QObject>

class QAction;
class QMenu;
class QString;

namespace talweg {

/// Adds a separator with a heading for the entries below it. Unlike a section of QMenu::addSection, it is as
/// wide as its text.
QAction* addHeading(QMenu& menu, const QString& text);

/// Event filter for the application: gives every entry of an opening menu and every label, button and check
/// box of an opening dialog a unique mnemonic. Mnemonics marked in a text are kept.
class Mnemonics : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
