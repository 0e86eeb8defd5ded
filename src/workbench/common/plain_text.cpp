#include "workbench/common/plain_text.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QLabel>
#include <QTextDocumentFragment>

namespace talweg {

namespace {

constexpr QChar zeroWidthSpace(0x200B);

} // namespace

PlainLabels::PlainLabels(QObject* parent) : QObject(parent) {
    QClipboard* clipboard = QGuiApplication::clipboard();
    connect(clipboard, &QClipboard::changed, this, [clipboard](QClipboard::Mode mode) {
        // Text is copied from a label only while the label has the focus. In all other cases, the clipboard
        // is not read, because reading may block until another program responds.
        if (!qobject_cast<QLabel*>(QApplication::focusWidget())) return;
        QString text = clipboard->text(mode);
        if (text.contains(zeroWidthSpace)) clipboard->setText(text.remove(zeroWidthSpace), mode);
    });
}

bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    // The label that shows tool tips must also show rich text.
    if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
    return false;
}

QString briefly(const QString& text) {
    constexpr qsizetype max = 80; // characters, about one line
    const QString line = text.left(2 * max).simplified();
    return line.size() <= max ? line : line.left(max - 1) + u'…';
}

QStringList firstOf(const QStringList& sentences) {
    constexpr qsizetype max = 10, longest = 300; // sentences, characters of each; fits the screen
    QStringList first;
    for (const QString& sentence : sentences.mid(0, max))
        first << (sentence.size() <= longest ? sentence : sentence.left(longest - 1) + u'…');
    if (sentences.size() > max)
        first << PlainLabels::tr("Further entries not described: %1.").arg(sentences.size() - max);
    return first;
}

QString breakable(const QString& text) {
    // Longest word without break points, in characters. Longer words are ids and paths, which may break
    // anywhere.
    constexpr int longest = 20;
    QString broken;
    int letters = 0;
    for (const QChar letter : text) {
        letters = letter.isSpace() ? 0 : letters + 1;
        if (letters > longest && !letter.isLowSurrogate() && !letter.isMark()) {
            broken += zeroWidthSpace;
            letters = 1;
        }
        broken += letter;
    }
    return broken;
}

QString menuText(QString text) {
    return text.replace(u'&', QStringLiteral("&&"));
}

QString withoutMarks(const QString& text) {
    QString plain = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    return plain.remove(zeroWidthSpace).replace(u'\n', u' ');
}

QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace talweg

#include "moc_plain_text.cpp"
