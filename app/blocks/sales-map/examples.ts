import type { BlockOf } from '../../../cms/interface.ts';
import { nameCountries } from '../../i18n/countries.ts';
import { type Example, examplePicture } from '../example.ts';

type Code = NonNullable<BlockOf<'salesMap'>['countries']>[number];

const inEnglish = (...countries: Code[]) => ({
  countries,
  names: nameCountries(countries, 'en'),
  listSites: ['zh', 'cn'],
  approvedMap: null,
});

export const examples: Example<'salesMap'>[] = [
  {
    name: 'many countries',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-full',
      title: 'Where you can buy eArc',
      text: 'Through the sales centre or a partner near you.',
      ...inEnglish(
        'DE',
        'FR',
        'ES',
        'IT',
        'NL',
        'PL',
        'GB',
        'JP',
        'CN',
        'AU',
        'US',
        'SG',
        'ZA',
        'BR',
      ),
      isExample: true,
    },
  },
  {
    name: 'one country',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-sparse',
      title: { text: 'Vertriebspartner\u00ADstandorte', language: 'de' },
      ...inEnglish('DE'),
      isExample: true,
    },
  },
  {
    name: 'without a map',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-list',
      title: 'Where you can buy eArc, as a list',
      ...inEnglish('CN', 'DE'),
      listSites: ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'],
      isExample: true,
    },
  },
  {
    name: 'a standard map, which Chinese pages show',
    block: {
      blockType: 'salesMap',
      id: 'sales-map-standard',
      title: 'Where Chinese pages show eArc',
      ...inEnglish('CN', 'DE'),
      approvedMap: examplePicture('facade', 'Stands in for the standard map'),
      mapApproval: '审图号：GS（0000）0000号',
      isExample: true,
    },
  },
];
