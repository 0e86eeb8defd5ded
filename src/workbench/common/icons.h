#pragma once

#include <QIcon>

namespace talweg {

/// The line icons of the window, drawn in the palette's text colour at any size.
enum class Icon {
    newFile,
    open,
    save,
    undo,
    redo,
    pin,
    unpin,
    exportFigure,
    moon,
    help,
    play,
    pause,
    add,
    more,
    presets,
    automatic,
    good,
    bad,
    warning,
    info,
    close,
    toStart,
    table,
    remove,
    enlarge,
    back,
    forward,
    print
};

QIcon icon(Icon which);

/// The icon in this colour instead of the palette's.
QIcon icon(Icon which, const QColor& colour);

} // namespace talweg
