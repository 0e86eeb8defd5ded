#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QTimer;

namespace talweg {

class RefusedTexts;

/// A bar above the figures that is shown while a field contains an invalid text. It names the field, the
/// reason, and the value that the figures use. It appears when the user stops typing or leaves the field.
class WaitingBar : public QFrame {
    Q_OBJECT
public:
    WaitingBar(RefusedTexts& texts, QWidget* parent);

    QString text() const;

private:
    void update();
    void say();
    void goToField();

    RefusedTexts& m_texts;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_field;
    QPushButton* m_restore;
    QTimer* m_pause;
};

} // namespace talweg
