import type { Sheet } from '../sheet.ts';

/** Polish: a ruled table with column heads. */
export const sheet: Sheet = {
  language: 'pl',
  hasRules: true,
  columns: { 2: [32, 68], 3: [24, 40, 36] },
  facts: {
    name: 'Agnieszka Sójka-Nowicka',
    dateOfBirth: '1986-08-30',
    nationality: 'PL',
    email: 'agnieszka.sojka@example.pl',
    phone: '+48 601 234 567',
    currentAddress: [
      '30-363 Kraków, ul. Rzemieślnicza 26 lok. 3',
      'ul. Rzemieślnicza 26 lok. 3, 30-363 Kraków',
    ],
    positionAppliedFor: 'Specjalista ds. controllingu',
    pastIndustry: ['finans', 'bank', 'ubezpiecz', 'księgow', 'rachunk', 'audyt', 'szkl', 'budow'],
  },
  positions: [
    {
      title: 'Analityk finansowy',
      organisation: 'Towarzystwo Ubezpieczeń Wisła S.A.',
      start: '2018-05',
      end: 'present',
    },
    {
      title: 'Księgowa',
      organisation: 'Biuro Rachunkowe Bilans',
      start: '2011-10',
      end: '2018-04',
    },
  ],
  text: `
^ # Życiorys zawodowy
Imię i nazwisko || Agnieszka Sójka-Nowicka
Data i miejsce urodzenia || 30.08.1986 r., Tarnów
Obywatelstwo || polskie
Miejsce zamieszkania || 30-363 Kraków\\\\ul. Rzemieślnicza 26 lok. 3
Kontakt || tel. kom. +48 601 234 567\\\\agnieszka.sojka@example.pl
Stanowisko, o które się ubiegam || Specjalista ds. controllingu
## Dotychczasowe zatrudnienie
Okres || Pracodawca || Stanowisko
05.2018 – nadal || Towarzystwo Ubezpieczeń Wisła S.A. || Analityk finansowy
10.2011 – 04.2018 || Biuro Rachunkowe Bilans || Księgowa
## Ukończone szkoły
Okres || Uczelnia || Kierunek
2005 – 2010 || Akademia Ekonomiczna Podgórze || Finanse i rachunkowość
## Języki
Angielski C1, niemiecki B1
`,
};
