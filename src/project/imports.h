#pragma once

#include "project/project.h"

namespace talweg {

/// No more imports are kept; the oldest go.
inline constexpr qsizetype maxImports = 100;

/// What an import has of a value of Kind::points or Kind::table: its SHA-256 in hexadecimal digits.
std::string digestOf(const Value& value);

/// Where a value was read from; null where it was not, or has been changed since.
const TableImport* importOf(const Project& project, const Value& value);

/// Makes a project keep where a value was read from.
void addImport(Project& project, TableImport read);

/// Forgets the imports of values that no experiment and no pin has any more.
void forgetImports(Project& project);

} // namespace talweg
