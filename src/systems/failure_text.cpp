#include "systems/failure_text.h"

#include "base/contract.h"
#include "base/translation.h"

#include <exception>
#include <new>

namespace talweg {

std::string failureText() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return tr("Not enough memory.");
    } catch (const ContractViolation& mistake) {
        return tr("Internal error in Talweg: %1", mistake.what());
    } catch (const std::exception& failure) {
        return failure.what();
    } catch (...) {
        return tr("An unknown error occurred.");
    }
}

} // namespace talweg
