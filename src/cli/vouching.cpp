#include "cli/vouching.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "systems/run_counts.h"

#include <QCoreApplication>
#include <QLocale>

namespace talweg {

void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes) {
    if (doubtful == 0) return;
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const auto written = [&english](std::size_t count) {
        return WrittenCount{count, english.toString(qulonglong(count)).toStdString()};
    };
    const QString text = toQt(notVouchedFor(written(doubtful), written(runs)));
    if (options.has("strict")) throw Failure{failed, {text}};
    notes << QCoreApplication::translate("talweg", "talweg: note: %1").arg(text) << '\n';
}

void tell(const Diagnostics& diagnostics, QTextStream& notes) {
    for (const Diagnostic& one : diagnostics)
        if (one.kind != Diagnostic::Kind::doubtful)
            notes << QCoreApplication::translate("talweg", "talweg: warning: %1").arg(toQt(one.sentence))
                  << '\n';
}

} // namespace talweg
