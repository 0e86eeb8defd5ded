#include "workbench/common/messages.h"

#include "workbench/common/empty_notice.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTime>
#include <QToolButton>

namespace talweg {

namespace {

QIcon iconOf(Severity severity) {
    const Theme& theme = currentTheme();
    switch (severity) {
    case Severity::error:
        return icon(Icon::bad, theme.bad);
    case Severity::warning:
        return icon(Icon::warning, theme.warning);
    case Severity::note:
        break;
    }
    return icon(Icon::info, theme.accent);
}

const char* toneOf(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "bad";
    case Severity::warning:
        return "warning";
    case Severity::note:
        break;
    }
    return "neutral";
}

} // namespace

MessageList::MessageList(QWidget* parent) : QListWidget(parent) {
    setProperty("plain", true);
    setWordWrap(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    new EmptyNotice(*this, tr("No messages. Warnings and errors are listed here with their time."));
}

void MessageList::add(Severity severity, const QString& text) {
    const QString time = QTime::currentTime().toString(QStringLiteral("HH:mm:ss"));
    addItem(new QListWidgetItem(iconOf(severity), QStringLiteral("%1   %2").arg(time, text)));
    scrollToBottom();
}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_offers(new QHBoxLayout), m_icon(new QLabel(this)), m_text(new QLabel(this)) {
    setProperty("role", "banner");
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setProperty("flat", true);
    close->setIcon(icon(Icon::close));
    close->setToolTip(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &MessageBar::next);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 8, 6);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_offers);
    layout->addWidget(close);
    hide();
}

void MessageBar::say(Severity severity, const QString& text, const std::vector<Offer>& offers) {
    if (offers.empty())
        m_plain = {severity, text, {}};
    else
        m_waiting.push_back({severity, text, offers});
    refresh();
}

void MessageBar::forget() {
    if (!m_plain) return;
    m_plain.reset();
    refresh();
}

const MessageBar::Message* MessageBar::onView() const {
    if (m_plain) return &*m_plain;
    return m_waiting.empty() ? nullptr : &m_waiting.front();
}

/// Removes the message shown, and shows the next one.
void MessageBar::next() {
    if (m_plain)
        m_plain.reset();
    else
        m_waiting.pop_front();
    refresh();
}

void MessageBar::refresh() {
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const Message* message = onView();
    setVisible(message != nullptr);
    if (!message) return;
    for (const Offer& offer : message->offers) {
        auto* button = new QPushButton(offer.text, this);
        m_offers->addWidget(button);
        button->show(); // if the bar is already visible, the button is not shown otherwise
        connect(button, &QPushButton::clicked, this, [this, accept = offer.accept] {
            next();
            accept();
        });
    }
    m_icon->setPixmap(iconOf(message->severity).pixmap(QSize(18, 18), devicePixelRatio()));
    const std::size_t behind = m_waiting.size() - (m_plain ? 0 : 1);
    m_text->setText(breakable(behind == 0 ? message->text
                                          : tr("%1 (%2 more)").arg(message->text, QString::number(behind))));
    setState(this, "tone", QString::fromLatin1(toneOf(message->severity)));
}

QString MessageBar::text() const {
    return onView() ? onView()->text : QString();
}

} // namespace talweg

#include "moc_messages.cpp"
