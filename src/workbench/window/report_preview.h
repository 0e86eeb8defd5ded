#pragma once

#include "report/report_pages.h"

#include <QAbstractScrollArea>
#include <memory>

namespace talweg {

/// The pages of a report below each other, as wide as possible.
class ReportPreview : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ReportPreview(QWidget* parent = nullptr);

    /// Null: nothing is shown.
    void setPages(std::shared_ptr<const ReportPages> pages);
    int pages() const { return m_pages ? m_pages->count() : 0; }
    /// The topmost visible page, from 0.
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
