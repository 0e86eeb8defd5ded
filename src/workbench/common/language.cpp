#include "workbench/common/language.h"

#include "base/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace talweg {

namespace {

const QString languageKey = QStringLiteral("language");

/// The translation of a text of a layer that does not use Qt; empty if there is none. Without a translation,
/// Qt returns the English text.
std::string wordsFor(const char* english, std::int64_t count) {
    const QString words = QCoreApplication::translate("talweg", english, nullptr, static_cast<int>(count));
    const QString same = QString::fromUtf8(english);
    const bool known = words != (count < 0 ? same : QString(same).replace("%n", QString::number(count)));
    return known ? words.toStdString() : std::string();
}

/// The first of the desktop's languages that the program is available in; English if there is none.
QString languageOfDesktop() {
    for (const QString& wished : QLocale().uiLanguages())
        for (const Language& language : languages())
            if (wished.section('-', 0, 0) == language.code) return language.code;
    return languages().front().code;
}

} // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                           {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                           {QStringLiteral("fr"), QStringLiteral("Français")}};
    return all;
}

QString chosenLanguage() {
    const QString code = QSettings().value(languageKey).toString();
    for (const Language& language : languages())
        if (language.code == code) return code;
    return {};
}

void chooseLanguage(const QString& code) {
    if (code.isEmpty())
        QSettings().remove(languageKey);
    else
        QSettings().setValue(languageKey, code);
}

void useLanguage(const QString& code) {
    const QString language = code.isEmpty() ? languageOfDesktop() : code;
    auto* texts = new QTranslator(qApp);
    if (!texts->load("talweg_" + language, ":/translations")) return delete texts;
    auto* buttons = new QTranslator(qApp); // for Qt's own dialogs
    if (buttons->load("qtbase_" + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(buttons);
    QCoreApplication::installTranslator(texts);
    setTranslator(wordsFor);
}

} // namespace talweg
