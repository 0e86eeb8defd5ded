#pragma once

#include <QByteArray>

namespace talweg {

/// Removes the creation time and the ids derived from it from a PDF that Qt wrote. Equal pages then give
/// equal files. The length of the text is kept, because offsets in the file depend on it.
void takeOutMoment(QByteArray& pdf);

} // namespace talweg
