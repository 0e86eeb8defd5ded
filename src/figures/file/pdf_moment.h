#pragma once

#include <QByteArray>

namespace talweg {

/// Removes the creation time, and numbers derived from it, from a PDF written by Qt, so that equal pages give
/// equal files. The length of the text is kept because offsets depend on it.
void takeOutMoment(QByteArray& pdf);

} // namespace talweg
