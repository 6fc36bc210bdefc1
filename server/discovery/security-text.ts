import type { Context } from 'hono';
import type { Payload } from 'payload';
import { languages } from '../../app/i18n/languages.ts';
import { contactAddress, policyAddress } from '../../cms/globals/security-fields.ts';
import type { Pages } from '../pages/pages.ts';
import type { Sites } from '../sites.ts';

interface Options {
  payload: Payload;
  sites: Sites;
  pages: Pages;
}

const address = '/.well-known/security.txt';
const type = 'text/plain; charset=utf-8';

/** Less than a year, as RFC 9116 recommends; recomputed every month. */
const validMonths = 6;

/**
 * `/.well-known/security.txt`: whom to tell about a vulnerability, from the settings (RFC 9116).
 */
export function securityText({ payload, sites, pages }: Options) {
  return (context: Context) => {
    const month = new Date().toISOString().slice(0, 'yyyy-mm'.length);
    return pages.kept(
      context,
      async (site) => {
        const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
        const contact = contactAddress(settings.securityContact ?? '');
        if (!contact) return { status: 404, type, text: 'No contact has been named.\n' };
        const policy = policyAddress(settings.securityPolicy ?? '');
        const isExample = settings.securityContactIsExample === true;
        const tags = new Set([languages[site.language].tag, languages.en.tag]);
        const lines = [
          ...(isExample ? ['# The contact is example data and leads to nobody.'] : []),
          `Contact: ${contact}`,
          `Expires: ${expiry(month)}`,
          `Preferred-Languages: ${[...tags].join(', ')}`,
          ...sites.all.map(({ origin }) => `Canonical: ${origin}${address}`),
          ...(policy ? [`Policy: ${policy}`] : []),
        ];
        return { status: 200, type, text: `${lines.join('\n')}\n` };
      },
      `${address} of ${month}`,
    );
  };
}

/** @param month the current one, e.g. 2026-11. */
function expiry(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + validMonths);
  return date.toISOString();
}
