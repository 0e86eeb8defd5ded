#pragma once

#include <QWidget>

class QAbstractItemView;
class QAction;

namespace talweg {

/// Says what will fill a list or table while it has no rows, and offers the action that fills it.
class EmptyNotice : public QWidget {
    Q_OBJECT
public:
    /// Covers the view, whose model must not be exchanged any more. The action is offered while it is
    /// enabled.
    EmptyNotice(QAbstractItemView& view, const QString& text, QAction* offer = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QAbstractItemView& m_view;
};

} // namespace talweg
