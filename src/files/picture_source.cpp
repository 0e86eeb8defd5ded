#include "files/picture_source.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QtEndian>
#include <algorithm>
#include <optional>
#include <vector>
#include <zlib.h>

namespace talweg {

namespace {

/// Largest size of an embedded source, in compressed bytes. Usual sources have a few thousand. A larger limit
/// would make figures too big for publications and e-mail.
constexpr qsizetype mostCarried = 200'000;
/// Largest compressed size that is read, in bytes. Other programs may compress less well, but not by a factor
/// of two.
constexpr qsizetype mostPacked = 2 * mostCarried;
/// Largest uncompressed size that is read, in bytes; embedded texts are smaller.
constexpr qsizetype longestText = 4'000'000;

const QByteArray pngBegins = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
const QByteArray pdfBegins = QByteArrayLiteral("%PDF-");
/// Keywords of the two texts in a PNG.
const QByteArray projectKey = QByteArrayLiteral("Talweg project"),
                 figureKey = QByteArrayLiteral("Talweg figure");
/// Names of attributes in an SVG, and of the length key in a PDF.
const QByteArray checksumKey = QByteArrayLiteral("crc32"), xmlNamespace = QByteArrayLiteral("xmlns:talweg"),
                 lengthKey = QByteArrayLiteral("/Length");
const QByteArray svgNamespace = QByteArrayLiteral("urn:talweg:source");

QString noSource() {
    return QCoreApplication::translate("talweg", "The picture contains no Talweg project. It was exported "
                                                 "without a project or saved by another program.");
}

QString damaged() {
    return QCoreApplication::translate("talweg",
                                       "The picture is damaged: its embedded project cannot be read.");
}

QString tooLong() {
    return QCoreApplication::translate("talweg", "The embedded project exceeds the limit of %1 bytes.")
        .arg(QLocale(QLocale::English).toString(longestText));
}

quint32 checksum(QByteArrayView bytes) {
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

QByteArray packed(const QByteArray& text) {
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    QByteArray bytes(static_cast<qsizetype>(size), '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(text.constData()),
              static_cast<uLong>(text.size()), Z_BEST_COMPRESSION);
    bytes.resize(static_cast<qsizetype>(size));
    return bytes;
}

/// A decompressed text, or the reason why it could not be decompressed.
struct Unpacked {
    QByteArray text;
    QString failure;
};

/// Decompresses at most mostPacked bytes into at most longestText bytes; larger texts are rejected.
Unpacked unpacked(QByteArrayView bytes) {
    if (bytes.size() > mostPacked) return {{}, damaged()};
    QByteArray text(longestText + 1, Qt::Uninitialized);
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
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

/// The bytes between keyword and text in an iTXt chunk: compressed with deflate, no language.
const QByteArray textHeader = QByteArray("\0\1\0\0\0", 5);

QByteArray textChunk(const QByteArray& key, const QByteArray& text) {
    const QByteArray body = "iTXt" + key + textHeader + packed(text);
    return bigEndian(static_cast<quint32>(body.size() - 4)) + body + bigEndian(checksum(body));
}

/// Inserts the source after the header chunk, which comes first and has a fixed length.
QByteArray withPngSource(QByteArray png, const PictureSource& source) {
    constexpr qsizetype header = 25;
    return png.insert(pngBegins.size() + header,
                      textChunk(projectKey, source.project) + textChunk(figureKey, source.figure));
}

/// Reads the first project and the first figure; the rest is ignored.
SourceReading pngSource(const QByteArray& png) {
    constexpr qsizetype around = 12; // size of a chunk without its content, in bytes: length, type, checksum
    const QByteArray wanted[] = {"iTXt" + projectKey + textHeader, "iTXt" + figureKey + textHeader};
    std::optional<QByteArray> texts[2];
    for (qsizetype at = pngBegins.size(); at + around <= png.size() && !(texts[0] && texts[1]);) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        if (length > png.size() - at - around) return {{}, damaged()};
        const QByteArrayView body(png.constData() + at + 4, length + 4);
        const auto kept = qFromBigEndian<quint32>(png.constData() + at + 8 + length);
        at += length + around;
        if (body.startsWith("IEND")) break;
        for (const std::size_t part : {0, 1}) {
            if (texts[part] || !body.startsWith(wanted[part])) continue;
            if (kept != checksum(body)) return {{}, damaged()};
            Unpacked found = unpacked(body.sliced(wanted[part].size()));
            if (!found.failure.isEmpty()) return {{}, found.failure};
            texts[part] = std::move(found.text);
        }
    }
    return {{texts[0].value_or(QByteArray()), texts[1].value_or(QByteArray())}, {}};
}

// --- SVG -------------------------------------------------------------------------------------------

/// A JSON text as XML character data. U+FFFE and U+FFFF are allowed in JSON, but not in XML; both occur only
/// in strings, so they are written as JSON escapes.
QByteArray characterData(QByteArray json) {
    json.replace("\xEF\xBF\xBE", "\\ufffe").replace("\xEF\xBF\xBF", "\\uffff");
    return "<![CDATA[" + json.replace("]]>", "]]]]><![CDATA[>") + "]]>";
}

/// The text as a reader gets it; the checksum is computed from this form.
QByteArray asRead(QByteArray json) {
    return json.replace("\xEF\xBF\xBE", "\\ufffe").replace("\xEF\xBF\xBF", "\\uffff");
}

QByteArray svgElement(const char* name, const QByteArray& text) {
    return QByteArray("<talweg:") + name + " " + checksumKey + "=\""
           + QByteArray::number(checksum(asRead(text)), 16) + "\">" + characterData(text) + "</talweg:" + name
           + ">\n";
}

/// Inserts the source before the drawing: after the description or, without one, at the beginning of the root
/// element.
QByteArray withSvgSource(QByteArray svg, const PictureSource& source) {
    const QByteArray description = "</desc>";
    qsizetype at = svg.indexOf(description);
    at = at >= 0 ? at + description.size() : svg.indexOf('>', svg.indexOf("<svg")) + 1;
    const QByteArray metadata = "\n<metadata" + QByteArray(1, ' ') + xmlNamespace + "=\"" + svgNamespace
                                + "\">\n" + svgElement("project", source.project)
                                + svgElement("figure", source.figure) + "</metadata>";
    return svg.insert(at, metadata);
}

/// The prefix of element names in the source's namespace, such as "talweg:"; nothing if the namespace is not
/// declared.
std::optional<QByteArray> svgPrefix(const QByteArray& svg) {
    constexpr qsizetype longest = 100; // length of a declaration, in bytes; usual ones are much shorter
    const qsizetype at = svg.indexOf(svgNamespace);
    if (at < 0) return {};
    const QByteArray before = svg.mid(std::max<qsizetype>(at - longest, 0), std::min(at, longest));
    const QByteArray declared =
        before.mid(before.lastIndexOf("xmlns")).chopped(1).simplified().replace(' ', "");
    if (declared == "xmlns=") return QByteArray();
    if (!declared.startsWith("xmlns:") || !declared.endsWith('=')) return {};
    return declared.mid(6, declared.size() - 7) + ':';
}

/// The character that an XML reference stands for, given its name, "lt" or "#xE4"; nothing if the name is
/// invalid.
std::optional<char32_t> referredTo(const QByteArray& name) {
    static const std::pair<const char*, char32_t> named[] = {
        {"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}};
    for (const auto& [known, character] : named)
        if (name == known) return character;
    bool isNumber = false;
    const bool isHexadecimal = name.startsWith("#x");
    const uint code = name.mid(isHexadecimal ? 2 : 1).toUInt(&isNumber, isHexadecimal ? 16 : 10);
    if (!name.startsWith('#') || !isNumber || code > QChar::LastValidCodePoint || QChar::isSurrogate(code))
        return {};
    return code;
}

/// The text of the element whose content begins at `at`; moves `at` to the end tag. Nothing if the element
/// contains other elements or invalid XML.
std::optional<QByteArray> textOfElement(const QByteArray& svg, qsizetype& at) {
    static const QByteArray begins = QByteArrayLiteral("<![CDATA["), ends = QByteArrayLiteral("]]>");
    constexpr qsizetype longestReference = 12;
    QByteArray text;
    while (at < svg.size() && text.size() <= longestText) {
        const QByteArrayView rest = QByteArrayView(svg).sliced(at);
        if (rest.startsWith("</")) return text.replace("\r\n", "\n").replace('\r', '\n');
        if (rest.startsWith(begins)) {
            const qsizetype end = svg.indexOf(ends, at);
            if (end < 0) return {};
            text += rest.sliced(begins.size(), end - at - begins.size());
            at = end + ends.size();
        } else if (rest.front() == '&') {
            const qsizetype end = rest.first(std::min(rest.size(), longestReference)).indexOf(';');
            const auto character = referredTo(rest.sliced(1, std::max<qsizetype>(end - 1, 0)).toByteArray());
            if (!character) return {};
            text += QString::fromUcs4(&*character, 1).toUtf8();
            at += end + 1;
        } else if (rest.front() == '<') {
            return {};
        } else {
            text += rest.front();
            ++at;
        }
    }
    return {};
}

/// The text of the first element with this name after `at`; moves `at` to its end tag. Empty if there is
/// none. The rest of the picture is not parsed, because it may be large.
Unpacked svgText(const QByteArray& svg, const QByteArray& name, qsizetype& at) {
    constexpr qsizetype longestTag = 1000; // length of a start tag with one attribute, in bytes
    const qsizetype begin = svg.indexOf('<' + name, at);
    if (begin < 0) return {};
    const QByteArray start = svg.mid(begin, longestTag);
    const QByteArray tag = start.left(std::max<qsizetype>(start.indexOf('>'), 0));
    const qsizetype kept = tag.indexOf(checksumKey + '=') + checksumKey.size() + 1;
    const QByteArray digits =
        tag.mid(kept + 1, std::max<qsizetype>(tag.indexOf(tag.mid(kept, 1), kept + 1) - kept - 1, 0));
    at = begin + tag.size() + 1;
    const auto text = textOfElement(svg, at);
    if (!text || !QByteArrayView(svg).sliced(at).startsWith("</" + name)
        || digits != QByteArray::number(checksum(*text), 16))
        return {{}, damaged()};
    return {*text, {}};
}

SourceReading svgSource(const QByteArray& svg) {
    const auto prefix = svgPrefix(svg);
    if (!prefix) return {};
    qsizetype at = 0;
    const Unpacked project = svgText(svg, *prefix + "project", at),
                   figure = svgText(svg, *prefix + "figure", at);
    for (const Unpacked& part : {project, figure})
        if (!part.failure.isEmpty()) return {{}, part.failure};
    return {{project.text, figure.text}, {}};
}

// --- PDF -------------------------------------------------------------------------------------------

/// The attached files of a PDF written by Qt, which has a plain cross-reference table.
class PdfFile {
public:
    explicit PdfFile(const QByteArray& bytes) : m_bytes(bytes) { readTable(); }

    bool hasTable() const { return !m_objects.empty(); }

    /// The attachment with this name; an empty text if there is none.
    Unpacked attached(const QByteArray& name) const {
        for (std::size_t i = 0; i < m_objects.size(); ++i) {
            const QByteArray whole = headOf(i),
                             head = whole.left(std::max<qsizetype>(whole.indexOf("endobj"), 0));
            const bool isFile = head.contains("/Type/Filespec") || head.contains("/Type /Filespec");
            // Attachment names are in Latin-1, or in UTF-16 with a byte-order mark.
            const QByteArray plain = QByteArray(head).replace('\0', "").replace("\xfe\xff", "");
            if (!isFile || !plain.contains('(' + name + ')')) continue;
            const auto stream = numberAfter(head, "/EF <</F ");
            return stream ? streamOf(*stream) : Unpacked{{}, damaged()};
        }
        return {};
    }

private:
    /// Reads the cross-reference table, whose offset is given at the end of the file. The table consists of
    /// "xref", "0 COUNT", and 20 bytes for each object.
    void readTable() {
        constexpr qsizetype tail = 100, entry = 20;
        constexpr qsizetype mostObjects = 10'000; // a figure has a few dozen
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

    /// The beginning of an object: all of it, except for streams.
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
        if (!length || *length > mostPacked || start + *length > m_bytes.size()) return {{}, damaged()};
        return unpacked(m_bytes.mid(start, *length));
    }

    /// The whole number that follows a word; nothing if there is none.
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
    std::vector<qsizetype> m_objects; ///< offsets; empty if there is no valid table
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
               "talweg",
               "The project was not embedded in the picture: it takes %1 bytes even when compressed, but at "
               "most %2 are allowed. Keep the project file together with the picture.")
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
        return {{}, QCoreApplication::translate("talweg", "This is not a PNG, SVG or PDF picture.")};
    if (!reading.failure.isEmpty()) return reading;
    if (reading.source.project.isEmpty() && reading.source.figure.isEmpty()) return {{}, noSource()};
    if (reading.source.project.isEmpty() || reading.source.figure.isEmpty()) return {{}, damaged()};
    return reading;
}

} // namespace talweg
