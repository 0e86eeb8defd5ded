#pragma once

#include "report/report.h"

namespace talweg {

/// Builds a report from parts and numbers them.
class ReportBuilder {
public:
    explicit ReportBuilder(Report report) : m_report(std::move(report)) {}

    void contents() { m_report.blocks.emplace_back(ReportContents{}); }
    void chapter(const QString& text) {
        m_section = 0;
        add({1, QString::number(++m_chapter), text});
    }
    void appendix(const QString& text) {
        m_section = 0;
        m_isAppendix = true;
        m_chapter = 0;
        add({1, chapterNumber(), text});
    }
    void section(const QString& text) {
        add({2, QStringLiteral("%1.%2").arg(chapterNumber()).arg(++m_section), text});
    }
    void say(const QString& text, const QString& lead = {},
             ReportParagraph::Tone tone = ReportParagraph::Tone::plain) {
        if (!text.isEmpty()) m_report.blocks.emplace_back(ReportParagraph{text, lead, tone});
    }
    /// Adds a table if it has rows.
    void table(const QString& caption, std::vector<ReportColumn> columns, std::vector<ReportRow> rows,
               const QString& note = {}) {
        if (rows.empty()) return;
        m_report.blocks.emplace_back(
            ReportTable{++m_tables, caption, std::move(columns), std::move(rows), note});
    }
    void figure(const QString& title, const QString& caption, const QPicture& picture,
                const FigureSize& size) {
        m_report.blocks.emplace_back(ReportFigure{++m_figures, title, caption, picture, size});
    }

    Report take() { return std::move(m_report); }

private:
    void add(ReportHeading heading) { m_report.blocks.emplace_back(std::move(heading)); }
    QString chapterNumber() const {
        return m_isAppendix ? QString(QChar(u'A' + m_chapter)) : QString::number(m_chapter);
    }

    Report m_report;
    int m_chapter = 0, m_section = 0, m_tables = 0, m_figures = 0;
    bool m_isAppendix = false;
};

} // namespace talweg
