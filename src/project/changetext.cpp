#include "project/changetext.h"

#include "base/free_name.h"
#include "base/to_qt.h"
#include "base/translation.h"
#include "systems/in_units.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace talweg {

QString elided(const std::string& text) {
    const QString whole = toQt(text);
    return whole.size() <= 40 ? whole : whole.left(39) + u'…';
}

namespace {

QString described(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value)) {
        const QString text = QString::number(*number, 'g', 6);
        return parameter.unit.empty() ? text : text + " " + toQt(parameter.unit);
    }
    if (const auto* word = std::get_if<std::string>(&value)) {
        const auto choice = std::ranges::find(parameter.choices, *word, &Choice::id);
        const bool labelled = choice != parameter.choices.end() && !choice->label.empty();
        return toQt(labelled ? choice->label : *word);
    }
    if (const auto* rows = std::get_if<Table>(&value)) return toQt(countOfRows(parameter, rows->size()));
    return toQt(trCount(std::ssize(std::get<Points>(value)), "%n point", "%n points"));
}

QString nameOf(const System& system, const std::string& id) {
    const Parameter* parameter = find(system.parameters, id);
    return toQt(parameter ? inSentence(*parameter) : id);
}

/// The name of an undo step that changes the axes of a study; empty if they are equal.
QString axesText(const System& system, const Study& before, const Study& after) {
    const auto has = [](const Study& study, const std::string& id) {
        return std::ranges::find(study.axes, id, &Study::Swept::parameter) != study.axes.end();
    };
    const auto isUnknown = [](const Study& study, const std::string& id) {
        return std::ranges::count(study.unknown, id, &Study::Swept::parameter) > 0;
    };
    for (const Study::Swept& axis : after.unknown)
        if (!isUnknown(before, axis.parameter))
            return QCoreApplication::translate("talweg", "Mark %1 as unknown")
                .arg(nameOf(system, axis.parameter));
    for (const Study::Swept& axis : before.unknown)
        if (!isUnknown(after, axis.parameter))
            return (has(after, axis.parameter) ? QCoreApplication::translate("talweg", "Mark %1 as known")
                                               : QCoreApplication::translate("talweg", "Stop varying %1"))
                .arg(nameOf(system, axis.parameter));
    for (const Study::Swept& axis : after.unknown)
        if (std::ranges::find(before.unknown, axis) == before.unknown.end())
            return QCoreApplication::translate("talweg", "Change the values of %1 to %2")
                .arg(nameOf(system, axis.parameter), elided(axis.values));
    for (const Study::Swept& axis : after.axes)
        if (!has(before, axis.parameter))
            return QCoreApplication::translate("talweg", "Vary %1").arg(nameOf(system, axis.parameter));
    for (const Study::Swept& axis : before.axes)
        if (!has(after, axis.parameter))
            return QCoreApplication::translate("talweg", "Stop varying %1")
                .arg(nameOf(system, axis.parameter));
    for (const Study::Swept& axis : after.axes)
        if (std::ranges::find(before.axes, axis) == before.axes.end())
            return QCoreApplication::translate("talweg", "Change the values of %1 to %2")
                .arg(nameOf(system, axis.parameter), elided(axis.values));
    return before.axes == after.axes && before.unknown == after.unknown
               ? QString()
               : QCoreApplication::translate("talweg", "Change the order of the varied inputs");
}

} // namespace

namespace {

/// The name of an undo step that changes one input.
QString changeText(const Parameter& parameter, const Values& before, const Values& changed) {
    const Value &was = before.find(parameter.id)->second, &is = changed.find(parameter.id)->second;
    const Parameter* cell = onlyDifferentCell(parameter, was, is);
    const Parameter& named = cell ? *cell : parameter;
    const QString name = toQt(inSentence(named));
    const QString now = described(named, valueOf(named, changed));
    if (parameter.kind == Parameter::Kind::table && described(parameter, was) == now)
        return QCoreApplication::translate("talweg", "Change %1").arg(name);
    return QCoreApplication::translate("talweg", "Change %1 to %2").arg(name, now);
}

} // namespace

QString changeText(const System& system, const Values& before, const Values& changed) {
    QStringList names;
    for (const Parameter& parameter : system.parameters) {
        const auto it = changed.find(parameter.id);
        if (it == changed.end()) continue;
        if (changed.size() == 1) return changeText(parameter, before, changed);
        names << toQt(inSentence(parameter));
    }
    if (names.size() > 3) return toQt(trCount(names.size(), "Change %n input", "Change %n inputs"));
    const QString last = names.takeLast();
    return QCoreApplication::translate("talweg", "Change %1 and %2").arg(names.join(", "), last);
}

namespace {

QString briefly(const Parameter& parameter, const Value& from, const Value& to) {
    const QString name = toQt(parameter.symbol.empty() ? inSentence(parameter) : parameter.symbol);
    const auto shortened = [&](const Value& value) {
        return elided(described(parameter, value).toStdString());
    };
    if (shortened(from) == shortened(to))
        return QCoreApplication::translate("talweg", "different %1").arg(name);
    if (!std::holds_alternative<double>(from) || !std::holds_alternative<double>(to))
        return QCoreApplication::translate("talweg", "%1 %2 → %3").arg(name, shortened(from), shortened(to));
    Parameter plain = parameter;
    plain.unit.clear();
    return QCoreApplication::translate("talweg", "%1 %2 → %3")
        .arg(name, described(plain, from), shortened(to));
}

} // namespace

QString differenceText(const System& system, const Values& from, const Values& to) {
    constexpr qsizetype max = 2; // named inputs; names of steps and pins are one line
    QStringList texts;
    for (const Parameter& parameter : system.parameters) {
        const auto before = from.find(parameter.id), after = to.find(parameter.id);
        if (before == from.end() || after == to.end() || before->second == after->second) continue;
        const auto matters = [&](const Values& values) {
            return whyIdle(system.parameters, parameter, values).empty();
        };
        if (!matters(from) && !matters(to)) continue;
        const Parameter* cell = onlyDifferentCell(parameter, before->second, after->second);
        const Parameter& named = cell ? *cell : parameter;
        texts << briefly(named, valueOf(named, from), valueOf(named, to));
    }
    const qsizetype more = texts.size() - max;
    if (more <= 0) return texts.join(QStringLiteral(", "));
    return QCoreApplication::translate("talweg", "%1 and %2 more")
        .arg(texts.mid(0, max).join(QStringLiteral(", ")), QString::number(more));
}

namespace {

QString withUnit(double number, const Parameter& parameter) {
    constexpr int digits = 4; // dragging is not more precise
    const QString text = QString::number(number, 'g', digits);
    return parameter.unit.empty() ? text : text + u' ' + toQt(parameter.unit);
}

/// The new value of an input. Empty if it is neither a number nor points of which at least one moved.
QString draggedValue(const Parameter& parameter, const Value& before, const Value& dragged) {
    if (const double* number = std::get_if<double>(&dragged)) return withUnit(*number, parameter);
    const auto *from = std::get_if<Points>(&before), *to = std::get_if<Points>(&dragged);
    if (!from || !to) return {};
    const auto moved = std::ranges::mismatch(*from, *to).in2;
    if (moved == to->end()) return {};
    return QStringLiteral("(%1, %2)").arg(withUnit(moved->x(), parameter), withUnit(moved->y(), parameter));
}

} // namespace

QString draggedText(const System& system, const Values& before, const Values& dragged,
                    const DisplayUnits& units) {
    QStringList texts;
    for (const Parameter& parameter : system.parameters) {
        const auto was = before.find(parameter.id), is = dragged.find(parameter.id);
        if (was == before.end() || is == dragged.end()) continue;
        const auto shown = [&](const Value& value) { return inUnits(parameter, value, units); };
        const QString value = draggedValue(inUnits(parameter, units), shown(was->second), shown(is->second));
        if (value.isEmpty()) continue;
        texts << toQt(parameter.symbol.empty() ? inSentence(parameter) : parameter.symbol) + u' ' + value;
    }
    return texts.join(QStringLiteral(", "));
}

QString changeText(const System& system, const std::optional<Study>& before,
                   const std::optional<Study>& after) {
    if (!before) return QCoreApplication::translate("talweg", "Add study");
    if (!after) return QCoreApplication::translate("talweg", "Remove study");
    if (before->over.parameter != after->over.parameter)
        return QCoreApplication::translate("talweg", "Evaluate designs over %1")
            .arg(nameOf(system, after->over.parameter));
    if (before->over != after->over)
        return QCoreApplication::translate("talweg", "Change the values of %1 to %2")
            .arg(nameOf(system, after->over.parameter), elided(after->over.values));
    if (const QString text = axesText(system, *before, *after); !text.isEmpty()) return text;
    if (before->requirement != after->requirement)
        return after->requirement.empty()
                   ? QCoreApplication::translate("talweg", "Remove the requirement")
                   : QCoreApplication::translate("talweg", "Change the requirement to %1")
                         .arg(elided(after->requirement));
    if (before->smallest != after->smallest)
        return QCoreApplication::translate("talweg", "Minimise %1").arg(nameOf(system, after->smallest));
    if (before->measures != after->measures)
        return QCoreApplication::translate("talweg", "Change the selection of results");
    if (before->compared != after->compared)
        return after->compared ? QCoreApplication::translate("talweg", "Compare all options in the study")
                               : QCoreApplication::translate("talweg", "Stop comparing options in the study");
    if (before->untilDecided != after->untilDecided)
        return after->untilDecided
                   ? QCoreApplication::translate("talweg", "Stop runs of decided designs")
                   : QCoreApplication::translate("talweg", "Use the same number of runs for all designs");
    if (before->tolerances != after->tolerances)
        return QCoreApplication::translate("talweg", "Change the tolerances");
    return QCoreApplication::translate("talweg", "Change uncertain inputs");
}

namespace {

QString pinName(const Pin& pin, const Pin& onView, const Registry& registry, const DisplayUnits& units) {
    const QString alone = QCoreApplication::translate("talweg", "%1, pinned").arg(pin.experiment);
    if (pin.system != onView.system) return alone;
    const auto system = registry.find(pin.system);
    const auto shown = [&](const Pin& one) { return inUnits(system->parameters, one.values, units); };
    const QString difference = differenceText(*inUnits(system, units), shown(pin), shown(onView));
    if (difference.isEmpty()) return alone;
    return pin.experiment == onView.experiment ? difference
                                               : QStringLiteral("%1: %2").arg(pin.experiment, difference);
}

} // namespace

std::vector<QString> pinNames(const SharedList<Pin>& pins, const Pin& onView, const Registry& registry,
                              const DisplayUnits& units) {
    std::vector<QString> names;
    for (const Pin& pin : pins) {
        const QString name = pinName(pin, onView, registry, units);
        names.push_back(firstFreeName(
            name,
            [&name](int number) { return QStringLiteral("%1 (%2)").arg(name, QString::number(number)); },
            [&names](const QString& one) { return std::ranges::count(names, one) == 0; }));
    }
    return names;
}

} // namespace talweg
