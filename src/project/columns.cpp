#include "project/columns.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "files/whole_file.h"
#include "study/measured_source.h"
#include "study/unreadable_column.h"
#include "table/measured_table.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <mutex>

namespace talweg {

namespace {

/// Largest size of a table in bytes: a hundred thousand rows of a dozen columns. If too large, the window is
/// blocked while the table is read.
constexpr qint64 largestMeasured = 20'000'000;

[[noreturn]] void refuseColumn(const QString& path, const std::string& why) {
    throw UnreadableColumn(tr("%1: %2", path.toStdString(), why));
}

/// Prefix of distributions that name a table.
const QString tablePrefix = QStringLiteral("file:");

/// Reads a column. In the result, `file` is the path.
MeasuredColumn columnOf(const TableSource& source, const QString& wanted) {
    const FileBytes file = readOrdinary(source.path, largestMeasured);
    if (!file.failure.isEmpty()) throw UnreadableColumn(file.failure.toStdString());
    MeasuredReading read =
        readMeasuredTable(decoded(file.bytes), wanted, source.options, QFileInfo(source.path).fileName());
    if (!read.error.isEmpty()) refuseColumn(source.path, read.error.toStdString());
    return {source.path.toStdString(), wanted.toStdString(),
            QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex().toStdString(),
            measuredNumbers(std::move(read.values)), std::move(read.unit)};
}

/// A cache of recently read columns.
class Remembered {
public:
    MeasuredColumn read(const TableSource& source, const QString& column) {
        const QFileInfo file(source.path);
        if (!file.exists()) refuseColumn(source.path, tr("the file does not exist."));
        if (!source.error.isEmpty()) refuseColumn(source.path, source.error.toStdString());
        Entry now{source, column, file.lastModified(), file.size(), {}, {}};
        if (const auto known = find(now)) {
            now = *known;
        } else {
            try {
                now.content = columnOf(source, column); // may take long, hence without the lock
            } catch (const UnreadableColumn& why) {
                now.failure = why.what();
            }
            put(now);
        }
        if (!now.failure.empty()) throw UnreadableColumn(now.failure);
        return now.content;
    }

private:
    /// Largest number of cached columns: some more than a study has measured inputs.
    static constexpr std::size_t most = 16;

    struct Entry {
        TableSource source;
        QString column;
        QDateTime modified;
        qint64 size;
        MeasuredColumn content;
        std::string failure; ///< reason why the column cannot be read; empty on success
        bool isSame(const Entry& other) const {
            return source == other.source && column == other.column && modified == other.modified
                   && size == other.size;
        }
    };

    std::optional<Entry> find(const Entry& now) {
        const std::scoped_lock lock(m_mutex);
        const auto known = std::ranges::find_if(m_entries, [&](const Entry& one) { return one.isSame(now); });
        return known == m_entries.end() ? std::nullopt : std::optional(*known);
    }
    void put(const Entry& entry) {
        const std::scoped_lock lock(m_mutex);
        std::erase_if(m_entries, [&](const Entry& one) {
            return one.source == entry.source && one.column == entry.column;
        });
        if (m_entries.size() == most) m_entries.erase(m_entries.begin());
        m_entries.push_back(entry);
    }

    std::mutex m_mutex;
    std::vector<Entry> m_entries;
};

/// The table and column used by a distribution. Nothing for other kinds and incomplete distributions.
std::optional<ColumnName> columnNamedIn(const std::string& distribution) {
    const QString text = toQt(distribution).trimmed();
    if (!text.startsWith(tablePrefix)) return {};
    auto [file, column] = measuredSource(text.sliced(tablePrefix.size()).toStdString());
    if (file.empty()) return {};
    return ColumnName{std::move(file), std::move(column)};
}

/// Calls `use` with every distribution of a study.
template <class AnyStudy, class Use>
void eachDistribution(AnyStudy& study, const Use& use) {
    use(study.likely);
    for (auto& uncertain : study.uncertain)
        use(uncertain.values);
}

std::vector<ColumnName> columnsNamedIn(const Project& project) {
    std::vector<ColumnName> all;
    const auto add = [&all](const Study& study) {
        for (const ColumnName& one : columnsNamedIn(study))
            if (std::ranges::count(all, one) == 0) all.push_back(one);
    };
    for (const Experiment& experiment : project.experiments)
        if (experiment.study) add(*experiment.study);
    if (project.baseline) add(project.baseline->study);
    return all;
}

} // namespace

const MeasuredColumn* keptColumn(const std::vector<MeasuredColumn>& kept, const std::string& file,
                                 const std::string& column) {
    const auto found = std::ranges::find_if(
        kept, [&](const MeasuredColumn& one) { return one.file == file && one.column == column; });
    return found == kept.end() ? nullptr : &*found;
}

QString tablePath(const QString& folder, const QString& name) {
    return QDir::cleanPath(QDir(folder).filePath(tableSource(name).path));
}

std::vector<ColumnName> columnsNamedIn(const Study& study) {
    std::vector<ColumnName> names;
    eachDistribution(study, [&names](const std::string& distribution) {
        if (const auto name = columnNamedIn(distribution); name && std::ranges::count(names, *name) == 0)
            names.push_back(*name);
    });
    return names;
}

QStringList tablesOf(const Study& study) {
    QStringList tables;
    for (const ColumnName& one : columnsNamedIn(study))
        if (const QString table = toQt(one.file); !tables.contains(table)) tables << table;
    return tables;
}

Study withTable(Study study, const std::string& before, const std::string& after) {
    eachDistribution(study, [&](std::string& distribution) {
        if (const auto name = columnNamedIn(distribution); name && name->file == before)
            distribution = tablePrefix.toStdString() + after + ':' + name->column;
    });
    return study;
}

MeasuredColumn readMeasured(const QString& folder, const std::string& file, const std::string& column) {
    static Remembered remembered;
    const QString name = toQt(file);
    if (folder.isEmpty() && QDir::isRelativePath(name))
        throw UnreadableColumn(
            tr("%1 is searched for in the folder of the project file, but the project has not been saved "
               "yet. Save the project first, or give the full path of the table.",
               file));
    TableSource source = tableSource(name);
    source.path = tablePath(folder, name);
    MeasuredColumn read = remembered.read(source, toQt(column));
    read.file = file;
    return read;
}

namespace {

MeasuredReader measuredIn(const QString& folder) {
    return [folder](const std::string& file, const std::string& column) {
        return readMeasured(folder, file, column);
    };
}

} // namespace

ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const MeasuredReader& read) {
    return [read, kept = std::move(kept)](const std::string& file, const std::string& column) {
        const MeasuredColumn* own = keptColumn(kept, file, column);
        const MeasuredColumn numbers = own ? *own : read(file, column);
        return ColumnNumbers{numbers.numbers->values, numbers.unit};
    };
}

ColumnReader columnsOf(std::vector<MeasuredColumn> kept, const QString& folder) {
    return columnsOf(std::move(kept), measuredIn(folder));
}

std::vector<ColumnName> keepMeasured(Project& project, const QString& folder) {
    return keepMeasured(project, measuredIn(folder));
}

std::vector<ColumnName> keepMeasured(Project& project, const MeasuredReader& read) {
    std::vector<MeasuredColumn> kept;
    std::vector<ColumnName> tooLarge;
    std::size_t size = 0;
    for (const ColumnName& name : columnsNamedIn(project)) {
        const MeasuredColumn* own = keptColumn(project.measured, name.file, name.column);
        try {
            MeasuredColumn column = own ? *own : read(name.file, name.column);
            if (own || size + column.numbers->text.size() <= mostMeasured) {
                size += column.numbers->text.size();
                kept.push_back(std::move(column));
            } else {
                tooLarge.push_back(name);
            }
        } catch (const UnreadableColumn&) {
            continue; // reported when the study is solved
        }
    }
    project.measured = std::move(kept);
    return tooLarge;
}

std::vector<MeasuredColumn> measuredFor(const Project& project, const std::vector<MeasuredColumn>& kept) {
    std::vector<MeasuredColumn> needed;
    for (const ColumnName& name : columnsNamedIn(project))
        if (const MeasuredColumn* own = keptColumn(kept, name.file, name.column)) needed.push_back(*own);
    return needed;
}

std::vector<TableChange> changedTables(const std::vector<MeasuredColumn>& kept, const QString& folder) {
    std::vector<TableChange> changes;
    for (const MeasuredColumn& one : kept) {
        const QString file = toQt(one.file);
        if (std::ranges::count(changes, file, &TableChange::file) > 0) continue;
        const bool hasPlace = !folder.isEmpty() || !QDir::isRelativePath(file);
        if (!hasPlace || !QFileInfo::exists(tablePath(folder, file))) {
            changes.push_back({file, TableChange::Kind::gone});
            continue;
        }
        try {
            const MeasuredColumn now = readMeasured(folder, one.file, one.column);
            const bool isSame = now.numbers->values == one.numbers->values && now.unit == one.unit;
            if (now.digest != one.digest && !isSame) changes.push_back({file, TableChange::Kind::changed});
        } catch (const UnreadableColumn& why) {
            changes.push_back({file, TableChange::Kind::unreadable, toQt(why.what())});
        }
    }
    return changes;
}

QString changeText(const TableChange& change) {
    switch (change.kind) {
    case TableChange::Kind::gone:
        return QCoreApplication::translate("talweg",
                                           "%1 was not found. The numbers stored in the project are used.")
            .arg(change.file);
    case TableChange::Kind::changed:
        return QCoreApplication::translate(
                   "talweg",
                   "%1 has changed since the project read it. The numbers stored in the project are used.")
            .arg(change.file);
    case TableChange::Kind::unreadable:
        break;
    }
    return QCoreApplication::translate("talweg", "%1 has changed since the project read it and cannot be "
                                                 "read now. The numbers stored in the project are used. %2")
        .arg(change.file, change.why);
}

} // namespace talweg
