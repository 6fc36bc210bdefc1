import { expect, test } from 'vitest';
import { noBreakSpace, spaceBefore } from '../../app/i18n/format.ts';

test.each([
  ['kWh', 'ja', noBreakSpace],
  ['m²', 'zh', noBreakSpace],
  ['°C', 'ja', noBreakSpace],
  ['年', 'ja', ''],
  ['%', 'ja', ''],
])('%s follows its number in %s as the language writes it', (unit, language, space) => {
  expect(spaceBefore(unit, language)).toBe(space);
});
