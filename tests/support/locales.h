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

/// Adds a test row for each locale; numbers look different in each.
inline void addLocales() {
    QTest::addColumn<int>("row");
    for (const char* name : {"C", "de_DE", "fr_FR", "tr_TR", "ar_EG"})
        QTest::newRow(name) << 0;
}

/// Sets the locale of C, C++ and Qt as long as the object exists.
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

    /// The reason why the locale is not available on this machine; empty if it is.
    const QString& why() const { return m_why; }

private:
    /// Creates a locale in a temporary folder from the sources in the package `locales`.
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
