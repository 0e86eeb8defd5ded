#pragma once

#include <QString>

class QWidget;

namespace talweg {

/// Builds a form made in Qt Designer with this program's own widgets. Its headings name groups of inputs in
/// English and are translated. Null if the file is not a form.
QWidget* loadForm(const QString& path, QWidget* parent);

} // namespace talweg
