import { describe, expect, test } from 'vitest';
import { parameterName } from '../../cms/products/parameters.ts';
import { pages } from '../../content/pages/index.ts';
import { facts } from '../../content/products/facts.ts';
import { models, type SeedModel } from '../../content/products/models.ts';
import type { Lookup } from '../../content/seed-page.ts';

/** Figures that follow from one another have to agree, wherever they are stated. */
const all: readonly SeedModel[] = models;

function numberOf(model: SeedModel | undefined, parameter: string): number | undefined {
  return model?.parameters.find((one) => one.parameter === parameter)?.value ?? undefined;
}

const find = (key: string) => all.find((model) => model.key === key);
const fact = (key: string) => facts.find((one) => one.key === key)?.value ?? Number.NaN;

/** Of the modules of a kit, whose weight and power are those of all of them. */
const modulesOf = (model: SeedModel) => (model.key === 'balcony-800' ? 2 : 1);

function areaOf(model: SeedModel): number | undefined {
  const [length, width] = [numberOf(model, 'length'), numberOf(model, 'width')];
  return length && width ? (length * width * modulesOf(model)) / 1_000_000 : undefined;
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;
const rounded = (value: number, like: number) => Number(value.toFixed(decimalsOf(like)));

/** Published values that differ from what follows from published sizes: the page says so. */
const namedDifferences = ['smf-520.weightPerArea', 'smf-520.efficiency'];
/** The stand-in for its class, which is why it has the published value of SMF 520. */
const standsIn = 'smh-520.efficiency';

describe.each(all)('$key', (model) => {
  const area = areaOf(model);
  const power = numberOf(model, 'nominalPower');

  const derived = {
    weightPerArea: area && (numberOf(model, 'weight') ?? Number.NaN) / area,
    efficiency: area && power && power / area / 10,
  };

  test.each(Object.entries(derived))('states the %s that follows from its size', (key, value) => {
    const stated = numberOf(model, key);
    if (stated === undefined || !value || Number.isNaN(value)) return;
    const name = `${model.key}.${key}`;
    if (namedDifferences.includes(name)) {
      // No longer needed once they agree; and never more than a rounding of two steps.
      expect(rounded(value, stated)).not.toBe(stated);
      expect(Math.abs(value - stated) / stated).toBeLessThan(0.03);
    } else if (name === standsIn) {
      expect(stated).toBe(numberOf(find('smf-520'), key));
    } else {
      expect([name, rounded(value, stated)]).toEqual([name, stated]);
    }
  });

  test('has the power of its voltage and its current', () => {
    const voltage = numberOf(model, 'voltageAtMaximumPower');
    const current = numberOf(model, 'currentAtMaximumPower');
    if (voltage === undefined || current === undefined || power === undefined) return;
    expect(Math.abs(voltage * current - power)).toBeLessThan(0.5);
  });
});

test('A kit of two modules says of every figure that differs whether it is of one or of both', () => {
  const rows = find('balcony-800')?.parameters ?? [];
  const of = (parameter: string) => rows.find((row) => row.parameter === parameter)?.text?.en;
  for (const key of ['nominalPower', 'weight']) expect(of(key)).toBe('both modules');
  for (const key of ['openCircuitVoltage', 'shortCircuitCurrent', 'length', 'width']) {
    expect(of(key)).toBe('one module');
  }
  const name = (language: 'en' | 'de' | 'zh' | 'ja', note: string) =>
    parameterName('openCircuitVoltage', language, note).replace(/\u00a0/g, ' ');
  expect(name('en', 'one module')).toBe('Open-circuit voltage (Voc, one module)');
  expect(name('de', 'ein Modul')).toBe('Leerlaufspannung (Uoc, ein Modul)');
  expect(name('zh', '单块组件')).toBe('开路电压（Voc，单块组件）');
  expect(name('ja', '1枚')).toBe('公称開放電圧（Voc、1枚）');
  expect(parameterName('weight', 'ja', '2枚合計')).toBe('質量（2枚合計）');
});

const noLookup: Lookup = {
  picture: () => 1,
  video: () => 1,
  series: () => [1],
  models: () => [1],
};

test('The page of SMF 520 names what its size works out at, in every language', () => {
  const page = pages.find(({ path }) => path === '/product_data');
  for (const text of Object.values(page?.texts ?? {})) {
    const { blocks } = page?.build(text, noLookup) ?? { blocks: [] };
    const table = blocks.find(({ blockType }) => blockType === 'specificationTable');
    const basis = table && 'basis' in table ? table.basis : '';
    expect(basis).toContain('{smf-520.calculatedWeightPerArea}');
    expect(basis).toContain('{smf-520.calculatedEfficiency}');
  }
});

test('One glass module is the reference of all comparisons, and the framed one of Dragonfly', () => {
  const smf = numberOf(find('smf-520'), 'weightPerArea') ?? Number.NaN;
  const dragonfly = numberOf(find('smh-520'), 'weightPerArea') ?? Number.NaN;
  expect(rounded(smf / (1 - fact('lighterThanGlass') / 100), 9.3)).toBe(fact('glassModule'));
  expect(dragonfly / (1 - fact('dragonflyLighterThanGlass') / 100)).toBeCloseTo(10.25, 6);
  expect(fact('framedGlassModule')).toBe(10.3);
  const text = JSON.stringify(pages.map((page) => page.texts));
  expect(text.match(/\b(9[.,]3|10[.,]3)\s?kg/g)).toBeNull();
});

test('Japanese says what remains of the weight of a glass module, as the specification does', () => {
  const found = facts.find(({ key }) => key === 'lighterThanGlass');
  const japanese = found && 'languages' in found ? found.languages : undefined;
  expect(japanese).toEqual({ ja: { value: 100 - fact('lighterThanGlass') } });
});
