#pragma once

#include "figures/file/figure_size.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QImage>
#include <QPicture>
#include <QString>
#include <QStringList>
#include <variant>
#include <vector>

namespace talweg {

struct ReportHeading {
    int level = 1;  ///< 1 for chapters, 2 for their sections
    QString number; ///< "2.1", "A"
    QString text;
};

struct ReportParagraph {
    enum class Tone { plain, muted, good, bad, warning };
    QString text;
    QString lead = {}; ///< emphasised text at the beginning, such as "Outcome."
    Tone tone = Tone::plain;
};

struct ReportCell {
    enum class Weight { normal, strong, muted };
    QString text;
    Weight weight = Weight::normal;
};

struct ReportColumn {
    QString title;         ///< contains the unit, if it is the same in the whole column
    bool isNumber = false; ///< whether decimal points are aligned
};

/// A row with one cell for each column. A group row has only one cell: the heading of the following rows.
struct ReportRow {
    std::vector<ReportCell> cells;
    bool isGroup = false;
};

struct ReportTable {
    int number = 0; ///< number in the report, from 1
    QString caption;
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    QString note = {}; ///< text below the table
};

/// A figure as wide as the text column.
struct ReportFigure {
    int number = 0; ///< number in the report, from 1
    QString title;
    QString caption; ///< text below the figure, after its title
    QPicture picture;
    FigureSize size;
};

/// The place of the table of contents.
struct ReportContents {};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportTable, ReportFigure, ReportContents>;

/// The content of a report for any file format: numbered parts in order. Texts from the project are plain
/// text; markup characters in them have no meaning.
struct Report {
    QString title;
    QString author = {}, organisation = {};
    QImage logo = {};
    QString program; ///< name and version: "Talweg 0.1.0"
    QDateTime made;
    QStringList notes; ///< paragraphs below the title
    std::vector<ReportBlock> blocks;

    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Texts of labels ("Table 3.", "Figure 2."), and the caption that follows a figure's label.
QString numbered(const ReportTable& table);
QString numbered(const ReportFigure& figure);
QString captionOf(const ReportFigure& figure);

/// The code of the language in which reports are written, such as "de".
QString languageOfReports();

/// The author, organisation, program and date of a report: "A. Author, Talweg 0.1.0, 23 November 2026".
QString madeText(const Report& report);

/// Width of the text column and of figures, mm. It is the same for all paper sizes, so that figures need to
/// be drawn only once.
inline constexpr double reportWidthMm = 160;

} // namespace talweg
