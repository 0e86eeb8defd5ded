#include "workbench/study/requirement_edit.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "study/requirement.h"
#include "study/typed_number.h"
#include "systems/wording.h"
#include "workbench/common/flow_layout.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

using WantedKind = RequirementTemplate::Kind;
using WantedSign = RequirementTemplate::Sign;

/// Widths of the fields for numbers, in pixels: room for "100", "2.5" and "−1234.5".
constexpr int percentageWidth = 52, numberOfDeviationsWidth = 44, levelWidth = 72;

constexpr std::array<WantedSign, 4> allSigns{WantedSign::atLeast, WantedSign::above, WantedSign::atMost,
                                             WantedSign::below};

QString idOf(WantedSign sign) {
    return QStringLiteral("sign%1").arg(static_cast<int>(sign));
}

QString idOf(WantedKind kind) {
    return QStringLiteral("kind%1").arg(static_cast<int>(kind));
}

/// A line for a number of this width.
QLineEdit* numberLine(const char* name, int width, QWidget* parent) {
    auto* line = new QLineEdit(parent);
    line->setObjectName(QLatin1String(name));
    line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->setFixedWidth(width);
    return line;
}

/// A choice of words. A narrow pane may make it narrower than its words.
QComboBox* wordBox(QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setMinimumWidth(levelWidth);
    return box;
}

using Entries = std::vector<std::pair<QString, QString>>;

/// Replaces the entries of a box, each with its words and its data, unless they are the same. Selects the
/// entry with the data `chosen`.
void setEntries(QComboBox* box, const Entries& entries, const QString& chosen) {
    const QSignalBlocker quiet(box);
    Entries present;
    for (int i = 0; i < box->count(); ++i)
        present.emplace_back(box->itemText(i), box->itemData(i).toString());
    if (present != entries) {
        box->clear();
        for (const auto& [words, data] : entries)
            box->addItem(words, data);
    }
    box->setCurrentIndex(box->findData(chosen));
}

/// Puts widgets side by side, so that they stay in one row.
void join(QWidget* part, const std::vector<QWidget*>& widgets) {
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
}

} // namespace

RequirementEdit::RequirementEdit(QWidget* parent)
    : QWidget(parent), m_textLine(new QLineEdit(this)), m_sentence(new QWidget(this)),
      m_lead(wordBox(m_sentence)), m_percentagePart(new QWidget(m_sentence)),
      m_percentageLine(numberLine("percentage", percentageWidth, m_percentagePart)),
      m_subject(wordBox(m_sentence)), m_deviates(new QCheckBox(m_sentence)),
      m_deviationsLine(numberLine("deviations", numberOfDeviationsWidth, m_sentence)),
      m_deviationsLabel(new QLabel(tr("standard deviations"), m_sentence)), m_comparison(wordBox(m_sentence)),
      m_levelPart(new QWidget(m_sentence)), m_levelLine(numberLine("level", levelWidth, m_levelPart)),
      m_unit(new QLabel(m_levelPart)), m_asText(new QCheckBox(tr("Edit as text"), m_sentence)),
      m_below(new QLabel(this)) {
    name();
    arrange();
    connectChoices();
    m_text =
        addDraft(m_textLine, tr("the requirement"), [this](const QString& text) { return refusal(text); });
    m_numbers = {addNumber(percentage, m_percentageLine, tr("the required percentage")),
                 addNumber(deviations, m_deviationsLine, tr("the number of standard deviations")),
                 addNumber(level, m_levelLine, tr("the required level"))};
}

/// Sets the names of the widgets, and the texts for screen readers.
void RequirementEdit::name() {
    m_textLine->setObjectName("text");
    m_textLine->setAccessibleName(tr("Requirement"));
    m_lead->setObjectName("lead");
    m_lead->setAccessibleName(tr("Kind of requirement"));
    m_percentageLine->setAccessibleName(tr("Percentage of runs"));
    m_subject->setObjectName("subject");
    m_subject->setAccessibleName(tr("Result"));
    m_deviates->setObjectName("deviates");
    m_deviates->setToolTip(
        tr("Compare the mean minus or plus a number of standard deviations with the limit"));
    m_deviationsLine->setAccessibleName(tr("Standard deviations"));
    m_comparison->setObjectName("comparison");
    m_comparison->setAccessibleName(tr("Comparison"));
    m_levelLine->setAccessibleName(tr("Level"));
    m_asText->setObjectName("asText");
    m_asText->setToolTip(
        tr("Show the requirement as text, which can combine conditions with “and” and “or”"));
    m_below->setObjectName("below");
}

void RequirementEdit::arrange() {
    join(m_percentagePart, {m_percentageLine, new QLabel(tr("% of runs:"), m_percentagePart)});
    join(m_levelPart, {m_levelLine, m_unit});
    auto* words = new FlowLayout(m_sentence);
    for (QWidget* part : {static_cast<QWidget*>(m_lead), m_percentagePart, static_cast<QWidget*>(m_subject),
                          static_cast<QWidget*>(m_deviates), static_cast<QWidget*>(m_deviationsLine),
                          static_cast<QWidget*>(m_deviationsLabel), static_cast<QWidget*>(m_comparison),
                          m_levelPart, static_cast<QWidget*>(m_asText)})
        words->addWidget(part);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_textLine);
    column->addWidget(m_sentence);
    column->addWidget(m_below);
    m_textLine->setClearButtonEnabled(true);
    m_textLine->hide();
    m_below->setTextFormat(Qt::PlainText);
    m_below->setWordWrap(true);
    m_below->hide();
}

void RequirementEdit::connectChoices() {
    connect(m_lead, &QComboBox::activated, this, &RequirementEdit::chooseLead);
    connect(m_subject, &QComboBox::activated, this, &RequirementEdit::chooseSubject);
    connect(m_comparison, &QComboBox::activated, this, [this](int place) {
        if (!m_wanted) return;
        Wanted wanted = *m_wanted;
        wanted.value.sign = allSigns[static_cast<std::size_t>(place)];
        choose(wanted);
    });
    connect(m_deviates, &QCheckBox::clicked, this, [this](bool on) {
        if (!m_wanted) return;
        Wanted wanted = *m_wanted;
        wanted.deviations = on ? typedIn(deviations) : 0;
        choose(wanted);
    });
    connect(m_asText, &QCheckBox::clicked, this, [this](bool on) {
        m_wantsText = on;
        if (m_text->isRefused()) m_text->restore();
        showForm();
        if (on) m_textLine->setFocus();
    });
    // Connected before the draft, so that a text stays a text while the user types.
    connect(m_textLine, &QLineEdit::textEdited, this, [this] { m_wantsText = true; });
}

/// Adds a Draft to a line. While its text is invalid, the reason is shown below.
Draft* RequirementEdit::addDraft(QLineEdit* line, const QString& name, const Draft::Refusal& refusal) {
    auto* draft = new Draft(line, refusal);
    draft->setName(name);
    connect(draft, &Draft::refused, this, &RequirementEdit::showBelow);
    return draft;
}

Draft* RequirementEdit::addNumber(Number number, QLineEdit* line, const QString& name) {
    Draft* draft =
        addDraft(line, name, [=, this](const QString& typed) { return numberRefusal(number, typed); });
    connect(draft, &Draft::taken, this, [=, this] { takeNumber(number); });
    connect(draft, &Draft::finished, this, [this] { m_begun.reset(); });
    return draft;
}

void RequirementEdit::setStudy(Document& document, LiveStudy& live) {
    m_document = &document;
    m_live = &live;
    connect(&live, &LiveStudy::stateChanged, this, &RequirementEdit::showStudy);
    for (const Draft* draft : {m_text, m_numbers[percentage], m_numbers[deviations], m_numbers[level]})
        connect(draft, &Draft::finished, &document, &Document::endStep);
    connect(m_text, &Draft::taken, this, [this](const QString& typed) {
        change(typed.trimmed().isEmpty() ? std::string() : typed.toStdString(),
               QStringLiteral("study requirement"));
    });
}

void RequirementEdit::use(const QString& condition) {
    m_document->endStep();
    m_text->type(condition);
    m_document->endStep();
    m_wantsText = m_wantsText || m_text->isRefused();
    showForm();
}

// --- numbers and what is allowed -------------------------------------------------------------------

double& RequirementEdit::partOf(Wanted& wanted, Number number) {
    if (number == percentage) return wanted.runs.number;
    return number == level ? wanted.value.number : wanted.deviations;
}

std::string RequirementEdit::unitOf(Number number) const {
    if (number == percentage) return "%";
    const bool hasUnit = number == level && m_wanted && !m_wanted->measure.empty();
    return hasUnit ? measureOf(*m_system, m_wanted->measure).unit : std::string();
}

/// The number in effect in a field.
double RequirementEdit::typedIn(Number number) const {
    return readTyped(m_numbers[number]->text().toStdString(), unitOf(number)).number.value_or(0);
}

void RequirementEdit::setNumber(Number number, double value) {
    if (m_numbers[number]->text().isEmpty() || typedIn(number) != value)
        m_numbers[number]->setText(toQt(shortest(value)));
}

void RequirementEdit::takeNumber(Number number) {
    if (!m_wanted) return;
    Wanted wanted = *m_wanted;
    partOf(wanted, number) = typedIn(number);
    if (!m_begun) m_begun = m_study.requirement;
    const bool isBack = templateOf(*m_system, *m_begun) == wanted;
    change(isBack ? *m_begun : requirementOf(*m_system, wanted), QStringLiteral("study requirement"));
}

QString RequirementEdit::refusal(const QString& text) const {
    if (!m_system || text.trimmed().isEmpty()) return {};
    return toQt(Requirement::read(*m_system, m_study.measures, text.toStdString()).error);
}

QString RequirementEdit::numberRefusal(Number number, const QString& typed) const {
    if (!m_system || !m_wanted) return {};
    const TypedNumber read = readTyped(typed.toStdString(), unitOf(number));
    if (!read.number) return toQt(read.error);
    if (number == percentage && !(*read.number >= 0 && *read.number <= 100))
        return tr("The percentage must lie between 0 and 100 %.");
    if (number == deviations && !(*read.number > 0))
        return tr("The number of standard deviations must be greater than 0.");
    Wanted wanted = *m_wanted;
    partOf(wanted, number) = *read.number;
    return refusal(toQt(requirementOf(*m_system, wanted)));
}

/// Replaces invalid numbers by those in effect.
void RequirementEdit::discardNumbers() {
    for (Draft* draft : m_numbers)
        if (draft->isRefused()) draft->restore();
}

// --- display ---------------------------------------------------------------------------------------

void RequirementEdit::showStudy() {
    const std::optional<Study> study = m_live->study();
    setEnabled(study.has_value());
    if (!study) { // nothing may be edited until there is a study again
        m_system.reset();
        m_wanted.reset();
        m_study = {};
        m_problem.clear();
        return;
    }
    const auto& problems = m_live->reading().problems;
    const auto problem = std::ranges::find(problems, "requirement", &Problem::parameter);
    m_problem = problem == problems.end() ? QString() : toQt(problem->message);
    const auto system = m_document->systemOf(m_live->experiment());
    const bool isShown = system == m_system && *study == m_study;
    m_system = system;
    m_study = *study;
    if (isShown) return showBelow();
    m_wanted = templateOf(*m_system, m_study.requirement);
    m_text->setText(toQt(m_study.requirement));
    m_textLine->setPlaceholderText(tr("For example %1").arg(toQt(exampleCondition(*m_system))));
    showLead(*m_system);
    showSubject(*m_system);
    showSentence();
    showForm();
}

void RequirementEdit::showLead(const System& system) {
    Entries entries{{tr("No requirement"), QString()}};
    const bool hasResults = !result().empty();
    if (hasResults || !system.success.id.empty()) {
        entries.emplace_back(tr("At least"), idOf(WantedSign::atLeast));
        entries.emplace_back(tr("More than"), idOf(WantedSign::above));
        entries.emplace_back(tr("At most"), idOf(WantedSign::atMost));
        entries.emplace_back(tr("Less than"), idOf(WantedSign::below));
    }
    if (hasResults) {
        entries.emplace_back(tr("Mean of"), idOf(WantedKind::mean));
        entries.emplace_back(tr("Minimum of"), idOf(WantedKind::least));
        entries.emplace_back(tr("Maximum of"), idOf(WantedKind::greatest));
    }
    setEntries(m_lead, entries,
               !m_wanted              ? QString()
               : m_wanted->isOfRuns() ? idOf(m_wanted->runs.sign)
                                      : idOf(m_wanted->kind));
}

/// Lists what the runs must do, or the results. The result of the requirement is listed even if the study
/// does not compute it.
void RequirementEdit::showSubject(const System& system) {
    if (!m_wanted) return;
    Entries entries;
    const QString success = toQt(inSentence(system.success.label));
    const bool isProbability = m_wanted->kind == WantedKind::probability;
    if (m_wanted->isOfRuns() && !system.success.id.empty()) {
        entries.emplace_back(success, idOf(WantedKind::success));
        if (isProbability || !m_study.likely.empty() || !m_study.uncertain.empty())
            entries.emplace_back(tr("%1 (probability)").arg(success), idOf(WantedKind::probability));
    }
    std::vector<std::string> measures = m_study.measures;
    if (!m_wanted->measure.empty() && std::ranges::count(measures, m_wanted->measure) == 0)
        measures.push_back(m_wanted->measure);
    for (const std::string& id : measures)
        entries.emplace_back(toQt(inSentence(measureOf(system, id).label)), toQt(id));
    setEntries(m_subject, entries,
               m_wanted->measure.empty() ? idOf(m_wanted->kind) : toQt(m_wanted->measure));
}

void RequirementEdit::showSentence() {
    if (!m_wanted) return;
    setNumber(percentage, m_wanted->runs.number);
    setNumber(level, m_wanted->value.number);
    if (m_wanted->deviations > 0 || m_numbers[deviations]->text().isEmpty())
        setNumber(deviations, m_wanted->deviations > 0 ? m_wanted->deviations : 1);
    m_deviates->setText(isLower(m_wanted->value.sign) ? tr("minus") : tr("plus"));
    m_deviates->setChecked(m_wanted->deviations > 0);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_deviationsLine), static_cast<QWidget*>(m_deviationsLabel)})
        widget->setEnabled(m_wanted->deviations > 0);
    setEntries(m_comparison,
               {{tr("at least"), idOf(WantedSign::atLeast)},
                {tr("above"), idOf(WantedSign::above)},
                {tr("at most"), idOf(WantedSign::atMost)},
                {tr("below"), idOf(WantedSign::below)}},
               idOf(m_wanted->value.sign));
    m_unit->setText(toQt(unitOf(level)));
}

/// Shows the sentence, or the text if the user wants it or if the requirement has no sentence.
void RequirementEdit::showForm() {
    const bool hasSentence = m_wanted || m_study.requirement.empty();
    const bool isText = m_wantsText || !hasSentence;
    const bool isSentence = !isText && m_wanted;
    m_asText->setChecked(isText);
    m_asText->setEnabled(hasSentence);
    m_textLine->setVisible(isText);
    m_lead->setVisible(!isText);
    m_percentagePart->setVisible(isSentence && m_wanted->isOfRuns());
    m_subject->setVisible(isSentence);
    for (QWidget* widget : {static_cast<QWidget*>(m_deviates), static_cast<QWidget*>(m_deviationsLine),
                            static_cast<QWidget*>(m_deviationsLabel)})
        widget->setVisible(isSentence && m_wanted->kind == WantedKind::mean);
    for (QWidget* widget : {static_cast<QWidget*>(m_comparison), m_levelPart})
        widget->setVisible(isSentence && !m_wanted->measure.empty());
    if (isText) discardNumbers();
    showBelow();
}

/// Shows why a typed text is invalid, or the problem of the requirement in effect, or that it has no
/// sentence.
void RequirementEdit::showBelow() {
    QString refusal;
    for (const auto& [draft, line] :
         {std::pair(m_text, m_textLine), std::pair(m_numbers[percentage], m_percentageLine),
          std::pair(m_numbers[deviations], m_deviationsLine), std::pair(m_numbers[level], m_levelLine)}) {
        const bool isWrong = draft->isRefused() || (draft == m_text && !m_problem.isEmpty());
        setState(line, "wrong", isWrong);
        if (draft->isRefused()) refusal = draft->refusal();
    }
    const QString& wrong = refusal.isEmpty() ? m_problem : refusal;
    const bool hasSentence = m_wanted || m_study.requirement.empty();
    m_below->setText(breakable(!wrong.isEmpty() ? wrong
                               : hasSentence    ? QString()
                                                : tr("This requirement can be edited only as text.")));
    m_below->setVisible(!m_below->text().isEmpty());
    setState(m_below, "role", wrong.isEmpty() ? "muted" : "error");
}

// --- choices ---------------------------------------------------------------------------------------

void RequirementEdit::chooseLead() {
    const QString id = m_lead->currentData().toString();
    if (!m_system) return;
    if (id.isEmpty()) return choose({});
    for (const WantedSign sign : allSigns)
        if (id == idOf(sign)) return choose(wantedOfRuns(sign));
    for (const WantedKind kind : {WantedKind::mean, WantedKind::least, WantedKind::greatest})
        if (id == idOf(kind)) return choose(wantedOf(kind));
}

/// The id of the requirement's result, or of the first result; empty if there is none.
std::string RequirementEdit::result() const {
    if (m_wanted && !m_wanted->measure.empty()) return m_wanted->measure;
    return m_study.measures.empty() ? std::string() : m_study.measures.front();
}

/// A requirement on the percentage of runs that keeps what the current one says of it.
RequirementTemplate RequirementEdit::wantedOfRuns(Wanted::Sign sign) const {
    Wanted wanted;
    if (m_wanted && m_wanted->isOfRuns())
        wanted = *m_wanted;
    else if (m_system->success.id.empty())
        wanted = {.kind = WantedKind::share, .measure = result()};
    wanted.runs.sign = sign;
    return wanted;
}

/// A requirement of this kind on a result that keeps the result and the limit of the current one.
RequirementTemplate RequirementEdit::wantedOf(Wanted::Kind kind) const {
    Wanted wanted{.kind = kind, .measure = result()};
    if (m_wanted && !m_wanted->measure.empty()) wanted.value = m_wanted->value;
    return wanted;
}

void RequirementEdit::chooseSubject() {
    if (!m_wanted) return;
    const QString id = m_subject->currentData().toString();
    Wanted wanted = *m_wanted;
    const bool isProbability = id == idOf(WantedKind::probability);
    if (isProbability || id == idOf(WantedKind::success)) {
        wanted = {.kind = isProbability ? WantedKind::probability : WantedKind::success, .runs = wanted.runs};
        return choose(wanted);
    }
    if (id.toStdString() == wanted.measure) return;
    wanted.measure = id.toStdString();
    wanted.value.number = 0; // in another unit
    if (wanted.isOfRuns()) wanted.kind = WantedKind::share;
    choose(wanted);
}

/// Makes `wanted` the requirement, in an undo step of its own. Discards invalid texts.
void RequirementEdit::choose(const std::optional<Wanted>& wanted) {
    if (!m_system || wanted == m_wanted) return;
    discardNumbers();
    m_begun.reset();
    m_document->endStep();
    change(wanted ? requirementOf(*m_system, *wanted) : std::string(), {});
}

void RequirementEdit::change(const std::string& requirement, const QString& mergeKey) {
    if (!m_live->study()) return; // the study has been removed
    Study study = *m_live->study();
    study.requirement = requirement;
    m_document->setStudy(m_live->experiment(), study, {}, mergeKey);
}

} // namespace talweg

#include "moc_requirement_edit.cpp"
