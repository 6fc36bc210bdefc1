import { describe, expect, it } from 'vitest';
import { extract } from '../../resumes/extraction/extract.ts';
import { findPeriods } from '../../resumes/extraction/periods.ts';
import type { Line } from '../../resumes/model.ts';

const line = (text: string, index: number): Line => ({
  ...{ page: 1, region: 0, y: 20 + index * 14, isBullet: false, isHeading: false },
  cells: [{ text, x: 50, right: 51 + text.length * 5, size: 10, isBold: false }],
});

const jobs = (heading: string, ...texts: string[]) =>
  extract({
    lines: ['Anna Nowak', 'anna@example.org', heading, ...texts].map(line),
    isPrinted: true,
    links: [],
  }).pastPositions.map(({ title, organisation, start, end }) => [title, organisation, start, end]);

describe('positions told in sentences', () => {
  it.each([
    ['Employment', 'From 03/2019 to 05/2021 I was a Buyer at Harbour Foods Ltd.', 'Buyer'],
    ['Employment', 'I worked for Harbour Foods Ltd as Buyer from 03/2019 to 05/2021.', 'Buyer'],
    ['Employment', 'At Harbour Foods Ltd I was Buyer from 03/2019 until 05/2021', 'Buyer'],
    [
      'Berufserfahrung',
      'Von 03/2019 bis 05/2021 war ich Lagerist bei Harbour Foods Ltd.',
      'Lagerist',
    ],
    [
      'Berufserfahrung',
      'Von 03/2019 bis 05/2021 habe ich bei Harbour Foods Ltd als Lagerist gearbeitet.',
      'Lagerist',
    ],
    ['Expérience', 'De 03/2019 à 05/2021, j’ai été vendeuse chez Harbour Foods Ltd.', 'vendeuse'],
    [
      'Doświadczenie zawodowe',
      'Od 03/2019 do 05/2021 pracowałam jako sprzedawca w Harbour Foods Ltd.',
      'sprzedawca',
    ],
  ])('%s: %s', (heading, text, title) => {
    const [job] = jobs(heading, text);
    expect(job?.[1]?.replace(/\.$/, '')).toBe('Harbour Foods Ltd');
    expect([job?.[0], job?.[2], job?.[3]]).toEqual([title, '2019-03', '2021-05']);
  });

  it('may go on in the next line', () => {
    expect(
      jobs('Employment', 'From 2019 to 2021 I worked as a Buyer', 'at Harbour Foods Ltd in Leeds.'),
    ).toHaveLength(1);
  });

  it('are not made of what somebody did at work', () => {
    expect(
      jobs(
        'Employment',
        '2019 – 2021',
        'Buyer, Harbour Foods Ltd',
        'I trained eleven drivers in 2020.',
      ),
    ).toEqual([['Buyer', 'Harbour Foods Ltd', '2019', '2021']]);
  });
});

describe('what stands between a title and an employer', () => {
  it.each([
    ['Harbour Foods Ltd as Buyer', 'Buyer', 'Harbour Foods Ltd'],
    ['Employed by Harbour Foods Ltd as a Buyer', 'Buyer', 'Harbour Foods Ltd'],
    ['Buyer on behalf of Harbour Foods Ltd', 'Buyer', 'Harbour Foods Ltd'],
    ['Buyer / Harbour Foods Ltd', 'Buyer', 'Harbour Foods Ltd'],
    ['Harbour Foods Ltd > Buyer', 'Buyer', 'Harbour Foods Ltd'],
    ['Angestellt als Lagerist bei Elbtal Kurier GmbH', 'Lagerist', 'Elbtal Kurier GmbH'],
    ['Elbtal Kurier GmbH, als Lagerist', 'Lagerist', 'Elbtal Kurier GmbH'],
    ['Vendeuse dans l’entreprise Librairie Garnier', 'Vendeuse', 'Librairie Garnier'],
    ['VP, Operations (Ashwick Stores plc)', 'VP, Operations', 'Ashwick Stores plc'],
    ['Leiter Qualität, Werk 2 | Tannwerke AG', 'Leiter Qualität, Werk 2', 'Tannwerke AG'],
    [
      'Fachkraft für Lagerlogistik, Spedition Bauer AG',
      'Fachkraft für Lagerlogistik',
      'Spedition Bauer AG',
    ],
  ])('%s', (text, title, organisation) => {
    expect(jobs('Employment', '2019 – 2021', text)).toEqual([
      [title, organisation, '2019', '2021'],
    ]);
  });
});

describe('periods as applicants write them', () => {
  it.each([
    ['2016-11—2021-01', '2016-11', '2021-01'],
    ['03/2019 … 05/2021', '2019-03', '2021-05'],
    ['03/2019 > 05/2021', '2019-03', '2021-05'],
    ['between 2019 and 2021', '2019', '2021'],
    ['zwischen 03/2019 und 05/2021', '2019-03', '2021-05'],
    ['2019 March – 2021 June', '2019-03', '2021-06'],
    ['2019 (März) – 2021 (Juni)', '2019-03', '2021-06'],
    ['201903 –> 202105', '2019-03', '2021-05'],
    ['03/2019 (ongoing)', '2019-03', 'present'],
    ['03/2019 bis auf Weiteres', '2019-03', 'present'],
    ['from 2019', '2019', 'present'],
    ['2019 ff.', '2019', 'present'],
  ])('%s', (text, start, end) => {
    expect(findPeriods(text)).toMatchObject([{ start, end }]);
  });
});
