#include "files/picture_source.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QXmlStreamReader>
#include <QtEndian>
#include <algorithm>
#include <optional>
#include <vector>
#include <zlib.h>

namespace talweg {

namespace {

/// What a source may take in a picture, in compressed bytes: a figure of ordinary inputs takes some
/// thousands, and figures are to stay small enough for texts and letters.
constexpr qsizetype mostCarried = 200'000;
/// No text that is longer is unpacked, in bytes: those that are put in are shorter.
constexpr qsizetype longestText = 4'000'000;

const QByteArray pngBegins = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
const QByteArray pdfBegins = QByteArrayLiteral("%PDF-");
/// What the parts are called in a PNG and in an SVG.
const QByteArray projectKey = QByteArrayLiteral("Talweg project"),
                 figureKey = QByteArrayLiteral("Talweg figure");
/// Attributes in an SVG, a key in a PDF.
const QByteArray checksumKey = QByteArrayLiteral("crc32"), xmlNamespace = QByteArrayLiteral("xmlns:talweg"),
                 lengthKey = QByteArrayLiteral("/Length");
const QString svgNamespace = QStringLiteral("urn:talweg:source");

QString noSource() {
    return QCoreApplication::translate(
        "talweg",
        "The picture carries no Talweg project: it was made without, or saved by another program since.");
}

QString damaged() {
    return QCoreApplication::translate("talweg", "The picture is damaged: what it carries cannot be read.");
}

QString tooLong() {
    return QCoreApplication::translate("talweg", "What the picture carries takes more than %1 bytes.")
        .arg(QLocale(QLocale::English).toString(longestText));
}

quint32 checksum(const QByteArray& bytes) {
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.constData()), static_cast<uInt>(bytes.size())));
}

QByteArray packed(const QByteArray& text) {
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    QByteArray bytes(static_cast<qsizetype>(size), '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(text.constData()),
              static_cast<uLong>(text.size()), Z_BEST_COMPRESSION);
    bytes.resize(static_cast<qsizetype>(size));
    return bytes;
}

/// A text that was unpacked, or why it cannot be.
struct Unpacked {
    QByteArray text;
    QString failure;
};

/// No more than longestText, however much it would be.
Unpacked unpacked(const QByteArray& bytes) {
    QByteArray text(longestText + 1, Qt::Uninitialized);
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.constData()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    if (inflateInit(&stream) != Z_OK) return {{}, damaged()};
    const int end = inflate(&stream, Z_FINISH);
    const bool isFull = stream.avail_out == 0;
    text.truncate(text.size() - static_cast<qsizetype>(stream.avail_out));
    inflateEnd(&stream);
    if (isFull) return {{}, tooLong()};
    if (end != Z_STREAM_END) return {{}, damaged()};
    return {QByteArray(text.constData(), text.size()), {}};
}

// --- PNG -------------------------------------------------------------------------------------------

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// Between keyword and text of an iTXt chunk: compressed, by deflate, in no language.
const QByteArray textHeader = QByteArray("\0\1\0\0\0", 5);

QByteArray textChunk(const QByteArray& key, const QByteArray& text) {
    const QByteArray body = "iTXt" + key + textHeader + packed(text);
    return bigEndian(static_cast<quint32>(body.size() - 4)) + body + bigEndian(checksum(body));
}

/// After the header, which comes first and is always as long.
QByteArray withPngSource(QByteArray png, const PictureSource& source) {
    constexpr qsizetype header = 25;
    return png.insert(pngBegins.size() + header,
                      textChunk(projectKey, source.project) + textChunk(figureKey, source.figure));
}

SourceReading pngSource(const QByteArray& png) {
    constexpr qsizetype around = 12; // bytes of a chunk beside what it holds: length, kind, checksum
    SourceReading reading;
    for (qsizetype at = pngBegins.size(); at + around <= png.size();) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        if (length > png.size() - at - around) return {{}, damaged()};
        const QByteArray body = png.mid(at + 4, length + 4);
        const auto kept = qFromBigEndian<quint32>(png.constData() + at + 8 + length);
        at += length + around;
        if (body.startsWith("IEND")) break;
        for (const auto& [key, text] :
             {std::pair(projectKey, &reading.source.project), std::pair(figureKey, &reading.source.figure)}) {
            const QByteArray begins = "iTXt" + key + textHeader;
            if (!body.startsWith(begins)) continue;
            if (kept != checksum(body)) return {{}, damaged()};
            const Unpacked found = unpacked(body.mid(begins.size()));
            if (!found.failure.isEmpty()) return {{}, found.failure};
            *text = found.text;
        }
    }
    return reading;
}

// --- SVG -------------------------------------------------------------------------------------------

/// As a part of XML; the two characters that JSON may have and XML may not are written as JSON's escapes, as
/// they stand in texts only.
QByteArray characterData(QByteArray json) {
    json.replace("\xEF\xBF\xBE", "\\ufffe").replace("\xEF\xBF\xBF", "\\uffff");
    return "<![CDATA[" + json.replace("]]>", "]]]]><![CDATA[>") + "]]>";
}

/// What the text is for which the checksum counts.
QByteArray asRead(QByteArray json) {
    return json.replace("\xEF\xBF\xBE", "\\ufffe").replace("\xEF\xBF\xBF", "\\uffff");
}

QByteArray svgElement(const char* name, const QByteArray& text) {
    return QByteArray("<talweg:") + name + " " + checksumKey + "=\""
           + QByteArray::number(checksum(asRead(text)), 16) + "\">" + characterData(text) + "</talweg:" + name
           + ">\n";
}

/// Before what is drawn: after the description, or else the beginning of the root element.
QByteArray withSvgSource(QByteArray svg, const PictureSource& source) {
    const QByteArray description = "</desc>";
    qsizetype at = svg.indexOf(description);
    at = at >= 0 ? at + description.size() : svg.indexOf('>', svg.indexOf("<svg")) + 1;
    const QByteArray metadata = "\n<metadata" + QByteArray(1, ' ') + xmlNamespace + "=\""
                                + svgNamespace.toUtf8() + "\">\n" + svgElement("project", source.project)
                                + svgElement("figure", source.figure) + "</metadata>";
    return svg.insert(at, metadata);
}

SourceReading svgSource(const QByteArray& svg) {
    SourceReading reading;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd() && (reading.source.project.isEmpty() || reading.source.figure.isEmpty())) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.namespaceUri() != svgNamespace) continue;
        const bool isProject = xml.name() == u"project", isFigure = xml.name() == u"figure";
        if (!isProject && !isFigure) continue;
        const QString kept = xml.attributes().value(QString::fromLatin1(checksumKey)).toString();
        const QByteArray text = xml.readElementText().toUtf8();
        if (text.size() > longestText) return {{}, tooLong()};
        if (xml.hasError() || kept != QString::number(checksum(text), 16)) return {{}, damaged()};
        (isProject ? reading.source.project : reading.source.figure) = text;
    }
    if (xml.hasError() && reading.source.isEmpty()) return {{}, damaged()};
    return reading;
}

// --- PDF -------------------------------------------------------------------------------------------

/// Files attached to a PDF as Qt writes it, with a plain table of where its objects are.
class PdfFile {
public:
    explicit PdfFile(const QByteArray& bytes) : m_bytes(bytes) { readTable(); }

    bool hasTable() const { return !m_objects.empty(); }

    /// What is attached under a name; no text where nothing is.
    Unpacked attached(const QByteArray& name) const {
        for (std::size_t i = 0; i < m_objects.size(); ++i) {
            const QByteArray whole = headOf(i),
                             head = whole.left(std::max<qsizetype>(whole.indexOf("endobj"), 0));
            const bool isFile = head.contains("/Type/Filespec") || head.contains("/Type /Filespec");
            // Names are in Latin-1 or, with a mark in front, in UTF-16.
            const QByteArray plain = QByteArray(head).replace('\0', "").replace("\xfe\xff", "");
            if (!isFile || !plain.contains('(' + name + ')')) continue;
            const auto stream = numberAfter(head, "/EF <</F ");
            return stream ? streamOf(*stream) : Unpacked{{}, damaged()};
        }
        return {};
    }

private:
    /// The table that the last lines point to: "xref", "0 COUNT", and 20 bytes for each object.
    void readTable() {
        constexpr qsizetype tail = 100, entry = 20;
        constexpr qsizetype mostObjects = 100'000; // a figure has some dozens
        const qsizetype end = m_bytes.lastIndexOf("startxref");
        if (end < 0 || end < m_bytes.size() - tail) return;
        const auto start = numberAfter(m_bytes.mid(end), "startxref");
        if (!start || *start >= m_bytes.size()) return;
        const QByteArray head = m_bytes.mid(*start, tail);
        const auto count = numberAfter(head, "xref\n0 ");
        if (!head.startsWith("xref") || !count || *count > mostObjects) return;
        const qsizetype first = *start + head.indexOf('\n', head.indexOf('\n') + 1) + 1;
        for (qsizetype i = 0; i < *count; ++i) {
            const QByteArray place = m_bytes.mid(first + i * entry, entry);
            if (place.size() < entry) return m_objects.clear();
            m_objects.push_back(place.left(10).toLongLong());
        }
    }

    /// The first bytes of an object: all of one that is no stream.
    QByteArray headOf(std::size_t object) const {
        constexpr qsizetype enough = 600;
        if (object >= m_objects.size() || m_objects[object] < 0 || m_objects[object] >= m_bytes.size())
            return {};
        return m_bytes.mid(m_objects[object], enough);
    }

    Unpacked streamOf(qsizetype object) const {
        const QByteArray head = headOf(static_cast<std::size_t>(object));
        const QByteArray begins = "stream\n";
        const qsizetype from = head.indexOf(begins);
        const auto lengthAt = numberAfter(head.left(std::max<qsizetype>(from, 0)), lengthKey);
        if (!head.left(std::max<qsizetype>(from, 0)).contains("/FlateDecode") || !lengthAt)
            return {{}, damaged()};
        const auto length = numberAfter(headOf(static_cast<std::size_t>(*lengthAt)), "obj\n");
        const qsizetype start = m_objects[static_cast<std::size_t>(object)] + from + begins.size();
        if (!length || *length > mostCarried * 2 || start + *length > m_bytes.size()) return {{}, damaged()};
        return unpacked(m_bytes.mid(start, *length));
    }

    /// The whole number that follows a word.
    static std::optional<qsizetype> numberAfter(const QByteArray& text, const QByteArray& word) {
        const qsizetype at = text.indexOf(word);
        if (at < 0) return {};
        constexpr qsizetype digits = 12;
        const QByteArray rest = text.mid(at + word.size(), digits).trimmed();
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        const auto count = std::ranges::find_if_not(rest, isDigit) - rest.begin();
        if (count == 0) return {};
        return rest.left(count).toLongLong();
    }

    const QByteArray& m_bytes;
    std::vector<qsizetype> m_objects; ///< where they begin; empty where there is no such table
};

SourceReading pdfSource(const QByteArray& pdf) {
    const PdfFile file(pdf);
    const bool ends = pdf.trimmed().endsWith("%%EOF");
    if (!file.hasTable()) return {{}, ends ? noSource() : damaged()};
    const Unpacked project = file.attached(attachedProject), figure = file.attached(attachedFigure);
    for (const Unpacked& part : {project, figure})
        if (!part.failure.isEmpty()) return {{}, part.failure};
    const PictureSource source{project.text, figure.text};
    const bool isWhole = file.attached(attachedChecksums).text == checksumsOf(source);
    return source.isEmpty() || isWhole ? SourceReading{source, {}} : SourceReading{{}, damaged()};
}

bool isSvg(const QByteArray& picture) {
    QByteArray start = picture.left(4096);
    if (start.startsWith("\xEF\xBB\xBF")) start.remove(0, 3);
    return start.trimmed().startsWith('<');
}

} // namespace

bool mayCarrySource(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == u"png" || suffix == u"svg" || suffix == u"pdf";
}

QString sourceComplaint(const PictureSource& source) {
    if (source.isEmpty()) return {};
    const qsizetype size = packed(source.project).size();
    if (size <= mostCarried && source.project.size() <= longestText) return {};
    const QLocale english(QLocale::English);
    return QCoreApplication::translate(
               "talweg", "The project is not in the picture: it takes %1 bytes even when packed, and at "
                         "most %2 are carried. Keep the project's own file with it.")
        .arg(english.toString(size), english.toString(mostCarried));
}

QByteArray checksumsOf(const PictureSource& source) {
    return QByteArray::number(checksum(source.project), 16) + ' '
           + QByteArray::number(checksum(source.figure), 16) + '\n';
}

QByteArray withSource(const QByteArray& picture, const PictureSource& source) {
    if (source.isEmpty() || !sourceComplaint(source).isEmpty()) return picture;
    if (picture.startsWith(pngBegins)) return withPngSource(picture, source);
    return isSvg(picture) ? withSvgSource(picture, source) : picture;
}

SourceReading sourceIn(const QByteArray& picture) {
    SourceReading reading;
    if (picture.startsWith(pngBegins))
        reading = pngSource(picture);
    else if (picture.startsWith(pdfBegins))
        reading = pdfSource(picture);
    else if (isSvg(picture))
        reading = svgSource(picture);
    else
        return {{}, QCoreApplication::translate("talweg", "This is no picture in PNG, SVG or PDF.")};
    if (!reading.failure.isEmpty()) return reading;
    if (reading.source.project.isEmpty() && reading.source.figure.isEmpty()) return {{}, noSource()};
    if (reading.source.project.isEmpty() || reading.source.figure.isEmpty()) return {{}, damaged()};
    return reading;
}

} // namespace talweg
