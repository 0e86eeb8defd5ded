#include "page.h"
#include "support/test.h"

#include <QDir>
#include <QDirIterator>
#include <map>
#include <set>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// What every name includes or may use.
using Arrows = std::map<QString, std::set<QString>>;

QString folderOf(const QString& path) {
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

/// A header and its source are one; all sources of the main window belong to its header.
QString unitOf(const QString& path) {
    const QString name = path.section(u'/', -1).section(u'.', 0, 0);
    return folderOf(path) + '/' + (name.startsWith("main_window") ? "main_window" : name);
}

/// The files of src, and which of src they include.
Arrows includes() {
    static const QRegularExpression include("^\\s*#include \"([^\"]+)\"",
                                            QRegularExpression::MultilineOption);
    const QDir src(QStringLiteral(TALWEG_SOURCE) + "/src");
    Arrows arrows;
    for (QDirIterator all(src.path(), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
         all.hasNext();)
        arrows[src.relativeFilePath(all.next())];
    for (auto& [file, included] : arrows)
        for (const auto& match : include.globalMatch(fileText("src/" + file)))
            for (const QString& path : {match.captured(1), folderOf(file) + '/' + match.captured(1)})
                if (arrows.contains(path)) included.insert(path);
    return arrows;
}

/// The first circle that is found from `name` on, as the way around it; empty where there is none.
QStringList circleFrom(const QString& name, const Arrows& arrows, QStringList way, std::set<QString>& done) {
    if (way.contains(name)) return way.mid(way.indexOf(name)) << name;
    if (done.contains(name)) return {};
    way << name;
    if (const auto there = arrows.find(name); there != arrows.end())
        for (const QString& next : there->second)
            if (const QStringList circle = circleFrom(next, arrows, way, done); !circle.isEmpty())
                return circle;
    done.insert(name);
    return {};
}

/// The table of layers in src/README.md.
struct Modules {
    std::map<QString, int> layers; ///< by folder
    Arrows uses;                   ///< within a layer, with what those use
};

QStringList namesIn(const QString& cell) {
    static const QRegularExpression name("`([^`]+)`");
    QStringList names;
    for (const auto& match : name.globalMatch(cell))
        names << match.captured(1).remove(QRegularExpression("/$"));
    return names;
}

/// The folder that a row or what stands beside it means by a name: "motion" is beside "systems/rover/batch".
QString folderCalled(const QString& name, const QString& beside, const std::map<QString, int>& layers) {
    const QString sibling = folderOf(beside) + '/' + name;
    return layers.contains(sibling) ? sibling : name;
}

void addUsesOfUsed(Arrows& uses) {
    for (bool added = true; added;) {
        added = false;
        for (auto& [module, used] : uses)
            for (const QString& one : std::set(used))
                for (const QString& further : uses[one])
                    added = used.insert(further).second || added;
    }
}

Modules modules() {
    std::vector<QStringList> rows;
    for (const QString& line : fileText("src/README.md").split(u'\n'))
        if (static const QRegularExpression row("^\\| \\d \\|"); row.match(line).hasMatch())
            rows.push_back(line.split(u'|'));
    Modules modules;
    std::vector<QStringList> folders;
    for (const QStringList& cells : rows) {
        QStringList here = namesIn(cells[2]);
        for (QString& name : here)
            if (!name.contains(u'/') && folderOf(here.front()) != "")
                name = folderOf(here.front()) + '/' + name;
        for (const QString& folder : here)
            modules.layers[folder] = cells[1].trimmed().toInt();
        folders.push_back(here);
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const QString& folder : folders[i]) {
            std::set<QString>& used = modules.uses[folder];
            const QString cell = rows[i][4].section("; no", 0, 0);
            QStringList parents;
            if (cell.contains("folders of its own")) parents << folder;
            if (cell.contains("folders of `")) parents << namesIn(cell.section("folders of ", 1)).front();
            for (const QString& name : namesIn(cell))
                used.insert(folderCalled(name, folder, modules.layers));
            for (const auto& [other, layer] : modules.layers)
                for (const QString& parent : parents)
                    if (other.startsWith(parent + '/') && other != folder) used.insert(other);
        }
    addUsesOfUsed(modules.uses);
    return modules;
}

} // namespace

class TestModules : public QObject {
    Q_OBJECT

private slots:
    /// What includes what can be read from below: nothing has to be understood before itself.
    void noCircleAmongFiles() {
        Arrows units;
        for (const auto& [file, included] : includes())
            for (const QString& header : included)
                if (unitOf(header) != unitOf(file)) units[unitOf(file)].insert(unitOf(header));
        QVERIFY(units.size() > 200);
        std::set<QString> done;
        QStringList circles;
        for (const auto& [unit, included] : units)
            if (const QStringList circle = circleFrom(unit, units, {}, done); !circle.isEmpty())
                circles << circle.join(" → ");
        circles.removeDuplicates();
        QVERIFY2(circles.isEmpty(), qPrintable('\n' + circles.join(u'\n')));
    }

    void noIncludeRunsUp() {
        const Modules all = modules();
        QVERIFY(all.layers.size() > 20);
        QStringList wrong;
        for (const auto& [file, included] : includes()) {
            const QString from = folderOf(file);
            if (from.isEmpty()) continue; // main.cpp joins all
            if (!all.layers.contains(from)) wrong << from + " has no layer";
            for (const QString& header : included) {
                const QString to = folderOf(header);
                if (from == to || !all.layers.contains(from) || !all.layers.contains(to)) continue;
                const bool isBelow = all.layers.at(to) < all.layers.at(from);
                const bool isBeside =
                    all.layers.at(to) == all.layers.at(from) && all.uses.at(from).contains(to);
                if (!isBelow && !isBeside) wrong << file + " includes " + header;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join(u'\n')));
    }
};

TALWEG_TEST(tst_modules, TestModules, QCoreApplication)
#include "tst_modules.moc"
