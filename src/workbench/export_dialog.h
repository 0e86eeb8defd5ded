#pragma once

#include "figures/export.h"
#include "workbench/background.h"
#include "workbench/messages.h"

#include <QDialog>
#include <memory>

namespace talweg {

class FigureBoard;

namespace Ui {
class ExportDialog;
}

/// Takes a figure into a report: which one, as what, how large. Stays open beside the window.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(FigureBoard& board, QWidget* parent);
    ~ExportDialog() override;

    /// Offers the figures of the board as they are now and selects one.
    void offer(int figure);
    /// Draws and writes the chosen figure.
    void exportTo(const QString& path);

signals:
    void told(talweg::Weight weight, const QString& text);

private:
    FigureSize size() const;
    QPicture draw() const;
    void check();
    void askForPath();
    void copy();
    void remember() const;

    std::unique_ptr<Ui::ExportDialog> m_ui;
    FigureBoard& m_board;
    Background m_background;
};

} // namespace talweg
