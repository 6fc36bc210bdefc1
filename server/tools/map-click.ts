import type { MiddlewareHandler } from 'hono';
import { formatNumber } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import { clickedPoint, isClick } from '../../app/tools/yield/map/click.ts';
import { pageQuery } from '../pages/route-facts.ts';
import type { Sites } from '../sites.ts';

/**
 * Without scripts the map is a picture that sends where it was clicked. That becomes coordinates, as
 * if they had been typed: the address of a page says what is in its fields, and nothing else.
 */
export function followClick(sites: Sites): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    if (![...searchParams.keys()].some(isClick)) return next();
    const query = new URLSearchParams(pageQuery(pathname, search));
    const point = clickedPoint(searchParams);
    if (point) {
      const { tag } = languages[sites.ofHost(context.req.header('host')).language];
      query.delete('place');
      // The calibration of another country would be wrong, and nobody would notice.
      query.delete('country');
      query.set('latitude', formatNumber(point.latitude, tag));
      query.set('longitude', formatNumber(point.longitude, tag));
    }
    context.header('cache-control', 'no-store');
    // The fragment opens the map again.
    return context.redirect(`${pathname}?${query}${point ? '#map' : ''}`, 303);
  };
}
