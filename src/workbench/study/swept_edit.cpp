#include "workbench/study/swept_edit.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "study/axis.h"
#include "study/grid_text.h"
#include "systems/in_units.h"
#include "systems/wording.h"
#include "workbench/common/flow_layout.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/spoken.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/draft.h"
#include "workbench/study/range_fields.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace talweg {

namespace {

QString escaped(const std::string& text) {
    return toQt(text).toHtmlEscaped();
}

QString caption(const Parameter& parameter) {
    QString text = escaped(parameter.label);
    if (!parameter.symbol.empty()) text += QStringLiteral(" <i>%1</i>").arg(richText(parameter.symbol));
    if (!parameter.unit.empty()) text += QStringLiteral(" (%1)").arg(escaped(parameter.unit));
    return text;
}

/// Returns why the values typed for an input are invalid, with numbers in the displayed unit; empty if they
/// are valid.
std::string gridRefusal(const System& system, const Parameter& parameter, const Parameter& shown,
                        const std::string& typed) {
    const std::string error =
        readAxis(system, parameter.id, keptGrid(typed, parameter.unit, shown.unit)).error;
    if (error.empty() || shown.unit == parameter.unit) return error;
    System asShown;
    asShown.parameters = {shown};
    const std::string inShown = readAxis(asShown, parameter.id, typed).error;
    return inShown.empty() ? error : inShown;
}

} // namespace

SweptEdit::SweptEdit(const std::shared_ptr<const System>& system, const Parameter& parameter,
                     const DisplayUnits& units, QWidget* parent)
    : SweptEdit(
        inUnits(parameter, units),
        {.id = "swept",
         .toolTip = tr("<p>Start, end and step, such as <b>0.6:1:0.01</b>, or single values, such as <b>1, "
                       "2, 4</b></p>"),
         .name = tr("the values of %1").arg(toQt(inSentence(parameter))),
         .remove = tr("Stop varying %1").arg(toQt(parameter.label))},
        [system, parameter, shown = inUnits(parameter, units)](const QString& text) {
            return toQt(gridRefusal(*system, parameter, shown, text.toStdString()));
        },
        parent) {
    m_own = parameter.unit;
    m_shown = units.unitFor(m_own);
    addRange(inUnits(parameter, units));
}

SweptEdit::SweptEdit(const Parameter& parameter, const Words& words, const Draft::Refusal& refusal,
                     QWidget* parent)
    : QWidget(parent), m_id(toQt(parameter.id)), m_label(new QLabel(caption(parameter), this)),
      m_line(new QLineEdit(this)), m_draft(new Draft(m_line, refusal)), m_count(new QLabel(this)),
      m_remove(new QToolButton(this)), m_unknown(new QCheckBox(tr("Unknown"), this)),
      m_below(new QLabel(this)), m_remedy(new QPushButton(this)) {
    m_label->setTextFormat(Qt::RichText);
    m_label->setBuddy(m_line);
    m_line->setObjectName(words.id + u'_' + m_id);
    m_line->setAccessibleName(toQt(parameter.label));
    m_line->setToolTip(words.toolTip);
    m_draft->setName(words.name);
    m_count->setProperty("role", "muted");
    m_remove->setProperty("flat", true);
    m_remove->setIcon(icon(Icon::close));
    m_remove->setIconSize({14, 14});
    m_remove->setObjectName(QStringLiteral("un%1_%2").arg(words.id, m_id));
    m_remove->setToolTip(words.remove);
    m_remove->setAccessibleName(words.remove);
    m_below->setProperty("role", "error");
    m_below->setTextFormat(Qt::PlainText);
    m_below->setWordWrap(true);
    m_below->hide();
    m_remedy->setObjectName(QStringLiteral("remedy_%1").arg(m_id));
    m_remedy->hide();
    m_unknown->setObjectName(QStringLiteral("unknown_%1").arg(m_id));
    m_unknown->setToolTip(
        tr("<p>The input is known to lie in this range, but has no distribution. Each design then has a "
           "p-box: the minimum and maximum of its results over all values of the unknown inputs. If the "
           "input varies randomly, set a distribution instead.</p>"));
    m_unknown->hide();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 4);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_count, 0, 1, Qt::AlignRight);
    grid->addWidget(m_remove, 0, 2);
    grid->addWidget(m_line, 1, 0, 1, 3);
    grid->addWidget(m_below, 3, 0, 1, 3);
    grid->addWidget(m_unknown, 5, 0, 1, 3);
    grid->addWidget(m_remedy, 4, 0, 1, 3, Qt::AlignLeft);
    connect(m_remedy, &QPushButton::clicked, this, &SweptEdit::remedied);
    grid->setColumnStretch(0, 1);
    connect(m_draft, &Draft::taken, this,
            [this](const QString& text) { emit typed(toQt(keptGrid(text.toStdString(), m_own, m_shown))); });
    connect(m_draft, &Draft::finished, this, &SweptEdit::finished);
    connect(m_draft, &Draft::refused, this, [this](const QString& why) {
        m_refusal = why;
        if (m_range)
            for (QLineEdit* line : m_range->lines())
                describe(line, why);
        showProblem();
    });
    connect(m_remove, &QToolButton::clicked, this, &SweptEdit::removed);
    connect(m_unknown, &QCheckBox::clicked, this, &SweptEdit::markedUnknown);
}

/// Adds fields for the ends and the step of a range. The line with the text stays the only source: the fields
/// show its parts, and type into it.
void SweptEdit::addRange(const Parameter& shown) {
    m_range = new RangeFields(m_id, toQt(inSentence(shown)), toQt(m_shown), this);
    m_single = new QCheckBox(tr("Single values"), this);
    m_single->setObjectName(QStringLiteral("single_%1").arg(m_id));
    m_single->setFocusPolicy(
        Qt::TabFocus); // a click must not leave a field, which may itself change the form
    m_single->setToolTip(tr("Type single values, such as 1, 2, 4, or a range as text, such as 0.6:1:0.01"));
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->removeWidget(m_unknown);
    auto* options = new QWidget(this);
    auto* flow = new FlowLayout(options);
    flow->addWidget(m_single);
    flow->addWidget(m_unknown);
    grid->addWidget(m_range, 2, 0, 1, 3);
    grid->addWidget(options, 5, 0, 1, 3);
    QWidget* before = m_line;
    for (QLineEdit* line : m_range->lines()) {
        m_draft->addPart(line);
        setTabOrder(before, line);
        before = line;
    }
    setTabOrder(before, m_single);
    setTabOrder(m_single, m_unknown);
    connect(m_range, &RangeFields::typed, this, [this](const QString& text) {
        m_isTypedInRange = true;
        m_draft->type(text);
        m_isTypedInRange = false;
    });
    connect(m_draft, &Draft::finished, this, &SweptEdit::showForm);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        m_wantsText = true;
        showForm();
    });
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        if (!m_isTypedInRange) showForm(); // the fields keep what is typed until the user leaves them
    });
    connect(m_single, &QCheckBox::clicked, this, [this](bool single) {
        m_wantsText = single;
        if (!single && !RangeFields::isRange(m_line->text()))
            m_draft->type(RangeFields::rangeFor(m_line->text(), m_shown));
        showForm();
        single ? m_line->setFocus() : m_range->lines().front()->setFocus();
    });
    showForm();
}

/// Shows the fields of a range, or the text if the user wants it or if it is not a range.
void SweptEdit::showForm() {
    if (!m_range) return;
    const bool isText = m_wantsText || !RangeFields::isRange(m_line->text());
    m_line->setVisible(isText);
    m_line->setFocusProxy(isText ? nullptr : m_range->lines().front());
    m_range->setVisible(!isText);
    m_single->setChecked(isText);
    if (!isText) m_range->setText(m_line->text());
}

void SweptEdit::setValues(const QString& text) {
    // While the user types, the text is not replaced if the document stores the same values in another
    // notation, e.g. with the parameter's unit.
    const std::string kept = text.toStdString();
    if (keptGrid(m_draft->text().toStdString(), m_own, m_shown) == kept && !m_draft->text().isEmpty()
        && !m_draft->isRefused())
        return;
    m_draft->setText(toQt(shownGrid(kept, m_own, m_shown)));
}

void SweptEdit::setCount(std::optional<std::size_t> count) {
    m_count->setText(count ? toQt(trCount(static_cast<std::int64_t>(*count), "%1 value", "%1 values",
                                          grouped(*count).toStdString()))
                           : QString());
}

void SweptEdit::setProblem(const QString& problem) {
    m_problem = problem;
    showProblem();
}

void SweptEdit::setNote(const QString& note, const QString& action, bool isIdle) {
    m_note = note;
    m_remedy->setText(action);
    setState(m_line, "idle", isIdle);
    if (m_range)
        for (QLineEdit* line : m_range->lines())
            setState(line, "idle", isIdle);
    showProblem();
}

void SweptEdit::showProblem() {
    const QString& wrong = m_refusal.isEmpty() ? m_problem : m_refusal;
    const bool isWrong = !wrong.isEmpty();
    m_below->setText(breakable(isWrong ? wrong : m_note));
    m_below->setVisible(!m_below->text().isEmpty());
    m_remedy->setVisible(!isWrong && !m_remedy->text().isEmpty());
    setState(m_below, "role", isWrong ? "error" : "muted");
    setState(m_line, "wrong", isWrong);
    if (m_range)
        for (QLineEdit* line : m_range->lines())
            setState(line, "wrong", isWrong);
}

void SweptEdit::setNamed(bool named) {
    m_label->setVisible(named);
    m_remove->setVisible(named);
}

void SweptEdit::setUnknown(bool unknown) {
    m_unknown->setChecked(unknown);
    m_unknown->show();
}

} // namespace talweg

#include "moc_swept_edit.cpp"
