#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace talweg::tests {

/// Screens that are not there, for applications made while this lives, as the platform without a screen reads
/// them: JSON objects with name, x, y, width, height and dpr.
class Screens {
public:
    explicit Screens(const QByteArray& screens) {
        QFile file(m_folder.filePath("screens.json"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("The screens cannot be written.");
        file.write("{\"screens\": [" + screens + "]}");
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace talweg::tests
