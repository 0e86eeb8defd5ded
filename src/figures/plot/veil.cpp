#include "figures/plot/veil.h"

#include <QEvent>
#include <QPainter>

namespace talweg {

Veil::Veil(QWidget* over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setText(tr("outdated"));
    hide();
    over->installEventFilter(this);
    setGeometry(over->rect());
}

void Veil::setText(const QString& text) {
    m_text = text;
    setAccessibleName(text);
    update();
}

bool Veil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Veil::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    raise(); // above widgets that were added after the veil
}

void Veil::paintEvent(QPaintEvent*) {
    constexpr float opacity = 0.6F;
    constexpr int margin = 6;
    QPainter painter(this);
    QColor ground = palette().color(QPalette::Window);
    ground.setAlphaF(opacity);
    painter.fillRect(rect(), ground);
    QRect words = fontMetrics().boundingRect(m_text).adjusted(-margin, -margin, margin, margin);
    words.moveCenter(rect().center());
    ground.setAlphaF(1);
    painter.setBrush(ground);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawRect(words);
    painter.drawText(words, Qt::AlignCenter, m_text);
}

} // namespace talweg

#include "moc_veil.cpp"
