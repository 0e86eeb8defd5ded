#pragma once

#include <QObject>
#include <QStringList>

namespace talweg {

/// Makes labels, including those of message boxes, show their texts literally. Texts may contain user input,
/// which must not be interpreted as markup. Labels with rich text must set their text format. Also removes
/// the break points inserted by `breakable` from copied text. Install it as an event filter on the
/// application.
class PlainLabels : public QObject {
    Q_OBJECT
public:
    explicit PlainLabels(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// `text` on one line, shortened to 80 characters, to be quoted in a sentence.
QString briefly(const QString& text);

/// The first ten sentences, each shortened to 300 characters, and then the number of the remaining ones.
QStringList firstOf(const QStringList& sentences);

/// `text` with invisible break points in words of more than 20 characters. Without break points, a label is
/// at least as wide as its longest word, which would widen its window.
QString breakable(const QString& text);

/// `text` for a menu or a button: each & is doubled, because a single & marks a mnemonic.
QString menuText(QString text);

/// `text` without HTML markup and without the break points inserted by `breakable`.
QString withoutMarks(const QString& text);

/// `text` escaped for a tool tip, because tool tips interpret everything that looks like markup.
QString plainTip(const QString& text);

} // namespace talweg
