#pragma once

#include <QString>
#include <vector>

namespace talweg {

/// A language of the program's texts.
struct Language {
    QString code; ///< as in the names of languages of ISO 639, e.g. "de"
    QString name; ///< in itself, e.g. "Deutsch"
};

/// The languages there are texts in, English first.
const std::vector<Language>& languages();

/// The code of the language the user chose last; empty for the system default.
QString chosenLanguage();
/// For the next start of the program: texts are made when tables are first read.
void chooseLanguage(const QString& code);

/// Gives all texts asked for from then on, Qt's own too, in the language of that code; an empty one
/// is the system default. Where there are no texts in a language they are English.
void useLanguage(const QString& code);

} // namespace talweg
