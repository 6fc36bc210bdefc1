import { parseArgs } from 'node:util';

const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** What is photographed. */
export interface LookOptions {
  /** Paths; none for all that the site has. */
  pages: string[];
  /** Sites by the first label of their host; `en` is the site of any other host. */
  sites: string[];
  /** Of the window in CSS pixels, ascending: a browser does not go back to a smaller picture. */
  widths: number[];
  schemes: Scheme[];
}

/** One site each of Latin with short and with long words, of kana with kanji, and of Han. */
const usual = { sites: 'en,de,ja,zh', widths: '390,768,1440,1920', schemes: schemes.join() };

const knownSites = ['en', 'de', 'es', 'fr', 'pl', 'ja', 'zh', 'cn'];

/**
 * Reads `--pages=/home,/tools --sites=en,de --widths=390 --schemes=light`, each of which narrows.
 * @throws TypeError with a message for whoever typed it
 */
export function readOptions(given: string[]): LookOptions {
  const { values } = parseArgs({
    args: given,
    options: {
      pages: { type: 'string', default: '' },
      sites: { type: 'string', default: usual.sites },
      widths: { type: 'string', default: usual.widths },
      schemes: { type: 'string', default: usual.schemes },
    },
  });
  const pages = listOf(values.pages);
  const sites = chosen('sites', values.sites, (site) => knownSites.includes(site));
  const widths = chosen('widths', values.widths, (width) => /^[1-9]\d{2,3}$/.test(width));
  const wrong = pages.find((path) => !path.startsWith('/'));
  if (wrong) throw new TypeError(`--pages: “${wrong}” does not begin with /`);
  return {
    pages,
    sites,
    widths: widths.map(Number).sort((one, other) => one - other),
    schemes: chosen('schemes', values.schemes, isScheme),
  };
}

const isScheme = (text: string): text is Scheme => schemes.some((scheme) => scheme === text);

function chosen<Text extends string>(
  name: string,
  value: string,
  isKnown: ((text: string) => text is Text) | ((text: string) => boolean),
): Text[] {
  const list = listOf(value);
  const known = list.filter((text): text is Text => isKnown(text));
  if (known.length === 0 || known.length < list.length) {
    throw new TypeError(`--${name}: what “${value}” means is not known`);
  }
  return known;
}

const listOf = (value: string): string[] => [
  ...new Set(
    value
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean),
  ),
];
