import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk } from '../helpers/desk.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

const collections = [
  ...['pages', 'news', 'jobs', 'activities', 'guides'],
  ...['series', 'models', 'facts', 'documents', 'media', 'videos'],
];

const withoutDrafts = collections.slice(5);

const xliff = 'language=de&format=xliff';
const csv = 'language=de&format=csv';

describe.each(availableDatabases())(
  'the texts of the site on %s',
  { timeout: 120_000 },
  (database) => {
    let site: Awaited<ReturnType<typeof startSite>>;
    let editor: ReturnType<typeof desk>;
    let headers: Record<string, string>;

    beforeAll(async () => {
      site = await startSite(database);
      headers = await site.signIn();
      editor = desk(site, headers);
    });
    afterAll(() => site?.destroy());

    /** Everything stored, in all languages, with drafts and dates. */
    async function everything(): Promise<string> {
      const all: string[] = [];
      for (const collection of collections) {
        const drafts = withoutDrafts.includes(collection) ? '' : '&draft=true';
        const query = `locale=all&depth=0&limit=1000&sort=id${drafts}`;
        const { status, text } = await site.get(`/api/${collection}?${query}`, { headers });
        expect([collection, status]).toEqual([collection, 200]);
        all.push(text);
      }
      const settings = await site.get('/api/globals/settings?locale=all&depth=0', { headers });
      return [...all, settings.text].join('\n');
    }

    async function planned(query: string, file: string) {
      const answer = await editor.imported(query, file);
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
      return answer.json as { changes: { before: string[]; after: string[] }[]; digest: string };
    }

    it.each(['de', 'ja', 'pl'])(
      'make a round trip as XLIFF that changes nothing: %s',
      async (code) => {
        const query = `language=${code}&format=xliff`;
        const before = await everything();
        const file = await editor.exported(query);
        expect(file.length).toBeGreaterThan(100_000);
        const { changes, digest } = await planned(query, file);
        expect(changes).toEqual([]);
        const applied = await editor.imported(`${query}&expected=${digest}`, file);
        expect([applied.status, applied.json]).toEqual([200, { count: 0 }]);
        expect(await everything()).toBe(before);
        expect(await editor.exported(query)).toBe(file);
      },
    );

    it('make a round trip as CSV that changes nothing', async () => {
      const before = await everything();
      const file = await editor.exported(csv);
      expect((await planned(csv, file)).changes).toEqual([]);
      // As a spreadsheet in a country with decimal commas saves it.
      const records = file.replaceAll('\r\n', '\n');
      expect((await planned(csv, records)).changes).toEqual([]);
      expect(await everything()).toBe(before);
      expect(await editor.exported(csv)).toBe(file);
    });

    it('change where a file was edited, nowhere else, and only once it is confirmed', async () => {
      const before = await everything();
      const file = await editor.exported(xliff);
      const [, first = ''] =
        /<target xml:space="preserve">(Kontakt[^<]*|[A-ZÄÖÜ][^<&]{30,60})<\/target>/.exec(file) ??
        [];
      const at = file.indexOf(`>${first}</target>`) + 1;
      const edited =
        `${file.slice(0, at)}Neu & gut <cp hex="0007"/>${file.slice(at + first.length)}`.replace(
          'Neu & gut',
          'Neu &amp; gut',
        );
      const { changes, digest } = await planned(xliff, edited);
      expect(changes).toMatchObject([{ before: [first], after: ['Neu & gut \u0007'] }]);
      expect(await everything()).toBe(before);

      const applied = await editor.imported(`${xliff}&expected=${digest}`, edited);
      expect([applied.status, applied.json]).toEqual([200, { count: 1 }]);
      // It is up for review: visitors see what they saw before.
      expect(await everything()).toBe(before);
      const again = await editor.exported(xliff);
      const lines = edited.split('\n');
      const differing = again.split('\n').filter((line, index) => line !== lines[index]);
      expect(differing.map((line) => line.trim())).toEqual([
        '<segment id="s1" state="translated">',
      ]);

      // And back.
      const back = await planned(xliff, file);
      expect(back.changes).toHaveLength(1);
      await editor.imported(`${xliff}&expected=${back.digest}`, file);
      expect(await editor.exported(xliff)).toBe(file);
      expect(await everything()).toBe(before);
    });

    it('are not changed by a file that was previewed before others changed them', async () => {
      const file = await editor.exported(xliff);
      const edited = file.replace('<target xml:space="preserve">', '$&Neu: ');
      const { digest } = await planned(xliff, edited);
      const other = file.replace('<target xml:space="preserve">', '$&Anders: ');
      const plan = await planned(xliff, other);
      await editor.imported(`${xliff}&expected=${plan.digest}`, other);
      const answer = await editor.imported(`${xliff}&expected=${digest}`, edited);
      expect([answer.status, answer.json]).toEqual([409, { error: 'changed' }]);
      const back = await planned(xliff, file);
      await editor.imported(`${xliff}&expected=${back.digest}`, file);
      expect(await editor.exported(xliff)).toBe(file);
    });

    it('are exported for one document, or where something is missing', async () => {
      const all = await editor.exported(`${xliff}&kind=pages`);
      const id = /<file id="pages\.(\d+)"/.exec(all)?.[1];
      const one = await editor.exported(`${xliff}&kind=pages&id=${id}`);
      expect(one.match(/<file /g)).toHaveLength(1);
      const missing = await editor.exported(`${xliff}&only=missing`);
      expect(missing).not.toContain('state="final"');
      expect((await editor.exported(xliff)).includes('state="initial"')).toBe(
        missing.includes('<unit '),
      );
    });

    describe('are not changed by a file', () => {
      const head = (version = '2.1', target = 'de') =>
        `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="${version}" srcLang="en" trgLang="${target}">\n`;
      const segment = (text: string, id = 's1') =>
        `<segment id="${id}"><source>x</source>\n<target>${text}</target></segment>`;
      const unit = (content: string, name = 'title') =>
        `<unit id="u1" name="${name}">\n${content}</unit>\n`;
      const file = (content: string, id = 'pages.1') => `<file id="${id}">\n${content}</file>\n`;
      const end = '</xliff>';

      const broken: [string, string, number, string][] = [
        ['malformed', `${head()}${file('<unit>')}`, 4, 'malformed'],
        ['cut off', `${head()}<file id="pages.1">`, 3, 'malformed'],
        [
          'with an unknown entity',
          `${head()}${file(unit(segment('&nbsp;')))}${end}`,
          6,
          'malformed',
        ],
        [
          'with a document type',
          '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n<x/>',
          2,
          'doctypeFound',
        ],
        ['of another kind', '<?xml version="1.0"?>\n<html/>', 2, 'notXliff'],
        ['of an older version', `${head('1.2')}${end}`, 2, 'notXliff'],
        ['in another language', `${head('2.1', 'fr')}${end}`, 2, 'languageWrong'],
        [
          'with a foreign document',
          `${head()}${file(unit(segment('x')), 'pages.999999')}${end}`,
          6,
          'documentUnknown',
        ],
        [
          'with an unknown text',
          `${head()}${file(unit(segment('x'), 'subtitle'))}${end}`,
          6,
          'unitUnknown',
        ],
        [
          'with a text that stands there twice',
          `${head()}${file(unit(segment('x')) + unit(segment('y')))}${end}`,
          7,
          'unitTwice',
        ],
        [
          'with an unknown segment',
          `${head()}${file(unit(segment('x', 's2')))}${end}`,
          6,
          'segmentUnknown',
        ],
        [
          'with a text that is too long',
          `${head()}${file(unit(segment('x'.repeat(121))))}${end}`,
          6,
          'tooLong',
        ],
        [
          'with elements within one another without end',
          `${head()}${'<a>'.repeat(30)}${'</a>'.repeat(30)}${end}`,
          3,
          'tooMuch',
        ],
      ];

      it.each(broken)(
        'that is %s, and it says which line is wrong',
        async (_, text, line, code) => {
          const before = await everything();
          for (const expected of ['', '&expected=0']) {
            const answer = await editor.imported(xliff + expected, text);
            expect([answer.status, answer.json.error, answer.json.line]).toEqual([422, code, line]);
          }
          expect(await everything()).toBe(before);
          expect(await editor.exported(`${xliff}&kind=pages&id=1`)).not.toContain(
            'state="translated"',
          );
        },
      );

      it('that is right but for its last text', async () => {
        const all = await editor.exported(xliff);
        const edited = all.replace('<target xml:space="preserve">', '$&Neu: ');
        const wrong = edited.replace(
          /<\/file>\n<\/xliff>\n$/,
          '<unit id="u0" name="none"><segment><source>x</source><target>y</target></segment></unit></file></xliff>',
        );
        const answer = await editor.imported(xliff, wrong);
        const line = wrong.split('\n').length;
        expect([answer.status, answer.json.error, answer.json.line]).toEqual([
          422,
          'unitUnknown',
          line,
        ]);
        expect(await editor.exported(xliff)).toBe(all);
      });

      it.each([
        ['without its columns', 'a,b\r\n1,2\r\n', 1, 'columnsWrong'],
        [
          'in another language',
          'language,document,text,segment,source,target\r\nfr,pages.1,title,1,x,y\r\n',
          2,
          'languageWrong',
        ],
        [
          'with an unknown text',
          'language,document,text,segment,source,target\r\nde,pages.1,none,1,x,y\r\n',
          2,
          'unitUnknown',
        ],
        [
          'with a row that is too short',
          'language;document;text;segment;source;target\nde;"pages.1";"title";1;"two\nlines";"x"\nde;pages.1;title\n',
          4,
          'columnsWrong',
        ],
      ])('as CSV %s', async (_, text, line, code) => {
        const answer = await editor.imported(csv, text);
        expect([answer.status, answer.json.error, answer.json.line]).toEqual([422, code, line]);
      });
    });

    it('are compared with what the file says its source was', async () => {
      const file = await editor.exported(`${xliff}&kind=pages&id=1`);
      const edited = file
        .replace('<source xml:space="preserve">', '$&Formerly ')
        .replace('<target xml:space="preserve">', '$&{capacity} ');
      const { json } = await editor.imported(xliff, edited);
      expect(json.changes).toMatchObject([{ warnings: ['sourceChanged', 'figuresDiffer'] }]);
    });

    it('may be sent by a spreadsheet without becoming formulas, and come back', async () => {
      const file =
        'language,document,text,segment,source,target\r\nde,pages.1,title,1,x,"\'=1+1;\n\'-2"\r\n';
      const { changes, digest } = await planned(csv, file);
      expect(changes).toMatchObject([{ after: ['=1+1;\n-2'] }]);
      await editor.imported(`${csv}&expected=${digest}`, file);
      const out = await editor.exported(`${csv}&kind=pages&id=1`);
      expect(out).toContain(`"'=1+1;\n'-2"`);
      expect((await planned(csv, out)).changes).toEqual([]);
    });
  },
);
