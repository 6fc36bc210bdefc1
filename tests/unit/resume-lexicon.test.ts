import { describe, expect, it } from 'vitest';
import { bareOrganisation } from '../../resumes/extraction/bare-names.ts';
import { countryOf } from '../../resumes/extraction/countries.ts';
import { headingOf } from '../../resumes/extraction/headings.ts';
import { industries } from '../../resumes/extraction/industry.ts';
import { splitAtLabels } from '../../resumes/extraction/labels.ts';
import { wordsIn } from '../../resumes/extraction/lexicon.ts';
import { bareName } from '../../resumes/extraction/names.ts';
import { findPeriods } from '../../resumes/extraction/periods.ts';
import { withoutProjectTables } from '../../resumes/extraction/tables.ts';
import { joinBrokenPeriods } from '../../resumes/extraction/wrapped-lines.ts';
import { datesInFigures, unifyVariants } from '../../resumes/formats/east-asian-text.ts';
import common from '../../resumes/lexicon/common.json' with { type: 'json' };
import type { Line } from '../../resumes/model.ts';
import { sourceFiles, withoutComments } from '../helpers/source-files.ts';

const line = (...texts: string[]): Line => ({
  page: 1,
  region: 0,
  y: 0,
  cells: texts.map((text, index) => ({
    text,
    x: index * 100,
    right: index * 100 + 80,
    size: 10,
    isBold: false,
  })),
  isBullet: false,
  isHeading: false,
});

describe('wordings of CVs', () => {
  it.each([
    ['WHERE I HAVE WORKED', 'experience'],
    ['Total Work Experience:', 'experience'],
    ['ACADEMIC PROFILE:', 'education'],
    ['School and College', 'education'],
    ['Major Academic Projects', 'other'],
    ['Who can vouch for me', 'references'],
    ['職歴一覧', 'experience'],
    ['我在哪里工作过', 'experience'],
    ['应聘人员登记表', 'document'],
  ])('the heading "%s" begins %s', (text, kind) => {
    expect(headingOf(text)).toBe(kind);
  });

  it.each([
    ['From: March 2019 To: Present', '2019-03', 'present'],
    ['September 2016 to the present day', '2016-09', 'present'],
    ['2020/8~仍在職', '2020-08', 'present'],
    ['自2014年5月起至今', '2014-05', 'present'],
    ['Zeugnis vom 1. März 2019', '2019-03-01', '2019-03-01'],
    ['desde 2019', '2019', 'present'],
  ])('%s lasts from %s to %s', (text, start, end) => {
    expect(findPeriods(text).map((period) => [period.start, period.end])).toEqual([[start, end]]);
  });

  it.each([
    ['Michael Chang, P.Eng.', 'Michael Chang'],
    ['戚继远 博士', '戚继远'],
  ])('the name of "%s" is %s', (text, name) => {
    expect(bareName(text)).toBe(name);
  });

  it.each([
    ['Omani', 'OM'],
    ['UAE', 'AE'],
    ['中国香港', 'HK'],
  ])('%s is %s', (text, country) => {
    expect(countryOf(text)).toBe(country);
  });

  it('dates written in words are recognised', () => {
    expect(datesInFigures('昭和六十年三月三日生')).toBe('昭和60年3月3日生');
    expect(datesInFigures('平成十五年十二月')).toBe('平成15年12月');
    expect(datesInFigures('二〇一九年七月入职')).toBe('2019年7月入职');
    expect(datesInFigures('三年一组')).toBe('三年一组');
  });

  it('boxed labels are on one line', () => {
    expect(splitAtLabels('〔雇用形態〕正社員　〔役職〕工事課長')).toEqual([
      '〔雇用形態〕正社員',
      '〔役職〕工事課長',
    ]);
  });

  it.each([
    ['HR Business Partner', 'manufacturing'],
    ['Senior Geologist', 'logistics'],
    ['kept it running', 'informationTechnology'],
  ])('"%s" tells nothing of %s', (text, name) => {
    const pattern = industries.find(({ id }) => id === name)?.pattern;
    expect(text.match(pattern ?? /^/)).toBeNull();
  });

  it('characters that fonts draw alike are read as in the rest of the text', () => {
    const read = (text: string) =>
      unifyVariants({ lines: [line(text)], isPrinted: true, links: [] }).lines[0]?.cells[0]?.text;
    expect(read('用戶运营实习生 经理')).toBe('用户运营实习生 经理');
    expect(read('客户經理 電話')).toBe('客戶經理 電話');
    expect(read('戶田さんの電話')).toBe('戸田さんの電話');
  });

  it('projects in a table are ignored if the employer has a period of its own', () => {
    const employer = line('2014年4月～現在　東北システムズ株式会社');
    const table = [
      line('期間', 'プロジェクト概要', '役割'),
      line('2018年1月～2021年4月', '物流倉庫管理', 'SE'),
    ];
    expect(withoutProjectTables([employer, ...table])).toEqual([employer]);
    expect(withoutProjectTables(table)).toEqual(table);
  });

  it.each([
    ['天津渤海汽车电子有限公司（原津滨电装）', '天津渤海汽车电子有限公司'],
    ['Harbour Foods Ltd (formerly Bay Foods)', 'Harbour Foods Ltd'],
    ['Zakłady Chemiczne (Nowak)', 'Zakłady Chemiczne (Nowak)'],
  ])('the employer of "%s" is %s', (text, name) => {
    expect(bareOrganisation(text)).toBe(name);
  });

  it.each([
    [['2020 –', '2017 – 2020'], 2],
    [['Building Contractors, Dublin 12', 'Sept. 2019 - to date'], 2],
  ])('of %j there are %i lines when broken periods are joined', (texts, count) => {
    expect(
      joinBrokenPeriods(
        texts.map((text) => line(text)),
        'dayFirst',
      ),
    ).toHaveLength(count);
  });
});

describe('the code of the reader', () => {
  const wordsOf = (text: string): string[] =>
    text.match(
      /\p{Script=Latin}{3,}|[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,}/gu,
    ) ?? [];
  /** Each word, with the one language in whose lexicon it is. */
  const languages = new Map<string, string | null>();
  for (const [language, { sources: _, ...lists }] of Object.entries({ common, ...wordsIn }))
    for (const [, entry = ''] of JSON.stringify(lists).matchAll(/"([\p{L}\s]+)"(?!:)/gu))
      for (const word of wordsOf(entry))
        languages.set(word, (languages.get(word) ?? language) === language ? language : null);
  // Words of several languages, or endings of such words: `universit(?:y|ies)`.
  const shared = 'adresse commercial date ies list nos personal ref service universit';
  for (const word of wordsOf(shared)) languages.delete(word);

  const literals =
    /'[^'\n]*'|`[^`]*`|(?<=(?:[=(,:?[!&|]|return)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//gu;
  // A string of one word is a name within the code.
  const noWords = /^'\w+'$|\$\{[^}]*\}|\\+p\{\S+?\}|\(\?<\w+>|\\+\p{L}/gu;

  it('has the words of two languages at most in each file', () => {
    const mixed = ['extraction', 'formats', 'layout']
      .flatMap((folder) => sourceFiles(`resumes/${folder}`))
      .map(({ path, text }) => {
        const code = withoutComments(text).replaceAll(/^.* from '.*$/gmu, '');
        const words = (code.match(literals) ?? [])
          .flatMap((literal) => wordsOf(literal.replaceAll(noWords, ' ')))
          .filter((word) => (languages.get(word) ?? 'common') !== 'common');
        return { path, ...Object.groupBy(new Set(words), (word) => languages.get(word) ?? '') };
      })
      .filter((words) => Object.keys(words).length > 3);
    expect(mixed).toEqual([]);
  });
});
