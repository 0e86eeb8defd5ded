#pragma once

#include <QObject>

namespace talweg {

/// Whether a key event asks for undo or redo.
bool isUndoKey(const QEvent& event);

/// Event filter for a text field: forwards undo and redo to the document, because the field's own undo would
/// be a second, unrelated history.
class UndoKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Event filter for the Space key: it activates a focused button, box or list with check boxes; anywhere
/// else, it plays or pauses the run.
class SpaceForButtons : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Gives the window's shortcuts priority over a text field's own keys, such as Ctrl+E for the end of the
/// line. Copy, cut, paste, select all, undo and redo stay with the field.
class WindowKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Installs on the application the keyboard handling of all its windows: the filters above, and mnemonics for
/// the entries of menus and dialogs.
void installKeys();

} // namespace talweg
