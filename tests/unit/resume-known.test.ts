import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { describe, expect, it } from 'vitest';
import { extract } from '../../resumes/extraction/extract.ts';
import { readText } from '../../resumes/read-text.ts';
import { read as readLines } from '../helpers/read-lines.ts';

const read = (...lines: string[]) => readLines(lines.join('\n'));

const jobs = ({ pastPositions }: ReturnType<typeof read>) =>
  pastPositions.map(({ title, organisation, start, end }) => [title, organisation, start, end]);

describe('a label after an address is not part of it', () => {
  it.each([
    [
      '上海市浦东新区张江路100号 邮箱：wang@example.com 电话：13800001111',
      '上海市浦东新区张江路100号',
    ],
    ['地址：上海市浦东新区张江路100号 邮箱 wang@example.com', '上海市浦东新区张江路100号'],
    ['上海市浦东新区张江路100号 邮箱||wang@example.com', '上海市浦东新区张江路100号'],
    ['Calle Mayor 5, 28013 Madrid Correo: ana@example.org', 'Calle Mayor 5, 28013 Madrid'],
    [
      'Ahornweg 12, 64285 Darmstadt Telefon 06151 123456 E-Mail anna@example.org',
      'Ahornweg 12, 64285 Darmstadt',
    ],
    [
      '〒150-0001 東京都渋谷区神宮前1-2-3 電話 03-1234-5678 メール taro@example.jp',
      '〒150-0001 東京都渋谷区神宮前1-2-3',
    ],
    ['ul. Pocztowa 5 m. 3, 00-950 Warszawa', 'ul. Pocztowa 5 m. 3, 00-950 Warszawa'],
    ['12 High Street, Mobile, AL 36602', '12 High Street, Mobile, AL 36602'],
  ])('%s', (line, address) => {
    expect(read('Anna Nowak', line).currentAddress).toBe(address);
  });
});

describe('the industry', () => {
  it('is the one that the CV states, not that of an employer’s name', () => {
    const employer = '2019 – 2021||Buyer, Sunrise Energy Bank Ltd';
    const { pastIndustry } = read('Jane Doe', 'Industry: Furniture', '## Experience', employer);
    expect(pastIndustry).toBe('Furniture');
  });

  it('stated in the profile outweighs an employer’s name', () => {
    const { pastIndustry } = read(
      ...['Anna Berg', '## Profil', 'Zehn Jahre in der Lebensmittelindustrie.'],
      ...['## Berufserfahrung', '2014 – 2018||Lagerist, Solartechnik Energie GmbH'],
    );
    expect(pastIndustry).toMatch(/Lebensmittel/u);
  });

  it.each(['du plastique', 'des plastiques', 'de la chaudronnerie', 'de l’aciérie'])(
    'is named after its article in French: le secteur %s',
    (name) => {
      const { pastIndustry } = read(
        ...['Anne Berger', '## Profil', `Dix ans dans le secteur ${name}.`],
        ...['## Expérience professionnelle', '2014 – 2018||Acheteuse, Énergie Solaire SARL'],
      );
      expect(pastIndustry).toBe(name.includes('plasti') ? 'Plasturgie' : 'Métallurgie');
    },
  );
});

it('a short CV in English is not taken for a Polish one because of I', () => {
  const lines = ['What I do and where I worked', '2019 – 2021 Buyer, Harbour Foods Ltd'];
  expect(read('Jane Doe', '## Experience', ...lines).pastIndustry).toBe('Agriculture and food');
});

describe('periods without separators, and titles with commas', () => {
  it.each([
    ['201903-202105 上海宏图机械有限公司 研发部经理', '2021-05'],
    ['201903-至今 上海宏图机械有限公司 研发部经理', 'present'],
  ])('%s', (line, end) => {
    expect(jobs(read('王小明', '## 工作经历', line))).toEqual([
      ['研发部经理', '上海宏图机械有限公司', '2019-03', end],
    ]);
  });

  it.each(['Harbour Foods', 'Harbour Foods Ltd'])('VP, Finance, %s', (firm) => {
    expect(jobs(read('Jane Doe', '## Experience', '2019 – 2021', `VP, Finance, ${firm}`))).toEqual([
      ['VP, Finance', firm, '2019', '2021'],
    ]);
  });
});

it.each([
  ['Where I have worked so far and what I did there', 'What I learned at school'],
  ['Das habe ich bisher beruflich gemacht', 'So bin ich zur Schule gegangen'],
  ['Dónde he trabajado hasta ahora', 'Lo que he estudiado'],
])('a sentence is a heading: %s', (experience, education) => {
  const work = [`## ${experience}`, '2019 – 2021 Buyer, Harbour Foods Ltd'];
  const school = [`## ${education}`, '2010 – 2014 BSc, Leeds College'];
  expect(jobs(read('Anna Berg', 'anna@example.org', ...work, ...school))).toEqual([
    ['Buyer', 'Harbour Foods Ltd', '2019', '2021'],
  ]);
});

it('two columns of a Spanish word processor file are read one after the other', async () => {
  const cell = (...texts: string[]) =>
    new TableCell({ children: texts.map((text) => new Paragraph(text)) });
  const aside = ['Ana Ruiz', 'ana@example.org', 'Calle Mayor 5', '28013 Madrid', 'IDIOMAS'];
  const main = ['EXPERIENCIA LABORAL', 'Administrativa', 'Gestoría López, S.L.', '2019 – 2021'];
  const row = new TableRow({
    children: [
      cell(...aside, 'Francés B2'),
      cell(...main, 'Recepcionista', 'Hotel Sol, S.A.', '2015 – 2018'),
    ],
  });
  const children = [new Table({ rows: [row], columnWidths: [3000, 6900] })];
  const reading = extract(
    await readText(await Packer.toBuffer(new Document({ sections: [{ children }] }))),
  );
  expect(jobs(reading)).toEqual([
    ['Administrativa', 'Gestoría López, S.L.', '2019', '2021'],
    ['Recepcionista', 'Hotel Sol, S.A.', '2015', '2018'],
  ]);
  expect(reading.currentAddress).toBe('Calle Mayor 5, 28013 Madrid');
  expect(reading.nationality).toBeNull();
});

it.each(['王小明 Wang Xiaoming', 'Wang Xiaoming（王小明）', '王小明||Wang Xiaoming'])(
  'a name in two scripts is read in one of them, whole: %s',
  (line) => {
    expect(['王小明', 'Wang Xiaoming']).toContain(read(line, 'wang@example.com').name);
  },
);
