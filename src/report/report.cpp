#include "report/report.h"

#include <QLocale>

namespace talweg {

QString numbered(const ReportTable& table) {
    return Report::tr("Table %1.").arg(table.number);
}

QString numbered(const ReportFigure& figure) {
    return Report::tr("Figure %1.").arg(figure.number);
}

QString captionOf(const ReportFigure& figure) {
    const QString title = Report::tr("%1.").arg(figure.title);
    return figure.caption.isEmpty() ? title : title + u' ' + figure.caption;
}

QString madeText(const Report& report) {
    const QString day = QLocale(QLocale::English).toString(report.made.date(), QStringLiteral("d MMMM yyyy"));
    if (report.program.isEmpty() || !report.made.isValid()) return report.program + day;
    return QStringLiteral("%1, %2").arg(report.program, day);
}

} // namespace talweg
