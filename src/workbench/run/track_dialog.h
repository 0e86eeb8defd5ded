#pragma once

#include "project/track_file.h"
#include "workbench/common/newest_job.h"

#include <QDialog>

class QCheckBox;
class QCustomPlot;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace talweg {

/// Shows how the table of a measured track is read, with fields for its options. After every change, the
/// table is read again on another thread. The dialog can be accepted only if there is a track.
class TrackDialog : public QDialog {
    Q_OBJECT
public:
    /// `bytes` is the content of the file `path`, `radius` that of the rover, m.
    TrackDialog(const QString& path, const QByteArray& bytes, double radius, QWidget* parent = nullptr);

    /// The track, after the dialog was accepted. Its first sample is at the start of the run unless the user
    /// gave an offset of the time.
    const Track& track() const { return m_track; }

private:
    QLineEdit* addField(const QString& label, const char* option, const QString& hint, const QString& help);
    QString options() const;
    void read();
    void show(const TrackFile& file, const TrackImport& import);
    void drawTrack();
    QWidget* addScaleField();
    void chooseEnd(const QPointF& mouse);
    void showEnds();

    QString m_path;
    QByteArray m_bytes;
    double m_radius;
    Track m_track;
    std::vector<std::pair<QLineEdit*, const char*>> m_fields; ///< with the names of their options
    QCheckBox *m_flip, *m_lowest;
    QPushButton* m_measure;          ///< checked while the user selects two samples of known distance
    std::vector<std::size_t> m_ends; ///< indices of the selected samples
    QLabel* m_state;
    QCustomPlot* m_plot;
    QDialogButtonBox* m_buttons;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
