#pragma once

#include <QHash>
#include <QWidget>

class QToolButton;

namespace talweg {

/// Shows one button for each action of the widget, in as many rows as the width requires, or in one row. In
/// one row, the last actions that do not fit are in the menu of a button “More”.
class ButtonRows : public QWidget {
    Q_OBJECT
public:
    enum class Overflow { rows, menu };

    explicit ButtonRows(Overflow overflow = Overflow::rows, QWidget* parent = nullptr);

protected:
    void actionEvent(QActionEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    int widthOfAll() const;

    QHash<QAction*, QToolButton*> m_buttons;
    QToolButton* m_more = nullptr; ///< null if there are rows
};

} // namespace talweg
