/** What a browser may fetch until a page is there and alive, in bytes as they are sent. */
interface Budget {
  pages: RegExp;
  html: number;
  styles: number;
  /** Before anybody turns to the page (docs/decisions/0049). */
  starter: number;
  /** Once somebody has. */
  scripts: number;
}

/**
 * All pages share one style sheet: 12,880 bytes in November 2026, 600 of it for tools, 250 for films, 200 for
 * contents that stay in view, 90 for plans, which are as wide as the page and stand upright on a
 * phone, 200 for models side by side on one, 400 for life size and for reading plots, 180 for
 * motion, and 350 for other findings of those who looked.
 */
const styles = 13_000;

/** As promised. */
const starter = 3_072;

/**
 * The first row that fits a page counts. Unless a row says otherwise, its figures are those of its
 * heaviest page in November 2026 and a tenth more. What grows beyond does so on purpose, here.
 */
export const budgets: Budget[] = [
  // The scripts are what is promised of the page that most visitors see first (docs/decisions/0007).
  // Its form brings its own words, which left the scripts of all pages for that.
  { pages: /^\/home$/, html: 9_900, styles, starter, scripts: 102_400 },
  // The pages of modules have the most kinds of blocks, 400 bytes of them to read plots and 1,200 to draw
  // strings, the application the largest form.
  {
    pages: /^\/(product_data|dragonfly|resume_submit)/,
    html: 14_000,
    styles,
    starter,
    scripts: 120_000,
  },
  // Pages for one visitor alone are sent uncompressed; this one has a code to scan.
  { pages: /^\/login\/second-factor$/, html: 40_500, styles, starter, scripts: 107_900 },
  { pages: /^\/(search\?|login|forms\/)/, html: 29_100, styles, starter, scripts: 109_000 },
  // /tools/off-grid has the most scripts, in Polish: its drawing brings those of other drawings, and
  // places have coordinates beside their names. Its results can be mailed, and stand in two parts, which
  // takes 800 bytes more.
  { pages: /^\/tools\//, html: 18_500, styles, starter, scripts: 119_700 },
  // Has nine drawings, four of them with hands and tools.
  { pages: /^\/eArc_install$/, html: 21_400, styles, starter, scripts: 117_500 },
  // All others, and the page that says that there is none; /product has the most text.
  { pages: /^\//, html: 18_500, styles, starter, scripts: 117_500 },
];
