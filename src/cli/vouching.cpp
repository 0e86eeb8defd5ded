#include "cli/vouching.h"

#include "base/translation.h"
#include "cli/to_qt.h"

#include <QCoreApplication>
#include <QLocale>

namespace talweg {

void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes) {
    if (doubtful == 0) return;
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const std::string some = english.toString(qulonglong(doubtful)).toStdString(),
                      all = english.toString(qulonglong(runs)).toStdString();
    const QString text =
        toQt(runs == 1 ? talweg::tr("1 of 1 run is not vouched for.")
                       : trCount(static_cast<std::int64_t>(doubtful), "%1 of %2 runs is not vouched for.",
                                 "%1 of %2 runs are not vouched for.", some, all));
    if (options.has("strict")) throw Failure{failed, {text}};
    notes << QCoreApplication::translate("talweg", "talweg: note: %1").arg(text) << '\n';
}

void tellUndecided(std::size_t undecided, std::size_t runs, QTextStream& notes) {
    if (undecided == 0) return;
    notes << QCoreApplication::translate(
                 "talweg",
                 "talweg: note: %1 of %2 runs say nothing of success, their time being over or their work "
                 "too much: percentages can be higher by as many.")
                 .arg(undecided)
                 .arg(runs)
          << '\n';
}

} // namespace talweg
