import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Role, roles } from '../../cms/access.ts';
import { activities } from '../../cms/collections/activities.ts';
import { answerTemplates } from '../../cms/collections/answer-templates.ts';
import { applicationDrafts } from '../../cms/collections/application-drafts.ts';
import { applications } from '../../cms/collections/applications.ts';
import { auditLog } from '../../cms/collections/audit-log.ts';
import { brokenLinks } from '../../cms/collections/broken-links.ts';
import { contentRevisions } from '../../cms/collections/content-revisions.ts';
import { documentVersions } from '../../cms/collections/document-versions.ts';
import { documents } from '../../cms/collections/documents.ts';
import { downloadCounts } from '../../cms/collections/download-counts.ts';
import { emptySearches } from '../../cms/collections/empty-searches.ts';
import { facts } from '../../cms/collections/facts.ts';
import { applicationDownloads, inquiryDownloads } from '../../cms/collections/file-downloads.ts';
import { inquiries } from '../../cms/collections/inquiries.ts';
import { inquiryMails } from '../../cms/collections/inquiry-mails.ts';
import { jobs } from '../../cms/collections/jobs.ts';
import { media } from '../../cms/collections/media.ts';
import { missingAddresses } from '../../cms/collections/missing-addresses.ts';
import { models } from '../../cms/collections/models.ts';
import { news } from '../../cms/collections/news.ts';
import { pages } from '../../cms/collections/pages.ts';
import { applicationFiles, inquiryFiles } from '../../cms/collections/private-files.ts';
import { redirects } from '../../cms/collections/redirects.ts';
import { secondFactors } from '../../cms/collections/second-factors.ts';
import { series } from '../../cms/collections/series.ts';
import { translationStates } from '../../cms/collections/translation-states.ts';
import { users } from '../../cms/collections/users.ts';
import { videos } from '../../cms/collections/videos.ts';
import { visitCounts } from '../../cms/collections/visit-counts.ts';
import { settings } from '../../cms/globals/settings.ts';
import { toolValues } from '../../cms/globals/tool-values.ts';

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
const reference = /`((?:tests\/(?:unit|integration|site)|e2e)\/[\w-]+\.test\.tsx?)` > (.+)/;

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
  const files = [
    ...['routes.ts', 'discovery/programs.ts'],
    ...['staff/sign-in-routes.ts', 'staff/invitations.ts', 'tools/tool-routes.ts'],
  ];
  const source = files.map((file) => readFileSync(`server/${file}`, 'utf8')).join('');
  const routes = [...source.matchAll(/application\.\w+\(\s*'(\/[^']*)'/g)].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(20);
  const entryPoints = rowsUnder('Entry points').map(([name = '']) => name);
  const isListed = (route: string) => entryPoints.some((name) => name.includes(`\`${route}\``));
  // Braces restrict the values of a path parameter.
  const plain = routes.map((route = '') => route.replace(/\{[^}]*\}/g, ''));
  expect(plain.filter((route) => !isListed(route))).toEqual([]);
});

const collections = [
  ...[pages, news, jobs, activities, series, models, facts, media('media')],
  ...[videos('videos'), documents('documents')],
  ...[inquiries, inquiryMails, answerTemplates, inquiryFiles('files'), inquiryDownloads],
  ...[applications, applicationFiles('files'), applicationDownloads, applicationDrafts],
  ...[redirects, missingAddresses, brokenLinks, emptySearches, translationStates],
  ...[users(true), secondFactors, auditLog],
  ...[visitCounts, downloadCounts, contentRevisions, documentVersions],
];

const operations = ['create', 'read', 'update', 'delete'] as const;

type Rule = ((request: never) => unknown) | undefined;

/** Who may, and who may see or change a part, in the wording of the table. */
async function whoMay(rule: Rule): Promise<string> {
  const people: (Role | 'visitors')[] = ['visitors', ...roles];
  const answers = await Promise.all(
    people.map(async (who) => {
      const user = who === 'visitors' ? null : { id: 1, role: who };
      return (await rule?.({ req: { user } } as never)) ?? user !== null;
    }),
  );
  const those = (isOne: (answer: unknown) => boolean) =>
    people.filter((_, index) => isOne(answers[index])).join(', ');
  const all = those((answer) => answer === true);
  const some = those((answer) => typeof answer === 'object');
  if (all === people.join(', ')) return 'everyone';
  return [all, some && `part: ${some}`].filter(Boolean).join('; ') || '–';
}

test('The permissions listed are those in the access rules', async () => {
  const expected = [
    ...(await Promise.all(
      collections.map(async ({ slug, access }) => [
        `\`${slug}\``,
        ...(await Promise.all(operations.map((operation) => whoMay(access?.[operation])))),
      ]),
    )),
    ...(await Promise.all(
      [settings, toolValues].map(async ({ slug, access }) => [
        ...[`\`${slug}\``, '–', await whoMay(access?.read), await whoMay(access?.update), '–'],
      ]),
    )),
  ];
  const byName = ([one = '']: string[], [other = '']: string[]) => one.localeCompare(other);
  expect(rowsUnder('Permissions').sort(byName)).toEqual(expected.sort(byName));
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
