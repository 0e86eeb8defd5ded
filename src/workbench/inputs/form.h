#pragma once

#include "project/project.h"
#include "study/distribution.h"
#include "study/typed_number.h"
#include "systems/mends.h"
#include "workbench/inputs/value_editor.h"

#include <QString>
#include <QWidget>
#include <functional>
#include <map>
#include <memory>

class QMenu;

namespace talweg {

class QuantityEdit;

/// The inputs of one system: its form from ui/, laid out by hand, or else one made from the parameter
/// table. A field is bound to the parameter its widget is named after.
class Form : public QWidget {
    Q_OBJECT
public:
    /// Whether a new form has its fields, or gets them piece by piece; before that it is not to be used.
    enum class Fields { atOnce, later };

    /// Loads the form from `path`, or makes one when there is no such file.
    Form(std::shared_ptr<const System> system, const QString& path, QWidget* parent = nullptr,
         Fields fields = Fields::atOnce);
    /// Makes one more field, the last of which shows the defaults; false when there is none left.
    bool makeField();
    /// Makes all that are left.
    void makeFields();
    /// Works out what one more field looks like in a form of that width, so that showing the form takes
    /// less; false when there is none left.
    bool fitField(int width);

    /// Where the program keeps the form of a system.
    static QString pathOf(const System& system);

    /// How texts in fields of numbers are read, those of fields that are made later too; see NumberEditor.
    using ReadNumber = std::function<TypedNumber(const Parameter& parameter, std::string_view text)>;
    void setReader(ReadNumber reader);
    /// In which numbers are shown and typed; values have the units of the parameters.
    void setUnits(const DisplayUnits& units);
    /// Shows the values, and the expressions that make some of them. Fields that have no effect with them are
    /// left out, or dimmed where they belong to another field that holds a number.
    void setValues(const Values& values, const Expressions& expressions = {}) {
        setValues(values, expressions, {}, {});
    }
    /// And how the study draws some of them at random; `columns` reads those of tables for that.
    void setValues(const Values& values, const Expressions& expressions, const std::optional<Study>& study,
                   const ColumnReader& columns);
    /// Drops everything typed that is not valid, as when another experiment is shown.
    void restore();
    /// Shows the problems below their fields, and below those that could mend them; those without a field of
    /// their own are left out.
    void setProblems(const std::vector<Problem>& problems, const std::vector<Mend>& mends = {});

    const System& system() const { return *m_system; }
    /// The field of a parameter; null when the form lacks it.
    QuantityEdit* field(const QString& parameter) const;

signals:
    void edited(const QString& parameter, const talweg::InputEdit& edit);
    /// See NumberEditor.
    void randomWanted(const QString& parameter);
    void mended(const talweg::Mend& mend);
    void presetChosen(const QString& name, const talweg::Values& values);
    /// See GroupHeader.
    void presetsOpening(const QString& group, QMenu* menu);
    /// The user left a field: the next edit is a new step to undo.
    void finished();

private:
    QWidget* generated();
    void bind(const Parameter& parameter);
    void bindHeaders();

    std::shared_ptr<const System> m_system;
    QWidget* m_root;
    ReadNumber m_reader;
    DisplayUnits m_units;
    std::map<QString, QuantityEdit*> m_fields;
    std::vector<const Parameter*> m_order; ///< those that have fields, as these stand
    std::size_t m_made = 0, m_fitted = 0;  ///< of them
};

} // namespace talweg
