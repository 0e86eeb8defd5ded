#pragma once

#include "project/project.h"

#include <QStringList>

namespace talweg {

/// The differences between two versions of a project. There is one sentence for each difference, for example
/// "“Fall”: Height h is 2 m here and 3 m in the file." Empty if both are equal.
QStringList differences(const Project& here, const Project& inFile, const Registry& registry);

} // namespace talweg
