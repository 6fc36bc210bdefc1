import type { ArrayField, NumberField, TextField, UIField } from 'payload';
import { foldedRows, isExampleField } from '../../app/blocks/field-kit.ts';
import { type StaffText, staffMessage, staffText } from '../../app/i18n/staff.ts';
import { editors, publishedForAnyone } from '../access.ts';
import { draftVersions } from '../collections/drafts.ts';
import { writingComponents } from '../edit-components.ts';
import { globalContentHooks } from '../hooks/content.ts';
import { keptGlobal } from '../kept.ts';
import { toolsPreview } from '../publishing/draft-address.ts';

interface Asking {
  req: { i18n: { language: string } };
}

const number = (name: string, label: StaffText, [min, max]: [number, number]): NumberField => ({
  name,
  type: 'number',
  label: staffText(label),
  required: true,
  min,
  max,
});

/** A code in capital letters. */
const code = (name: string, label: StaffText, pattern: RegExp, fault: StaffText): TextField => ({
  name,
  type: 'text',
  label: staffText(label),
  required: true,
  validate: (value: string | null | undefined, { req }: Asking) =>
    pattern.test(value ?? '') || staffMessage(fault, req.i18n.language),
});

const country = code('country', 'countryCode', /^[A-Z]{2}$/, 'countryCodeInvalid');
const origin: (NumberField | TextField)[] = [
  number('year', 'year', [2000, 2100]),
  { name: 'source', type: 'text', label: staffText('source'), required: true, maxLength: 160 },
];

/** The button that adds a row says to what. */
const called = (label: StaffText) => ({ singular: staffText(label), plural: staffText(label) });

/** Figures by country, each country once. */
const byCountry = (
  name: string,
  label: StaffText,
  help: StaffText,
  fields: ArrayField['fields'],
): ArrayField => ({
  ...{ name, type: 'array', label: staffText(label), labels: called(label), maxRows: 250 },
  admin: { ...foldedRows, description: staffText(help) },
  validate: (rows, { req }) => {
    const named = (rows ?? []).map((row) => (row as { country?: unknown }).country);
    return new Set(named).size === named.length || staffMessage('countryTwice', req.i18n.language);
  },
  fields: [country, ...fields, ...origin],
});

const fields: ArrayField[] = [
  byCountry('gridFactors', 'gridFactors', 'gridFactorsHelp', [
    number('factor', 'gridFactor', [0, 2000]),
  ]),
  byCountry('electricityPrices', 'electricityPrices', 'electricityPricesHelp', [
    number('price', 'electricityPrice', [0, 10_000]),
    code('currency', 'currency', /^[A-Z]{3}$/, 'currencyInvalid'),
  ]),
  {
    ...{ name: 'inverters', type: 'array', label: staffText('inverters'), maxRows: 30 },
    labels: called('inverters'),
    admin: { ...foldedRows, description: staffText('invertersHelp') },
    fields: [
      { name: 'name', type: 'text', label: staffText('name'), required: true, maxLength: 80 },
      number('inverterMaximum', 'inverterMaximum', [10, 2000]),
      number('mpptMinimum', 'mpptMinimum', [10, 2000]),
      {
        ...number('mpptMaximum', 'mpptMaximum', [10, 2000]),
        validate: (
          value: number | null | undefined,
          { req, siblingData }: Asking & { siblingData: { mpptMinimum?: number } },
        ) =>
          (value ?? 0) > (siblingData.mpptMinimum ?? 0) && (value ?? 0) <= 2000
            ? true
            : staffMessage('mpptInvalid', req.i18n.language),
      } as NumberField,
      isExampleField,
    ],
  },
];

/** The tools that show a draft, each with what it is made of. */
const previews: UIField = {
  name: 'previews',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/components/tool-previews.tsx#ToolPreviews' },
  },
};

/** What the tools calculate with where visitors enter nothing. */
export const toolValues = keptGlobal({
  slug: 'tool-values',
  label: staffText('toolValues'),
  admin: {
    group: staffText('groupContent'),
    components: { elements: writingComponents.edit },
    ...toolsPreview,
  },
  access: { read: publishedForAnyone, readVersions: editors, update: editors },
  hooks: globalContentHooks,
  versions: {
    drafts: { autosave: draftVersions.drafts.autosave },
    max: draftVersions.maxPerDoc,
  },
  fields: [previews, ...fields],
});
