#include "workbench/help/help_page.h"
#include "workbench/common/look.h"
#include "workbench/help/equation.h"
#include "workbench/help/sketches.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <memory>

namespace talweg {

namespace {

const QString equationScheme = QStringLiteral("equation");
const QString equationMark = QStringLiteral("equation"); ///< language tag of a fenced code block
const QString sketchPrefix = QStringLiteral("sketch-");  ///< prefix of the file names of sketches
constexpr qreal equationSize = 1.08;                     ///< relative to the surrounding text
constexpr int indentation = 1;
constexpr qreal paperScale = 4; ///< pixels per screen pixel; printers have a higher resolution than screens

bool isEquation(const QTextBlock& block) {
    return block.isValid()
           && block.blockFormat().stringProperty(QTextFormat::BlockCodeLanguage) == equationMark;
}

QImage clearImage(const QSizeF& size, qreal scale) {
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    return image;
}

QImage iconImage(const QString& file, int side, const QColor& ink, qreal scale) {
    QImage image = clearImage(QSizeF(side, side), scale);
    QPainter painter(&image);
    const QRectF all(0, 0, side, side);
    QSvgRenderer(file).render(&painter, all);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(all, ink);
    return image;
}

/// The name of the sketch that replaces an image file in the program; empty if there is none. The file serves
/// readers of the page outside the program.
QString sketchAt(const QUrl& file) {
    const QString name = QFileInfo(file.path()).baseName();
    if (!name.startsWith(sketchPrefix)) return {};
    const QString sketch = name.mid(sketchPrefix.size());
    return sketchNames().contains(sketch) ? sketch : QString();
}

/// A sketch, scaled by the ratio of the size of `font` to the size of the program's font.
QImage sketchImage(const QString& name, const QFont& font, const Theme& theme, qreal scale) {
    const QFont usual = QGuiApplication::font();
    const qreal zoom = QFontInfo(font).pointSizeF() / QFontInfo(usual).pointSizeF();
    QImage image = clearImage(zoom * sketchSize(name), scale);
    QPainter painter(&image);
    painter.scale(zoom, zoom);
    drawSketch(name, painter, usual, theme);
    return image;
}

QFont largerFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * equationSize);
    return font;
}

} // namespace

void setEquations(QTextDocument& document) {
    QTextBlock block = document.begin();
    while (block.isValid()) {
        if (!isEquation(block)) {
            block = block.next();
            continue;
        }
        QTextCursor cursor(block);
        QStringList lines{block.text()};
        // A code block consists of one text block per line.
        for (; isEquation(block.next()); block = block.next())
            lines << block.next().text();
        const QString source = lines.join(u'\n');
        if (!Equation::set(source, document.defaultFont())) {
            block = block.next();
            continue;
        }
        cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
        QTextBlockFormat place;
        place.setIndent(indentation);
        place.setTopMargin(8);
        place.setBottomMargin(12);
        QTextImageFormat picture;
        picture.setName(equationScheme + u':' + QString::fromLatin1(QUrl::toPercentEncoding(source)));
        picture.setProperty(QTextFormat::ImageAltText, source);
        picture.setToolTip(source);
        cursor.removeSelectedText();
        cursor.setBlockFormat(place);
        cursor.insertImage(picture);
        block = cursor.block().next();
    }
}

std::vector<AltText> altTexts(const QTextDocument& document) {
    std::vector<AltText> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); part != block.end(); ++part)
            if (const QTextCharFormat format = part.fragment().charFormat(); format.isImageFormat())
                // Adjacent identical pictures form a single fragment.
                for (int i = 0; i < part.fragment().length(); ++i)
                    found.push_back(
                        {part.fragment().position() + i, format.stringProperty(QTextFormat::ImageAltText)});
    return found;
}

QVariant HelpPage::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, name);
    const QColor ink = m_onPaper ? Qt::black : palette().color(QPalette::Text);
    const qreal scale = m_onPaper ? paperScale : devicePixelRatioF();
    if (!m_onPaper) m_scale = scale;
    if (name.scheme() == equationScheme) {
        const auto equation =
            Equation::set(name.path(QUrl::FullyDecoded), largerFont(document()->defaultFont()));
        return equation ? equation->image(ink, scale) : QVariant();
    }
    if (const QString sketch = sketchAt(name); !sketch.isEmpty())
        return sketchImage(sketch, document()->defaultFont(), m_onPaper ? Theme::light() : currentTheme(),
                           scale);
    const QString icon = QStringLiteral(":/icons/") + name.fileName();
    if (QFile::exists(icon)) return iconImage(icon, fontMetrics().height(), ink, scale);
    return QTextBrowser::loadResource(type, name);
}

void HelpPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange) emit resized();
}

/// If the window has moved to a screen of another resolution, requests new pictures, because the old ones are
/// blurred.
void HelpPage::paintEvent(QPaintEvent* event) {
    QTextBrowser::paintEvent(event);
    if (m_scale == 0 || m_scale == devicePixelRatioF()) return;
    m_scale = 0;
    QMetaObject::invokeMethod(this, &HelpPage::resized, Qt::QueuedConnection);
}

void HelpPage::printPage(const QString& title) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    if (QPrintDialog(&printer, this).exec() == QDialog::Accepted) printOn(printer);
}

void HelpPage::printOn(QPagedPaintDevice& paper) {
    m_onPaper = true;
    const std::unique_ptr<QTextDocument> copy(document()->clone(this));
    copy->print(&paper);
    m_onPaper = false;
}

QMimeData* HelpPage::createMimeDataFromSelection() const {
    const QTextDocumentFragment chosen = textCursor().selection();
    QString text = chosen.toPlainText();
    QTextDocument copy;
    QTextCursor(&copy).insertFragment(chosen);
    for (const AltText& picture : altTexts(copy))
        text.replace(text.indexOf(QChar::ObjectReplacementCharacter), 1, picture.text);
    auto* data = new QMimeData;
    data->setText(text);
    return data;
}

} // namespace talweg

#include "moc_help_page.cpp"
