#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QLineEdit;

namespace talweg {

/// What is typed into a line. A text that is accepted counts at once. While one is refused, what stood when
/// the line was entered counts again, and the window says so, until the text is mended; Escape brings back
/// what stood then. Undo and redo are left to the document. The window asks again about refused texts
/// whenever the document changes, so that the reason is never an old one.
class Draft : public QObject {
    Q_OBJECT
public:
    /// Why a text is refused, as a complete sentence; empty when it is accepted.
    using Refusal = std::function<QString(const QString& text)>;

    Draft(QLineEdit* line, Refusal refusal);

    /// What the window calls the line within a sentence, and the unit of what is in it; without a name it
    /// does not speak of it.
    void setName(const QString& name, const QString& unit = {});
    /// Shows a text of the document, unless the line stands for it already.
    void setText(const QString& text);
    /// Takes a text as if it were typed.
    void type(const QString& text);
    /// Drops a text that is refused.
    void restore();
    /// Asks again about a text that is refused, after the document has changed. One that is fine now is taken
    /// when the user leaves the line or presses Enter: taking it at once would be an edit that nobody made.
    void judgeAgain();
    /// Shows what counts in another way of writing it.
    void rewrite(const QString& text);

    bool isRefused() const { return !m_why.isEmpty(); }
    /// Why the typed text is refused; empty when it is not.
    const QString& refusal() const { return m_why; }
    /// The text that counts.
    const QString& text() const { return m_held; }

signals:
    /// This text counts from now on.
    void taken(const QString& text);
    /// The typed text is refused, and why; empty when the line is fine again.
    void refused(const QString& why);
    /// The user left the line or pressed Enter.
    void finished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void read(const QString& text);
    void hold(const QString& text);
    void refuse(const QString& text, const QString& why);
    bool canGoBack() const;
    void goBack();
    void finish();

    QLineEdit* m_line;
    Refusal m_refusal;
    QString m_name, m_unit;
    QString m_held;    ///< counts now
    QString m_entered; ///< counted when the line was entered
    QString m_why;
};

} // namespace talweg
