#include "cli/options.h"

#include "base/number.h"
#include "cli/failure.h"
#include "cli/nearest.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

bool isNumber(const QString& text) {
    return readNumber(text.toStdString()).has_value();
}

/// Whether an argument is an option rather than a word, a negative number or "-" for the standard output.
bool isOption(const QString& argument) {
    return argument.startsWith(u'-') && argument != "-" && !isNumber(argument);
}

const Options::Allowed& allowedOption(const QString& name, const QString& argument,
                                      const std::vector<Options::Allowed>& allowed) {
    const auto option = std::ranges::find(allowed, name, &Options::Allowed::name);
    if (argument.startsWith("--") && option != allowed.end()) return *option;
    QStringList names;
    for (const Options::Allowed& one : allowed)
        names << "--" + one.name;
    misuse(QCoreApplication::translate("talweg", "There is no option %1 here.%2 Allowed are %3.")
               .arg(argument.section(u'=', 0, 0), didYouMean("--" + name, names),
                    names.isEmpty() ? QCoreApplication::translate("talweg", "none") : names.join(", ")));
}

} // namespace

Options::Options(const QStringList& arguments, const std::vector<Allowed>& allowed) {
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        if (arguments[at] == "--") {
            m_positional += arguments.mid(at + 1);
            break;
        }
        if (isOption(arguments[at]))
            takeOption(arguments, at, allowed);
        else
            m_positional << arguments[at];
    }
}

void Options::takeOption(const QStringList& arguments, qsizetype& at, const std::vector<Allowed>& allowed) {
    const QString& argument = arguments[at];
    const auto equals = argument.indexOf(u'=');
    const QString text = equals < 0 ? argument : argument.left(equals);
    const QString name = text.mid(text.startsWith("--") ? 2 : 1);
    const Allowed& option = allowedOption(name, argument, allowed);
    QStringList& values = m_values[name];
    if (option.value.isEmpty()) {
        if (equals >= 0)
            misuse(
                QCoreApplication::translate("talweg", "%1 takes no value; given: %2.").arg(text, argument));
        values << QString();
    } else {
        values << (equals >= 0 ? argument.mid(equals + 1) : arguments.value(++at));
        const bool missing = equals < 0 && (at == arguments.size() || values.last().startsWith("--"));
        if (missing)
            misuse(QCoreApplication::translate("talweg", "%1 needs a value: %1 %2.").arg(text, option.value));
        if (values.last().trimmed().isEmpty())
            misuse(QCoreApplication::translate("talweg", "%1 needs a value: %1 %2; given is an empty one.")
                       .arg(text, option.value));
    }
    if (values.size() > 1 && !option.manyTimes)
        misuse(
            option.value.isEmpty()
                ? QCoreApplication::translate("talweg", "%1 is given more than once. Give it once.").arg(text)
                : QCoreApplication::translate("talweg", "%1 is given more than once: %2. Give it once.")
                      .arg(text, values.join(", ")));
}

double Options::number(const QString& name, double otherwise) const {
    if (!has(name)) return otherwise;
    const auto number = readNumber(text(name).toStdString());
    if (!number)
        misuse(QCoreApplication::translate("talweg", "--%1 %2: must be a number.").arg(name, text(name)));
    return *number;
}

} // namespace talweg
