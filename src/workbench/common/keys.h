#pragma once

#include <QObject>

namespace talweg {

/// Whether a key event asks for undo or redo.
bool isUndoKey(const QEvent& event);

/// Installed on a text field, leaves undo and redo to the document: the field's own would be a second
/// history that knows nothing of the first.
class UndoKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Keeps Space for a button, box or list with check boxes that has the focus, where it would otherwise play
/// and pause.
class SpaceForButtons : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Lets the window's shortcuts win over a text field's own keys, such as Ctrl+E for the end of the line.
/// Copying, cutting, pasting, selecting all, undo and redo stay the field's.
class WindowKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Installs on the application what all its windows need for the keyboard: the filters above, and letters
/// for the entries of menus and dialogs.
void installKeys();

} // namespace talweg
