#pragma once

#include "support/falling_body.h"
#include "workbench/inputs/form.h"
#include "workbench/inputs/inspector.h"
#include "workbench/inputs/quantity_edit.h"
#include "workbench/run/live_run.h"
#include "workbench/window/main_window.h"

#include <QAction>
#include <QDir>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace talweg::tests {

/// Keeps settings and unsaved work of tests apart from those of the user.
class Apart {
public:
    Apart() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("Talweg tests");
        QCoreApplication::setApplicationName(QString("tests %1").arg(QCoreApplication::applicationPid()));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }
    ~Apart() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }
    Q_DISABLE_COPY(Apart)
    QString file(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

inline Registry toyRegistry() {
    Registry registry;
    registry.add(fallingBody());
    return registry;
}

/// Lets any later warning fail the test, except warnings that the platform without a screen does not support
/// something.
inline void allowNoWarning() {
    QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)"));
}

/// A window on the screen, after the first run of the falling body is solved.
class ToyWindow {
public:
    /// With `tables`, the tables below the figures are shown; otherwise their visibility is restored from the
    /// settings.
    explicit ToyWindow(Registry registry = toyRegistry(), bool tables = true)
        : m_document(std::move(registry)) {
        if (tables) find<QAction>("showTables")->setChecked(true);
        m_window.resize(1280, 800);
        m_window.show();
        m_window.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_window)) qFatal("The window does not become active.");
        settle();
    }
    MainWindow* operator->() { return &m_window; }
    MainWindow& operator*() { return m_window; }

    /// Waits for the run of the current inputs, or for their problems.
    void settle() {
        const LiveRun& live = m_window.live();
        if (!QTest::qWaitFor(
                [&live] { return !live.isBusy() && (live.isCurrent() || !live.problems().empty()); }))
            qFatal("No run arrives.");
    }
    template <class Widget>
    Widget* find(const QString& name = {}) {
        return m_window.findChild<Widget*>(name);
    }
    QuantityEdit* field(const QString& id) { return find<Inspector>()->form()->field(id); }
    QLineEdit* line(const QString& id) { return field(id)->findChild<QLineEdit*>(); }
    /// Replaces the text of a field by typing.
    void type(const QString& id, const QString& text) {
        QLineEdit* edit = line(id);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    double value(const std::string& id) {
        const auto& experiments = m_window.document().project().experiments;
        return std::get<double>(
            experiments[static_cast<std::size_t>(m_window.live().experiment())].values.at(id));
    }
    double duration() { return m_window.live().shown().run->duration; }

private:
    Document m_document;
    MainWindow m_window{m_document};
};

} // namespace talweg::tests
