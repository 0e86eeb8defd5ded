#pragma once

#include "systems/system.h"

#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// One set of inputs under a name, and how it is studied. Holds inputs only, never results.
struct Experiment {
    QString name;                    ///< not blank, unique within its project
    std::string system;              ///< System::id
    Values values;                   ///< complete: one per parameter of the system, each valid on its own
    std::optional<Study> study = {}; ///< knows no inputs or measures but the system's; may be half typed

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// Inputs whose run is kept as a reference, whatever happens to the experiment they were pinned from.
struct Pin {
    QString experiment; ///< its name when the run was pinned
    std::string system; ///< System::id
    Values values;      ///< as in Experiment

    friend bool operator==(const Pin&, const Pin&) = default;
};

/// No more experiments, and no more pins, are read and written. Names are compared in pairs: the sixty thousand
/// experiments that a file of 4 MB could hold would keep a program for minutes.
inline constexpr qsizetype maxExperiments = 500;

/// What a document holds and a `.talweg` file stores.
struct Project {
    QString title;
    QString notes;
    std::vector<Experiment> experiments;
    std::vector<Pin> pins = {};

    friend bool operator==(const Project&, const Project&) = default;
};

/// An experiment at the system's standard values but for those in `changed`.
Experiment makeExperiment(const System& system, const QString& name, const Values& changed = {});

/// The experiment that an example brings.
Experiment makeExperiment(const System& system, const ExampleExperiment& example);

/// The project that an example of the gallery opens as.
Project makeProject(const System& system, const Example& example);

/// Index of the experiment called `name`, or −1.
int findExperiment(const Project& project, const QString& name);

/// `wish`, or "wish 2", "wish 3", … when an experiment of that name exists already.
QString freeName(const Project& project, const QString& wish);

/// Why experiment number `index` cannot be called `name`; empty when it can. Pass −1 for a new experiment.
QString nameComplaint(const Project& project, int index, const QString& name);

} // namespace talweg
