#pragma once

#include <QObject>

class QPlainTextEdit;

namespace talweg {

/// Escape in a text of several lines restores the text from before editing.
class EnteredText : public QObject {
    Q_OBJECT
public:
    explicit EnteredText(QPlainTextEdit* edit);

    /// Makes the current text the one that Escape restores.
    void remember();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_edit;
    QString m_entered;
};

} // namespace talweg
