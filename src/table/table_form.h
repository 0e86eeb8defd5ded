#pragma once

#include <QByteArray>
#include <QChar>
#include <QString>
#include <array>

namespace talweg {

/// A format for tables that the program writes.
struct TableForm {
    const char* id; ///< id in options and settings
    char separator, decimal;
    const char* suffix; ///< file name suffix
};

/// All formats. The first is the format of the tables that the program generates.
const std::array<TableForm, 3>& tableForms();

/// The format with this id; null if it does not exist.
const TableForm* findTableForm(const QString& id);

/// Converts a CSV table of the program to another format. The table reader reads the same values from both.
QByteArray inForm(const QByteArray& table, const TableForm& form);

/// A number with another decimal sign. A zero is appended if the number could be misread as a group of
/// thousands, for example 1,125.
QString withDecimal(QString number, char decimal);

} // namespace talweg
