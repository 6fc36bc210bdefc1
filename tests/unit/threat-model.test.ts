import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Role, roles } from '../../cms/access.ts';
import { applicationDownloads } from '../../cms/collections/application-downloads.ts';
import { applicationDrafts } from '../../cms/collections/application-drafts.ts';
import { applicationFiles } from '../../cms/collections/application-files.ts';
import { applications } from '../../cms/collections/applications.ts';
import { contentRevisions } from '../../cms/collections/content-revisions.ts';
import { documentVersions } from '../../cms/collections/document-versions.ts';
import { documents } from '../../cms/collections/documents.ts';
import { downloadCounts } from '../../cms/collections/download-counts.ts';
import { facts } from '../../cms/collections/facts.ts';
import { inquiries } from '../../cms/collections/inquiries.ts';
import { jobs } from '../../cms/collections/jobs.ts';
import { media } from '../../cms/collections/media.ts';
import { models } from '../../cms/collections/models.ts';
import { news } from '../../cms/collections/news.ts';
import { pages } from '../../cms/collections/pages.ts';
import { series } from '../../cms/collections/series.ts';
import { users } from '../../cms/collections/users.ts';
import { visitCounts } from '../../cms/collections/visit-counts.ts';
import { settings } from '../../cms/globals/settings.ts';

const model = readFileSync('docs/security.md', 'utf8');

/** The table under a heading, including its head, as cell texts. */
function tableUnder(heading: string): string[][] {
  const section = model.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Its rows, without the head and the separator. */
const rowsUnder = (heading: string) => tableUnder(heading).slice(2);

/** `tests/unit/NAME.test.ts` > name of the test */
const reference = /`((?:tests\/(?:unit|site)|e2e)\/[\w-]+\.test\.tsx?)` > (.+)/;

const references = (cell = '') =>
  cell.split('<br>').map((text) => {
    const [, file = '', name = ''] = reference.exec(text) ?? [];
    return { text, file, name: name.trim() };
  });

/** Whether a file contains a test of exactly this name, however it is quoted. */
function hasTest(source: string, name: string): boolean {
  const quoted = ["'", '"', '`'].map((mark) => `${mark}${name}${mark}`);
  return quoted.some((text) =>
    source
      .split(text)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before)),
  );
}

describe.each(['Entry points', 'Threats'])('each row of %s', (heading) => {
  const rows = rowsUnder(heading);

  it.each(rows.map((row) => [row[0], row.at(-1)]))('names its test: %s', (_, cell) => {
    for (const { text, file, name } of references(cell)) {
      expect([text, file]).not.toEqual([text, '']);
      expect([file, existsSync(file)]).toEqual([file, true]);
      const isThere = hasTest(readFileSync(file, 'utf8'), name);
      expect([file, name, isThere]).toEqual([file, name, true]);
    }
  });

  it('has a cell under each heading of the table', () => {
    const [head = []] = tableUnder(heading);
    expect(head.at(-1)).toBe('test');
    expect(rows.filter((row) => row.length !== head.length || row.includes(''))).toEqual([]);
  });
});

test('Every route of the server is listed as an entry point', () => {
  const source = readFileSync('server/routes.ts', 'utf8');
  const routes = [...source.matchAll(/application\.\w+\(\s*'(\/[^']*)'/g)].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(20);
  const entryPoints = rowsUnder('Entry points').map(([name = '']) => name);
  const isListed = (route: string) => entryPoints.some((name) => name.includes(`\`${route}\``));
  // Braces restrict the values of a path parameter.
  const plain = routes.map((route = '') => route.replace(/\{[^}]*\}/g, ''));
  expect(plain.filter((route) => !isListed(route))).toEqual([]);
});

const collections = [
  ...[pages, news, jobs, series, models, facts, media('media'), documents('documents')],
  ...[inquiries, applications, applicationFiles('files'), applicationDownloads, applicationDrafts],
  ...[users(true), visitCounts, downloadCounts, contentRevisions, documentVersions],
];

const operations = ['create', 'read', 'update', 'delete'] as const;

type Rule = ((request: never) => unknown) | undefined;

/** Who may, and who may see or change a part, in the wording of the table. */
function whoMay(rule: Rule): string {
  const people: (Role | 'visitors')[] = ['visitors', ...roles];
  const answers = people.map((who) => {
    const user = who === 'visitors' ? null : { id: 1, role: who };
    return rule?.({ req: { user } } as never) ?? user !== null;
  });
  const those = (isOne: (answer: unknown) => boolean) =>
    people.filter((_, index) => isOne(answers[index])).join(', ');
  const all = those((answer) => answer === true);
  const some = those((answer) => typeof answer === 'object');
  if (all === people.join(', ')) return 'everyone';
  return [all, some && `part: ${some}`].filter(Boolean).join('; ') || '–';
}

test('The permissions listed are those in the access rules', () => {
  const expected = [
    ...collections.map(({ slug, access }) => [
      `\`${slug}\``,
      ...operations.map((operation) => whoMay(access?.[operation])),
    ]),
    ['`settings`', '–', whoMay(settings.access?.read), whoMay(settings.access?.update), '–'],
  ];
  expect(rowsUnder('Permissions')).toEqual(expected);
});

test('A test that does not exist is reported', () => {
  const source =
    "it('is there', () => {});\nit.each([1])(\n  'counts %i', () => {});\n// 'is a comment'";
  expect(hasTest(source, 'is there')).toBe(true);
  expect(hasTest(source, 'counts %i')).toBe(true);
  expect(hasTest(source, 'is a comment')).toBe(false);
  expect(hasTest(source, 'is not')).toBe(false);
  expect(references('no reference')[0]?.file).toBe('');
});

test('Links and commands in SECURITY.md exist, and it names no person', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  for (const [, file = ''] of text.matchAll(/\]\((?!https)([^)]+)\)/g)) {
    expect([file, existsSync(file)]).toEqual([file, true]);
  }
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  for (const [, name = ''] of text.matchAll(/`npm run ([\w:]+)`/g)) {
    expect(Object.keys(scripts)).toContain(name);
  }
  expect(text).not.toMatch(/[\w.]+@[\w.]+/);
});
