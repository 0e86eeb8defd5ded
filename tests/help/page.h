#pragma once

#include "systems/parameter.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QtTest>

namespace talweg::tests {

/// A number as the pages print it: with these decimals, and a proper minus.
inline QString fixed(double number, int decimals) {
    return QString::number(number, 'f', decimals).replace(u'-', QChar(0x2212));
}

inline QString fileText(const QString& path) {
    QFile file(QStringLiteral(TALWEG_SOURCE) + "/" + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

/// The lines of a page's code from the one that begins so.
inline QByteArray blockFrom(const QString& page, const QString& start) {
    QStringList block;
    for (const QString& line : fileText(page).split(u'\n')) {
        if (block.isEmpty() && !line.startsWith("    " + start)) continue;
        if (!line.startsWith("    ")) break;
        block << line.mid(4);
    }
    if (block.isEmpty()) qFatal("no block %s", qPrintable(start));
    return block.join(u'\n').toUtf8() + '\n';
}

/// A page of the help, or another text for people, of which every number is accounted for.
///
/// A test names phrases of the page. What is computed stands in a phrase as "{}", and the page has to say
/// what comes out. In the end no number may be left that no phrase has: whoever writes a new one has to say
/// how it is checked. Blocks of code, code in lines, references such as "figure 4.2", years and names of keys
/// are no statements about numbers.
class Page {
public:
    explicit Page(const QString& path) : Page(path, fileText(path)) {}
    Page(QString name, const QString& text) : m_name(std::move(name)), m_text(text), m_left(text) {
        static const QStringList noStatements{"^ {4,}.*$", // code
                                              "`[^`]*`",
                                              "\\]\\([^)]*\\)",      // where links lead
                                              "^#* ?\\d+\\. ",       // numbers of headings and lists
                                              "\\b(19|20)\\d\\d\\b", // years
                                              "(?i)\\b(figure|section|chapter|equation|appendi)[a-z]* "
                                              "[A-Z\\d.]*\\d(a|b)?((–|, | to | and )[\\d.]*\\d)*",
                                              "(?i)\\b(Ctrl|Shift|Alt)\\+\\d\\b",
                                              "\\bF\\d\\b",
                                              "UTF-8",
                                              "\\b3-D\\b",
                                              "\\bQt 6\\b"};
        for (const QString& pattern : noStatements)
            blankAll(pattern);
    }

    /// Definitions, settings, and what a document is quoted with: numbers that nothing computes.
    void given(const QStringList& phrases) {
        for (const QString& phrase : phrases)
            claim(phrase);
    }

    /// The page says `phrase`, with what was computed in place of each "{}".
    void says(QString phrase, const QStringList& computed = {}) {
        for (const QString& number : computed)
            phrase.replace(phrase.indexOf("{}"), 2, number);
        claim(phrase);
    }

    /// The page says `phrase`, which holds as long as the source file contains `text`.
    void saysAsIn(const QString& phrase, const QString& source, const QString& text) {
        claim(phrase);
        if (!fileText(source).contains(text))
            m_problems << QStringLiteral("“%1”: %2 no longer contains “%3”").arg(phrase, source, text);
    }

    /// What is wrong: phrases that are not there, and lines with numbers that nothing vouches for.
    QStringList problems() const {
        static const QRegularExpression digit("[0-9]");
        QStringList found = m_problems;
        const QStringList lines = m_text.split(u'\n'), left = m_left.split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (left[i].contains(digit))
                found << QStringLiteral("line %1 has a number without a claim:%2")
                             .arg(i + 1)
                             .arg(QString(left[i]).replace(QRegularExpression(" +"), " "));
        return found;
    }

    const QString& name() const { return m_name; }

private:
    void blankAll(const QString& pattern) {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        for (auto it = expression.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            blank(match.capturedStart(), match.capturedLength());
        }
    }

    void blank(qsizetype from, qsizetype length) {
        for (qsizetype i = from; i < from + length; ++i)
            if (m_left[i] != u'\n') m_left[i] = u' ';
    }

    void claim(const QString& phrase) {
        qsizetype at = m_text.indexOf(phrase);
        if (at < 0) m_problems << QStringLiteral("does not say “%1”").arg(phrase);
        for (; at >= 0; at = m_text.indexOf(phrase, at + 1))
            blank(at, phrase.size());
    }

    QString m_name, m_text;
    QString m_left; ///< what no phrase has claimed yet
    QStringList m_problems;
};

/// Fails the test with everything that is wrong with a page.
#define VERIFY_PAGE(page)                                                                                    \
    do {                                                                                                     \
        const QStringList problems = (page).problems();                                                      \
        QVERIFY2(problems.isEmpty(), qPrintable((page).name() + ":\n  " + problems.join("\n  ")));           \
    } while (false)

} // namespace talweg::tests
