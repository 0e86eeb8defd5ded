#pragma once

#include "systems/parameter.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QtTest>

namespace talweg::tests {

/// A number as printed in the pages: with `decimals` decimals and a true minus sign.
inline QString fixed(double number, int decimals) {
    return QString::number(number, 'f', decimals).replace(u'-', QChar(0x2212));
}

inline QString fileText(const QString& path) {
    QFile file(QStringLiteral(TALWEG_SOURCE) + "/" + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

/// The block of code of a page whose first line begins with `start`, from that line on.
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

/// A help page or another text, for tests that every number in it is correct.
///
/// A test lists phrases of the page. "{}" in a phrase stands for a computed value, which the page must
/// contain. At the end, each number of the page must belong to a phrase, so that nobody can add a number
/// without a check. Blocks of code, inline code, references such as "figure 4.2", years and names of keys are
/// not checked.
class Page {
public:
    explicit Page(const QString& path) : Page(path, fileText(path)) {}
    Page(QString name, const QString& text) : m_name(std::move(name)), m_text(text), m_left(text) {
        static const QStringList noStatements{"^ {4,}.*$", // code
                                              "`[^`]*`",
                                              "\\]\\([^)]*\\)",      // targets of links
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

    /// Requires phrases whose numbers are not computed: definitions, settings and quotations.
    void given(const QStringList& phrases) {
        for (const QString& phrase : phrases)
            claim(phrase);
    }

    /// Requires `phrase`, with the computed values in place of each "{}".
    void says(QString phrase, const QStringList& computed = {}) {
        for (const QString& number : computed)
            phrase.replace(phrase.indexOf("{}"), 2, number);
        claim(phrase);
    }

    /// Requires `phrase`, which is correct as long as the source file contains `text`.
    void saysAsIn(const QString& phrase, const QString& source, const QString& text) {
        claim(phrase);
        if (!fileText(source).contains(text))
            m_problems << QStringLiteral("“%1”: %2 no longer contains “%3”").arg(phrase, source, text);
    }

    /// All errors: phrases that the page does not contain, and lines with numbers that belong to no phrase.
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
    QString m_left; ///< the text with all phrases found so far blanked
    QStringList m_problems;
};

/// Fails the test if a page has errors, and prints them.
#define VERIFY_PAGE(page)                                                                                    \
    do {                                                                                                     \
        const QStringList problems = (page).problems();                                                      \
        QVERIFY2(problems.isEmpty(), qPrintable((page).name() + ":\n  " + problems.join("\n  ")));           \
    } while (false)

} // namespace talweg::tests
