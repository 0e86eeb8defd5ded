#include "project/file_keys.h"

#include "base/contract.h"
#include "base/translation.h"

#include <algorithm>

namespace talweg {

namespace {

FileObject projectKeys() {
    using enum FileKey::Holds;
    return {
        "project",
        {{"format", format, tr("always “talweg”"), {}, true},
         {"version", version, tr("version of the file format"), {}, true},
         {"title", text, tr("title of the project")},
         {"notes", text, tr("description of the project, printed at the beginning of the report")},
         {"units", units,
          tr("display units of the project, if they differ from those of the program; numbers in the "
             "file are always in SI units and degrees")},
         {"constants", objects, tr("named numbers that expressions in all experiments can use"), "constant"},
         {"requirements", objects, tr("named requirements"), "requirement"},
         {"experiments", objects, tr("the experiments, in the order of the project"), "experiment"},
         {"pins", objects, tr("the pinned runs"), "pin"},
         {"baseline", object, tr("the study used as the baseline for comparisons"), "baseline"},
         {"exports", objects, tr("export jobs: figures to write repeatedly"), "export"},
         {"measured", objects,
          tr("numbers of the measured tables used by studies, as read when the tables were added to the "
             "project"),
          "measured"},
         {"imports", objects, tr("tables from which profiles, points and rows of inputs were read"),
          "import"},
         {"$schema", text, tr("location of the JSON Schema of these files, for editors")}}};
}

FileKey systemKey() {
    return {"system", FileKey::Holds::system, tr("type of experiment, such as “rover”"), {}, true};
}

FileKey inputsKey() {
    return {"inputs", FileKey::Holds::inputs,
            tr("values by input id: a number, a word, a list of points [x, y] (for a profile) or a list of "
               "objects whose keys are column ids (for a table, one object per row); omitted inputs have "
               "their default values")};
}

FileKey inputsThen() {
    return {"inputs", FileKey::Holds::inputs, tr("inputs, in the same form as in experiments")};
}

FileKey nameThen() {
    return {"experiment",
            FileKey::Holds::text,
            tr("name of the experiment whose run or study was pinned"),
            {},
            true};
}

FileObject measuredTrackKeys() {
    using enum FileKey::Holds;
    return {
        "track",
        {{"name", text, tr("name of the track; unique among the tracks of its experiment"), {}, true},
         {"file", text, tr("the file of the track with its options, such as “drop.csv,fps=240”")},
         {"sha256", text, tr("SHA-256 of the file when it was read, in hexadecimal digits")},
         {"sigma", number, tr("standard deviation of the positions (m); omitted if unknown")},
         {"sigma_angle", number, tr("standard deviation of the angle (rad); omitted if unknown")},
         {"camera_angle", number, tr("angle between the axes of the camera and of the experiment (rad)")},
         {"pixels", truth, tr("whether the positions are in pixels")},
         {"x_only", truth, tr("whether fits ignore the vertical positions")},
         {"y_only", truth, tr("whether fits ignore the horizontal positions")},
         {"t", numbers, tr("increasing times since the start of the run (s); 5 to 20,000 numbers"), {}, true},
         {"x", numbers, tr("downrange positions of the centre (m); omitted if not measured")},
         {"y", numbers, tr("elevations of the centre (m); omitted if not measured")},
         {"angle", numbers, tr("counter-clockwise rotation angles (rad); omitted if not measured")}}};
}

std::vector<FileObject> partsOfProjects() {
    using enum FileKey::Holds;
    return {
        {"constant",
         {{"name", text, tr("name of the constant; not blank, unique among the constants"), {}, true},
          {"expression",
           text,
           tr("a quantity such as “10 ft” or a pure number; may use other constants but must not depend on "
              "itself"),
           {},
           true}}},
        {"requirement",
         {{"name",
           text,
           tr("name of the requirement; unique among the requirements of its system, without leading or "
              "trailing spaces"),
           {},
           true},
          systemKey(),
          {"condition", text, tr("condition, such as “crossed >= 80 %”"), {}, true}}},
        {"experiment",
         {{"name", text, tr("name of the experiment; not blank, unique in the project"), {}, true},
          systemKey(),
          inputsKey(),
          {"expressions", expressions,
           tr("expressions for numeric inputs, by input id. An expression either uses constants and other "
              "inputs, each in its own unit, such as “0.8*mu”, or uses only numbers and constants and may "
              "end with a unit, such as “10/4 ft”. The key “inputs” also contains the values of these "
              "inputs, for programs that do not read expressions. If such a value differs from its "
              "expression, Talweg uses the expression and reports the difference when it opens the file")},
          {"study", object, tr("study of the experiment"), "study"},
          {"tracks", objects, tr("measured tracks, which the run is compared with"), "track"}}},
        measuredTrackKeys(),
        {"pin", {nameThen(), systemKey(), inputsThen()}},
        {"baseline",
         {nameThen(), systemKey(), inputsThen(), {"study", object, tr("the pinned study"), "study", true}}},
    };
}

FileObject measuredKeys() {
    using enum FileKey::Holds;
    return {"measured",
            {{"file", text, tr("name of the table as used in distributions, such as “wind.csv”"), {}, true},
             {"column", text, tr("name of the column as used in distributions"), {}, true},
             {"sha256",
              text,
              tr("SHA-256 of the table's file when it was read, in hexadecimal digits"),
              {},
              true},
             {"unit", text, tr("unit of the numbers, if the table gives a unit; 1 for pure numbers")},
             {"numbers", numbers, tr("the numbers of the column, from top to bottom"), {}, true}}};
}

FileObject importKeys() {
    using enum FileKey::Holds;
    return {"import",
            {{"file", text, tr("the table with its options, such as “survey.csv?x=Distance”"), {}, true},
             {"sha256",
              text,
              tr("SHA-256 of the table's file when it was read, in hexadecimal digits"),
              {},
              true},
             {"value",
              text,
              tr("SHA-256 of the values; inputs whose values have this SHA-256 come from this table"),
              {},
              true},
             {"summary", text, tr("description of the data that were read"), {}, true}}};
}

FileKey inputKey() {
    return {"input", FileKey::Holds::text, tr("the id of an input"), {}, true};
}

std::vector<FileObject> partsOfStudies() {
    using enum FileKey::Holds;
    return {
        {"study",
         {{"axes", objects, tr("the inputs that are varied"), "values"},
          {"over", object, tr("the input over whose values every design is evaluated"), "values", true},
          {"measures", measures, tr("ids of the results, such as “height”")},
          {"requirement", text, tr("a condition such as “crossed >= 80”; may be empty")},
          {"smallest", text, tr("the input to minimise; may be empty")},
          {"compared", truth,
           tr("whether the study compares all options of one input, such as the two conventions of the "
              "rover; the system determines the input")},
          {"unknown", objects, tr("unknown inputs: ranges without a distribution"), "values"},
          {"likely", text,
           tr("distribution of the values over which designs are evaluated, such as “weibull:2:4.5”")},
          {"ties", objects, tr("inputs computed from other inputs"), "tie"},
          {"uncertain", objects, tr("uncertain inputs, which vary from run to run"), "uncertainty"},
          {"correlations", objects, tr("rank correlations between uncertain inputs"), "correlation"},
          {"noise", text, tr("number of random runs of each design")},
          {"seed", text, tr("seed of the random runs")},
          {"until_decided", truth,
           tr("whether the random runs of a design stop as soon as they show whether the design meets the "
              "requirement")},
          {"tolerances", objects, tr("tolerances of inputs, for the advisor"), "tolerance"}}},
        {"values", {inputKey(), {"values", text, tr("values, as “from:to:step” or “v1,v2,…”"), {}, true}}},
        {"tie", {inputKey(), {"expression", text, tr("formula, such as “0.8*mu”"), {}, true}}},
        {"uncertainty", {inputKey(), {"distribution", text, tr("distribution, such as “±5%”"), {}, true}}},
        {"correlation",
         {{"first", text, tr("the id of an input"), {}, true},
          {"second", text, tr("the id of another input"), {}, true},
          {"rank", text, tr("Spearman's rank correlation of the two inputs"), {}, true}}},
        {"tolerance", {inputKey(), {"tolerance", text, tr("tolerance, such as “0.5” or “5 %”"), {}, true}}},
    };
}

FileObject exportKeys() {
    using enum FileKey::Holds;
    return {"export",
            {{"name", text, tr("name of the job; not blank, unique among the jobs"), {}, true},
             {"experiment", text, tr("the name of the experiment that the figure shows"), {}, true},
             {"figure", text, tr("id of the figure, as for the command “export”"), {}, true},
             {"format", text, tr("file format"), {}, false, {"pdf", "svg", "png"}},
             {"file", text,
              tr("file name without folder or extension; {project}, {experiment}, {figure} and {job} are "
                 "replaced by names")},
             {"width_mm", number, tr("width of the figure on paper")},
             {"height_mm", number, tr("height of the figure on paper")},
             {"dpi", number, tr("resolution of a picture in dots per inch")},
             {"letters_pt", number, tr("text size on paper")},
             {"line_width_pt", number,
              tr("width of the axis lines on paper; by default proportional to the text size")},
             {"grey", truth, tr("whether the figure is in greyscale")},
             {"dark", truth, tr("whether the background is dark")},
             {"pinned", truth, tr("whether pinned runs are shown")},
             {"project", truth, tr("whether the file contains the project")}}};
}

std::vector<FileObject> allFileObjects() {
    std::vector<FileObject> all{projectKeys()};
    for (const auto& some : {partsOfProjects(), partsOfStudies()})
        all.insert(all.end(), some.begin(), some.end());
    all.push_back(exportKeys());
    all.push_back(measuredKeys());
    all.push_back(importKeys());
    return all;
}

} // namespace

const std::vector<FileObject>& fileObjects() {
    static const std::vector<FileObject> all = allFileObjects();
    return all;
}

const FileObject& fileObject(std::string_view id) {
    const auto found = std::ranges::find(fileObjects(), id, &FileObject::id);
    TALWEG_EXPECTS(found != fileObjects().end());
    return *found;
}

QStringList keysOf(const FileObject& object) {
    QStringList ids;
    for (const FileKey& key : object.keys)
        ids << QString::fromUtf8(key.id.data(), static_cast<qsizetype>(key.id.size()));
    return ids;
}

} // namespace talweg
