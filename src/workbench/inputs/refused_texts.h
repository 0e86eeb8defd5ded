#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <vector>

class QWidget;

namespace talweg {

/// An invalid text in a field, and the value that is used instead of it.
struct RefusedText {
    QPointer<QWidget> field = {};          ///< gets the focus, so that the user can correct the text
    QString name = {};                     ///< name of the field within a sentence, e.g. "incline angle θ"
    QString text = {};                     ///< the text as typed
    QString why = {};                      ///< reason, as a complete sentence
    QString stands = {};                   ///< the value in use with its unit, e.g. "30 °"
    std::function<void()> restore = [] {}; ///< shows the value in use in the field again
    std::function<void()> judgeAgain = [] {}; ///< checks the text again and updates `why`

    /// "The figures still show incline angle θ = 30 °, because the entry “95” is incomplete or invalid: …"
    QString sentence() const;
};

/// The invalid texts that were typed into fields of a window. They are not part of the document.
class RefusedTexts : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The invalid texts of the window that contains `field`; null if the window does not collect them.
    static RefusedTexts* of(const QWidget* field);

    const std::vector<RefusedText>& all() const { return m_all; }
    /// Adds an invalid text, which replaces an earlier one of the same field.
    void note(RefusedText refused);
    /// Removes the text of a field, because it is valid now.
    void forget(const QWidget* field);
    /// Shows the value in use in every field again.
    void restoreAll();
    /// Checks every invalid text again. Call it after the document has changed.
    void judgeAgain();

signals:
    void changed();

private:
    std::vector<RefusedText> m_all;
};

/// Commits the table or list cell that the user is editing in a window, as if the cell lost the focus. Does
/// nothing if no cell is being edited.
void finishCell(const QWidget& window);

} // namespace talweg
