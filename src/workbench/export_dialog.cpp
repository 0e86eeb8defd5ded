#include "workbench/export_dialog.h"

#include "figures/picture_file.h"
#include "ui_export_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>

namespace talweg {

ExportDialog::ExportDialog(QWidget* parent) : QDialog(parent), m_ui(std::make_unique<Ui::ExportDialog>()) {
    m_ui->setupUi(this);
    const QSettings settings;
    m_ui->width->setValue(settings.value("export/width", 160).toDouble());
    m_ui->height->setValue(settings.value("export/height", 90).toDouble());
    m_ui->dpi->setValue(settings.value("export/dpi", 300).toInt());
    m_ui->format->setCurrentText(settings.value("export/format", "PDF").toString());
    auto* save = m_ui->buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    auto* copy = m_ui->buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    save->setDefault(true);
    connect(save, &QPushButton::clicked, this, &ExportDialog::askForPath);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_ui->buttons->button(QDialogButtonBox::Close), &QPushButton::clicked, this, &QWidget::hide);
    connect(m_ui->format, &QComboBox::currentTextChanged, this, &ExportDialog::check);
    connect(m_ui->width, &QDoubleSpinBox::valueChanged, this, &ExportDialog::check);
    connect(m_ui->height, &QDoubleSpinBox::valueChanged, this, &ExportDialog::check);
    connect(m_ui->dpi, &QSpinBox::valueChanged, this, &ExportDialog::check);
    connect(m_ui->figure, &QComboBox::currentIndexChanged, this, &ExportDialog::check);
    connect(m_ui->zoomed, &QCheckBox::toggled, this, &ExportDialog::check);
    connect(m_ui->instant, &QCheckBox::toggled, this, &ExportDialog::check);
    m_ui->shows->setTextFormat(Qt::PlainText);
    check();
}

ExportDialog::~ExportDialog() = default;

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

FigureSize ExportDialog::size() const {
    return {m_ui->width->value(), m_ui->height->value(), m_ui->dpi->value()};
}

OnView ExportDialog::parts() const {
    return {m_ui->zoomed->isChecked(), m_ui->instant->isChecked()};
}

const Exportable* ExportDialog::chosen() const {
    const int figure = m_ui->figure->currentIndex();
    return figure < 0 ? nullptr : &m_figures[static_cast<std::size_t>(figure)];
}

/// What the file will be made of.
QString ExportDialog::formatText() const {
    const QSize pixels = pixelSize(size());
    const QString size = tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height());
    if (m_ui->format->currentText() == QLatin1String("PNG")) return size;
    if (!chosen() || !chosen()->isPicture) return tr("Vectors, sharp at any size");
    return tr("A picture of up to %1, compressed without loss; lines and letters over it are vectors")
        .arg(size);
}

void ExportDialog::check() {
    const Exportable* figure = chosen();
    const bool pixels = m_ui->format->currentText() == QLatin1String("PNG") || (figure && figure->isPicture);
    m_ui->dpi->setEnabled(pixels);
    m_ui->dpiLabel->setEnabled(pixels);
    m_ui->instant->setEnabled(figure && figure->hasInstant);
    const QString wrong = complaint(size());
    m_ui->hint->setText(wrong.isEmpty() ? formatText() : wrong);
    m_ui->shows->setText(figure ? tr("Shows %1.").arg(figure->says(parts()).join(QStringLiteral("; ")))
                                : QString());
}

/// What is on view may have become other since.
void ExportDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) check();
}

std::optional<QPicture> ExportDialog::draw() const {
    const Exportable* figure = chosen();
    if (!figure) return {};
    const Theme theme = m_ui->dark->isChecked() ? Theme::night() : Theme::light();
    return figure->draw(theme, size(), parts());
}

void ExportDialog::askForPath() {
    remember();
    const QString suffix = m_ui->format->currentText().toLower();
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

void ExportDialog::exportTo(const QString& path) {
    const QString name = figureNameComplaint(path);
    if (!name.isEmpty()) return emit told(Weight::error, name);
    if (const QString wrong = complaint(size()); !wrong.isEmpty()) return emit told(Weight::error, wrong);
    const auto picture = draw();
    if (!picture)
        return emit told(
            Weight::warning,
            tr("There is no figure of the inputs as they are now; wait for it or mend the inputs."));
    const auto write = [picture = *picture, size = size(), path] {
        return writePicture(picture, size, path);
    };
    const QString shows = chosen()->says(parts()).join(QStringLiteral("; "));
    m_background.run(write, [this, path, shows](const QString& wrong) {
        if (wrong.isEmpty())
            emit told(Weight::note,
                      tr("Figure written to %1. It shows %2.").arg(QDir::toNativeSeparators(path), shows));
        else
            emit told(Weight::error, wrong);
    });
}

void ExportDialog::copy() {
    if (!complaint(size()).isEmpty()) return;
    const auto picture = draw();
    if (!picture)
        return emit told(
            Weight::warning,
            tr("There is no figure of the inputs as they are now; wait for it or mend the inputs."));
    auto* data = new QMimeData;
    data->setImageData(imageOf(*picture, size()));
    data->setData(QStringLiteral("image/svg+xml"), svgOf(*picture, size()));
    QGuiApplication::clipboard()->setMimeData(data);
    remember();
    emit told(Weight::note, tr("Figure copied."));
}

void ExportDialog::remember() const {
    QSettings settings;
    settings.setValue("export/width", m_ui->width->value());
    settings.setValue("export/height", m_ui->height->value());
    settings.setValue("export/dpi", m_ui->dpi->value());
    settings.setValue("export/format", m_ui->format->currentText());
}

} // namespace talweg
