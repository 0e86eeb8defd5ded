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
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <cmath>

namespace talweg {

namespace {

/// Initial size of the dialog and smallest size of its plot, in pixels.
constexpr QSize dialogSize(760, 420), plotSize(320, 220);

} // namespace

TrackDialog::TrackDialog(const QString& path, const QByteArray& bytes, double radius, QWidget* parent)
    : QDialog(parent), m_path(path), m_bytes(bytes), m_radius(radius),
      m_flip(new QCheckBox(tr("The y axis points down"), this)),
      m_lowest(new QCheckBox(tr("The lowest point was tracked, not the centre"), this)),
      m_measure(new QPushButton(tr("From two samples"), this)), m_state(new QLabel(this)),
      m_plot(new QCustomPlot(this)),
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
    const auto add = [&](const QString& label, const char* option, const QString& hint, const QString& help) {
        form->addRow(label, addField(label, option, hint, help));
    };
    add(tr("Name"), "name", QFileInfo(path).fileName(), tr("Name of the track in legends and tables."));
    add(tr("Frames per second"), "fps", tr("if the table has frame numbers"),
        tr("Frame rate of the camera (1/s). Only for tables with frame numbers instead of times."));
    form->addRow(tr("Metres per pixel"), addScaleField());
    add(tr("Offset x, y, t"), "offset", QStringLiteral("0, 0"),
        tr("Added to x and y (m) after scaling and rotation, to move the track to its position on the "
           "terrain. The third number is optional: the run time (s) at which the time of the table is 0. "
           "Without it, the run starts with the first sample."));
    add(tr("Rotation angle"), "rotate", QStringLiteral("0°"),
        tr("Angle in degrees by which the track is rotated counter-clockwise, to correct a tilted camera."));
    add(tr("Standard deviation σ"), "sigma", tr("estimated by the fit"),
        tr("Standard deviation of one coordinate (m)."));
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

/// The field of the scale, and a button to measure it.
QWidget* TrackDialog::addScaleField() {
    auto* both = new QWidget(this);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(
        addField(tr("Metres per pixel"), "scale", tr("if the table is in pixels"),
                 tr("Scale of the picture. Only for tables in pixels. Without a scale, the track is not "
                    "drawn with the run, and “Fit” gives only the restitution of its impacts.")),
        1);
    row->addWidget(m_measure);
    m_measure->setObjectName(QStringLiteral("measureScale"));
    m_measure->setCheckable(true);
    m_measure->setEnabled(false); // until a track in pixels is read
    m_measure->setAutoDefault(false);
    m_measure->setToolTip(tr("Find the scale: click two samples in the plot whose distance you know"));
    connect(m_measure, &QPushButton::toggled, this, [this](bool isMeasuring) {
        m_ends.clear();
        m_plot->setCursor(isMeasuring ? Qt::CrossCursor : Qt::ArrowCursor);
        if (isMeasuring)
            showEnds();
        else
            read(); // also shows what was read instead of what to click
    });
    connect(m_plot, &QCustomPlot::mousePress, this,
            [this](const QMouseEvent* event) { chooseEnd(event->position()); });
    return both;
}

/// Selects the sample nearest to the mouse. After the second one, asks for the distance and sets the scale.
void TrackDialog::chooseEnd(const QPointF& mouse) {
    if (!m_measure->isChecked() || !m_track.isInPixels) return;
    const auto distance = [&](std::size_t i) {
        const double x = m_track.x.empty() ? m_track.t[i] : m_track.x[i];
        return QLineF(mouse, {m_plot->xAxis->coordToPixel(x), m_plot->yAxis->coordToPixel(m_track.y[i])})
            .length();
    };
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_track.size(); ++i)
        if (distance(i) < distance(nearest)) nearest = i;
    m_ends.push_back(nearest);
    showEnds();
    if (m_ends.size() < 2) return;
    const std::size_t a = m_ends[0], b = m_ends[1];
    const double pixels =
        std::hypot(m_track.x.empty() ? 0 : m_track.x[b] - m_track.x[a], m_track.y[b] - m_track.y[a]);
    bool isGiven = false;
    const double metres = pixels > 0 ? QInputDialog::getDouble(this, tr("Metres per pixel"),
                                                               tr("Distance between the two samples (m):"), 1,
                                                               1e-6, 1e6, 6, &isGiven)
                                     : 0;
    m_measure->setChecked(false);
    if (isGiven) findChild<QLineEdit*>("scale")->setText(QString::number(metres / pixels, 'g', 6));
}

/// Marks the selected samples, and says what to click.
void TrackDialog::showEnds() {
    m_state->setText(m_ends.empty() ? tr("Click the first of two samples whose distance you know.")
                                    : tr("Click the second sample."));
    drawTrack();
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
    m_measure->setEnabled(m_track.isInPixels);
    m_measure->setChecked(false);
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
    auto* ends = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
    ends->setPen(Qt::NoPen);
    ends->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(theme.accent, 2), Qt::NoBrush, 10));
    for (const std::size_t i : m_ends)
        ends->addData(hasX ? m_track.x[i] : m_track.t[i], m_track.y[i]);
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
