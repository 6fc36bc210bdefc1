import type { Block } from 'payload';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, hrefField, isExampleField, paragraphField, textField } from '../field-kit.ts';

export const downloads: Block = {
  slug: 'downloads',
  interfaceName: 'DownloadsBlock',
  labels: { singular: staffText('downloadsBlock'), plural: staffText('downloadsBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'documents',
      type: 'array',
      label: staffText('documents'),
      fields: [
        textField('title', 'title', { required: true }),
        {
          name: 'kind',
          type: 'select',
          label: staffText('documentKind'),
          required: true,
          defaultValue: 'dataSheet',
          options: [
            { value: 'dataSheet', label: staffText('documentDataSheet') },
            { value: 'installationManual', label: staffText('documentInstallationManual') },
            { value: 'certificate', label: staffText('documentCertificate') },
            { value: 'panFile', label: staffText('documentPanFile') },
            { value: 'drawing', label: staffText('documentDrawing') },
          ],
        },
        {
          name: 'language',
          type: 'select',
          label: staffText('language'),
          required: true,
          defaultValue: 'en',
          options: languageCodes.map((code) => ({ value: code, label: languages[code].name })),
        },
        {
          name: 'size',
          type: 'number',
          label: staffText('fileSize'),
          admin: { description: staffText('fileSizeHelp') },
          min: 1,
        },
        { ...hrefField, admin: { description: staffText('documentHrefHelp') } } as typeof hrefField,
        isExampleField,
      ],
    },
  ],
};
