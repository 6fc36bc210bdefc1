import type { Context } from 'hono';
import { isLanguage } from '../../app/i18n/languages.ts';
import { estimateYear } from '../../app/solar/estimate.ts';
import { sources } from '../../app/solar/sources.ts';
import { hasData } from '../../app/tools/yield/coordinates.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Guide } from '../../documents/shown.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import { pdfContentSecurityPolicy } from '../http/security.ts';
import { pageQuery } from '../pages/route-facts.ts';
import type { Sites } from '../sites.ts';
import { climateAt } from '../solar/climate.ts';
import { findPlaces, listCities } from '../solar/places.ts';
import { caseIn, tellCase } from './cases.ts';
import { comparisonCsv, describeComparison } from './comparison.ts';
import { knownCase } from './yield-case.ts';
import { yieldCsv, yieldDocument } from './yield-files.ts';
import { placeAt, placeAtPoint, placeWithBest, valuedPlace } from './yield-place.ts';
import { readYieldQuery } from './yield-query.ts';
import { schema, schemaAddress } from './yield-schema.ts';

interface Options {
  content: ContentSource;
  sites: Sites;
  budget: ClientBudget;
  /** Sets a PDF. @throws Overload when too many are waiting. */
  print: (shown: Guide) => Promise<Buffer>;
}

/** The page whose query files are asked for with. */
const casePath = '/tools/yield';

/** The longest name of a place anybody types. */
const longestName = 80;

/** An estimate follows from its address and the build alone. */
const keptFor = 'public, max-age=86400';

const round = (value: number): number => Math.round(value * 10) / 10;

const openToAll = { 'access-control-allow-origin': '*' };

/** The estimate for 1 kWp; 422 with a code for each value that cannot be used. */
function sendEstimate(context: Context): Response {
  const read = readYieldQuery(context.req.query());
  if ('problems' in read) {
    return context.json({ errors: read.problems }, 422, {
      ...openToAll,
      'cache-control': 'no-store',
    });
  }
  const { latitude, longitude, country, tilt, azimuth, kind } = read.query;
  const climate = climateAt(latitude, longitude, country);
  const { annual, monthly, irradiation } = estimateYear(climate, { tilt, azimuth, mounting: kind });
  const estimate = {
    $schema: schemaAddress,
    query: read.query,
    annual: { energy: round(annual.energy), low: round(annual.low), high: round(annual.high) },
    monthly: monthly.map(round),
    irradiation: { horizontal: round(irradiation.horizontal), plane: round(irradiation.plane) },
    sources,
  };
  return context.json(estimate, 200, { ...openToAll, 'cache-control': keptFor });
}

const sendSchema = (context: Context): Response =>
  context.body(JSON.stringify(schema), 200, {
    ...openToAll,
    'cache-control': keptFor,
    'content-type': 'application/schema+json; charset=utf-8',
  });

/** `?q=`: cities in the language of the host. */
function sendPlaces(context: Context, sites: Sites): Response {
  const { language } = sites.ofHost(context.req.header('host'));
  const typed = (context.req.query('q') ?? '').slice(0, longestName);
  return context.json({ places: findPlaces(typed, language) }, 200, { 'cache-control': keptFor });
}

/** In the language of the host, for the map. */
function sendCities(context: Context, sites: Sites): Response {
  const { language } = sites.ofHost(context.req.header('host'));
  return context.json({ cities: listCities(language) }, 200, { 'cache-control': keptFor });
}

/**
 * `?label=&latitude=&longitude=&country=`: what the estimate of a place needs, for its page. One
 * without a label is told by its coordinates.
 */
async function sendPlace(context: Context, { content, sites }: Options): Promise<Response> {
  const { label = '', latitude = '', longitude = '', country = '' } = context.req.query();
  const [north, east] = [Number(latitude || Number.NaN), Number(longitude || Number.NaN)];
  const point = { latitude: north, longitude: east };
  const isKnown = hasData(point) && Math.abs(east) <= 180;
  const isCountry = /^([A-Z]{2})?$/.test(country);
  if (!isKnown || !isCountry || label.length > longestName) {
    return context.json({ error: 'invalid' }, 422, { 'cache-control': 'no-store' });
  }
  const { language } = sites.ofHost(context.req.header('host'));
  const place = label
    ? placeAt(label, north, east, country)
    : placeAtPoint(point, country, language);
  // Editors may change what counts for a country.
  const valued = valuedPlace(place, await content.toolValues());
  return context.json(placeWithBest(valued), 200, unkept);
}

/** `?v=1&place=…`, as the page has it: 422 where it shows that something has to be corrected. */
async function sendCase(context: Context, { content, sites, budget, print }: Options) {
  const site = sites.ofHost(context.req.header('host'));
  const query = pageQuery(casePath, new URL(context.req.url).search);
  const asked = Object.fromEntries(new URLSearchParams(query));
  const found = await budget.run(context, costs.data, () =>
    knownCase(content, site.language, asked),
  );
  if (!found) return context.json({ error: 'invalid' }, 422, unkept);
  if (context.req.param('file') === 'yield.csv') {
    return sendCsv(context, 'eArc-yield', yieldCsv(found));
  }
  const shown = await yieldDocument(found, `${site.origin}${casePath}${query}`);
  return context.body(new Uint8Array(await print(shown)), 200, {
    ...unkept,
    'content-disposition': `inline; filename="eArc-yield-${site.language}.pdf"`,
    'content-security-policy': pdfContentSecurityPolicy,
    'content-type': 'application/pdf',
  });
}

/** `?case=roof&typedIn=de&language=en&v=1&…`: what the back office shows of a case. */
async function sendToldCase(context: Context, { content, budget }: Options) {
  const { search, searchParams } = new URL(context.req.url);
  const [typedIn = '', language = ''] = ['typedIn', 'language'].map(
    (name) => searchParams.get(name) ?? '',
  );
  const one = caseIn(search);
  // A large roof takes as long to fill as a page to render.
  const told =
    one && isLanguage(typedIn) && isLanguage(language)
      ? await budget.run(context, costs.page, () => tellCase(content, one, typedIn, language))
      : null;
  return told ? context.json(told, 200, unkept) : context.json({ error: 'invalid' }, 422, unkept);
}

/** `?v=1&first=…`, as the page has it. */
async function sendComparison(context: Context, { content, sites, budget }: Options) {
  const { language } = sites.ofHost(context.req.header('host'));
  const query = pageQuery('/compare', new URL(context.req.url).search);
  const asked = Object.fromEntries(new URLSearchParams(query));
  const found = await budget.run(context, costs.data, () =>
    describeComparison(content, language, asked),
  );
  return sendCsv(context, 'eArc-comparison', comparisonCsv(found));
}

const unkept = { 'cache-control': 'no-store' };

const sendCsv = (context: Context, name: string, text: string): Response =>
  context.body(text, 200, {
    ...unkept,
    'content-disposition': `attachment; filename="${name}.csv"`,
    'content-type': 'text/csv; charset=utf-8',
  });

/**
 * `GET /tools/yield.json`, `/tools/yield.schema.json`, `/tools/places.json`, `/tools/place.json`,
 * `/tools/cities.json`, `/tools/case.json`,
 * `/tools/compare.csv`, `/tools/yield.csv` and `/tools/yield.pdf`: what the tools
 * calculate and know, for their pages and for programs.
 */
export function sendToolFile(options: Options) {
  const { sites, budget } = options;
  return (context: Context): Response | Promise<Response> => {
    budget.spend(context, costs.suggestions);
    switch (context.req.param('file')) {
      case 'yield.json':
        return sendEstimate(context);
      case 'yield.schema.json':
        return sendSchema(context);
      case 'places.json':
        return sendPlaces(context, sites);
      case 'place.json':
        return sendPlace(context, options);
      case 'cities.json':
        return sendCities(context, sites);
      case 'case.json':
        return sendToldCase(context, options);
      case 'compare.csv':
        return sendComparison(context, options);
      case 'yield.csv':
      case 'yield.pdf':
        return sendCase(context, options);
      default:
        return context.json({ error: 'notFound' }, 404);
    }
  };
}
