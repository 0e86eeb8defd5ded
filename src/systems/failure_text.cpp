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
        return tr("There is not enough memory for this.");
    } catch (const ContractViolation& mistake) {
        return tr("This is a mistake in Talweg itself: %1", mistake.what());
    } catch (const std::exception& failure) {
        return failure.what();
    } catch (...) {
        return tr("Something without a name went wrong.");
    }
}

} // namespace talweg
