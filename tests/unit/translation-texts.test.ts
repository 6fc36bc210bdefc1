import type { FlattenedField } from 'payload';
import { describe, expect, it, test } from 'vitest';
import {
  faultOfSegments,
  fingerprintOf as fingerprintOfFormatted,
  fromSegments,
  segmentsOf,
} from '../../cms/translations/formatted-text.ts';
import { readPieces, writePieces } from '../../cms/translations/inline-codes.ts';
import { putText, type Stored, sourceOf, textsIn, unitsOf } from '../../cms/translations/units.ts';
import { wordDiff } from '../../cms/translations/word-diff.ts';
import { heading, nodes, picture } from '../helpers/rich-text.ts';

const words = (text: string, format = 0) => ({
  ...{ type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' },
});
const line = { type: 'linebreak', version: 1 };
const block = { version: 1, format: '', indent: 0, direction: 'ltr' };
const paragraphOf = (...children: object[]) => ({ ...block, type: 'paragraph', children });
const link = (url: string, ...children: object[]) => ({
  ...block,
  ...{ type: 'link', id: `id of ${url}`, fields: { linkType: 'custom', url }, children },
});
const list = (...items: object[][]) => ({
  ...block,
  ...{ type: 'list', listType: 'bullet', tag: 'ul', start: 1 },
  children: items.map((children, index) => ({
    ...block,
    ...{ type: 'listitem', value: index + 1, children },
  })),
});

const english = nodes(
  heading('h2', 'A light roof'),
  paragraphOf(words('Read '), words('all', 1), words(' in '), link('/roof', words('the guide'))),
  picture(7),
  list([words('One'), line, words('line')], [words('Two', 2)]),
);
const german = nodes(
  heading('h2', 'Ein leichtes Dach'),
  paragraphOf(link('/roof', words('Im Leitfaden')), words(' steht '), words('alles', 1)),
  picture(7),
  list([words('Eins'), line, words('Zeile')], [words('Zwei', 2)]),
);

describe('formatted text', () => {
  it('is a segment for each heading, paragraph and point, with numbered codes', () => {
    expect(segmentsOf(english)).toEqual([
      'A light roof',
      'Read <1>all</1> in <2>the guide</2>',
      'One<1/>line',
      '<1>Two</1>',
    ]);
  });

  it('has the same number for the same link or emphasis in a translation', () => {
    expect(segmentsOf(german, english)).toEqual([
      'Ein leichtes Dach',
      '<2>Im Leitfaden</2> steht <1>alles</1>',
      'Eins<1/>Zeile',
      '<1>Zwei</1>',
    ]);
  });

  it('becomes again what it was', () => {
    expect(fromSegments(english, undefined, segmentsOf(english))).toEqual(english);
    expect(fromSegments(english, german, segmentsOf(german, english))).toEqual(german);
  });

  it('changes in the segment that has changed, and nowhere else', () => {
    const texts = segmentsOf(german, english);
    texts[3] = '<1>Drei</1>';
    const expected = structuredClone(german);
    const items = (expected.root.children[3] as ReturnType<typeof list>).children;
    items[1] = { ...items[1], children: [words('Drei', 2)] } as (typeof items)[number];
    expect(fromSegments(english, german, texts)).toEqual(expected);
  });

  it('is built like its source where there is no translation yet, with links and pictures', () => {
    expect(fromSegments(english, null, segmentsOf(german, english))).toEqual(german);
  });

  it('leaves out what is still blank', () => {
    const made = fromSegments(english, null, ['Dach', '', '', '']) as typeof english;
    expect(made.root.children).toEqual([heading('h2', 'Dach'), picture(7)]);
  });

  it('keeps what a translation has beyond its source', () => {
    const source = nodes(paragraphOf(words('One')));
    const longer = nodes(paragraphOf(words('Eins')), paragraphOf(words('Zwei')));
    expect(segmentsOf(longer, source)).toEqual(['Eins', 'Zwei']);
    const changed = fromSegments(source, longer, ['Eins', 'Drei']) as typeof source;
    expect(changed.root.children).toHaveLength(2);
    expect(segmentsOf(changed, source)).toEqual(['Eins', 'Drei']);
  });

  it('may contain what looks like a code', () => {
    for (const text of ['a <1> b', '\\<1>', '</2>', '<3/>', '<b>', '1 < 2 > 1', '\\\\<1>']) {
      const value = nodes(paragraphOf(words(text)));
      expect(readPieces(segmentsOf(value)[0] ?? '')).toEqual([{ kind: 'text', text }]);
      expect(fromSegments(value, undefined, segmentsOf(value))).toEqual(value);
      expect(writePieces(readPieces(writePieces([{ kind: 'text', text }])))).toBe(
        writePieces([{ kind: 'text', text }]),
      );
    }
  });

  it.each([
    ['codeUnknown', 'x <9>y</9>'],
    ['codesUnbalanced', '<1>x'],
    ['codesUnbalanced', 'x</1>'],
    ['codesUnbalanced', '<1>x <2>y</1></2>'],
    ['codesUnbalanced', '<1/>'],
  ])('is refused with a fault: %s in %s', (fault, text) => {
    const texts = ['Dach', text, 'Eins<1/>Zeile', '<1>Zwei</1>'];
    expect(faultOfSegments(english, undefined, texts)).toEqual({ segment: 1, fault });
  });

  it('has another fingerprint once a link leads elsewhere', () => {
    const moved = nodes(paragraphOf(link('/a', words('x'))));
    const before = nodes(paragraphOf(link('/b', words('x'))));
    expect(segmentsOf(moved)).toEqual(segmentsOf(before));
    expect(fingerprintOfFormatted(moved)).not.toBe(fingerprintOfFormatted(before));
  });
});

const text = (name: string, more: object = {}) => ({
  ...{ name, type: 'text', localized: true, label: { en: name.toUpperCase() } },
  ...more,
});
const fields = [
  text('title', { maxLength: 120 }),
  { name: 'path', type: 'text' },
  { name: 'isExample', type: 'checkbox', localized: true },
  { name: 'contact', type: 'group', label: 'Contact', flattenedFields: [text('phone')] },
  {
    ...{ name: 'blocks', type: 'blocks', label: 'Blocks' },
    blocks: [
      {
        ...{ slug: 'faq', labels: { singular: { en: 'FAQ', de: 'Fragen' } } },
        flattenedFields: [
          text('title'),
          {
            ...{ name: 'questions', type: 'array', label: 'Questions' },
            flattenedFields: [text('answer')],
          },
        ],
      },
    ],
  },
] as unknown as FlattenedField[];

const faq = (id: string, title: string, ...answers: [string, string][]) => ({
  ...{ id, blockType: 'faq', title: { en: title, de: `${title} de` } },
  questions: answers.map(([row, answer]) => ({ id: row, answer: { en: answer } })),
});

describe('the texts of a document', () => {
  const stored: Stored = {
    ...{ title: { en: 'Home', de: 'Start' }, path: '/home', isExample: { en: true } },
    contact: { phone: { en: '1' } },
    blocks: [faq('b1', 'First', ['q1', 'Yes'], ['q2', 'No']), faq('b2', 'Second')],
  };

  it('are named by the ids of their rows and described by labels', () => {
    expect(unitsOf(stored, fields).map(({ key, label }) => [key, label('de')])).toEqual([
      ['title', 'TITLE'],
      ['contact.phone', 'Contact › PHONE'],
      ['blocks:b1.title', 'Fragen 1 › TITLE'],
      ['blocks:b1.questions:q1.answer', 'Fragen 1 › Questions 1 › ANSWER'],
      ['blocks:b1.questions:q2.answer', 'Fragen 1 › Questions 2 › ANSWER'],
      ['blocks:b2.title', 'Fragen 2 › TITLE'],
    ]);
  });

  it('keep their names when rows change places', () => {
    const keys = (one: Stored) =>
      unitsOf(one, fields).map((unit) => `${unit.key} ${sourceOf(unit)}`);
    const turned = { ...stored, blocks: [...(stored.blocks as object[])].reverse() };
    expect(keys(turned).sort()).toEqual(keys(stored).sort());
  });

  it('can be put into a document read in one language', () => {
    const read = {
      title: 'Start',
      blocks: [
        { id: 'b2', title: 'Zwei' },
        { id: 'b1', title: '' },
      ],
    };
    expect(putText(read, 'blocks:b1.title', 'Eins')).toBe(true);
    expect(putText(read, 'blocks:b9.title', 'Neun')).toBe(false);
    expect(read.blocks.map(({ title }) => title)).toEqual(['Zwei', 'Eins']);
  });

  it('are one segment each unless they are formatted', () => {
    const [title] = unitsOf(stored, fields);
    expect(title && [sourceOf(title), textsIn(title, 'de'), textsIn(title, 'fr')]).toEqual([
      ['Home'],
      ['Start'],
      [''],
    ]);
  });
});

describe('what has changed in a text', () => {
  test.each([
    ['en', 'A light roof', 'A very light roof', 'A |+very |light roof'],
    ['en', 'Weighs 3 kg', 'Weighs 2 kg', 'Weighs |-3|+2| kg'],
    ['en', 'One two three', 'Four five three', '-One two|+Four five| three'],
    ['en', 'gone', '', '-gone'],
    ['en', 'same', 'same', 'same'],
    ['zh', '轻质屋顶', '轻质的屋顶', '轻质|+的|屋顶'],
  ])('is marked word by word in %s: %s', (language, before, after, expected) => {
    const sign = { same: '', added: '+', removed: '-' };
    const parts = wordDiff(before, after, language).map(
      ({ kind, text: part }) => sign[kind] + part,
    );
    expect(parts.join('|')).toBe(expected);
  });

  test('is everything where the texts are too long to compare', () => {
    const [before, after] = ['a ', 'b '].map((word) => word.repeat(2000));
    const kinds = wordDiff(before ?? '', after ?? '', 'en').map(({ kind }) => kind);
    expect(kinds).toEqual(['removed', 'added', 'same']);
  });
});
