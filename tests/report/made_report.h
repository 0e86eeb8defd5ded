#pragma once

#include "report/make_report.h"
#include "systems/builtin/builtin.h"

#include <QTimeZone>

namespace talweg::tests {

inline const Registry& allSystems() {
    static const Registry all = builtinSystems();
    return all;
}

/// The project that an example of a system opens.
inline Project exampleProject(const char* system, const char* example) {
    const auto found = allSystems().find(system);
    const auto one = std::ranges::find(found->examples, example, &Example::id);
    if (one == found->examples.end()) qFatal("no such example");
    return makeProject(*found, *one);
}

inline ReportChoice choiceOf(QStringList experiments = {}) {
    return {.experiments = std::move(experiments),
            .made = QDateTime(QDate(2026, 3, 31), QTime(12, 0), QTimeZone::utc()),
            .program = "Talweg of tests"};
}

inline Report reportOf(const Project& project, const ReportChoice& choice = choiceOf(),
                       const Registry& registry = allSystems()) {
    return makeReport(project, *solveReport(registry, project, choice, {}, {}), choice);
}

template <class Block>
std::vector<Block> blocksOf(const Report& report) {
    std::vector<Block> blocks;
    for (const ReportBlock& block : report.blocks)
        if (const auto* one = std::get_if<Block>(&block)) blocks.push_back(*one);
    return blocks;
}

/// The table whose caption begins with `caption`; if there are several, the one with index `number`.
inline ReportTable tableCalled(const Report& report, const QString& caption, int number = 0) {
    for (const ReportTable& table : blocksOf<ReportTable>(report))
        if (table.caption.startsWith(caption) && number-- == 0) return table;
    qFatal("no table \"%s\"", qPrintable(caption));
}

} // namespace talweg::tests
