import type { DownloadText } from './text.ts';

export const en: DownloadText = {
  title: 'Download centre',
  description:
    'Data sheets, installation manuals, certificates and PAN files for eArc modules, and the values of each model online.',
  documents: {
    title: 'Documents',
    text: 'Data sheets, installation manuals, certificates, PAN files and drawings, each with its language and size. No registration needed.',
  },
  body: [
    { heading: 'Values without a file' },
    'The values of the models are also on their pages. Example data are marked there.',
    {
      list: [
        '[SMF 520](/product_data#parameters) and [SMF 430](/product_data_430#parameters)',
        '[SMH “Dragonfly”](/dragonfly#parameters)',
        '[Off-grid series](/off_series#parameters)',
        '[Balcony 400](/balcony_item/400#parameters) and [Balcony 800](/balcony_item/800#parameters)',
      ],
    },
    'How modules are bonded and clamped is described under [installation methods](/eArc_install); test marks are listed under [eArc technology](/eArc#certificates).',
  ],
  next: {
    title: 'A document is missing?',
    text: 'Tell us the model, the kind of document and the language you need.',
    action: 'Ask for a document',
    alternative: 'Frequently asked questions',
  },
};
