#pragma once

#include "project/project.h"

namespace talweg {

/// Largest number of imports that a project stores. The oldest are dropped.
inline constexpr qsizetype maxImports = 100;

/// The digest that identifies a value of Kind::points or Kind::table in an import: SHA-256 in hexadecimal
/// digits.
std::string digestOf(const Value& value);

/// The import from which a value was read; null if the value was not imported or has been changed since.
const TableImport* importOf(const Project& project, const Value& value);

/// Stores the import from which a value was read.
void addImport(Project& project, TableImport read);

/// Removes imports of values that no experiment and no pinned run has.
void forgetImports(Project& project);

} // namespace talweg
