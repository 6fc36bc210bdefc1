import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Dates on the left, an industry in brackets, a leave in between; the number of the job advert. */
export const sheet: Sheet = {
  language: 'pl',
  columns: { 2: [27, 73] },
  facts: {
    name: 'Joanna Bielecka',
    dateOfBirth: '1989-08-15',
    nationality: null,
    email: 'joanna.bielecka@example.com',
    phone: '(+48) 512-000-765',
    currentAddress: 'ul. Stary Rynek 4/2, 64-100 Leszno',
    positionAppliedFor: 'Asystentka Zarządu',
    pastIndustry: ['mebl', 'meblarska', ...industry('pl', 'engineering')],
  },
  positions: [
    {
      title: 'Asystentka dyrektora',
      organisation: 'Fabryka Mebli Wielkopolska S.A.',
      start: '2020-10',
      end: 'present',
    },
    {
      title: 'Sekretarka',
      organisation: 'Fabryka Mebli Wielkopolska S.A.',
      start: '2014-02',
      end: '2019-06',
    },
    {
      title: 'Pracownik biurowy',
      organisation: 'Notariusz Ewa Lis',
      start: '2012-07',
      end: '2014-01',
      accepted: { organisation: ['Kancelaria Notarialna Ewa Lis'] },
    },
  ],
  text: `
# Joanna Bielecka >> ul. Stary Rynek 4/2
Aplikacja: Asystentka Zarządu – nr ref. AZ/2026 >> 64-100 Leszno
 >> (+48) 512-000-765
 >> joanna.bielecka@example.com
 >> data ur. 15 sierpnia 1989
## Przebieg kariery
X 2020 – do chwili obecnej || **Asystentka dyrektora**\\\\Fabryka Mebli Wielkopolska S.A. (branża: meblarska)\\\\organizacja podróży, protokoły, tłumaczenia
VII 2019 – IX 2020 || Urlop macierzyński i rodzicielski
II 2014 – VI 2019 || **Sekretarka**\\\\Fabryka Mebli Wielkopolska S.A. (branża: meblarska)\\\\korespondencja, archiwum
VII 2012 – I 2014 || **Pracownik biurowy**\\\\Kancelaria Notarialna Ewa Lis (branża: prawna)
## Nauka
2008 – 2011 || Państwowa Wyższa Szkoła w Lesznie\\\\licencjat, filologia germańska
## Języki
niemiecki || C1
angielski || B2
## Zgoda
Wyrażam zgodę na przetwarzanie danych osobowych w celu rekrutacji.
`,
};
