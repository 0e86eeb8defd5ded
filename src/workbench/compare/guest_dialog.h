#pragma once

#include "project/project.h"

#include <QDialog>

class QListWidget;

namespace talweg {

/// Lets the user select the experiments of a file that are compared with those of the project.
class GuestDialog : public QDialog {
    Q_OBJECT
public:
    /// `compared`: id of the system whose runs are compared; its experiments are selected initially.
    GuestDialog(const Project& project, const QString& file, const Registry& registry,
                const std::string& compared, QWidget* parent = nullptr);

    QStringList names() const;

private:
    QListWidget* m_list;
};

} // namespace talweg
