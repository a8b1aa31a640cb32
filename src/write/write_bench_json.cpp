#include "cairn/write.hpp"
#include "write/json.hpp"

namespace cairn {

namespace {

using write::Json;

std::string_view kind_name(BenchSeries::Kind kind) {
    return kind == BenchSeries::Kind::method ? "method"
           : kind == BenchSeries::Kind::many ? "many"
                                             : "outside";
}

void write_point(Json& json, const BenchPoint& point) {
    json.open('{').key("n").integer(point.size).key("cold").precise(point.cold);
    json.key("best").precise(point.warm.best).key("median").precise(point.warm.median);
    json.key("spread").precise(point.warm.range);
    json.key("positions").integer(point.positions).key("bytes").integer(point.bytes);
    json.key("together").integer(point.together).close('}');
}

void write_growth(Json& json, const BenchSeries& series) {
    json.key("growth");
    const auto growth = series.growth();
    if (!growth) {
        json.null();
        return;
    }
    json.open('{').key("exponent").precise(growth->exponent).key("error").precise(growth->error);
    json.key("points").integer(growth->points).key("short_times");
    json.raw(growth->short_times ? "true" : "false").close('}');
}

void write_series(Json& json, const BenchSeries& series) {
    json.open('{').key("game").string(series.game->id).key("family").string(series.family);
    json.key("method").string(series.method).key("kind").string(kind_name(series.kind));
    json.key("time").string(series.claimed).key("points").open('[');
    for (const BenchPoint& point : series.points) write_point(json, point);
    write_growth(json.close(']'), series);
    json.key("ended");
    if (series.ended) {
        json.open('{').key("code").string(series.ended->message.phrase->code);
        json.key("message").string(series.ended->say(Language::english)).close('}');
    } else {
        json.null();
    }
    if (series.start) json.key("start").precise(*series.start);
    if (series.kind == BenchSeries::Kind::outside) {
        json.key("checked").integer(series.checked).key("wrong");
        if (series.wrong) {
            json.open('{')
                .key("n")
                .integer(series.wrong->size)
                .key("expected")
                .string(series.wrong->expected);
            json.key("found").string(series.wrong->found).close('}');
        } else {
            json.null();
        }
    }
    json.close('}');
}

}  // namespace

std::string write_json(const BenchReport& report) {
    Json json;
    json.open('{').key("schema").integer(1).key("extent").string(extent_name(report.extent));
    json.key("seed").integer(report.seed).key("repeat").integer(report.repeat);
    json.key("threads").integer(report.threads).key("budget").precise(report.budget).key("series").open('[');
    for (const BenchSeries& series : report.series) write_series(json, series);
    return json.close(']').close('}').take();
}

}  // namespace cairn
