#pragma once

#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/run/track_dialog.h"
#include "workbench/run/track_pane.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QTreeWidget>
#include <cmath>
#include <functional>
#include <random>

namespace talweg::tests {

/// e = 0.8 at every approach speed.
inline double constantRestitution(double) {
    return 0.8;
}

/// A table of a ball that falls from 1 m and bounces, with noise of 1 mm. `e` is the coefficient of
/// restitution at an approach speed in m/s.
inline QByteArray filmedDrop(const std::function<double(double)>& e = constantRestitution) {
    std::mt19937 engine(7);
    std::normal_distribution<double> noise(0, 0.001);
    QByteArray text = "t (s),y (m)\n";
    const double g = 9.81, first = std::sqrt(2 / g);
    for (int i = 0; i < 400; ++i) {
        const double t = i / 240.0;
        double since = t - first, v = e(g * first) * g * first, y = 1 - g * t * t / 2;
        while (since >= 2 * v / g) {
            since -= 2 * v / g;
            v *= e(v);
        }
        if (since >= 0) y = since * (v - g * since / 2);
        text +=
            QByteArray::number(t, 'f', 6) + ',' + QByteArray::number(0.05 + y + noise(engine), 'f', 6) + '\n';
    }
    return text;
}

inline Project droppedBall() {
    Project project;
    project.experiments = {makeExperiment(*builtinSystems().find("rover"), "Drop",
                                          {{"terrain", std::string("flat")},
                                           {"b", 0.05},
                                           {"g", 9.81},
                                           {"e", 0.7},
                                           {"u4", 0.0},
                                           {"clearance", 0.9},
                                           {"t_end", 3.0}})};
    return project;
}

/// A window with the experiment, and the file of the table.
struct TrackShop {
    explicit TrackShop(const Project& project = droppedBall(), const QByteArray& film = filmedDrop()) {
        window->document().reset(project);
        window.settle();
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(film) < 0) qFatal("no file");
    }
    QString path() const { return folder.filePath("drop.csv"); }
    TrackPane& pane() { return *window.find<TrackPane>(); }
    template <class Widget>
    Widget* part(int index = 0) {
        return pane().findChildren<Widget*>().at(index);
    }
    QPushButton* button(const QString& text) {
        for (QPushButton* one : pane().findChildren<QPushButton*>())
            if (one->text() == text) return one;
        qFatal("no button %s", qPrintable(text));
    }
    QTreeWidgetItem* input(const QString& id) {
        QTreeWidget* list = part<QTreeWidget>();
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            if (list->topLevelItem(i)->data(0, Qt::UserRole) == id) return list->topLevelItem(i);
        qFatal("no input %s", qPrintable(id));
    }
    /// Adds the track as the user does, with these texts in the dialog.
    void add(const std::vector<std::pair<const char*, const char*>>& texts = {}) {
        QTimer::singleShot(0, [&] {
            auto* dialog = pane().findChild<TrackDialog*>();
            for (const auto& [name, text] : texts)
                dialog->findChild<QLineEdit*>(name)->setText(text);
            auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            if (QTest::qWaitFor([ok] { return ok->isEnabled(); }))
                ok->click();
            else
                dialog->reject();
        });
        pane().addFrom(path());
        window.settle();
    }
    /// What the pane says about the fit.
    QLabel* answer() { return pane().findChild<QScrollArea*>()->findChild<QLabel*>(); }
    /// Ticks or unticks an input, given by its id in the fit, with the keyboard.
    void tick(const QString& id, bool isTicked = true) {
        QTreeWidgetItem* const item = input(id);
        if ((item->checkState(0) == Qt::Checked) == isTicked) return;
        item->treeWidget()->setCurrentItem(item);
        QTest::keyClick(item->treeWidget(), Qt::Key_Space);
    }
    const Experiment& experiment() { return window->document().experiment(0); }

    Apart apart;
    QTemporaryDir folder;
    ToyWindow window{builtinSystems()};
};

} // namespace talweg::tests
