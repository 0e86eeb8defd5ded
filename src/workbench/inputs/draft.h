#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QLineEdit;

namespace talweg {

/// Text typed into a line. A valid text takes effect at once. While the text is invalid, the text from before
/// editing stays in effect, and the window says so; Escape restores it. Undo and redo are forwarded to the
/// document. The window checks invalid texts again whenever the document changes, so that the displayed
/// reason is current.
class Draft : public QObject {
    Q_OBJECT
public:
    /// Why a text is rejected, as a complete sentence; empty if it is valid.
    using Refusal = std::function<QString(const QString& text)>;

    Draft(QLineEdit* line, Refusal refusal);

    /// Sets the name of the line for sentences of the window, and the unit of its content. A line without a
    /// name is not mentioned by the window.
    void setName(const QString& name, const QString& unit = {});
    /// Shows a text of the document, unless the line already shows an equivalent text.
    void setText(const QString& text);
    /// Handles a text as if it were typed.
    void type(const QString& text);
    /// Discards an invalid text.
    void restore();
    /// Checks an invalid text again after the document has changed. If it is valid now, it takes effect only
    /// when the user leaves the line or presses Enter; otherwise the document would change without a user's
    /// action.
    void judgeAgain();
    /// Shows the text in effect in another notation.
    void rewrite(const QString& text);

    bool isRefused() const { return !m_why.isEmpty(); }
    /// Why the typed text is rejected; empty if it is valid.
    const QString& refusal() const { return m_why; }
    /// The text in effect.
    const QString& text() const { return m_held; }

signals:
    /// This text takes effect.
    void taken(const QString& text);
    /// The typed text is rejected for this reason; empty if the line is valid again.
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
    QString m_held;    ///< in effect now
    QString m_entered; ///< in effect when editing began
    QString m_why;
};

} // namespace talweg
