#pragma once

#include <QString>
#include <vector>

namespace talweg {

/// A language of the program's texts.
struct Language {
    QString code; ///< ISO 639 code, e.g. "de"
    QString name; ///< in the language itself, e.g. "Deutsch"
};

/// The available languages, English first.
const std::vector<Language>& languages();

/// The code of the language the user chose last; empty for the system default.
QString chosenLanguage();
/// Takes effect at the next start of the program, because texts are created when tables are first read.
void chooseLanguage(const QString& code);

/// Sets the language of all texts requested from now on, including Qt's own. An empty code selects the system
/// default. Texts without a translation are in English.
void useLanguage(const QString& code);

} // namespace talweg
