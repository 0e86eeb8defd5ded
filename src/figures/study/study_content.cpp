#include "figures/study/study_content.h"

#include <QObject>

namespace talweg {

QString StudyContent::whyEmpty() const {
    if (!m_singleDesign) return {};
    return QObject::tr("No input is varied: of one design there is no figure until an input is.");
}

} // namespace talweg
