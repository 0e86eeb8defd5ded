#pragma once

#include <QTextBrowser>
#include <vector>

class QPagedPaintDevice;

namespace talweg {

/// Replaces the code blocks of a page that are marked as equations by pictures. The alternative text of each
/// picture is the text of its block. Blocks that cannot be parsed are kept. Call it immediately after
/// `document` has been filled.
void setEquations(QTextDocument& document);

/// The position and the alternative text of a picture in a document.
struct AltText {
    int position;
    QString text;
};
/// All alternative texts, in the order of the document.
std::vector<AltText> altTexts(const QTextDocument& document);

/// Shows a help page. The pictures (icons of the program, equations and sketches) are drawn in the colours of
/// the window and at the resolution of the screen. In copied text, alternative texts replace the pictures.
class HelpPage : public QTextBrowser {
    Q_OBJECT
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override;
    /// Opens the print dialog and prints the page in black on white.
    void printPage(const QString& title);
    /// Prints the page on `paper`.
    void printOn(QPagedPaintDevice& paper);

signals:
    /// The font size or the resolution of the screen changed, so that pictures must be drawn again.
    void resized();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    bool m_onPaper = false; ///< while the page is being printed
    qreal m_scale = 0;      ///< pixels per screen pixel of the pictures drawn last; 0 if none were drawn
};

} // namespace talweg
