import { expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { checkDocument, isRefused, picturesIn } from '../../cms/publishing/checks.ts';
import { wordFinding } from '../../cms/publishing/worded-findings.ts';

type Fields = Parameters<typeof checkDocument>[1];

const heading = (tag: string) => ({ type: 'heading', tag, children: [] });
const body = (...tags: string[]) => ({ root: { type: 'root', children: tags.map(heading) } });
const inAll = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text]));

const localized = { type: 'text', localized: true };
const fields = [
  { ...localized, name: 'title' },
  { ...localized, name: 'description' },
  { type: 'text', name: 'path' },
  { type: 'upload', name: 'picture', relationTo: 'media' },
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [
      {
        slug: 'text',
        flattenedFields: [
          { ...localized, name: 'title' },
          { type: 'text', name: 'href' },
          { type: 'richText', name: 'body', localized: true },
        ],
      },
    ],
  },
] as unknown as Fields;

const picture = {
  ...{ id: 7, filename: 'roof.jpg', bytes: 1_000_000, width: 2400 },
  alternative: inAll('A roof'),
};
const known = {
  addresses: new Set(['/about']),
  isFigure: (reference: string) => reference === 'smf-520.weight',
  pictures: [picture],
};

const whole = { title: inAll('Home'), description: inAll('About us'), path: '/home' };
const check = (more: object, pictures = [picture]) =>
  checkDocument({ ...whole, ...more }, fields, { ...known, pictures });

test('a document in which nothing is wrong has no findings', () => {
  const text = {
    blockType: 'text',
    title: inAll('Light'),
    href: '/about',
    body: { en: body('h3') },
  };
  expect(check({ picture: 7, blocks: [text] })).toEqual([]);
  expect(picturesIn({ picture: 7 }, fields)).toEqual([7]);
});

test('an unknown figure and a dead link come first: with them nothing is published', () => {
  const findings = check({
    description: {},
    blocks: [{ blockType: 'text', title: { en: '{smf-520.wieght}' }, href: '/aboot' }],
  });
  expect(findings.map(({ kind, path }) => [kind, path])).toEqual([
    ['referenceUnknown', 'blocks.0.title'],
    ['linkTargetMissing', 'blocks.0.href'],
    ['descriptionMissing', 'description'],
  ]);
  expect(findings.map(isRefused)).toEqual([true, true, false]);
});

test('a picture is named with the languages in which nobody is told what it shows', () => {
  const alternative = { ...inAll('A roof'), de: ' ', pl: '' };
  const [finding] = check({ picture: 7 }, [{ ...picture, alternative }]);
  expect(finding).toMatchObject({ kind: 'alternativeMissing', languages: ['de', 'pl'] });
  const text = finding && wordFinding(finding, 'en').text;
  expect(text).toBe('The picture roof.jpg has no alternative text in: Deutsch and Polski');
});

test('a picture may be neither heavier than needed nor smaller', () => {
  const kinds = (more: object) => check({ picture: 7 }, [{ ...picture, ...more }]);
  expect(kinds({ bytes: 5_000_001 }).map(({ kind }) => kind)).toEqual(['pictureHeavy']);
  expect(kinds({ width: 999 }).map(({ kind }) => kind)).toEqual(['pictureSmall']);
  expect(kinds({ width: 1000, bytes: 5_000_000 })).toEqual([]);
});

test('the languages that lack texts are listed', () => {
  const [finding] = check({ title: { ...inAll('Home'), fr: '' } });
  expect(finding).toEqual({ kind: 'languagesMissing', path: '', languages: ['fr'] });
});

test('a heading that leaves out a level is found in the language that has it', () => {
  const block = (...tags: string[]) => ({
    blockType: 'text',
    body: { en: body('h2'), de: body(...tags) },
  });
  const skipped = { kind: 'headingSkipped', path: 'blocks.0.body' };
  expect(check({ blocks: [block('h2', 'h4')] })).toEqual([{ ...skipped, level: 4, before: 2 }]);
  expect(check({ blocks: [block('h3')] })).toEqual([{ ...skipped, level: 3, before: 1 }]);
  // Below the title of its block it leaves out nothing, and going back is no leaving out.
  expect(check({ blocks: [{ ...block('h3', 'h4', 'h2'), title: inAll('Light') }] })).toEqual([]);
});
