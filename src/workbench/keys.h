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

/// Installed on the application, keeps Space for a button or box that has the focus, where it would
/// otherwise play and pause.
class SpaceForButtons : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace talweg
