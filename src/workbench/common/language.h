#pragma once

#include <QString>
#include <vector>

namespace talweg {

/// A language in which the program is available.
struct Language {
    QString code; ///< ISO 639 code, e.g. "de"
    QString name; ///< in the language itself, e.g. "Deutsch"
};

/// The available languages, English first.
const std::vector<Language>& languages();

/// The code of the language that the user chose last; empty for the system default.
QString chosenLanguage();
/// Saves the choice. It takes effect at the next start of the program, because many texts are created only
/// once.
void chooseLanguage(const QString& code);

/// Sets the language of all texts requested from now on, including Qt's own texts. An empty code selects the
/// system default. Texts without a translation appear in English.
void useLanguage(const QString& code);

} // namespace talweg
