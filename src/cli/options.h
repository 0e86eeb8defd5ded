#pragma once

#include "cli/failure.h"

#include <QMap>
#include <QStringList>
#include <vector>

namespace talweg {

/// The kind of an option's value. It determines how shells complete the value.
enum class ValueKind {
    none, ///< a switch
    text,
    number,
    file,   ///< an input file
    output, ///< a file to be written
    folder,
    choice, ///< one of the words in Option::value, for example "a4|letter"
    input   ///< a text that begins with the id of an input
};

enum class Times { once, many };

/// An entry of the table of options. The parser, the error messages, help, man page, shell completions and
/// JSON description are all generated from it.
struct Option {
    const char* commands; ///< the commands that have this option, separated by commas
    const char* name;     ///< without the dashes
    const char* value;    ///< name of the option's value; empty for a switch
    ValueKind kind;
    Times times;
    const char* help;       ///< running text; lines that begin with a space are not wrapped
    const char* group = ""; ///< if not empty: heading of a group of options, of which this is the first

    QString typed() const { return QLatin1String("--") + QLatin1String(name); }
    /// The allowed words; empty unless the value is one of several words.
    QStringList choices() const;
};

/// The translation of a text from the table of options or of commands.
QString translated(const char* text);

/// The options of a command, in the order of its help.
std::vector<Option> optionsOf(const QString& command);

/// The parsed arguments of a subcommand: words, and options as "--name", "--name VALUE" or "--name=VALUE".
/// Everything after "--" is a word. Throws Failure if an option is unknown, if its value is missing, empty,
/// unexpected or not allowed, or if an option that may be given only once is repeated.
class Options {
public:
    Options(const QString& command, const QStringList& arguments);

    const QStringList& positional() const { return m_positional; }
    bool has(const QString& name) const { return m_values.contains(name); }
    /// The names of all given options, in the order of the table; or only of those with this kind of value.
    QStringList given() const;
    QStringList given(ValueKind kind) const;
    QStringList all(const QString& name) const { return m_values.value(name); }
    /// The value of an option; empty if it is not given.
    QString text(const QString& name) const { return all(name).value(0); }
    /// The value of an option as a number, or `otherwise` if it is not given. Throws Failure if the text is
    /// not a number.
    double number(const QString& name, double otherwise) const;

private:
    /// Parses the option at index `at`. If its value is a separate argument, advances `at` to it.
    void takeOption(const QStringList& arguments, qsizetype& at);
    const Option& allowedOption(const QString& typed) const;

    std::vector<Option> m_allowed;
    QStringList m_positional;
    QMap<QString, QStringList> m_values;
};

} // namespace talweg
