#pragma once

#include "figures/plot/exportable.h"
#include "workbench/common/background.h"
#include "workbench/common/messages.h"

#include <QDialog>
#include <QMap>
#include <functional>
#include <memory>
#include <vector>

class QLabel;

namespace talweg {

class NumberEditor;
struct Parameter;

namespace Ui {
class ExportDialog;
}

/// Takes a figure into a report: which one, as what, how large. Stays open beside the window.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(QWidget* parent);
    ~ExportDialog() override;

    /// Offers figures and selects one of them.
    void offer(std::vector<Exportable> figures, std::size_t selected);
    /// Draws and writes the chosen figure.
    void exportTo(const QString& path);

signals:
    void told(talweg::Severity weight, const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    NumberEditor* addNumber(QLabel* label, const Parameter& number, QWidget* after,
                            const std::function<void(double)>& take);
    QString wrong() const;
    OnView parts() const;
    const Exportable* chosen() const;
    QString formatText() const;
    std::optional<QPicture> draw() const;
    /// The same; where there is nothing to write or copy, says why.
    std::optional<QPicture> drawOrTell();
    void check();
    void askForPath();
    void copy();
    void remember() const;

    std::unique_ptr<Ui::ExportDialog> m_ui;
    std::vector<Exportable> m_figures;
    FigureSize m_size;
    NumberEditor* m_dpi;
    QMap<NumberEditor*, QString> m_refusals; ///< of texts typed and not taken
    Background m_background;
};

} // namespace talweg
