import { describe, expect, it } from 'vitest';
import { extract } from '../../resumes/extraction/extract.ts';
import type { ResumeText } from '../../resumes/model.ts';

/** Positions in a CV whose lines are given: `**` sets bold, `||` separates columns. */
function positionsOf(...texts: string[]) {
  const lines = texts.map((text, index): ResumeText['lines'][number] => ({
    ...{ page: 1, region: 0, y: 20 + index * 14, isBullet: false, isHeading: false },
    cells: text.split('||').map((raw, column) => {
      const bare = raw.replace('**', '').trim();
      const x = 50 + column * 200;
      return { text: bare, x, right: x + 1 + bare.length * 5, size: 10, isBold: raw !== bare };
    }),
  }));
  return extract({ lines, isPrinted: true, links: [] }).pastPositions.map(
    ({ title, organisation, start, end }) =>
      `${title} | ${organisation} | ${start} | ${end === 'present' ? '' : end}`,
  );
}

const person = ['Anna Nowak', 'anna@example.org'];
const work = [...person, 'Berufserfahrung'];
const first = 'Einkäuferin | Elbtal Kurier GmbH | 2019-03 | 2021-05';
const second = 'Lagerleiterin | Nordlicht Logistik AG | 2015-01 | 2018-12';

describe('what recurs in the entries of a CV', () => {
  it('is a label before a colon, if it is in no list', () => {
    expect(
      positionsOf(
        ...[...work, 'Wannig: 03/2019 – 05/2021', 'Wodenn: Elbtal Kurier GmbH'],
        ...['Wasdenn: Einkäuferin', 'Wannig: 01/2015 – 12/2018'],
        ...['Wodenn: Nordlicht Logistik AG', 'Wasdenn: Lagerleiterin'],
      ),
    ).toEqual([first, second]);
  });

  it('is no part of titles that are alike', () => {
    expect(
      positionsOf(
        ...work,
        '03/2019 – 05/2021 Leiterin der Buchhaltung (Elbtal Kurier GmbH)',
        '01/2015 – 12/2018 Leiterin der Buchhaltung (Nordlicht Logistik AG)',
      ),
    ).toEqual([
      'Leiterin der Buchhaltung | Elbtal Kurier GmbH | 2019-03 | 2021-05',
      'Leiterin der Buchhaltung | Nordlicht Logistik AG | 2015-01 | 2018-12',
    ]);
  });
});

it('reads positions that follow studies under a heading that is in no list', () => {
  const studies = ['Ausbildung', '10/2008 – 09/2011', 'Bachelor of Arts', 'Hochschule Elbstadt'];
  expect(
    positionsOf(
      ...[...person, ...studies, 'Wo ich anpackte'],
      ...['03/2019 – 05/2021', 'Einkäuferin', 'Elbtal Kurier GmbH'],
      ...['01/2015 – 12/2018', 'Lagerleiterin', 'Nordlicht Logistik AG'],
    ),
  ).toEqual([first, second]);
});

describe('columns for start and end', () => {
  it('may have years of two digits', () => {
    expect(
      positionsOf(
        ...[...work, '03/19 || 05/21 || Einkäuferin', ' || || Elbtal Kurier GmbH'],
        ...['01/15 || 12/18 || Lagerleiterin', ' || || Nordlicht Logistik AG'],
      ),
    ).toEqual([first, second]);
  });
});

it('takes a signature for no position', () => {
  expect(
    positionsOf(
      ...[...work, '03/2019 – 05/2021 Einkäuferin, Elbtal Kurier GmbH'],
      'Dresden, den 3. Mai 2026',
    ),
  ).toEqual([first]);
});
