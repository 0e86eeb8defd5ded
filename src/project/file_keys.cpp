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
         {"version", version, tr("of the format"), {}, true},
         {"title", text, tr("what the project is called")},
         {"notes", text, tr("what is to be known about it; the report begins with it")},
         {"units", units,
          tr("in which units the project is shown, where these are not the program's own; everything in "
             "the file is in SI units and degrees all the same")},
         {"constants", objects, tr("numbers under a name, for the expressions of all experiments"),
          "constant"},
         {"requirements", objects, tr("named requirements"), "requirement"},
         {"experiments", objects, tr("the experiments, in the order of the project"), "experiment"},
         {"pins", objects, tr("the pinned runs"), "pin"},
         {"baseline", object, tr("the study that others are compared with"), "baseline"},
         {"exports", objects, tr("export jobs, the figures that are written again and again"), "export"},
         {"measured", objects,
          tr("the numbers of measured tables that studies name, as they were when the project took them up"),
          "measured"},
         {"imports", objects, tr("the tables that profiles, points and rows of inputs were read from"),
          "import"},
         {"$schema", text, tr("where the JSON Schema of these files lies, for editors")}}};
}

FileKey systemKey() {
    return {
        "system", FileKey::Holds::system, tr("which kind of experiment it is, such as “rover”"), {}, true};
}

FileKey inputsKey() {
    return {
        "inputs", FileKey::Holds::inputs,
        tr("by id: a number, a word, for a profile a list of points [x, y], or for a table a list of rows, "
           "each an object of cells by the ids of their columns; what is left out takes its standard "
           "value")};
}

FileKey inputsThen() {
    return {"inputs", FileKey::Holds::inputs, tr("what it had, as experiments have them")};
}

FileKey nameThen() {
    return {"experiment", FileKey::Holds::text, tr("the name that its experiment had"), {}, true};
}

std::vector<FileObject> partsOfProjects() {
    using enum FileKey::Holds;
    return {
        {"constant",
         {{"name", text, tr("not blank, unique among the constants"), {}, true},
          {"expression",
           text,
           tr("what it is, a quantity such as “10 ft” or a pure number; it may speak of other constants, but "
              "not in a circle"),
           {},
           true}}},
        {"requirement",
         {{"name", text, tr("unique among those of its system, without blanks at its ends"), {}, true},
          systemKey(),
          {"condition", text, tr("what is required, such as “crossed >= 80 %”"), {}, true}}},
        {"experiment",
         {{"name", text, tr("not blank, unique in the project"), {}, true},
          systemKey(),
          inputsKey(),
          {"expressions", expressions,
           tr("by id of an input that is a number: the expression that makes it, such as “0.8*mu”, of "
              "constants and of other inputs, each in its own unit, or one of numbers and constants alone "
              "with a unit behind it, such as “10/4 ft”. The inputs have the values too, for programs that "
              "read nothing else; where the two disagree the expression counts, and opening the file says "
              "so")},
          {"study", object, tr("how the experiment is studied"), "study"}}},
        {"pin", {nameThen(), systemKey(), inputsThen()}},
        {"baseline",
         {nameThen(), systemKey(), inputsThen(), {"study", object, tr("how it was studied"), "study", true}}},
    };
}

FileObject measuredKeys() {
    using enum FileKey::Holds;
    return {"measured",
            {{"file", text, tr("the table, as distributions name it, such as “wind.csv”"), {}, true},
             {"column", text, tr("the column, as distributions name it"), {}, true},
             {"sha256", text, tr("the SHA-256 of the table's file then, in hexadecimal digits"), {}, true},
             {"unit", text, tr("the unit of the numbers where the table names one; 1 for pure numbers")},
             {"numbers", numbers, tr("the numbers of the column, from the top"), {}, true}}};
}

FileObject importKeys() {
    using enum FileKey::Holds;
    return {
        "import",
        {{"file", text, tr("the table, with what was told of it, such as “survey.csv?x=Distance”"), {}, true},
         {"sha256", text, tr("the SHA-256 of the table's file then, in hexadecimal digits"), {}, true},
         {"value",
          text,
          tr("the SHA-256 of what was read: of any input that has it, this is the table"),
          {},
          true},
         {"summary", text, tr("what was read and how"), {}, true}}};
}

FileKey inputKey() {
    return {"input", FileKey::Holds::text, tr("the id of an input"), {}, true};
}

std::vector<FileObject> partsOfStudies() {
    using enum FileKey::Holds;
    return {
        {"study",
         {{"axes", objects, tr("the inputs that are varied"), "values"},
          {"over", object, tr("the input over which every design is judged"), "values", true},
          {"measures", measures, tr("what is measured, such as “height”")},
          {"requirement", text, tr("a condition such as “crossed >= 80”; may be empty")},
          {"smallest", text, tr("the input of which the smallest value is wanted; may be empty")},
          {"compared", truth,
           tr("whether every value of the system's choice worth comparing is studied, such as both "
              "conventions")},
          {"unknown", objects, tr("unknown inputs: ranges without a distribution"), "values"},
          {"likely", text,
           tr("how likely the values are over which designs are judged, such as “weibull:2:4.5”")},
          {"ties", objects, tr("inputs that follow from others"), "tie"},
          {"uncertain", objects, tr("inputs that vary from run to run"), "uncertainty"},
          {"correlations", objects, tr("of inputs that vary from run to run"), "correlation"},
          {"noise", text, tr("how many random runs each design has")},
          {"seed", text, tr("which random runs these are")},
          {"until_decided", truth,
           tr("whether a design has no more random runs once the requirement is decided")},
          {"tolerances", objects, tr("by how much inputs may be off, for the advisor"), "tolerance"}}},
        {"values", {inputKey(), {"values", text, tr("“from:to:step” or “v1,v2,…”"), {}, true}}},
        {"tie", {inputKey(), {"expression", text, tr("what it is, such as “0.8*mu”"), {}, true}}},
        {"uncertainty", {inputKey(), {"distribution", text, tr("such as “±5%”"), {}, true}}},
        {"correlation",
         {{"first", text, tr("the id of an input"), {}, true},
          {"second", text, tr("the id of another"), {}, true},
          {"rank", text, tr("Spearman's rank correlation of the two"), {}, true}}},
        {"tolerance", {inputKey(), {"tolerance", text, tr("such as “0.5” or “5 %”"), {}, true}}},
    };
}

FileObject exportKeys() {
    using enum FileKey::Holds;
    return {"export",
            {{"name", text, tr("not blank, unique among the jobs"), {}, true},
             {"experiment", text, tr("the name of the experiment that the figure shows"), {}, true},
             {"figure", text, tr("which figure, as for the command “export”"), {}, true},
             {"format", text, tr("which kind of file"), {}, false, {"pdf", "svg", "png"}},
             {"file", text,
              tr("the name of the file without its ending: {project}, {experiment}, {figure} and {job} stand "
                 "for names; it names no folder")},
             {"width_mm", number, tr("how wide the figure is on paper")},
             {"height_mm", number, tr("how high it is")},
             {"dpi", number, tr("dots per inch of a picture")},
             {"letters_pt", number, tr("how large its letters are on paper")},
             {"line_width_pt", number,
              tr("how wide the lines of the axes are on paper; without it they grow with the letters")},
             {"grey", truth, tr("whether greys take the place of colours")},
             {"dark", truth, tr("whether the background is dark")},
             {"pinned", truth, tr("whether the pinned runs lie beneath")},
             {"project", truth, tr("whether the file carries the project")}}};
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
