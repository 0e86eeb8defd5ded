#include "workbench/study/correlations_edit.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "systems/wording.h"
#include "workbench/common/icons.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/study/parameter_text.h"
#include "workbench/study/swept_edit.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

using Correlated = Study::Correlated;

bool isPair(const Correlated& one, const std::string& first, const std::string& second) {
    return (one.first == first && one.second == second) || (one.first == second && one.second == first);
}

QString rankRefusal(const QString& typed) {
    const auto rank = readNumber(typed.trimmed().toStdString());
    if (rank && *rank > -1 && *rank < 1) return {};
    return CorrelationsEdit::tr("Enter a number between −1 and 1, such as 0.5.");
}

} // namespace

CorrelationsEdit::CorrelationsEdit(QWidget* parent)
    : QWidget(parent), m_layout(new QVBoxLayout), m_problem(new QLabel(this)), m_add(new QToolButton(this)) {
    m_problem->setObjectName("correlationsProblem");
    m_problem->setProperty("role", "error");
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_add->setObjectName("addCorrelation");
    m_add->setIcon(icon(Icon::add));
    m_add->setText(tr("Correlate two inputs"));
    m_add->setToolTip(
        tr("Correlate two uncertain inputs: both rise together, or one rises as the other falls"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setProperty("flat", true);
    m_add->setMenu(new QMenu(m_add));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_layout);
    column->addWidget(m_problem);
    column->addWidget(m_add);
    connect(m_add->menu(), &QMenu::aboutToShow, this, &CorrelationsEdit::fillMenu);
}

QString CorrelationsEdit::nameOfInput(const std::string& id) const {
    const Parameter* input = talweg::find(m_system->parameters, id);
    if (!input) return toQt(id);
    return toQt(input->symbol.empty() ? input->label : input->symbol);
}

void CorrelationsEdit::show(const std::shared_ptr<const System>& system, const Study& study) {
    m_drawn.clear();
    for (const Study::Swept& one : study.uncertain)
        m_drawn.push_back(one.parameter);
    if (!m_drawn.empty() && std::ranges::count(m_drawn, study.over.parameter) == 0)
        m_drawn.push_back(study.over.parameter); // it is sampled if any input is uncertain
    const auto samePair = [](const Correlated& one, const Correlated& other) {
        return one.first == other.first && one.second == other.second;
    };
    const bool same = system == m_system && std::ranges::equal(study.correlations, m_shown, samePair);
    m_system = system;
    m_correlations = study.correlations;
    if (!same) {
        for (SweptEdit* row : m_rows) {
            row->hide();
            row->deleteLater();
        }
        m_rows.clear();
        for (std::size_t i = 0; i < m_correlations.size(); ++i) {
            m_rows.push_back(rowEdit(i));
            m_layout->addWidget(m_rows.back());
            m_rows.back()->setVisible(true); // shown at once, because hidden widgets cannot get the focus
        }
    }
    m_shown = m_correlations;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setValues(toQt(m_correlations[i].rank));
    m_add->setVisible(m_drawn.size() > 1);
    setVisible(m_drawn.size() > 1 || !m_rows.empty());
}

/// Creates the row of a correlation, e.g. "μ with μ′: rank correlation".
SweptEdit* CorrelationsEdit::rowEdit(std::size_t place) {
    const Correlated& one = m_correlations[place];
    const QString first = nameOfInput(one.first), second = nameOfInput(one.second);
    const Parameter pair{.id = one.first + '_' + one.second,
                         .label = tr("%1 with %2: rank correlation").arg(first, second).toStdString()};
    auto* row = new SweptEdit(
        pair,
        {.id = "correlation",
         .toolTip = tr("<p>Spearman's rank correlation: 0 if the inputs are unrelated, near <b>1</b> if they "
                       "rise together, near <b>−1</b> if one falls as the other rises</p>"),
         .name = tr("the correlation of %1 with %2").arg(first, second),
         .remove = tr("Remove the correlation of %1 and %2").arg(first, second)},
        rankRefusal);
    connect(row, &SweptEdit::typed, this, [this, place](const QString& typed) {
        m_change(
            [&](Correlations& correlations) {
                if (place < correlations.size()) correlations[place].rank = typed.trimmed().toStdString();
            },
            QStringLiteral("study.correlation.%1").arg(place));
    });
    connect(row, &SweptEdit::finished, this, &CorrelationsEdit::finished);
    connect(row, &SweptEdit::removed, this, [this, place] {
        m_change(
            [&](Correlations& correlations) {
                if (place < correlations.size())
                    correlations.erase(correlations.begin() + static_cast<std::ptrdiff_t>(place));
            },
            {});
    });
    return row;
}

/// Lists the pairs without a correlation, grouped by the first input of the pair.
void CorrelationsEdit::fillMenu() {
    QMenu* menu = m_add->menu();
    menu->clear();
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        bool isHeaded = false;
        for (std::size_t j = i + 1; j < m_drawn.size(); ++j) {
            const std::string &first = m_drawn[i], &second = m_drawn[j];
            if (std::ranges::any_of(m_correlations,
                                    [&](const Correlated& one) { return isPair(one, first, second); }))
                continue;
            if (!isHeaded) addHeading(*menu, nameOf(parameterOf(m_system->parameters, first)));
            isHeaded = true;
            connect(menu->addAction(
                        menuText(tr("with %1").arg(nameOf(parameterOf(m_system->parameters, second))))),
                    &QAction::triggered, this, [this, first, second] { add(first, second); });
        }
    }
    if (menu->isEmpty()) menu->addAction(tr("All pairs are already correlated"))->setEnabled(false);
}

/// Adds a correlation of 0, which has no effect until the user changes it.
void CorrelationsEdit::add(const std::string& first, const std::string& second) {
    m_change([&](Correlations& correlations) { correlations.push_back({first, second, "0"}); }, {});
    if (m_rows.empty()) return;
    auto* line = m_rows.back()->findChild<QLineEdit*>();
    line->setFocus(Qt::OtherFocusReason);
    line->selectAll();
}

void CorrelationsEdit::showProblem(const QString& problem) {
    m_problem->setText(breakable(problem));
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace talweg

#include "moc_correlations_edit.cpp"
