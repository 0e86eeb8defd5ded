#include "workbench/window/export_dialog.h"

#include "figures/file/picture_file.h"
#include "ui_export_dialog.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"
#include "workbench/inputs/number_editor.h"

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

} // namespace

ExportDialog::ExportDialog(QWidget* parent) : QDialog(parent), m_ui(std::make_unique<Ui::ExportDialog>()) {
    m_ui->setupUi(this);
    const QSettings settings;
    const auto kept = [&settings](const char* key, double standard, const Range& range) {
        return std::clamp(settings.value(key, standard).toDouble(), range.min, range.max);
    };
    const Range sides{10, 2000}, dots{30, 2400};
    m_size = {kept("export/width", 160, sides), kept("export/height", 90, sides),
              static_cast<int>(kept("export/dpi", 300, dots))};
    auto* width = addNumber(
        m_ui->widthLabel,
        {.label = "Width", .unit = "mm", .defaultValue = m_size.widthMm, .range = sides, .step = 10},
        m_ui->format, [this](double mm) { m_size.widthMm = mm; });
    auto* height = addNumber(
        m_ui->heightLabel,
        {.label = "Height", .unit = "mm", .defaultValue = m_size.heightMm, .range = sides, .step = 10}, width,
        [this](double mm) { m_size.heightMm = mm; });
    m_dpi = addNumber(m_ui->dpiLabel,
                      {.label = "Resolution",
                       .unit = "dpi",
                       .defaultValue = static_cast<double>(m_size.dpi),
                       .range = dots,
                       .step = 50},
                      height, [this](double dpi) { m_size.dpi = static_cast<int>(std::lround(dpi)); });
    m_ui->format->setCurrentText(settings.value("export/format", "PDF").toString());
    auto* save = m_ui->buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    auto* copy = m_ui->buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    save->setDefault(true);
    connect(save, &QPushButton::clicked, this, &ExportDialog::askForPath);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_ui->buttons->button(QDialogButtonBox::Close), &QPushButton::clicked, this, &QWidget::hide);
    connect(m_ui->format, &QComboBox::currentTextChanged, this, &ExportDialog::check);
    connect(m_ui->figure, &QComboBox::currentIndexChanged, this, &ExportDialog::check);
    connect(m_ui->zoomed, &QCheckBox::toggled, this, &ExportDialog::check);
    connect(m_ui->instant, &QCheckBox::toggled, this, &ExportDialog::check);
    m_ui->shows->setTextFormat(Qt::PlainText);
    check();
}

ExportDialog::~ExportDialog() = default;

/// A field that reads and writes its number as those of the inputs do.
NumberEditor* ExportDialog::addNumber(QLabel* label, const Parameter& number, QWidget* after,
                                      const std::function<void(double)>& take) {
    auto* field = new QWidget(this);
    auto* editor = new NumberEditor(number, field);
    auto* unit = new QLabel(QString::fromStdString(number.unit), field);
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(editor);
    layout->addWidget(unit);
    layout->addStretch(1);
    unit->setProperty("role", "muted");
    editor->setFixedWidth(fieldWidth);
    editor->setObjectName(QString::fromStdString(number.label).toLower());
    editor->setAccessibleName(QString::fromStdString(number.label));
    label->setBuddy(editor);
    setTabOrder(after, editor);
    int row = 0;
    m_ui->rows->getWidgetPosition(label, &row, nullptr);
    m_ui->rows->setWidget(row, QFormLayout::FieldRole, field);
    connect(editor, &ValueEditor::edited, this, [this, take](const Value& value) {
        take(std::get<double>(value));
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

/// Why nothing can be exported as it is asked for; empty when it can.
QString ExportDialog::wrong() const {
    for (const QString& why : m_refusals)
        if (!why.isEmpty()) return why;
    return complaint(m_size);
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
    const QSize pixels = pixelSize(m_size);
    const QString size = tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height());
    if (m_ui->format->currentText() == QLatin1String("PNG")) return size;
    if (!chosen() || !chosen()->isPicture) return tr("Vectors, sharp at any size");
    return tr("A picture of up to %1, compressed without loss; lines and letters over it are vectors")
        .arg(size);
}

void ExportDialog::check() {
    const Exportable* figure = chosen();
    const bool pixels = m_ui->format->currentText() == QLatin1String("PNG") || (figure && figure->isPicture);
    m_dpi->parentWidget()->setEnabled(pixels);
    m_ui->dpiLabel->setEnabled(pixels);
    m_ui->instant->setEnabled(figure && figure->hasInstant);
    m_ui->hint->setText(wrong().isEmpty() ? formatText() : breakable(wrong()));
    setState(m_ui->hint, "role", wrong().isEmpty() ? "muted" : "error");
    m_ui->shows->setText(
        figure ? breakable(tr("Shows %1.").arg(figure->says(parts()).join(QStringLiteral("; "))))
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
    return figure->draw(theme, m_size, parts());
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

std::optional<QPicture> ExportDialog::drawOrTell() {
    if (const QString why = wrong(); !why.isEmpty()) {
        emit told(Severity::error, why);
        return {};
    }
    auto picture = draw();
    if (!picture)
        emit told(Severity::warning,
                  tr("There is no figure of the inputs as they are now; wait for it or mend the inputs."));
    return picture;
}

void ExportDialog::exportTo(const QString& path) {
    const QString name = figureNameComplaint(path);
    if (!name.isEmpty()) return emit told(Severity::error, name);
    const auto picture = drawOrTell();
    if (!picture) return;
    const auto write = [picture = *picture, size = m_size, path] {
        return writePicture(picture, size, path);
    };
    const QString shows = chosen()->says(parts()).join(QStringLiteral("; "));
    m_background.run(write, [this, path, shows](const QString& wrong) {
        if (wrong.isEmpty())
            emit told(Severity::note,
                      tr("Figure written to %1. It shows %2.").arg(QDir::toNativeSeparators(path), shows));
        else
            emit told(Severity::error, wrong);
    });
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
    settings.setValue("export/format", m_ui->format->currentText());
}

} // namespace talweg

#include "moc_export_dialog.cpp"
