#pragma once

#include "project/document.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <vector>

namespace talweg {

class MainWindow;

/// The windows of the program, each with its own project. A document is destroyed after its window, and any
/// remaining ones with this object.
class Windows : public QObject {
    Q_OBJECT
public:
    explicit Windows(Registry registry, QObject* parent = nullptr);
    ~Windows() override;

    /// Opens another window: with a file, or with the gallery of examples if `file` is empty.
    MainWindow& open(const QString& file = {});
    /// Opens each file in its own window, only once if it is named twice or by a link; without files a window
    /// with the gallery.
    void openAll(const QStringList& files);

private:
    struct One {
        std::unique_ptr<Document> document;
        QPointer<MainWindow> window; ///< deletes itself when it is closed
    };

    void forgetClosed();

    Registry m_registry;
    std::vector<One> m_windows;
};

} // namespace talweg
