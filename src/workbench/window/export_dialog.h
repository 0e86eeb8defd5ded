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

/// Exports a figure: which one, in which format and size, as a picture or a film. Stays open next to the
/// window. A film is made while the dialog is open, which shows the progress.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(QWidget* parent);
    ~ExportDialog() override;

    /// The source to embed, by the id of the figure; call it once.
    void setSource(std::function<PictureSource(const QString& figure)> source) {
        m_source = std::move(source);
    }
    /// Offers figures and selects one of them.
    void offer(std::vector<Exportable> figures, std::size_t selected);
    /// Draws and writes the chosen figure, or begins to make its film.
    void exportTo(const QString& path);

signals:
    void told(talweg::Severity weight, const QString& text);
    /// The chosen figure is to become a job of the project, which knows its experiment and its name.
    void jobWanted(const talweg::ExportJob& job);
    /// The list of jobs is to be shown.
    void jobsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// An export format.
    struct Format {
        QString name;
        QString suffix; ///< of its file
        bool isFilm = false;
        QString help = {};
        /// Key in the settings.
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
    /// For the whole run of the chosen figure.
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
    /// The same; if there is nothing to write or copy, reports why.
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
    Film m_film; ///< but for its ends
    FilmJob* m_filming;
    QString m_filmed;                        ///< message at the end of the film under way
    QMap<NumberEditor*, QString> m_refusals; ///< of texts typed and not taken
    Background m_background;
};

} // namespace talweg
