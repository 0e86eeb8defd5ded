#include "figures/study/study_figure_id.h"

#include "base/number.h"
#include "base/to_qt.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

namespace talweg {

namespace {

using Kind = StudyFigure::Kind;

/// Default number of single runs that a figure shows.
constexpr std::size_t usualRuns = 6;

constexpr std::array kinds{std::pair(Kind::percentage, "percentage"),
                           std::pair(Kind::spread, "spread"),
                           std::pair(Kind::mean, "mean"),
                           std::pair(Kind::runs, "runs"),
                           std::pair(Kind::map, "map"),
                           std::pair(Kind::outcomes, "outcomes"),
                           std::pair(Kind::pareto, "pareto")};

/// The kind of a map of differences, as in ids.
const QString difference = QStringLiteral("difference");

QString nameOf(Kind kind) {
    const auto* const it = std::ranges::find(kinds, kind, [](const auto& one) { return one.first; });
    return it == kinds.end() ? QString() : QString::fromLatin1(it->second);
}

QString textOf(double number) {
    return toQt(shortest(number));
}

bool hasAxis(const SweepResult& result, const std::string& id) {
    return std::ranges::count(result.sweep.axes, id, &Axis::parameter) > 0;
}

std::string askedMeasure(const SweepResult& result, const std::optional<Requirement>& requirement) {
    for (const std::string& measure : result.sweep.measures)
        if (requirement && requirement->level(measure)) return measure;
    return {};
}

/// The kind of figure that answers the requirement: of the percentage of success if it is required or if
/// nothing is, otherwise of a measure.
Kind usualKind(const SweepResult& result, const Study& study) {
    const std::string& success = result.system->success.id;
    const bool asksMeasure =
        !study.requirement.empty() && study.requirement.find(success) == std::string::npos;
    return success.empty() || asksMeasure ? Kind::spread : Kind::percentage;
}

std::vector<double> spreadRuns(const Axis& over) {
    std::vector<double> chosen;
    const std::size_t count = std::min(usualRuns, over.values.size());
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(over.values[count < 2 ? 0 : i * (over.values.size() - 1) / (count - 1)]);
    return chosen;
}

/// Whether a figure of this kind needs a second axis: as the family of its lines, or as the vertical axis of
/// a map.
bool hasLines(Kind kind) {
    return kind != Kind::runs && kind != Kind::outcomes && kind != Kind::pareto;
}

/// Whether a figure of this kind has one line for each value of an input.
bool isOfLines(Kind kind) {
    return hasLines(kind) && kind != Kind::map;
}

bool isOfMeasure(Kind kind) {
    return kind != Kind::percentage && kind != Kind::outcomes && kind != Kind::pareto;
}

/// Parses goals such as "-e;+k", which means: minimise e and maximise k.
bool takeGoals(const QString& text, const SweepResult& result, StudyFigure& figure) {
    figure.goals.clear();
    for (const QString& one : text.split(u';', Qt::SkipEmptyParts)) {
        figure.goals.push_back({one.mid(1).toStdString(), one.startsWith(u'+')});
        const bool isGoal = one.startsWith(u'+') || one.startsWith(u'-');
        if (!isGoal || !hasAxis(result, figure.goals.back().input)) return false;
    }
    return true;
}

/// The numbers in a list such as "0.1;0.3".
std::vector<double> numbersIn(const std::string& text) {
    std::vector<double> numbers;
    for (const QString& one : toQt(text).split(u';'))
        if (const auto number = readNumber(one.toStdString())) numbers.push_back(*number);
    return numbers;
}

QString listOf(const std::vector<double>& numbers) {
    QStringList texts;
    for (const double number : numbers)
        texts << textOf(number);
    return texts.join(u';');
}

bool takeLess(const std::string& value, StudyFigureReading& reading) {
    if (reading.less.what == StudyLess::What::nothing) return false; // the figure is not a map of differences
    reading.less.what = StudyLess::What::baseline;
    if (value == "baseline") return true;
    const auto number = readNumber(value);
    if (!number || !(*number >= 1 && *number <= 1000)) return false;
    reading.less = {StudyLess::What::part, static_cast<std::size_t>(*number) - 1};
    return true;
}

/// Applies one "key=value" of an id; returns false if it is invalid.
bool take(const QString& entry, const SweepResult& result, StudyFigureReading& reading) {
    StudyFigure& figure = *reading.figure;
    const QString key = entry.section(u'=', 0, 0);
    const std::string value = entry.section(u'=', 1).toStdString();
    if (!entry.contains(u'=')) return false;
    if (key == u"x") {
        figure.x = value;
        return hasAxis(result, value);
    }
    if (key == u"family") {
        figure.family = value;
        return value.empty() || hasAxis(result, value) || value == result.sweep.over.parameter;
    }
    if (key == u"measure") {
        figure.measure = value;
        return value.empty() || std::ranges::count(result.sweep.measures, value) > 0;
    }
    if (key == u"part") {
        const auto number = readNumber(value);
        if (!number || !(*number >= 1 && *number <= 1000)) return false;
        reading.part = static_cast<std::size_t>(*number) - 1;
        return true;
    }
    if (key == u"less") return takeLess(value, reading);
    if (key == u"goals") return takeGoals(toQt(value), result, figure);
    if (key == u"over") {
        figure.over = numbersIn(value);
        return !figure.over.empty();
    }
    if (key == u"members") {
        figure.members = numbersIn(value);
        return isOfLines(figure.kind) && !figure.members.empty();
    }
    const auto number = readNumber(value);
    const std::string id = key.mid(1).toStdString();
    if (!key.startsWith(u'@') || !number) return false;
    figure.fixed[id] = *number;
    return hasAxis(result, id) || id == result.sweep.over.parameter;
}

} // namespace

QString idOfStudyFigure(const StudyFigure& figure, std::size_t part, const StudyLess& less) {
    const bool isDifference = less.what != StudyLess::What::nothing;
    QStringList entries{QStringLiteral("study:") + (isDifference ? difference : nameOf(figure.kind))};
    entries << QStringLiteral("x=%1").arg(toQt(figure.x));
    if (hasLines(figure.kind)) entries << QStringLiteral("family=%1").arg(toQt(figure.family));
    if (isOfMeasure(figure.kind)) entries << QStringLiteral("measure=%1").arg(toQt(figure.measure));
    if (!figure.members.empty()) entries << QStringLiteral("members=") + listOf(figure.members);
    if (!figure.over.empty()) entries << QStringLiteral("over=") + listOf(figure.over);
    QStringList goals;
    for (const auto& [input, isMore] : figure.goals)
        goals << (isMore ? u'+' : u'-') + toQt(input);
    if (figure.kind == Kind::pareto) entries << QStringLiteral("goals=") + goals.join(u';');
    for (const auto& [id, value] : figure.fixed)
        entries << QStringLiteral("@%1=%2").arg(toQt(id), textOf(value));
    if (part > 0) entries << QStringLiteral("part=%1").arg(part + 1);
    if (less.what == StudyLess::What::baseline) entries << QStringLiteral("less=baseline");
    if (less.what == StudyLess::What::part) entries << QStringLiteral("less=%1").arg(less.part + 1);
    return entries.join(u',');
}

std::string fewestValues(const std::vector<Axis>& axes, const std::string& x) {
    const Axis* fewest = nullptr;
    for (const Axis& axis : axes)
        if (axis.parameter != x && (!fewest || axis.values.size() < fewest->values.size())) fewest = &axis;
    return fewest ? fewest->parameter : std::string();
}

StudyFigure usualStudyFigure(Kind kind, const SweepResult& result, const Study& study,
                             const std::optional<Requirement>& requirement) {
    const std::vector<Axis>& axes = result.sweep.axes;
    StudyFigure figure;
    figure.kind = kind;
    if (!axes.empty()) figure.x = hasAxis(result, study.smallest) ? study.smallest : axes.back().parameter;
    const auto other =
        std::ranges::find_if(axes, [&figure](const Axis& axis) { return axis.parameter != figure.x; });
    if (kind == Kind::map)
        figure.family = other == axes.end() ? result.sweep.over.parameter : other->parameter;
    if (kind == Kind::mean) figure.family = fewestValues(axes, figure.x);
    if (isOfMeasure(kind)) figure.measure = askedMeasure(result, requirement);
    const std::string& smallest = study.smallest.empty() ? result.system->studySmallest : study.smallest;
    if (kind == Kind::pareto && hasAxis(result, smallest)) figure.goals = {{smallest, false}};
    if (kind == Kind::runs) figure.over = spreadRuns(result.sweep.over);
    return figure;
}

StudyFigureReading studyFigureOf(const QString& id, const SweepResult& result, const Study& study,
                                 const std::optional<Requirement>& requirement) {
    QStringList entries = id.split(u',');
    const QString name = entries.takeFirst().section(u':', 1);
    const auto* it =
        std::ranges::find_if(kinds, [&](const auto& one) { return name == QLatin1String(one.second); });
    const bool isDifference = name == difference;
    if (!name.isEmpty() && it == kinds.end() && !isDifference) {
        QStringList known;
        for (const auto& one : kinds)
            known << QString::fromLatin1(one.second);
        known << difference;
        return {{},
                0,
                {},
                QCoreApplication::translate("talweg", "A study has no figure \"%1\"; its figures are %2.")
                    .arg(name, known.join(", "))};
    }
    const Kind kind = isDifference ? Kind::map : name.isEmpty() ? usualKind(result, study) : it->first;
    StudyFigureReading reading{usualStudyFigure(kind, result, study, requirement)};
    if (isDifference) reading.less.what = StudyLess::What::usual;
    for (const QString& entry : entries)
        if (!take(entry, result, reading)) {
            const QString problem =
                QCoreApplication::translate(
                    "talweg",
                    "\"%1\" is not a valid option for figures of this study. Valid options are x=, family=, "
                    "members= (only in figures with lines), measure=, part=, less=, goals=, over= and "
                    "@INPUT=, each with a value that is available in the study.")
                    .arg(entry);
            return {{}, 0, {}, problem};
        }
    return reading;
}

} // namespace talweg
