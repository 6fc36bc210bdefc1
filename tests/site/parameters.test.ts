import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { models } from '../../content/products/models.ts';
import { readCsv } from '../helpers/csv.ts';
import { patience } from '../helpers/patience.ts';
import { startSite } from '../helpers/site.ts';

const keys = models.map(({ key }) => key);

interface Parameter {
  key: string;
  value: number | string;
  maximum?: number;
  unit: string | null;
  qualifier: string;
  isExample: boolean;
}

describe('machine-readable parameters of the models', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  const find = async (key: string, name: string): Promise<Parameter> => {
    const { json } = await site.get(`/parameters/${key}.json`);
    return json.parameters.find((one: Parameter) => one.key === name);
  };

  it('the index has every model with its values, units, marks and files', async () => {
    const { status, headers, json } = await site.get('/parameters.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json.models.map((one: { key: string }) => one.key)).toEqual(keys);
    for (const model of json.models) {
      const seeded = models.find(({ key }) => key === model.key)?.parameters ?? [];
      const shown = model.parameters.map((one: Parameter) => one.key).sort();
      expect(shown).toEqual(seeded.map(({ parameter }) => parameter).sort());
      for (const address of Object.values<string>(model.files)) {
        expect((await site.get(address)).status).toBe(200);
      }
    }
  });

  it('a value comes with its unit, its precision and whether it is an example', async () => {
    expect(await find('smf-520', 'efficiency')).toMatchObject({
      value: 19.3,
      unit: '%',
      qualifier: 'exactly',
      isExample: false,
    });
    expect(await find('smf-520', 'weight')).toMatchObject({ value: 7.7, qualifier: 'about' });
    expect(await find('smf-520', 'openCircuitVoltage')).toMatchObject({
      value: 48.5,
      unit: 'V',
      isExample: true,
    });
    expect(await find('smf-520', 'operatingTemperature')).toMatchObject({
      value: -40,
      maximum: 85,
      unit: '°C',
    });
    expect(await find('smf-520', 'fireClass')).toMatchObject({ value: 'C', unit: null });
  });

  it('keys and names are the same on every host, addresses of pages are its own', async () => {
    const english = (await site.get('/parameters/smf-520.json')).json;
    const japanese = (await site.get('/parameters/smf-520.json', { site: 'ja' })).json;
    expect(japanese).toEqual({ ...english, page: `${site.origin('ja')}/product_data` });
  });

  it.each(keys)('what is sent of %s is valid by the published schema', async (key) => {
    const schema = (await site.get('/parameters/schema.json')).json;
    const { json } = await site.get(`/parameters/${key}.json`);
    expect(json.$schema).toBe('/parameters/schema.json');
    // Nothing beyond what is described either.
    const strict = { ...schema, unevaluatedProperties: false };
    strict.properties.parameters.items.unevaluatedProperties = false;
    const validator = addFormats.default(new Ajv2020({ allErrors: true, allowUnionTypes: true }));
    const validate = validator.compile(strict);
    validate(json);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('the table for spreadsheets has one row for each parameter, numbers as numbers', async () => {
    const { headers, text } = await site.get('/parameters/smf-520.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = [], ...rows] = readCsv(text.slice(1));
    expect(head).toContain('isExample');
    expect(rows).toHaveLength(models[0].parameters.length);
    const row = rows.find(
      (cells) => cells[head.indexOf('parameter')] === 'powerTemperatureCoefficient',
    );
    expect(row?.[head.indexOf('value')]).toBe('-0.343');
    expect(row?.[head.indexOf('isExample')]).toBe('true');
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
  });

  it('a text that a spreadsheet would take for a formula is defused', async () => {
    const headers = await site.signIn();
    const [{ id, parameters }] = (
      await site.get('/api/models?where[key][equals]=charger-60&depth=0', { headers })
    ).json.docs;
    const changed = parameters.map((row: { parameter: string }) =>
      row.parameter === 'mounting' ? { ...row, text: '=HYPERLINK("https://evil.example")' } : row,
    );
    const { status } = await site.request(`/api/models/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ parameters: changed }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
    const before = (await site.get('/parameters/smf-520.json')).json.revision;
    await expect
      .poll(async () => (await site.get('/parameters/charger-60.csv')).text, patience)
      .toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    // The other models are what they were.
    expect((await site.get('/parameters/smf-520.json')).json.revision).toBe(before);
  });

  it('the file for PVsyst has lines of its form, and says what is an example', async () => {
    const { headers, text } = await site.get('/parameters/smf-520.pan');
    expect(headers['content-type']).toBe('text/plain; charset=us-ascii');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('PVObject_=pvModule');
    expect(lines.at(-2)).toBe('End of PVObject pvModule');
    for (const line of [
      '    Manufacturer=eArc',
      '    Model=SMF 520',
      '    Width=1.196',
      '    Height=2.245',
      '    Depth=0.002',
      '  Technol=mtSiMono',
      '  NCelS=72',
      '  NCelP=2',
      '  PNom=520.0',
      '  Isc=13.520',
      '  Voc=48.50',
      '  Imp=12.840',
      '  Vmp=40.50',
      '  muVocSpec=-123.0',
      '  muPmpReq=-0.343',
      '  VMaxIEC=1000',
    ]) {
      expect(lines).toContain(line);
    }
    const count = Number(/Remarks, Count=(\d+)/.exec(text)?.[1]);
    const remarks = lines.filter((line) => /^ {6}Str_\d+=/.test(line));
    expect(remarks).toHaveLength(count);
    expect(text).toContain('EXAMPLE DATA');
    expect(text).toContain('Open-circuit voltage (Voc)');
    // What no source gives is not made up.
    expect(text).not.toMatch(/^ {2}(RShunt|RSerie|Gamma)=/m);
  });

  it('a file for PVsyst is plain ASCII, whatever the name is', async () => {
    const { body, text } = await site.get('/parameters/smh-520.pan');
    expect([...body].every((byte) => byte < 128)).toBe(true);
    expect(text).toContain('Model=SMH 520 "Dragonfly"');
    const charger = (await site.get('/parameters/charger-60.pan')).text;
    // The cells of this one are not known.
    expect(charger).not.toMatch(/NCelS|Technol/);
  });

  it('a kit whose numbers hold for one module or for both is no module for PVsyst', async () => {
    expect(await find('balcony-800', 'nominalPower')).toMatchObject({
      value: 800,
      holdsFor: 'both modules',
    });
    expect(await find('balcony-800', 'length')).toMatchObject({ holdsFor: 'one module' });
    expect(await find('balcony-400', 'nominalPower')).not.toHaveProperty('holdsFor');
    expect((await site.get('/parameters/balcony-800.pan')).status).toBe(404);
    expect((await site.get('/parameters/balcony-400.pan')).text).toContain('PNom=400.0');
    const { models: listed } = (await site.get('/parameters.json')).json;
    const withoutPan = listed.filter(({ files }: { files: object }) => !('pan' in files));
    expect(withoutPan.map(({ key }: { key: string }) => key)).toEqual(['balcony-800']);
    const { text } = await site.get('/download');
    expect(text).toContain('/parameters/balcony-800.csv');
    expect(text).not.toContain('/parameters/balcony-800.pan');
  });

  it('programs of other sites may read them, and ask whether they have changed', async () => {
    for (const address of [
      '/parameters.json',
      '/parameters/smf-520.csv',
      '/parameters/smf-520.pan',
    ]) {
      const { headers } = await site.get(address);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      // Right after a change the version before it may still be sent once.
      const askAgain = async () => {
        const { headers: known } = await site.get(address);
        const again = await site.get(address, {
          headers: { 'if-none-match': String(known.etag) },
        });
        return [again.status, again.text];
      };
      await expect.poll(askAgain, patience).toEqual([304, '']);
    }
  });

  it('unknown addresses are not found', async () => {
    for (const address of [
      '/parameters/nothing.json',
      '/parameters/smf-520.xml',
      '/parameters/smf-520',
    ]) {
      expect((await site.get(address)).status).toBe(404);
    }
  });
});
