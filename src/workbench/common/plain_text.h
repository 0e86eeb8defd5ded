#pragma once

#include <QObject>
#include <QStringList>

namespace talweg {

/// Makes labels, including those of message boxes, show their texts literally, because texts may contain user
/// input, which is never markup. Labels with rich text must set their text format. Copied text omits the
/// break points inserted by `breakable`. Install it as an event filter on the application.
class PlainLabels : public QObject {
    Q_OBJECT
public:
    explicit PlainLabels(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// `text` on one line, shortened to fit in a sentence.
QString briefly(const QString& text);

/// The first few of many sentences, each shortened, and the number of the remaining ones.
QStringList firstOf(const QStringList& sentences);

/// `text` with invisible break points in very long words. Without them, a label would be as wide as its
/// longest word and would widen its window.
QString breakable(const QString& text);

/// `text` for a menu or a button, with each & doubled, because a single & would mark a mnemonic.
QString menuText(QString text);

/// `text` without HTML markup and without the break points inserted by `breakable`.
QString withoutMarks(const QString& text);

/// `text` for a tool tip, escaped, because tool tips interpret anything that looks like markup.
QString plainTip(const QString& text);

} // namespace talweg
