#include "workbench/run/player.h"

#include "workbench/common/icons.h"
#include "workbench/run/time_cursor.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolButton>

namespace talweg {

namespace {

/// Number of slider positions. It exceeds the width in pixels of the slider on any screen.
constexpr int sliderSteps = 10'000;
/// Character that makes the following text run from left to right in every language.
constexpr QChar leftToRight(0x200e);

/// A slider that moves to the position that the user clicks.
class TimeSlider : public QSlider {
public:
    explicit TimeSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
        setRange(0, sliderSteps);
        setSingleStep(sliderSteps / 200);
        setPageStep(sliderSteps / 20);
    }

protected:
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton) {
            const int grip = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
            const int place = static_cast<int>(event->position().x()) - grip / 2;
            setValue(QStyle::sliderValueFromPosition(0, sliderSteps, place, width() - grip));
        }
        QSlider::mousePressEvent(event);
    }
};

} // namespace

Player::Player(QWidget* parent)
    : QWidget(parent), m_play(new QAction(tr("Play"), this)), m_slider(new TimeSlider(this)),
      m_speed(new QComboBox(this)), m_time(new QLabel(this)), m_readout(new QLabel(this)) {
    setLayoutDirection(Qt::LeftToRight); // the direction of the time axis in figures
    addControls();
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(16);
    connect(&m_timer, &QTimer::timeout, this, &Player::advance);
    connect(m_play, &QAction::toggled, this, &Player::play);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (m_cursor) m_cursor->setT(m_cursor->duration() * value / sliderSteps);
    });
}

void Player::addControls() {
    m_play->setCheckable(true);
    m_play->setShortcut(Qt::Key_Space);
    m_play->setIcon(icon(Icon::play));
    m_play->setToolTip(tr("Play or pause (Space)"));
    auto* toStart = new QToolButton(this);
    toStart->setIcon(icon(Icon::toStart));
    toStart->setToolTip(tr("Go to start"));
    toStart->setAccessibleName(toStart->toolTip());
    auto* button = new QToolButton(this);
    button->setDefaultAction(m_play);
    for (QToolButton* each : {toStart, button}) {
        each->setProperty("flat", true);
        each->setFocusPolicy(Qt::TabFocus);
        each->setIconSize({20, 20});
    }
    connect(toStart, &QToolButton::clicked, this, [this] { m_cursor->setT(0); });
    for (const double speed : {0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0})
        m_speed->addItem(leftToRight + QStringLiteral("×%1").arg(speed), speed);
    m_speed->setCurrentIndex(m_speed->findData(1.0));
    m_speed->setToolTip(tr("Playback speed"));
    m_speed->setAccessibleName(m_speed->toolTip());
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_slider->setAccessibleName(tr("Time"));
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance(QStringLiteral("00.000 / 00.000 s")));
    m_readout->setProperty("role", "muted");

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 2, 10, 2);
    layout->setSpacing(6);
    layout->addWidget(toStart);
    layout->addWidget(button);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_time);
    layout->addWidget(m_readout);
    layout->addWidget(m_speed);
}

void Player::setCursor(TimeCursor* cursor) {
    m_cursor = cursor;
    connect(cursor, &TimeCursor::moved, this, &Player::show);
    connect(cursor, &TimeCursor::durationChanged, this, [this] { show(m_cursor->t()); });
    show(cursor->t());
}

void Player::setReadout(const QString& text) {
    m_readout->setText(text);
    makeRoom();
}

void Player::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

/// Hides the readout if it would make the slider too short.
void Player::makeRoom() {
    constexpr int buttons = 90, shortestSlider = 100;
    const int others = m_time->minimumWidth() + m_speed->sizeHint().width() + buttons + shortestSlider;
    m_readout->setVisible(width() >= others + m_readout->sizeHint().width());
}

double Player::speed() const {
    return m_speed->currentData().toDouble();
}

void Player::play(bool on) {
    m_play->setIcon(icon(on ? Icon::pause : Icon::play));
    m_play->setText(on ? tr("Pause") : tr("Play"));
    m_play->setToolTip(tr("Play or pause (Space)"));
    if (!on) return m_timer.stop();
    if (m_cursor->t() >= m_cursor->duration()) m_cursor->setT(0);
    m_clock.start();
    m_timer.start();
}

void Player::advance() {
    const double passed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    m_clock.start();
    m_cursor->setT(m_cursor->t() + passed * speed());
    if (m_cursor->t() >= m_cursor->duration()) m_play->setChecked(false);
}

void Player::show(double t) {
    const double duration = m_cursor->duration();
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(duration > 0 ? static_cast<int>(sliderSteps * t / duration) : 0);
    m_time->setText(tr("%1 / %2 s").arg(t, 0, 'f', 3).arg(duration, 0, 'f', 3));
}

} // namespace talweg

#include "moc_player.cpp"
