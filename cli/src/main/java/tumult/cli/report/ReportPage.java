package tumult.cli.report;

import java.util.List;
import java.util.Locale;
import tumult.lab.Estimate;

/** A page with charts and tables, each with what it means: light and dark, on paper and phones. */
final class ReportPage {
  private static final String STYLE =
      """
      :root{color-scheme:light dark;--ink:#1d1d1f;--soft:#5c5c66;--paper:#fff;--card:#f4f4f6;--bar:#2a6fb0;--mark:#b3261e}
      @media(prefers-color-scheme:dark){:root{--ink:#ececf0;--soft:#a6a6b2;--paper:#16161a;--card:#222228;--bar:#6fb1ee;--mark:#ff8a80}}
      *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
      main{max-width:1080px;margin:0 auto;padding:20px 16px 60px}h1{margin:.2em 0}h2{margin:1.8em 0 .4em}h3{margin:0 0 6px;font-size:1em}
      .soft{color:var(--soft);overflow-wrap:anywhere}.cards{display:grid;gap:14px;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr))}
      .card{background:var(--card);border-radius:12px;padding:14px;break-inside:avoid}.card p{margin:8px 0 0;font-size:.92em;color:var(--soft)}
      .big{font-size:1.7em;font-weight:600}svg{width:100%;height:auto;display:block;font:12px system-ui,sans-serif}
      svg text{fill:var(--ink)}svg rect{fill:var(--bar);opacity:.75}svg line{stroke:var(--mark);stroke-width:2}svg .grid{stroke:var(--soft);stroke-width:.5;opacity:.5}
      svg polyline{fill:none;stroke:var(--bar);stroke-width:2.5}.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.92em;width:100%}
      td,th{text-align:left;padding:5px 10px 5px 0;border-bottom:1px solid var(--card);vertical-align:top}td{font-variant-numeric:tabular-nums;white-space:nowrap}
      @media print{:root{--paper:#fff;--ink:#000;--card:#f4f4f6}main{padding:0}}
      """;

  private final StringBuilder body = new StringBuilder();

  ReportPage(String title, String under) {
    body.append("<h1>").append(escaped(title)).append("</h1><p class='soft'>");
    body.append(escaped(under)).append("</p>");
  }

  void section(String title) {
    body.append("<h2>").append(escaped(title)).append("</h2>");
  }

  /** A row of cards; each is made by one of the methods below. */
  void cards(List<String> cards) {
    body.append("<div class='cards'>").append(String.join("", cards)).append("</div>");
  }

  static String chart(String title, String svg, String meaning) {
    return card(title, svg, meaning);
  }

  static String number(String title, String number, String meaning) {
    return card(title, "<div class='big'>" + escaped(number) + "</div>", meaning);
  }

  private static String card(String title, String inside, String meaning) {
    return "<section class='card'><h3>%s</h3>%s<p>%s</p></section>"
        .formatted(escaped(title), inside, escaped(meaning));
  }

  /** A table with its first row as its head. */
  void table(List<List<String>> rows, String meaning) {
    body.append("<p class='soft'>").append(escaped(meaning)).append("</p>");
    body.append("<div class='wide'><table>");
    for (int row = 0; row < rows.size(); row++) {
      String cell = row == 0 ? "th" : "td";
      body.append("<tr>");
      for (String text : rows.get(row)) {
        body.append("<%s>%s</%s>".formatted(cell, escaped(text), cell));
      }
      body.append("</tr>");
    }
    body.append("</table></div>");
  }

  String html() {
    return """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <title>Tumult: a report</title><style>%s</style></head><body><main>%s</main></body></html>
    """
        .formatted(STYLE, body);
  }

  static String percent(Estimate share) {
    return interval("%.1f %%", share, 100);
  }

  static String interval(String form, Estimate value, double scale) {
    double half = scale * (value.high() - value.mean());
    String mean = String.format(Locale.ROOT, form, scale * value.mean());
    return Double.isFinite(half) ? mean + String.format(Locale.ROOT, " ± %.1f", half) : mean;
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;");
  }
}
