import type { Context } from 'hono';
import { estimateYear } from '../../app/solar/estimate.ts';
import { sources } from '../../app/solar/sources.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import type { Sites } from '../sites.ts';
import { climateAt } from '../solar/climate.ts';
import { findPlaces } from '../solar/places.ts';
import { readYieldQuery } from './yield-query.ts';
import { schema, schemaAddress } from './yield-schema.ts';

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

/**
 * `GET /tools/yield.json`, `/tools/yield.schema.json` and `/tools/places.json`: what the tools
 * calculate and know, for their pages and for programs.
 */
export function sendToolFile(sites: Sites, budget: ClientBudget) {
  return (context: Context): Response => {
    budget.spend(context, costs.suggestions);
    switch (context.req.param('file')) {
      case 'yield.json':
        return sendEstimate(context);
      case 'yield.schema.json':
        return sendSchema(context);
      case 'places.json':
        return sendPlaces(context, sites);
      default:
        return context.json({ error: 'notFound' }, 404);
    }
  };
}
