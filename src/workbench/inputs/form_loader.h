#pragma once

#include <QString>

class QWidget;

namespace talweg {

/// Builds a form designed in Qt Designer, with this program's own widgets. The form's headings are English
/// names of input groups; they are translated. Returns null if the file is not a form.
QWidget* loadForm(const QString& path, QWidget* parent);

} // namespace talweg
