#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <vector>

class QWidget;

namespace talweg {

/// An invalid text in a field, and the value that is used instead.
struct RefusedText {
    QPointer<QWidget> field = {};             ///< gets the focus to correct the text
    QString name = {};                        ///< of the field, within a sentence: "incline angle θ"
    QString text = {};                        ///< as typed
    QString why = {};                         ///< complete sentence
    QString stands = {};                      ///< the value in use: "30 °"
    std::function<void()> restore = [] {};    ///< shows that value in the field again
    std::function<void()> judgeAgain = [] {}; ///< notes the text again with the current reason

    /// "The figures show incline angle θ = 30 °. Its field waits with “95”: …"
    QString sentence() const;
};

/// The typed but invalid texts of a window: none of them is in the document.
class RefusedTexts : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The refused texts of the window that contains the field; null if the window keeps none.
    static RefusedTexts* of(const QWidget* field);

    const std::vector<RefusedText>& all() const { return m_all; }
    /// Records a text, replacing an earlier one of the same field.
    void note(RefusedText refused);
    /// The field has no invalid text any more.
    void forget(const QWidget* field);
    /// Restores the value in use in every field.
    void restoreAll();
    /// Checks every invalid text again after the document has changed.
    void judgeAgain();

signals:
    void changed();

private:
    std::vector<RefusedText> m_all;
};

/// Commits the table or list cell that is being edited in a window, if any, as if it lost the focus.
void finishCell(const QWidget& window);

} // namespace talweg
