import type { Context } from 'hono';
import world from '../../app/blocks/sales-map/world.svg?raw';

/** More than there are countries; what is beyond them is of nobody who reads the page. */
const mostCountries = 300;

/** As in styles/tokens.css: a picture knows nothing of the page that it stands in. */
const colours =
  '#land{fill:#2a3547;stroke:#0d1522;stroke-width:5}@media(prefers-color-scheme:dark){#land{stroke:#070b12}}';
const accent = '#f3b229';

/**
 * `GET /maps/world.svg?countries=DE,FR`: the world with some countries set off, by their ISO 3166-1
 * alpha-2 codes. A picture of its own, so that browsers can leave it until somebody comes near it.
 */
export function sendWorldMap(context: Context): Response {
  const codes = (context.req.query('countries') ?? '').split(',').slice(0, mostCountries);
  const known = codes.filter((code) => /^[A-Z]{2}$/.test(code));
  const setOff =
    known.length > 0 ? `${known.map((code) => `#${code}`).join()}{fill:${accent}}` : '';
  const svg = world.replace('</title>', `</title><style>${colours}${setOff}</style>`);
  return context.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  });
}
