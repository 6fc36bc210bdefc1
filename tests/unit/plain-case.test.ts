import { expect, test } from 'vitest';
import { plainCase } from '../../server/tools/plain-case.ts';

const plain = (query: string) => plainCase({ tool: 'yield', query }, 'en')?.query ?? null;

test.each([
  ['v=1&place=berlin&count=12', 'v=1&place=Berlin%2C+Germany&count=12'],
  ['v=1&place=Berl%C3%ADn&kind=gap', 'v=1&place=Berlin%2C+Germany&kind=gap'],
  ['v=1&place=Berlin+(call+me)', 'v=1&place=Berlin%2C+Germany'],
  ['v=1&place=Berlin&latitude=call&country=me', 'v=1&place=Berlin%2C+Germany'],
  [
    'v=1&latitude=52.5&longitude=-13&country=Alemania',
    'v=1&latitude=52.5&longitude=-13&country=DE',
  ],
  [
    'v=1&tilt=３０&factor=1\u202f234,5',
    `v=1&${new URLSearchParams({ tilt: '３０', factor: '1\u202f234,5' })}`,
  ],
  ['v=1&count=call', null],
  ['v=1&model=call+me', null],
  ['v=1&place=Nowhere+at+all', null],
  ['v=1&price=123456789012345678', null],
])('nothing but numbers and known names is in an address that is mailed: %s', (query, expected) => {
  expect(plain(query)).toBe(expected);
});
