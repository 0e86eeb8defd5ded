#pragma once

#include <QTextBrowser>
#include <vector>

class QPagedPaintDevice;

namespace talweg {

/// Replaces code blocks of a page that are marked as equations by pictures. The alternative text of a picture
/// is the text of its block; a block that cannot be parsed stays as it is. Call it right after `document` has
/// been filled.
void setEquations(QTextDocument& document);

/// The position of a picture in a document, and its alternative text.
struct AltText {
    int position;
    QString text;
};
/// All alternative texts, in the order of the document.
std::vector<AltText> altTexts(const QTextDocument& document);

/// The help page that is shown. Its pictures (icons of the program, equations and sketches) are drawn when
/// they are shown, in the colours of the window and at the resolution of the screen. Copied text contains
/// their alternative texts.
class HelpPage : public QTextBrowser {
    Q_OBJECT
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override;
    /// Asks for a printer or a file, and prints the page on it, black on white.
    void printPage(const QString& title);
    /// Prints the page on this device.
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
    qreal m_scale = 0;      ///< scale of the pictures drawn last; 0 if none were drawn
};

} // namespace talweg
