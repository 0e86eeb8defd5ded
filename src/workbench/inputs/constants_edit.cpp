#include "workbench/inputs/constants_edit.h"

#include "base/free_name.h"
#include "base/to_qt.h"
#include "project/expressions.h"
#include "workbench/common/icons.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/draft.h"

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

/// Largest height of the list, in pixels; longer lists scroll. If too large, the list of experiments above
/// has too little space.
constexpr int mostConstantsHeight = 200;

QToolButton* flatButton(const char* name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("flat", true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

/// The first unused name of c1, c2, …
std::string freeConstant(const Document& document) {
    const auto numbered = [](int number) { return 'c' + std::to_string(number); };
    return firstFreeName(numbered(1), numbered, [&document](const std::string& name) {
        return document.constantNameComplaint(-1, name).isEmpty();
    });
}

} // namespace

// --- a row -----------------------------------------------------------------------------------------

ConstantRow::ConstantRow(const Refusal& refuseName, const Refusal& refuseExpression, QWidget* parent)
    : QWidget(parent), m_nameLine(new QLineEdit(this)), m_expressionLine(new QLineEdit(this)),
      m_name(new Draft(m_nameLine, refuseName)), m_expression(new Draft(m_expressionLine, refuseExpression)),
      m_remove(flatButton("removeConstant", this)), m_below(new QLabel(this)) {
    m_nameLine->setObjectName("constantName");
    m_nameLine->setAccessibleName(tr("Name of the constant"));
    m_expressionLine->setObjectName("constantExpression");
    m_expressionLine->setAccessibleName(tr("Value of the constant"));
    m_expressionLine->setToolTip(tr("A quantity with its unit, such as 10 ft, or a pure number, which takes "
                                    "the unit of the field that uses it"));
    m_name->setName(tr("the name of a constant"));
    m_remove->setIcon(icon(Icon::close));
    m_remove->setIconSize({14, 14});
    m_below->setObjectName("constantValue");
    m_below->setTextFormat(Qt::PlainText);
    m_below->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_nameLine, 0, 0);
    grid->addWidget(new QLabel(QStringLiteral("="), this), 0, 1);
    grid->addWidget(m_expressionLine, 0, 2);
    grid->addWidget(m_remove, 0, 3);
    grid->addWidget(m_below, 1, 0, 1, 4);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(2, 3);
    for (QLineEdit* line : {m_nameLine, m_expressionLine})
        line->setMinimumWidth(40);
    connect(m_name, &Draft::taken, this, &ConstantRow::renamed);
    connect(m_expression, &Draft::taken, this, &ConstantRow::changed);
    for (const auto& [draft, line] :
         {std::pair(m_name, m_nameLine), std::pair(m_expression, m_expressionLine)}) {
        connect(draft, &Draft::finished, this, &ConstantRow::finished);
        connect(draft, &Draft::refused, this, [this, line = line](const QString& why) {
            setState(line, "wrong", !why.isEmpty());
            m_why.clear();
            showState();
        });
    }
    connect(m_remove, &QToolButton::clicked, this, &ConstantRow::removed);
}

void ConstantRow::show(const Constant& constant, const QString& value, bool isPure) {
    const QString name = toQt(constant.name);
    const QString expression = toQt(constant.expression);
    // Spaces at the end are kept while the user types, because more words may follow.
    if (m_name->text().trimmed() != name) m_name->setText(name);
    if (m_expression->text().trimmed() != expression) m_expression->setText(expression);
    m_expression->setName(tr("the constant %1").arg(name));
    m_remove->setToolTip(plainTip(tr("Remove the constant %1 from the project").arg(name)));
    m_remove->setAccessibleName(tr("Remove %1").arg(name));
    const bool isAsTyped = value == expression;
    m_value = !isPure     ? isAsTyped ? QString() : QStringLiteral("= ") + value
              : isAsTyped ? tr("a pure number")
                          : tr("= %1, a pure number").arg(value);
    m_why.clear();
    showState();
}

void ConstantRow::say(const QString& why) {
    m_why = why;
    showState();
}

void ConstantRow::focusName() {
    m_nameLine->setFocus(Qt::OtherFocusReason);
    m_nameLine->selectAll();
}

void ConstantRow::showState() {
    const QString wrong = m_name->isRefused()         ? m_name->refusal()
                          : m_expression->isRefused() ? m_expression->refusal()
                                                      : m_why;
    m_below->setText(breakable(wrong.isEmpty() ? m_value : wrong));
    setState(m_below, "role", wrong.isEmpty() ? "muted" : "error");
    m_below->setVisible(!m_below->text().isEmpty());
}

// --- all constants ---------------------------------------------------------------------------------

ConstantsEdit::ConstantsEdit(QWidget* parent)
    : QWidget(parent), m_header(flatButton("constants", this)), m_add(flatButton("addConstant", this)),
      m_area(new QScrollArea(this)), m_content(new QWidget), m_layout(new QVBoxLayout(m_content)) {
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setToolTip(tr("Named numbers that expressions in all experiments can use"));
    m_add->setIcon(icon(Icon::add));
    m_add->setToolTip(tr("Add constant"));
    m_add->setAccessibleName(tr("Add constant"));
    m_layout->setContentsMargins(6, 0, 6, 0);
    m_layout->setSpacing(4);
    m_area->setWidget(m_content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setProperty("role", "plain");
    m_area->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_content->installEventFilter(this);
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_header);
    heading->addStretch(1);
    heading->addWidget(m_add);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(heading);
    column->addWidget(m_area);
    connect(m_header, &QToolButton::clicked, this, [this] { setUnfolded(m_area->isHidden()); });
    connect(m_add, &QToolButton::clicked, this, &ConstantsEdit::add);
    setUnfolded(false);
}

void ConstantsEdit::setDocument(Document& document) {
    m_document = &document;
    for (const auto signal : {&Document::constantsChanged, &Document::unitsChanged, &Document::projectReset})
        connect(&document, signal, this, &ConstantsEdit::showRows);
    showRows();
}

void ConstantsEdit::setUnfolded(bool unfolded) {
    m_header->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_header->setAccessibleDescription(unfolded ? tr("expanded") : tr("collapsed"));
    m_area->setVisible(unfolded);
    if (m_document) showRows();
}

void ConstantsEdit::add() {
    m_document->endStep();
    m_document->addConstant({freeConstant(*m_document), "1"});
    setUnfolded(true);
    if (m_rows.empty()) return;
    m_rows.back()->focusName();
    m_area->ensureWidgetVisible(m_rows.back());
}

ConstantRow* ConstantsEdit::makeRow(int index) {
    auto* row = new ConstantRow(
        [this, index](const QString& typed) {
            return m_document->constantNameComplaint(index, typed.trimmed().toStdString());
        },
        [this, index](const QString& typed) {
            return m_document->constantExpressionComplaint(index, typed.trimmed().toStdString());
        },
        m_content);
    connect(row, &ConstantRow::renamed, this, [this, index](const QString& name) {
        m_document->renameConstant(index, name.trimmed().toStdString(),
                                   QStringLiteral("constant.name.%1").arg(index));
    });
    connect(row, &ConstantRow::changed, this, [this, index](const QString& expression) {
        m_document->setConstantExpression(index, expression.trimmed().toStdString(),
                                          QStringLiteral("constant.%1").arg(index));
    });
    connect(row, &ConstantRow::finished, m_document, &Document::endStep);
    connect(row, &ConstantRow::removed, this, [this, index, row] {
        m_document->endStep();
        if (const QString why = m_document->removeConstant(index); !why.isEmpty()) row->say(why);
        fitHeight();
    });
    return row;
}

void ConstantsEdit::showRows() {
    const auto& constants = m_document->project().constants;
    m_header->setText(constants.empty() ? tr("Constants") : tr("Constants (%1)").arg(constants.size()));
    const std::size_t count = m_area->isHidden() ? 0 : constants.size();
    while (m_rows.size() > count) {
        m_rows.back()->hide();
        m_rows.back()->deleteLater();
        m_rows.pop_back();
    }
    while (m_rows.size() < count) {
        m_rows.push_back(makeRow(static_cast<int>(m_rows.size())));
        m_layout->addWidget(m_rows.back());
        m_rows.back()->setVisible(true); // shown at once, because hidden widgets cannot get the focus
    }
    const ConstantTable table(constants);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->show(constants[i], toQt(table.valueText(i, m_document->units())), table.isPure(i));
    fitHeight();
}

/// Makes the list as high as its rows, up to mostConstantsHeight.
void ConstantsEdit::fitHeight() {
    const int height = m_layout->hasHeightForWidth() ? m_layout->heightForWidth(m_area->viewport()->width())
                                                     : m_layout->sizeHint().height();
    m_area->setFixedHeight(std::clamp(height, 0, mostConstantsHeight));
}

bool ConstantsEdit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) fitHeight();
    return QWidget::eventFilter(watched, event);
}

} // namespace talweg

#include "moc_constants_edit.cpp"
