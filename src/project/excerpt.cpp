#include "project/excerpt.h"

#include "base/free_name.h"
#include "base/to_qt.h"
#include "project/columns.h"
#include "project/expressions.h"

#include <QFileInfo>
#include <algorithm>

namespace talweg {

namespace {

const Constant* constantCalled(const std::vector<Constant>& constants, const std::string& name) {
    const auto found = std::ranges::find(constants, name, &Constant::name);
    return found == constants.end() ? nullptr : &*found;
}

bool speaksOfAny(const std::string& expression, const std::vector<std::string>& names) {
    return std::ranges::any_of(names, [&](const std::string& name) { return speaksOf(expression, name); });
}

/// Extends `names` by the constants that depend on them, directly or indirectly. Only constants for which
/// `mayFollow` is true are added.
template <class MayFollow>
void addFollowers(const std::vector<Constant>& constants, std::vector<std::string>& names,
                  const MayFollow& mayFollow) {
    for (std::size_t before = 0; before != names.size();) {
        before = names.size();
        for (const Constant& one : constants)
            if (std::ranges::count(names, one.name) == 0 && mayFollow(one)
                && speaksOfAny(one.expression, names))
                names.push_back(one.name);
    }
}

void renameConstant(Project& project, const std::string& before, const std::string& after) {
    for (Constant& one : project.constants) {
        one.expression = renamedIn(one.expression, before, after);
        if (one.name == before) one.name = after;
    }
    for (Experiment& experiment : project.experiments)
        for (auto& [id, expression] : experiment.expressions)
            expression = renamedIn(expression, before, after);
}

void renameTable(Project& project, const std::string& before, const std::string& after) {
    for (Experiment& experiment : project.experiments)
        if (experiment.study) experiment.study = withTable(std::move(*experiment.study), before, after);
    for (MeasuredColumn& column : project.measured)
        if (column.file == before) column.file = after;
}

std::vector<Constant> neededBy(const Project& project) {
    std::vector<Constant> needed;
    for (const Experiment& experiment : project.experiments)
        for (const Constant& one : neededConstants(project.constants, experiment.expressions))
            if (!constantCalled(needed, one.name)) needed.push_back(one);
    return needed;
}

} // namespace

Project excerptOf(const Project& project, const std::vector<int>& experiments) {
    Project excerpt;
    for (const int index : experiments)
        excerpt.experiments.push_back(project.experiments.items()[static_cast<std::size_t>(index)]);
    excerpt.constants = project.constants;
    excerpt.constants = neededBy(excerpt);
    excerpt.measured = measuredFor(excerpt, project.measured);
    return excerpt;
}

std::vector<std::string> clashingConstants(const Project& into, const Project& from) {
    std::vector<std::string> names;
    for (const Constant& one : from.constants)
        if (const Constant* theirs = constantCalled(into.constants, one.name);
            theirs && theirs->expression != one.expression)
            names.push_back(one.name);
    addFollowers(from.constants, names, [&into](const Constant& one) {
        return constantCalled(into.constants, one.name) != nullptr;
    });
    return names;
}

std::vector<std::string> clashingTables(const Project& into, const Project& from) {
    std::vector<std::string> files;
    for (const MeasuredColumn& theirs : from.measured) {
        const bool clashes = std::ranges::any_of(into.measured, [&theirs](const MeasuredColumn& ours) {
            return ours.file == theirs.file && ours.digest != theirs.digest;
        });
        if (clashes && std::ranges::count(files, theirs.file) == 0) files.push_back(theirs.file);
    }
    return files;
}

std::string freeTableName(const Project& into, const Project& from, const std::string& wish) {
    const QFileInfo file(toQt(wish));
    const QString folder = file.path() == u"." ? QString() : file.path() + u'/';
    const auto numbered = [&](int number) {
        const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
        return QString(folder + file.completeBaseName() + u' ' + QString::number(number) + suffix)
            .toStdString();
    };
    return firstFreeName(wish, numbered, [&](const std::string& name) {
        return std::ranges::count(into.measured, name, &MeasuredColumn::file) == 0
               && std::ranges::count(from.measured, name, &MeasuredColumn::file) == 0;
    });
}

std::string freeConstantName(const std::vector<Constant>& taken, const std::string& wish,
                             const Registry& registry) {
    const auto numbered = [&wish](int number) {
        const std::string tail = '_' + std::to_string(number);
        return wish.substr(0, longestConstantName - tail.size()) + tail;
    };
    return firstFreeName(wish, numbered, [&](const std::string& name) {
        return constantNameComplaint(taken, -1, name, registry).empty();
    });
}

Project fittedTo(const Project& into, Project from, ConstantClash clash, const Registry& registry) {
    std::vector<std::string> names = clashingConstants(into, from);
    if (clash == ConstantClash::rename) {
        std::vector<Constant> taken = into.constants;
        taken.insert(taken.end(), from.constants.begin(), from.constants.end());
        for (const std::string& name : names) {
            taken.push_back({freeConstantName(taken, name, registry), {}});
            renameConstant(from, name, taken.back().name);
        }
    } else {
        addFollowers(from.constants, names, [](const Constant&) { return true; });
        for (Experiment& experiment : from.experiments)
            std::erase_if(experiment.expressions,
                          [&](const auto& entry) { return speaksOfAny(entry.second, names); });
    }
    for (const std::string& file : clashingTables(into, from))
        renameTable(from, file, freeTableName(into, from, file));
    Project fitted;
    fitted.measured = from.measured;
    std::erase_if(fitted.measured, [&into](const MeasuredColumn& theirs) {
        return std::ranges::any_of(into.measured, [&theirs](const MeasuredColumn& ours) {
            return ours.file == theirs.file && ours.column == theirs.column;
        });
    });
    fitted.constants = neededBy(from);
    std::erase_if(fitted.constants, [&into](const Constant& one) {
        return constantCalled(into.constants, one.name) != nullptr;
    });
    Project all = into;
    for (Experiment& experiment : from.experiments) {
        experiment.name = freeName(all, experiment.name);
        all.experiments.push_back(experiment);
    }
    fitted.experiments = std::move(from.experiments);
    return fitted;
}

} // namespace talweg
