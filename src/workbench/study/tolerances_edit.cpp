#include "workbench/study/tolerances_edit.h"

#include "base/to_qt.h"
#include "study/default_study.h"
#include "systems/wording.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/draft.h"
#include "workbench/study/parameter_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace talweg {

namespace {

QToolButton* flatButton(const char* name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("flat", true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

TolerancesEdit::TolerancesEdit(QWidget* parent)
    : QWidget(parent), m_toggle(flatButton("tolerances", this)), m_summary(new QLabel(this)),
      m_body(new QWidget(this)), m_lines(new QGridLayout), m_problem(new QLabel(this)),
      m_add(flatButton("addTolerance", this)) {
    m_toggle->setText(tr("Tolerances"));
    m_toggle->setToolTip(tr("Tolerances of the inputs of the selected design"));
    m_summary->setObjectName(QStringLiteral("tolerancesSummary"));
    m_summary->setProperty("role", "muted");
    m_summary->setWordWrap(true);
    auto* about = new QLabel(tr("Enter the tolerance of each input as a value in the unit of the input, such "
                                "as 0.5, or as a percentage, such as 5 %. Each design is then also run at "
                                "points within its tolerances. Leave the field empty if the input is exact."),
                             this);
    about->setWordWrap(true);
    about->setProperty("role", "muted");
    m_problem->setObjectName(QStringLiteral("tolerancesProblem"));
    m_problem->setProperty("role", "error");
    m_problem->setWordWrap(true);
    m_add->setText(tr("Another input"));
    m_add->setIcon(icon(Icon::add));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(new QMenu(m_add));
    m_lines->setHorizontalSpacing(8);
    m_lines->setVerticalSpacing(5);
    m_lines->setColumnStretch(0, 1);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(5);
    body->addWidget(about);
    body->addLayout(m_lines);
    body->addWidget(m_add, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_toggle, 0, Qt::AlignLeft);
    column->addWidget(m_summary);
    column->addWidget(m_body);
    column->addWidget(m_problem);
    connect(m_toggle, &QToolButton::clicked, this, [this] { fold(!m_folded); });
    connect(m_add->menu(), &QMenu::aboutToShow, this, &TolerancesEdit::fillAddMenu);
    fold(true);
}

void TolerancesEdit::fold(bool folded) {
    m_folded = folded;
    m_toggle->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    m_body->setVisible(!folded);
    m_summary->setVisible(folded && !m_summary->text().isEmpty());
}

void TolerancesEdit::setStudy(const std::shared_ptr<const System>& system, const Values& base,
                              const Study& study, const std::vector<Problem>& problems) {
    if (system != m_system) {
        m_chosen.clear();
        keepRows({});
    }
    m_system = system;
    m_base = base;
    m_study = study;
    keepRows(inputsOf(study));
    for (const Row& row : m_rows) {
        const auto typed = std::ranges::find(study.tolerances, row.parameter, &Study::Swept::parameter);
        row.draft->setText(typed == study.tolerances.end() ? QString() : toQt(typed->values));
    }
    showProblems(problems);
    showSummary(study);
}

/// The varied inputs, then other inputs with a tolerance, then those that the user added.
std::vector<std::string> TolerancesEdit::inputsOf(const Study& study) const {
    std::vector<std::string> inputs;
    const auto add = [&inputs](const std::string& id) {
        if (std::ranges::count(inputs, id) == 0) inputs.push_back(id);
    };
    for (const Study::Swept& axis : study.axes)
        add(axis.parameter);
    for (const Study::Swept& tolerance : study.tolerances)
        add(tolerance.parameter);
    std::ranges::for_each(m_chosen, add);
    return inputs;
}

/// Removes rows that are not needed. Other rows are not replaced, because the user may be typing there.
void TolerancesEdit::keepRows(const std::vector<std::string>& inputs) {
    std::erase_if(m_rows, [&inputs](const Row& row) {
        if (std::ranges::count(inputs, row.parameter) > 0) return false;
        for (QWidget* widget : {static_cast<QWidget*>(row.label), static_cast<QWidget*>(row.line)}) {
            widget->hide();
            widget->deleteLater();
        }
        return true;
    });
    for (const std::string& id : inputs)
        if (std::ranges::count(m_rows, id, &Row::parameter) == 0) m_rows.push_back(makeRow(id));
}

TolerancesEdit::Row TolerancesEdit::makeRow(const std::string& id) {
    const Parameter& parameter = parameterOf(m_system->parameters, id);
    auto* label = new QLabel(nameWithUnit(parameter), m_body);
    auto* line = new QLineEdit(m_body);
    label->setWordWrap(true);
    label->setBuddy(line);
    line->setObjectName(QStringLiteral("tolerance_") + toQt(id));
    line->setAccessibleName(tr("Tolerance of %1").arg(toQt(inSentence(parameter))));
    line->setPlaceholderText(tr("exact"));
    line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->setMaximumWidth(90);
    auto* draft = new Draft(line, [system = m_system, id](const QString& typed) {
        return typed.trimmed().isEmpty() ? QString()
                                         : toQt(readTolerance(*system, id, typed.toStdString()).error);
    });
    draft->setName(tr("the tolerance of %1").arg(toQt(inSentence(parameter))));
    connect(draft, &Draft::taken, this,
            [this, id](const QString& typed) { emit this->typed(toQt(id), typed.trimmed()); });
    connect(draft, &Draft::refused, this, [line](const QString& why) {
        setState(line, "wrong", !why.isEmpty());
        line->setToolTip(plainTip(why));
    });
    connect(draft, &Draft::finished, this, &TolerancesEdit::finished);
    const int row = m_lines->rowCount();
    m_lines->addWidget(label, row, 0);
    m_lines->addWidget(line, row, 1);
    return {id, label, line, draft};
}

void TolerancesEdit::showProblems(const std::vector<Problem>& problems) {
    QStringList sentences;
    for (const Problem& problem : problems)
        sentences << toQt(problem.message);
    m_problem->setText(breakable(sentences.join(u'\n')));
    m_problem->setVisible(!sentences.isEmpty());
    for (const Row& row : m_rows) {
        const bool wrong = std::ranges::count(problems, row.parameter, &Problem::parameter) > 0;
        if (!row.draft->isRefused()) setState(row.line, "wrong", wrong);
    }
}

/// Shows the summary, e.g. "e ±0.01, b ±5 %".
void TolerancesEdit::showSummary(const Study& study) {
    QStringList parts;
    for (const Study::Swept& tolerance : study.tolerances) {
        const Parameter& parameter = parameterOf(m_system->parameters, tolerance.parameter);
        const QString name = toQt(parameter.symbol.empty() ? parameter.label : parameter.symbol);
        const QString by = toQt(tolerance.values);
        parts << name + u' ' + (by.startsWith(QChar(0x00B1)) ? by : QChar(0x00B1) + by);
    }
    m_summary->setText(parts.join(QStringLiteral(", ")));
    fold(m_folded);
}

void TolerancesEdit::fillAddMenu() {
    QMenu* menu = m_add->menu();
    menu->clear();
    if (!m_system) return;
    std::string group;
    for (const Parameter* input : studyInputs(*m_system, m_base)) {
        if (input->id == m_study.over.parameter || std::ranges::count(m_rows, input->id, &Row::parameter) > 0)
            continue;
        if (input->group != group) addHeading(*menu, toQt(input->group));
        group = input->group;
        connect(menu->addAction(menuText(nameOf(*input))), &QAction::triggered, this,
                [this, system = m_system, id = input->id] {
                    if (m_system != system) return; // another experiment is shown now
                    m_chosen.insert(id);
                    m_rows.push_back(makeRow(id));
                    m_rows.back().line->show(); // hidden widgets cannot get the focus
                    m_rows.back().line->setFocus();
                });
    }
    if (menu->isEmpty()) menu->addAction(tr("All inputs are already listed"))->setEnabled(false);
}

} // namespace talweg

#include "moc_tolerances_edit.cpp"
