#pragma once

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/study_options.h"
#include "project/project.h"
#include "systems/study_recipe.h"

#include <memory>

namespace talweg {

/// Whether designs are evaluated with random runs, according to the options or the study of a project.
bool isNoiseStudy(const Options& options, const Study& study);

/// `talweg study … --noise N`: designs with uncertain inputs. `study` comes from a project or from options
/// such as --grid; `named` are the requirements of that project that get verdicts, and its tables are in that
/// folder. Throws Failure.
void noise(const std::shared_ptr<const System>& system, const Values& base, Study study,
           const std::vector<NamedRequirement>& named, const TableFolder& tables, const Options& options,
           const Streams& streams);

} // namespace talweg
