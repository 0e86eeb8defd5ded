#pragma once

#include "cli/failure.h"

#include <QMap>
#include <QStringList>
#include <vector>

namespace talweg {

/// The arguments of a subcommand taken apart: words, and options as "--name", "--name VALUE" or
/// "--name=VALUE"; what follows "--" are words. Throws Failure on unknown options, missing and empty values,
/// values of switches, and options given twice that may be given once.
class Options {
public:
    struct Allowed {
        QString name;       ///< without the dashes
        QString value = {}; ///< what the value is called; empty for a switch
        bool manyTimes = false;
    };

    Options(const QStringList& arguments, const std::vector<Allowed>& allowed);

    const QStringList& positional() const { return m_positional; }
    bool has(const QString& name) const { return m_values.contains(name); }
    QStringList all(const QString& name) const { return m_values.value(name); }
    /// Empty text when not given.
    QString text(const QString& name) const { return all(name).value(0); }
    /// Throws when the text is not a number.
    double number(const QString& name, double otherwise) const;

private:
    /// Takes the option at `at`, which moves on to its value where that is an argument of its own.
    void takeOption(const QStringList& arguments, qsizetype& at, const std::vector<Allowed>& allowed);

    QStringList m_positional;
    QMap<QString, QStringList> m_values;
};

} // namespace talweg
