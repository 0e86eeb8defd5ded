#pragma once

#include <QByteArray>

namespace talweg {

/// Removes the creation time, and ids derived from it, from a PDF written by Qt, so that equal pages give
/// equal files. Keeps the length of the text, because offsets in the file depend on it.
void takeOutMoment(QByteArray& pdf);

} // namespace talweg
