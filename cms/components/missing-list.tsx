import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { addressMessage } from '../../app/i18n/addresses.ts';
import type { AddressMessages } from '../../app/i18n/en/addresses.ts';
import { formatNumber } from '../../app/i18n/format.ts';
import { editors } from '../access.ts';
import { dayBefore } from '../dates.ts';
import { type MissingAddress, mostMissing, readMissing } from '../links/missing.ts';
import './office-pages.css';

const ranges = [7, 30, 90];

type Properties = ServerProps & { searchParams?: Record<string, string | string[] | undefined> };

/** Addresses that visitors asked for in vain, each with a way to lead it somewhere. */
export async function MissingList({ payload, user, i18n, searchParams = {} }: Properties) {
  if (!user || editors({ req: { user } } as never) !== true) return null;
  const { language } = i18n;
  const translate = (key: keyof AddressMessages) => addressMessage(key, language);
  const days = ranges.find((one) => String(one) === searchParams.days) ?? 30;
  const kind = searchParams.kind === 'program' ? 'program' : 'page';
  const rows = await readMissing(payload, dayBefore(new Date(), days), kind);
  const address = (query: Record<string, string>) =>
    `?${new URLSearchParams({ days: String(days), kind, ...query })}`;
  return (
    <main>
      <Gutter className="office-page">
        <SetStepNav nav={[{ label: translate('missingAddresses') }]} />
        <h1>{translate('missingAddresses')}</h1>
        <p className="office-page__help">{translate('missingHelp')}</p>
        <nav className="office-choice" aria-label={translate('missingKind')}>
          {ranges.map((one) => (
            <a
              key={one}
              href={address({ days: String(one) })}
              aria-current={one === days ? 'true' : undefined}
            >
              {translate('missingDays').replace('{days}', String(one))}
            </a>
          ))}
          <span aria-hidden="true" className="office-choice__gap" />
          {(['page', 'program'] as const).map((one) => (
            <a
              key={one}
              href={address({ kind: one })}
              aria-current={one === kind ? 'true' : undefined}
            >
              {translate(one === 'page' ? 'missingPages' : 'missingPrograms')}
            </a>
          ))}
        </nav>
        {rows.length === 0 ? (
          <p className="office-page__empty">{translate('missingNone')}</p>
        ) : (
          <MissingTable rows={rows} translate={translate} language={language} />
        )}
        {rows.length === mostMissing && (
          <p className="office-page__help">
            {translate('missingMore').replace('{count}', String(mostMissing))}
          </p>
        )}
      </Gutter>
    </main>
  );
}

interface TableProperties {
  rows: MissingAddress[];
  translate: (key: keyof AddressMessages) => string;
  language: string;
}

function MissingTable({ rows, translate, language }: TableProperties) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <table className="office-table">
      <thead>
        <tr>
          <th scope="col">{translate('missingPath')}</th>
          <th scope="col" className="office-table__number">
            {translate('missingRequests')}
          </th>
          <th scope="col">{translate('missingLast')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, requests, last }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td className="office-table__number">{formatNumber(requests, language)}</td>
            <td className="office-table__day">{date.format(new Date(last))}</td>
            <td>
              <a
                className="office-button"
                href={`/admin/collections/redirects/create?${new URLSearchParams({ from: path })}`}
                aria-label={translate('missingLeadTo').replace('{path}', () => path)}
              >
                {translate('missingLead')}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
