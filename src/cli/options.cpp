#include "cli/options.h"

#include "base/number.h"
#include "cli/nearest.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// Whether an argument is an option. A word, a negative number and "-" (the standard output) are not.
bool isOption(const QString& argument) {
    return argument.startsWith(u'-') && argument != "-" && !readNumber(argument.toStdString());
}

/// A list in words: "bash, zsh or fish".
QString anyOf(QStringList words) {
    const QString last = words.takeLast();
    return QCoreApplication::translate("talweg", "%1 or %2").arg(words.join(", "), last);
}

void requireValue(const Option& option, const QString& typed, const QString& value) {
    if (value.trimmed().isEmpty())
        misuse(QCoreApplication::translate("talweg", "%1 needs a value: %1 %2. The value given is empty.")
                   .arg(typed, option.value));
    const QStringList choices = option.choices();
    if (!choices.isEmpty() && !choices.contains(value, Qt::CaseInsensitive))
        misuse(QCoreApplication::translate("talweg", "%1 %2: must be %3.").arg(typed, value, anyOf(choices)));
}

} // namespace

QStringList Option::choices() const {
    return kind == ValueKind::choice ? QString(value).split(u'|') : QStringList();
}

QString translated(const char* text) {
    return QCoreApplication::translate("talweg", text).trimmed();
}

Options::Options(const QString& command, const QStringList& arguments) : m_allowed(optionsOf(command)) {
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        if (arguments[at] == "--") {
            m_positional += arguments.mid(at + 1);
            break;
        }
        if (isOption(arguments[at]))
            takeOption(arguments, at);
        else
            m_positional << arguments[at];
    }
}

/// The option for `typed`, the part of the argument before the value.
const Option& Options::allowedOption(const QString& typed) const {
    const QString name = typed == "-o" ? QStringLiteral("--out") : typed;
    const auto option = std::ranges::find(m_allowed, name, &Option::typed);
    if (option != m_allowed.end()) return *option;
    QStringList names;
    for (const Option& one : m_allowed)
        names << one.typed();
    misuse(QCoreApplication::translate("talweg", "Unknown option %1.%2 Allowed options: %3.")
               .arg(typed, didYouMean(typed.startsWith("--") ? typed : '-' + typed, names), orNone(names)));
}

void Options::takeOption(const QStringList& arguments, qsizetype& at) {
    const QString& argument = arguments[at];
    const auto equals = argument.indexOf(u'=');
    const QString typed = equals < 0 ? argument : argument.left(equals);
    const Option& option = allowedOption(typed);
    QStringList& values = m_values[option.name];
    if (option.kind == ValueKind::none) {
        if (equals >= 0)
            misuse(
                QCoreApplication::translate("talweg", "%1 takes no value (given: %2).").arg(typed, argument));
        values << QString();
    } else {
        values << (equals >= 0 ? argument.mid(equals + 1) : arguments.value(++at));
        if (equals < 0 && (at == arguments.size() || values.last().startsWith("--")))
            misuse(
                QCoreApplication::translate("talweg", "%1 needs a value: %1 %2.").arg(typed, option.value));
        requireValue(option, typed, values.last());
        if (option.kind == ValueKind::choice) values.last() = values.last().toLower();
    }
    if (values.size() > 1 && option.times == Times::once)
        misuse(option.kind == ValueKind::none
                   ? QCoreApplication::translate("talweg", "%1 is given more than once.").arg(typed)
                   : QCoreApplication::translate("talweg", "%1 is given more than once: %2.")
                         .arg(typed, values.join(", ")));
}

QStringList Options::given() const {
    QStringList names;
    for (const Option& option : m_allowed)
        if (has(option.name)) names << option.name;
    return names;
}

QStringList Options::given(ValueKind kind) const {
    QStringList names;
    for (const Option& option : m_allowed)
        if (option.kind == kind && has(option.name)) names << option.name;
    return names;
}

double Options::number(const QString& name, double otherwise) const {
    if (!has(name)) return otherwise;
    const auto number = readNumber(text(name).toStdString());
    if (!number)
        misuse(QCoreApplication::translate("talweg", "--%1 %2: must be a number.").arg(name, text(name)));
    return *number;
}

} // namespace talweg
