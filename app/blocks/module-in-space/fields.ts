import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  isExampleField,
  measureField,
  paragraphField,
  productsField,
  qualifierField,
  referenceField,
} from '../field-kit.ts';
import { sectionsField } from '../layers/fields.ts';

export const moduleInSpace = defineBlock('moduleInSpace', [
  ...introduction,
  productsField('models', 'moduleInSpaceModelsHelp', 1),
  {
    ...sectionsField,
    admin: { ...sectionsField.admin, description: staffText('moduleInSpaceSectionsHelp') },
  },
  {
    name: 'glass',
    type: 'group',
    label: staffText('glassWeightPerArea'),
    admin: { description: staffText('glassWeightPerAreaHelp') },
    fields: [
      { ...measureField('value', 'value'), required: false },
      qualifierField,
      isExampleField,
      referenceField,
    ],
  },
  paragraphField('basis', 'basis'),
]);
