#pragma once

#include <QObject>

class QPlainTextEdit;

namespace talweg {

/// Event filter for a multi-line text field. Escape restores the text from before editing.
class EnteredText : public QObject {
    Q_OBJECT
public:
    explicit EnteredText(QPlainTextEdit* edit);

    /// Sets the current text as the one that Escape restores.
    void remember();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_edit;
    QString m_entered;
};

} // namespace talweg
