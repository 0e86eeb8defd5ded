#pragma once

#include <QPlainTextEdit>

namespace talweg {

/// An editor for one line of text. A long line is wrapped, and the height of the editor is adjusted.
class TitleEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit TitleEdit(QWidget* parent = nullptr);

    QString text() const { return toPlainText(); }
    void setText(const QString& text) { setPlainText(text); }

signals:
    /// The user pressed Enter or left the field.
    void editingFinished();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void fitHeight();
};

} // namespace talweg
