#include "fuzz/fuzz.h"

#include <QDir>
#include <QTest>

using namespace talweg;

/// The inputs that a fuzzer starts from, and those with which something once broke: each is a file in
/// fuzz/corpus/NAME and is replayed here for ever.
class TestCorpus : public QObject {
    Q_OBJECT

private slots:
    void keepsItsPromises_data() {
        QTest::addColumn<QString>("path");
        const QFileInfoList files =
            QDir(qEnvironmentVariable("TALWEG_CORPUS", TALWEG_CORPUS)).entryInfoList(QDir::Files);
        QVERIFY(!files.isEmpty());
        for (const QFileInfo& file : files)
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void keepsItsPromises() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QByteArray input = file.readAll();
        try {
            fuzz({input.constData(), static_cast<std::size_t>(input.size())});
        } catch (const std::exception& broken) {
            QFAIL(broken.what());
        }
    }
};

QTEST_GUILESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
