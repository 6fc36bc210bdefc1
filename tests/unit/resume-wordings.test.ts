import { describe, expect, it } from 'vitest';
import { findPeriods } from '../../resumes/extraction/periods.ts';
import { titleScore } from '../../resumes/extraction/roles.ts';
import { read } from '../helpers/read-lines.ts';

const person = (line: string) => read(`Anna Nowak\n${line}\nanna@example.org\n## Berufserfahrung`);
const jobs = (heading: string, lines: string) =>
  read(`Anna Nowak\nanna@example.org\n## ${heading}\n${lines}`).pastPositions.map(
    ({ title, organisation }) => [title, organisation],
  );

describe('periods as applicants word them', () => {
  it.each([
    ['01.09.2018 r. – nadal', '2018-09-01', 'present'],
    ['1er mars 2018 - 30 juin 2018', '2018-03-01', '2018-06-30'],
    ['2021/actualidad', '2021', 'present'],
    ['oct. 2017 / déc. 2020', '2017-10', '2020-12'],
    ['janv. 2021 - ...', '2021-01', 'present'],
    ['04 | 2015 – 09 | 2019', '2015-04', '2019-09'],
    ['Summer 2019 – early 2021', '2019', '2021'],
    ['Anfang 2019 bis Ende 2021', '2019', '2021'],
    ['1st March 2019 – 31st May 2021', '2019-03-01', '2021-05-31'],
    ['2019年春〜2021年秋', '2019', '2021'],
    ['108年3月至110年5月', '2019-03', '2021-05'],
    ['2003-09', '2003-09', '2003-09'],
  ])('%s', (text, start, end) => {
    expect(findPeriods(text)).toMatchObject([{ start, end }]);
  });
});

describe('facts as applicants word them', () => {
  it.each([
    ['de nationalité franco-marocaine', 'FR'],
    ['türkischer Staatsangehöriger', 'TR'],
    ['Argentino - Soltero', 'AR'],
    ['Ecuatoriano con permiso de residencia', 'EC'],
    ['Ungarischer Reisepass', 'HU'],
    ['obywatelka Ukrainy', 'UA'],
    ['持法国护照', 'FR'],
    ['国籍はベトナム', 'VN'],
    ['Argentina\nPaseo de la Ribera 12, bajo\n08025 Barcelona', 'AR'],
  ])('%s', (line, country) => {
    expect(person(line).nationality).toBe(country);
  });

  it.each([
    ['Nacida en Sevilla el 3 de mayo de 1988', '1988-05-03'],
    ['rocznik 1988', '1988'],
    ['Né en 1988', '1988'],
    ["Diplômée de l'année 2001", null],
  ])('%s is a birth in %s', (line, birth) => {
    expect(person(line).dateOfBirth).toBe(birth);
  });

  it.each([
    ["Objet : Candidature au poste de chargé d'affaires", "chargé d'affaires"],
    ['Bewerbung als Lagerleiter (m/w/d), Referenznummer 4711', 'Lagerleiter (m/w/d)'],
    ['Dotyczy: konkursu na stanowisko wicedyrektora', 'wicedyrektora'],
    ['Mein Ziel: Projektleiter Hochbau', 'Projektleiter Hochbau'],
  ])('%s', (line, target) => {
    expect(person(line).positionAppliedFor).toBe(target);
  });

  it.each([
    ['Ahornweg 12 // 64285 Darmstadt // 06151 123456', 'Ahornweg 12, 64285 Darmstadt'],
    ['Kontakt: Unter den Eichen 87, 12205 Berlin', 'Unter den Eichen 87, 12205 Berlin'],
    ['lebt in Dresden', 'Dresden'],
    ['目前城市：成都', '成都'],
    ['新疆乌鲁木齐市天山区胜利路14号 13800001111', '新疆乌鲁木齐市天山区胜利路14号'],
  ])('%s', (line, address) => {
    expect(person(line).currentAddress).toBe(address);
  });

  it('finds what a label of two lines announces', () => {
    const lines = 'Interesuje mnie praca\njako\nKupiec\nTelefon\n22 000 00 12';
    expect(person(lines).positionAppliedFor).toBe('Kupiec');
  });

  it('ignores the birth of a child', () => {
    expect(person('geschieden, 1 Sohn (geb. 2001)').dateOfBirth).toBeNull();
  });

  it('finds the industry in the profile, not a desired one', () => {
    const cv = (profile: string) =>
      read(
        `Anna Nowak\n## Profil\n${profile}\n## Berufserfahrung\n2014 – 2018||Helferin Verpackung, Brandt AG`,
      ).pastIndustry;
    expect(cv('Zehn Jahre in der Lebensmittelindustrie.')).toMatch(/Lebensmittel/u);
    expect(cv('Ich möchte in die Lebensmittelindustrie.')).not.toMatch(/Lebensmittel/u);
  });

  it('takes a name in ideographs and katakana as a whole', () => {
    const cv =
      '履歴書\n田中 ジョージ\n東京都港区芝1-2-3\n## 職歴\n2018年4月〜現在||株式会社山田 営業';
    expect(read(cv).name).toBe('田中 ジョージ');
  });

  it('picks one of two numbers', () => {
    expect(person('924 000 123 - 699 000 123').phone).toBe('924 000 123');
  });
});

describe('positions as applicants word them', () => {
  it.each([
    ...['Hotelfachfrau', 'Couvreur-zingueur', 'Albañil', 'Murarz', 'Aide-soignante'],
    ...['Roofer', 'Carpenter', 'Butcher (part-time)', '大工', '溶接工', '電気工事士', '配車係'],
    ...['光伏安装工', '前台'],
  ])('%s is an occupation', (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  });

  it.each(['Schäfer Solartechnik', 'Baker Street Roofing', '太陽光発電の施工', '加工'])(
    '%s is none',
    (text) => {
      expect(titleScore(text)).toBeLessThan(1.5);
    },
  );

  it.each(['Poprzednie miejsca pracy', 'Arbeitsstellen', '働いた会社', '做过的工作', 'Jobs held'])(
    '%s, in plain type, begins the list of them',
    (heading) => {
      const cv = `Anna Nowak\nanna@example.org\n${heading}\n2019 – 2021||Altes Lager\nHobbies\nChess`;
      expect(read(cv).pastPositions).toHaveLength(1);
    },
  );

  it('recognises individually worded headings', () => {
    expect(
      jobs(
        'Gdzie pracowałam',
        '2019 – obecnie Kierownik budowy, Budimex S.A.\n## Czego się uczyłam',
      ),
    ).toEqual([['Kierownik budowy', 'Budimex S.A.']]);
  });

  it('tells a heading by its colon from titles that are as bold', () => {
    const titles = ['Carpintera', 'Albañil', 'Techadora', 'Techadora'];
    const entries = titles.map(
      (title, index) => `**${title}||${2008 + index} – ${2009 + index}\nMonobra`,
    );
    const studies = [
      '**Estudios:',
      '**Máster||1989 – 1992',
      'IES Vega',
      '**FP||1986 – 1989',
      'IES Mon',
    ];
    const others = [
      '**Clubes:',
      '**Entrenador infantil, CD Sol||1991 – 1994',
      '**Idiomas:',
      'Inglés',
    ];
    const cv = ['Ana Soler', ...studies, '**Lo de antes:', ...entries, ...others].join('\n');
    expect(read(cv).pastPositions.map(({ title }) => title)).toEqual(titles.reverse());
  });

  it('goes on after a comma at the end of a line', () => {
    const line =
      'Monter instalacji fotowoltaicznych, Dudek sp. k.,\nBiałystok | lipiec 2012–wrzesień 2016';
    expect(jobs('Doświadczenie', `Tester, Borsoft Sp. z o.o. | 2018–2020\n${line}`)).toEqual([
      ['Tester', 'Borsoft Sp. z o.o.'],
      ['Monter instalacji fotowoltaicznych', 'Dudek sp. k.'],
    ]);
  });

  it('leaves schools and career breaks out of a complete list', () => {
    const lines = [
      'Mai 2016 bis dato||Bauleiter bei der Hochbau Süd GmbH in Augsburg',
      'Oktober 2007 bis September 2012||Studium Bauingenieurwesen, Hochschule Lechfeld',
      '2006 bis 2007||Zivildienst, Rotes Kreuz',
      '1996 bis 2006||Gymnasium Memmingen, Abitur',
    ];
    expect(jobs('Werdegang', lines.join('\n'))).toEqual([['Bauleiter', 'Hochbau Süd GmbH']]);
  });

  it.each([
    ['2011 – 2014 Referendarin am Gymnasium Nordstadt', 'Referendarin', 'Gymnasium Nordstadt'],
    ['2019.03-至今 上海宏图机械有限公司研发部经理', '研发部经理', '上海宏图机械有限公司'],
    ['2013 – 2014 Serveur à La Coupole (Paris)', 'Serveur', 'La Coupole'],
    ['2018 – 2020 Siemens, Erlangen: Entwicklungsingenieur', 'Entwicklungsingenieur', 'Siemens'],
    ['2012 – 2014. Administrativa. Gestoría López, S.L.', 'Administrativa', 'Gestoría López, S.L.'],
    ['2015 – 2018 Groupe Alto (outdoor, 800 salariés) – Acheteuse', 'Acheteuse', 'Groupe Alto'],
  ])('%s', (line, title, organisation) => {
    expect(jobs('Berufserfahrung', line)).toEqual([[title, organisation]]);
  });
});
