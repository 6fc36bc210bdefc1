import type { ReactNode } from 'react';
import type { SpaceContent, SpaceMeasure, SpaceModule } from '../../../cms/interface.ts';
import { ExampleNote, ExampleStar } from '../../components/example-mark.tsx';
import { Text } from '../../components/text.tsx';
import { noBreakSpace } from '../../i18n/format.ts';
import { useLanguageTag, useMessages } from '../../site.tsx';
import '../specification-table/specification-table.css';
import { Measure } from './measure.tsx';
import { type Words, withUnit } from './wording.ts';

interface Properties {
  space: SpaceContent;
  words: Words;
  /** The id of the heading that the figures belong to. */
  title: string;
}

interface Row {
  name: string;
  ours: ReactNode;
  glass: ReactNode;
}

/** All that the picture shows, in words and numbers. */
export function Figures({ space, words, title }: Properties) {
  const { ours, glass } = space;
  const rows = useRows(space, words);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className="specification-table-scroll" tabIndex={0} aria-labelledby={title}>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.table}</span>
              </th>
              <th scope="col">
                <Text value={ours.name} />
              </th>
              {glass && (
                <th scope="col">
                  <Text value={glass.name} />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.ours}</td>
                {glass && <td>{row.glass}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ExampleNote rows={measuresOf(space)} />
    </>
  );
}

function useRows(space: SpaceContent, words: Words): Row[] {
  const tag = useLanguageTag();
  const { ours, glass, power, bendRadius } = space;
  // A glass module of the same power and size is an assumption, unless its section is known.
  const isAssumed = glass?.thickness.isExample === true;
  // On a phone the width begins a line.
  const [length, width] = [space.length, space.width].map((one) => withUnit(one, 'mm', tag));
  const size = `${length} ×${noBreakSpace}${width}`;
  const sized = (isExample: boolean) => (
    <>
      {size}
      <ExampleStar isExample={isExample} />
    </>
  );
  const area = (space.length * space.width) / 1e6;
  const derived =
    glass?.weightPerArea &&
    words.derived
      .replace('{perArea}', withUnit(glass.weightPerArea, 'kg/m²', tag))
      .replace('{area}', withUnit(Math.round(area * 100) / 100, 'm²', tag));
  return [
    ...(power
      ? [
          {
            name: words.nominalPower,
            ours: <Measure of={power} unit="W" />,
            glass: <Measure of={{ ...power, isExample: isAssumed }} unit="W" />,
          },
        ]
      : []),
    { name: words.size, ours: sized(space.isSizeExample), glass: sized(isAssumed) },
    {
      name: words.thickness,
      ours: <Measure of={ours.thickness} unit="mm" />,
      glass: <Measure of={glass?.thickness} unit="mm" />,
    },
    {
      name: words.weight,
      ours: <Measure of={ours.weight} unit="kg" />,
      glass: (
        <>
          <Measure of={glass?.weight} unit="kg" />
          {derived && <small className="specification-table-note">{derived}</small>}
        </>
      ),
    },
    ...(bendRadius
      ? [{ name: words.bendRadius, ours: <Measure of={bendRadius} unit="mm" />, glass: '–' }]
      : []),
    { name: words.layers, ours: <Layers of={ours} />, glass: glass && <Layers of={glass} /> },
  ];
}

function Layers({ of: { layers } }: { of: SpaceModule }) {
  const tag = useLanguageTag();
  const messages = useMessages();
  return (
    <ol>
      {layers.map(({ id, name, thickness, isExample }) => (
        <li key={id}>
          <Text value={name} />
          {messages.inBrackets.replace('{text}', withUnit(thickness, 'mm', tag))}
          <ExampleStar isExample={isExample} />
        </li>
      ))}
    </ol>
  );
}

function measuresOf({ ours, glass, bendRadius, power, isSizeExample }: SpaceContent) {
  const measures: (SpaceMeasure | null)[] = [
    ...[ours, glass].flatMap((one) => (one ? [one.thickness, one.weight] : [])),
    ...[bendRadius, power],
  ];
  const layers = [ours, glass].flatMap((one) => one?.layers ?? []);
  return [{ isExample: isSizeExample }, ...layers, ...measures.flatMap((one) => one ?? [])];
}
