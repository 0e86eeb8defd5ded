#pragma once

#include <QByteArray>
#include <QChar>
#include <QString>
#include <array>

namespace talweg {

/// A file format for writing tables.
struct TableForm {
    const char* id; ///< id in options and settings
    char separator, decimal;
    const char* suffix; ///< file name suffix
};

/// All formats; the first is the one in which tables are generated.
const std::array<TableForm, 3>& tableForms();

/// The format with this id; null if there is none.
const TableForm* findTableForm(const QString& id);

/// Converts a CSV table of the program to a format; the table reader reads the same values from it.
QByteArray inForm(const QByteArray& table, const TableForm& form);

/// A number with the given decimal sign. A zero is appended if it could be misread as thousands, such as
/// 1,125.
QString withDecimal(QString number, char decimal);

} // namespace talweg
