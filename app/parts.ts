/** Blocks that are mostly met on the same pages. */
const blocks = (...names: string[]) => new RegExp(`/app/blocks/(${names.join('|')})/(?!examples)`);

const components = [
  ...['header', 'footer', 'menu', 'language', 'loading', 'wordmark', 'site-link', 'breadcrumbs'],
  ...['text', 'picture', 'actions', 'example-mark', 'basis', 'series-name'],
  // Of forms and of tools, which need nothing else of each other.
  'error-list',
];

/** Of `app/`: what every page needs, except the starter and its motion, which come before all others. */
const ofEveryPage = [
  '(?!starter|motion)\\w+\\.tsx?',
  '(blocks/blocks|i18n/(languages|messages|format|plural))\\.ts',
  'pages/(published|error|not-found)/',
  `components/(${components.join('|')})`,
];

/**
 * What a browser gets in one file: few files compress better than many, and each costs a request.
 * The first that fits has a module; all others come alone. Read by the build, and by the server,
 * which tells a page what it will need (server/files/assets.ts).
 */
export const parts: { name: string; test: RegExp }[] = [
  // Two that every page needs: evaluating one at a time holds up nobody for long.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'base', test: new RegExp(`node_modules/react-router/|/app/(${ofEveryPage.join('|')})`) },
  {
    name: 'blocks',
    test: blocks(
      ...['hero', 'product-family', 'picture-text', 'statement', 'figures', 'scale', 'scenes'],
      ...['sales-map', 'job-teaser', 'news-teaser'],
    ),
  },
  {
    // What /home, which has the least room for scripts, does without.
    name: 'passages',
    test: blocks(
      ...['call-to-action', 'quotes', 'notice', 'faq', 'related-products', 'steps', 'case-list'],
      ...['gallery', 'timeline'],
    ),
  },
  // Before those that draw with it: tools do too, and need nothing else of them.
  { name: 'sketch', test: /\/app\/(components\/line-drawing|drawings\/sketch)/ },
  {
    name: 'facts',
    test: blocks(
      ...['specification-table', 'certificates', 'comparison', 'layers', 'drawing', 'downloads'],
    ),
  },
  {
    name: 'lists',
    test: blocks('rich-text', 'news-list', 'job-list', 'activity-list', 'download-list'),
  },
  { name: 'forms', test: /\/app\/(blocks\/form|forms)\/(form|fields|use-form)/ },
];
