#pragma once

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/study_options.h"
#include "project/project.h"
#include "systems/study_recipe.h"

#include <memory>

namespace talweg {

/// Whether designs are to be judged by random runs, by what the options say or a project's study.
bool isNoiseStudy(const Options& options, const Study& study);

/// `talweg study … --noise N`: designs with uncertain inputs. `study` is a project's, or what --grid and its
/// like say; `named` are the requirements of that project on which there are verdicts, and its tables are in
/// that folder. Throws Failure.
void noise(const std::shared_ptr<const System>& system, const Values& base, Study study,
           const std::vector<NamedRequirement>& named, const TableFolder& tables, const Options& options,
           const Streams& streams);

} // namespace talweg
