#pragma once

#include <QString>

class QWidget;

namespace talweg {

/// Builds a form made in Qt Designer, with this program's own widgets in it. Null when the file is not
/// a form.
QWidget* loadForm(const QString& path, QWidget* parent);

} // namespace talweg
