#pragma once

#include <QByteArray>

namespace talweg {

/// Takes out of a PDF as Qt writes it when that was, and the numbers made up at that moment, so that the same
/// pages are the same file. The text keeps its length, on which offsets rely.
void takeOutMoment(QByteArray& pdf);

} // namespace talweg
