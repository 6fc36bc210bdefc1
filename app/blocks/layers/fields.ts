import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  isExampleField,
  measureField,
  optionsOf,
  paragraphField,
  rowsField,
  textField,
} from '../field-kit.ts';

/** Modules cut through: one or two, each with its layers. */
export const sectionsField = rowsField(
  'sections',
  'sections',
  [
    textField('name', 'name', { required: true, maxLength: 80 }),
    measureField('thickness', 'thicknessInAll'),
    isExampleField,
    {
      name: 'layers',
      type: 'array',
      label: staffText('layers'),
      admin: { description: staffText('layersHelp') },
      minRows: 1,
      fields: [
        textField('name', 'name', { required: true, maxLength: 80 }),
        measureField('thickness', 'thickness'),
        {
          name: 'material',
          type: 'select',
          label: staffText('material'),
          required: true,
          defaultValue: 'polymer',
          options: optionsOf({
            glass: 'materialGlass',
            polymer: 'materialPolymer',
            adhesive: 'materialAdhesive',
            cells: 'materialCells',
            composite: 'materialComposite',
          }),
        },
        isExampleField,
      ],
    },
  ],
  2,
);

export const layers = defineBlock('layers', [
  ...introduction,
  sectionsField,
  paragraphField('basis', 'basis'),
]);
