import type { StartMessages } from '../../app/i18n/en/start.ts';
import { formatNumber } from '../../app/i18n/format.ts';
import type { FigureFilter } from '../office/figures.ts';
import { listAddress } from '../office/list-address.ts';

interface Properties {
  words: { words: string; count: number }[];
  filter: FigureFilter;
  language: string;
  translate: (key: keyof StartMessages) => string;
}

/** What was searched for in vain, as a table whose numbers are bars as well. */
export function WordBars({ words, filter, language, translate }: Properties) {
  const most = Math.max(1, ...words.map(({ count }) => count));
  const ofLanguage: [string, string, string][] =
    filter.language === '' ? [] : [['language', 'equals', filter.language]];
  const list = (...more: [string, string, string][]) =>
    listAddress('empty-searches', [
      ['day', 'greater_than_equal', filter.since],
      ...ofLanguage,
      ...more,
    ]);
  return (
    <article className="start-plot" aria-labelledby="figuresEmptySearches">
      <h3 id="figuresEmptySearches">
        <a href={list()}>{translate('figuresEmptySearches')}</a>{' '}
        {filter.path && <small>({translate('figuresOfAllPages')})</small>}
      </h3>
      {words.length === 0 ? (
        <p className="start-plot__none">{translate('figuresNone')}</p>
      ) : (
        <table className="office-table start-words">
          <thead>
            <tr>
              <th scope="col">{translate('figuresWords')}</th>
              <td />
              <th scope="col" className="office-table__number">
                {translate('figuresCount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ words: typed, count }) => (
              <tr key={typed}>
                <th scope="row">{typed}</th>
                <td aria-hidden="true">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="presentation">
                    <rect width={(count / most) * 100} height="10" />
                  </svg>
                </td>
                <td className="office-table__number">
                  <a href={list(['words', 'equals', typed])}>{formatNumber(count, language)}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}
