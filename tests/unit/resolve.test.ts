import type { FlattenedField } from 'payload';
import { flattenAllFields } from 'payload/shared';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../app/components/text.tsx';
import type { Language } from '../../app/i18n/languages.ts';
import { pages } from '../../cms/collections/pages.ts';
import type { Media } from '../../cms/payload-types.ts';
import { noProducts } from '../../cms/products/products.ts';
import {
  resolveFields,
  resolvePicture,
  resolveText,
  resolveTitle,
  translatedLanguages,
} from '../../cms/resolve.ts';

/** The fields of a page, as in the back office's configuration. */
const fields: FlattenedField[] = flattenAllFields({ fields: pages.fields });

const english = (text: string) => ({ text, language: 'en' });

function lexical(text: string) {
  const node = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  const paragraph = { type: 'paragraph', version: 1, children: [node], format: '', indent: 0 };
  return { root: { type: 'root', version: 1, children: [paragraph], format: '', indent: 0 } };
}

const medium = {
  id: 7,
  alternative: { en: 'A roof', de: 'Ein Dach' },
  isVisualisation: true,
  dominantColor: '#123456',
  contentHash: '0123456789abcdef',
  filename: 'flat roof.png',
  width: 1600,
  height: 900,
  updatedAt: '',
  createdAt: '',
};

const stored = {
  id: 1,
  path: '/about',
  _status: 'published',
  title: { en: 'About', de: 'Über uns', fr: '', pl: null },
  description: { en: 'Who we are' },
  blocks: [
    {
      id: 'b1',
      blockType: 'hero',
      title: { en: 'Light', de: 'Leicht' },
      text: { en: 'Very light' },
      picture: medium,
      actions: [
        { id: 'r1', label: { en: 'Ask', de: 'Fragen' }, href: '#quote' },
        { id: 'r2', label: { en: 'See', de: null }, href: '/product' },
      ],
    },
    {
      id: 'b2',
      blockType: 'figures',
      anchor: 'figures',
      title: { en: 'Figures', de: 'Zahlen' },
      figures: [
        {
          id: 'r3',
          value: 1.2,
          qualifier: 'about',
          unit: { en: 'GW' },
          label: {},
          isExample: true,
        },
      ],
    },
    { id: 'b3', blockType: 'richText', body: { en: lexical('a < b & c') } },
  ],
};

interface ResolvedPage {
  title: unknown;
  description: unknown;
  blocks: Record<string, unknown>[];
}

const resolved = (language: Language, document: object = stored) =>
  resolveFields({ ...document }, fields, language, noProducts) as unknown as ResolvedPage;

/** The German page with changes to the stored data. */
const changed = (changes: object) => resolved('de', { ...stored, ...changes });

describe('a title', () => {
  const title = (stored: unknown, language: Language) => resolveTitle(stored, language, noProducts);

  it('is in the requested language, in English, or in any other', () => {
    const all = { en: 'About', de: 'Über uns', pl: '' };
    expect(title(all, 'de')).toBe('Über uns');
    expect(title(all, 'pl')).toEqual(english('About'));
    expect(title({ en: '', de: 'Über uns' }, 'en')).toEqual({ text: 'Über uns', language: 'de' });
    expect(title({ ja: '会社概要' }, 'fr')).toEqual({ text: '会社概要', language: 'ja' });
  });

  it('is empty if there is none', () => {
    for (const none of [undefined, null, {}, { en: null, de: '' }])
      expect(title(none, 'en')).toBe('');
  });
});

describe('a page in one language', () => {
  it('has the texts of that language unmarked, and falls back to English field by field', () => {
    expect(resolved('de')).toMatchObject({
      title: 'Über uns',
      description: english('Who we are'),
      blocks: [
        {
          title: 'Leicht',
          text: english('Very light'),
          actions: [{ label: 'Fragen' }, { label: english('See') }],
        },
        { title: 'Zahlen', figures: [{ unit: english('GW') }] },
        { body: { language: 'en' } },
      ],
    });
  });

  it.each(['fr', 'pl', 'ja'] as const)(
    'treats empty, null and missing texts alike: %s',
    (language) => {
      expect(resolved(language).title).toEqual(english('About'));
    },
  );

  it('has no marks in English', () => {
    expect(resolved('en').description).toBe('Who we are');
    expect(JSON.stringify(resolved('en'))).not.toContain('"language"');
  });

  it('never falls back to any language other than English', () => {
    expect(resolved('fr', { ...stored, title: { de: 'Über uns' } }).title).toBeNull();
    expect(resolved('en', { ...stored, title: { de: 'Über uns' } }).title).toBeNull();
  });

  it('has null for a missing text, and an empty list for an empty one', () => {
    const hero = { blockType: 'hero', title: {}, text: null, actions: null };
    expect(changed({ description: null, blocks: null })).toMatchObject({
      description: null,
      blocks: [],
    });
    expect(changed({ blocks: [hero] }).blocks).toEqual([
      { blockType: 'hero', title: null, text: null, actions: [] },
    ]);
  });

  it('keeps values that are not text: numbers, choices, anchors, URLs, ids', () => {
    expect(resolved('de').blocks).toMatchObject([
      {
        id: 'b1',
        blockType: 'hero',
        actions: [
          { id: 'r1', href: '#quote' },
          { id: 'r2', href: '/product' },
        ],
      },
      {
        id: 'b2',
        blockType: 'figures',
        anchor: 'figures',
        figures: [{ id: 'r3', value: 1.2, qualifier: 'about', isExample: true }],
      },
      { id: 'b3', blockType: 'richText' },
    ]);
  });

  it('drops a block of a kind that no longer exists', () => {
    const removed = { id: 'b0', blockType: 'carousel', title: { en: 'Old' } };
    const { blocks } = changed({ blocks: [removed, ...stored.blocks] });
    expect(blocks.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3']);
  });

  it('has formatted text as HTML, in which text is escaped', () => {
    expect(resolved('en').blocks[2]?.body).toEqual({
      html: expect.stringContaining('a &lt; b &amp; c'),
    });
  });

  it('does not modify the stored data', () => {
    const before = structuredClone(stored);
    resolved('de');
    expect(stored).toEqual(before);
  });
});

describe('a picture', () => {
  const pictureOf = (page: ResolvedPage) => page.blocks[0]?.picture;

  it('has a URL that changes with its content, its size and its alternative text', () => {
    expect(pictureOf(resolved('de'))).toEqual({
      source: '/pictures/0123456789abcdef/flat%20roof.png',
      width: 1600,
      height: 900,
      alternative: 'Ein Dach',
      isVisualisation: true,
      dominantColor: '#123456',
    });
  });

  it('falls back to the English alternative text, and says so', () => {
    expect(pictureOf(resolved('fr'))).toMatchObject({ alternative: english('A roof') });
  });

  it.each([7, null, undefined, { ...medium, width: null }, { ...medium, filename: '' }])(
    'is omitted if it is missing or has no size: %j',
    (picture) => {
      const page = changed({ blocks: [{ ...stored.blocks[0], picture }] });
      expect(pictureOf(page) ?? null).toBeNull();
    },
  );

  it('has an empty alternative text, in no other language, if there is none', () => {
    const silent = { ...medium, alternative: {} } as unknown as Media;
    expect(resolvePicture(silent, 'en')?.alternative).toBe('');
    expect(textOf(resolvePicture(silent, 'de')?.alternative)).toBe('');
  });
});

describe('a single text', () => {
  it('is resolved in the same way', () => {
    expect(resolveText({ en: 'About', de: 'Über uns' }, 'de')).toBe('Über uns');
    expect(resolveText({ en: 'About' }, 'de')).toEqual(english('About'));
    expect(resolveText({ en: '', de: '' }, 'de')).toBeNull();
    expect(resolveText(null, 'de')).toBeNull();
  });
});

describe('the languages a page is translated into', () => {
  const languagesOf = (document: object) => translatedLanguages({ ...document }, fields);
  const text = (...languages: string[]) =>
    Object.fromEntries(languages.map((language) => [language, `in ${language}`]));

  it('are those with the title and at least half of the English texts', () => {
    const rows = [text('en', 'de'), text('en'), text('en')].map((label) => ({ label, href: '/' }));
    const hero = { blockType: 'hero', title: text('en'), actions: rows };
    const enough = { title: text('en', 'de'), description: text('en', 'de'), blocks: [hero] };
    expect(languagesOf(enough)).toEqual(['en', 'de']);
    expect(languagesOf({ ...enough, description: text('en') })).toEqual(['en']);
  });

  it('are none without the title', () => {
    expect(languagesOf({ title: text('en'), description: text('en', 'de') })).toEqual(['en']);
    expect(languagesOf({ title: text('de'), description: text('en', 'de') })).toEqual(['de']);
  });

  it('do not depend on texts that are deliberately empty', () => {
    const blocks = [{ blockType: 'hero', title: text('en', 'de'), text: null, actions: null }];
    expect(languagesOf({ title: text('en', 'de'), description: {}, blocks })).toEqual(['en', 'de']);
  });

  it('count formatted text, and rows within blocks', () => {
    const body = { en: lexical('one'), de: lexical('eins') };
    const translated = { title: text('en', 'de'), blocks: [{ blockType: 'richText', body }] };
    expect(languagesOf(translated)).toEqual(['en', 'de']);
    const onlyEnglish = { blockType: 'richText', body: { en: lexical('one') } };
    const blocks = [onlyEnglish, onlyEnglish];
    expect(languagesOf({ title: text('en', 'de'), blocks })).toEqual(['en']);
  });
});
