import { isPlot, plotKeys } from '../../drawings/characteristics.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import type { PlotKey } from '../../i18n/en/documents.ts';
import { type DrawingKey, messages } from '../../i18n/en/drawings.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { staffText } from '../../i18n/staff.ts';
import { defineBlock, productsField } from '../field-kit.ts';

const keys = [...(Object.keys(messages) as DrawingKey[]), ...plotKeys];

const titlesOf = (key: DrawingKey | PlotKey) =>
  Object.fromEntries(
    languageCodes.map((language) => {
      const { documents, drawings } = catalogues[language];
      return [language, isPlot(key) ? documents[key] : drawings[key].title];
    }),
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
