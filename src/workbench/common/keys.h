#pragma once

#include <QObject>

namespace talweg {

/// Whether an event is a shortcut for undo or redo.
bool isUndoKey(const QEvent& event);

/// Event filter for a text field. It forwards the shortcuts for undo and redo to the window, which undoes
/// changes of the project. The field's own undo history would be a second, unrelated one.
class UndoKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Event filter for the Space key. Space activates a focused button, combo box or list with check boxes; with
/// any other focus, Space plays or pauses the run.
class SpaceForButtons : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Event filter that gives the window's shortcuts priority over the keys of text fields, e.g. over Ctrl+E,
/// which moves to the end of the line. Copy, cut, paste, select all, undo and redo remain keys of the field.
class WindowKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Installs the filters SpaceForButtons, WindowKeys and Mnemonics on the application.
void installKeys();

} // namespace talweg
