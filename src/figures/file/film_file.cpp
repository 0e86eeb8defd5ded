#include "figures/file/film_file.h"

#include "files/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageWriter>
#include <cmath>
#include <optional>
#include <webp/encode.h>
#include <webp/mux.h>

namespace talweg {

namespace {

/// Maximum number of pixels of a frame. Frames are kept in memory until they are compressed, and a film of
/// thousands of frames should take only minutes.
constexpr double maxFramePixels = 4096.0 * 2160;

/// Compression level, from 0 (fast) to 9 (small). Level 1 takes half the time of level 6. Its frames are only
/// a tenth larger, because figures have uniform colours.
constexpr int packing = 1;

/// Minimum number of digits of a frame number; longer films use more.
constexpr int frameDigits = 4;

QString kindOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

/// Animated WebP. Compression is lossless, so that lines and text stay sharp.
class WebpFilm : public FilmFile {
public:
    explicit WebpFilm(QString path) : m_path(std::move(path)), m_encoder(nullptr, WebPAnimEncoderDelete) {}

    QString add(const QImage& frame, double seconds) override {
        if (!m_encoder) {
            WebPAnimEncoderOptions options;
            if (!WebPAnimEncoderOptionsInit(&options)) return failure(QStringLiteral("libwebp"));
            m_encoder.reset(WebPAnimEncoderNew(frame.width(), frame.height(), &options));
        }
        WebPConfig config;
        if (!m_encoder || !WebPConfigInit(&config) || !WebPConfigLosslessPreset(&config, packing))
            return failure(QStringLiteral("libwebp"));
        const QImage pixels = frame.convertToFormat(QImage::Format_RGB32);
        WebPPicture picture;
        if (!WebPPictureInit(&picture)) return failure(QStringLiteral("libwebp"));
        picture.use_argb = 1;
        picture.width = pixels.width();
        picture.height = pixels.height();
        const bool done =
            WebPPictureImportBGRX(&picture, pixels.constBits(), static_cast<int>(pixels.bytesPerLine()))
            && WebPAnimEncoderAdd(m_encoder.get(), &picture, milliseconds(m_seconds), &config);
        WebPPictureFree(&picture);
        m_seconds += seconds;
        return done ? QString() : failure(reason());
    }

    QString finish() override {
        WebPData data;
        WebPDataInit(&data);
        if (!m_encoder || !WebPAnimEncoderAdd(m_encoder.get(), nullptr, milliseconds(m_seconds), nullptr)
            || !WebPAnimEncoderAssemble(m_encoder.get(), &data))
            return failure(reason());
        const QByteArray bytes(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
        WebPDataClear(&data);
        m_encoder.reset();
        return writeWhole(m_path, bytes);
    }

private:
    static int milliseconds(double seconds) { return static_cast<int>(std::lround(1000 * seconds)); }
    QString reason() const {
        return m_encoder ? QString::fromUtf8(WebPAnimEncoderGetError(m_encoder.get())) : QString();
    }
    QString failure(const QString& why) const {
        return QCoreApplication::translate("talweg", "The film %1 could not be encoded: %2.")
            .arg(m_path, why);
    }

    QString m_path;
    std::unique_ptr<WebPAnimEncoder, void (*)(WebPAnimEncoder*)> m_encoder;
    double m_seconds = 0; ///< total time of the frames so far
};

class PngFilm : public FilmFile {
public:
    explicit PngFilm(QString path) : m_path(std::move(path)) {}

    QString add(const QImage& frame, double) override {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QImageWriter(&buffer, "png").write(frame);
        QString failure = writeWhole(framePath(m_path, m_frames), bytes);
        if (failure.isEmpty())
            ++m_frames;
        else if (m_frames > 0)
            failure = QCoreApplication::translate("talweg", "%1 Pictures already written: %2.")
                          .arg(failure, QString::number(m_frames));
        return failure;
    }
    QString finish() override { return {}; }

private:
    QString m_path;
    std::size_t m_frames = 0;
};

} // namespace

std::unique_ptr<FilmFile> makeFilmFile(const QString& path) {
    if (kindOf(path) == QLatin1String("webp")) return std::make_unique<WebpFilm>(path);
    return std::make_unique<PngFilm>(path);
}

QString filmNameComplaint(const QString& path) {
    if (QStringList{"webp", "png"}.contains(kindOf(path))) return {};
    return QCoreApplication::translate(
               "talweg",
               "The file name \"%1\" must end in .webp for a film or in .png for numbered pictures.")
        .arg(path);
}

QString filmSizeComplaint(const QSize& size) {
    if (double(size.width()) * size.height() <= maxFramePixels) return {};
    return QCoreApplication::translate(
               "talweg", "Each frame would have %1 × %2 pixels; at most 8.8 million pixels are allowed, for "
                         "example 4096 × 2160. Choose a smaller size or resolution.")
        .arg(size.width())
        .arg(size.height());
}

QString framePath(const QString& path, std::size_t frame) {
    const QFileInfo info(path);
    const QString name =
        QStringLiteral("%1-%2.%3")
            .arg(info.completeBaseName(), QString::number(frame + 1).rightJustified(frameDigits, u'0'),
                 info.suffix());
    return info.path() == QLatin1String(".") ? name : QDir(info.path()).filePath(name);
}

} // namespace talweg
