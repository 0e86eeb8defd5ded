#include "systems/rover/hartl_examples.h"

#include "base/translation.h"
#include "systems/rover/hartl_cases.h"

#include <utility>

namespace talweg::rover {

namespace {

using namespace hartl;

Values asPublished(const Values& values) {
    return with(values, {{"convention", std::string("published")}});
}

/// The same inputs with both conventions.
std::vector<ExampleExperiment> both(const Values& values) {
    return {{tr("As published"), asPublished(values)}, {tr("Consistent"), values}};
}

/// A case study of chapter 6: `chosen` is the design of the thesis and `speed` a launch speed in m/s.
Example caseStudy(const char* id, std::string title, std::string notes, const char* figures,
                  const Values& valley, const Values& chosen, double speed, Study study) {
    study.compared = true;
    const Values values = asPublished(with(with(valley, chosen), {{"u4", speed}}));
    return {id, std::move(title), std::move(notes), {{tr("Case study"), values, std::move(study)}}, figures,
            0,  "study"};
}

std::vector<ExampleExperiment> workedRuns() {
    auto runs = both(workedExample());
    runs.push_back(
        {tr("Consistent, launched rolling"), with(workedExample(), {{"u3", std::string("rolling")}})});
    return runs;
}

} // namespace

std::vector<Example> hartlExamples() {
    return {
        {"hartl-4.2", tr("Hartl 2006, figure 4.2: the worked example"),
         tr("A rover of one metre radius enters a valley ten metres deep on Mars. The thesis finds that it "
            "rebounds off the incline 3.25 m above the floor; as published it reaches 3.29 m, with the "
            "consistent convention 4.27 m. Open “Consistent, launched rolling”: without the thesis's "
            "backspin of +5 rad/s, the rover crosses."),
         workedRuns()},
        {"hartl-6.1",
         tr("Hartl 2006, figure 6.1: the deep valley on Mars"),
         tr("Case study III: the design [2 m, 0.1 b², 0.71] is launched at 6.4 m/s into the deep valley on "
            "Mars. The thesis finds a height of −14.69 m; as published −14.97 m, consistent −7.86 m. Compare "
            "the paths, then change e or the launch speed."),
         both(figure61()),
         {},
         0,
         "compare:trajectory"},
        {"hartl-6.2",
         tr("Hartl 2006, figure 6.2: the deep valley on Earth"),
         tr("Case study IV: the design [1 m, 0.1 b², 0.87] is launched at 8.3 m/s into the deep valley on "
            "Earth. The thesis finds a height of −7.28 m; as published −7.17 m, consistent −5.22 m. Compare "
            "the paths, then change e or the launch speed."),
         both(figure62()),
         {},
         0,
         "compare:trajectory"},
        caseStudy(
            "hartl-case-1", tr("Hartl 2006, case study I: a shallow valley on Mars"),
            tr("Which restitution makes a rover of b = 2 m and J/m = 0.3 b² cross the valley [15°, 15°, −3 "
               "m, 9 m] at 80 % of the speeds from 2 to 7 m/s? The thesis reads from figure 5.1 that e ≥ "
               "0.85 is enough; as published e ≥ 0.86 is needed, and with the consistent convention every e "
               "of the study is enough. Change the requirement or J/m and compare the conventions."),
            "5.1", shallow(mars), design(2, 0.3, 0.85), 4.5, grid("2:7:0.1", crossing)),
        caseStudy("hartl-case-2", tr("Hartl 2006, case study II: a shallow valley on Earth"),
                  tr("Case study I with the gravity of Earth: which restitution makes the rover cross at 80 "
                     "% of the speeds? The thesis reads from figure 5.2 that e above 0.95 is needed; as "
                     "published e ≥ 0.96 is needed, and with the consistent convention every e of the study "
                     "is enough. Change the requirement or J/m and compare the conventions."),
                  "5.2", shallow(earth), design(2, 0.3, 0.95), 4.5, grid("2:7:0.1", crossing)),
        caseStudy("hartl-case-3", tr("Hartl 2006, case study III: a deep valley on Mars"),
                  tr("Which restitution keeps the mean height minus one standard deviation above −15 m, for "
                     "a rover of b = 2 m and J/m = 0.1 b² in the valley [25°, 25°, −30 m, 90 m] at 5 to 10 "
                     "m/s? The thesis reads from figure 5.3 that e ≥ 0.71 is needed; as published this is "
                     "confirmed, and with the consistent convention every e of the study is enough. Change "
                     "the requirement or J/m and compare the conventions."),
                  "5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.11 5.12 5.13 5.14 5.15 5.16 5.17", deep(mars),
                  design(2, 0.1, 0.71), 6.4, grid("5:10:0.1", climbing)),
        caseStudy("hartl-case-4", tr("Hartl 2006, case study IV: a deep valley on Earth"),
                  tr("Case study III with the gravity of Earth and the two-metre rover of the field tests, b "
                     "= 1 m. The thesis reads from figure 5.18 that e ≥ 0.87 is needed; as published this is "
                     "confirmed except for e ≥ 0.98, and with the consistent convention only e = 0.99 fails. "
                     "Change the requirement or J/m and compare the conventions."),
                  "5.18 5.19 5.20 5.21 5.22 5.23 5.24 5.25 5.26 5.27 5.28 5.29 5.30 5.31 5.32", deep(earth),
                  design(1, 0.1, 0.87), 8.3, grid("5:10:0.1", climbing)),
    };
}

} // namespace talweg::rover
