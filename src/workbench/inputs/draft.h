#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QLineEdit;

namespace talweg {

/// Handles text typed into a line. A valid text takes effect at once. While the text is invalid, the text
/// from before editing stays in effect, and the window shows why. Escape restores the text from before
/// editing. Undo and redo are forwarded to the window. Whenever the document changes, the window checks
/// invalid texts again, so that the displayed reason is current.
class Draft : public QObject {
    Q_OBJECT
public:
    /// Returns why a text is rejected, as a complete sentence; empty if it is valid.
    using Refusal = std::function<QString(const QString& text)>;

    Draft(QLineEdit* line, Refusal refusal);

    /// Sets the name of the line, used in messages of the window, and the unit of its content. The window
    /// shows no messages for a line without a name.
    void setName(const QString& name, const QString& unit = {});
    /// Makes a line part of this one: Escape and undo in it, and leaving it, are handled as in this line. The
    /// caller passes on its text by `type`.
    void addPart(QLineEdit* part);
    /// Shows a text of the document unless the same text is already in effect.
    void setText(const QString& text);
    /// Handles `text` as if the user had typed it.
    void type(const QString& text);
    /// Discards an invalid text and shows the text in effect.
    void restore();
    /// Checks an invalid text again after the document has changed. If the text is now valid, it takes effect
    /// only when the user leaves the line or presses Enter, because the document must not change without a
    /// user's action.
    void judgeAgain();
    /// Shows `text`, which is the text in effect in another notation.
    void rewrite(const QString& text);

    bool isRefused() const { return !m_why.isEmpty(); }
    /// Why the typed text is rejected; empty if it is valid.
    const QString& refusal() const { return m_why; }
    /// The text in effect.
    const QString& text() const { return m_held; }

signals:
    /// This text now takes effect.
    void taken(const QString& text);
    /// The typed text is rejected for this reason. Empty if the text of the line is valid again.
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
    QString m_held;    ///< text in effect
    QString m_entered; ///< text in effect when editing began
    QString m_why;
};

} // namespace talweg
