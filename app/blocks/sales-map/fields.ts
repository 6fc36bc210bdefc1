import { countryCodes } from '../../forms/places.ts';
import { languages } from '../../i18n/languages.ts';
import { staffText } from '../../i18n/staff.ts';
import { defineBlock, introduction, isExampleField, pictureField } from '../field-kit.ts';

export const salesMap = defineBlock('salesMap', [
  ...introduction,
  {
    name: 'countries',
    type: 'select',
    hasMany: true,
    label: staffText('countries'),
    required: true,
    options: countryCodes.map((code) => ({ value: code, label: countryNames(code) })),
  },
  {
    ...pictureField,
    name: 'standardMap',
    label: staffText('standardMap'),
    admin: { description: staffText('standardMapHelp') },
  },
  {
    name: 'mapApproval',
    type: 'text',
    label: staffText('mapApproval'),
    admin: { description: staffText('mapApprovalHelp') },
    maxLength: 60,
  },
  { ...isExampleField, defaultValue: true },
]);

function countryNames(code: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(languages).map(([language, { tag }]) => [
      language,
      new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code,
    ]),
  );
}
