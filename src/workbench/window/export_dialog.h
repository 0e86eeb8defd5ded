#pragma once

#include "figures/plot/exportable.h"
#include "files/picture_source.h"
#include "workbench/common/background.h"
#include "workbench/common/messages.h"
#include "workbench/window/film_job.h"

#include <QDialog>
#include <QMap>
#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;

namespace talweg {

class FigurePreview;
class NumberEditor;
struct ExportJob;
struct Parameter;

namespace Ui {
class ExportDialog;
}

/// Exports a figure as a picture or a film. The user chooses the figure, the format and the size. The dialog
/// stays open next to the window. A film is cancelled when the dialog is closed.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(QWidget* parent);
    ~ExportDialog() override;

    /// Sets the function that returns the source to embed for the figure with this id. Call it once.
    void setSource(std::function<PictureSource(const QString& figure)> source) {
        m_source = std::move(source);
    }
    /// Shows the dialog with these figures and selects one of them.
    void offer(std::vector<Exportable> figures, std::size_t selected);
    /// Draws the selected figure and writes it to a file, or starts making its film.
    void exportTo(const QString& path);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// The user requested that the selected figure become an export job of the project. The receiver sets the
    /// experiment and the name.
    void jobWanted(const talweg::ExportJob& job);
    /// The user requested the list of export jobs.
    void jobsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// An export format.
    struct Format {
        QString name;
        QString suffix; ///< suffix of its files
        bool isFilm = false;
        QString help = {};
        /// The name of the format in the settings.
        QString key() const { return isFilm ? suffix + QStringLiteral("-film") : suffix; }
    };
    static std::vector<Format> formats();
    const Format& format() const;
    void addFormats();
    NumberEditor* addNumber(QLabel* label, Parameter number, QWidget* after,
                            const std::function<void(double)>& take);
    void addNumbers();
    void addFilmNumbers();
    void addPresets();
    void usePreset(int row);
    void showPreset();
    void addPreview();
    void preview();
    void showGreys();
    void addButtons();
    bool isFilm() const;
    /// The film settings for the whole run of the selected figure.
    Film film() const;
    void exportFilm(const QString& path);
    void showFilmEnd(const QString& wrong, bool cancelled);
    QString wrong() const;
    OnView parts() const;
    const Exportable* chosen() const;
    QString formatText() const;
    PictureSource source() const;
    QString shownText() const;
    Theme exportTheme() const;
    std::optional<QPicture> draw() const;
    /// Draws the figure. If there is nothing to write or copy, reports the reason.
    std::optional<QPicture> drawOrTell();
    void check();
    void askForPath();
    void rememberJob();
    void copy();
    void remember() const;

    std::unique_ptr<Ui::ExportDialog> m_ui;
    std::vector<Format> m_formats = formats();
    std::vector<Exportable> m_figures;
    std::function<PictureSource(const QString&)> m_source;
    FigureSize m_size;
    NumberEditor* m_width = nullptr;
    NumberEditor* m_height = nullptr;
    NumberEditor* m_dpi = nullptr;
    NumberEditor* m_letters = nullptr;
    NumberEditor* m_lines = nullptr;
    NumberEditor* m_speed = nullptr;
    NumberEditor* m_rate = nullptr;
    FigurePreview* m_preview = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_job = nullptr;
    QPushButton* m_giveUp = nullptr;
    QPushButton* m_close = nullptr;
    Film m_film; ///< its start and end are not used
    FilmJob* m_filming;
    QString m_filmed;                        ///< message to show when the film has been written
    QMap<NumberEditor*, QString> m_refusals; ///< reasons why typed texts are invalid
    Background m_background;
};

} // namespace talweg
