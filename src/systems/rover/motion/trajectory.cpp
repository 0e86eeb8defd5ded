#include "systems/rover/motion/trajectory.h"

namespace talweg::rover {

const char* word(Outcome outcome) {
    switch (outcome) {
    case Outcome::crossed:
        return "crossed";
    case Outcome::rebounded:
        return "rebounded";
    case Outcome::turned:
        return "turned";
    case Outcome::stopped:
        return "stopped";
    case Outcome::escaped:
        return "escaped";
    case Outcome::timeLimit:
        break;
    case Outcome::givenUp:
        return "given-up";
    }
    return "time-limit";
}

} // namespace talweg::rover
