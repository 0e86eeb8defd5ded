#pragma once

#include <QChar>
#include <QMap>
#include <QString>
#include <optional>

namespace talweg {

/// Treatment of rows that lack a required number.
enum class Gaps {
    refuse, ///< the table is rejected
    skip,   ///< the rows are omitted
    keep    ///< no-data values such as -9999 are numbers; other gaps are errors
};

/// Options of a table. Anything not given is detected.
struct TextTableOptions {
    std::optional<QChar> separator = {}; ///< ' ' for runs of blanks
    std::optional<QChar> decimal = {};   ///< point or comma
    std::optional<int> header = {};      ///< the header's line, from 1; 0: there is none
    Gaps gaps = Gaps::refuse;
    QMap<QString, QString> columns = {}; ///< by axis, "x" or "y": column name, or column number from 1
    QMap<QString, QString> units = {};   ///< by axis, "x", "y" or "" for all: unit
    bool isInWindow = false; ///< the window has controls for all options: messages name no options

    friend bool operator==(const TextTableOptions&, const TextTableOptions&) = default;
};

/// A message, followed by the options to add if options are given as text.
QString withAdvice(const TextTableOptions& options, const QString& complaint, const QString& advice);

/// A file name with table options: "profile.csv?x=Distance&decimal=,".
struct TableSource {
    QString path;
    TextTableOptions options = {};
    QString error = {}; ///< error in the options, as a complete sentence

    friend bool operator==(const TableSource&, const TableSource&) = default;
};

/// Parses a file name. Options begin at the last question mark that is followed by a key and an equals sign.
/// Keys are separator, decimal, header, gaps, x, y, unit, xunit and yunit; `%26` encodes & and `%3A` a colon.
TableSource tableSource(const QString& name);

} // namespace talweg
