import type { ServerProps } from 'payload';
import { addressMessage } from '../../app/i18n/addresses.ts';
import { formatNumber } from '../../app/i18n/format.ts';
import { type LinkCheckRecord, linkCheckKey } from '../links/state.ts';
import { CheckLinks } from './check-links.tsx';
import './office-pages.css';

/** Above the list of broken links: when they were last checked, and a button to do so now. */
export async function LinkTools({ payload, i18n }: ServerProps) {
  const { language } = i18n;
  const last = await payload.kv.get<LinkCheckRecord>(linkCheckKey);
  const moment = new Intl.DateTimeFormat(language, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
  });
  const text = last
    ? addressMessage('linkCheckLast', language)
        .replace('{moment}', `${moment.format(new Date(last.at))} UTC`)
        .replace('{links}', formatNumber(last.links, language))
        .replace('{broken}', formatNumber(last.broken, language))
    : addressMessage('linkCheckNone', language);
  return (
    <div className="office-tools">
      <p>{text}</p>
      <CheckLinks
        texts={{
          check: addressMessage('linkCheckNow', language),
          started: addressMessage('linkCheckStarted', language),
          failed: addressMessage('linkCheckFailed', language),
        }}
      />
    </div>
  );
}
