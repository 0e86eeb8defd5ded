#pragma once

#include "project/document.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <vector>

namespace talweg {

class MainWindow;

/// The windows of the program, each with a document of its own. A document is destroyed after its window.
/// Documents that remain are destroyed with this object.
class Windows : public QObject {
    Q_OBJECT
public:
    explicit Windows(Registry registry, QObject* parent = nullptr);
    ~Windows() override;

    /// Opens another window with a file, or with the gallery of examples if `file` is empty.
    MainWindow& open(const QString& file = {});
    /// Opens each file in a window of its own. If several paths lead to the same file, it is opened once.
    /// Without files, opens a window with the gallery.
    void openAll(const QStringList& files);

private:
    struct One {
        std::unique_ptr<Document> document;
        QPointer<MainWindow> window; ///< destroys itself when it is closed
    };

    void forgetClosed();

    Registry m_registry;
    std::vector<One> m_windows;
};

} // namespace talweg
