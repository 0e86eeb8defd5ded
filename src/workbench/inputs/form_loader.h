#pragma once

#include <QString>

class QWidget;

namespace talweg {

/// Loads a form made with Qt Designer that contains widgets of this program. The headings in the file are
/// English names of input groups; they are translated. Returns null if the file is not a form.
QWidget* loadForm(const QString& path, QWidget* parent);

} // namespace talweg
