#pragma once

#include "figures/file/figure_size.h"

#include <QCoreApplication>
#include <QDateTime>
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
    QString lead = {}; ///< emphasised text before it, such as "Outcome."
    Tone tone = Tone::plain;
};

struct ReportCell {
    enum class Weight { normal, strong, muted };
    QString text;
    Weight weight = Weight::normal;
};

struct ReportColumn {
    QString title;         ///< includes the unit if the whole column has the same unit
    bool isNumber = false; ///< decimal points are aligned
};

/// A row with one cell for each column. A group has a single cell, the heading of the rows that follow.
struct ReportRow {
    std::vector<ReportCell> cells;
    bool isGroup = false;
};

struct ReportTable {
    int number = 0; ///< in the whole report, from 1
    QString caption;
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    QString note = {}; ///< text below the table
};

/// A figure as wide as the text column.
struct ReportFigure {
    int number = 0; ///< in the whole report, from 1
    QString title;
    QString caption; ///< text after the title
    QPicture picture;
    FigureSize size;
};

/// A page break.
struct ReportPageBreak {};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportTable, ReportFigure, ReportPageBreak>;

/// The content of a report, in order and with its parts numbered, for any file format. Texts from the project
/// are plain text, even if they contain markup characters.
struct Report {
    QString title;
    QString program; ///< "Talweg 0.1.0"
    QDateTime made;
    QStringList notes; ///< paragraphs of the title page
    std::vector<ReportBlock> blocks;

    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// The labels "Table 3." and "Figure 2.", and the caption after the label of a figure.
QString numbered(const ReportTable& table);
QString numbered(const ReportFigure& figure);
QString captionOf(const ReportFigure& figure);

/// The code of the current language of reports, such as "de".
QString languageOfReports();

/// "Talweg 0.1.0, 23 November 2026": the program and date of a report.
QString madeText(const Report& report);

/// Width of the text column and of figures (mm). It is the same for all paper sizes, so that figures are
/// drawn only once.
inline constexpr double reportWidthMm = 160;

} // namespace talweg
