#pragma once

#include <QObject>
#include <QStringList>

namespace talweg {

/// Makes labels, those of message boxes included, show their texts as they are: texts hold what users and
/// files say, which is never markup. A label meant to be rich says so by its text format. What is copied from
/// them is without the breaks of `breakable`. To be installed as the application's event filter.
class PlainLabels : public QObject {
    Q_OBJECT
public:
    explicit PlainLabels(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// `text` on one line, not too long for a sentence.
QString briefly(const QString& text);

/// The first few of many sentences, none too long, and how many more there are.
QStringList firstOf(const QStringList& sentences);

/// `text` with places where words wider than any line may break, none of which show: a label is as wide as
/// its longest word at least, and would push at its window.
QString breakable(const QString& text);

/// `text` for a menu or a button, where a single & would mark a key.
QString menuText(QString text);

/// A text without its marks of HTML, if it has any, and without the breaks of `breakable`.
QString withoutMarks(const QString& text);

/// `text` for a tool tip, which takes what looks like markup for markup.
QString plainTip(const QString& text);

} // namespace talweg
