#pragma once

#include <QByteArray>
#include <QChar>
#include <QString>
#include <array>

namespace talweg {

/// A format in which tables are written.
struct TableForm {
    const char* id; ///< as options and settings name it
    char separator, decimal;
    const char* suffix; ///< of files
};

/// All formats; the first is the one in which tables are generated.
const std::array<TableForm, 3>& tableForms();

/// The format with this id; null if there is none.
const TableForm* findTableForm(const QString& id);

/// Converts a CSV table of the program to a format; the table reader reads the same values from it.
QByteArray inForm(const QByteArray& table, const TableForm& form);

/// A number of the program with the given decimal sign. A zero is appended to a number that might be misread
/// as thousands, 1,125.
QString withDecimal(QString number, char decimal);

} // namespace talweg
