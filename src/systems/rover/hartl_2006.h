#pragma once

#include "systems/system.h"

namespace talweg::rover {

/// The figures and numbers of A. E. Hartl's thesis of 2006 on tumbleweed rovers that this system can compute:
/// the worked example of chapter 4, the parametric studies of chapter 5, and the case studies of chapter 6.
Reproduction hartl2006();

} // namespace talweg::rover
