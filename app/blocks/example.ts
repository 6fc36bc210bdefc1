import type {
  BlockOf,
  BlockType,
  DocumentContent,
  JobSummary,
  NewsSummary,
  Picture,
  SeriesContent,
} from '../../cms/interface.ts';

/** A state of a block for the gallery and the tests; English texts are enough. */
export interface Example<Type extends BlockType> {
  name: string;
  block: BlockOf<Type>;
}

/** A picture from content/pictures, served at this address only while the gallery is on. */
export function examplePicture(scene: string, alternative: string, height = 1350): Picture {
  return {
    source: `/pictures/example/${scene}`,
    width: height > 1350 ? 1600 : 2400,
    height,
    alternative,
    isVisualisation: true,
    dominantColor: '#8a99a3',
  };
}

export const exampleSeries: SeriesContent[] = [
  {
    id: 'a',
    key: 'smf',
    name: 'SMF',
    summary: 'Frameless. Bonded to the roof skin, without a single hole.',
    highlight: 'about 2.8 kg/m²',
    href: '/home',
    picture: examplePicture('studio-flexed', 'Flexed module'),
  },
  {
    id: 'b',
    key: 'smh',
    name: 'SMH “Dragonfly”',
    summary: 'With a pre-integrated mounting frame.',
    highlight: '520 W · 4.1 kg/m²',
    href: '/home',
    picture: examplePicture('macro-cell', 'Surface of a cell'),
  },
  {
    id: 'c',
    key: 'off-grid',
    name: 'Off-grid series',
    summary: 'For everything that moves.',
    highlight: 'about 3 kg/m²',
    href: null,
  },
];

export const exampleDocuments: DocumentContent[] = [
  {
    key: 'data-sheet',
    kind: { key: 'dataSheet', name: 'Data sheet' },
    title: 'Dragonfly 520 W',
    language: 'en',
    version: '3',
    date: { value: '2026-11-20', text: '20 November 2026' },
    files: [{ format: 'PDF', href: '/documents/example.pdf', size: '1.2 MB' }],
    hasPreview: true,
    picture: null,
    module: { length: 2245, width: 1196 },
    isExample: true,
    older: [
      {
        key: 'data-sheet-2',
        version: '2',
        date: { value: '2025-03-01', text: '1 March 2025' },
        files: [{ format: 'PDF', href: '/documents/example-2.pdf', size: '1.1 MB' }],
      },
    ],
  },
  {
    key: 'manual',
    kind: { key: 'installationManual', name: 'Installation manual' },
    title: 'Trapezblechdachverklebungsanleitung SMF',
    language: 'de',
    version: '',
    date: { value: '2026-11-16', text: '16 November 2026' },
    files: [{ format: 'PDF', href: '/documents/example-de.pdf', size: '860 kB' }],
    hasPreview: false,
    picture: null,
    module: null,
    isExample: false,
    older: [],
  },
  {
    key: 'parameters',
    kind: { key: 'parameters', name: 'Parameters (JSON, CSV, PAN)' },
    title: 'SMF',
    language: null,
    version: 'a1b2c3d4',
    date: { value: '2026-11-16', text: '16 November 2026' },
    files: [
      { format: 'JSON', href: '/parameters/smf.json', size: '4 kB' },
      { format: 'CSV', href: '/parameters/smf.csv', size: '2 kB' },
      { format: 'PAN', href: '/parameters/smf.pan', size: '1 kB' },
    ],
    hasPreview: false,
    picture: null,
    module: null,
    isExample: true,
    older: [],
  },
];

export const exampleArticles: NewsSummary[] = [
  {
    id: 3,
    href: '/home',
    title: 'Before you bond: an adhesion test on the real roof',
    published: { value: '2026-11-16', text: '16 November 2026' },
    topic: { key: 'installation', name: 'Installation' },
    summary: 'A coating decides what an adhesive can do, so the roof itself is tested.',
    picture: examplePicture('macro-adhesive', 'Adhesive bead on metal'),
  },
  {
    id: 2,
    href: '/home',
    title: { text: 'What weight decides', language: 'en' },
    published: { value: '2026-11-09', text: '9 November 2026' },
    topic: { key: 'technology', name: 'Technology' },
    summary: null,
  },
];

export const examplePositions: JobSummary[] = [
  {
    id: 2,
    href: '/home',
    title: 'Application engineer, bonding',
    category: { key: 'engineering', name: 'Application engineering' },
    track: { key: 'experienced', name: 'Experienced' },
    location: 'Europe',
    openings: 1,
    released: { value: '2026-11-16', text: '16 November 2026' },
    isExample: true,
  },
  {
    id: 1,
    href: '/home',
    title: { text: 'Test engineer for ageing outdoors', language: 'en' },
    category: { key: 'research', name: 'Research and development' },
    track: { key: 'graduate', name: 'Fresh graduates' },
    location: null,
    openings: 2,
    released: { value: '2026-11-09', text: '9 November 2026' },
    isExample: false,
  },
];
