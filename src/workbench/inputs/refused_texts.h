#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <vector>

class QWidget;

namespace talweg {

/// A text that a field cannot take, and the value that counts in its place.
struct RefusedText {
    QPointer<QWidget> field = {};             ///< has the focus while the text is mended
    QString name = {};                        ///< of the field, within a sentence: "incline angle θ"
    QString text = {};                        ///< as typed
    QString why = {};                         ///< complete sentence
    QString stands = {};                      ///< the value that counts: "30 °"
    std::function<void()> restore = [] {};    ///< shows it in the field again
    std::function<void()> judgeAgain = [] {}; ///< notes it with the reason that is true now

    /// "The figures show incline angle θ = 30 °. Its field waits with “95”: …"
    QString sentence() const;
};

/// The texts of a window that are typed and refused: none of them is in the document.
class RefusedTexts : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Those of the window that the field is part of; null when it keeps none.
    static RefusedTexts* of(const QWidget* field);

    const std::vector<RefusedText>& all() const { return m_all; }
    /// Notes a text, in place of what the field had before.
    void note(RefusedText refused);
    /// The field holds nothing refused any more.
    void forget(const QWidget* field);
    /// Shows in every field the value that counts.
    void restoreAll();
    /// Asks every field again why it refuses its text, after the document has changed.
    void judgeAgain();

signals:
    void changed();

private:
    std::vector<RefusedText> m_all;
};

/// The cell of a table or list that is being edited in a window, if any, takes its text or refuses it, as
/// when it is left.
void finishCell(const QWidget& window);

} // namespace talweg
