#include "workbench/inputs/number_editor.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "study/typed_number.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "systems/wording.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/inputs/density_mark.h"
#include "workbench/inputs/draft.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace talweg {

namespace {

/// `wanted`, limited to the range. If the range excludes its end, the limit is one step inside.
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
    : ValueEditor(parent), m_parameter(parameter), m_shown(parameter), m_value(parameter.defaultValue),
      m_line(new QLineEdit(this)),
      m_draft(new Draft(m_line, [this](const QString& text) { return refusal(text); })),
      m_density(new DensityMark(m_line)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    m_line->setAlignment(Qt::AlignRight);
    m_draft->rewrite(tidied());
    showName();
    m_line->installEventFilter(this);
    setFocusProxy(m_line);
    if (parameter.kind == Parameter::Kind::numberOrWord) addWordButton();
    connect(m_draft, &Draft::taken, this, &NumberEditor::take);
    connect(m_draft, &Draft::refused, this, &NumberEditor::refused);
    connect(m_draft, &Draft::refused, this, [this](const QString& why) {
        if (why.isEmpty()) emit understood(readText(m_line->text()).meaning); // e.g. of the restored text
    });
    connect(m_draft, &Draft::finished, this, &NumberEditor::tidy);
    connect(m_density, &DensityMark::clicked, this, &NumberEditor::randomWanted);
}

void NumberEditor::addWordButton() {
    const QString word = toQt(m_parameter.word);
    m_line->setPlaceholderText(word);
    m_wordButton = m_line->addAction(icon(Icon::automatic), QLineEdit::TrailingPosition);
    m_wordButton->setToolTip(tr("Set the value automatically: enter “%1”").arg(word));
    connect(m_wordButton, &QAction::triggered, this, [this, word] {
        m_draft->type(word);
        emit finished();
    });
    showWordButton();
}

void NumberEditor::showWordButton() {
    if (m_wordButton) m_wordButton->setVisible(!std::holds_alternative<std::string>(m_value));
}

void NumberEditor::setContent(const Value& value, const QString& expression, const QString& distribution) {
    if (value == m_value && expression == m_expression && distribution == m_distribution) return;
    const bool isOtherText =
        expression.isEmpty() || expression != m_expression || distribution != m_distribution;
    hold(value, expression, distribution);
    m_before.reset();
    // If only the value of the expression has changed, the text being typed is kept.
    if (isOtherText) showHeld();
    if (isOtherText || !m_draft->isRefused()) emit understood(meaning());
}

void NumberEditor::hold(const Value& value, const QString& expression, const QString& distribution) {
    m_value = value;
    m_expression = expression;
    m_distribution = distribution;
    showName();
    showWordButton();
}

void NumberEditor::showName() {
    if (!m_parameter.id.empty())
        m_draft->setName(toQt(inSentence(m_parameter)),
                         m_expression.isEmpty() ? toQt(m_shown.unit) : QString());
}

/// Invalid texts are discarded, because they were typed in the previous unit.
void NumberEditor::setUnits(const DisplayUnits& units) {
    m_units = units;
    m_shown = inUnits(m_parameter, units);
    showName();
    showHeld();
    m_draft->restore();
    emit understood(meaning());
}

void NumberEditor::showHeld() {
    m_draft->setText(tidied());
}

/// Returns shown(), and saves the exact number that the text stands for.
QString NumberEditor::tidied() {
    const QString text = shown();
    m_tidied.reset();
    const double* number = std::get_if<double>(&m_value);
    if (number && m_expression.isEmpty() && m_units.changes(m_parameter.unit)) m_tidied = {text, *number};
    return text;
}

void NumberEditor::setDensity(const ShownDensity& density) {
    m_density->setDensity(density);
    placeDensity();
}

/// Places the curve at the left end of the line. A text margin leaves room for it.
void NumberEditor::placeDensity() {
    const int height = m_line->fontMetrics().height();
    m_density->setGeometry(5, (m_line->height() - height) / 2, 2 * height, height);
    m_line->setTextMargins(m_density->isHidden() ? 0 : m_density->geometry().right() + 1, 0, 0, 0);
}

/// The expression as text that yields the same value when typed again. If it was typed in the parameter's
/// unit and another unit is displayed, the parameter's unit is appended.
QString NumberEditor::expressionAsTyped() const {
    if (!m_reader || !m_units.changes(m_parameter.unit)) return m_expression;
    const auto read = [this](const QString& text) { return m_reader(m_parameter, text.toStdString()); };
    if (read(m_expression).expression == m_expression.toStdString()) return m_expression;
    const QString unit = toQt(m_parameter.unit);
    for (const QString& text : {m_expression + u' ' + unit, QStringLiteral("(%1)%2").arg(m_expression, unit)})
        if (const TypedNumber own = read(text); own.number && Value(*own.number) == m_value) return text;
    return m_expression;
}

/// The text of the line while the user is not editing it.
QString NumberEditor::shown() const {
    if (!m_expression.isEmpty()) return expressionAsTyped();
    return toQt(write(m_shown, inUnits(m_parameter, m_value, m_units)));
}

/// The value of an expression as text, e.g. "= 2.68".
QString NumberEditor::made(const Value& number) const {
    const double shown = std::get<double>(inUnits(m_parameter, number, m_units));
    const QString unit = m_units.changes(m_parameter.unit) ? u' ' + toQt(m_shown.unit) : QString();
    return QStringLiteral("= ") + toQt(shortest(withoutRoundingDust(shown))) + unit;
}

QString NumberEditor::meaning() const {
    if (m_expression.isEmpty()) return {};
    return made(m_value);
}

void NumberEditor::setMarked(bool marked) {
    setState(m_line, "wrong", marked);
}

/// In a text that continues the displayed number with ±, e.g. "12.3 ±", replaces the displayed number by the
/// exact number, which may have more digits.
QString NumberEditor::withOwnNumber(const QString& text) const {
    if (!m_tidied || !text.startsWith(m_tidied->first)) return text;
    const QString rest = text.mid(m_tidied->first.size());
    const QString after = rest.trimmed();
    if (!after.startsWith(u'±') && !after.startsWith(u"+/-")) return text;
    return toQt(shortest(m_tidied->second) + ' ' + m_parameter.unit) + rest;
}

/// If a typed number, as displayed, equals an end of the range, returns the exact end. Otherwise returns the
/// number.
double NumberEditor::exactly(double number) const {
    const double shown = std::get<double>(inUnits(m_parameter, Value(number), m_units));
    if (shown == m_shown.range.min) return m_parameter.range.min;
    if (shown == m_shown.range.max) return m_parameter.range.max;
    return number;
}

NumberEditor::Understood NumberEditor::readText(const QString& text) const {
    const QString word = toQt(m_parameter.word);
    const bool isWord = !word.isEmpty() && text.trimmed().compare(word, Qt::CaseInsensitive) == 0;
    if (isWord) return {{Value(m_parameter.word), {}}};
    if (m_tidied && text.trimmed() == m_tidied->first) return {{Value(m_tidied->second), {}}};
    const std::string utf8 = withOwnNumber(text).toStdString();
    const TypedNumber typed =
        m_reader ? m_reader(m_parameter, utf8) : readTyped(utf8, m_parameter.unit, m_shown.unit);
    if (!typed.number) {
        if (word.isEmpty()) return {{{}, typed.error}};
        return {{{}, talweg::tr("%1 You can also enter “%2”.", typed.error, m_parameter.word)}};
    }
    const Value value(typed.workedOut ? *typed.number : exactly(*typed.number));
    if (std::string wrong = complaint(m_parameter, value, m_units); !wrong.empty())
        return {{{}, std::move(wrong)}};
    Understood understood{{value, {}}};
    if (!typed.distribution.empty())
        return {{value, {}}, toQt(typed.expression), toQt(typed.hint), toQt(typed.distribution)};
    if (m_reader) understood.expression = toQt(typed.expression);
    if (typed.workedOut) understood.meaning = made(value);
    if (!typed.hint.empty()) understood.meaning += QStringLiteral(" (%1)").arg(toQt(typed.hint));
    return understood;
}

QString NumberEditor::refusal(const QString& text) {
    const Understood read = readText(text);
    emit understood(read.meaning);
    return toQt(read.reading.error);
}

void NumberEditor::take(const QString& text) {
    const Understood read = readText(text);
    if (!read.reading.value) return;
    const Value value = *read.reading.value;
    const bool isSame = value == m_value && read.expression == m_expression;
    if (!read.distribution.isEmpty()) {
        if (isSame && read.distribution == m_distribution) return;
        if (!m_before) m_before = m_distribution;
        hold(value, read.expression, read.distribution);
        return emit given({InputEdit::Uncertain{m_value, m_expression, m_distribution}});
    }
    if (m_before) {
        hold(value, read.expression, *std::exchange(m_before, {}));
        return emit given({InputEdit::Uncertain{m_value, m_expression}});
    }
    if (isSame) return;
    hold(value, read.expression, m_distribution);
    if (m_expression.isEmpty())
        emit edited(m_value);
    else
        emit given({InputEdit::Formula{m_expression}});
}

void NumberEditor::tidy() {
    if (!m_draft->isRefused()) {
        m_before.reset();
        m_draft->rewrite(tidied());
        emit understood(meaning());
    }
    emit finished();
}

void NumberEditor::restore() {
    m_draft->restore();
    emit understood(meaning());
}

void NumberEditor::stepBy(double steps) {
    const Value shown = inUnits(m_parameter, m_value, m_units);
    if (const double* number = std::get_if<double>(&shown)) stepFrom(*number, steps);
}

/// Sets the value to a displayed number plus this number of steps.
void NumberEditor::stepFrom(double number, double steps) {
    const double wanted = withoutRoundingDust(number + steps * m_shown.step);
    const Value value(within(m_shown.range, wanted, m_shown.step));
    if (!complaint(m_shown, value).empty()) return;
    const QString text = toQt(write(m_shown, value));
    if (const std::string why = readText(text).reading.error; !why.empty())
        return emit understood(toQt(why)); // shows why an input that depends on this one becomes invalid
    m_draft->type(text);
}

bool NumberEditor::beginDrag() {
    const Value shown = inUnits(m_parameter, m_value, m_units);
    const double* number = std::get_if<double>(&shown);
    if (!number) return false;
    restore();
    m_dragStart = *number;
    return true;
}

void NumberEditor::dragTo(double steps) {
    stepFrom(m_dragStart, steps);
}

/// Shows the standard menu of a line edit with additional entries for uncertain inputs.
void NumberEditor::showMenu(const QPoint& place) {
    QMenu* menu = m_line->createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    if (m_distribution.isEmpty()) {
        connect(menu->addAction(tr("Make uncertain (±5 %)")), &QAction::triggered, this, [this] {
            m_draft->type(shown() + QStringLiteral(" ±5%"));
            if (!m_draft->isRefused()) tidy();
        });
    } else {
        connect(menu->addAction(tr("Show among the uncertain inputs")), &QAction::triggered, this,
                &NumberEditor::randomWanted);
        connect(menu->addAction(tr("Make certain")), &QAction::triggered, this,
                [this] { emit given({InputEdit::Certain{}}); });
    }
    menu->popup(place);
}

bool NumberEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ContextMenu && m_reader) {
        showMenu(static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    if (event->type() == QEvent::Resize) placeDensity();
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
