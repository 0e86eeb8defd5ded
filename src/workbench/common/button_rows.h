#pragma once

#include <QHash>
#include <QWidget>

class QToolButton;

namespace talweg {

/// One button for each of its actions, in as many rows as necessary.
class ButtonRows : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    void actionEvent(QActionEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();

    QHash<QAction*, QToolButton*> m_buttons;
};

} // namespace talweg
