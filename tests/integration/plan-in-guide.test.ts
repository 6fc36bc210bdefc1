import { expect, it } from 'vitest';
import { drawDrawing } from '../../app/drawings/drawings.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { setGuide } from '../../documents/pdf/guide.ts';
import type { Guide } from '../../documents/shown.ts';
import { readPdf } from '../helpers/pdf.ts';

it('a plan in a guide takes the whole width, with its legend and its note below', async () => {
  const drawing = drawDrawing('yachtDeck', [], 'en');
  if (!drawing) throw new Error('the plan is missing');
  const guide: Guide = {
    ...{ kind: 'guide', language: 'en', siteName: 'eArc', kindName: 'Guide', title: 'Plan' },
    ...{ messages: catalogues.en.documents, lead: null, picture: null },
    parts: [{ kind: 'drawing', number: 1, drawing }],
  };
  const edition = { version: 1, date: '2026-11-24' };
  const { lines, pages } = await readPdf(await setGuide(guide, edition, new Map()));
  expect(pages).toBe(1);
  const plain = lines.replace(/\u00a0/g, ' ');
  // Beside a drawing of the usual width there is room for half a sentence.
  for (const text of drawing.legend) expect(plain).toContain(text.replace(/\u00a0/g, ' '));
  expect(plain).toContain('An example of no particular boat.');
});
