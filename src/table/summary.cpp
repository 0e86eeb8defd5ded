#include "table/summary.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "table/shape.h"

#include <QCoreApplication>

namespace talweg {

namespace {

QString headerText(const TextTable& table) {
    return table.headerLine == 0
               ? QCoreApplication::translate("talweg", "no header")
               : QCoreApplication::translate("talweg", "header in line %1").arg(table.headerLine);
}

/// A text such as "decimal comma", or both signs if columns differ. Empty if no number has a decimal sign.
QString decimalText(const QStringList& decimals) {
    const bool point = decimals.contains("."), comma = decimals.contains(",");
    if (point && comma) return QCoreApplication::translate("talweg", "decimal points and commas");
    if (comma) return QCoreApplication::translate("talweg", "decimal comma");
    return point ? QCoreApplication::translate("talweg", "decimal point") : QString();
}

QString encodingText(Encoding encoding) {
    return encoding == Encoding::utf16 ? QStringLiteral("UTF-16") : QStringLiteral("Windows-1252");
}

} // namespace

QString whatWasRead(const QString& file, const std::string& counted, const QString& how) {
    const QString what = toQt(counted);
    if (file.isEmpty()) return QCoreApplication::translate("talweg", "Read %1: %2.").arg(what, how);
    return QCoreApplication::translate("talweg", "Read %1 from %2: %3.").arg(what, file, how);
}

QString summaryOf(const TextTable& table, const ReadRows& done) {
    QStringList how{separatorName(table.separator), decimalText(done.decimals), headerText(table)};
    how.removeAll(QString());
    if (table.encoding != Encoding::utf8) how << encodingText(table.encoding);
    how << done.columns;
    QStringList sentences{whatWasRead(done.file, done.counted, how.join(", "))};
    if (!done.conversions.isEmpty())
        sentences << QCoreApplication::translate("talweg", "Converted: %1.").arg(done.conversions.join(", "));
    if (done.rowsLeftOut > 0)
        sentences << toQt(
            trCount(done.rowsLeftOut, "%n row with a gap was omitted.", "%n rows with gaps were omitted."));
    if (const int lines = table.linesBefore + table.linesAfter; lines > 0)
        sentences << toQt(trCount(lines, "%n line outside the table was skipped.",
                                  "%n lines outside the table were skipped."));
    return sentences.join(u' ');
}

} // namespace talweg
