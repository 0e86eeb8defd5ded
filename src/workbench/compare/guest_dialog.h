#pragma once

#include "project/project.h"

#include <QDialog>

class QListWidget;

namespace talweg {

/// Asks which experiments of a file are to be compared with those of the project.
class GuestDialog : public QDialog {
    Q_OBJECT
public:
    /// Experiments of the system `compared` are selected at first.
    GuestDialog(const Project& project, const QString& file, const Registry& registry,
                const std::string& compared, QWidget* parent = nullptr);

    QStringList names() const;

private:
    QListWidget* m_list;
};

} // namespace talweg
