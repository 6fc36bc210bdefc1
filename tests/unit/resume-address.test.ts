import { describe, expect, it } from 'vitest';
import { read as readLines } from '../helpers/read-lines.ts';

const mail = 'h.coleman@example.org';
const work = ['## Work experience', '2018 – present||Buyer, Northgate Textiles Ltd'];

const addressIn = (...lines: string[]) =>
  readLines(['Harriet Coleman', ...lines, ...work].join('\n')).currentAddress;

describe('an address that breaks in a narrow column', () => {
  it.each([
    ['Hinter der', 'Kirche 3, 99084', 'Erfurt'],
    ['Résidence Les', 'Pins, bât. C, 45', 'chemin des', 'Oliviers, 13090', 'Aix-en-', 'Provence'],
    ['Calle Mayor 5,', '3º B, 28013', 'Madrid'],
    ['ul. Świętego', 'Marcina 45 m. 7,', '61-806 Poznań'],
    ['Flat 3, 27 Kings', 'Road, Brighton', 'BN1 2FA'],
  ])('%s', (...lines) => {
    const whole = lines.join(' ').replace('Aix-en- ', 'Aix-en-');
    for (const after of ['+44 7700 900123', mail, 'born on 12/7/1985'])
      expect(addressIn(mail, ...lines, after)).toBe(whole);
  });

  it('and has lines of its own for street, district, county and postcode', () => {
    const lines = ['The Old Rectory', 'Church Lane', 'Great Missenden', 'Bucks', 'HP16 0AX'];
    expect(addressIn(mail, ...lines)).toBe(lines.join(', '));
    expect(addressIn(mail, 'Prinsengracht 263', '1016 GV Amsterdam', 'The Netherlands')).toBe(
      'Prinsengracht 263, 1016 GV Amsterdam, The Netherlands',
    );
    expect(addressIn(mail, '18 MG Road', 'Bengaluru 560001', 'India')).toBe(
      '18 MG Road, Bengaluru 560001, India',
    );
  });

  it('does not begin with a title above it', () => {
    expect(addressIn('Front of House Manager', '14 Rowan Close', 'Leeds LS6 2AB', mail)).toBe(
      '14 Rowan Close, Leeds LS6 2AB',
    );
  });

  it('ends where a nationality begins', () => {
    expect(addressIn('ul. Długa 12/4', '80-831 Gdańsk', 'polska', mail)).toBe(
      'ul. Długa 12/4, 80-831 Gdańsk',
    );
  });
});

describe('an address among other details', () => {
  const address = '1200 Maple Avenue, Apt 4B, Austin, TX 78701';
  it.each([
    [`${address} – +1 555 0100 199 – ${mail}`],
    [`${address}, +1 555 0100 199, ${mail}`],
    [`${address}; +1 555 0100 199; ${mail}`],
    [`📍 ${address} 📞 +1 555 0100 199 ✉ ${mail}`],
    [`${address}, born 12 July 1985`],
    [`Address – ${address}`],
    [`Address ${address}`],
    [`I live at ${address}`],
    [`Where letters reach me: ${address}`],
    [`Where I live ${address}`],
    [`+1 555 0100 199 ${address}`],
  ])('%s', (line) => {
    expect(addressIn(line)).toBe(address);
  });

  it('may follow the name on its line', () => {
    const line = 'Harriet Coleman, Flat 3, 27 Kings Road, Brighton BN1 2FA';
    expect(readLines([line, mail, ...work].join('\n'))).toMatchObject({
      name: 'Harriet Coleman',
      currentAddress: 'Flat 3, 27 Kings Road, Brighton BN1 2FA',
    });
  });

  it('is read from labels one after the other, wherever their lines break', () => {
    const lines = [
      'Phone: +44 7700 900123 Nationality: British Address: Flat 3, 27 Kings',
      'Road, Brighton BN1 2FA Date of birth: 12 July 1985 Marital',
      `status: married Email: ${mail}`,
    ];
    expect(addressIn(...lines)).toBe('Flat 3, 27 Kings Road, Brighton BN1 2FA');
  });

  it('is no date, though its street is named after one', () => {
    expect(addressIn('ul. 3 Maja 11, 20-078 Lublin', mail)).toBe('ul. 3 Maja 11, 20-078 Lublin');
    expect(addressIn('14 rue du 8 mai 1945, 75010 Paris', mail)).toBe(
      '14 rue du 8 mai 1945, 75010 Paris',
    );
  });

  it('is that of now, whichever comes first', () => {
    expect(
      addressIn(
        'Permanent address: 14 Rowan Close, Leeds LS6 2AB',
        'Term-time address: 3 Elm Grove, York YO10 5DD',
      ),
    ).toBe('3 Elm Grove, York YO10 5DD');
  });
});

describe('an address as applicants write it', () => {
  it.each([
    ['Adresse: Am Markt 5 · 37073 Göttingen', 'Am Markt 5, 37073 Göttingen'],
    ['Où j’habite : 12 rue des Lilas – 38000 Grenoble', '12 rue des Lilas – 38000 Grenoble'],
    ['東京都練馬区栄町2番地 090 1234 5678', '東京都練馬区栄町2番地'],
    [
      '大阪府大阪市北区栄町5 サンハイツ101号生年月日：1990.1.1',
      '大阪府大阪市北区栄町5 サンハイツ101号',
    ],
    ['浙江省杭州市滨江区学院路17号\n(+86)138-0000-5457', '浙江省杭州市滨江区学院路17号'],
    ['3 rue Haute, 75011 Paris 06.12.34.56.78 Permis B', '3 rue Haute, 75011 Paris'],
    ['00-950 Warszawa, al. Armii\nKrajowej 12', '00-950 Warszawa, al. Armii Krajowej 12'],
  ])('%s', (lines, address) => {
    expect(addressIn(mail, ...lines.split('\n'))).toBe(address);
  });

  it('begins with the number of the house, not of the phone', () => {
    const { phone, currentAddress } = readLines(
      ['Harriet Coleman', '07700 900123 14 Rowan Close, Leeds LS6 2AB', ...work].join('\n'),
    );
    expect([phone, currentAddress]).toEqual(['07700 900123', '14 Rowan Close, Leeds LS6 2AB']);
  });
});
