#include "workbench/messages.h"

#include "workbench/icons.h"
#include "workbench/look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTime>
#include <QToolButton>

namespace talweg {

namespace {

QIcon iconOf(Weight weight) {
    const Theme& theme = currentTheme();
    switch (weight) {
    case Weight::error:
        return icon(Icon::bad, theme.bad);
    case Weight::warning:
        return icon(Icon::warning, theme.warning);
    case Weight::note:
        break;
    }
    return icon(Icon::info, theme.accent);
}

const char* toneOf(Weight weight) {
    switch (weight) {
    case Weight::error:
        return "bad";
    case Weight::warning:
        return "warning";
    case Weight::note:
        break;
    }
    return "neutral";
}

} // namespace

MessageList::MessageList(QWidget* parent) : QListWidget(parent) {
    setProperty("plain", true);
    setWordWrap(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
}

void MessageList::add(Weight weight, const QString& text) {
    const QString time = QTime::currentTime().toString(QStringLiteral("HH:mm:ss"));
    addItem(new QListWidgetItem(iconOf(weight), QStringLiteral("%1   %2").arg(time, text)));
    scrollToBottom();
}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_offers(new QHBoxLayout), m_icon(new QLabel(this)), m_text(new QLabel(this)) {
    setProperty("role", "banner");
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setProperty("flat", true);
    close->setIcon(icon(Icon::close));
    close->setToolTip(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 8, 6);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_offers);
    layout->addWidget(close);
    hide();
}

void MessageBar::say(Weight weight, const QString& text, const std::vector<Offer>& offers) {
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const Offer& offer : offers) {
        auto* button = new QPushButton(offer.text, this);
        m_offers->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, accept = offer.accept] {
            hide();
            accept();
        });
    }
    m_icon->setPixmap(iconOf(weight).pixmap(QSize(18, 18), devicePixelRatio()));
    m_text->setText(text);
    setState(this, "tone", QString::fromLatin1(toneOf(weight)));
    show();
}

QString MessageBar::text() const {
    return isHidden() ? QString() : m_text->text();
}

} // namespace talweg
