#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace talweg::tests {

/// Simulates screens for applications that are created while the object exists. `screens` is in the format of
/// Qt's offscreen platform: JSON objects with name, x, y, width, height and dpr.
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
