import { describe, expect, it } from 'vitest';
import { type DayOrder, findDates } from '../../resumes/extraction/dates.ts';
import { findPeriods } from '../../resumes/extraction/periods.ts';

describe('dates', () => {
  it.each([
    ['12.03.1985', '1985-03-12'],
    ['1985-03-12', '1985-03-12'],
    ['12 mars 1985', '1985-03-12'],
    ['12. März 1985', '1985-03-12'],
    ['12 de marzo de 1985', '1985-03-12'],
    ['12 marca 1985 r.', '1985-03-12'],
    ['12 III 1985', '1985-03-12'],
    ['March 12, 1985', '1985-03-12'],
    ['12th of March 1985', '1985-03-12'],
    ['1er mai 1990', '1990-05-01'],
    ['昭和60年3月12日', '1985-03-12'],
    ['平成元年1月8日', '1989-01-08'],
    ['S60.3.12', '1985-03-12'],
    ['民國79年5月6日', '1990-05-06'],
    ['１９８５年３月１２日生', '1985-03-12'],
    ['09/2014', '2014-09'],
    ['2014/09', '2014-09'],
    ['wrzesień 2014', '2014-09'],
  ])('%s is %s', (text, value) => {
    expect(findDates(text).map((date) => date.value)).toEqual([value]);
  });

  it.each<[string, DayOrder, string]>([
    ['3/12/1985', 'monthFirst', '1985-03-12'],
    ['3/12/1985', 'dayFirst', '1985-12-03'],
    ['25/12/1985', 'monthFirst', '1985-12-25'],
  ])('%s is read %s as %s', (text, order, value) => {
    expect(findDates(text, order)[0]?.value).toBe(value);
  });

  it.each(['31.02.1985', '99/99/9999', 'ISO 9001:2015 no', '+49 171 3920045'])(
    '%s is not a date',
    (text) => {
      expect(findDates(text).filter(({ value }) => value.length === 10)).toEqual([]);
    },
  );
});

it.each(['201203 Shanghai', 'Order 201903.', '+49 171 201903 45'])('%s holds no month', (text) => {
  expect(findDates(text)).toEqual([]);
});

describe('periods', () => {
  it.each([
    ['03/2019 – heute', '2019-03', 'present'],
    ['2019年3月～現在', '2019-03', 'present'],
    ['令和元年5月〜令和3年3月', '2019-05', '2021-03'],
    ['平成31年4月 - 令和2年3月', '2019-04', '2020-03'],
    ['mars 2019 – aujourd’hui', '2019-03', 'present'],
    ['du 1er mars 2019 au 30 juin 2020', '2019-03-01', '2020-06-30'],
    ['od 03.2019', '2019-03', 'present'],
    ['od marca 2019 do chwili obecnej', '2019-03', 'present'],
    ['seit 2019', '2019', 'present'],
    ['Mar 2019–Present', '2019-03', 'present'],
    ['2019.03-至今', '2019-03', 'present'],
    ['’19 – ’21', '2019', '2021'],
    ['03/19 – 05/21', '2019-03', '2021-05'],
    ['08/2015–08/2020', '2015-08', '2020-08'],
    ['2019-06 / 2025-03', '2019-06', '2025-03'],
    ['04.2024—02.2026', '2024-04', '2026-02'],
    ['Jan – Mar 2019', '2019-01', '2019-03'],
    ['03–09/2019', '2019-03', '2019-09'],
    ['2019年3月～9月', '2019-03', '2019-09'],
    ['2018/19', '2018', '2019'],
    ['Summer 2019', '2019', '2019'],
    ['2015-2018', '2015', '2018'],
    ['bis 2018', null, '2018'],
    ['desde marzo de 2019 hasta la actualidad', '2019-03', 'present'],
    ['III 2019 – V 2021', '2019-03', '2021-05'],
    ['201903-202105', '2019-03', '2021-05'],
    ['201903 – heute', '2019-03', 'present'],
    ['201903至今', '2019-03', 'present'],
    ['seit 201903', '2019-03', 'present'],
    ['03/19 do 05/21', '2019-03', '2021-05'],
    ['自2019年3月至2021年5月', '2019-03', '2021-05'],
  ])('%s is from %s to %s', (text, start, end) => {
    expect(findPeriods(text).map((period) => [period.start, period.end])).toEqual([[start, end]]);
  });
});
