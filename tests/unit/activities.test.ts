import { describe, expect, it } from 'vitest';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import { resolvePeriod } from '../../cms/activities/period.ts';
import { registrationEnd, stateByDates } from '../../cms/activities/registrations.ts';
import { datesFrom } from '../../content/activities/activities.ts';

describe('when an activity is', () => {
  const starts = '2027-01-07T08:00:00.000Z';
  const ends = '2027-01-07T15:30:00.000Z';

  it.each([
    ['en', 'Thursday, 7 January 2027, 9:00–16:30 (CET)'],
    ['zh', '2027年1月7日星期四 9:00～16:30（德国时间）'],
    ['de', 'Donnerstag, 7. Januar 2027, 9:00–16:30 Uhr (MEZ)'],
    ['ja', '2027年1月7日（木）9:00～16:30（ドイツ時間）'],
    ['es', 'jueves, 7 de enero de 2027, de 9:00 a 16:30 h (CET)'],
    ['fr', 'jeudi 7 janvier 2027, de 9 h à 16 h 30 (UTC+1)'],
    ['pl', 'czwartek, 7 stycznia 2027, godz. 9:00–16:30 (CET)'],
  ] as const)('is said as clocks show it there: %s', (language, expected) => {
    const { value, text } = resolvePeriod({ starts, ends, timeZone: 'Europe/Berlin' }, language);
    expect(withPlainSpaces(text)).toBe(expected);
    expect(value).toBe(starts);
  });

  it.each(['en', 'zh', 'de', 'ja', 'pl'] as const)(
    'does not end a line after its dash: %s',
    (language) => {
      const { text } = resolvePeriod({ starts, ends, timeZone: 'Europe/Berlin' }, language);
      expect(text).toMatch(/9:00\u2060[–～]\u206016:30/);
    },
  );

  it('follows the summer time of the place', () => {
    const text = (starts: string) =>
      resolvePeriod({ starts, timeZone: 'Europe/Berlin' }, 'en').text;
    expect(text('2027-03-28T00:59:00Z')).toContain('1:59 (CET)');
    expect(text('2027-03-28T01:00:00Z')).toContain('3:00 (CEST)');
  });

  it('names both days where the place has two', () => {
    const inTokyo = resolvePeriod({ starts, ends, timeZone: 'Asia/Tokyo' }, 'en').text;
    expect(inTokyo.replace(/\u00a0/g, ' ')).toBe(
      'Thursday, 7 January 2027, 17:00 to Friday, 8 January 2027, 0:30 (GMT+9)',
    );
  });
});

describe('registration', () => {
  const starts = '2027-01-07T08:00:00.000Z';
  const ends = '2027-01-07T15:00:00.000Z';
  const registrationUntil = '2026-12-31T08:00:00.000Z';
  const stateAt = (now: string, until: string | null = registrationUntil) =>
    stateByDates({ starts, ends, registrationUntil: until }, Date.parse(now));

  it('is open until its date, closed until the end, and past from then on', () => {
    expect(stateAt('2026-12-31T07:59:59Z')).toBe('open');
    expect(stateAt('2026-12-31T08:00:00Z')).toBe('closed');
    expect(stateAt('2027-01-07T14:59:59Z')).toBe('closed');
    expect(stateAt('2027-01-07T15:00:00Z')).toBe('past');
  });

  it('is open until the start where there is no date', () => {
    expect(stateAt('2027-01-07T07:59:59Z', null)).toBe('open');
    expect(stateAt('2027-01-07T08:00:00Z', null)).toBe('closed');
    expect(registrationEnd({ starts })).toBe(starts);
  });

  it('ends at the start, even if an editor has set a later date', () => {
    expect(stateAt('2027-01-07T08:00:00Z', '2027-02-01T00:00:00Z')).toBe('closed');
  });
});

describe('the dates of the examples', () => {
  const days = Array.from(
    { length: 14 },
    (_, index) => new Date(Date.UTC(2026, 10, 20 + index, 23)),
  );

  it.each(days)('are on the first Thursday after so many weeks: filled on %s', (now) => {
    const { starts, ends, registrationUntil } = datesFrom(now, { weeks: 6, hours: [8, 15] });
    const start = new Date(starts);
    expect([start.getUTCDay(), start.getUTCHours()]).toEqual([4, 8]);
    expect(Date.parse(ends) - start.getTime()).toBe(7 * 3_600_000);
    const later = (start.getTime() - now.getTime()) / (24 * 3_600_000);
    expect(later).toBeGreaterThan(41);
    expect(later).toBeLessThan(49);
    expect(Date.parse(registrationUntil)).toBeGreaterThan(now.getTime());
  });
});
