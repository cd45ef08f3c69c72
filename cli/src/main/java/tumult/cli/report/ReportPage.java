package tumult.cli.report;

import java.util.List;
import java.util.Locale;
import tumult.lab.Estimate;

/** A page with charts and tables, each with what it means: light and dark, on paper and phones. */
final class ReportPage {
  private static final String STYLE =
      """
      :root{color-scheme:light dark;--ink:#1d1d1f;--soft:#5c5c66;--paper:#fff;--card:#f4f4f6;--edge:#dcdce2;--bar:#2a6fb0;--stroke:#111;--mark:#c2410c}
      @media(prefers-color-scheme:dark){:root{--ink:#ececf0;--soft:#a6a6b2;--paper:#16161a;--card:#222228;--edge:#34343c;--bar:#6fb1ee;--stroke:#fff;--mark:#ffa066}}
      *{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
      main{max-width:1120px;margin:0 auto;padding:20px 16px 60px}h1{margin:.2em 0}h2{margin:1.8em 0 .4em}h3{margin:0 0 8px;font-size:1em}
      .soft{color:var(--soft);overflow-wrap:anywhere}nav a{color:var(--bar);margin-right:1em;white-space:nowrap}
      .cards{display:grid;margin-top:14px;gap:14px;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr))}
      .card{background:var(--card);border-radius:12px;padding:14px;break-inside:avoid}.card p{margin:8px 0 0;font-size:.92em;color:var(--soft)}
      .card p.sample{font-size:.82em}.big{font-size:1.6em;font-weight:600;line-height:1.25}.big small{font-size:.55em;font-weight:400;color:var(--soft)}
      svg{width:100%;height:auto;display:block;overflow:visible;font:12px system-ui,sans-serif}svg text{fill:var(--ink)}svg rect{fill:var(--bar);opacity:.75}svg rect.mark{fill:var(--mark)}
      svg line{stroke:var(--stroke);stroke-width:1.6}svg .grid{stroke:var(--soft);stroke-width:.6;opacity:.6}
      svg polyline{fill:none;stroke:var(--bar);stroke-width:2.5}svg polygon{fill:var(--bar);opacity:.22}
      table{border-collapse:collapse;font-size:.92em;width:100%;margin-top:12px}td,th{text-align:left;padding:6px 10px 6px 0;border-bottom:1px solid var(--edge);vertical-align:top}
      td{font-variant-numeric:tabular-nums}td small{display:block;color:var(--soft)}td.mark small,td.mark{color:var(--mark);font-weight:600}
      dl{display:grid;grid-template-columns:auto 1fr;gap:8px 14px;font-size:.92em;max-width:46em}dt{font-weight:600}dd{margin:0}dd small{color:var(--soft);display:block}
      @media(max-width:760px){table,tbody,tr,td{display:block}tr:first-child{display:none}tr{background:var(--card);border-radius:12px;padding:10px 14px;margin:0 0 10px;break-inside:avoid}
      td{border:0;padding:2px 0;display:flex;justify-content:space-between;gap:12px;text-align:right}td:before{content:attr(data-of);color:var(--soft);font-weight:400;text-align:left}
      td:first-child{font-weight:600}td:first-child:before{content:none}td small{display:inline;margin-left:.6em}}
      @media print{:root{--ink:#000;--soft:#444;--paper:#fff;--card:#f4f4f6;--edge:#ccc;--bar:#2a6fb0;--stroke:#111;--mark:#b3330a}main{padding:0;max-width:none}nav{display:none}
      body{font-size:11pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}h2{break-after:avoid}tr{break-inside:avoid}}
      """;

  private final String title;
  private final StringBuilder body = new StringBuilder();
  private final StringBuilder places = new StringBuilder();
  private final String under;

  ReportPage(String title, String under) {
    this.title = title;
    this.under = under;
  }

  void section(String name, String about) {
    String place = name.toLowerCase(Locale.ROOT).replace(' ', '-');
    places.append("<a href='#%s'>%s</a> ".formatted(place, escaped(name)));
    body.append("<h2 id='%s'>%s</h2>".formatted(place, escaped(name)));
    if (!about.isEmpty()) {
      body.append("<p class='soft'>").append(escaped(about)).append("</p>");
    }
  }

  /** A row of cards; each is made by one of the methods below. */
  void cards(List<String> cards) {
    body.append("<div class='cards'>").append(String.join("", cards)).append("</div>");
  }

  static String chart(String title, String svg, String meaning, String sample) {
    return card(title, svg, meaning, sample);
  }

  static String number(String title, String number, String meaning, String sample) {
    String big = escaped(number).replaceFirst(" (±.*)$", " <small>$1</small>");
    return card(title, "<div class='big'>" + big + "</div>", meaning, sample);
  }

  private static String card(String title, String inside, String meaning, String sample) {
    return "<section class='card'><h3>%s</h3>%s<p>%s</p><p class='sample'>%s</p></section>"
        .formatted(escaped(title), inside, escaped(meaning), escaped(sample));
  }

  /**
   * What is in a table.
   *
   * @param under smaller, below the text; often empty
   * @param marked whether it stands out
   */
  record Cell(String text, String under, boolean marked) {
    Cell(String text) {
      this(text, "", false);
    }
  }

  /** A table; on a narrow page each row becomes a card. */
  void table(List<String> head, List<List<Cell>> rows) {
    body.append("<table><tbody><tr>");
    head.forEach(name -> body.append("<th>").append(escaped(name)).append("</th>"));
    body.append("</tr>");
    for (List<Cell> row : rows) {
      body.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        cell(head.get(i), row.get(i));
      }
      body.append("</tr>");
    }
    body.append("</tbody></table>");
  }

  private void cell(String head, Cell cell) {
    body.append("<td data-of='%s'".formatted(escaped(head)));
    body.append(cell.marked ? " class='mark'><span>" : "><span>").append(escaped(cell.text));
    if (!cell.under.isEmpty()) {
      body.append(" <small>").append(escaped(cell.under)).append("</small>");
    }
    body.append("</span></td>");
  }

  /** A list of things and what there is to say about each, with something smaller below. */
  void list(List<List<String>> rows) {
    body.append("<dl>");
    for (List<String> row : rows) {
      body.append(
          "<dt>%s</dt><dd>%s<small>%s</small></dd>"
              .formatted(escaped(row.get(0)), escaped(row.get(1)), escaped(row.get(2))));
    }
    body.append("</dl>");
  }

  String html() {
    return """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <title>%s</title><style>%s</style></head><body><main><h1>%s</h1><p class='soft'>%s</p><nav>%s</nav>%s</main></body></html>
    """
        .formatted(escaped(title), STYLE, escaped(title), escaped(under), places, body);
  }

  /** A share in percent, and what may be added or taken. */
  static String percent(Estimate share) {
    return plusMinus("%.1f ± %.1f %%", share.times(100));
  }

  /** A number and what may be added or taken, both in one form. */
  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a library of its own
  static String plusMinus(String form, Estimate value) {
    return String.format(Locale.ROOT, form, value.mean(), value.error() * 1.959964);
  }

  static String games(long count) {
    return String.format(Locale.ROOT, "From %,d games.", count);
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;");
  }
}
