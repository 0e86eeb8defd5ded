#include "project/csv_cells.h"

#include "base/number.h"

namespace talweg {

QStringList linesOf(QString text) {
    if (text.startsWith(QChar::ByteOrderMark)) text.remove(0, 1);
    text.replace("\r\n", "\n").replace(u'\r', u'\n');
    return text.split(u'\n');
}

QChar separatorOf(const QString& line) {
    if (line.contains(u'\t')) return u'\t';
    return line.contains(u';') ? u';' : u',';
}

QStringList cellsOf(const QString& line, QChar separator) {
    QStringList cells;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'"') {
            const bool doubled = quoted && line.mid(i + 1, 1) == u'"';
            if (doubled)
                cell += line[++i];
            else
                quoted = !quoted;
        } else if (c == separator && !quoted) {
            cells << cell.trimmed();
            cell.clear();
        } else {
            cell += c;
        }
    }
    return cells << cell.trimmed();
}

std::optional<double> numberIn(const QString& cell, QChar separator) {
    QString text = cell;
    if (separator != u',') text.replace(u',', u'.');
    return readNumber(text.toStdString());
}

} // namespace talweg
