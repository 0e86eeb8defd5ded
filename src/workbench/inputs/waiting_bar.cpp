#include "workbench/inputs/waiting_bar.h"

#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/refused_texts.h"

#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace talweg {

namespace {

/// Pause in typing, in ms, after which the bar appears. If too short, the page moves while the user types an
/// expression; if too long, the figures seem to use a text that they ignore.
constexpr int pauseMs = 3000;

} // namespace

WaitingBar::WaitingBar(RefusedTexts& texts, QWidget* parent)
    : QFrame(parent), m_texts(texts), m_icon(new QLabel(this)), m_text(new QLabel(this)),
      m_field(new QPushButton(tr("Go to the field"), this)), m_restore(new QPushButton(tr("Restore"), this)),
      m_pause(new QTimer(this)) {
    setProperty("role", "banner");
    setProperty("tone", "warning");
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_restore->setToolTip(tr("Restore the value that the figures show"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 8, 6);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_field);
    layout->addWidget(m_restore);
    hide();
    m_pause->setSingleShot(true);
    m_pause->setInterval(pauseMs);
    connect(m_pause, &QTimer::timeout, this, &WaitingBar::say);
    connect(&texts, &RefusedTexts::changed, this, &WaitingBar::update);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (m_pause->isActive()) say();
    });
    connect(m_field, &QPushButton::clicked, this, &WaitingBar::goToField);
    connect(m_restore, &QPushButton::clicked, &texts, &RefusedTexts::restoreAll);
}

QString WaitingBar::text() const {
    return isHidden() ? QString() : m_text->text();
}

void WaitingBar::update() {
    if (m_texts.all().empty() || !isHidden()) return say();
    m_pause->start();
}

void WaitingBar::say() {
    m_pause->stop();
    QStringList sentences;
    for (const RefusedText& refused : m_texts.all())
        sentences << refused.sentence();
    m_text->setText(breakable(sentences.join(u'\n')));
    m_icon->setPixmap(icon(Icon::warning, currentTheme().warning).pixmap(QSize(18, 18), devicePixelRatio()));
    setVisible(!sentences.isEmpty());
}

/// Shows and raises the dock that contains the field, and moves the focus to the field.
void WaitingBar::goToField() {
    QWidget* field = m_texts.all().front().field;
    for (QWidget* around = field; around; around = around->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(around)) {
            dock->show();
            dock->raise();
        }
    field->setFocus(Qt::OtherFocusReason);
}

} // namespace talweg

#include "moc_waiting_bar.cpp"
