import type { StartMessages } from '../../app/i18n/en/start.ts';
import { formatNumber } from '../../app/i18n/format.ts';
import type { Bar } from '../office/figures.ts';

interface Properties {
  id: string;
  title: string;
  /** What the choice does not apply to. */
  note: string;
  bars: Bar[];
  list: (bar: Pick<Bar, 'first' | 'last'>) => string;
  language: string;
  translate: (key: keyof StartMessages) => string;
}

const height = 100;
/** Of each bar, with the gap beside it. */
const step = 10;
const width = 7;

/** Numbers over time: their sum, bars, and the same as a table. */
export function Plot({ id, title, note, bars, list, language, translate }: Properties) {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const first = bars[0]?.first ?? '';
  const last = bars.at(-1)?.last ?? '';
  const isWeekly = bars.some((bar) => bar.first !== bar.last);
  const peak = translate(isWeekly ? 'figuresMostWeek' : 'figuresMost').replace(
    '{count}',
    formatNumber(most, language),
  );
  return (
    <article className="start-plot" aria-labelledby={id}>
      <h3 id={id}>
        {title} {note && <small>({note})</small>}
      </h3>
      <p className="start-plot__total">
        <a href={list({ first, last })}>{formatNumber(total, language)}</a>
      </p>
      {total === 0 ? (
        <p className="start-plot__none">{translate('figuresNone')}</p>
      ) : (
        <>
          <svg
            viewBox={`0 0 ${bars.length * step} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${title}: ${formatNumber(total, language)}. ${peak}.`}
          >
            {bars.map(({ first: from, count }, index) => {
              const size = (count / most) * height;
              return (
                <rect
                  key={from}
                  x={index * step + (step - width) / 2}
                  y={height - size}
                  {...{ width, height: size }}
                >
                  <title>{`${dayIn(from, language)}: ${formatNumber(count, language)}`}</title>
                </rect>
              );
            })}
          </svg>
          <p className="start-plot__axis">
            <span>{dayIn(first, language)}</span>
            <span>{peak}</span>
            <span>{dayIn(last, language)}</span>
          </p>
          <details>
            <summary>{translate('figuresTable')}</summary>
            <table className="office-table">
              <thead>
                <tr>
                  <th scope="col">{translate(isWeekly ? 'figuresWeek' : 'figuresDay')}</th>
                  <th scope="col" className="office-table__number">
                    {translate('figuresCount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {bars
                  .filter(({ count }) => count > 0)
                  .reverse()
                  .map((bar) => (
                    <tr key={bar.first}>
                      <th scope="row">{dayIn(bar.first, language)}</th>
                      <td className="office-table__number">
                        <a href={list(bar)}>{formatNumber(bar.count, language)}</a>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </article>
  );
}

const dayIn = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
