import type { DownloadText } from './text.ts';

export const en: DownloadText = {
  title: 'Download centre',
  description:
    'Data sheets, installation guides, parameters for programs, certificates on request and the media kit of eArc, with language, size and date.',
  documents: {
    title: 'Documents',
    text: 'Each with its language, size, version and date. No registration needed. “Preview” shows the pages here, without leaving the site.',
  },
  mediaKit: {
    title: 'Media kit',
    text: 'Logo, visualisations and terms for everyone who reports on eArc. The pictures are computer-made: please caption them “Visualisation: eArc”. They may be cropped and scaled, but not altered in what they show. The logo stays as it is.',
    action: 'Show the media kit',
    alternative: 'Press contact',
  },
  body: [
    { heading: 'Parameters for programs' },
    'Every model has its parameters as JSON and CSV, every single module also as PAN (PVsyst). [All models in one file](/parameters.json) and the [schema of the fields](/parameters/schema.json) are open to any program. Each value says whether it is an example; what is not known is left out of the PAN file, and its remarks say so.',
    { heading: 'Certificates' },
    'The modules are tested to IEC 61215, IEC 61730 and UL 61730. Our marks are TÜV, VDE, CGC, CSA and JET. We send certificates with their scope of models on request, because grid operators and insurers ask for different ones: please name the country of the project.',
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
    title: 'Missing a document?',
    text: 'Tell us the model, the kind of document and the language you need.',
    action: 'Ask for a document',
    alternative: 'Frequently asked questions',
  },
};
