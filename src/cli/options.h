#pragma once

#include "cli/failure.h"

#include <QMap>
#include <QStringList>
#include <vector>

namespace talweg {

/// The kind of value of an option. Shells complete it accordingly.
enum class ValueKind {
    none, ///< a switch
    text,
    number,
    file,   ///< an input file
    output, ///< an output file
    folder,
    choice, ///< one of the words in the value name, "a4|letter"
    input   ///< begins with the id of an input
};

enum class Times { once, many };

/// An entry of the table of options. Parsing, messages, help, man page, completions and the JSON description
/// are all generated from it.
struct Option {
    const char* commands; ///< its commands, separated by commas
    const char* name;     ///< without the dashes
    const char* value;    ///< name of its value; empty for a switch
    ValueKind kind;
    Times times;
    const char* help;       ///< running text; lines that begin with a space stay lines of their own
    const char* group = ""; ///< the text above a group of options that begins with this one

    QString typed() const { return QLatin1String("--") + QLatin1String(name); }
    /// Empty unless the value is one of several words.
    QStringList choices() const;
};

/// A translated text of the tables of options and commands.
QString translated(const char* text);

/// The options of a command, each once, in the order of its help.
std::vector<Option> optionsOf(const QString& command);

/// The parsed arguments of a subcommand: words, and options as "--name", "--name VALUE" or "--name=VALUE";
/// everything after "--" is a word. Throws Failure on unknown options, missing and empty values, values that
/// are not among the choices, values of switches, and repeated options that may be given only once.
class Options {
public:
    Options(const QString& command, const QStringList& arguments);

    const QStringList& positional() const { return m_positional; }
    bool has(const QString& name) const { return m_values.contains(name); }
    /// The names of all given options, or of those with a kind of value, in the order of the table.
    QStringList given() const;
    QStringList given(ValueKind kind) const;
    QStringList all(const QString& name) const { return m_values.value(name); }
    /// Empty if not given.
    QString text(const QString& name) const { return all(name).value(0); }
    /// Throws if the text is not a number.
    double number(const QString& name, double otherwise) const;

private:
    /// Reads the option at `at`, and advances `at` to its value if that is a separate argument.
    void takeOption(const QStringList& arguments, qsizetype& at);
    const Option& allowedOption(const QString& typed) const;

    std::vector<Option> m_allowed;
    QStringList m_positional;
    QMap<QString, QStringList> m_values;
};

} // namespace talweg
