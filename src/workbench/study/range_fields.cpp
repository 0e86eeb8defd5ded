#include "workbench/study/range_fields.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "study/typed_number.h"
#include "workbench/common/flow_layout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace talweg {

namespace {

/// Width of a field in pixels: room for "−1234.5".
constexpr int endWidth = 64;

/// The parts of a text between separators outside brackets.
QStringList splitAt(const QString& text, QChar separator) {
    QStringList parts{QString()};
    int open = 0;
    for (const QChar letter : text) {
        open += letter == u'(' ? 1 : letter == u')' ? -1 : 0;
        if (letter == separator && open <= 0)
            parts << QString();
        else
            parts.back() += letter;
    }
    for (QString& part : parts)
        part = part.trimmed();
    return parts;
}

/// Whether the text of one field is a whole range or list. A single comma without a blank is a decimal comma.
bool holdsAll(const QString& text) {
    return splitAt(text, u':').size() > 1 || splitAt(text, u',').size() > 2 || text.contains(u", ");
}

} // namespace

RangeFields::RangeFields(const QString& id, const QString& label, const QString& unit, QWidget* parent)
    : QWidget(parent) {
    auto* flow = new FlowLayout(this);
    const std::array<std::array<QString, 3>, 3> names{
        {{QStringLiteral("from"), tr("From"), tr("First value of %1").arg(label)},
         {QStringLiteral("to"), tr("to"), tr("Last value of %1").arg(label)},
         {QStringLiteral("step"), tr("Step"), tr("Step of %1").arg(label)}}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& [name, words, spoken] = names[i];
        auto* part = new QWidget(this);
        auto* line = m_lines[i] = new QLineEdit(part);
        line->setObjectName(name + u'_' + id);
        line->setAccessibleName(spoken);
        line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        line->setFixedWidth(endWidth);
        auto* row = new QHBoxLayout(part);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        row->addWidget(new QLabel(words, part));
        row->addWidget(line);
        if (!unit.isEmpty()) row->addWidget(new QLabel(unit, part));
        flow->addWidget(part);
        connect(line, &QLineEdit::textEdited, this, [this] { emit typed(text()); });
    }
}

bool RangeFields::isRange(const QString& text) {
    return splitAt(text, u':').size() == 3 && splitAt(text, u',').size() == 1;
}

QString RangeFields::rangeFor(const QString& text, const std::string& unit) {
    const QStringList ends = splitAt(text, u':'), values = splitAt(text, u',');
    if (ends.size() == 3) return text;
    if (ends.size() == 2) return text + u':';
    const auto first = readTyped(values.front().toStdString(), unit).number;
    const auto last = readTyped(values.back().toStdString(), unit).number;
    const auto steps = static_cast<double>(values.size() - 1);
    const QString step = first && last && steps > 0 ? toQt(shortest((*last - *first) / steps)) : QString();
    return QStringList{values.front(), values.back(), step}.join(u':');
}

void RangeFields::setText(const QString& range) {
    const QStringList parts = splitAt(range, u':');
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (const QString part = parts.value(static_cast<qsizetype>(i)); m_lines[i]->text() != part)
            m_lines[i]->setText(part);
}

/// The text of the fields, or that of one field if it contains a whole range or list.
QString RangeFields::text() const {
    QStringList parts;
    for (const QLineEdit* line : m_lines) {
        if (holdsAll(line->text())) return line->text();
        parts << splitAt(line->text(), u',').join(u'.'); // a decimal comma
    }
    return parts.join(u':');
}

} // namespace talweg

#include "moc_range_fields.cpp"
