import { expect, test } from 'vitest';
import { KeptBody } from '../../server/pages/kept-body.ts';

test('A text is at hand in each encoding once somebody has asked for it', async () => {
  const text = Buffer.from('Light modules for light roofs. '.repeat(100));
  const body = await KeptBody.of(text);
  expect(body.ready('br')?.length).toBeLessThan(text.length / 10);
  for (const encoding of ['gzip', 'identity'] as const) {
    expect(body.ready(encoding)).toBeUndefined();
    const made = await body.in(encoding);
    expect(body.ready(encoding)?.equals(made)).toBe(true);
  }
  expect(body.ready('identity')?.equals(text)).toBe(true);
});

test('Compressed once more, it is the same text', async () => {
  const text = Buffer.from(Array.from({ length: 2000 }, (_, index) => index ** 2).join(' '));
  const body = await KeptBody.of(text);
  const quick = body.ready('br')?.length ?? 0;
  await body.compressBest();
  expect(body.ready('br')?.length).toBeLessThan(quick);
  expect((await body.in('identity')).equals(text)).toBe(true);
});
