import type { Person, Rendering } from '../person.ts';
import { printHtml } from '../producers/chromium.ts';
import { toDocument } from '../producers/html.ts';
import { convert } from '../producers/libreoffice.ts';
import { datedDocx, datedHtml } from './layouts/dated.ts';
import { plainDocx } from './layouts/plain-docx.ts';
import { plainPdf } from './layouts/plain-pdfkit.ts';
import { sidebarDocx } from './layouts/sidebar-docx.ts';
import { sidebarHtml } from './layouts/sidebar-html.ts';
import * as de from './people/de.ts';
import * as en from './people/en.ts';
import * as es from './people/es.ts';
import * as fr from './people/fr.ts';
import * as ja from './people/ja.ts';
import * as pl from './people/pl.ts';
import * as zh from './people/zh.ts';
import { sheetRenderings } from './sheet-renderings.ts';

type Producers = Record<
  'plain' | 'dated' | 'sidebar',
  (person: Person) => ReturnType<Rendering['produce']>
>;

const pdf: Producers = {
  plain: plainPdf,
  dated(person) {
    const { body, css } = datedHtml(person);
    return printHtml(body, css, person.language);
  },
  sidebar(person) {
    const { body, css } = sidebarHtml(person);
    return printHtml(body, css, person.language);
  },
};
const docx: Producers = {
  plain: plainDocx,
  dated: (person) => datedDocx(person, 'table'),
  sidebar: sidebarDocx,
};
/** The same layouts, produced by other programs. */
const office: Record<'pdf' | 'docx', Partial<Producers>> = {
  pdf: {
    plain: async (person) => convert(await plainDocx(person), 'docx', 'pdf'),
    dated: (person) => convert(datedDocx(person, 'table'), 'docx', 'pdf'),
    sidebar: async (person) => convert(await sidebarDocx(person), 'docx', 'pdf'),
  },
  docx: {
    plain: async (person) => convert(await plainDocx(person), 'docx', 'docx'),
    dated: (person) => datedDocx(person, 'tabs'),
    sidebar(person) {
      const { body, css } = datedHtml(person);
      return convert(toDocument(body, css, person.language), 'html', 'docx');
    },
  },
};

/** Each language has three people, with three layouts in both formats. */
const languages: [people: Person[], viaOffice: (keyof Producers)[]][] = [
  [[de.de1, de.de2, de.de3], ['dated']],
  [[en.en1, en.en2, en.en3], []],
  [[es.es1, es.es2, es.es3], ['plain']],
  [[fr.fr1, fr.fr2, fr.fr3], ['sidebar']],
  [[ja.ja1, ja.ja2, ja.ja3], ['dated']],
  [
    [pl.pl1, pl.pl2, pl.pl3],
    ['plain', 'dated'],
  ],
  [[zh.zh1, zh.zh2, zh.zh3], ['sidebar']],
];

const ofLayouts: Rendering[] = languages.flatMap(([people, viaOffice]) =>
  people.flatMap((person, index) => {
    const order = ['plain', 'dated', 'sidebar'] as const;
    return (['pdf', 'docx'] as const).map((format): Rendering => {
      const layout = order[(index + (format === 'pdf' ? 0 : 1)) % 3] ?? 'plain';
      const usual = format === 'pdf' ? pdf : docx;
      const produce = (viaOffice.includes(layout) && office[format][layout]) || usual[layout];
      const name = `${person.language}-${index + 1}-${layout}.${format}`;
      return { name, person, produce: () => produce(person) };
    });
  }),
);

export const renderings: Rendering[] = [...ofLayouts, ...sheetRenderings];
