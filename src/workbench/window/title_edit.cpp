#include "workbench/window/title_edit.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QTextBlock>
#include <QTextLayout>

namespace talweg {

TitleEdit::TitleEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    document()->setDocumentMargin(2);
    connect(this, &QPlainTextEdit::textChanged, this, &TitleEdit::fitHeight);
    fitHeight();
}

void TitleEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit editingFinished();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void TitleEdit::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    emit editingFinished();
}

void TitleEdit::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void TitleEdit::insertFromMimeData(const QMimeData* source) {
    insertPlainText(source->text().simplified());
}

void TitleEdit::fitHeight() {
    const int lines = std::max(1, document()->firstBlock().layout()->lineCount());
    const int around = height() - viewport()->height();
    const int wanted = lines * fontMetrics().lineSpacing() + 5 + std::max(around, 8);
    if (wanted != maximumHeight()) setFixedHeight(wanted);
}

} // namespace talweg

#include "moc_title_edit.cpp"
