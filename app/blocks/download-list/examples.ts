import type { DocumentList } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { type Example, exampleDocuments } from '../example.ts';

const messages = catalogues.en.downloads;

const list: DocumentList = {
  documents: exampleDocuments.map((one) => ({ ...one, key: `list-${one.key}` })),
  product: null,
  kind: 'dataSheet',
  language: 'en',
  products: [{ key: 'smf-520', name: 'SMF 520' }],
  kinds: [{ key: 'dataSheet', name: 'Data sheet' }],
  languages: [{ key: 'en', name: 'English' }],
  preview: null,
};

export const examples: Example<'downloadList'>[] = [
  {
    name: 'one kind, with a preview',
    block: {
      blockType: 'downloadList',
      id: 'download-list-full',
      title: 'Documents',
      text: 'Free to read, without giving your name.',
      list: {
        ...list,
        preview: {
          key: 'data-sheet',
          title: 'Dragonfly 520 W',
          language: 'de',
          href: '/documents/example.pdf',
          pages: [{ source: '/pictures/example/macro-cell/800.jpg', width: 800, height: 1131 }],
          pageCount: 2,
        },
      },
      messages,
    },
  },
  {
    name: 'no match',
    block: {
      blockType: 'downloadList',
      id: 'download-list-none',
      title: 'Documents',
      list: { ...list, documents: [] },
      messages,
    },
  },
];
