#include "workbench/study/uncertainty_edit.h"

#include "study/default_study.h"
#include "study/tie.h"
#include "systems/wording.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/draft.h"
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

QLabel* problemLabel() {
    auto* label = new QLabel;
    label->setProperty("role", "error");
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->hide();
    return label;
}

void showProblem(QLabel* label, const QString& problem) {
    label->setText(breakable(problem));
    label->setVisible(!problem.isEmpty());
}

} // namespace

UncertaintyEdit::UncertaintyEdit(QWidget* parent)
    : QWidget(parent), m_header(new QToolButton), m_body(new QWidget), m_likelyLabel(new QLabel),
      m_likelyProblem(problemLabel()), m_tiesProblem(problemLabel()), m_likelyLine(new QLineEdit),
      m_likely(new Draft(m_likelyLine, [this](const QString& typed) { return likelyRefusal(typed); })),
      m_tieRows(new QVBoxLayout), m_addTie(new QToolButton) {
    m_header->setObjectName("uncertainty");
    m_header->setText(tr("Uncertain and tied inputs"));
    m_header->setToolTip(tr("How likely the values are over which designs are judged, and inputs that follow "
                            "from others"));
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setProperty("flat", true);
    m_likelyLabel->setBuddy(m_likelyLine);
    m_likelyLabel->setTextFormat(Qt::PlainText);
    m_likelyLabel->setWordWrap(true);
    m_likelyLine->setObjectName("likely");
    m_likelyLine->setPlaceholderText(tr("all alike"));
    m_likelyLine->setToolTip(tr(
        "<p>A distribution, such as <b>weibull:2:4.5</b> by shape and scale, <b>normal:6:1</b> by mean and "
        "standard deviation, or <b>triangular:5:6:9</b>. Designs then have a probability of success beside "
        "the percentage, which a requirement asks for as <b>P(…)</b>. Empty: all values count alike.</p>"));
    m_likely->setName(tr("how likely the values are"));
    m_addTie->setObjectName("addTie");
    m_addTie->setIcon(icon(Icon::add));
    m_addTie->setText(tr("Tie an input to others"));
    m_addTie->setToolTip(tr("An input that follows from others, such as a kinetic friction of 0.8 times the "
                            "static one"));
    m_addTie->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_addTie->setPopupMode(QToolButton::InstantPopup);
    m_addTie->setProperty("flat", true);
    m_addTie->setMenu(new QMenu(m_addTie));
    m_tieRows->setSpacing(6);

    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_likelyLabel);
    column->addWidget(m_likelyLine);
    column->addWidget(m_likelyProblem);
    column->addLayout(m_tieRows);
    column->addWidget(m_tiesProblem);
    column->addWidget(m_addTie);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 4, 0, 0);
    outer->setSpacing(4);
    outer->addWidget(m_header);
    outer->addWidget(m_body);
    setUnfolded(false);
    connect(m_header, &QToolButton::clicked, this, [this] { setUnfolded(m_body->isHidden()); });
    connect(m_addTie->menu(), &QMenu::aboutToShow, this, &UncertaintyEdit::fillTieMenu);
}

void UncertaintyEdit::setStudy(Document& document, LiveStudy& live, const Change& change) {
    m_document = &document;
    m_live = &live;
    m_change = change;
    connect(m_likely, &Draft::taken, this, [this](const QString& typed) {
        m_change([&](Study& study) { study.likely = typed.trimmed().toStdString(); },
                 QStringLiteral("study.likely"));
    });
    connect(m_likely, &Draft::finished, m_document, &Document::endStep);
    connect(m_likely, &Draft::refused, this, [this](const QString& why) {
        talweg::showProblem(m_likelyProblem, why);
        setState(m_likelyLine, "wrong", !why.isEmpty());
    });
}

void UncertaintyEdit::setUnfolded(bool unfolded) {
    m_header->setAccessibleDescription(unfolded ? tr("unfolded") : tr("folded"));
    m_header->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(unfolded);
}

void UncertaintyEdit::show(const Study& study) {
    const bool any = !study.likely.empty() || !study.ties.empty();
    if (m_experiment != m_live->experiment())
        setUnfolded(any);
    else if (any)
        setUnfolded(true);
    m_experiment = m_live->experiment();
    const System& system = *m_document->systemOf(m_experiment);
    m_likelyLabel->setText(tr("How likely the values of %1 are")
                               .arg(nameOf(parameterOf(system.parameters, study.over.parameter))));
    m_likely->setText(text(study.likely));
    showTies(study);
}

void UncertaintyEdit::showTies(const Study& study) {
    const bool same =
        std::ranges::equal(study.ties, m_ties, [](const Study::Swept& tie, const SweptEdit* edit) {
            return text(tie.parameter) == edit->parameterId();
        });
    if (!same) {
        for (SweptEdit* edit : m_ties) {
            edit->hide();
            edit->deleteLater();
        }
        m_ties.clear();
        for (const Study::Swept& tie : study.ties)
            m_ties.push_back(tieEdit(tie.parameter));
        for (SweptEdit* edit : m_ties)
            m_tieRows->addWidget(edit);
    }
    for (std::size_t i = 0; i < m_ties.size(); ++i)
        m_ties[i]->setValues(text(study.ties[i].values));
}

SweptEdit* UncertaintyEdit::tieEdit(const std::string& id) {
    const auto system = m_document->systemOf(m_live->experiment());
    const Parameter& parameter = parameterOf(system->parameters, id);
    auto* edit = new SweptEdit(
        parameter,
        {.id = "tie",
         .toolTip = tr("<p>An expression of other inputs by their names in files, each a number in its own "
                       "unit, such as <b>0.8*mu</b> or <b>beta</b></p>"),
         .name = tr("the tie of %1").arg(text(inSentence(parameter))),
         .remove = tr("Tie %1 no more").arg(text(parameter.label))},
        [this, id](const QString& typed) { return tieRefusal(id, typed); });
    connect(edit, &SweptEdit::typed, this, [this, id](const QString& typed) {
        m_change(
            [&](Study& study) {
                for (Study::Swept& tie : study.ties)
                    if (tie.parameter == id) tie.values = typed.trimmed().toStdString();
            },
            QStringLiteral("study.tie.") + text(id));
    });
    connect(edit, &SweptEdit::finished, m_document, &Document::endStep);
    connect(edit, &SweptEdit::removed, this, [this, id] {
        m_change(
            [&](Study& study) {
                std::erase_if(study.ties, [&](const Study::Swept& tie) { return tie.parameter == id; });
            },
            {});
    });
    return edit;
}

void UncertaintyEdit::fillTieMenu() {
    QMenu* menu = m_addTie->menu();
    menu->clear();
    const std::optional<Study> study = m_live->study();
    if (!study) return;
    const auto system = m_document->systemOf(m_live->experiment());
    const Values& values = m_document->experiment(m_live->experiment()).values;
    std::string group;
    for (const Parameter* input : studyInputs(*system, values)) {
        const bool taken = input->id == study->over.parameter
                           || std::ranges::count(study->axes, input->id, &Study::Swept::parameter) > 0
                           || std::ranges::count(study->ties, input->id, &Study::Swept::parameter) > 0;
        if (taken) continue;
        if (input->group != group) addHeading(*menu, text(input->group));
        group = input->group;
        const Value value = valueOf(*input, values);
        const double* number = std::get_if<double>(&value);
        connect(menu->addAction(menuText(nameOf(*input))), &QAction::triggered, this,
                [this, system, id = input->id, now = number ? shortest(*number) : std::string("0")] {
                    if (!m_live->study() || m_document->systemOf(m_live->experiment()) != system) return;
                    m_change([&](Study& changed) { changed.ties.push_back({id, now}); }, {});
                });
    }
    if (menu->isEmpty()) menu->addAction(tr("All inputs are varied or tied"))->setEnabled(false);
}

void UncertaintyEdit::showProblems(const QString& likely, const QString& ties) {
    if (!m_likely->isRefused()) {
        talweg::showProblem(m_likelyProblem, likely);
        setState(m_likelyLine, "wrong", !likely.isEmpty());
    }
    talweg::showProblem(m_tiesProblem, ties);
}

QString UncertaintyEdit::likelyRefusal(const QString& typed) const {
    const std::optional<Study> study = m_live->study();
    if (!study || typed.trimmed().isEmpty()) return {};
    const int index = m_live->experiment();
    return text(readDistribution(*m_document->systemOf(index), study->over.parameter,
                                 typed.trimmed().toStdString(), {&m_document->experiment(index).values, {}})
                    .error);
}

QString UncertaintyEdit::tieRefusal(const std::string& id, const QString& typed) const {
    if (!m_live->study()) return {};
    const int index = m_live->experiment();
    const auto found = tieProblems(*m_document->systemOf(index), m_document->experiment(index).values, {},
                                   {{id, typed.trimmed().toStdString()}});
    return found.empty() ? QString() : text(found.front().message);
}

} // namespace talweg

#include "moc_uncertainty_edit.cpp"
