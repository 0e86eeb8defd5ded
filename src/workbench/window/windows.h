#pragma once

#include "project/document.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <vector>

namespace talweg {

class MainWindow;

/// The windows of the program, each with its own project. A document is destroyed after its window; documents
/// that remain are destroyed with this object.
class Windows : public QObject {
    Q_OBJECT
public:
    explicit Windows(Registry registry, QObject* parent = nullptr);
    ~Windows() override;

    /// Opens another window, with a file or, if `file` is empty, with the gallery of examples.
    MainWindow& open(const QString& file = {});
    /// Opens each file in its own window. A file that is given twice, or also through a link, is opened once.
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
