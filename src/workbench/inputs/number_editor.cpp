#include "workbench/inputs/number_editor.h"

#include "base/number.h"
#include "base/translation.h"
#include "study/typed_number.h"
#include "systems/reading.h"
#include "systems/wording.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/inputs/draft.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// `wanted` within the range; at an end that is excluded, one step short of it.
double within(const Range& range, double wanted, double step) {
    if (wanted < range.min || (wanted == range.min && !range.minIncluded))
        return range.minIncluded ? range.min : range.min + step;
    if (wanted > range.max || (wanted == range.max && !range.maxIncluded))
        return range.maxIncluded ? range.max : range.max - step;
    return wanted;
}

double stepsOf(const QKeyEvent& key) {
    const double size = key.modifiers() & Qt::ControlModifier ? 0.1 : 1;
    switch (key.key()) {
    case Qt::Key_Up:
        return size;
    case Qt::Key_Down:
        return -size;
    case Qt::Key_PageUp:
        return 10 * size;
    case Qt::Key_PageDown:
        return -10 * size;
    default:
        return 0;
    }
}

} // namespace

NumberEditor::NumberEditor(const Parameter& parameter, QWidget* parent)
    : ValueEditor(parent), m_parameter(parameter), m_value(parameter.defaultValue),
      m_line(new QLineEdit(this)),
      m_draft(new Draft(m_line, [this](const QString& text) { return refusal(text); })) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    m_line->setAlignment(Qt::AlignRight);
    m_draft->rewrite(QString::fromStdString(write(m_parameter, m_value)));
    if (!parameter.id.empty())
        m_draft->setName(QString::fromStdString(inSentence(parameter)),
                         QString::fromStdString(parameter.unit));
    m_line->installEventFilter(this);
    setFocusProxy(m_line);
    if (parameter.kind == Parameter::Kind::numberOrWord) addWordButton();
    connect(m_draft, &Draft::taken, this, &NumberEditor::take);
    connect(m_draft, &Draft::refused, this, &NumberEditor::refused);
    connect(m_draft, &Draft::finished, this, &NumberEditor::tidy);
}

void NumberEditor::addWordButton() {
    const QString word = QString::fromStdString(m_parameter.word);
    m_line->setPlaceholderText(word);
    m_wordButton = m_line->addAction(icon(Icon::automatic), QLineEdit::TrailingPosition);
    m_wordButton->setToolTip(tr("Work it out: “%1”").arg(word));
    connect(m_wordButton, &QAction::triggered, this, [this, word] {
        m_draft->type(word);
        emit finished();
    });
    showWordButton();
}

void NumberEditor::showWordButton() {
    if (m_wordButton) m_wordButton->setVisible(!std::holds_alternative<std::string>(m_value));
}

void NumberEditor::setValue(const Value& value) {
    if (value == m_value) return;
    m_value = value;
    m_draft->setText(QString::fromStdString(write(m_parameter, value)));
    showWordButton();
    emit understood({});
}

void NumberEditor::setMarked(bool marked) {
    setState(m_line, "wrong", marked);
}

Reading NumberEditor::readText(const QString& text, QString* meaning) const {
    const QString word = QString::fromStdString(m_parameter.word);
    const bool isWord = !word.isEmpty() && text.trimmed().compare(word, Qt::CaseInsensitive) == 0;
    if (isWord) return {Value(m_parameter.word), {}};
    const TypedNumber typed = readTyped(text.toStdString(), m_parameter.unit);
    if (!typed.number) {
        if (word.isEmpty()) return {{}, typed.error};
        return {{}, talweg::tr("%1 Or write “%2”.", typed.error, m_parameter.word)};
    }
    const Value value(*typed.number);
    std::string wrong = complaint(m_parameter, value);
    if (!wrong.empty()) return {{}, std::move(wrong)};
    if (typed.workedOut) *meaning = QStringLiteral("= ") + QString::fromStdString(write(m_parameter, value));
    if (!typed.hint.empty()) *meaning += QStringLiteral(" (%1)").arg(QString::fromStdString(typed.hint));
    return {value, {}};
}

QString NumberEditor::refusal(const QString& text) {
    QString meaning;
    const Reading reading = readText(text, &meaning);
    emit understood(meaning);
    return QString::fromStdString(reading.error);
}

void NumberEditor::take(const QString& text) {
    QString meaning;
    const Reading reading = readText(text, &meaning);
    if (!reading.value || *reading.value == m_value) return;
    m_value = *reading.value;
    showWordButton();
    emit edited(m_value);
}

void NumberEditor::tidy() {
    if (!m_draft->isRefused()) {
        m_draft->rewrite(QString::fromStdString(write(m_parameter, m_value)));
        emit understood({});
    }
    emit finished();
}

void NumberEditor::restore() {
    m_draft->restore();
    emit understood({});
}

void NumberEditor::stepBy(double steps) {
    if (const double* number = std::get_if<double>(&m_value)) stepFrom(*number, steps);
}

void NumberEditor::stepFrom(double number, double steps) {
    const double wanted = withoutRoundingDust(number + steps * m_parameter.step);
    const Value value(within(m_parameter.range, wanted, m_parameter.step));
    if (!complaint(m_parameter, value).empty()) return;
    m_draft->type(QString::fromStdString(write(m_parameter, value)));
}

bool NumberEditor::beginDrag() {
    const double* number = std::get_if<double>(&m_value);
    if (!number) return false;
    restore();
    m_dragStart = *number;
    return true;
}

void NumberEditor::dragTo(double steps) {
    stepFrom(m_dragStart, steps);
}

bool NumberEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        if (const double steps = stepsOf(*static_cast<QKeyEvent*>(event)); steps != 0) {
            stepBy(steps);
            return true;
        }
    }
    if (event->type() == QEvent::Wheel && m_line->hasFocus()) {
        stepBy(static_cast<QWheelEvent*>(event)->angleDelta().y() > 0 ? 1 : -1);
        return true;
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace talweg

#include "moc_number_editor.cpp"
