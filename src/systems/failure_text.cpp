#include "systems/failure_text.h"

#include <exception>
#include <new>

namespace talweg {

std::string failureText() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return "There is not enough memory for this.";
    } catch (const std::exception& failure) {
        return failure.what();
    } catch (...) {
        return "Something without a name went wrong.";
    }
}

} // namespace talweg
