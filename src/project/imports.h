#pragma once

#include "project/project.h"

namespace talweg {

/// Largest number of stored imports; the oldest are dropped.
inline constexpr qsizetype maxImports = 100;

/// Identifies a value of Kind::points or Kind::table in an import: its SHA-256 in hexadecimal digits.
std::string digestOf(const Value& value);

/// The import that a value was read from; null if it was not imported or was changed since.
const TableImport* importOf(const Project& project, const Value& value);

/// Makes a project store the origin of a value.
void addImport(Project& project, TableImport read);

/// Removes the imports of values that no experiment and no pinned run has any more.
void forgetImports(Project& project);

} // namespace talweg
