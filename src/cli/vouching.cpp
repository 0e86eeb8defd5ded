#include "cli/vouching.h"

#include <QLocale>

namespace talweg {

void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes) {
    if (doubtful == 0) return;
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QString text = QStringLiteral("%1 of %2 %3 not vouched for.")
                             .arg(english.toString(qulonglong(doubtful)), english.toString(qulonglong(runs)),
                                  runs == 1       ? QStringLiteral("run is")
                                  : doubtful == 1 ? QStringLiteral("runs is")
                                                  : QStringLiteral("runs are"));
    if (options.has("strict")) throw Failure{failed, {text}};
    notes << "talweg: note: " << text << '\n';
}

} // namespace talweg
