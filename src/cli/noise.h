#pragma once

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/study_options.h"
#include "project/project.h"
#include "systems/study_recipe.h"

#include <memory>

namespace talweg {

/// Whether random runs evaluate the designs, according to the options or the project's study.
bool isNoiseStudy(const Options& options, const Study& study);

/// Runs `talweg study … --noise N`, which evaluates designs with uncertain inputs. `study` comes from a
/// project or from options such as --grid. `named` are the project's requirements to evaluate; `tables` is
/// the folder of the project's tables. Throws Failure.
void noise(const std::shared_ptr<const System>& system, const Values& base, Study study,
           const std::vector<NamedRequirement>& named, const TableFolder& tables, const Options& options,
           const Streams& streams);

} // namespace talweg
