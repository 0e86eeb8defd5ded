#pragma once

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <clocale>
#include <locale>

namespace talweg::tests {

/// A row for each language in which numbers look different.
inline void addLocales() {
    QTest::addColumn<int>("row");
    for (const char* name : {"C", "de_DE", "fr_FR", "tr_TR", "ar_EG"})
        QTest::newRow(name) << 0;
}

/// While it lives, C, C++ and Qt speak as in another country.
class InLocale {
public:
    explicit InLocale(const QByteArray& name) {
        const QByteArray wanted = name == "C" ? name : name + ".UTF-8";
        if (!std::setlocale(LC_ALL, wanted)) make(name, wanted);
        if (!m_why.isEmpty()) return;
        std::locale::global(std::locale(wanted.constData()));
        QLocale::setDefault(QLocale(QString::fromLatin1(name)));
    }
    ~InLocale() {
        qunsetenv("LOCPATH");
        std::locale::global(std::locale::classic());
        std::setlocale(LC_ALL, "C");
        QLocale::setDefault(QLocale::c());
    }
    InLocale(const InLocale&) = delete;
    InLocale& operator=(const InLocale&) = delete;

    /// Why the language cannot be had on this machine; empty when it can.
    const QString& why() const { return m_why; }

private:
    /// Makes it in a folder of its own from the sources that the package `locales` brings.
    void make(const QByteArray& name, const QByteArray& wanted) {
        const QString source = QStringLiteral("/usr/share/i18n/locales/") + QString::fromLatin1(name);
        if (!QFileInfo::exists(source)) {
            m_why = source + QStringLiteral(" is missing: install the package locales.");
            return;
        }
        const QString made = m_folder.filePath(QString::fromLatin1(wanted));
        QProcess::execute(QStringLiteral("localedef"),
                          {"-i", QString::fromLatin1(name), "-f", "UTF-8", made});
        qputenv("LOCPATH", m_folder.path().toUtf8());
        if (!std::setlocale(LC_ALL, wanted)) m_why = QStringLiteral("localedef made no ") + made;
    }

    QTemporaryDir m_folder;
    QString m_why;
};

} // namespace talweg::tests
