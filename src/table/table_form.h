#pragma once

#include <QByteArray>
#include <QChar>
#include <QString>
#include <array>

namespace talweg {

/// How tables are written.
struct TableForm {
    const char* id; ///< as options and settings name it
    char separator, decimal;
    const char* suffix; ///< of files
};

/// All of them; in the first tables are made.
const std::array<TableForm, 3>& tableForms();

/// The form of that id; null where there is none.
const TableForm* findTableForm(const QString& id);

/// A CSV table as the program makes it, written in a form: the reader of tables reads the same from it.
QByteArray inForm(const QByteArray& table, const TableForm& form);

/// A number as the program writes it, with a decimal sign. One that might be read as thousands with a decimal
/// comma, 1,125, has a zero at its end.
QString withDecimal(QString number, char decimal);

} // namespace talweg
