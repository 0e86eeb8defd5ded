#pragma once

#include <QWidget>

class QAbstractItemView;
class QAction;

namespace talweg {

/// Explains, while a list or table has no rows, how to fill it, and shows a button for the action that does.
class EmptyNotice : public QWidget {
    Q_OBJECT
public:
    /// Covers the view while it is empty. The view's model must not be replaced afterwards. The button of the
    /// action is shown only while the action is enabled.
    EmptyNotice(QAbstractItemView& view, const QString& text, QAction* offer = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QAbstractItemView& m_view;
};

} // namespace talweg
