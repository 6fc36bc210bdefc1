import type { ReactNode } from 'react';
import { ExampleMark } from '../../components/example-mark.tsx';
import type { OffGridContent, ToolPlace } from '../content.ts';
import { type Change, ToolField } from '../field.tsx';
import type { FoundPlace } from '../yield/place-box.tsx';
import { Where } from '../yield/where.tsx';
import { kindName, monthsOf } from '../yield/wording.ts';
import { kinds, monthNumbers, voltages } from './case.ts';
import { Consumers } from './consumers.tsx';
import { type Entries, type EntryErrors, type EntryName, queryOf } from './query.ts';

interface Properties {
  tool: OffGridContent;
  place: ToolPlace | null;
  entries: Entries;
  errors: EntryErrors;
  change: Change;
  set: (name: EntryName, value: string) => void;
  choose: (place: FoundPlace) => void;
}

/** Everything that can be entered, in the order in which one thinks of it. */
export function OffGridFields(properties: Properties) {
  const { tool, place, entries, errors, change, set, choose } = properties;
  const { words } = tool;
  const names = monthsOf(words);
  const months = monthNumbers.map((key, month) => ({ key, name: names[month] ?? key }));
  const field = (name: EntryName, label: string) => ({
    ...{ name, label, value: entries[name], error: errors[name], change },
  });
  return (
    <>
      <Group title={words.whereAndWhen}>
        <Where
          {...{ tool, place, entries, errors, change, set, choose }}
          addressOf={(label) => `/tools/off-grid${queryOf({ ...entries, place: label })}`}
        />
        <ToolField {...field('from', words.from)} options={months} hint={words.monthsHint} />
        <ToolField {...field('to', words.to)} options={months} />
      </Group>
      <Group title={words.consumers} isExample>
        <Consumers {...{ words, entries, errors, change }} />
        <ToolField
          {...field('total', words.total)}
          {...{ hint: words.totalHint, optional: words.optional, isWide: true }}
        />
      </Group>
      <Group title={words.battery} isExample>
        <p className="field-hint tool-wide">{words.batteryNote}</p>
        <ToolField {...field('capacity', words.capacity)} />
        <ToolField
          {...field('voltage', words.voltage)}
          options={voltages.map((key) => ({ key, name: key }))}
        />
        <ToolField {...field('usable', words.usable)} hint={words.usableHint} />
        <ToolField {...field('charging', words.charging)} hint={words.chargingHint} />
      </Group>
      <Surface {...properties} field={field} />
    </>
  );
}

interface SurfaceProperties extends Properties {
  field: (
    name: EntryName,
    label: string,
  ) => {
    name: EntryName;
    label: string;
    value: string;
    error: string | undefined;
    change: Change;
  };
}

function Surface({ tool: { words, models }, entries, field }: SurfaceProperties) {
  return (
    <Group title={words.surface}>
      <ToolField {...field('model', words.model)} options={models} isWide />
      <ToolField {...field('length', words.length)} hint={words.sizeHint} />
      <ToolField {...field('width', words.width)} />
      <ToolField
        {...field('kind', words.kind)}
        options={kinds.map((kind) => ({ key: kind, name: kindName(kind, words) }))}
        isWide
      />
      {/* Without scripts they appear with the next calculation. */}
      {entries.kind === 'vehicle' ? (
        <>
          <input type="hidden" name="azimuth" value={entries.azimuth} />
          <input type="hidden" name="tilt" value={entries.tilt} />
        </>
      ) : (
        <>
          <ToolField {...field('azimuth', words.azimuth)} hint={words.azimuthHint} />
          <ToolField {...field('tilt', words.tilt)} hint={words.tiltHint} />
        </>
      )}
      <ToolField
        {...field('radius', words.radius)}
        {...{ hint: words.radiusHint, optional: words.optional, isWide: true }}
      />
    </Group>
  );
}

interface GroupProperties {
  title: string;
  isExample?: boolean;
  children: ReactNode;
}

function Group({ title, isExample, children }: GroupProperties) {
  return (
    <fieldset className="tool-fields tool-group">
      <legend>
        {title}
        <ExampleMark isExample={isExample} />
      </legend>
      {children}
    </fieldset>
  );
}
