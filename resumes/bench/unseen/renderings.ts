import type { Person, Rendering } from '../person.ts';
import { printHtml } from '../producers/chromium.ts';
import { toDocument } from '../producers/html.ts';
import { convert } from '../producers/libreoffice.ts';
import { contactLineDocx } from './layouts/contact-line.ts';
import { coverPagePdf } from './layouts/cover-page.ts';
import { europassHtml } from './layouts/europass.ts';
import { formDocx } from './layouts/form.ts';
import { rirekishoHtml } from './layouts/rirekisho.ts';
import { sidebarRightHtml } from './layouts/sidebar-right.ts';
import { textBoxDocx } from './layouts/text-boxes.ts';
import { twoPagesDocx } from './layouts/two-pages.ts';
import * as de from './people/de.ts';
import * as en from './people/en.ts';
import * as es from './people/es.ts';
import * as fr from './people/fr.ts';
import * as ja from './people/ja.ts';
import * as pl from './people/pl.ts';
import * as zh from './people/zh.ts';

type Produce = (person: Person) => ReturnType<Rendering['produce']>;

const html = { europass: europassHtml, sidebar: sidebarRightHtml, rirekisho: rirekishoHtml };
const docx: Record<'line' | 'boxes' | 'pages' | 'form', (person: Person) => Uint8Array> = {
  line: contactLineDocx,
  boxes: textBoxDocx,
  pages: twoPagesDocx,
  form: formDocx,
};
type Layout = keyof typeof html | keyof typeof docx | 'cover';

/** Each of the 21 people, with one layout for the PDF and another for the docx. */
const people: [person: Person, key: string, pdf: Layout, docx: Layout][] = [
  [en.en1, 'en-1', 'europass', 'boxes'],
  [en.en2, 'en-2', 'sidebar', 'line'],
  [en.en3, 'en-3', 'cover', 'pages'],
  [de.de1, 'de-1', 'cover', 'line'],
  [de.de2, 'de-2', 'sidebar', 'boxes'],
  [de.de3, 'de-3', 'pages', 'europass'],
  [fr.fr1, 'fr-1', 'sidebar', 'line'],
  [fr.fr2, 'fr-2', 'europass', 'pages'],
  [fr.fr3, 'fr-3', 'line', 'sidebar'],
  [es.es1, 'es-1', 'europass', 'line'],
  [es.es2, 'es-2', 'pages', 'sidebar'],
  [es.es3, 'es-3', 'cover', 'boxes'],
  [pl.pl1, 'pl-1', 'sidebar', 'europass'],
  [pl.pl2, 'pl-2', 'line', 'boxes'],
  [pl.pl3, 'pl-3', 'cover', 'pages'],
  [ja.ja1, 'ja-1', 'rirekisho', 'rirekisho'],
  [ja.ja2, 'ja-2', 'rirekisho', 'pages'],
  [ja.ja3, 'ja-3', 'sidebar', 'line'],
  [zh.zh1, 'zh-1', 'form', 'form'],
  [zh.zh2, 'zh-2', 'sidebar', 'line'],
  [zh.zh3, 'zh-3', 'cover', 'boxes'],
];

/** Produced by the program that the layout is written for, or converted by LibreOffice. */
function producer(layout: Layout, format: 'pdf' | 'docx'): Produce {
  if (layout === 'cover') return coverPagePdf;
  if (layout === 'europass' || layout === 'sidebar' || layout === 'rirekisho') {
    return (person) => {
      const { body, css } = html[layout](person);
      if (format === 'pdf') return printHtml(body, css, person.language);
      return convert(toDocument(body, css, person.language), 'html', 'docx');
    };
  }
  const produce = docx[layout];
  return format === 'docx' ? produce : (person) => convert(produce(person), 'docx', 'pdf');
}

export const renderings: Rendering[] = people.flatMap(([person, key, ...layouts]) =>
  (['pdf', 'docx'] as const).map((format, index): Rendering => {
    const layout = layouts[index] ?? 'line';
    const produce = producer(layout, format);
    return { name: `${key}-${layout}.${format}`, person, produce: () => produce(person) };
  }),
);
