import { createHash } from 'node:crypto';
import { textOf } from '../../app/components/text.tsx';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import type { ModelEntry, ParameterContent, Text } from '../../cms/interface.ts';

/** What machines read of a model. The keys are documented in schema.ts and do not change. */
export interface ModelRecord {
  key: string;
  name: string;
  manufacturer: string;
  technology: string;
  series: { key: string; name: string } | null;
  /** Address of the page that shows the same values. */
  page: string | null;
  certifications: string[];
  /** Changes when one of the values does. */
  revision: string;
  /** Date of the last change, ISO 8601. */
  changed: string;
  /** Whether one of the parameters is an example. */
  hasExampleData: boolean;
  parameters: ParameterRecord[];
}

export interface ParameterRecord {
  key: string;
  name: string;
  group: string;
  /** A number, or words; the lower end of a range. */
  value: number | string;
  /** The upper end of a range. */
  maximum?: number;
  unit: string | null;
  qualifier: ParameterContent['qualifier'];
  isExample: boolean;
  /** What the number holds for, where that is not all that is delivered, e.g. both modules. */
  holdsFor?: string;
}

/** Programs are not typeset for. */
const plain = (text: Text): string => withPlainSpaces(textOf(text));

/** @param origin of the site whose pages are named. */
export function recordOf(model: ModelEntry, origin: string): ModelRecord {
  const parameters = model.groups.flatMap(({ key: group, rows }) =>
    rows.map((row) => parameterOf(row, group)),
  );
  const said = {
    key: model.key,
    name: plain(model.name),
    manufacturer: 'eArc',
    technology: 'eArc',
    series: model.series && { key: model.series.key, name: plain(model.series.name) },
    page: model.href && `${origin}${model.href}`,
    certifications: model.certifications,
    parameters,
  };
  const { page: _, ...content } = said;
  return {
    ...said,
    revision: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8),
    changed: model.changed,
    hasExampleData: parameters.some(({ isExample }) => isExample),
  };
}

function parameterOf(row: ParameterContent, group: string): ParameterRecord {
  const { key, value, number, maximum, unit, qualifier, isExample, note } = row;
  return {
    key,
    name: plain(row.fullName ?? row.name),
    group,
    value: number ?? plain(value),
    ...(maximum !== undefined && { maximum }),
    unit,
    qualifier,
    isExample,
    ...(note !== undefined && { holdsFor: plain(note) }),
  };
}

/** Where the values come from, in words that go with every file. */
export const provenance =
  'Product data of the eArc website. Parameters marked as example data are stand-ins that no source gives: they show what belongs there and are no property of the product. Do not plan with them.';
