#include "workbench/run/track_dialog.h"

#include "base/to_qt.h"
#include "figures/plot/style.h"
#include "workbench/common/look.h"
#include "workbench/common/plain_text.h"

#include <qcustomplot.h>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace talweg {

namespace {

/// Initial size of the dialog and smallest size of its plot, in pixels.
constexpr QSize dialogSize(760, 420), plotSize(320, 220);

} // namespace

TrackDialog::TrackDialog(const QString& path, const QByteArray& bytes, double radius, QWidget* parent)
    : QDialog(parent), m_path(path), m_bytes(bytes), m_radius(radius),
      m_flip(new QCheckBox(tr("The y axis points down"), this)),
      m_lowest(new QCheckBox(tr("The lowest point was tracked, not the centre"), this)),
      m_state(new QLabel(this)), m_plot(new QCustomPlot(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Add measured track: %1").arg(QFileInfo(path).fileName()));
    auto* form = new QFormLayout;
    auto* columns = new QHBoxLayout;
    columns->addLayout(form, 1);
    columns->addWidget(m_plot, 1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(m_state);
    all->addWidget(m_buttons);
    m_plot->setMinimumSize(plotSize);
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (auto& [label, option, hint, help] :
         {std::tuple(tr("Name"), "name", QFileInfo(path).fileName(),
                     tr("Name of the track in legends and tables.")),
          std::tuple(
              tr("Frames per second"), "fps", tr("if the table has frame numbers"),
              tr("Frame rate of the camera (1/s). Only for tables with frame numbers instead of times.")),
          std::tuple(
              tr("Metres per pixel"), "scale", tr("if the table is in pixels"),
              tr("Scale of the picture. Only for tables in pixels. Without a scale, the track is neither "
                 "drawn with the run nor fitted.")),
          std::tuple(tr("Offset x, y, t"), "offset", QStringLiteral("0, 0"),
                     tr("Added to x and y (m) after scaling and rotation, to move the track to its place on "
                        "the terrain. The third number is optional: the run time (s) at which the time of "
                        "the table is 0. Without it, the run starts with the first sample.")),
          std::tuple(tr("Rotate by"), "rotate", QStringLiteral("0°"),
                     tr("Angle in degrees, counter-clockwise, for a tilted camera.")),
          std::tuple(tr("Standard deviation σ"), "sigma", tr("estimated by the fit"),
                     tr("Standard deviation of one coordinate (m)."))})
        form->addRow(label, addField(label, option, hint, help));
    form->addRow(m_flip);
    form->addRow(m_lowest);
    form->addRow(tr("Other options"),
                 addField(tr("Other options"), "", QStringLiteral("t=Time,x=X1,track=2"),
                          tr("More options as on the command line: t, x, y and theta name columns; unit, "
                             "tunit, separator, decimal and header describe the table; track=2 takes the "
                             "second track; use=y fits only that coordinate.")));
    for (QCheckBox* box : {m_flip, m_lowest})
        connect(box, &QCheckBox::toggled, this, &TrackDialog::read);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_job, &NewestJob::failed, m_state, &QLabel::setText);
    resize(dialogSize);
    drawTrack();
    read();
}

QLineEdit* TrackDialog::addField(const QString& label, const char* option, const QString& hint,
                                 const QString& help) {
    auto* field = new QLineEdit(this);
    field->setPlaceholderText(hint);
    field->setToolTip(plainTip(help));
    field->setAccessibleName(label);
    field->setObjectName(QLatin1String(option));
    connect(field, &QLineEdit::textChanged, this, &TrackDialog::read);
    m_fields.emplace_back(field, option);
    return field;
}

/// The options as on the command line: ",fps=240,flip=y".
QString TrackDialog::options() const {
    QString options;
    for (const auto& [field, option] : m_fields) {
        QString text = field->text().trimmed();
        if (text.isEmpty()) continue;
        if (QLatin1String(option) == QLatin1String("offset")) text.remove(u' ');
        options += u',' + (*option ? QLatin1String(option) + u'=' + text : text);
    }
    if (m_flip->isChecked()) options += QStringLiteral(",flip=y");
    if (m_lowest->isChecked()) options += QStringLiteral(",point=lowest");
    return options;
}

void TrackDialog::read() {
    const QString chosen = options();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_job.start([this, chosen, path = m_path, bytes = m_bytes, radius = m_radius](const std::stop_token&) {
        // Commas in the path are not options.
        TrackFile file = trackFile(QStringLiteral("-") + chosen);
        file.path = path;
        TrackImport import = importTrack(file, bytes, radius);
        import.track.source.file = (QFileInfo(path).fileName() + chosen).toStdString();
        return [this, file, import = std::move(import)] { show(file, import); };
    });
}

void TrackDialog::show(const TrackFile& file, const TrackImport& import) {
    const bool isRead = import.error.isEmpty();
    m_track = isRead ? fromStart(import.track, file) : Track();
    m_state->setText(isRead ? import.summary : import.error);
    setState(m_state, "role", isRead ? "muted" : "error");
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isRead);
    drawTrack();
}

/// Draws y against x or, without x, against time.
void TrackDialog::drawTrack() {
    m_plot->clearPlottables();
    const Theme& theme = currentTheme();
    m_plot->setBackground(theme.background);
    auto* path = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
    path->setPen(Qt::NoPen);
    path->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(theme.lines[0]), Qt::NoBrush, 4));
    const bool hasX = !m_track.x.empty();
    for (std::size_t i = 0; i < m_track.size(); ++i)
        path->addData(hasX ? m_track.x[i] : m_track.t[i], m_track.y[i]);
    const QString unit = m_track.isInPixels ? QStringLiteral("px") : QStringLiteral("m");
    m_plot->xAxis->setLabel(hasX ? QStringLiteral("x (%1)").arg(unit) : QStringLiteral("t (s)"));
    m_plot->yAxis->setLabel(QStringLiteral("y (%1)").arg(unit));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(theme.axis);
        axis->setTickPen(theme.axis);
        axis->setSubTickPen(theme.axis);
        axis->setLabelColor(theme.text);
        axis->setTickLabelColor(theme.text);
        axis->grid()->setPen(QPen(theme.grid, 1));
    }
    m_plot->rescaleAxes();
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        axis->scaleRange(1.1);
    m_plot->replot();
}

} // namespace talweg

#include "moc_track_dialog.cpp"
