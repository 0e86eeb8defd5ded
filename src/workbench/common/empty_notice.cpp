#include "workbench/common/empty_notice.h"

#include <QAbstractItemView>
#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace talweg {

EmptyNotice::EmptyNotice(QAbstractItemView& view, const QString& text, QAction* offer)
    : QWidget(view.viewport()), m_view(view) {
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setProperty("role", "muted");
    layout->addWidget(label);
    if (offer) {
        auto* button = new QPushButton(offer->text(), this);
        button->setVisible(offer->isEnabled());
        connect(button, &QPushButton::clicked, offer, &QAction::trigger);
        connect(offer, &QAction::enabledChanged, button, &QWidget::setVisible);
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    layout->addStretch();
    const QAbstractItemModel* model = view.model();
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, change, this, &EmptyNotice::follow);
    connect(model, &QAbstractItemModel::modelReset, this, &EmptyNotice::follow);
    view.viewport()->installEventFilter(this);
    follow();
}

void EmptyNotice::follow() {
    setGeometry(m_view.viewport()->rect());
    setVisible(m_view.model()->rowCount() == 0);
}

bool EmptyNotice::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) follow();
    return QWidget::eventFilter(watched, event);
}

} // namespace talweg

#include "moc_empty_notice.cpp"
