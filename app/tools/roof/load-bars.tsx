import type { CSSProperties } from 'react';
import { formatRange, noBreakSpace } from '../../i18n/format.ts';
import { glassWithMounting } from '../../roof/load.ts';
import { useLanguageTag } from '../../site.tsx';
import type { RoofWords } from './content.ts';
import { measures } from './wording.ts';

interface Properties {
  words: RoofWords;
  /** kg/m² */
  ours: number;
  reserve: number | null;
}

/** What modules add below them, beside glass and the reserve: bars from zero, all to one scale. */
export function LoadBars({ words, ours, reserve }: Properties) {
  const tag = useLanguageTag();
  const { measure } = measures(tag);
  const { from, to } = glassWithMounting;
  const longest = Math.max(ours, to, reserve ?? 0);
  const share = (value: number) =>
    ({ '--share': `${((value / longest) * 100).toFixed(2)}%` }) as CSSProperties;
  const bars = [
    { key: 'ours', name: words.ours, value: ours, text: measure(ours, 'kg/m²', 2) },
    {
      ...{ key: 'glass', name: words.glass, value: to },
      text: `${formatRange(from, to, tag)}${noBreakSpace}kg/m²`,
    },
    ...(reserve === null
      ? []
      : [
          {
            ...{ key: 'reserve', name: words.reserve, value: reserve },
            text: measure(reserve, 'kg/m²', 2),
          },
        ]),
  ];
  return (
    <ul className="roof-bars">
      {bars.map(({ key, name, value, text }) => (
        <li key={key} className={`roof-bar roof-bar-${key}`} style={share(value)}>
          <span>{name}</span> <strong>{text}</strong>
        </li>
      ))}
    </ul>
  );
}
