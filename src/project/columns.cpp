#include "project/columns.h"

#include "base/translation.h"
#include "files/whole_file.h"
#include "project/csv_cells.h"
#include "study/unreadable_column.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <mutex>

namespace talweg {

namespace {

/// Bytes of a table, which is read while the window waits for a study: a hundred thousand rows of a dozen
/// columns.
constexpr qint64 largestMeasured = 20'000'000;

[[noreturn]] void refuseColumn(const QString& path, const std::string& why) {
    throw UnreadableColumn(tr("%1: %2", path.toStdString(), why));
}

std::vector<double> columnOf(const QString& path, const QString& wanted) {
    if (!QFileInfo::exists(path)) refuseColumn(path, tr("there is no such file."));
    const FileBytes file = readOrdinary(path, largestMeasured);
    if (!file.failure.isEmpty()) throw UnreadableColumn(file.failure.toStdString());
    const QStringList lines = linesOf(QString::fromUtf8(file.bytes));
    std::vector<double> values;
    qsizetype at = -1;
    QChar separator;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty()) continue;
        if (at < 0) {
            separator = separatorOf(lines[i]);
            const QStringList names = cellsOf(lines[i], separator);
            at = names.indexOf(wanted);
            if (at < 0)
                refuseColumn(path, tr("there is no column \"%1\"; columns are %2.", wanted.toStdString(),
                                      names.join(", ").left(200).toStdString()));
            continue;
        }
        const QString cell = cellsOf(lines[i], separator).value(at);
        const auto number = numberIn(cell, separator);
        if (!number)
            refuseColumn(path, tr("line %1: \"%2\" in column \"%3\" is no number.", i + 1,
                                  cell.left(40).toStdString(), wanted.toStdString()));
        values.push_back(*number);
    }
    if (at < 0) refuseColumn(path, tr("the table is empty."));
    if (values.empty()) refuseColumn(path, tr("column \"%1\" has no numbers.", wanted.toStdString()));
    return values;
}

/// What was read last.
class Remembered {
public:
    std::vector<double> read(const QString& path, const QString& column) {
        const std::scoped_lock lock(m_mutex);
        const QFileInfo file(path);
        const Entry now{path, column, file.lastModified(), file.size(), {}};
        for (const Entry& entry : m_entries)
            if (entry.isSame(now)) return entry.values;
        std::erase_if(m_entries,
                      [&](const Entry& entry) { return entry.path == path && entry.column == column; });
        if (m_entries.size() == most) m_entries.erase(m_entries.begin());
        m_entries.push_back(now);
        try {
            m_entries.back().values = columnOf(path, column);
        } catch (...) {
            m_entries.pop_back();
            throw;
        }
        return m_entries.back().values;
    }

private:
    /// As many columns as a study has of measured inputs, and a few more.
    static constexpr std::size_t most = 16;

    struct Entry {
        QString path, column;
        QDateTime modified;
        qint64 size;
        std::vector<double> values;
        bool isSame(const Entry& other) const {
            return path == other.path && column == other.column && modified == other.modified
                   && size == other.size;
        }
    };
    std::mutex m_mutex;
    std::vector<Entry> m_entries;
};

} // namespace

QString tablePath(const QString& folder, const QString& name) {
    return QDir::cleanPath(QDir(folder).filePath(name));
}

QStringList tablesOf(const Study& study) {
    QStringList tables;
    const auto add = [&tables](const std::string& distribution) {
        const QString text = QString::fromStdString(distribution).trimmed();
        if (!text.startsWith("file:")) return;
        const QString table = text.sliced(5).section(u':', 0, -2);
        if (!table.isEmpty() && !tables.contains(table)) tables << table;
    };
    add(study.likely);
    for (const Study::Swept& uncertain : study.uncertain)
        add(uncertain.values);
    return tables;
}

ColumnReader columnsIn(const QString& folder) {
    return [folder, remembered = std::make_shared<Remembered>()](const std::string& file,
                                                                 const std::string& column) {
        const QString name = QString::fromStdString(file);
        if (folder.isEmpty() && QDir::isRelativePath(name))
            throw UnreadableColumn(tr("%1 is looked for in the folder of the project's file, and the project "
                                      "has none yet. Save it first, or give the table's whole path.",
                                      file));
        return remembered->read(tablePath(folder, name), QString::fromStdString(column));
    };
}

} // namespace talweg
