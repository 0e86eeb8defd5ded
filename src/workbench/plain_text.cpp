#include "workbench/plain_text.h"

#include <QEvent>
#include <QLabel>

namespace talweg {

bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    // The label of tool tips is shared by rich ones.
    if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
    return false;
}

QString briefly(const QString& text) {
    constexpr qsizetype most = 80;
    const QString line = text.left(2 * most).simplified();
    return line.size() <= most ? line : line.left(most - 1) + u'…';
}

QStringList firstOf(const QStringList& sentences) {
    constexpr qsizetype most = 10, longest = 300;
    QStringList first;
    for (const QString& sentence : sentences.mid(0, most))
        first << (sentence.size() <= longest ? sentence : sentence.left(longest - 1) + u'…');
    if (sentences.size() > most) first << PlainLabels::tr("And %1 more.").arg(sentences.size() - most);
    return first;
}

QString menuText(QString text) {
    return text.replace(u'&', QStringLiteral("&&"));
}

QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace talweg
