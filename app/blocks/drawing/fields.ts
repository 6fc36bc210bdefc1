import { catalogues } from '../../i18n/catalogues.ts';
import { type DrawingKey, messages } from '../../i18n/en/drawings.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { staffText } from '../../i18n/staff.ts';
import { defineBlock, productsField } from '../field-kit.ts';

const keys = Object.keys(messages) as DrawingKey[];

const titlesOf = (key: DrawingKey) =>
  Object.fromEntries(
    languageCodes.map((language) => [language, catalogues[language].drawings[key].title]),
  );

export const drawing = defineBlock('drawing', [
  {
    name: 'drawing',
    type: 'select',
    label: staffText('drawing'),
    required: true,
    options: keys.map((key) => ({ value: key, label: titlesOf(key) })),
  },
  productsField('models', 'drawingModelsHelp', 1, false),
]);
