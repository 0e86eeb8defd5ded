#include "bouncing.h"
#include "figures/file/picture_file.h"
#include "figures/run/run_picture.h"
#include "files/picture_source.h"
#include "support/test.h"

#include <QImage>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// Everything that XML, PDF and lists of points make difficult.
PictureSource difficult() {
    QByteArray points;
    for (int i = 0; i < 300; ++i)
        points += QByteArray::number(i) + ".25,";
    return {"{\n  \"title\": \"]]> <a & b> \\\\ (endobj) startxref %%EOF \xC3\xA4\xE2\x82\xAC\",\n  "
            "\"notes\": \"\\r\\n"
            "<![CDATA[ \",\n  \"points\": ["
                + points + "0]\n}\n",
            "{\n  \"figure\": \"study:map,x=b\"\n}\n"};
}

} // namespace

/// What files of figures carry.
class TestPictureSource : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFormatGivesBackWhatWasPutIn_data();
    void everyFormatGivesBackWhatWasPutIn();
    void otherReadersShowTheSamePicture();
    void toolsForPdfFindTheProject();
    void theSameFigureMakesTheSameBytes_data();
    void theSameFigureMakesTheSameBytes();
    void picturesWithoutSaySo_data();
    void picturesWithoutSaySo();
    void largeProjectsAreLeftOut();
    void damagedFilesAreRefusedOrWhole_data();
    void damagedFilesAreRefusedOrWhole();
    void whatWouldFillTheMemoryIsRefused();
    void onlyTheFirstProjectIsRead_data();
    void onlyTheFirstProjectIsRead();
    void otherProgramsMayWriteSvgAnew_data();
    void otherProgramsMayWriteSvgAnew();
    void hugePicturesAreSearchedSoon();

private:
    QByteArray made(const QString& suffix, const PictureSource& source,
                    const FigureSize& size = {60, 40, 72}) {
        const QString path = m_folder.filePath("figure." + suffix);
        if (const QString wrong = writePicture(m_picture, size, path, source); !wrong.isEmpty())
            qFatal("%s", qPrintable(wrong));
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void addFormats() {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"png", "svg", "pdf"})
            QTest::newRow(suffix) << suffix;
    }

    QTemporaryDir m_folder;
    QPicture m_picture;
};

void TestPictureSource::initTestCase() {
    const Shown shown = bouncing();
    m_picture = drawFigure(shown, shown.system->figures[1], Theme::light(), {60, 40, 72});
}

void TestPictureSource::everyFormatGivesBackWhatWasPutIn_data() {
    addFormats();
}

void TestPictureSource::everyFormatGivesBackWhatWasPutIn() {
    QFETCH(QString, suffix);
    const SourceReading reading = sourceIn(made(suffix, difficult()));
    QCOMPARE(reading.failure, QString());
    QCOMPARE(reading.source.project, difficult().project);
    QCOMPARE(reading.source.figure, difficult().figure);
}

/// The noncharacters that XML does not allow come back as JSON's escapes for them.
void TestPictureSource::otherReadersShowTheSamePicture() {
    const QImage with = QImage::fromData(made("png", difficult())),
                 without = QImage::fromData(made("png", {}));
    QVERIFY(!with.isNull());
    QCOMPARE(with, without);
    QCOMPARE(with.text("Talweg project").toUtf8(), difficult().project);
    PictureSource source = difficult();
    source.project += "\"\xEF\xBF\xBE\"";
    const QByteArray svg = made("svg", source);
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(QSvgRenderer(svg).isValid());
    QCOMPARE(sourceIn(svg).source.project, difficult().project + "\"\\ufffe\"");
    const auto pixels = [](const QByteArray& file) {
        QImage image(200, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QSvgRenderer(file).render(&painter);
        return image;
    };
    QCOMPARE(pixels(svg), pixels(made("svg", {})));
}

void TestPictureSource::toolsForPdfFindTheProject() {
    if (QStandardPaths::findExecutable("pdfdetach").isEmpty()) QSKIP("pdfdetach is not there.");
    made("pdf", difficult());
    const QString pdf = m_folder.filePath("figure.pdf"), out = m_folder.filePath("out.talweg");
    QProcess detach;
    detach.start("pdfdetach", {"-savefile", "project.talweg", "-o", out, pdf});
    QVERIFY(detach.waitForFinished());
    QCOMPARE(detach.exitCode(), 0);
    QCOMPARE(detach.readAllStandardError(), QByteArray());
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), difficult().project);
    if (QStandardPaths::findExecutable("pdftotext").isEmpty()) return;
    QProcess text;
    text.start("pdftotext", {pdf, "-"});
    QVERIFY(text.waitForFinished());
    QVERIFY(text.readAllStandardOutput().contains("Energy"));
    QCOMPARE(text.readAllStandardError(), QByteArray());
}

void TestPictureSource::theSameFigureMakesTheSameBytes_data() {
    addFormats();
}

/// Whatever the time is.
void TestPictureSource::theSameFigureMakesTheSameBytes() {
    QFETCH(QString, suffix);
    const QByteArray first = made(suffix, difficult());
    QTest::qWait(1100); // a PDF has whole seconds
    QCOMPARE(made(suffix, difficult()), first);
}

void TestPictureSource::picturesWithoutSaySo_data() {
    addFormats();
}

void TestPictureSource::picturesWithoutSaySo() {
    QFETCH(QString, suffix);
    const SourceReading reading = sourceIn(made(suffix, {}));
    QVERIFY2(reading.failure.contains("contains no Talweg project"), qPrintable(reading.failure));
    QVERIFY(reading.source.isEmpty());
    QVERIFY(!sourceIn({}).failure.isEmpty());
    QVERIFY(sourceIn("{}").failure.contains("PNG, SVG or PDF"));
}

void TestPictureSource::largeProjectsAreLeftOut() {
    QRandomGenerator random(1);
    PictureSource large{{}, "{}"};
    for (int i = 0; i < 60000; ++i)
        large.project += QByteArray::number(random.generate64());
    const QString complaint = sourceComplaint(large);
    QVERIFY2(complaint.contains("200,000"), qPrintable(complaint));
    for (const char* suffix : {"png", "svg", "pdf"})
        QCOMPARE(made(suffix, large), made(suffix, {}));
    QCOMPARE(sourceComplaint(difficult()), QString());
}

void TestPictureSource::damagedFilesAreRefusedOrWhole_data() {
    addFormats();
}

/// Cut off anywhere, or with bits turned: either what was put in comes back, or a sentence.
void TestPictureSource::damagedFilesAreRefusedOrWhole() {
    QFETCH(QString, suffix);
    const QByteArray file = made(suffix, difficult());
    QRandomGenerator random(7);
    const auto isFine = [](const QByteArray& bytes) {
        const SourceReading reading = sourceIn(bytes);
        return reading.failure.isEmpty() ? reading.source == difficult() : reading.source.isEmpty();
    };
    for (int i = 0; i < 2000; ++i) {
        const auto place = static_cast<qsizetype>(random.bounded(static_cast<quint32>(file.size())));
        QVERIFY2(isFine(file.left(place)), qPrintable(QString("cut off at %1").arg(place)));
        QByteArray turned = file;
        const int flips = 1 + static_cast<int>(random.bounded(3));
        for (int f = 0; f < flips; ++f) {
            const auto at = static_cast<qsizetype>(random.bounded(static_cast<quint32>(file.size())));
            turned[at] = static_cast<char>(turned[at] ^ (1 << random.bounded(8)));
        }
        QVERIFY2(isFine(turned), qPrintable(QString("turned number %1").arg(i)));
    }
}

/// A gigabyte of zeros takes a megabyte when packed.
void TestPictureSource::whatWouldFillTheMemoryIsRefused() {
    const PictureSource bomb{QByteArray(30'000'000, ' '), "{}"};
    QVERIFY(!sourceComplaint(bomb).isEmpty());
    QByteArray packed = qCompress(bomb.project, 9).mid(4);
    const QByteArray good = made("png", difficult());
    const QByteArray head = QByteArray("iTXtTalweg project\0\1\0\0\0", 23);
    const qsizetype at = good.indexOf(head);
    QVERIFY(at > 0);
    const auto crcOf = [](const QByteArray& bytes) {
        quint32 crc = 0xFFFFFFFF;
        for (const char c : bytes) {
            crc ^= static_cast<quint8>(c);
            for (int bit = 0; bit < 8; ++bit)
                crc = (crc >> 1) ^ (0xEDB88320 & (0 - (crc & 1)));
        }
        return ~crc;
    };
    const auto big = [](quint32 n) {
        return QByteArray{}.append(char(n >> 24)).append(char(n >> 16)).append(char(n >> 8)).append(char(n));
    };
    const QByteArray body = head + packed;
    const QByteArray file = good.left(at - 4) + big(quint32(body.size() - 4)) + body + big(crcOf(body));
    const SourceReading reading = sourceIn(file);
    QVERIFY2(reading.failure.contains("exceeds the limit of 4,000,000 bytes"), qPrintable(reading.failure));
}

void TestPictureSource::onlyTheFirstProjectIsRead_data() {
    QTest::addColumn<QString>("suffix");
    QTest::newRow("png") << "png";
    QTest::newRow("svg") << "svg"; // a PDF's table names each file once
}

/// What follows is not even looked at: there it is damaged.
void TestPictureSource::onlyTheFirstProjectIsRead() {
    QFETCH(QString, suffix);
    QByteArray file = made(suffix, difficult()), more;
    if (suffix == u"png") {
        const qsizetype from = file.indexOf("iTXtTalweg project") - 4, to = file.indexOf("IDAT") - 4;
        more = file.mid(from, to - from);
        more[30] = static_cast<char>(more[30] ^ 1);
        file.insert(to, more);
    } else {
        const qsizetype from = file.indexOf("<metadata"), to = file.indexOf("</metadata>") + 11;
        more = file.mid(from, to - from).replace("crc32=\"", "crc32=\"f");
        file.insert(to, more);
    }
    QVERIFY(more.size() > 100);
    const SourceReading reading = sourceIn(file);
    QCOMPARE(reading.failure, QString());
    QVERIFY(reading.source == difficult());
}

void TestPictureSource::otherProgramsMayWriteSvgAnew_data() {
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("prefix");
    QTest::newRow("another prefix") << QByteArray("<svg xmlns:t='urn:talweg:source'>") << QByteArray("t:");
    QTest::newRow("no prefix") << QByteArray("<svg><g xmlns = \"urn:talweg:source\">") << QByteArray();
}

/// With other prefixes, quotes and escapes than ours; XML reads both the same.
void TestPictureSource::otherProgramsMayWriteSvgAnew() {
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, prefix);
    const QByteArray svg = made("svg", difficult());
    QByteArray anew = begin;
    for (const char* name : {"project", "figure"}) {
        QXmlStreamReader xml(svg);
        while (!xml.atEnd() && xml.name() != QLatin1String(name))
            xml.readNext();
        const QByteArray crc = xml.attributes().value("crc32").toUtf8();
        const QByteArray text = xml.readElementText().toHtmlEscaped().replace(u'ä', "&#xE4;").toUtf8();
        QVERIFY(!crc.isEmpty() && !text.isEmpty());
        anew += '<' + prefix + name + "\n crc32='" + crc + "' >" + text + "</" + prefix + name + ">";
    }
    const SourceReading reading = sourceIn(anew + "</svg>");
    QCOMPARE(reading.failure, QString());
    QVERIFY(reading.source == difficult());
}

/// A reader that compares attributes in pairs, or unpacks every text, would be at it for minutes.
void TestPictureSource::hugePicturesAreSearchedSoon() {
    QByteArray attributes;
    for (int i = 0; i < 500'000; ++i)
        attributes += " a" + QByteArray::number(i) + "='>'";
    const QByteArray svg = "<svg><g" + attributes + "/></svg>";
    QVERIFY(sourceIn(svg).failure.contains("contains no Talweg project"));
    QByteArray with = made("svg", difficult());
    with.insert(with.indexOf("<metadata"), "<g" + attributes + "/>");
    QVERIFY(sourceIn(with).source == difficult());
    with.insert(with.indexOf("<talweg:project") + 15, attributes);
    QVERIFY(sourceIn(with).failure.contains("is damaged"));
    const PictureSource long4MB{QByteArray(3'900'000, ' '), "{}"};
    QByteArray png = made("png", long4MB);
    const qsizetype from = png.indexOf("iTXtTalweg project") - 4, to = png.indexOf("iTXtTalweg figure") - 4;
    const QByteArray project = png.mid(from, to - from);
    png.insert(to, project.repeated(5000)); // 20 GB of text
    QVERIFY(sourceIn(png).source == long4MB);
}

TALWEG_TEST(tst_picture_source, TestPictureSource, QApplication)
#include "tst_picture_source.moc"
