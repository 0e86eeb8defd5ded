#pragma once

#include "cli/failure.h"

#include <QMap>
#include <QStringList>
#include <vector>

namespace talweg {

/// What is typed as the value of an option. Shells complete it accordingly.
enum class ValueKind {
    none, ///< a switch
    text,
    number,
    file,   ///< that is read
    output, ///< a file that is written
    folder,
    choice, ///< one of the words in the name of the value, "a4|letter"
    input   ///< begins with the id of an input
};

enum class Times { once, many };

/// An entry of the table of options. Parsing, complaints, help, man page, completions and the JSON
/// description all follow from it.
struct Option {
    const char* commands; ///< which have it, separated by commas
    const char* name;     ///< without the dashes
    const char* value;    ///< what its value is called; empty for a switch
    ValueKind kind;
    Times times;
    const char* help;       ///< running text; lines that begin with a space stay lines of their own
    const char* group = ""; ///< the text above a group of options that begins with this one

    QString typed() const { return QLatin1String("--") + QLatin1String(name); }
    /// Empty unless the value is one of some words.
    QStringList choices() const;
};

/// A text of the tables of options and commands.
QString translated(const char* text);

/// The options of a command, each once, in the order of its help.
std::vector<Option> optionsOf(const QString& command);

/// The arguments of a subcommand taken apart: words, and options as "--name", "--name VALUE" or
/// "--name=VALUE"; what follows "--" are words. Throws Failure on unknown options, missing and empty values,
/// values that are none of the choices, values of switches, and options given twice that may be given once.
class Options {
public:
    Options(const QString& command, const QStringList& arguments);

    const QStringList& positional() const { return m_positional; }
    bool has(const QString& name) const { return m_values.contains(name); }
    /// The names of all that are given, or of those whose values are of a kind, in the order of the table.
    QStringList given() const;
    QStringList given(ValueKind kind) const;
    QStringList all(const QString& name) const { return m_values.value(name); }
    /// Empty text when not given.
    QString text(const QString& name) const { return all(name).value(0); }
    /// Throws when the text is not a number.
    double number(const QString& name, double otherwise) const;

private:
    /// Takes the option at `at`, which moves on to its value where that is an argument of its own.
    void takeOption(const QStringList& arguments, qsizetype& at);
    const Option& allowedOption(const QString& typed) const;

    std::vector<Option> m_allowed;
    QStringList m_positional;
    QMap<QString, QStringList> m_values;
};

} // namespace talweg
