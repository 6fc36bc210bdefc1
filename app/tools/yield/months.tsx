import { formatNumber } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/text.ts';
import { useLanguageTag } from '../../site.tsx';
import type { YieldContent } from '../content.ts';
import { monthsOf, roundTo, shortMonths } from './wording.ts';

interface Properties {
  words: Pick<
    YieldContent['words'],
    'byMonth' | 'monthsAlternative' | 'month' | 'monthsTable' | 'monthNames'
  >;
  /** From January to December. */
  monthly: number[];
  /** Of the figures; the words name it too. */
  unit?: 'kWh' | 'Wh';
  /** What else there is to know of the plot. */
  note?: string;
  /** A line across the plot, in the same unit. */
  need?: number;
  /** Months that count, from 0 for January; the others are pale. */
  counted?: readonly number[];
}

const width = 480;
const plot = { left: 58, top: 10, bottom: 206, step: 35 };
const barWidth = 22;

/** @returns a round number that is as large or a little larger: 1, 2 or 5 with zeros. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 5, 10].find((factor) => factor * unit >= value) ?? 10);
}

/** A year month by month: as a plot, in a sentence, and as a table. */
export function Months({ words, monthly, unit = 'kWh', note, ...marks }: Properties) {
  const tag = useLanguageTag();
  const names = monthsOf(words);
  const rounded = (value: number) => formatNumber(roundTo(value, 3), tag);
  const most = Math.max(...monthly);
  const least = Math.min(...monthly);
  const alternative = words.monthsAlternative
    .replace('{best}', names[monthly.indexOf(most)] ?? '')
    .replace('{most}', rounded(most))
    .replace('{worst}', names[monthly.indexOf(least)] ?? '')
    .replace('{least}', rounded(least));
  return (
    <section>
      <h3>{words.byMonth}</h3>
      <Plot names={shortMonths(names)} {...{ monthly, alternative, ...marks }} />
      <p className="field-hint">{joinSentences([alternative, note], tag)}</p>
      <details>
        <summary>{words.monthsTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, month) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{rounded(monthly[month] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

interface PlotProperties extends Pick<Properties, 'monthly' | 'need' | 'counted'> {
  names: string[];
  alternative: string;
}

function Plot({ names, monthly, alternative, need, counted }: PlotProperties) {
  const tag = useLanguageTag();
  const most = Math.max(...monthly, need ?? 0);
  // Where the sun hardly rises there may be nothing at all.
  const step = most > 0 ? roundUp(most / 4) : 1;
  const top = Math.max(step, Math.ceil(most / step) * step);
  const height = plot.bottom - plot.top;
  const yOf = (value: number) => Math.round((plot.bottom - (value / top) * height) * 10) / 10;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return (
    <svg viewBox={`0 0 ${width} 236`} role="img" aria-label={alternative} fontSize="14">
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${yOf(tick)}H${width}`} stroke="var(--line)" />
          <text x={plot.left - 8} y={yOf(tick) + 5} textAnchor="end">
            {formatNumber(tick, tag)}
          </text>
        </g>
      ))}
      {monthly.map((energy, month) => {
        const x = plot.left + 7 + month * plot.step;
        // Months have no other name than their place.
        const key = month;
        return (
          <g key={key}>
            <path
              d={`M${x} ${plot.bottom}V${yOf(energy)}h${barWidth}V${plot.bottom}z`}
              fill="var(--accent)"
              opacity={counted && !counted.includes(month) ? 0.35 : undefined}
            />
            <text x={x + barWidth / 2} y="226" textAnchor="middle">
              {names[month]}
            </text>
          </g>
        );
      })}
      <path d={`M${plot.left} ${plot.bottom}H${width}`} stroke="currentColor" />
      {need !== undefined && (
        <path
          d={`M${plot.left} ${yOf(need)}H${width}`}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="8 6"
        />
      )}
    </svg>
  );
}
