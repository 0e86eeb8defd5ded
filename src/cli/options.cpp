#include "cli/options.h"

#include <QCommandLineParser>

namespace talweg {

Options::Options(const QStringList& arguments, std::initializer_list<Allowed> allowed) {
    QCommandLineParser parser;
    QStringList names;
    for (const Allowed& option : allowed) {
        parser.addOption({option.name, QString(), option.value});
        names << "--" + option.name;
    }
    if (!parser.parse(QStringList{"talweg"} + arguments))
        throw Failure{badInput, {parser.errorText() + " Allowed here: " + names.join(", ") + "."}};
    m_positional = parser.positionalArguments();
    for (const Allowed& option : allowed) {
        if (!parser.isSet(option.name)) continue;
        const QStringList values = parser.values(option.name);
        if (values.size() > 1 && !option.manyTimes)
            throw Failure{badInput,
                          {QStringLiteral("--%1 is given more than once: %2. Give it once.")
                               .arg(option.name, values.join(", "))}};
        m_values[option.name] = values;
    }
}

double Options::number(const QString& name, double otherwise) const {
    if (!has(name)) return otherwise;
    bool fine = false;
    const double value = text(name).toDouble(&fine);
    if (!fine) throw Failure{badInput, {QStringLiteral("--%1 %2: must be a number.").arg(name, text(name))}};
    return value;
}

} // namespace talweg
