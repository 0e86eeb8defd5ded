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
    int level = 1;  ///< 1 for chapters, 2 for what is in them
    QString number; ///< "2.1", "A"
    QString text;
};

struct ReportParagraph {
    enum class Tone { plain, muted, good, bad, warning };
    QString text;
    QString lead = {}; ///< set off in front of it, such as "Outcome."
    Tone tone = Tone::plain;
};

struct ReportCell {
    enum class Weight { normal, strong, muted };
    QString text;
    Weight weight = Weight::normal;
};

struct ReportColumn {
    QString title;         ///< with the unit, where all of the column has the same
    bool isNumber = false; ///< decimal points below each other
};

/// Cells, one for each column; of a group a single one, which is over the rows that follow.
struct ReportRow {
    std::vector<ReportCell> cells;
    bool isGroup = false;
};

struct ReportTable {
    int number = 0; ///< in the whole report, from 1
    QString caption;
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    QString note = {}; ///< below it
};

/// As wide as the column of text.
struct ReportFigure {
    int number = 0; ///< in the whole report, from 1
    QString title;
    QString caption; ///< after the title
    QPicture picture;
    FigureSize size;
};

/// What follows begins on a new page.
struct ReportPageBreak {};

using ReportBlock = std::variant<ReportHeading, ReportParagraph, ReportTable, ReportFigure, ReportPageBreak>;

/// A document as its writers take it: numbered, in order, in words. What it says of its project is plain
/// text, whatever characters are in it.
struct Report {
    QString title;
    QString program; ///< "Talweg 0.1.0"
    QDateTime made;
    QStringList notes; ///< paragraphs of the title page
    std::vector<ReportBlock> blocks;

    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// "Table 3." and "Figure 2.", and what follows that of a figure.
QString numbered(const ReportTable& table);
QString numbered(const ReportFigure& figure);
QString captionOf(const ReportFigure& figure);

/// The code of the language that reports are written in now, such as "de".
QString languageOfReports();

/// "Talweg 0.1.0, 23 November 2026": by what and when a report was made.
QString madeText(const Report& report);

/// The width of the column of text and of figures, mm: the same on all papers, so that figures are drawn
/// once.
inline constexpr double reportWidthMm = 160;

} // namespace talweg
