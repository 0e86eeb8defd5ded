#pragma once

#include <QTextBrowser>
#include <vector>

class QPagedPaintDevice;

namespace talweg {

/// Puts pictures into the place of the blocks of a page's code that are marked as equations. Their
/// alternative text is that of the block; a block that cannot be read stays as it is. `document` has just
/// been filled.
void setEquations(QTextDocument& document);

/// Where a picture of a document is, and the text that says the same.
struct AltText {
    int position;
    QString text;
};
/// In the order of the document.
std::vector<AltText> altTexts(const QTextDocument& document);

/// The help page shown. Its pictures are drawn when they are shown, in the colours of the window and
/// sharp on every screen: the program's icons, equations, sketches. What is copied has their texts.
class HelpPage : public QTextBrowser {
    Q_OBJECT
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override;
    /// Asks for a printer or a file, and prints the page on it, black on white.
    void printPage(const QString& title);
    /// Prints it on what is given.
    void printOn(QPagedPaintDevice& paper);

signals:
    /// Its letters or the pixels of its screen have another size, and its pictures have to follow.
    void resized();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    bool m_onPaper = false; ///< while it is printed
    qreal m_scale = 0;      ///< for which pictures were drawn last; 0 before there are any
};

} // namespace talweg
