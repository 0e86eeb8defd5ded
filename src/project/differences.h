#pragma once

#include "project/project.h"

#include <QStringList>

namespace talweg {

/// The differences between two versions of a project, one sentence each, by experiment and input: "“Fall”:
/// Height h is 2 m here and 3 m in the file." Empty if they are equal.
QStringList differences(const Project& here, const Project& inFile, const Registry& registry);

} // namespace talweg
