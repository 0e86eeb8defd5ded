#pragma once

#include <QChar>
#include <QMap>
#include <QString>
#include <optional>

namespace talweg {

/// What happens to rows that lack a required number.
enum class Gaps {
    refuse, ///< the table is rejected
    skip,   ///< the rows are omitted
    keep    ///< values such as -9999 are read as numbers; other gaps are errors
};

/// Options for reading a table. Everything that is not given is detected.
struct TextTableOptions {
    std::optional<QChar> separator = {}; ///< blankRun for runs of blanks
    std::optional<QChar> decimal = {};   ///< point or comma
    std::optional<int> header = {};      ///< line of the header, from 1; 0: no header
    Gaps gaps = Gaps::refuse;
    QMap<QString, QString> columns = {}; ///< column name, or column number from 1; key: axis "x" or "y"
    QMap<QString, QString> units = {};   ///< unit; key: axis "x" or "y", or "" for all axes
    bool isInWindow = false; ///< the window has controls for all options; messages name no options

    friend bool operator==(const TextTableOptions&, const TextTableOptions&) = default;
};

/// A message for the user. If options are given as text, `advice` on the option to add is appended.
QString withAdvice(const TextTableOptions& options, const QString& complaint, const QString& advice);

/// A file name with options for reading the table: "profile.csv?x=Distance&decimal=,".
struct TableSource {
    QString path;
    TextTableOptions options = {};
    QString error = {}; ///< error in the options, as a complete sentence

    friend bool operator==(const TableSource&, const TableSource&) = default;
};

/// Parses a file name with options. The options begin at the last question mark that is followed by a key and
/// an equals sign. Keys are separator, decimal, header, gaps, x, y, unit, xunit and yunit. `%26` stands for &
/// and `%3A` for a colon.
TableSource tableSource(const QString& name);

} // namespace talweg
