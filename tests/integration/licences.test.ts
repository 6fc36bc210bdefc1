import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Acceptance, judge } from '../../scripts/advisories.ts';
import { productionPackages } from '../../scripts/dependencies.ts';
import { isAllowed, licencesByFile, refusedLicences } from '../../scripts/licences.ts';
import { notices, noticesText } from '../../scripts/notices.ts';
import { billOfMaterials } from '../../scripts/sbom.ts';

const installed = productionPackages().filter(({ isInstalled }) => isInstalled);

describe('what the site ships with', () => {
  it('has only allowed licences', () => {
    expect(refusedLicences()).toEqual([]);
  });

  it('is refused with a more restrictive licence, or with none', () => {
    const refused = refusedLicences([
      { name: 'copyleft', version: '1.0.0', licence: 'GPL-3.0-only' },
      { name: 'nameless', version: '1.0.0', licence: '' },
      { name: 'libvips-elsewhere', version: '1.0.0', licence: 'LGPL-3.0-or-later' },
      { name: 'fine', version: '1.0.0', licence: 'MIT' },
    ]);
    expect(refused).toEqual([
      'copyleft 1.0.0: GPL-3.0-only',
      'nameless 1.0.0: no licence is named',
      'libvips-elsewhere 1.0.0: LGPL-3.0-or-later',
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND GPL-2.0-only', false],
    ['GPL-2.0-only OR (MIT AND ISC)', true],
    ['(MIT OR GPL-2.0-only) AND AGPL-3.0-only', false],
    ['(MIT', false],
    ['MIT ISC', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['', false],
  ])('is read as an expression of SPDX: %j', (expression, expected) => {
    expect(isAllowed(expression, 'anything')).toBe(expected);
  });

  it('has licences named by hand only where the licence file confirms them', () => {
    for (const [name, licence] of Object.entries(licencesByFile)) {
      const text = readFileSync(path.join('node_modules', name, 'LICENSE'), 'utf8');
      expect(text).toMatch(new RegExp(`^${licence} License`));
    }
  });
});

describe('the notices', () => {
  it('contain the text of every licence', () => {
    const list = notices();
    const titles = new Set(list.map(({ title }) => title));
    expect(installed.filter(({ name, version }) => !titles.has(`${name} ${version}`))).toEqual([]);
    const without = list.filter(({ texts }) => texts.join('').length < 200);
    expect(without.map(({ title }) => title)).toEqual([]);
    const text = noticesText(list);
    expect(list.filter(({ title }) => !text.includes(title))).toEqual([]);
    expect(text).toContain('Noto Sans');
    expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  });

  it('name the fonts in this repository, of which there are no others', () => {
    const fonts = readdirSync('documents/typesetting/fonts').filter((name) => name !== 'LICENSE');
    const unnamed = fonts.filter((name) => !/^(hanken-grotesk|noto-sans-(sc|jp))-/.test(name));
    expect(unnamed).toEqual([]);
  });
});

describe('the CycloneDX bill of materials', () => {
  const bill = billOfMaterials();

  it('is valid CycloneDX 1.6', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set([...refs, bill.metadata.component['bom-ref']]);
    for (const { ref, dependsOn } of bill.dependencies) {
      expect([ref, ...dependsOn].filter((one) => !known.has(one))).toEqual([]);
      expect(new Set(dependsOn).size).toBe(dependsOn.length);
    }
    for (const { type, name, licenses } of bill.components) {
      expect(['library', 'data']).toContain(type);
      expect(name).not.toBe('');
      expect(licenses).toHaveLength(1);
    }
  });

  it('has each installed package with its URL, its hash and its dependencies', () => {
    for (const one of installed) {
      const component = bill.components.find((other) => other['bom-ref'] === one.folder);
      const purl = component && 'purl' in component ? component.purl : '';
      expect(purl).toBe(`pkg:npm/${one.name.replace('@', '%40')}@${one.version}`);
      const hashes = component && 'hashes' in component ? component.hashes : [];
      for (const { alg, content } of hashes ?? []) {
        expect(content).toHaveLength(createHash(alg.replace('-', '')).digest('hex').length);
      }
    }
    const payload = bill.dependencies.find(({ ref }) => ref === 'node_modules/payload');
    expect(payload?.dependsOn).toContain('node_modules/pino');
  });
});

describe('the check for advisories', () => {
  const advisory = (severity: string) => ({
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    name: 'left',
    severity,
    title: 'It falls over',
  });
  const report = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { left: { via: [advisory(severity)] }, right: { via: ['left'] } },
    });
  const accepted = (until: string): Acceptance[] => [
    { id: 'GHSA-aaaa-bbbb-cccc', reason: 'not reached', until },
  ];
  const today = new Date('2026-11-22T12:00:00Z');

  it('says so if the registry does not respond, and does not fail', () => {
    for (const output of ['', '<html>', '{"message":"405 Method Not Allowed"}']) {
      const { code, lines } = judge(output, [], today);
      expect([code, lines.join()]).toEqual([0, expect.stringMatching(/^not checked: /)]);
    }
  });

  it('fails for high and critical ones, unless accepted for now', () => {
    expect(judge(report('critical'), [], today).code).toBe(1);
    expect(judge(report('high'), [], today).code).toBe(1);
    expect(judge(report('moderate'), [], today).code).toBe(0);
    expect(judge(report('high'), accepted('2026-11-22'), today)).toEqual({
      code: 0,
      lines: [expect.stringContaining('accepted until 2026-11-22: not reached')],
    });
    const over = judge(report('high'), accepted('2026-11-21'), today);
    expect([over.code, over.lines.join()]).toEqual([1, expect.stringContaining('which is over')]);
    expect(judge('{"vulnerabilities":{}}', [], today).lines).toEqual(['checked: no advisories']);
  });

  it('accepts nothing without a reason and an expiry date', () => {
    const list: Acceptance[] = JSON.parse(readFileSync('scripts/accepted-advisories.json', 'utf8'));
    for (const { id, reason, until } of list) {
      expect(id).toMatch(/^GHSA(-\w{4}){3}$/);
      expect(reason).not.toBe('');
      expect(new Date(until).toISOString()).toContain(until);
    }
  });
});
