#include "workbench/inputs/quantity_edit.h"

#include "base/to_qt.h"
#include "study/axis.h"
#include "systems/in_units.h"
#include "systems/wording.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/spoken.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/choice_editor.h"
#include "workbench/inputs/density_mark.h"
#include "workbench/inputs/drag_label.h"
#include "workbench/inputs/number_editor.h"
#include "workbench/inputs/rows_editor.h"
#include "workbench/inputs/text_editor.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace talweg {

namespace {

constexpr int fieldWidth = 104;
/// Time for which flash() highlights the field.
constexpr std::chrono::milliseconds flashTime{900};
/// Pause in typing, in ms, after which the field shows an error. If too short, the fields below move while
/// the user types an expression; if too long, the user notices the error late.
constexpr int complaintPauseMs = 1500;
constexpr int unitWidth = 40;
constexpr int spacing = 8;

QString escaped(const std::string& text) {
    return toQt(text).toHtmlEscaped();
}

bool isNumber(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::number || parameter.kind == Parameter::Kind::numberOrWord;
}

/// Whether the field takes the whole width, below its label.
bool isWide(const Parameter& parameter) {
    using Kind = Parameter::Kind;
    return parameter.kind == Kind::points || parameter.kind == Kind::table || parameter.kind == Kind::text;
}

QString caption(const Parameter& parameter) {
    const QString label = escaped(parameter.label);
    return parameter.symbol.empty() ? label
                                    : QStringLiteral("%1 <i>%2</i>").arg(label, richText(parameter.symbol));
}

QString explanation(const Parameter& parameter) {
    QString text = QStringLiteral("<p><b>%1</b></p>").arg(caption(parameter));
    if (!parameter.help.empty()) text += QStringLiteral("<p>%1</p>").arg(richText(parameter.help));
    const std::string range = allowed(parameter);
    if (!range.empty()) text += QuantityEdit::tr("<p>Allowed: %1.</p>").arg(escaped(range));
    if (!parameter.word.empty())
        text += QuantityEdit::tr("<p>Enter “%1” to set the value automatically.</p>")
                    .arg(escaped(parameter.word));
    if (isNumber(parameter))
        text += QuantityEdit::tr("<p>Drag the name of the input left or right to change the value.</p>");
    if (canBeSwept(parameter))
        text += QuantityEdit::tr("<p>To make the input uncertain, type <b>±5%</b> or <b>normal:mean:sd</b> "
                                 "after the number or instead of it.</p>");
    if (!parameter.source.empty())
        text += QuantityEdit::tr("<p><i>Source: %1</i></p>").arg(escaped(parameter.source));
    return text;
}

} // namespace

ValueEditor* makeEditor(const Parameter& parameter, QWidget* parent) {
    switch (parameter.kind) {
    case Parameter::Kind::choice:
        return new ChoiceEditor(parameter, parent);
    case Parameter::Kind::points:
    case Parameter::Kind::table:
        return new RowsEditor(parameter, parent);
    case Parameter::Kind::text:
        return new TextEditor(parameter, parent);
    case Parameter::Kind::number:
    case Parameter::Kind::numberOrWord:
        break;
    }
    return new NumberEditor(parameter, parent);
}

QuantityEdit::QuantityEdit(QWidget* parent)
    : QWidget(parent), m_label(new DragLabel(this)), m_unit(new QLabel(this)), m_below(new QLabel(this)),
      m_pause(new QTimer(this)), m_mends(new QWidget(this)) {
    m_below->setWordWrap(true);
    m_below->setTextFormat(Qt::PlainText);
    m_below->setVisible(false);
    m_pause->setSingleShot(true);
    m_pause->setInterval(complaintPauseMs);
    connect(m_pause, &QTimer::timeout, this, &QuantityEdit::showBelow);
    m_mends->setVisible(false);
    m_unit->setProperty("role", "muted");
    m_label->setTextFormat(Qt::RichText);
    m_label->setWordWrap(true);
}

void QuantityEdit::setParameter(const Parameter& parameter) {
    m_parameter = parameter;
    m_id = toQt(parameter.id);
    m_label->setText(caption(parameter));
    m_unit->setText(toQt(parameter.unit));
    m_editor = makeEditor(parameter, this);
    explain(parameter);
    m_editor->setAccessibleName(toQt(parameter.label));
    m_label->setBuddy(m_editor);
    setFocusProxy(m_editor);
    layOut(parameter);
    connect(m_editor, &ValueEditor::edited, this,
            [this](const Value& value) { emit edited(m_id, {InputEdit::Plain{value}}); });
    connect(m_editor, &ValueEditor::finished, this, &QuantityEdit::finished);
    connect(m_editor, &ValueEditor::finished, this, &QuantityEdit::showBelow);
    connect(m_editor, &ValueEditor::refused, this, [this](const QString& why) {
        m_refusal = why;
        showState();
    });
    connect(m_editor, &ValueEditor::understood, this, [this](const QString& note) {
        m_note = note;
        showState();
    });
    m_number = qobject_cast<NumberEditor*>(m_editor);
    if (m_number) connectNumber();
    m_editor->setValue(parameter.defaultValue);
    if (isNumber(parameter)) enableDragging();
}

/// Sets the explanation of the input as the tool tip and as the editor's description for screen readers.
void QuantityEdit::explain(const Parameter& shown) {
    QString text = explanation(shown);
    if (!m_idle.isEmpty()) text += QStringLiteral("<p>%1</p>").arg(m_idle.toHtmlEscaped());
    const QString name = toQt(fullName(shown));
    setToolTip(text);
    QWidget* part = m_editor->focusProxy();
    part->setToolTip(text);
    part->setAccessibleName(shown.unit.empty() ? name
                                               : QStringLiteral("%1 (%2)").arg(name, toQt(shown.unit)));
}

void QuantityEdit::connectNumber() {
    connect(m_number, &NumberEditor::given, this, [this](const InputEdit& edit) { emit edited(m_id, edit); });
    connect(m_number, &NumberEditor::randomWanted, this, [this] { emit randomWanted(m_id); });
}

void QuantityEdit::setUnits(const DisplayUnits& units) {
    if (units == m_units) return;
    m_units = units;
    const Parameter shown = inUnits(m_parameter, units);
    m_unit->setText(toQt(shown.unit));
    explain(shown);
    m_editor->setUnits(units);
}

void QuantityEdit::setReader(ReadNumber reader) {
    if (m_number) m_number->setReader(std::move(reader));
}

/// Makes the label draggable. Each drag is a single undo step.
void QuantityEdit::enableDragging() {
    m_label->setDraggable(true);
    connect(m_label, &DragLabel::dragBegun, this, [this] {
        emit finished();
        m_dragging = m_editor->beginDrag();
    });
    connect(m_label, &DragLabel::dragged, this, [this](double steps) {
        if (m_dragging) m_editor->dragTo(steps);
    });
    connect(m_label, &DragLabel::dragEnded, this, &QuantityEdit::finished);
}

void QuantityEdit::layOut(const Parameter& parameter) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    if (isWide(parameter)) {
        grid->addWidget(m_label, 0, 0);
        grid->addWidget(m_editor, 1, 0, 1, 3);
    } else if (parameter.kind == Parameter::Kind::choice) {
        grid->addWidget(m_label, 0, 0);
        grid->addWidget(m_editor, 0, 1, 1, 2);
        m_editor->setMinimumWidth(fieldWidth + spacing + unitWidth); // minimum; long texts need more
    } else {
        grid->addWidget(m_label, 0, 0);
        grid->addWidget(m_editor, 0, 1);
        grid->addWidget(m_unit, 0, 2);
        m_editor->setFixedWidth(fieldWidth);
        m_unit->setFixedWidth(unitWidth);
    }
    m_unit->setVisible(isNumber(parameter));
    grid->addWidget(m_below, 2, 0, 1, 3);
    auto* mends = new QVBoxLayout(m_mends);
    mends->setContentsMargins(0, 0, 0, 2);
    mends->setSpacing(2);
    grid->addWidget(m_mends, 3, 0, 1, 3);
}

void QuantityEdit::setValue(const Value& value, const QString& expression, const QString& distribution) {
    if (m_number)
        m_number->setContent(value, expression, distribution);
    else
        m_editor->setValue(value);
}

void QuantityEdit::setDensity(const ShownDensity& density) {
    if (m_number) m_number->setDensity(density);
}

void QuantityEdit::restore() {
    m_editor->restore();
}

void QuantityEdit::setProblem(const QString& problem, const std::vector<Mend>& mends) {
    offer(mends);
    if (m_problem == problem) return;
    m_problem = problem;
    showState();
}

/// Shows a button for each suggested correction.
void QuantityEdit::offer(const std::vector<Mend>& mends) {
    for (auto* button : m_mends->findChildren<QPushButton*>()) {
        button->hide();
        button->deleteLater();
    }
    for (const Mend& mend : mends) {
        auto* button = new QPushButton(toQt(mend.label), m_mends);
        m_mends->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, mend] { emit mended(mend); });
    }
    m_mends->setVisible(!mends.empty());
}

void QuantityEdit::setIdle(const QString& why, IdleField look) {
    if (m_idle == why && m_idleLook == look) return;
    m_idle = why;
    m_idleLook = look;
    const bool takesValues = why.isEmpty() || look == IdleField::marked || look == IdleField::faint;
    m_editor->setEnabled(takesValues);
    setState(m_editor->focusProxy(), "idle", !why.isEmpty());
    m_label->setEnabled(takesValues);
    setState(m_label, "role", why.isEmpty() ? "" : "muted");
    explain(inUnits(m_parameter, m_units));
    showState();
}

void QuantityEdit::flash() {
    setAttribute(Qt::WA_StyledBackground);
    setState(this, "changed", true);
    QTimer::singleShot(flashTime, this, [this] { setState(this, "changed", false); });
}

QString QuantityEdit::error() const {
    return m_refusal.isEmpty() ? m_problem : m_refusal;
}

QString QuantityEdit::note() const {
    return m_note;
}

void QuantityEdit::showState() {
    const bool wrong = !error().isEmpty();
    m_editor->setMarked(wrong);
    const bool saysIdle =
        !m_idle.isEmpty() && (m_idleLook == IdleField::marked || m_idleLook == IdleField::closed);
    m_below->setText(breakable(wrong ? error() : saysIdle ? m_idle : m_note));
    describe(m_editor->focusProxy(), saysIdle || m_idle.isEmpty() ? withoutMarks(m_below->text()) : m_idle);
    setState(m_below, "role", wrong ? "error" : "muted");
    const bool isTyped = !m_refusal.isEmpty() && m_editor->focusProxy()->hasFocus();
    if (isTyped && m_below->isHidden())
        m_pause->start();
    else
        showBelow();
}

void QuantityEdit::showBelow() {
    m_pause->stop();
    m_below->setVisible(!m_below->text().isEmpty());
}

} // namespace talweg

#include "moc_quantity_edit.cpp"
