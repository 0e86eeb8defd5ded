#pragma once

#include <QWidget>
#include <array>

class QLineEdit;

namespace talweg {

/// Fields for the parts of a range in the notation "from:to:step", with the unit beside each. A whole range
/// or list can be typed into one field, too.
class RangeFields : public QWidget {
    Q_OBJECT
public:
    /// `id` and `label` are those of the input; the fields are named from_ID, to_ID and step_ID.
    RangeFields(const QString& id, const QString& label, const QString& unit, QWidget* parent);

    /// Whether a text has the three parts of a range. The parts may be empty or invalid.
    static bool isRange(const QString& text);
    /// A text with three parts for a list of values or an incomplete range. For a list, the range has the
    /// same first and last value and the same number of values.
    static QString rangeFor(const QString& text, const std::string& unit);

    /// Shows the parts of a range.
    void setText(const QString& range);
    const std::array<QLineEdit*, 3>& lines() const { return m_lines; }

signals:
    /// The user typed in a field; the fields now contain this text.
    void typed(const QString& text);

private:
    QString text() const;

    std::array<QLineEdit*, 3> m_lines;
};

} // namespace talweg
