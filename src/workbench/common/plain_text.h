#pragma once

#include <QObject>
#include <QStringList>

namespace talweg {

/// Makes labels, including those of message boxes, show their texts literally, because texts may contain user
/// input, which is never markup. Rich labels set their text format. Copied text omits the breaks of
/// `breakable`. Install it as an event filter on the application.
class PlainLabels : public QObject {
    Q_OBJECT
public:
    explicit PlainLabels(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// `text` on one line, shortened for a sentence.
QString briefly(const QString& text);

/// The first few of many sentences, shortened, and the number of further ones.
QStringList firstOf(const QStringList& sentences);

/// `text` with invisible break points in very long words: a label is at least as wide as its longest word,
/// and would widen its window.
QString breakable(const QString& text);

/// `text` for a menu or a button, where a single & would mark a mnemonic.
QString menuText(QString text);

/// A text without HTML markup and without the breaks of `breakable`.
QString withoutMarks(const QString& text);

/// `text` for a tool tip, which interprets anything that looks like markup.
QString plainTip(const QString& text);

} // namespace talweg
