#pragma once

#include <QObject>

class QPlainTextEdit;

namespace talweg {

/// Escape in a text of several lines brings back what stood there when it was entered.
class EnteredText : public QObject {
    Q_OBJECT
public:
    explicit EnteredText(QPlainTextEdit* edit);

    /// What stands there now is what Escape brings back: it is meant, or the document put it there.
    void remember();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_edit;
    QString m_entered;
};

} // namespace talweg
