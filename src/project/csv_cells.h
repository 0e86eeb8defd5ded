#pragma once

#include <QChar>
#include <QStringList>
#include <optional>

namespace talweg {

/// The lines of a text, with or without a byte-order mark, whatever ends them.
QStringList linesOf(QString text);

/// Tab, semicolon or comma: the first of them that the line has.
QChar separatorOf(const QString& line);

/// The cells of a line, trimmed; what stands in double quotes may hold separators, and quotes doubled.
QStringList cellsOf(const QString& line, QChar separator);

/// With a decimal point, or a decimal comma where the separator is another.
std::optional<double> numberIn(const QString& cell, QChar separator);

} // namespace talweg
