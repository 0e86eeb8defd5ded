#include "workbench/window/export_dialog.h"

#include "base/to_qt.h"
#include "figures/file/ink.h"
#include "figures/file/picture_file.h"
#include "project/figure_source.h"
#include "ui_export_dialog.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/number_editor.h"
#include "workbench/window/figure_preview.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr int fieldWidth = 104;

/// The word for a line width that depends on the font size.
constexpr const char* asLetters = "auto";

Value lineValue(double width) {
    return width > 0 ? Value(width) : Value(std::string(asLetters));
}

double kept(const char* key, double standard, const Range& range) {
    return std::clamp(QSettings().value(key, standard).toDouble(), range.min, range.max);
}

} // namespace

/// The export formats, in the order of the list.
std::vector<ExportDialog::Format> ExportDialog::formats() {
    return {{QStringLiteral("PDF"), QStringLiteral("pdf")},
            {QStringLiteral("SVG"), QStringLiteral("svg")},
            {QStringLiteral("PNG"), QStringLiteral("png")},
            {tr("WebP film"), QStringLiteral("webp"), true,
             tr("An animation of the run in one file that browsers can play")},
            {tr("PNG film"), QStringLiteral("png"), true,
             tr("An animation of the run as a series of numbered PNG files, one per frame")}};
}

ExportDialog::ExportDialog(QWidget* parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ExportDialog>()), m_filming(new FilmJob(this)) {
    m_ui->setupUi(this);
    addFormats();
    addPresets();
    addNumbers();
    addPreview();
    addButtons();
    showPreset();
    connect(m_ui->format, &QComboBox::currentTextChanged, this, &ExportDialog::check);
    connect(m_ui->figure, &QComboBox::currentIndexChanged, this, &ExportDialog::check);
    connect(m_ui->zoomed, &QCheckBox::toggled, this, &ExportDialog::check);
    connect(m_ui->instant, &QCheckBox::toggled, this, &ExportDialog::check);
    connect(m_ui->dark, &QCheckBox::toggled, this, &ExportDialog::check);
    connect(m_ui->grey, &QCheckBox::toggled, this, [this](bool grey) {
        m_size.grey = grey;
        check();
    });
    connect(m_filming, &FilmJob::progressed, this, [this](int frames, int all) {
        m_ui->progress->setRange(0, all);
        m_ui->progress->setValue(frames);
        check();
    });
    connect(m_filming, &FilmJob::finished, this, &ExportDialog::showFilmEnd);
    m_ui->project->setChecked(QSettings().value("export/project", true).toBool());
    m_ui->grey->setChecked(m_size.grey);
    m_ui->shows->setTextFormat(Qt::PlainText);
    m_ui->greyCheck->setTextFormat(Qt::PlainText);
    check();
}

void ExportDialog::addFormats() {
    const QString kept = QSettings().value("export/format", "pdf").toString().toLower();
    for (const Format& format : m_formats) {
        const int row = m_ui->format->count();
        m_ui->format->addItem(format.name);
        m_ui->format->setItemData(row, format.help, Qt::ToolTipRole);
        if (format.key() == kept) m_ui->format->setCurrentIndex(row);
    }
}

const ExportDialog::Format& ExportDialog::format() const {
    return m_formats[static_cast<std::size_t>(m_ui->format->currentIndex())];
}

void ExportDialog::addNumbers() {
    const QSettings settings;
    const Range sides{20, 2000}, dots{30, 2400}, points{4, 40}, lines{0.1, 10};
    m_size = {kept("export/width", 160, sides),
              kept("export/height", 90, sides),
              static_cast<int>(kept("export/dpi", 300, dots)),
              kept("export/letters", FigureSize().letters, points),
              settings.value("export/lines", 0).toDouble(),
              settings.value("export/grey", false).toBool()};
    if (m_size.lineWidth != 0) m_size.lineWidth = std::clamp(m_size.lineWidth, lines.min, lines.max);
    const auto mm = [&sides](double value) {
        return Parameter{.unit = "mm", .defaultValue = value, .range = sides, .step = 10};
    };
    m_width = addNumber(m_ui->widthLabel, mm(m_size.widthMm), m_ui->preset,
                        [this](double width) { m_size.widthMm = width; });
    m_height = addNumber(m_ui->heightLabel, mm(m_size.heightMm), m_width,
                         [this](double height) { m_size.heightMm = height; });
    m_dpi =
        addNumber(m_ui->dpiLabel,
                  {.unit = "dpi", .defaultValue = static_cast<double>(m_size.dpi), .range = dots, .step = 50},
                  m_height, [this](double dpi) { m_size.dpi = static_cast<int>(std::lround(dpi)); });
    m_letters = addNumber(m_ui->lettersLabel,
                          {.unit = "pt", .defaultValue = m_size.letters, .range = points, .step = 0.5}, m_dpi,
                          [this](double size) { m_size.letters = size; });
    m_lines = addNumber(m_ui->linesLabel,
                        {.unit = "pt",
                         .kind = Parameter::Kind::numberOrWord,
                         .defaultValue = lineValue(m_size.lineWidth),
                         .range = lines,
                         .step = 0.1,
                         .word = asLetters},
                        m_letters, [this](double width) { m_size.lineWidth = width; });
    addFilmNumbers();
}

void ExportDialog::addFilmNumbers() {
    const Range speeds{1e-6, 1e6}, rates{1, 60};
    m_film.speed = kept("export/speed", 1, speeds);
    m_film.framesPerSecond = kept("export/rate", 25, rates);
    m_speed = addNumber(m_ui->speedLabel,
                        {.unit = tr("simulated s per s").toStdString(),
                         .defaultValue = m_film.speed,
                         .range = speeds,
                         .step = 0.1},
                        m_lines, [this](double speed) { m_film.speed = speed; });
    m_rate = addNumber(m_ui->rateLabel,
                       {.unit = "per s", .defaultValue = m_film.framesPerSecond, .range = rates, .step = 5},
                       m_speed, [this](double rate) { m_film.framesPerSecond = rate; });
}

void ExportDialog::addPresets() {
    m_ui->preset->addItem(tr("Custom"));
    for (const FigurePreset& preset : figurePresets())
        m_ui->preset->addItem(presetLabel(preset));
    connect(m_ui->preset, &QComboBox::activated, this, &ExportDialog::usePreset);
}

/// Applies a preset. Row 0 means a custom size.
void ExportDialog::usePreset(int row) {
    if (row < 1) return showPreset();
    const bool grey = m_size.grey;
    m_size = figurePresets()[static_cast<std::size_t>(row - 1)].size;
    m_size.grey = grey;
    m_width->setValue(m_size.widthMm);
    m_height->setValue(m_size.heightMm);
    m_dpi->setValue(static_cast<double>(m_size.dpi));
    m_letters->setValue(m_size.letters);
    m_lines->setValue(lineValue(m_size.lineWidth));
    check();
}

/// Selects the preset with the current size. If there is none, selects the custom size.
void ExportDialog::showPreset() {
    FigureSize size = m_size;
    size.grey = false;
    const auto preset = std::ranges::find(figurePresets(), size, &FigurePreset::size);
    const bool known = preset != figurePresets().end();
    m_ui->preset->setCurrentIndex(known ? 1 + static_cast<int>(preset - figurePresets().begin()) : 0);
}

void ExportDialog::addPreview() {
    m_preview = new FigurePreview(this);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("Preview"));
    m_ui->previewColumn->insertWidget(0, m_preview, 1);
    connect(m_ui->trueSize, &QCheckBox::toggled, m_preview, &FigurePreview::setTrueSize);
    connect(m_preview, &FigurePreview::drawn, this, &ExportDialog::showGreys);
}

void ExportDialog::preview() {
    m_preview->showFigure(m_size, [this](const FigureSize& size) -> std::optional<QPicture> {
        if (!chosen()) return {};
        return chosen()->draw(exportTheme(), size, parts());
    });
}

/// Shows whether colours can still be distinguished in greyscale.
void ExportDialog::showGreys() {
    m_ui->greyCheck->setVisible(m_size.grey && m_preview->picture());
    if (!m_size.grey || !m_preview->picture()) return;
    const GreyCheck found = greyCheck(*m_preview->picture());
    m_ui->greyCheck->setText(found.colours < 2 ? tr("The figure does not rely on colour.")
                                               : tr("%1 colours become greys that differ by at least %2 % in "
                                                    "lightness. Lines have markers and areas have hatching.")
                                                     .arg(found.colours)
                                                     .arg(std::floor(found.apart), 0, 'f', 0));
}

void ExportDialog::addButtons() {
    m_save = m_ui->buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    auto* copy = m_ui->buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    m_job = m_ui->buttons->addButton(tr("Add as job"), QDialogButtonBox::ActionRole);
    m_job->setToolTip(tr("Add this figure at this size to the export jobs of the project"));
    connect(m_job, &QPushButton::clicked, this, &ExportDialog::rememberJob);
    auto* jobs = m_ui->buttons->addButton(tr("Jobs…"), QDialogButtonBox::ActionRole);
    jobs->setToolTip(tr("Manage the export jobs of the project"));
    connect(jobs, &QPushButton::clicked, this, &ExportDialog::jobsWanted);
    m_giveUp = m_ui->buttons->addButton(tr("Cancel"), QDialogButtonBox::ActionRole);
    m_giveUp->setToolTip(tr("Stop writing the film"));
    // Added last, because otherwise the Tab key would not follow the visible order of the buttons.
    m_close = m_ui->buttons->addButton(QDialogButtonBox::Close);
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::askForPath);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_giveUp, &QPushButton::clicked, m_filming, &FilmJob::cancel);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
}

ExportDialog::~ExportDialog() = default;

/// Adds a number field like those for inputs.
NumberEditor* ExportDialog::addNumber(QLabel* label, Parameter number, QWidget* after,
                                      const std::function<void(double)>& take) {
    number.label = label->text().toStdString();
    auto* field = new QWidget(this);
    auto* editor = new NumberEditor(number, field);
    auto* unit = new QLabel(toQt(number.unit), field);
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(editor);
    layout->addWidget(unit);
    layout->addStretch(1);
    unit->setProperty("role", "muted");
    editor->setFixedWidth(fieldWidth);
    editor->setObjectName(label->objectName().remove(QStringLiteral("Label")));
    editor->setAccessibleName(toQt(number.label));
    label->setBuddy(editor);
    setTabOrder(after, editor);
    int row = 0;
    m_ui->rows->getWidgetPosition(label, &row, nullptr);
    m_ui->rows->setWidget(row, QFormLayout::FieldRole, field);
    connect(editor, &ValueEditor::edited, this, [this, take](const Value& value) {
        const double* number = std::get_if<double>(&value);
        take(number ? *number : 0);
        showPreset();
        check();
    });
    connect(editor, &ValueEditor::refused, this, [this, editor](const QString& why) {
        editor->setMarked(!why.isEmpty());
        m_refusals[editor] = why;
        check();
    });
    return editor;
}

void ExportDialog::offer(std::vector<Exportable> figures, std::size_t selected) {
    m_ui->figure->clear();
    m_figures = std::move(figures);
    for (const Exportable& figure : m_figures)
        m_ui->figure->addItem(figure.title);
    m_ui->figure->setCurrentIndex(static_cast<int>(selected));
    show();
    raise();
    activateWindow();
}

/// Why the figure cannot be exported as chosen; empty if it can be.
QString ExportDialog::wrong() const {
    for (const QString& why : m_refusals)
        if (!why.isEmpty()) return why;
    if (const QString why = complaint(m_size); !why.isEmpty() || !isFilm()) return why;
    if (!chosen() || !chosen()->film)
        return tr("This figure has no time axis and cannot be exported as a film.");
    if (const QString why = filmSizeComplaint(pixelSize(m_size)); !why.isEmpty()) return why;
    return complaint(film(), film().to);
}

bool ExportDialog::isFilm() const {
    return format().isFilm;
}

Film ExportDialog::film() const {
    Film whole = m_film;
    whole.to = chosen() && chosen()->duration ? chosen()->duration() : 0;
    return whole;
}

OnView ExportDialog::parts() const {
    return {m_ui->zoomed->isChecked(), !isFilm() && m_ui->instant->isChecked()};
}

const Exportable* ExportDialog::chosen() const {
    const int figure = m_ui->figure->currentIndex();
    return figure < 0 ? nullptr : &m_figures[static_cast<std::size_t>(figure)];
}

/// A description of the file to be written.
QString ExportDialog::formatText() const {
    const QSize pixels = pixelSize(m_size);
    const QString size = tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height());
    if (isFilm()) {
        const auto frames = framesOf(film());
        return tr("%1 frames of %2, %3 s long")
            .arg(frames.size())
            .arg(size)
            .arg(film().to / m_film.speed, 0, 'f', 1);
    }
    if (format().suffix == QLatin1String("png")) return size;
    if (!chosen() || !chosen()->isPicture) return tr("Vector graphics, sharp at any size");
    return tr("A losslessly compressed picture of up to %1, with lines and text as vector graphics")
        .arg(size);
}

void ExportDialog::check() {
    const Exportable* figure = chosen();
    const bool pixels = isFilm() || format().suffix == QLatin1String("png") || (figure && figure->isPicture);
    for (NumberEditor* number : {m_speed, m_rate})
        number->parentWidget()->setVisible(isFilm());
    for (QLabel* label : {m_ui->speedLabel, m_ui->rateLabel})
        label->setVisible(isFilm());
    for (QWidget* widget : {static_cast<QWidget*>(m_ui->progress), static_cast<QWidget*>(m_giveUp)})
        widget->setVisible(m_filming->isBusy());
    m_save->setEnabled(!m_filming->isBusy());
    m_close->setToolTip(m_filming->isBusy() ? tr("Stop writing the film") : QString());
    m_dpi->parentWidget()->setEnabled(pixels);
    m_ui->dpiLabel->setEnabled(pixels);
    m_ui->instant->setEnabled(figure && figure->film && !isFilm());
    m_ui->project->setEnabled(figure && figure->id && !isFilm());
    m_job->setEnabled(figure && figure->id && !isComparisonFigure(figure->id()) && !isFilm()
                      && wrong().isEmpty());
    m_ui->dark->setEnabled(!m_size.grey);
    if (!m_size.grey) m_ui->greyCheck->hide();
    preview();
    m_ui->hint->setText(wrong().isEmpty() ? formatText() : breakable(wrong()));
    setState(m_ui->hint, "role", wrong().isEmpty() ? "muted" : "error");
    m_ui->shows->setText(figure ? breakable(tr("Shows %1.").arg(shownText())) : QString());
    if (!isVisible()) return;
    // The controls for films need more height.
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

/// A description of the part of the run that the figure or film shows.
QString ExportDialog::shownText() const {
    return chosen()->says(parts()).join(QStringLiteral("; "));
}

/// Updates the dialog when it becomes active, because the window may have changed.
void ExportDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) check();
}

std::optional<QPicture> ExportDialog::draw() const {
    const Exportable* figure = chosen();
    if (!figure) return {};
    return figure->draw(exportTheme(), m_size, parts());
}

Theme ExportDialog::exportTheme() const {
    return m_ui->dark->isChecked() && !m_size.grey ? Theme::night() : Theme::light();
}

/// The source to embed in the file; empty if the user does not want to embed it.
PictureSource ExportDialog::source() const {
    const bool wanted = m_ui->project->isChecked() && m_source && chosen() && chosen()->id;
    return wanted ? m_source(chosen()->id()) : PictureSource();
}

void ExportDialog::rememberJob() {
    ExportJob job;
    job.name = m_ui->figure->currentText();
    job.figure = chosen()->id();
    job.format = format().suffix;
    job.widthMm = m_size.widthMm;
    job.heightMm = m_size.heightMm;
    job.dpi = m_size.dpi;
    job.letters = m_size.letters;
    job.lineWidth = m_size.lineWidth;
    job.grey = m_size.grey;
    job.dark = !m_size.grey && m_ui->dark->isChecked();
    job.project = m_ui->project->isChecked();
    emit jobWanted(job);
}

void ExportDialog::askForPath() {
    remember();
    const QString suffix = format().suffix;
    const QString folder = QSettings().value("export/folder", QDir::homePath()).toString();
    const QString proposal = QStringLiteral("%1/%2.%3").arg(folder, m_ui->figure->currentText(), suffix);
    QString path =
        QFileDialog::getSaveFileName(this, tr("Export figure"), proposal,
                                     QStringLiteral("%1 (*.%2)").arg(m_ui->format->currentText(), suffix));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += u'.' + suffix;
    QSettings().setValue("export/folder", QFileInfo(path).path());
    exportTo(path);
}

std::optional<QPicture> ExportDialog::drawOrTell() {
    if (const QString why = wrong(); !why.isEmpty()) {
        emit told(Severity::error, why);
        return {};
    }
    auto picture = draw();
    if (!picture)
        emit told(
            Severity::warning,
            tr("There is no figure for the current inputs. Wait until it is drawn, or correct the inputs."));
    return picture;
}

void ExportDialog::exportTo(const QString& path) {
    if (isFilm()) return exportFilm(path);
    const QString name = figureNameComplaint(path);
    if (!name.isEmpty()) return emit told(Severity::error, name);
    const auto picture = drawOrTell();
    if (!picture) return;
    const PictureSource carried = source();
    if (const QString complaint = sourceComplaint(carried); !complaint.isEmpty())
        emit told(Severity::warning, complaint);
    const auto write = [picture = *picture, size = m_size, path, carried] {
        return writePicture(picture, size, path, carried);
    };
    const QString shows = shownText();
    m_background.run(write, [this, path, shows](const QString& wrong) {
        if (wrong.isEmpty())
            emit told(Severity::note,
                      tr("Figure written to %1. It shows %2.").arg(QDir::toNativeSeparators(path), shows));
        else
            emit told(Severity::error, wrong);
    });
}

void ExportDialog::exportFilm(const QString& path) {
    for (const QString& why : {filmNameComplaint(path), wrong()})
        if (!why.isEmpty()) return emit told(Severity::error, why);
    const auto drawnAt = chosen()->film(exportTheme(), m_size, parts());
    if (!drawnAt)
        return emit told(
            Severity::warning,
            tr("There is no figure for the current inputs. Wait until it is drawn, or correct the inputs."));
    m_filmed = tr("Film written to %1. It shows %2 and covers the run from 0 s to %3 s.")
                   .arg(QDir::toNativeSeparators(path), shownText(), QString::number(film().to));
    m_filming->start(*drawnAt, m_size, film(), path);
}

/// Cancels the film when the dialog is hidden, because its progress would not be visible. Minimizing the
/// dialog does not cancel it.
void ExportDialog::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    if (!event->spontaneous()) m_filming->cancel();
}

void ExportDialog::showFilmEnd(const QString& wrong, bool cancelled) {
    check();
    if (!wrong.isEmpty()) return emit told(Severity::error, wrong);
    emit told(Severity::note, cancelled ? tr("The film was cancelled.") : m_filmed);
}

void ExportDialog::copy() {
    const auto picture = drawOrTell();
    if (!picture) return;
    copyPicture(*picture, m_size);
    remember();
    emit told(Severity::note, tr("Figure copied."));
}

void ExportDialog::remember() const {
    QSettings settings;
    settings.setValue("export/width", m_size.widthMm);
    settings.setValue("export/height", m_size.heightMm);
    settings.setValue("export/dpi", m_size.dpi);
    settings.setValue("export/letters", m_size.letters);
    settings.setValue("export/lines", m_size.lineWidth);
    settings.setValue("export/grey", m_size.grey);
    settings.setValue("export/speed", m_film.speed);
    settings.setValue("export/rate", m_film.framesPerSecond);
    settings.setValue("export/format", format().key());
    settings.setValue("export/project", m_ui->project->isChecked());
}

} // namespace talweg

#include "moc_export_dialog.cpp"
