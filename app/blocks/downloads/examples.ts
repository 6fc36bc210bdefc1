import { catalogues } from '../../i18n/catalogues.ts';
import { type Example, exampleDocuments } from '../example.ts';

const messages = catalogues.en.downloads;

export const examples: Example<'downloads'>[] = [
  {
    name: 'documents of several kinds',
    block: {
      blockType: 'downloads',
      id: 'downloads-full',
      title: 'Documents',
      text: 'Free to read, without giving your name.',
      models: [],
      files: exampleDocuments,
      messages,
    },
  },
  {
    name: 'none yet',
    block: {
      blockType: 'downloads',
      id: 'downloads-sparse',
      title: 'Documents',
      models: [],
      files: [],
      messages,
    },
  },
];
