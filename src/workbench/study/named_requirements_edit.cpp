#include "workbench/study/named_requirements_edit.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "figures/theme.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/draft.h"
#include "workbench/study/parameter_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace talweg {

namespace {

/// Largest height of the list, in pixels; longer lists scroll. If too large, the figure below is moved down.
constexpr int mostHeight = 190;

using Verdict = NamedAnswer::Verdict;

QPixmap pixmapOf(Verdict verdict, double ratio) {
    const Theme& theme = currentTheme();
    const QIcon which = verdict == Verdict::met      ? icon(Icon::good, theme.good)
                        : verdict == Verdict::failed ? icon(Icon::bad, theme.bad)
                                                     : icon(Icon::info, theme.mutedText);
    return which.pixmap(QSize(16, 16), ratio);
}

QToolButton* smallButton(const char* name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("flat", true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

// --- a row -----------------------------------------------------------------------------------------

NamedRequirementRow::NamedRequirementRow(const Refusal& refuseName, const Refusal& refuseCondition,
                                         QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_nameLine(new QLineEdit(this)),
      m_conditionLine(new QLineEdit(this)), m_name(new Draft(m_nameLine, refuseName)),
      m_condition(new Draft(m_conditionLine, refuseCondition)), m_use(smallButton("useRequirement", this)),
      m_remove(smallButton("removeRequirement", this)), m_verdict(new QLabel(this)),
      m_wrong(new QLabel(this)) {
    m_nameLine->setObjectName("requirementName");
    m_nameLine->setAccessibleName(tr("Name of the requirement"));
    m_conditionLine->setObjectName("condition");
    m_conditionLine->setAccessibleName(tr("Condition"));
    m_name->setName(tr("the name of a requirement"));
    m_use->setText(tr("Use"));
    m_remove->setIcon(icon(Icon::close));
    m_remove->setIconSize({14, 14});
    m_verdict->setObjectName("verdict");
    m_verdict->setTextFormat(Qt::RichText);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_wrong->setProperty("role", "error");
    m_wrong->setObjectName("wrong");
    m_wrong->setTextFormat(Qt::PlainText);
    for (QLabel* label : {m_verdict, m_wrong}) {
        label->setWordWrap(true);
        label->hide();
    }
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_icon, 0, 0);
    grid->addWidget(m_nameLine, 0, 1);
    grid->addWidget(m_conditionLine, 0, 2);
    grid->addWidget(m_use, 0, 3);
    grid->addWidget(m_remove, 0, 4);
    grid->addWidget(m_verdict, 1, 1, 1, 4);
    grid->addWidget(m_wrong, 2, 1, 1, 4);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 5);
    grid->setColumnMinimumWidth(0, 16);
    connect(m_name, &Draft::taken, this, &NamedRequirementRow::renamed);
    connect(m_name, &Draft::finished, this, &NamedRequirementRow::finishName);
    connect(m_condition, &Draft::taken, this, &NamedRequirementRow::changed);
    connect(m_condition, &Draft::finished, this, &NamedRequirementRow::finished);
    for (const auto& [draft, line] : {std::pair(m_name, m_nameLine), std::pair(m_condition, m_conditionLine)})
        connect(draft, &Draft::refused, this, [this, line = line](const QString& why) {
            setState(line, "wrong", !why.isEmpty());
            const QString wrong = m_name->isRefused() ? m_name->refusal() : m_condition->refusal();
            m_wrong->setText(breakable(wrong));
            m_wrong->setVisible(!wrong.isEmpty());
        });
    connect(m_use, &QToolButton::clicked, this, &NamedRequirementRow::used);
    connect(m_remove, &QToolButton::clicked, this, &NamedRequirementRow::removed);
}

/// Spaces at the end of a typed name are ignored, because more words may follow.
bool NamedRequirementRow::shows(const NamedRequirement& requirement) const {
    return m_name->text().trimmed() == requirement.name && m_condition->text() == toQt(requirement.condition);
}

void NamedRequirementRow::show(const NamedRequirement& requirement) {
    if (m_name->text().trimmed() != requirement.name) m_name->setText(requirement.name);
    m_condition->setText(toQt(requirement.condition));
    m_condition->setName(tr("the requirement “%1”").arg(requirement.name));
    m_remove->setToolTip(plainTip(tr("Remove the requirement “%1” from the project").arg(requirement.name)));
    m_remove->setAccessibleName(tr("Remove %1").arg(requirement.name));
}

void NamedRequirementRow::finishName() {
    const QString name = m_name->text().trimmed();
    if (!m_name->isRefused() && m_nameLine->text() != name) m_name->rewrite(name);
    emit finished();
}

void NamedRequirementRow::setAnswer(const std::optional<NamedAnswer>& answer) {
    m_answer = answer;
    showAnswer();
}

void NamedRequirementRow::showAnswer() {
    const bool any = m_answer && !m_answer->lines.empty();
    QStringList lines;
    for (std::size_t i = 0; any && i < m_answer->lines.size(); ++i) {
        const auto& [name, said] = m_answer->lines[i];
        const QString sentence = breakable(said).toHtmlEscaped();
        lines << (name.isEmpty()
                      ? sentence
                      : QStringLiteral("<b>%1:</b> %2").arg(breakable(name).toHtmlEscaped(), sentence));
    }
    m_verdict->setText(lines.join(QStringLiteral("<br>")));
    m_verdict->setVisible(any);
    m_icon->setPixmap(m_answer ? pixmapOf(m_answer->verdict, devicePixelRatio()) : QPixmap());
}

void NamedRequirementRow::setInUse(bool inUse) {
    m_use->setEnabled(!inUse);
    m_use->setToolTip(inUse ? tr("The study uses this requirement")
                            : tr("Use this requirement in the study"));
}

void NamedRequirementRow::focusName() {
    m_nameLine->setFocus(Qt::OtherFocusReason);
    m_nameLine->selectAll();
}

// --- all requirements ------------------------------------------------------------------------------

NamedRequirementsEdit::NamedRequirementsEdit(QWidget* parent)
    : QWidget(parent), m_header(new QToolButton(this)), m_area(new QScrollArea(this)), m_content(new QWidget),
      m_layout(new QVBoxLayout(m_content)) {
    m_header->setObjectName("namedRequirements");
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setProperty("flat", true);
    m_header->setToolTip(
        tr("Named requirements of the project, each with its verdict for the current design"));
    m_layout->setContentsMargins(0, 0, 6, 0); // gap before the scroll bar
    m_layout->setSpacing(6);
    m_area->setWidget(m_content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setProperty("role", "plain");
    m_area->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_content->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_header, 0, Qt::AlignLeft);
    column->addWidget(m_area);
    connect(m_header, &QToolButton::clicked, this, [this] { setUnfolded(m_area->isHidden()); });
    setUnfolded(false);
    hide();
}

void NamedRequirementsEdit::setDocument(Document& document) {
    m_document = &document;
    for (const auto signal : {&Document::requirementsChanged, &Document::projectReset})
        connect(&document, signal, this, [this] {
            m_answers.clear();
            showRows();
            emit changed();
        });
}

void NamedRequirementsEdit::setSystem(const std::shared_ptr<const System>& system) {
    if (system == m_system) return;
    m_system = system;
    for (NamedRequirementRow* row : m_rows)
        row->deleteLater();
    m_rows.clear();
    m_answers.clear();
    showRows();
    emit changed();
}

void NamedRequirementsEdit::setInUse(const std::string& condition) {
    m_inUse = condition;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setInUse(requirement(static_cast<int>(i)).condition == m_inUse);
}

const NamedRequirement& NamedRequirementsEdit::requirement(int place) const {
    const auto index = static_cast<std::size_t>(m_indices[static_cast<std::size_t>(place)]);
    return m_document->project().requirements[index];
}

std::vector<std::string> NamedRequirementsEdit::conditions() const {
    std::vector<std::string> conditions;
    for (std::size_t i = 0; i < m_indices.size(); ++i)
        conditions.push_back(requirement(static_cast<int>(i)).condition);
    return conditions;
}

void NamedRequirementsEdit::setAnswers(const std::vector<NamedAnswer>& answers) {
    m_answers = answers.size() == m_indices.size() ? answers : std::vector<NamedAnswer>();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setAnswer(m_answers.empty() ? std::nullopt : std::optional(m_answers[i]));
    showSummary();
}

void NamedRequirementsEdit::setUnfolded(bool unfolded) {
    m_header->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_header->setAccessibleDescription(unfolded ? tr("expanded") : tr("collapsed"));
    m_area->setVisible(unfolded);
    if (m_document) showRows();
}

void NamedRequirementsEdit::add(const std::string& condition) {
    if (!m_system) return;
    m_document->endStep();
    if (m_document->addRequirement({tr("Requirement"), m_system->id, condition}) < 0) return;
    setUnfolded(true);
    if (m_rows.empty()) return;
    m_rows.back()->focusName();
    m_area->ensureWidgetVisible(m_rows.back());
}

int NamedRequirementsEdit::placeOf(const NamedRequirementRow* row) const {
    return static_cast<int>(std::ranges::find(m_rows, row) - m_rows.begin());
}

NamedRequirementRow* NamedRequirementsEdit::makeRow() {
    // A row finds its own index, because rows before it may be added or removed.
    const auto self = std::make_shared<NamedRequirementRow*>(nullptr);
    const auto indexOf = [this, self] { return m_indices[static_cast<std::size_t>(placeOf(*self))]; };
    const auto isThere = [this, self] {
        return placeOf(*self) < static_cast<int>(std::min(m_rows.size(), m_indices.size()));
    };
    auto* row = new NamedRequirementRow(
        [this, indexOf, isThere](const QString& typed) {
            return isThere() ? requirementNameComplaint(m_document->project(), indexOf(), m_system->id,
                                                        typed.trimmed())
                             : QString();
        },
        [this](const QString& typed) {
            return m_system ? conditionComplaint(*m_system, typed.toStdString()) : QString();
        },
        m_content);
    *self = row;
    connect(row, &NamedRequirementRow::renamed, this, [this, indexOf, isThere](const QString& name) {
        if (isThere())
            m_document->renameRequirement(indexOf(), name,
                                          QStringLiteral("requirement.name.%1").arg(indexOf()));
    });
    connect(row, &NamedRequirementRow::changed, this, [this, indexOf, isThere](const QString& condition) {
        if (isThere())
            m_document->setCondition(indexOf(), condition.toStdString(),
                                     QStringLiteral("requirement.%1").arg(indexOf()));
    });
    connect(row, &NamedRequirementRow::finished, m_document, &Document::endStep);
    connect(row, &NamedRequirementRow::removed, this, [this, indexOf, isThere] {
        m_document->endStep();
        if (isThere()) m_document->removeRequirement(indexOf());
    });
    connect(row, &NamedRequirementRow::used, this, [this, row] {
        if (const int place = placeOf(row); place < std::ssize(m_indices))
            emit used(toQt(requirement(place).condition));
    });
    return row;
}

/// Updates the rows. Rows that still exist are not replaced, because the user may be typing there.
void NamedRequirementsEdit::showRows() {
    m_indices.clear();
    const auto& all = m_document->project().requirements;
    for (std::size_t i = 0; m_system && i < all.size(); ++i)
        if (all[i].system == m_system->id) m_indices.push_back(static_cast<int>(i));
    setVisible(!m_indices.empty());
    const std::size_t count = m_area->isHidden() ? 0 : m_indices.size();
    const auto shows = [this](std::size_t row, std::size_t place) {
        return m_rows[row]->shows(requirement(static_cast<int>(place)));
    };
    if (count != m_rows.size()) {
        std::size_t first = 0, last = 0; // equal rows at both ends are kept
        while (first < std::min(count, m_rows.size()) && shows(first, first))
            ++first;
        while (last < std::min(count, m_rows.size()) - first
               && shows(m_rows.size() - 1 - last, count - 1 - last))
            ++last;
        for (std::size_t i = first; i < m_rows.size() - last; ++i) {
            m_rows[i]->hide();
            m_rows[i]->deleteLater();
        }
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(first),
                     m_rows.end() - static_cast<std::ptrdiff_t>(last));
        for (std::size_t i = first; i < count - last; ++i) {
            NamedRequirementRow* row = makeRow();
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(i), row);
            m_layout->insertWidget(static_cast<int>(i), row);
            row->setVisible(true); // shown at once, because hidden widgets cannot get the focus
        }
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->show(requirement(static_cast<int>(i)));
    setInUse(m_inUse);
    setAnswers(m_answers);
    fitHeight();
}

/// Shows the summary, e.g. "Named requirements: 2 met, 1 not met".
void NamedRequirementsEdit::showSummary() {
    const auto count = [this](Verdict verdict) {
        return static_cast<std::int64_t>(std::ranges::count(m_answers, verdict, &NamedAnswer::verdict));
    };
    QStringList parts;
    if (const auto met = count(Verdict::met)) parts << tr("%1 met").arg(met);
    if (const auto failed = count(Verdict::failed)) parts << tr("%1 not met").arg(failed);
    if (const auto undecided = count(Verdict::undecided)) parts << tr("%1 undecided").arg(undecided);
    if (const auto none = count(Verdict::none)) parts << tr("%1 not evaluated").arg(none);
    const QString name =
        toQt(trCount(std::ssize(m_indices), "%n named requirement", "%n named requirements"));
    m_header->setText(parts.isEmpty() ? name : tr("%1: %2").arg(name, parts.join(QStringLiteral(", "))));
}

bool NamedRequirementsEdit::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        fitHeight();
    return QWidget::eventFilter(watched, event);
}

void NamedRequirementsEdit::fitHeight() {
    const int height = m_layout->hasHeightForWidth() ? m_layout->heightForWidth(m_area->viewport()->width())
                                                     : m_layout->sizeHint().height();
    m_area->setFixedHeight(std::clamp(height, 0, mostHeight));
}

} // namespace talweg

#include "moc_named_requirements_edit.cpp"
