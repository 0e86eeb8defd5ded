#include "cli/vouching.h"

#include <QCoreApplication>
#include <QLocale>

namespace talweg {

void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes) {
    if (doubtful == 0) return;
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QString some = english.toString(qulonglong(doubtful)), all = english.toString(qulonglong(runs));
    const QString text =
        runs == 1 ? QCoreApplication::translate("talweg", "1 of 1 run is not vouched for.")
        : doubtful == 1
            ? QCoreApplication::translate("talweg", "1 of %1 runs is not vouched for.").arg(all)
            : QCoreApplication::translate("talweg", "%1 of %2 runs are not vouched for.").arg(some, all);
    if (options.has("strict")) throw Failure{failed, {text}};
    notes << QCoreApplication::translate("talweg", "talweg: note: %1").arg(text) << '\n';
}

} // namespace talweg
