import { describe, expect, it } from 'vitest';
import { countryOf } from '../../resumes/extraction/countries.ts';
import { extract } from '../../resumes/extraction/extract.ts';
import { headingOf } from '../../resumes/extraction/headings.ts';
import { labelOf, splitAtLabels, splitLabel } from '../../resumes/extraction/labels.ts';
import { bareName } from '../../resumes/extraction/names.ts';
import { organisationScore, titleScore } from '../../resumes/extraction/roles.ts';
import { cleanCharacters, joinSpacedLetters } from '../../resumes/formats/characters.ts';
import type { ResumeText } from '../../resumes/model.ts';

describe('names', () => {
  it.each([
    ['Dr. Max Mustermann', 'Max Mustermann'],
    ['Dipl.-Ing. (FH) Sabine Groß', 'Sabine Groß'],
    ['mgr inż. Tomasz Krawiec', 'Tomasz Krawiec'],
    ['Jonathan P. Meyer, PhD', 'Jonathan P. Meyer'],
    ['Lebenslauf von Anna Berg', 'Anna Berg'],
    ['Curriculum Vitae – Jean Dupont', 'Jean Dupont'],
    ['ANNA VON DER HEIDE', 'Anna von der Heide'],
    ['DUPONT Jean', 'DUPONT Jean'],
    ['王小明的简历', '王小明'],
    ['山田 太郎（やまだ たろう）', '山田 太郎'],
    ['李伟 先生', '李伟'],
  ])('%s is %s', (text, name) => {
    expect(bareName(text)).toBe(name);
  });
});

describe('nationalities', () => {
  it.each([
    ['deutsch', 'DE'],
    ['Deutsche', 'DE'],
    ['française', 'FR'],
    ['española', 'ES'],
    ['polskie', 'PL'],
    ['Österreich', 'AT'],
    ['日本国籍', 'JP'],
    ['中国籍', 'CN'],
    ['中華民國', 'TW'],
    ['ベトナム', 'VN'],
    ['U.S.', 'US'],
    ['estadounidense', 'US'],
    ['Ukrainian', 'UA'],
    ['ukraińskie', 'UA'],
    ['Côte d’Ivoire', 'CI'],
  ])('%s is %s', (text, country) => {
    expect(countryOf(text)).toBe(country);
  });

  it.each(['verheiratet', 'fluent', '汉族', 'constructor', '__proto__', ''])(
    '%s is not a nationality',
    (text) => {
      expect(countryOf(text)).toBeNull();
    },
  );
});

describe('headings', () => {
  it.each([
    ['B E R U F S E R F A H R U N G', 'experience'],
    ['■職務経歴', 'experience'],
    ['【学歴】', 'education'],
    ['1. Work Experience', 'experience'],
    ['Berufserfahrung & Praktika:', 'experience'],
    ['WYKSZTAŁCENIE', 'education'],
    ['求职意向', 'objective'],
    ['Formación académica', 'education'],
    ['constructor', null],
    ['Led the experience team in Berlin', null],
  ])('%s begins %s', (text, kind) => {
    expect(headingOf(text)).toBe(kind);
  });
});

describe('words that indicate positions', () => {
  it.each([
    'Vertriebsleiterin Photovoltaik',
    'Ingénieure procédés',
    '高级嵌入式工程师',
    '営業部長',
    'Specjalista ds. zakupów',
    'Jefa de obra',
  ])('%s is a title', (text) => {
    expect(titleScore(text)).toBeGreaterThan(organisationScore(text));
  });

  it.each([
    'Sonnwerk Handels GmbH',
    'Przykład Energia Sp. z o.o.',
    '株式会社なにわ建材',
    '上海辰星新能源股份有限公司',
    'Université de Belleval',
    'Construcciones Modelo, S.A.',
  ])('%s is an organisation', (text) => {
    expect(organisationScore(text)).toBeGreaterThan(titleScore(text));
  });
});

describe('characters', () => {
  it('are those that a person sees', () => {
    expect(cleanCharacters('⼭⽥ oﬀice co\u00adop')).toBe('山田 office coop');
    expect(joinSpacedLetters('履 歴 書')).toBe('履歴書');
    expect(joinSpacedLetters('P R O F I L')).toBe('PROFIL');
    expect(joinSpacedLetters('John A B Smith')).toBe('John A B Smith');
  });
});

describe('labels', () => {
  it.each([
    ['Nom\u202f: Éloïse Martin', 'familyName', 'Éloïse Martin'],
    ['Adresse\u00a0: 3 place du Marché', 'address', '3 place du Marché'],
    ['Adresse(n): Lindenhof 4a', 'address', 'Lindenhof 4a'],
    ['PLZ, Ort: 88212 Ravensburg', 'address', '88212 Ravensburg'],
    ['申请岗位：质量经理', 'target', '质量经理'],
  ])('%s', (text, kind, value) => {
    expect(splitLabel(text)).toMatchObject({ kind, value });
  });

  it('recognises labels with other punctuation', () => {
    expect(labelOf('Familienname, Vorname')).toBe('name');
    expect(labelOf('Tätigkeitsbereich oder Branche')).toBe('industry');
  });

  it.each([
    ['Stellenwunsch', 'target'],
    ['希望職務名稱', 'target'],
    ['现所在城市', 'address'],
    ['Geburtsdatum, -ort', 'birth'],
    ['所屬產業', 'industry'],
    ['户籍地址', 'other'],
    ['期望行业', 'other'],
    ['紧急联系电话', 'otherPerson'],
    ['Angestrebte Erfolge der Abteilung', null],
  ])('knows %s by its parts', (text, kind) => {
    expect(labelOf(text)).toBe(kind);
  });

  it('splits a line before labels, but not before labels of several words', () => {
    expect(splitAtLabels('Tel.: 0151 12345 E-Mail: a@example.de')).toEqual([
      'Tel.: 0151 12345',
      'E-Mail: a@example.de',
    ]);
    expect(splitAtLabels('Angestrebte Position: Küchenleiter')).toHaveLength(1);
    expect(splitAtLabels('姓 名：诸葛明 性 别：男')).toEqual(['姓 名：诸葛明', '性 别：男']);
  });
});

/** A table: cells in columns, one line below the other. */
const table = (...rows: string[][]): ResumeText => ({
  isPrinted: true,
  links: [],
  lines: rows.map((texts, index) => ({
    page: 1,
    region: 0,
    y: 40 + index * 14,
    isBullet: false,
    isHeading: false,
    cells: texts.flatMap((text, column) =>
      text === ''
        ? []
        : [{ text, x: 50 + column * 120, right: 150 + column * 120, size: 10, isBold: false }],
    ),
  })),
});

describe('tables with a column of labels', () => {
  it('joins labels broken by the column', () => {
    const reading = extract(
      table(
        ['Angaben zur Person'],
        ['Nachname(n) /', 'Krämer-Voss, Annegret'],
        ['Vorname(n)'],
        ['Straße', 'Am Mühlbach 17'],
        ['PLZ, Ort', '88212 Ravensburg'],
        ['Berufserfahrung'],
        ['Zeitraum', 'Seit 10/2017'],
        ['Beruf oder Funktion', 'Qualitätsingenieurin'],
        ['Name und Adresse des', 'Parthetal Fahrzeugteile GmbH'],
        ['Arbeitgebers'],
        ['Tätigkeitsbereich oder', 'Automobilzulieferer'],
        ['Branche'],
      ),
    );
    expect(reading).toMatchObject({
      name: 'Annegret Krämer-Voss',
      currentAddress: 'Am Mühlbach 17, 88212 Ravensburg',
      pastIndustry: 'Automobilzulieferer',
      pastPositions: [
        {
          title: 'Qualitätsingenieurin',
          organisation: 'Parthetal Fahrzeugteile GmbH',
          start: '2017-10',
          end: 'present',
        },
      ],
    });
  });

  it('finds street and town under labels in either order, and the newest industry in its column', () => {
    const reading = extract(
      table(
        ['Wohnort', '21335 Lüneburg'],
        ['Straße', 'Am Sande 5'],
        ['工作經歷'],
        ['服務公司', '產業類別', '職稱', '任職期間'],
        ['晶曜股份有限公司', '半導體製造業', '資深設備工程師', '2017/03～迄今'],
      ),
    );
    expect(reading.currentAddress).toBe('Am Sande 5, 21335 Lüneburg');
    expect(reading.pastIndustry).toBe('半導體製造業');
    expect(reading.pastPositions).toEqual([
      {
        title: '資深設備工程師',
        organisation: '晶曜股份有限公司',
        start: '2017-03',
        end: 'present',
      },
    ]);
  });

  it('does not take a department for an employer', () => {
    const [position] = extract(
      table(['工作經歷'], ['2017/07 – 2017/08'], ['綠芽文創｜行銷部｜行銷實習生']),
    ).pastPositions;
    expect(position).toMatchObject({ title: '行銷實習生', organisation: '綠芽文創' });
  });

  it('joins a name with two labels, and removes additions from a subject line', () => {
    const reading = extract(
      table(
        ['Name', 'Hollerbach'],
        ['Vorname', 'Katrin'],
        ['Bewerbung als Projektleiterin (m/w/d) – Ihre Anzeige vom 3. Mai 2024'],
      ),
    );
    expect(reading.name).toBe('Katrin Hollerbach');
    expect(reading.positionAppliedFor).toBe('Projektleiterin (m/w/d)');
  });

  it('ends an address at a label or a date of birth, also one that it does not know', () => {
    const addressIn = (...rows: string[][]) => extract(table(...rows)).currentAddress;
    const address = 'Ahornweg 12, 04229 Leipzig';
    expect(addressIn([`Anschrift: ${address} geboren am: 14.03.1985`])).toBe(address);
    expect(addressIn([`Anschrift: ${address}`], ['Erreichbarkeit: 0171 3920045'])).toBe(address);
    expect(addressIn(['上海市浦东新区张江路100号 邮箱：a@example.com'])).toBe(
      '上海市浦东新区张江路100号',
    );
  });

  it('reads an address under its label or above its town, also of a house without a number', () => {
    const addressIn = (...texts: string[]) =>
      extract(table(...texts.map((text) => [text]))).currentAddress;
    const cottage = ['Rose Cottage, Mill Lane', 'Ashcombe EX7 0QP'];
    expect(addressIn('ada@example.org', ...cottage)).toBe(cottage.join(', '));
    expect(addressIn('Address', 'Hof Eichental', '24105 Kiel', 'a@example.org')).toBe(
      'Hof Eichental, 24105 Kiel',
    );
    expect(addressIn('214 Maple Street', 'Dublin 8')).toBe('214 Maple Street, Dublin 8');
    expect(addressIn('a@example.org', 'Am Alten Markt 3, 8010', 'Graz')).toBe(
      'Am Alten Markt 3, 8010 Graz',
    );
  });

  it('joins an address of mail that breaks at the end of its line', () => {
    const mailIn = (...texts: string[]) => extract(table(...texts.map((text) => [text]))).email;
    expect(mailIn('Tokyo, mail: mayumi-', 'matsumoto@example.net')).toBe(
      'mayumi-matsumoto@example.net',
    );
    expect(mailIn('ada@mail.example', '.org')).toBe('ada@mail.example.org');
    expect(mailIn('ada@example.org', 'Phone')).toBe('ada@example.org');
  });

  it('reads a wish as the position applied for', () => {
    const targetIn = (text: string) => extract(table([text])).positionAppliedFor;
    expect(targetIn('Ich möchte bei Ihnen als Dachdecker arbeiten')).toBe('Dachdecker');
    expect(targetIn('I would like to work for you as a Buyer')).toBe('Buyer');
    expect(targetIn('Je souhaite rejoindre votre équipe comme vendeuse')).toBe('vendeuse');
    expect(targetIn('希望应聘贵公司的采购员一职')).toBe('采购员');
    expect(targetIn('I want to grow as a person')).toBe(null);
    const long = 'Je souhaite rejoindre votre équipe comme Commercial grands';
    const lines = extract(table([long], ['comptes']));
    expect(lines.positionAppliedFor).toBe('Commercial grands comptes');
  });

  it('keeps the name of a country beside an address out of the nationality', () => {
    const nationalityIn = (...texts: string[]) =>
      extract(table(...texts.map((text) => [text]))).nationality;
    const contact = ['8 rue des Lilas', '69003 Lyon'];
    expect(nationalityIn(...contact, 'France')).toBe(null);
    expect(nationalityIn(...contact, 'Née le 3 mai 1990', 'Suisse')).toBe('CH');
  });
});
