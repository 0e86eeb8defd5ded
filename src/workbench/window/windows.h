#pragma once

#include "project/document.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <vector>

namespace talweg {

class MainWindow;

/// The windows of the program, each with a project of its own. A document goes after its window, and with
/// this object whatever is left.
class Windows : public QObject {
    Q_OBJECT
public:
    explicit Windows(Registry registry, QObject* parent = nullptr);
    ~Windows() override;

    /// Opens one more: with a file, or with the gallery of examples where `file` is empty.
    MainWindow& open(const QString& file = {});
    /// Opens each file in a window of its own, once even where it is named twice, or by a link too; without
    /// files one window with the gallery.
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
