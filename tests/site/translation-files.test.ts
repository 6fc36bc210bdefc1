import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { desk } from '../helpers/desk.ts';
import { startSite } from '../helpers/site.ts';
import { faultsOfXliff } from '../helpers/xliff-rules.ts';
import { parseXml } from '../helpers/xml.ts';

const xliff = 'language=de&format=xliff';

describe('the texts of the site as XLIFF', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let editor: ReturnType<typeof desk>;

  beforeAll(async () => {
    site = await startSite();
    editor = desk(site, await site.signIn());
  });
  afterAll(() => site?.destroy());

  it('come with their context and limits, in the namespaces of XLIFF 2.1', async () => {
    const root = parseXml(await editor.exported('language=de&format=xliff&kind=pages'));
    expect([root.uri, root.attributes]).toMatchObject([
      'urn:oasis:names:tc:xliff:document:2.0',
      { version: '2.1', srcLang: 'en', trgLang: 'de' },
    ]);
    const [file] = root.children;
    const [profiles, notes, unit] = file?.children ?? [];
    expect(profiles?.uri).toBe('urn:oasis:names:tc:xliff:sizerestriction:2.0');
    expect(notes?.children[0]?.text).not.toBe('');
    expect(unit?.attributes).toMatchObject({ name: 'title', 'slr:sizeRestriction': '120' });
    expect(unit?.children.map(({ name }) => name)).toEqual(['notes', 'segment']);
  });

  it.each(languageCodes.filter((code) => code !== 'en'))(
    'follow the specification of XLIFF 2.1 as a whole: %s',
    async (code) => {
      const root = parseXml(await editor.exported(`language=${code}&format=xliff`));
      expect(root.children.length).toBeGreaterThan(50);
      expect(faultsOfXliff(root)).toEqual([]);
    },
  );

  it('are read from files that number their codes as they did before', async () => {
    const file = await editor.exported(xliff);
    expect(file).toMatch(/<pc id="2-\d+"/);
    const former = file.replace(/(<p[ch] id=")\d+-/g, '$1');
    expect((await editor.imported(xliff, former)).json.changes).toEqual([]);
    const elsewhere = file.replace(/(<pc id=")2-/, '$13-');
    expect((await editor.imported(xliff, elsewhere)).json.error).toBe('codeUnknown');
  });
});
