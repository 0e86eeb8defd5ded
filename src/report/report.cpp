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

QString languageOfReports() {
    //: The code of this language, such as de or fr
    return Report::tr("en");
}

QString madeText(const Report& report) {
    //: The day of a month, such as 23 November 2026
    const QString form = Report::tr("d MMMM yyyy");
    const QString day = QLocale(languageOfReports()).toString(report.made.date(), form);
    QStringList parts{report.author, report.organisation, report.program, day};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace talweg
