#pragma once

#include "report/report_pages.h"

#include <QAbstractScrollArea>
#include <memory>

namespace talweg {

/// Shows the pages of a report, one below the other, fitted to the width of the view.
class ReportPreview : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ReportPreview(QWidget* parent = nullptr);

    /// Sets the pages; null shows none.
    void setPages(std::shared_ptr<const ReportPages> pages);
    int pages() const { return m_pages ? m_pages->count() : 0; }
    /// Index, from 0, of the page at one third of the height of the view.
    int page() const;
    void showPage(int page);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double scale() const;
    double pageHeight() const;
    void arrange();

    std::shared_ptr<const ReportPages> m_pages;
};

} // namespace talweg
