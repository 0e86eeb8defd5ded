#pragma once

#include "figures/file/picture_file.h"
#include "figures/plot/legend_bar.h"
#include "figures/study/study_view.h"
#include "made_study.h"

#include <QHelpEvent>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

namespace talweg::tests {

inline const Values chosen{{"b", 2.0}, {"k", 0.2}, {"e", 0.7}};

inline std::unique_ptr<StudyView> shown(const StudyFigure& figure, std::vector<StudyShown> results,
                                        const Values& values = chosen) {
    auto view = std::make_unique<StudyView>();
    view->resize(800, 450);
    view->setFigure(figure);
    view->setChosen(values);
    view->setResults(std::move(results));
    view->show();
    view->replot();
    return view;
}

inline QStringList legendOf(const StudyView& view) {
    QStringList names;
    for (const LegendEntry& entry : view.legendBar().entries())
        names << entry.name;
    return names;
}

inline QPoint pixel(const StudyView& view, double x, double y) {
    return {qRound(view.xAxis->coordToPixel(x)), qRound(view.yAxis->coordToPixel(y))};
}

inline QString toolTipAt(StudyView& view, QPoint place) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, place, view.mapToGlobal(place));
    QCoreApplication::sendEvent(&view, &help);
    return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().replace(u'\u00a0', u' ');
}

inline QImage paintedPicture(const StudyView& view, const Theme& theme = Theme::light()) {
    const FigureSize size{120, 80, 100};
    return imageOf(view.picture(theme, size), size);
}

} // namespace talweg::tests
