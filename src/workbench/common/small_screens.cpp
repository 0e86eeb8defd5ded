#include "workbench/common/small_screens.h"

#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

bool isWithin(const QSize& size, const QSize& room) {
    return size.width() <= room.width() && size.height() <= room.height();
}

/// The area is created with its final parent, because reparenting would change the tab order.
QScrollArea* plainArea(QWidget& parent) {
    auto* area = new QScrollArea(&parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

/// Moves the content of a dialog into a scroll area in the dialog.
void makeScrollable(QDialog& dialog) {
    QScrollArea* area = plainArea(dialog);
    auto* all = new QWidget(area);
    all->setLayout(dialog.layout());
    area->setWidget(all);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
}

/// The minimum size of a dialog on a screen of size `room`. Wrapped texts use the available width.
QSize leastSize(const QDialog& dialog, const QSize& room) {
    const QLayout& layout = *dialog.layout();
    QSize least = layout.totalMinimumSize().expandedTo(dialog.minimumSize());
    const int width = std::max(dialog.width(), layout.totalSizeHint().width());
    if (layout.hasHeightForWidth())
        least = least.expandedTo({0, layout.totalMinimumHeightForWidth(std::min(width, room.width()))});
    return least;
}

/// Reduces a dialog to the size of its screen. Message boxes choose their size themselves.
void fit(QDialog& dialog) {
    if (!dialog.layout() || qobject_cast<QMessageBox*>(&dialog)) return;
    const QSize screen = dialog.screen()->availableGeometry().size(), room = screen - usualFrame;
    const bool fits = isWithin(leastSize(dialog, room), room);
    if (fits && isWithin(dialog.size(), screen)) return;
    if (!fits) {
        makeScrollable(dialog);
        dialog.setMinimumSize(0, 0);
    }
    dialog.resize(dialog.size().boundedTo(room));
}

} // namespace

QScrollArea* makeScrollable(QWidget& part) {
    QLayout* layout = part.parentWidget()->layout();
    QScrollArea* area = plainArea(*part.parentWidget());
    delete layout->replaceWidget(&part, area);
    area->setWidget(&part);
    return area;
}

bool FittingDialogs::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Polish || type == QEvent::Show || type == QEvent::LayoutRequest)
        if (auto* dialog = qobject_cast<QDialog*>(watched)) fit(*dialog);
    return QObject::eventFilter(watched, event);
}

} // namespace talweg

#include "moc_small_screens.cpp"
