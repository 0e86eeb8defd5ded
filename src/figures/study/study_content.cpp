#include "figures/study/study_content.h"

#include <QObject>

namespace talweg {

QString StudyContent::whyEmpty() const {
    if (!m_singleDesign) return {};
    return QObject::tr("No input is varied. Vary an input to see a figure.");
}

} // namespace talweg
