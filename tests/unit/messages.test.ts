import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import type { Plural } from '../../app/i18n/plural.ts';
import { sameAsEnglish } from '../helpers/same-as-english.ts';
import { type SourceFile, sourceFiles, withoutComments } from '../helpers/source-files.ts';

type Catalogue = Record<string, string | Plural>;

/** Catalogues by language. */
type Catalogues = Record<string, Catalogue>;

async function load(namespace: string): Promise<Catalogues> {
  const entries = languageCodes.map(async (language) => {
    const module = await import(`../../app/i18n/${language}/${namespace}.ts`);
    return [language, module.messages as Catalogue] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** `de fieldName` for each text that fails a check. */
function failing(
  catalogues: Catalogues,
  fails: (text: string, english: string, key: string) => boolean,
): string[] {
  return Object.entries(catalogues).flatMap(([language, catalogue]) =>
    Object.entries(catalogue)
      .filter(([key, message]) =>
        formsOf(message).some(([form, text]) => fails(text, inEnglish(catalogues, key, form), key)),
      )
      .map(([key]) => `${language} ${key}`),
  );
}

/** A message without forms has one for everything. */
const formsOf = (message: string | Plural): [string, string][] =>
  typeof message === 'string' ? [['other', message]] : Object.entries(message);

function inEnglish(catalogues: Catalogues, key: string, form: string): string {
  const forms = new Map(formsOf(catalogues.en?.[key] ?? ''));
  return forms.get(form) ?? forms.get('other') ?? '';
}

/** Of millions, of which there are none here: the other form is near enough. */
const rare = new Map([
  ['es', 'many'],
  ['fr', 'many'],
]);

/** Plurals whose forms are not those that numbers ask for in their language. */
function findWrongForms(catalogues: Catalogues): string[] {
  return Object.entries(catalogues).flatMap(([language, catalogue]) => {
    const { tag } = languages[language as keyof typeof languages];
    const asked = new Intl.PluralRules(tag)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== rare.get(language));
    return Object.entries(catalogue)
      .filter(([, message]) => typeof message !== 'string')
      .filter(([, message]) => Object.keys(message).sort().join() !== asked.sort().join())
      .map(([key]) => `${language} ${key}`);
  });
}

const findEmpty = (catalogues: Catalogues) => failing(catalogues, (text) => text.trim() === '');

const findWrongPlaceholders = (catalogues: Catalogues) =>
  failing(catalogues, (text, english) => placeholders(text) !== placeholders(english));

const withoutNames = (text: string) => text.replace(/\{[^}]*\}/g, '');

const placeholders = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort().join(' ');

const findSameAsEnglish = (catalogues: Catalogues) =>
  failing(
    catalogues,
    (text, english) => text === english && /\p{L}/u.test(withoutNames(text)),
  ).filter((name) => !name.startsWith('en '));

/** What may be a key: properties of the messages or words, and literals. */
function namesIn({ text }: SourceFile): string[] {
  const code = withoutComments(text)
    // Paths of routes are words too, and some are spelled like a key.
    .replace(/\bpath: '[^']*'/g, '')
    // The names of a block in the back office follow from its slug.
    .replace(/\bdefineBlock\('(\w+)'/g, "'$1Block' '$1Blocks'");
  const named = code.matchAll(
    /\b(?:messages|accountMessages|common|words|useMessages\(\))\.(\w+)|'(\w+)(?=')/g,
  );
  return [...named].flatMap(([, property, literal]) => property ?? literal ?? []);
}

const namesByPath = new Map<string, string[]>();

/** The code of several catalogues overlaps: each file is read once. */
function readNames(file: SourceFile): string[] {
  const names = namesByPath.get(file.path) ?? namesIn(file);
  namesByPath.set(file.path, names);
  return names;
}

/** @returns the keys that the code names nowhere. */
function findUnused(keys: string[], files: SourceFile[]): string[] {
  const named = new Set(files.flatMap(readNames));
  return keys.filter((key) => !named.has(key));
}

const interfaceCode = [
  ...sourceFiles('app').filter(({ path }) => !path.startsWith('app/i18n/')),
  ...sourceFiles('server').filter(({ path }) => path === 'server/pages/overload-page.ts'),
];
const searchCode = ['app/pages/search', 'server/search'].flatMap(sourceFiles);
const blockCode = [...interfaceCode, ...sourceFiles('server/downloads')];
const documentCode = ['documents', 'server/documents', 'app/drawings'].flatMap(sourceFiles);
const toolCode = ['app/tools', 'server/tools'].flatMap(sourceFiles);
const staffCode = ['app/blocks', 'app/forms', 'cms', 'server', 'documents'].flatMap(sourceFiles);

/** A language other than English needs a reason to have the English text. */
function isAllowed(name: string): boolean {
  const [language = '', key = ''] = name.split(' ');
  return sameAsEnglish[key]?.split(' ').includes(language) ?? false;
}

const kinds = [
  { kind: 'interface', catalogues: await load('messages'), code: interfaceCode },
  { kind: 'search', catalogues: await load('search'), code: searchCode },
  {
    kind: 'forms',
    catalogues: await load('forms'),
    code: ['app/forms', 'app/blocks/form'].flatMap(sourceFiles),
  },
  {
    kind: 'resume form',
    catalogues: await load('resume'),
    code: sourceFiles('app/forms'),
  },
  {
    kind: 'programs',
    catalogues: await load('programs'),
    code: sourceFiles('server/discovery'),
  },
  { kind: 'staff', catalogues: await load('staff'), code: staffCode },
  { kind: 'staff of blocks', catalogues: await load('staff-blocks'), code: staffCode },
  { kind: 'history', catalogues: await load('history'), code: staffCode },
  { kind: 'staff of entries', catalogues: await load('staff-entries'), code: staffCode },
  {
    kind: 'activities',
    catalogues: await load('activities'),
    code: [
      'app/pages/activity',
      'app/blocks',
      'app/components',
      'app/forms',
      'cms/activities',
      'server',
    ].flatMap(sourceFiles),
  },
  {
    kind: 'news',
    catalogues: await load('news'),
    code: ['app/blocks/news-list', 'app/pages/article'].flatMap(sourceFiles),
  },
  { kind: 'downloads', catalogues: await load('downloads'), code: blockCode },
  { kind: 'module in space', catalogues: await load('module-in-space'), code: blockCode },
  { kind: 'string check', catalogues: await load('string-check'), code: blockCode },
  { kind: 'film', catalogues: await load('video'), code: blockCode },
  { kind: 'documents', catalogues: await load('documents'), code: documentCode },
  { kind: 'addresses', catalogues: await load('addresses'), code: staffCode },
  { kind: 'start page', catalogues: await load('start'), code: staffCode },
  {
    kind: 'translation desk',
    catalogues: await load('desk'),
    code: sourceFiles('cms/translations'),
  },
  { kind: 'writing', catalogues: await load('writing'), code: staffCode },
  {
    kind: 'accounts',
    catalogues: await load('accounts'),
    code: ['app/pages/login', 'cms/accounts', 'cms/collections', 'server'].flatMap(sourceFiles),
  },
  { kind: 'people', catalogues: await load('people'), code: sourceFiles('cms') },
  { kind: 'tools', catalogues: await load('tools'), code: toolCode },
  { kind: 'tool for balconies', catalogues: await load('tools-balcony'), code: toolCode },
  { kind: 'off-grid tool', catalogues: await load('tools-off-grid'), code: toolCode },
  { kind: 'comparison', catalogues: await load('tools-compare'), code: toolCode },
  { kind: 'yield', catalogues: await load('tools-yield'), code: toolCode },
  { kind: 'roof', catalogues: await load('tools-roof'), code: toolCode },
  {
    kind: 'case of a tool',
    catalogues: await load('tools-case'),
    code: sourceFiles('app/forms'),
  },
];

for (const { kind, catalogues, code } of kinds) {
  describe(`the ${kind} catalogues`, () => {
    it.each(languageCodes)('have the same keys in all languages: %s', (language) => {
      expect(Object.keys(catalogues[language] ?? {}).sort()).toEqual(
        Object.keys(catalogues.en ?? {}).sort(),
      );
    });

    it('have no empty text', () => {
      expect(findEmpty(catalogues)).toEqual([]);
    });

    it('have the same placeholders in all languages', () => {
      expect(findWrongPlaceholders(catalogues)).toEqual([]);
    });

    it('have the forms of plurals that their languages ask for', () => {
      expect(findWrongForms(catalogues)).toEqual([]);
    });

    it('are translated: no text is the English one but a few names', () => {
      expect(findSameAsEnglish(catalogues).filter((name) => !isAllowed(name))).toEqual([]);
    });

    it('are used: the code names each key', () => {
      expect(findUnused(Object.keys(catalogues.en ?? {}), code)).toEqual([]);
    });
  });
}

describe('these checks', () => {
  const catalogues = {
    en: { greeting: 'Hello', count: '{value} results', bye: 'Bye' },
    de: { greeting: 'Hello', count: '{wert} Treffer', bye: ' ' },
  };

  it('find an empty text', () => {
    expect(findEmpty(catalogues)).toEqual(['de bye']);
  });

  it('find a placeholder that is called otherwise or missing', () => {
    expect(findWrongPlaceholders(catalogues)).toEqual(['de count']);
  });

  it('find a plural that lacks a form', () => {
    const few = { one: '{value} wynik', few: '{value} wyniki', other: '{value} wyniku' };
    expect(findWrongForms({ pl: { total: few } })).toEqual(['pl total']);
    expect(findWrongForms({ pl: { total: { ...few, many: '{value} wyników' } } })).toEqual([]);
  });

  it('find a text that was not translated', () => {
    expect(findSameAsEnglish(catalogues)).toEqual(['de greeting']);
    expect(isAllowed('de greeting')).toBe(false);
    expect(isAllowed('de menu')).toBe(false);
    expect(isAllowed('fr menu')).toBe(true);
  });

  it('allow no exception that is no longer needed', () => {
    const found = kinds.flatMap((one) => findSameAsEnglish(one.catalogues));
    const allowed = Object.entries(sameAsEnglish).flatMap(([key, codes]) =>
      codes.split(' ').map((language) => `${language} ${key}`),
    );
    expect(allowed.filter((name) => !found.includes(name))).toEqual([]);
  });

  it('find a key that is not used', () => {
    const path = 'app/example.tsx';
    const text =
      "// 'greet'\nuseMessages().greeting; const key = 'count'; const route = { path: 'bye' };";
    expect(findUnused(['greeting', 'count', 'bye', 'greet'], [{ path, text }])).toEqual([
      'bye',
      'greet',
    ]);
  });
});
