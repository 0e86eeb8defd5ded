#include "cli/chosen_cases.h"

#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

namespace {

/// A short name that identifies a file among `paths`: its file name, or its path if the file name is
/// ambiguous.
QString nameAmong(const QStringList& paths, const QString& path) {
    if (path == "-") return inputName(path);
    const QString name = QFileInfo(path).fileName();
    const auto isAlike = [&name](const QString& other) { return QFileInfo(other).fileName() == name; };
    return std::ranges::count_if(paths, isAlike) > 1 ? path : name;
}

bool isCalled(const Case& one, const QString& name, bool severalFiles) {
    return one.id == name || (severalFiles && one.id.startsWith(name + " (") && one.id.endsWith(u')'));
}

} // namespace

std::vector<Case> casesOf(const Registry& registry, const QStringList& paths) {
    std::vector<Case> cases;
    for (const QString& path : paths)
        for (Case& one : experimentCases(registry, path, {})) {
            if (paths.size() > 1)
                one.id = QCoreApplication::translate("talweg", "%1 (%2)").arg(one.id, nameAmong(paths, path));
            cases.push_back(std::move(one));
        }
    return cases;
}

std::size_t caseCalled(const std::vector<Case>& cases, const QString& option, const QString& name,
                       bool severalFiles) {
    const auto found =
        std::ranges::find_if(cases, [&](const Case& one) { return isCalled(one, name, severalFiles); });
    if (found != cases.end()) return static_cast<std::size_t>(found - cases.begin());
    QStringList names;
    for (const Case& one : cases)
        names << one.id;
    misuse(QCoreApplication::translate("talweg",
                                       "--%1 %2: this experiment does not exist.%3 The experiments are %4.")
               .arg(option, name, didYouMean(name, names), names.join(", ")));
}

std::vector<Case> chosenCases(const Registry& registry, const QStringList& paths, const QStringList& names) {
    const bool several = paths.size() > 1;
    std::vector<Case> all = casesOf(registry, paths);
    if (names.isEmpty()) return all;
    std::vector<Case> chosen;
    for (const QString& name : names) {
        caseCalled(all, "experiment", name, several);
        for (const Case& one : all)
            if (isCalled(one, name, several) && std::ranges::find(chosen, one.id, &Case::id) == chosen.end())
                chosen.push_back(one);
    }
    return chosen;
}

} // namespace talweg
