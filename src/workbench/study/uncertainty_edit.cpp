#include "workbench/study/uncertainty_edit.h"

#include "base/to_qt.h"
#include "project/columns.h"
#include "project/document.h"
#include "study/default_study.h"
#include "study/noise_study.h"
#include "study/tie.h"
#include "systems/wording.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/mnemonics.h"
#include "workbench/common/plain_text.h"
#include "workbench/common/wording.h"
#include "workbench/inputs/draft.h"
#include "workbench/study/correlations_edit.h"
#include "workbench/study/parameter_text.h"
#include "workbench/study/swept_edit.h"

#include <QCheckBox>
#include <QGridLayout>
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

QString wholeRefusal(const QString& typed) {
    bool isWhole = false;
    typed.trimmed().toULongLong(&isWhole);
    if (typed.trimmed().isEmpty() || isWhole) return {};
    const bool isLarge = std::ranges::all_of(typed.trimmed(), [](QChar letter) { return letter.isDigit(); });
    return isLarge ? UncertaintyEdit::tr("The seed must be at most 18446744073709551615.")
                   : UncertaintyEdit::tr("Enter a whole number.");
}

} // namespace

UncertaintyEdit::UncertaintyEdit(For what, QWidget* parent)
    : QWidget(parent), m_for(what), m_header(new QToolButton), m_body(new QWidget), m_likelyLabel(new QLabel),
      m_likelyProblem(problemLabel()), m_tiesProblem(problemLabel()), m_likelyLine(new QLineEdit),
      m_likely(new Draft(m_likelyLine, [this](const QString& typed) { return likelyRefusal(typed); })),
      m_ties{&Study::ties, new QVBoxLayout,
             addButton("addTie", tr("Link an input to a formula"),
                       tr("Computes an input from others, for example kinetic friction as 0.8 times static "
                          "friction"))},
      m_uncertain{
          &Study::uncertain, new QVBoxLayout,
          addButton(
              "addUncertain", tr("Add uncertain input"),
              what == For::experiment
                  ? tr("An input that varies from run to run")
                  : tr("An input that varies from run to run. Each design is then evaluated by random runs, "
                       "with the same samples for all designs, and its verdict has a confidence level"))},
      m_correlations(new CorrelationsEdit), m_randomBody(new QWidget), m_noiseLine(new QLineEdit),
      m_seedLine(new QLineEdit), m_untilDecided(new QCheckBox(tr("Stop runs of decided designs"))),
      m_noise(new Draft(m_noiseLine, wholeRefusal)), m_seed(new Draft(m_seedLine, wholeRefusal)),
      m_randomProblem(problemLabel()) {
    m_header->setObjectName("uncertainty");
    m_header->setText(tr("Uncertain and linked inputs"));
    m_header->setToolTip(tr("Uncertain inputs, inputs linked to a formula, and the distribution of the "
                            "values over which designs are evaluated"));
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setProperty("flat", true);
    m_likelyLabel->setBuddy(m_likelyLine);
    m_likelyLabel->setTextFormat(Qt::PlainText);
    m_likelyLabel->setWordWrap(true);
    m_likelyLine->setObjectName(nameFor("likely"));
    m_likelyLine->setPlaceholderText(what == For::experiment ? tr("as in the experiment")
                                                             : tr("equal weights"));
    m_likelyLine->setToolTip(
        tr("<p>A distribution, such as <b>weibull:2:4.5</b> (shape, scale), <b>normal:6:1</b> (mean, "
           "standard deviation) or <b>triangular:5:6:9</b>. Designs then have a probability of success in "
           "addition to the percentage; in a requirement, write this probability as <b>P(…)</b>. If the "
           "field is empty, all values have equal weight.</p>"));
    m_likely->setName(tr("the distribution of the values"));
    m_noise->setName(tr("the number of random runs"));
    m_seed->setName(tr("the seed"));

    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const auto addLikely = [this, column] {
        for (QWidget* widget : std::initializer_list<QWidget*>{m_likelyLabel, m_likelyLine, m_likelyProblem})
            column->addWidget(widget);
    };
    const auto addUncertain = [this, column] {
        column->addLayout(m_uncertain.layout);
        column->addWidget(m_uncertain.add);
    };
    if (what == For::experiment) addUncertain();
    addLikely();
    column->addLayout(m_ties.layout);
    column->addWidget(m_tiesProblem);
    column->addWidget(m_ties.add);
    if (what == For::designs) addUncertain();
    column->addWidget(m_correlations);
    layOutRandom();
    column->addWidget(m_randomBody);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 4, 0, 0);
    outer->setSpacing(4);
    outer->addWidget(m_header);
    outer->addWidget(m_body);
    setUnfolded(what == For::experiment);
    m_header->setVisible(what == For::designs);
    connect(m_header, &QToolButton::clicked, this, [this] { setUnfolded(m_body->isHidden()); });
    for (Rows* rows : {&m_ties, &m_uncertain})
        connect(rows->add->menu(), &QMenu::aboutToShow, this, [this, rows] { fillMenu(*rows); });
}

/// Lays out the settings of random runs: their number for each design, and the seed.
void UncertaintyEdit::layOutRandom() {
    auto* grid = new QGridLayout(m_randomBody);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    auto* runs = new QLabel(tr("Random runs per design"));
    auto* seed = new QLabel(tr("Seed"));
    runs->setBuddy(m_noiseLine);
    seed->setBuddy(m_seedLine);
    m_noiseLine->setObjectName(nameFor("noise"));
    m_noiseLine->setPlaceholderText(QString::number(NoiseStudy::usualRuns));
    m_noiseLine->setToolTip(tr("Quadrupling the number of runs halves the width of the confidence interval"));
    m_seedLine->setObjectName(nameFor("seed"));
    m_seedLine->setPlaceholderText(QStringLiteral("1"));
    m_seedLine->setToolTip(tr("The same seed gives the same random numbers"));
    grid->addWidget(runs, 0, 0);
    grid->addWidget(m_noiseLine, 0, 1);
    grid->addWidget(seed, 1, 0);
    grid->addWidget(m_seedLine, 1, 1);
    m_untilDecided->setObjectName(nameFor("untilDecided"));
    m_untilDecided->setToolTip(tr(
        "<p>The random runs of a design stop as soon as they show whether the design meets the requirement; "
        "the number above is then the maximum. Designs that clearly meet or miss the requirement need few "
        "runs. The confidence intervals remain valid after any number of runs and are therefore wider.</p>"));
    grid->addWidget(m_untilDecided, 2, 0, 1, 2);
    grid->addWidget(m_randomProblem, 3, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    for (QLineEdit* line : {m_noiseLine, m_seedLine})
        line->setFixedWidth(104);
    for (QWidget* ofDesigns : std::initializer_list<QWidget*>{runs, m_noiseLine, m_untilDecided})
        ofDesigns->setVisible(m_for == For::designs);
}

QToolButton* UncertaintyEdit::addButton(const char* name, const QString& text, const QString& toolTip) {
    auto* button = new QToolButton;
    button->setObjectName(nameFor(name));
    button->setIcon(icon(Icon::add));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setProperty("flat", true);
    button->setMenu(new QMenu(button));
    return button;
}

/// The object name of a part of this editor. A window contains one editor for each use.
QString UncertaintyEdit::nameFor(const char* name) const {
    return (m_for == For::experiment ? QStringLiteral("random_") : QString()) + QString::fromLatin1(name);
}

std::optional<Study> UncertaintyEdit::study() const {
    return m_document && m_document->has(m_experiment) ? m_document->experiment(m_experiment).study
                                                       : std::nullopt;
}

void UncertaintyEdit::setStudy(Document& document, const Change& change) {
    m_document = &document;
    m_change = change;
    m_correlations->setChange([this](const auto& edit, const QString& key) {
        m_change([&](Study& study) { edit(study.correlations); }, key);
    });
    connect(m_correlations, &CorrelationsEdit::finished, m_document, &Document::endStep);
    keep(m_likely, &Study::likely, "study.likely");
    keep(m_noise, &Study::noise, "study.noise");
    keep(m_seed, &Study::seed, "study.seed");
    connect(m_untilDecided, &QCheckBox::clicked, this,
            [this](bool on) { m_change([on](Study& study) { study.untilDecided = on; }, {}); });
    connect(m_likely, &Draft::refused, this, [this](const QString& why) {
        talweg::showProblem(m_likelyProblem, why);
        setState(m_likelyLine, "wrong", !why.isEmpty());
    });
    for (const auto& [draft, line] : {std::pair(m_noise, m_noiseLine), std::pair(m_seed, m_seedLine)})
        connect(draft, &Draft::refused, this, [this, line = line](const QString& why) {
            talweg::showProblem(m_randomProblem, why);
            setState(line, "wrong", !why.isEmpty());
        });
}

/// Stores the valid texts of a line in the study.
void UncertaintyEdit::keep(Draft* draft, std::string Study::*text, const char* key) {
    connect(draft, &Draft::taken, this, [this, text, key](const QString& typed) {
        m_change([&](Study& study) { study.*text = typed.trimmed().toStdString(); },
                 QString::fromLatin1(key));
    });
    connect(draft, &Draft::finished, m_document, &Document::endStep);
}

void UncertaintyEdit::setUnfolded(bool unfolded) {
    m_header->setAccessibleDescription(unfolded ? tr("expanded") : tr("collapsed"));
    m_header->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(unfolded);
}

void UncertaintyEdit::show(int experiment, const Study& study) {
    const bool any = !study.likely.empty() || !study.ties.empty() || !study.uncertain.empty()
                     || !study.correlations.empty() || m_for == For::experiment;
    if (m_experiment != experiment)
        setUnfolded(any);
    else if (any)
        setUnfolded(true);
    m_experiment = experiment;
    const System& system = *m_document->systemOf(m_experiment);
    m_likelyLabel->setText(
        (m_for == For::experiment ? tr("Distribution of %1") : tr("Distribution of the values of %1"))
            .arg(nameWithUnit(parameterOf(system.parameters, study.over.parameter))));
    m_likely->setText(toQt(study.likely));
    m_noise->setText(toQt(study.noise));
    m_seed->setText(toQt(study.seed));
    m_untilDecided->setChecked(study.untilDecided);
    m_correlations->show(m_document->systemOf(m_experiment), study);
    m_randomBody->setVisible(!study.uncertain.empty());
    showRows(study, m_ties);
    showRows(study, m_uncertain);
}

void UncertaintyEdit::showRows(const Study& study, Rows& rows) {
    const auto& list = study.*rows.list;
    const bool same =
        std::ranges::equal(list, rows.edits, [](const Study::Swept& one, const SweptEdit* edit) {
            return toQt(one.parameter) == edit->parameterId();
        });
    if (!same) {
        for (SweptEdit* edit : rows.edits) {
            edit->hide();
            edit->deleteLater();
        }
        rows.edits.clear();
        for (const Study::Swept& one : list) {
            rows.edits.push_back(rowEdit(rows, one.parameter));
            rows.layout->addWidget(rows.edits.back());
        }
    }
    for (std::size_t i = 0; i < list.size(); ++i)
        rows.edits[i]->setValues(toQt(list[i].values));
}

SweptEdit* UncertaintyEdit::rowEdit(const Rows& rows, const std::string& id) {
    const auto system = m_document->systemOf(m_experiment);
    const Parameter& parameter = parameterOf(system->parameters, id);
    SweptEdit* edit = rows.list == &Study::ties ? tieEdit(parameter) : uncertainEdit(parameter);
    connect(edit, &SweptEdit::typed, this, [this, id, list = rows.list](const QString& typed) {
        m_change(
            [&](Study& study) {
                for (Study::Swept& one : study.*list)
                    if (one.parameter == id) one.values = typed.trimmed().toStdString();
            },
            (list == &Study::ties ? QStringLiteral("study.tie.") : QStringLiteral("study.uncertain."))
                + toQt(id));
    });
    connect(edit, &SweptEdit::finished, m_document, &Document::endStep);
    connect(edit, &SweptEdit::removed, this, [this, id, list = rows.list] {
        m_change(
            [&](Study& study) {
                std::erase_if(study.*list, [&](const Study::Swept& one) { return one.parameter == id; });
                if (list != &Study::uncertain) return;
                std::erase_if(study.correlations, [&](const Study::Correlated& one) {
                    return one.first == id || one.second == id; // the correlation needs both inputs
                });
            },
            {});
    });
    return edit;
}

SweptEdit* UncertaintyEdit::tieEdit(const Parameter& parameter) {
    return new SweptEdit(
        parameter,
        {.id = nameFor("tie"),
         .toolTip = tr("<p>A formula that uses other inputs, such as <b>0.8*mu</b> or <b>beta</b>. Use the "
                       "names that the inputs have in files. In the formula, the value of each input is a "
                       "number in the unit of that input.</p>"),
         .name = tr("the formula of %1").arg(toQt(inSentence(parameter))),
         .remove = tr("Unlink %1").arg(toQt(parameter.label))},
        [this, id = parameter.id](const QString& typed) { return tieRefusal(id, typed); });
}

SweptEdit* UncertaintyEdit::uncertainEdit(const Parameter& parameter) {
    return new SweptEdit(
        parameter,
        {.id = nameFor("uncertain"),
         .toolTip = tr("<p>A distribution: <b>±5%</b> or <b>±0.1</b> around the input's own value, "
                       "<b>normal:0.8:0.05</b> (mean, standard deviation), <b>triangular:0.7:0.85:0.9</b>, "
                       "<b>uniform:0.7:0.9</b>, … If the study varies the input, only ± is allowed; it then "
                       "applies to the value in each design.</p>"),
         .name = tr("the distribution of %1").arg(toQt(inSentence(parameter))),
         .remove = tr("Make %1 certain").arg(toQt(parameter.label))},
        [this, id = parameter.id](const QString& typed) { return uncertainRefusal(id, typed); });
}

/// Whether an input cannot be added to a list. An input may be both varied and uncertain. A linked input must
/// be neither.
bool UncertaintyEdit::isTaken(const Study& study, const Rows& rows, const std::string& id) const {
    const auto has = [&id](const std::vector<Study::Swept>& list) {
        return std::ranges::count(list, id, &Study::Swept::parameter) > 0;
    };
    if (id == study.over.parameter || has(study.ties) || has(study.uncertain)) return true;
    return rows.list == &Study::ties && has(study.axes);
}

/// The initial text of a new row, with little or no effect on the results.
std::string UncertaintyEdit::firstText(const Rows& rows, const Parameter& input) const {
    if (rows.list == &Study::uncertain) return "±5%";
    const Value value = valueOf(input, m_document->experiment(m_experiment).values);
    const double* number = std::get_if<double>(&value);
    return number ? shortest(*number) : "0";
}

/// Selects the text of a new row, so that typing replaces it.
void UncertaintyEdit::editRow(const char* kind, const QString& id) {
    auto* line = findChild<QLineEdit*>(nameFor(kind) + u'_' + id);
    if (!line) return;
    line->setFocus(Qt::OtherFocusReason);
    line->selectAll();
}

void UncertaintyEdit::fillMenu(Rows& rows) {
    QMenu* menu = rows.add->menu();
    menu->clear();
    const std::optional<Study> study = this->study();
    if (!study) return;
    const auto system = m_document->systemOf(m_experiment);
    std::string group;
    for (const Parameter* input : studyInputs(*system, m_document->experiment(m_experiment).values)) {
        if (isTaken(*study, rows, input->id)) continue;
        if (input->group != group) addHeading(*menu, toQt(input->group));
        group = input->group;
        connect(menu->addAction(menuText(nameOf(*input))), &QAction::triggered, this,
                [this, system, list = rows.list, first = Study::Swept{input->id, firstText(rows, *input)}] {
                    if (!this->study() || m_document->systemOf(m_experiment) != system) return;
                    m_change([&](Study& changed) { (changed.*list).push_back(first); }, {});
                    editRow(list == &Study::ties ? "tie" : "uncertain", toQt(first.parameter));
                });
    }
    if (menu->isEmpty()) menu->addAction(tr("All inputs are already varied or linked"))->setEnabled(false);
}

void UncertaintyEdit::showProblems(const std::function<QString(const std::string& what)>& problemOf,
                                   const std::function<QString(const std::string& id)>& whyIdle) {
    if (!m_likely->isRefused()) {
        const QString likely = problemOf("likely");
        talweg::showProblem(m_likelyProblem, likely);
        setState(m_likelyLine, "wrong", !likely.isEmpty());
    }
    talweg::showProblem(m_tiesProblem, problemOf("ties"));
    m_correlations->showProblem(problemOf("correlations"));
    for (SweptEdit* edit : m_uncertain.edits) {
        const std::string id = edit->parameterId().toStdString();
        const QString idle = whyIdle(id);
        edit->setProblem(problemOf(id));
        edit->setNote(idle, {}, !idle.isEmpty());
    }
    if (m_noise->isRefused() || m_seed->isRefused()) return;
    QString problem = problemOf("noise");
    setState(m_noiseLine, "wrong", !problem.isEmpty());
    for (const char* what : {"seed", "untilDecided"})
        if (problem.isEmpty()) problem = problemOf(what);
    talweg::showProblem(m_randomProblem, problem);
}

QString UncertaintyEdit::likelyRefusal(const QString& typed) const {
    const std::optional<Study> study = this->study();
    if (!study || typed.trimmed().isEmpty()) return {};
    const int index = m_experiment;
    return toQt(readDistribution(*m_document->systemOf(index), study->over.parameter,
                                 typed.trimmed().toStdString(),
                                 {&m_document->experiment(index).values, m_document->columns()})
                    .error);
}

QString UncertaintyEdit::tieRefusal(const std::string& id, const QString& typed) const {
    if (!study()) return {};
    const int index = m_experiment;
    const auto found = tieProblems(*m_document->systemOf(index), m_document->experiment(index).values, {},
                                   {{id, typed.trimmed().toStdString()}});
    return found.empty() ? QString() : toQt(found.front().message);
}

QString UncertaintyEdit::uncertainRefusal(const std::string& id, const QString& typed) const {
    if (!study()) return {};
    const int index = m_experiment;
    return toQt(readDistribution(*m_document->systemOf(index), id, typed.trimmed().toStdString(),
                                 {&m_document->experiment(index).values, m_document->columns()})
                    .error);
}

} // namespace talweg

#include "moc_uncertainty_edit.cpp"
