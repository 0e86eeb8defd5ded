#include "workbench/window/units_menu.h"

#include <QActionGroup>

namespace talweg {

namespace {

QString inQtText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString titleOfKind(std::string_view kind) {
    if (kind == "angle") return UnitsMenu::tr("Angle");
    if (kind == "length") return UnitsMenu::tr("Length");
    if (kind == "speed") return UnitsMenu::tr("Speed");
    if (kind == "mass") return UnitsMenu::tr("Mass");
    return UnitsMenu::tr("Acceleration");
}

/// The name of a unit in the menu.
QString titleOfUnit(std::string_view unit) {
    if (unit == "°") return UnitsMenu::tr("Degrees (°)");
    if (unit == "rad") return UnitsMenu::tr("Radians (rad)");
    if (unit == "m") return UnitsMenu::tr("Metres (m)");
    if (unit == "ft") return UnitsMenu::tr("Feet (ft)");
    if (unit == "m/s") return UnitsMenu::tr("Metres per second (m/s)");
    if (unit == "km/h") return UnitsMenu::tr("Kilometres per hour (km/h)");
    if (unit == "ft/s") return UnitsMenu::tr("Feet per second (ft/s)");
    if (unit == "kg") return UnitsMenu::tr("Kilograms (kg)");
    if (unit == "lb") return UnitsMenu::tr("Pounds (lb)");
    if (unit == "g") return UnitsMenu::tr("Standard gravity, 9.80665 m/s² (g)");
    if (unit == "ft/s²") return UnitsMenu::tr("Feet per second squared (ft/s²)");
    return UnitsMenu::tr("Metres per second squared (m/s²)");
}

} // namespace

UnitsMenu::UnitsMenu(Document& document, QMenu& menu) : QObject(&menu), m_document(document) {
    using View = std::string_view;
    add(menu, tr("&SI, angles in degrees"),
        {new QAction(&menu), [](DisplayUnits, View, View) { return DisplayUnits(); }});
    add(menu, tr("&US customary"),
        {new QAction(&menu), [](DisplayUnits, View, View) { return DisplayUnits::usCustomary(); }});
    menu.addSeparator();
    for (const DisplayUnits::Kind& kind : DisplayUnits::kinds()) {
        QMenu* const inner = menu.addMenu(titleOfKind(kind.id));
        auto* group = new QActionGroup(inner);
        for (const View unit : kind.units) {
            Entry entry{new QAction(inner),
                        [](DisplayUnits units, View which, View chosen) {
                            units.choose(which, chosen);
                            return units;
                        },
                        kind.id, unit};
            group->addAction(entry.action);
            add(*inner, titleOfUnit(unit), entry);
        }
    }
    connect(&document, &Document::unitsChanged, this, &UnitsMenu::showChosen);
    connect(&document, &Document::projectReset, this, &UnitsMenu::showChosen);
    showChosen();
}

void UnitsMenu::add(QMenu& menu, const QString& text, const Entry& entry) {
    entry.action->setText(text);
    entry.action->setCheckable(true);
    entry.action->setObjectName(entry.unit.empty() ? text.section(u',', 0, 0).remove(u'&')
                                                   : QStringLiteral("unit %1").arg(inQtText(entry.unit)));
    menu.addAction(entry.action);
    m_entries.push_back(entry);
    connect(entry.action, &QAction::triggered, this, [this, entry] {
        m_document.setUnits(entry.chosen(m_document.units(), entry.kind, entry.unit));
        showChosen(); // restores the check mark if nothing changed
    });
}

void UnitsMenu::showChosen() {
    for (const Entry& entry : m_entries)
        entry.action->setChecked(entry.chosen(m_document.units(), entry.kind, entry.unit)
                                 == m_document.units());
}

} // namespace talweg

#include "moc_units_menu.cpp"
