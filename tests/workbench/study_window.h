#pragma once

#include "figures/study/study_view.h"
#include "study/judged_fall.h"
#include "window.h"
#include "workbench/study/live_study.h"
#include "workbench/study/requirement_edit.h"
#include "workbench/study/study_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

namespace talweg::tests {

/// Falls that are successful if they land beyond 10 m.
inline System toy() {
    System system = batchedFall();
    system.studyAxes = {{"height", "10:40:10"}, {"speed", "1:6:1"}, {"g", "1.62,3.71,9.81"}};
    system.studyRequirement = "far >= 50";
    return system;
}

inline Registry toys() {
    Registry registry;
    registry.add(toy());
    return registry;
}

inline Study twoAxes() {
    return {.axes = {{"g", "1.62,3.71,9.81"}, {"height", "10:40:10"}},
            .over = {"speed", "1:6:1"},
            .measures = {"x"},
            .requirement = "far >= 50",
            .smallest = "height"};
}

/// A window with its Study page open; if there is a study, after it is solved.
class StudyWindow : public ToyWindow {
public:
    explicit StudyWindow(std::optional<Study> study = twoAxes(), Registry registry = toys())
        : ToyWindow(std::move(registry)) {
        click(tabBar(), tabBar()->tabRect(1).center());
        if (!study) return;
        (*this)->document().setStudy(0, study);
        (*this)->document().undoStack().clear();
        settleStudy();
    }
    void settleStudy() {
        if (!QTest::qWaitFor([this] { return live().isCurrent(); })) qFatal("No study arrives.");
    }
    LiveStudy& live() { return (*this)->liveStudy(); }
    Document& document() { return (*this)->document(); }
    const Study& study() { return *document().experiment(0).study; }
    StudyPage* page() { return find<StudyPage>(); }
    StudyView* view() { return page()->view(); }
    QTabBar* tabBar() { return find<QTabWidget>("pages")->tabBar(); }
    bool isStudyOnView() { return find<QTabWidget>("pages")->currentIndex() == 1; }
    int steps() { return document().undoStack().count(); }

    static void click(QWidget* widget, QPoint place = {}) {
        QTest::mouseClick(widget, Qt::LeftButton, {}, place.isNull() ? widget->rect().center() : place);
    }
    /// Replaces the text of a line by typing.
    static void typeInto(QLineEdit* line, const QString& text) {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    static void clickRow(QTableView* table, int row, bool twice = false) {
        table->scrollTo(table->model()->index(row, 0));
        const QPoint place = table->visualRect(table->model()->index(row, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
        if (twice) QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, place);
    }
    void raise(const QString& dock) {
        find<QDockWidget>(dock)->raise();
        QTest::qWait(10);
    }
    /// A part of the editor of the requirement above the figure.
    template <class Part>
    Part* requirement(const QString& name) {
        return page()->findChild<RequirementEdit*>()->findChild<Part*>(name);
    }
    /// The line with the text of the requirement, after the text is chosen.
    QLineEdit* requirementLine() {
        if (auto* asText = requirement<QCheckBox>("asText"); !asText->isChecked()) asText->click();
        return requirement<QLineEdit>("text");
    }
    /// The line with the values of an input in the set-up, after text is chosen.
    QLineEdit* valuesLine(const QString& id) {
        auto* single = find<QCheckBox>("single_" + id);
        if (!single->isChecked()) single->click();
        return find<QLineEdit>("swept_" + id);
    }
    /// Chooses an entry of a list like a user.
    static void choose(QComboBox* box, const QString& words) {
        const int place = box->findText(words);
        if (place < 0) qFatal("There is no such entry.");
        box->setCurrentIndex(place);
        emit box->activated(place);
    }
    QString answer() { return find<QLabel>("answer")->text(); }
};

} // namespace talweg::tests
