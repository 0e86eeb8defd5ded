#include "systems/failure_text.h"

#include "base/contract.h"

#include <exception>
#include <new>

namespace talweg {

std::string failureText() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return "There is not enough memory for this.";
    } catch (const ContractViolation& mistake) {
        return "This is a mistake in Talweg itself: " + std::string(mistake.what());
    } catch (const std::exception& failure) {
        return failure.what();
    } catch (...) {
        return "Something without a name went wrong.";
    }
}

} // namespace talweg
