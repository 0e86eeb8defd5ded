#pragma once

namespace talweg {

/// Throws Failure where there are no fonts to write figures with. Needs a QGuiApplication.
void requireFonts();

} // namespace talweg
