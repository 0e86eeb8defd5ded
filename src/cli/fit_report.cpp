#include "cli/fit_report.h"

#include "base/csv_cell.h"
#include "cli/catalogue.h"
#include "project/fit_text.h"
#include "project/json.h"

#include <limits>

namespace talweg {

namespace {

/// Writes a number, or null if it is unknown.
void writeNumber(JsonWriter& json, std::string_view key, double value, bool isKnown) {
    json.entry(key, isKnown ? value : std::numeric_limits<double>::quiet_NaN());
}

void writeImpacts(JsonWriter& json, const std::vector<TrackImpact>& impacts) {
    json.openArray();
    for (const TrackImpact& impact : impacts)
        json.row({{"t_s", impact.t},
                  {"speed_m_s", impact.approach},
                  {"e", impact.e.value},
                  {"e_sd", impact.e.sd},
                  {"e_apex", impact.eApex.value_or(std::numeric_limits<double>::quiet_NaN())},
                  {"e_duration", impact.eDuration.value_or(std::numeric_limits<double>::quiet_NaN())}});
    json.closeArray();
}

void writeTracks(JsonWriter& json, const std::vector<Track>& tracks, const Fit& fit) {
    json.openArray();
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        json.openObject();
        json.entry("file", tracks[i].source.file);
        json.entry("points", static_cast<double>(tracks[i].size()));
        json.entry("skipped", static_cast<double>(tracks[i].source.rowsSkipped));
        json.entry("title_lines", static_cast<double>(tracks[i].source.linesOutside));
        json.entry("impacts", static_cast<double>(fit.tracks[i].segments.impacts.size()));
        json.key("stage1");
        writeImpacts(json, fit.tracks[i].segments.impacts);
        json.closeObject();
    }
    json.closeArray();
}

void writeParameters(JsonWriter& json, const Fit& fit) {
    json.openArray();
    for (const FittedParameter& one : fit.parameters) {
        const bool isEstimated = one.verdict == FitVerdict::estimated;
        json.openObject();
        json.entry("id", one.id);
        writeNumber(json, "estimate", one.estimate, isEstimated);
        writeNumber(json, "half_width_95", one.halfWidth, isEstimated);
        json.entry("verdict", word(one.verdict));
        writeNumber(json, "bound", one.bound, one.verdict == FitVerdict::bounded);
        if (one.bootstrap) {
            json.key("bootstrap_95");
            json.pair(one.bootstrap->low, one.bootstrap->high);
        }
        json.closeObject();
    }
    json.closeArray();
}

void writeCorrelations(JsonWriter& json, const Fit& fit) {
    json.openArray();
    for (std::size_t i = 0; i < fit.correlated.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            json.row({{"a", fit.correlated[k]}, {"b", fit.correlated[i]}, {"r", fit.correlations[i][k]}});
    json.closeArray();
}

} // namespace

std::string fitJson(const std::vector<Track>& tracks, const Fit& fit, bool isStage1) {
    JsonWriter json;
    json.openObject();
    json.entry("schema", static_cast<double>(jsonSchema));
    json.key("tracks");
    writeTracks(json, tracks, fit);
    if (!isStage1) {
        json.key("parameters");
        writeParameters(json, fit);
        json.key("correlations");
        writeCorrelations(json, fit);
        json.entry("chi2_per_dof", fit.chi2PerDof());
        json.entry("dof", static_cast<double>(fit.dof));
        json.entry("p", fit.p);
        json.entry("runs_p", fit.runsP);
        json.key("refused");
        json.boolean(fit.isRefused);
    }
    json.key("warnings");
    json.openArray();
    for (const QString& warning : fitWarnings(tracks, fit, isStage1))
        json.text(warning.toStdString());
    json.closeArray();
    json.closeObject();
    return json.finished();
}

QByteArray residualsCsv(const std::vector<Track>& tracks, const Fit& fit) {
    QByteArray table = "track,t_s,x_m,y_m,angle_rad\n";
    const auto cell = [](const std::optional<double>& number) {
        return number ? QByteArray::fromStdString(csvCell(*number)) : QByteArray();
    };
    for (const FitResidual& row : fit.residuals)
        table += QByteArray::fromStdString(csvCell(tracks[row.track].name)) + ',' + cell(row.t) + ','
                 + cell(row.x) + ',' + cell(row.y) + ',' + cell(row.angle) + '\n';
    return table;
}

} // namespace talweg
