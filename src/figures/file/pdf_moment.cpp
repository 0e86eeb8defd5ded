#include "figures/file/pdf_moment.h"

#include <initializer_list>
#include <utility>

namespace talweg {

void takeOutMoment(QByteArray& pdf) {
    // Newer Qt versions also write an identifier, and the creation time as XML.
    for (const auto& [begins, ends] : {std::pair<QByteArray, QByteArray>("/CreationDate (", ")"),
                                       {"/ModDate (", ")"},
                                       {"xmp:CreateDate=\"", "\""},
                                       {"xmp:ModifyDate=\"", "\""},
                                       {"xmp:MetadataDate=\"", "\""},
                                       {"xmpMM:DocumentID=\"", "\""},
                                       {"/ID [ <", "]"}}) {
        const qsizetype from = pdf.indexOf(begins), to = pdf.indexOf(ends, from + begins.size());
        if (from >= 0 && to >= 0) pdf.replace(from, to + 1 - from, QByteArray(to + 1 - from, ' '));
    }
}

} // namespace talweg
