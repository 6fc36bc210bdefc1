import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, chosenDatabases, startSite } from '../helpers/site.ts';

const address = '/.well-known/security.txt';
const day = 86_400_000;

/** The fields of a security.txt by their lower-case names (RFC 9116, 2.2). */
function fieldsOf(text: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    expect([line, name]).not.toEqual([line, '']);
    fields[name.toLowerCase()] = [...(fields[name.toLowerCase()] ?? []), value];
  }
  return fields;
}

describe.each(chosenDatabases())('security.txt on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database, {
      SITE_ORIGINS: 'en=https://www.example.com de=https://de.example.com',
    });
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const change = (settings: object, as = headers): Promise<Answer> =>
    site.post('/api/globals/settings', settings, { headers: as });

  const shown = (host = 'www.example.com') => site.get(address, { headers: { host } });

  /** Changes the settings and waits until visitors see it. */
  async function textAfter(settings: object, expected: string): Promise<string> {
    expect((await change(settings)).status).toBe(200);
    return vi.waitFor(async () => {
      const { text } = await shown();
      expect(text).toContain(expected);
      return text;
    });
  }

  test('a new site names an example, and says that it is one', async () => {
    const { status, text, headers: sent } = await shown();
    expect(status).toBe(200);
    expect(sent['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# .*example/);
    expect(fieldsOf(text).contact).toEqual(['mailto:security@example.com']);
  });

  test('it expires within a year but not soon, and names the address of each site', async () => {
    const { text } = await shown('de.example.com');
    const fields = fieldsOf(text);
    expect(fields.expires).toHaveLength(1);
    const expires = new Date(fields.expires?.[0] ?? '').getTime();
    expect(expires).toBeGreaterThan(Date.now() + 30 * day);
    expect(expires).toBeLessThan(Date.now() + 365 * day);
    expect(fields['preferred-languages']).toEqual(['de, en']);
    expect(fields.canonical).toContain(`https://www.example.com${address}`);
    expect(fields.canonical).toContain(`https://de.example.com${address}`);
    expect(fields.canonical?.length).toBe(8);
    expect(fields.policy).toBeUndefined();
  });

  test.each([
    ['someone@example.org', 'mailto:someone@example.org'],
    ['+44 (0)20 7946-0000', 'tel:+440207946-0000'],
    ['https://example.org/report?lang=en', 'https://example.org/report?lang=en'],
  ])('the contact comes from the settings: %s', async (given, expected) => {
    const text = await textAfter(
      { securityContact: given, securityContactIsExample: false },
      `\nContact: ${expected}\n`.trimStart(),
    );
    expect(text).not.toContain('#');
    expect(fieldsOf(text).contact).toEqual([expected]);
  });

  test('the page named under Policy is the one in the settings, if any', async () => {
    const policy = 'https://www.example.com/security';
    const text = await textAfter({ securityPolicy: policy }, `Policy: ${policy}\n`);
    expect(fieldsOf(text).policy).toEqual([policy]);
  });

  test.each([
    'javascript:alert(1)',
    'http://example.org',
    'somebody',
    '+',
    'a@example.org\nPolicy: https://evil.example',
    'https://exa mple.org',
  ])('what programs cannot use as a contact is refused: %j', async (securityContact) => {
    const { status, json } = await change({ securityContact });
    expect([status, json.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'securityContact']);
    expect((await change({ securityPolicy: securityContact })).status).toBe(400);
  });

  test('only administrators can change it, and nobody else can read it in the settings', async () => {
    const editor = { email: `editor-${database}@example.com`, password: 'a long word for editors' };
    const created = await site.post(
      '/api/users',
      { ...editor, name: 'Ed', role: 'editor' },
      { headers },
    );
    expect(created.status).toBe(201);
    const asEditor = await site.signIn(editor);
    const before = (await shown()).text;
    await change({ securityContact: 'thief@example.net', hotline: '+44 20 7946 0001' }, asEditor);
    const settings = await site.get('/api/globals/settings', { headers });
    expect(settings.json.hotline).toBe('+44 20 7946 0001');
    expect(settings.json.securityContact).not.toBe('thief@example.net');
    expect(fieldsOf((await shown()).text).contact).toEqual(fieldsOf(before).contact);
    for (const as of [asEditor, {}]) {
      const { json } = await site.get('/api/globals/settings', { headers: as });
      expect(Object.keys(json).filter((name) => name.startsWith('security'))).toEqual([]);
    }
  });

  test('without a contact there is none', async () => {
    expect((await change({ securityContact: '' })).status).toBe(200);
    await vi.waitFor(async () => expect((await shown()).status).toBe(404), 10_000);
    expect((await site.request(address, { method: 'HEAD' })).status).toBe(404);
  });
});
