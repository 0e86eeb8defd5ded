#include "page.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QHash>
#include <QXmlStreamReader>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr qsizetype mostSentences = 3;

/// The number of sentences. A sentence ends with a mark before white space or the end of the text, perhaps
/// with closing brackets or quotation marks between. Points inside numbers and file names are followed by
/// other characters; the point of an initial such as "A." follows a single capital letter.
qsizetype sentencesOf(const QString& text) {
    static const QRegularExpression end(QStringLiteral(R"((?<!\b[A-Z])[.?!][)”“»]*(?=\s|$))"));
    return text.count(end);
}

/// The translations into a language by their English texts.
QHash<QString, QString> translationsInto(const QString& language) {
    QXmlStreamReader xml(fileText("resources/translations/talweg_" + language + ".ts"));
    QHash<QString, QString> found;
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"translation")
            found[source] = xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return found;
}

} // namespace

/// The notes of the examples are short, in every language.
class TestExampleNotes : public QObject {
    Q_OBJECT

private slots:
    void sentencesAreCounted() {
        QCOMPARE(sentencesOf("At 3.25 m (A. Behar and others). Is it? Open winds.csv."), qsizetype(3));
        QCOMPARE(sentencesOf("E. Neumann's track.\n\nOpen “Damped.” Then"), qsizetype(2));
        QCOMPARE(sentencesOf("d’E. Neumann\u202f? Oui\u202f!"), qsizetype(2));
    }

    void everyNoteHasAtMostThreeSentences() {
        const auto german = translationsInto("de"), french = translationsInto("fr");
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems())
            for (const Example& example : system->examples) {
                const QString note = QString::fromStdString(example.notes);
                QVERIFY2(german.contains(note) && french.contains(note), example.id.c_str());
                for (const QString& text : {note, german[note], french[note]}) {
                    QVERIFY2(text.endsWith(u'.'), qPrintable(text));
                    QVERIFY2(sentencesOf(text) <= mostSentences, qPrintable(text));
                }
            }
    }
};

TALWEG_TEST(tst_example_notes, TestExampleNotes, QCoreApplication)
#include "tst_example_notes.moc"
