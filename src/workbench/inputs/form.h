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

/// The form with the inputs of one system. It is loaded from a file in ui/, or generated from the parameter
/// table. The object name of each field is the id of its parameter.
class Form : public QWidget {
    Q_OBJECT
public:
    /// Whether a new form creates all fields at once, or one by one with makeField. Until all fields exist,
    /// the form must not be used.
    enum class Fields { atOnce, later };

    /// Loads the form from `path`, or generates it if there is no such file.
    Form(std::shared_ptr<const System> system, const QString& path, QWidget* parent = nullptr,
         Fields fields = Fields::atOnce);
    /// Creates the next field. After the last one, shows the default values. Returns false if all fields
    /// already exist.
    bool makeField();
    /// Creates all fields that do not exist yet.
    void makeFields();
    /// Computes the layout of the next field for a form of this width. Called in advance, it makes showing
    /// the form faster. Returns false if no field is left.
    bool fitField(int width);

    /// The resource path of the form file of a system.
    static QString pathOf(const System& system);

    /// Sets how texts in number fields are parsed; see NumberEditor. Also applies to fields created later.
    using ReadNumber = std::function<TypedNumber(const Parameter& parameter, std::string_view text)>;
    void setReader(ReadNumber reader);
    /// Sets the units in which numbers are shown and typed. Values remain in the units of the parameters.
    void setUnits(const DisplayUnits& units);
    /// Shows the values, and the expressions of inputs that have one. Fields of inputs that have no effect at
    /// these values are hidden, disabled or marked; see IdleField.
    void setValues(const Values& values, const Expressions& expressions = {}) {
        setValues(values, expressions, {}, {});
    }
    /// Also shows the distributions of the study's uncertain inputs. `columns` reads columns of measured
    /// tables, to which distributions may refer.
    void setValues(const Values& values, const Expressions& expressions, const std::optional<Study>& study,
                   const ColumnReader& columns);
    /// Discards all invalid texts, e.g. before another experiment is shown.
    void restore();
    /// Shows each problem below the field of its input, and below the fields of inputs that can be changed to
    /// correct it (`mends`). Problems without a field are not shown.
    void setProblems(const std::vector<Problem>& problems, const std::vector<Mend>& mends = {});

    /// Checks the preset in the menu of a group whose values the inputs have; see GroupHeader.
    void checkPreset(const QString& group, const Values& values);

    const System& system() const { return *m_system; }
    /// The field of a parameter; null if the form has none.
    QuantityEdit* field(const QString& parameter) const;

signals:
    void edited(const QString& parameter, const talweg::InputEdit& edit);
    /// See NumberEditor.
    void randomWanted(const QString& parameter);
    void mended(const talweg::Mend& mend);
    void presetChosen(const QString& name, const talweg::Values& values);
    /// See GroupHeader.
    void presetsOpening(const QString& group, QMenu* menu);
    /// The user left a field. The next edit must be a separate undo step.
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
    std::vector<const Parameter*> m_order; ///< parameters with a field, in the order of the fields
    std::size_t m_made = 0, m_fitted = 0;  ///< number of fields created and laid out, in the order of m_order
};

} // namespace talweg
