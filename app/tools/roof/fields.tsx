import type { ReactNode } from 'react';
import { ExampleMark } from '../../components/example-mark.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { fixings } from '../../roof/load.ts';
import { useMessages } from '../../site.tsx';
import type { Change } from '../field.tsx';
import { ToolField } from '../field.tsx';
import { coverings, reserveUnits } from './case.ts';
import type { InverterLimits, RoofModel, RoofWords } from './content.ts';
import { electrical, sideLabels } from './labels.ts';
import {
  assumptionNames,
  type Entries,
  type EntryErrors,
  type EntryName,
  notchNames,
  type ObstacleNumber,
  obstacleNumbers,
  obstacleSides,
  queryOf,
} from './query.ts';
import { coveringHint, coveringName, fixingName } from './wording.ts';

interface Properties {
  words: RoofWords;
  models: readonly RoofModel[];
  inverters: readonly InverterLimits[];
  entries: Entries;
  errors: EntryErrors;
  change: Change;
}

/** Everything that can be entered, in the order in which one thinks of it. */
export function RoofFields(properties: Properties) {
  const { words, entries, errors } = properties;
  const { inBrackets } = useMessages();
  const hasError = (names: readonly EntryName[]) => names.some((name) => errors[name]);
  return (
    <>
      <Group title={words.roof}>
        <Shape {...properties} />
      </Group>
      <Obstacles {...properties} />
      <Group title={words.modulesAndFixing}>
        <Modules {...properties} />
      </Group>
      <Group title={words.yield}>
        <Entry {...properties} name="place" label={words.place} hint={words.placeHint} isWide />
        <Entry {...properties} name="azimuth" label={words.azimuth} hint={words.azimuthHint} />
        <Entry {...properties} name="tilt" label={words.tilt} hint={words.tiltHint} />
      </Group>
      <div className="tool-fields">
        <details
          className="tool-wide"
          open={hasError(electrical.map(({ name }) => name)) || entries.inverterMaximum !== ''}
        >
          <summary>{words.inverter}</summary>
          <Inverters {...properties} />
          <div className="tool-fields">
            {electrical.map(({ name, unit }) => (
              <Entry
                key={name}
                {...properties}
                name={name}
                label={`${words[name]}${inBrackets.replace('{text}', unit)}`}
                {...(name !== 'lowest' && { optional: words.optional })}
              />
            ))}
          </div>
        </details>
        <details className="tool-wide" open={hasError(assumptionNames)}>
          <summary>{words.assumptions}</summary>
          <p className="field-hint">{words.assumptionsNote}</p>
          <div className="tool-fields">
            {assumptionNames.map((name) => (
              <Entry key={name} {...properties} name={name} label={words[name]} />
            ))}
          </div>
        </details>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="tool-fields tool-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface EntryProperties extends Properties {
  name: EntryName;
  label: string;
  hint?: string;
  optional?: string;
  options?: readonly { key: string; name: string }[];
  isWide?: boolean;
}

function Entry({ entries, errors, change, name, label, ...more }: EntryProperties) {
  const { hint, optional, options, isWide } = more;
  return (
    <ToolField
      {...{ name, label, value: entries[name], error: errors[name], change }}
      {...(hint && { hint })}
      {...(optional && { optional })}
      {...(options && { options })}
      {...(isWide && { isWide })}
    />
  );
}

function Shape(properties: Properties) {
  const { words, entries } = properties;
  const shapes = [
    { key: 'rectangle', name: words.rectangle },
    { key: 'l', name: words.shapeL },
  ];
  return (
    <>
      <Entry {...properties} name="shape" label={words.shape} options={shapes} isWide />
      <Entry {...properties} name="length" label={words.length} />
      <Entry {...properties} name="width" label={words.width} />
      {/* Without scripts they appear with the next calculation. */}
      {entries.shape === 'l' ? (
        notchNames.map((name) => (
          <Entry key={name} {...properties} name={name} label={words[name]} />
        ))
      ) : (
        <Kept {...{ names: notchNames, entries }} />
      )}
      <Entry {...properties} name="edge" label={words.edge} isWide />
    </>
  );
}

/** Links, so that they fill the fields in without scripts as well. */
function Inverters({ words, inverters, entries }: Properties) {
  if (inverters.length === 0) return null;
  const addressOf = (one: InverterLimits) => {
    const { maximum: inverterMaximum, mpptMinimum, mpptMaximum } = one;
    const limits = { inverterMaximum, mpptMinimum, mpptMaximum };
    const typed = Object.entries(limits).map(([name, value]) => [name, String(value)]);
    return `/tools/roof${queryOf({ ...entries, ...Object.fromEntries(typed) })}`;
  };
  return (
    <>
      <p className="field-hint">{words.inverterChoice}</p>
      <ul>
        {inverters.map((one) => (
          <li key={one.name}>
            <SiteLink to={addressOf(one)} keepsPlace>
              {one.name}
            </SiteLink>
            <ExampleMark isExample={one.isExample} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is not shown now keeps its value. */
function Kept({ names, entries }: { names: readonly EntryName[]; entries: Entries }) {
  return names.map((name) => <input key={name} type="hidden" name={name} value={entries[name]} />);
}

/** Those that are filled in, and an empty one. */
function Obstacles(properties: Properties) {
  const { words, entries } = properties;
  const isFilled = (number: ObstacleNumber) =>
    obstacleSides.some((side) => entries[`${side}${number}`].trim() !== '');
  const last = obstacleNumbers.findLastIndex(isFilled);
  const shown = obstacleNumbers.slice(0, last + 2);
  return (
    <details className="roof-obstacles" open={last >= 0}>
      <summary>{words.obstacles}</summary>
      <p className="field-hint">{words.obstacleHint}</p>
      {shown.map((number) => (
        <Obstacle key={number} {...properties} number={number} />
      ))}
      <div className="tool-fields">
        <Entry {...properties} name="clearance" label={words.clearance} isWide />
      </div>
    </details>
  );
}

function Obstacle({ number, ...properties }: Properties & { number: ObstacleNumber }) {
  const { words } = properties;
  const labels = sideLabels(words);
  return (
    <fieldset className="roof-obstacle tool-fields tool-group">
      <legend>{words.obstacle.replace('{number}', String(number))}</legend>
      {obstacleSides.map((side) => (
        <Entry key={side} {...properties} name={`${side}${number}`} label={labels[side]} />
      ))}
    </fieldset>
  );
}

function Modules(properties: Properties) {
  const { words, models, entries } = properties;
  const hint = coveringHint(entries.covering, words);
  const units = reserveUnits.map((key) => ({ key, name: key === 'kg' ? 'kg/m²' : 'kN/m²' }));
  return (
    <>
      <Entry {...properties} name="model" label={words.model} options={models} />
      <Entry {...properties} name="gap" label={words.gap} />
      <Entry
        {...{ ...properties, name: 'covering', label: words.covering, isWide: true }}
        options={coverings.map((key) => ({ key, name: coveringName(key, words) }))}
        {...(hint && { hint })}
      />
      <Entry
        {...{ ...properties, name: 'fixing', label: words.fixing, isWide: true }}
        options={fixings.map((key) => ({ key, name: fixingName(key, words) }))}
      />
      <Entry
        {...{ ...properties, name: 'reserve', label: words.reserve, hint: words.reserveHint }}
        optional={words.optional}
      />
      <Entry {...properties} name="reserveUnit" label={words.unit} options={units} />
    </>
  );
}
