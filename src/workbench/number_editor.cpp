#include "workbench/number_editor.h"

#include "workbench/icons.h"
#include "workbench/keys.h"
#include "workbench/look.h"
#include "workbench/number_text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// 0.1 + 0.2 as people expect to see it.
double withoutRoundingDust(double number) {
    return QString::number(number, 'g', 12).toDouble();
}

/// `wanted` within the range; at an end that is excluded, one step short of it.
double within(const Range& range, double wanted, double step) {
    if (wanted < range.least || (wanted == range.least && !range.leastIncluded))
        return range.leastIncluded ? range.least : range.least + step;
    if (wanted > range.most || (wanted == range.most && !range.mostIncluded))
        return range.mostIncluded ? range.most : range.most - step;
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
    : ValueEditor(parent), m_parameter(parameter), m_value(parameter.standard), m_line(new QLineEdit(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    m_line->setAlignment(Qt::AlignRight);
    showValue();
    m_line->installEventFilter(this);
    setFocusProxy(m_line);
    if (parameter.kind == Parameter::Kind::numberOrWord) addWordButton();
    connect(m_line, &QLineEdit::textEdited, this, &NumberEditor::takeText);
    connect(m_line, &QLineEdit::editingFinished, this, &NumberEditor::tidy);
}

void NumberEditor::addWordButton() {
    const QString word = QString::fromStdString(m_parameter.word);
    m_line->setPlaceholderText(word);
    m_wordButton = m_line->addAction(icon(Icon::automatic), QLineEdit::TrailingPosition);
    m_wordButton->setToolTip(tr("Work it out: “%1”").arg(word));
    connect(m_wordButton, &QAction::triggered, this, [this, word] {
        m_line->setText(word);
        takeText(word);
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
    restore();
}

void NumberEditor::setMarked(bool marked) {
    setState(m_line, "wrong", marked);
}

Reading NumberEditor::readText(const QString& text, bool* workedOut) const {
    const QString word = QString::fromStdString(m_parameter.word);
    const bool isWord = !word.isEmpty() && text.trimmed().compare(word, Qt::CaseInsensitive) == 0;
    if (isWord) return {Value(m_parameter.word), {}};
    const TypedNumber typed = readTyped(text, QString::fromStdString(m_parameter.unit));
    if (!typed.number) {
        const QString alternative = word.isEmpty() ? QString() : tr(" Or write “%1”.").arg(word);
        return {{}, (typed.error + alternative).toStdString()};
    }
    *workedOut = typed.workedOut;
    const Value value(*typed.number);
    std::string wrong = complaint(m_parameter, value);
    if (!wrong.empty()) return {{}, std::move(wrong)};
    return {value, {}};
}

void NumberEditor::takeText(const QString& text) {
    bool workedOut = false;
    const Reading reading = readText(text, &workedOut);
    m_wrong = !reading.value;
    emit refused(QString::fromStdString(reading.error));
    emit understood(reading.value && workedOut
                        ? QStringLiteral("= ") + QString::fromStdString(write(*reading.value))
                        : QString());
    if (!reading.value || *reading.value == m_value) return;
    m_value = *reading.value;
    showWordButton();
    emit edited(m_value);
}

void NumberEditor::tidy() {
    bool workedOut = false;
    if (readText(m_line->text(), &workedOut).value) {
        showValue();
        emit understood({});
    }
    emit finished();
}

/// Of a number too long for the field, the first digits.
void NumberEditor::showValue() {
    m_line->setText(QString::fromStdString(write(m_value)));
    m_line->setCursorPosition(0);
}

void NumberEditor::restore() {
    showValue();
    if (m_line->hasFocus()) m_line->selectAll();
    m_wrong = false;
    showWordButton();
    emit refused({});
    emit understood({});
}

void NumberEditor::stepBy(double steps) {
    if (const double* number = std::get_if<double>(&m_value)) stepFrom(*number, steps);
}

void NumberEditor::stepFrom(double number, double steps) {
    const double wanted = withoutRoundingDust(number + steps * m_parameter.step);
    const Value value(within(m_parameter.range, wanted, m_parameter.step));
    if (!complaint(m_parameter, value).empty()) return;
    m_line->setText(QString::fromStdString(write(value)));
    takeText(m_line->text());
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
    if (event->type() == QEvent::ShortcutOverride && !m_wrong && isUndoKey(*event)) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (const double steps = stepsOf(*key); steps != 0) {
            stepBy(steps);
            return true;
        }
        if (key->key() == Qt::Key_Escape || isUndoKey(*event)) {
            restore();
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
