#pragma once

#include "project/project.h"

#include <QStringList>

namespace talweg {

/// What two versions of a project differ in, one sentence each, experiment by experiment and input by
/// input: "“Fall”: Height h is 2 m here and 3 m in the file." Empty when they are the same.
QStringList differences(const Project& here, const Project& inFile, const Registry& registry);

} // namespace talweg
